"""The chance to win a match of Garden Orders from the end of a round: rounds left, and points ahead of the others.

    python -m roji.bots.orders.chances [MATCHES]      plays matches anew and rewrites spread.toml

The file says for every number of players and every order how far the points of one round lie apart: the standard
deviation of one seat's points from those of an equal player, of the difference to another seat by the root of two.
Rounds add up like normal numbers; seats are taken to score independently of each other.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import NormalDist

from roji.bots.orders.judge import PLACES, OrdersJudge
from roji.bots.orders.judge import REACH as EDGE
from roji.bots.tree import Tree
from roji.games.game import Game
from roji.games.orders.game import Orders
from roji.games.orders.numbers import ROUNDS

FILE = Path(__file__).with_name("spread.toml")
SIMULATIONS = 60
START = 10.0  # the spread from which the first matches are judged


def spreads_to_come(game: Orders, spreads: list[float]) -> list[float]:
    """The standard deviation of one seat's points over the last 1, 2, ... rounds, from that under every order."""
    usual = sum(spread**2 for spread in spreads) / len(spreads)
    last = [spreads[order - 1] ** 2 for order in reversed(game.fixed_orders)]
    each = (last + [usual] * ROUNDS)[:ROUNDS]
    return [sqrt(sum(each[: left + 1])) for left in range(ROUNDS)]


def judge_with(game: Orders, spreads: list[float]) -> OrdersJudge:
    """A judge for matches in which points lie this far apart under each order."""
    to_come = spreads_to_come(game, spreads)
    normal = NormalDist()
    if game.players == 2:  # the difference of two seats is all that counts
        places, shares = [0.0], [1.0]
        to_come = [spread * sqrt(2) for spread in to_come]
    else:
        places = [normal.inv_cdf((place + 0.5) / PLACES) for place in range(PLACES)]
        shares = [1 / PLACES] * PLACES
    missing = PLACES - len(places)
    ahead = range(-EDGE, EDGE + 1)
    chances = [[[normal.cdf(points / spread + place) for points in ahead] for place in places + [0.0] * missing]
               for spread in to_come]  # fmt: skip
    return OrdersJudge(chances, shares + [0.0] * missing)


@cache
def spreads_for(players: int, file: Path = FILE) -> list[float]:
    """The measured spreads for this many players, by order."""
    found: list[float] = tomllib.loads(file.read_text("utf-8"))[f"players-{players}"]
    return found


@cache
def judge_for(game: Game, file: Path = FILE) -> OrdersJudge:
    """The judge for a game with its options."""
    assert isinstance(game, Orders)
    return judge_with(game, spreads_for(game.players, file))


# -- measuring anew --------------------------------------------------------------------------------------


def measured(players: int, matches: int) -> list[float]:
    """How far points lie apart between searching players: one match of two rounds under every order, so many times."""
    found = []
    for order in range(1, 9):
        game = Orders(players=players, rounds=2, orders=str(order))
        judge = judge_with(game, [START] * 8)
        squares = []
        for seed in range(matches):
            state = game.new(seed=seed)
            number = 0
            while not state.over:
                tree = Tree(state, judge, seed=1000 * seed + number, room=1 << 11)
                tree.think(SIMULATIONS)
                state.apply(tree.branches()[0].action)
                number += 1
            for result in state.rounds():
                points = result["points"]
                squares += [(a - b) ** 2 / 2 for i, a in enumerate(points) for b in points[:i]]
        found.append(round(sqrt(sum(squares) / len(squares)), 1))
        print(f"\r{players} players: order {order} of 8", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def rebuild(matches: int) -> str:
    """The data file."""
    lines = ["# How far the points of one round lie apart, under the orders 1 to 8.",
             f"# Made by: python -m roji.bots.orders.chances {matches}"]  # fmt: skip
    for players in range(2, 7):
        lines.append(f"players-{players} = {measured(players, matches)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(rebuild(int(sys.argv[1]) if len(sys.argv) > 1 else 40), "utf-8")
