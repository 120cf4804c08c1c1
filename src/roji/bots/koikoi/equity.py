"""The chance to win a match of Koi-Koi from the end of a round: rounds left, points ahead, and who deals.

    python -m roji.bots.koikoi.equity [ROUNDS]      plays rounds anew and rewrites equity.toml

The file counts how rounds between two searching players ended; the table follows from it backwards, round by round
(H-20: the winner deals next, after a drawn round the challenger).
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from roji.bots.koikoi.judge import REACH, KoiKoiJudge
from roji.bots.koikoi.learned import LearnedJudge
from roji.bots.network import Network, read
from roji.bots.tree import Tree
from roji.games.game import Game
from roji.games.koikoi.game import KoiKoi

FILE = Path(__file__).with_name("equity.toml")
WEIGHTS = Path(__file__).with_name("value.net")
ROUNDS = 12
SIMULATIONS = 300
Outcomes = list[tuple[int, float]]  # points of the dealer (negative: of the challenger), and their share


def table(outcomes: Outcomes) -> list[list[list[float]]]:
    """Equity in [-1, 1] by rounds left, points ahead + REACH, and whether one deals."""
    ahead = range(-REACH, REACH + 1)
    found = [[[float((points > 0) - (points < 0))] * 2 for points in ahead]]
    for _ in range(ROUNDS):
        last = found[-1]
        dealing = []
        for points in ahead:
            value = 0.0
            for gain, share in outcomes:
                after = min(max(points + gain, -REACH), REACH)
                value += share * last[after + REACH][gain > 0]
            dealing.append(value)
        found.append([[-dealing[REACH - points], dealing[REACH + points]] for points in ahead])
    return found


def kind_of(game: KoiKoi) -> str:
    """Which rounds are most like those of a game: calls once, often, or raising the stake."""
    if game.options["call_bonus"] == "each":
        return "rising"
    return "common" if game.options["calls"] == "many" else "leaflet"


@cache
def outcomes_of(kind: str, file: Path = FILE) -> Outcomes:
    """The counted rounds of a kind as shares."""
    counts = tomllib.loads(file.read_text("utf-8"))[kind]
    total = sum(count for _, count in counts)
    return [(points, count / total) for points, count in counts]


@cache
def table_of(kind: str, file: Path = FILE) -> list[list[list[float]]]:
    return table(outcomes_of(kind, file))


def quick_judge(game: Game, file: Path = FILE) -> KoiKoiJudge:
    """A judge for a game with its options that lets rounds be played to their end."""
    assert isinstance(game, KoiKoi)
    return KoiKoiJudge(table_of(kind_of(game), file))


@cache
def learnt(file: Path) -> tuple[dict[str, Any], Network]:
    """How the network was made, and the network."""
    return read(file)


def judge_for(game: Game, weights: Path = WEIGHTS) -> LearnedJudge:
    """A judge for a game with its options."""
    assert isinstance(game, KoiKoi)
    made, network = learnt(weights)
    return LearnedJudge(table_of(kind_of(game)), network, made["typical"][game.options["call_bonus"]])


# -- counting anew --------------------------------------------------------------------------------------


def played(kind: str, rounds: int, judge: KoiKoiJudge) -> Counter[int]:
    """How so many rounds end between two searching players."""
    game = KoiKoi(preset=kind)
    counts: Counter[int] = Counter()
    seed = 0
    while counts.total() < rounds:
        state = game.new(seed=seed)
        number = 0
        while not state.over:
            tree = Tree(state, judge, seed=1000 * seed + number, room=1 << 12)
            tree.think(SIMULATIONS)
            state.apply(tree.branches()[0].action)
            number += 1
        for result in state.rounds():
            sign = 0 if result["winner"] is None else 1 if result["winner"] == result["dealer"] else -1
            counts[sign * result["points"]] += 1
        seed += 1
        print(f"\r{kind}: {counts.total()} of {rounds} rounds", end="", file=sys.stderr)
    print(file=sys.stderr)
    return counts


def rebuild(rounds: int) -> str:
    """The data file, from rounds played twice: the second time for the table of the first."""
    lines = [
        "# How rounds end between two searching players: [points of the dealer, rounds], negative: the challenger won."
    ]
    lines += [f"# Made by: python -m roji.bots.koikoi.equity {rounds}"]
    for kind in ("leaflet", "common", "rising"):
        first: Outcomes = [(gain, 1 / 13) for gain in (-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 10)]
        counts = played(kind, rounds // 4, KoiKoiJudge(table(first)))
        shares = [(points, count / counts.total()) for points, count in sorted(counts.items())]
        counts = played(kind, rounds, KoiKoiJudge(table(shares)))
        written = ", ".join(f"[{points}, {count}]" for points, count in sorted(counts.items()))
        lines += ["", f"{kind} = [{written}]"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(rebuild(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000), "utf-8")
