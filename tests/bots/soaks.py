"""A long check of all levels: everywhere they sit, they play a legal match to its end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import roji
from roji.bots.bot import bot, decide
from roji.bots.levels import LEVELS
from roji.bots.problems import proven_again
from roji.games.errors import Invalid
from roji.games.options import Letters, ListOption, Option
from roji.games.problems import shelf
from tests.bots.golden import RECORDS, STEP, check_marks, check_reasons
from tests.family import OWN
from tests.soaking import soak

THOUGHT = 24  # simulations or positions for a decision
MANY = {"max_turns": (0, 1, 30, 200, 10_000), "stall_rounds": (0, 1, 10, 100)}  # of long ranges
LONGEST = 20_000  # decisions after which a match is taken to be endless


@cache
def tables(game: str) -> list[dict[str, Any]]:
    """Every value of every option once, beside the defaults of the others."""
    made = roji.game(game)
    found = [{option.name: value} for option in made.option_table for value in values(option)]
    if game == "orders":  # every order at every size of table
        found += [{"players": players, "orders": str(order)} for players in range(2, 7) for order in range(1, 9)]
        found = [{"players": 6, **options} if options.get("starter") in (2, 3, 4, 5) else options for options in found]
    return found


def values(option: Option) -> list[Any]:
    if isinstance(option, Letters):
        return [option.default, option.values[:6], option.values[6:]]
    if isinstance(option, ListOption):
        return [option.default, *map(str, option.values), "1,4,7"]
    return list(MANY.get(option.name, option.values))


def mixed(game: str, rng: random.Random) -> dict[str, Any]:
    """Any options that go together."""
    while True:
        found: dict[str, Any] = {}
        for options in rng.sample(tables(game), 3):
            found.update(options)
        try:
            roji.game(game, **found)
        except Invalid:  # such as three orders for two rounds
            continue
        return found


@soak("levels at every table", total=10_000, short=32, chunk=16)
def levels(seed: int, start: int, stop: int) -> None:
    """The levels in turn in all games: with every option, preset, garden and stage of the journey, and with mixtures.

    Every fourth match has a table of mixed levels.
    """
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        game = sorted(OWN)[case % 4]
        level, number = case // 4 % 4, case // 16
        known = tables(game)
        options = known[number % len(known)] if number // len(known) % 2 == 0 else mixed(game, rng)
        made = roji.game(game, **options)
        state = made.new(seed=rng.randrange(1 << 64))
        names = [LEVELS[level] if number % 4 else rng.choice(LEVELS) for _ in range(made.players)]
        bots = [bot(name, made, seat, rng.randrange(1 << 32)) for seat, name in enumerate(names)]
        for player in bots:
            player.budget(THOUGHT)
        decisions = 0
        where = (seed, case, game, options, names)
        while state.seat is not None:
            action = decide(bots[state.seat], state)
            assert action in state.legal_actions(), where
            for player, events in zip(bots, told(state, action), strict=True):
                player.see(events)
            decisions += 1
            assert decisions < LONGEST, where
        assert len(state.returns()) == made.players, where


def told(state: roji.State, action: int) -> list[list[Any]]:
    """Make a decision; what each seat is told of it."""
    events = state.traced(action)
    return [state.told(events, seat) for seat in range(state.game.players)]


@soak("problems of the day", total=4 * 366, short=8, chunk=8)
def problems(seed: int, start: int, stop: int) -> None:
    """Every problem that ships is proven anew; the games take turns."""
    for case in range(start, stop):
        game = OWN[case % len(OWN)]
        shipped = shelf(game).problems
        if case // len(OWN) < len(shipped):
            assert proven_again(shipped[case // len(OWN)]), (game, case // len(OWN))


@soak("reasons in golden records", total=len(RECORDS) * STEP, short=4, chunk=7)
def reasons(seed: int, start: int, stop: int) -> None:
    """In every golden record what is advised is argued for, beside what is worse by the figure told."""
    for case in range(start, stop):
        check_reasons(RECORDS[case // STEP], case, 2000)


@soak("marks in golden records", total=len(RECORDS) * STEP, short=2, chunk=7)
def marks(seed: int, start: int, stop: int) -> None:
    """In every golden record what is marked stays marked after ten times the thought."""
    for case in range(start, stop):
        check_marks(RECORDS[case // STEP], case, 2000)
