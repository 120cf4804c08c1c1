"""The yardsticks stay as they are: what they decide in a few matches is pinned, decision by decision.

Where a change makes one of these lines change, the line is right and the change is not: a yardstick gets a copy of
what it was.
"""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.bots.bot import bot
from roji.bots.koikoi.frozen import outs
from roji.bots.seated import Seated
from roji.games.state import State
from tests.games.koikoi.positions import position

PINNED: list[tuple[str, dict[str, Any], tuple[str, ...], int, str]] = [
    (
        "koikoi",
        {"rounds": 2},
        ("search-v1:60", "search-v1:60"),
        11,
        "4R 6A 6R 2R 8L 6x 7y 10A 3x 7A 12x 9A 3y 5A stop 9x 2A =2R 12L 8L 3y 10R =10y 6x 5R 6A 1x 11A 7R 11x "
        "10A 9A 11R",
    ),
    (
        "koikoi",
        {"preset": "rising", "rounds": 2},
        ("search-v1:120", "caller"),
        4,
        "4A 3y 2y 8L 4x 2x 11x 7x 12y =9A 12x 7R 11A 8A 6x 1R 2A 5R 11L 4R 12L 10R 5x 4x 8x 6x 3x koikoi 3R "
        "koikoi 10y 3L 12z 9y",
    ),
    (
        "koikoi",
        {"preset": "common", "rounds": 1},
        ("caller", "search-v1:40"),
        8,
        "2R 11L 2x 7R =7A 1y 6x 9y 1x 7y 5R 4y 12y 10y 3R 1R 5y",
    ),
    (
        "orders",
        {"rounds": 1},
        ("search-v1:60", "search-v1:60"),
        4,
        "G1 =G7 P7 =G1 P2 =P7 G1 =P2 O3 =P9 reveal G2 =O9 O5 =G2 reveal reveal P3 =P10 reveal O9 =P6 reveal "
        "P9 =O5 reveal O5 =P6 P8 =O9",
    ),
    (
        "orders",
        {"players": 3, "rounds": 1},
        ("search-v1:40", "search-v1:40", "search-v1:40"),
        9,
        "P2 =G10 G0 =G8 G1 =P4 P3 =G1 G1 =P3 O5 =P2 O4 =O5 G7 =O4 P2 =G7 reveal reveal G3 =P2 reveal P10",
    ),
    (
        "kokeshi",
        {},
        ("alphabeta-v1:400", "alphabeta-v1:150"),
        2,
        "d9 e8 d10 d3 e2 c1 e8 d8+d9 stop e2 e3+d3 stop d10 e9+d8 e8+d8 ^d7 d3 d4+c1 d5+e3 stop d8 e7+d7 "
        "d8+d7 e8+d7 ^c8 c1 c2+d5 b1+e3 c2+d5 stop d9 d8+c8 stop d5 d6+c2 stop",
    ),
    (
        "kokeshi",
        {"garden": "ring"},
        ("alphabeta-v1:120", "alphabeta-v1:120"),
        6,
        "d3 e2 c1 f7 e9 e10 d3 c3+c1 c4+e2 stop f7 g6+e10 g5+e9 stop e2 f1+c4 f2+c4 f1+c4 stop e9 d9+g5 d8+g5 "
        "d9+g5 stop",
    ),
    (
        "niwashi",
        {},
        ("partner-v1", "learner"),
        3,
        "nsn af30 s +2:anf nfn ag31 s +2:fns nhf af31 w +2:aff hna af31 n +3:aha anf ae33 n +3:naa nhs ag32 e "
        "+3:nna aff af30 w +1:hsf aha ag29 s +2:ans naa ai30 w +2:ffs lantern aid.U w fns ans lantern aid.W w "
        "hsf fhf hfs ah30",
    ),
    (
        "niwashi",
        {"tiles": "all_different"},
        ("selfish", "partner-v1"),
        7,
        "fhs ag31 s +1:hns ahf ae33 e +1:hsn hnf ag31 w +1:nhf hsf af31 n +1:hna nhf ag30 w +1:nhf asf ac33 e "
        "+1:fns nhf ad33 n +1:nha fns ad32 s +2:nhs",
    ),
]


def line(game: str, options: dict[str, Any], bots: tuple[str, ...], seed: int, decisions: int) -> str:
    """The first decisions of a match in notation."""
    made = roji.game(game, **options)
    seated, states, moves, names = Seated(made, list(bots), seed), [made.new(seed=seed)], list[int](), list[str]()
    while not states[-1].over and len(moves) < decisions:
        moves.append(seated.decide(states, moves))
        names.append(states[-1].name(moves[-1]))
        after: State = states[-1].clone()
        after.apply(moves[-1])
        states.append(after)
    return " ".join(names)


@pytest.mark.parametrize(("game", "options", "bots", "seed", "pinned"), PINNED, ids=lambda value: str(value)[:24])
def test_a_yardstick_decides_as_ever(
    game: str, options: dict[str, Any], bots: tuple[str, ...], seed: int, pinned: str
) -> None:
    assert line(game, options, bots, seed, len(pinned.split())) == pinned


def test_every_yardstick_is_pinned() -> None:
    pinned = {(game, name.partition(":")[0]) for game, _, bots, _, _ in PINNED for name in bots}
    assert pinned == {
        ("koikoi", "search-v1"), ("koikoi", "caller"), ("orders", "search-v1"), ("kokeshi", "alphabeta-v1"),
        ("niwashi", "partner-v1"), ("niwashi", "selfish"), ("niwashi", "learner"),
    }  # fmt: skip


def test_the_caller_counts_the_cards_that_would_help_the_other() -> None:
    """H-27: with two red ribbons the third is an out, wherever it is, unless oneself has it."""
    one = position(("1x 2x", "3x"), "5x 1R", "4x 6x", ("8L 9A", "2R 3R"), phase="decide", held=[["H-25"], []])
    assert outs(one.game, one.view(0)) == 1
    assert one.name(bot("caller", one.game, 0).choose(one)) == "koikoi"
    held = position(("1x 1R", "3x"), "5x", "4x 6x", ("8L 9A", "2R 3R"), phase="decide", held=[["H-25"], []])
    assert outs(held.game, held.view(0)) == 0
    many = position(("2x", "3x"), "5x", "4x 6x", ("8L 9A", "1L 3L 6A 7A 2R 3R"), phase="decide", held=[["H-25"], []])
    assert outs(many.game, many.view(0)) == 3  # phoenix, deer, ribbon of the pine
    assert many.name(bot("caller", many.game, 0).choose(many)) == "stop"
