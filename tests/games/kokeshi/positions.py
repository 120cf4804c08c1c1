"""Positions in notation, for tests. The map of the standard garden, lines as letters between the spaces:

                     a1  g a2
                    o  g  o  p
            b1  g b2  p b3  p b4  g b5
           o  g  o  p  g  o  o  p  o  p
   c1  g c2  g c3  o c4  g c5  g c6  p c7  g c8
  o  p  p  p  p  p  o  p  g  p  o  g  o  o  p  p
d1  g⌂d2  o d3  g d4  p d5  o d6  g d7  p d8  g d9  g d10
  p  o  g  o  g  o  p  g  o  o  o  g  p  o  g  o  g  o  p
   e1  g e2  g e3  p e4  g e5  o e6  p e7  g e8  o⌂e9  g e10
           p  p  o  o  g  o  p  g  p  o  p  p  p  p  p  o
            f1  g f2  p f3  g f4  g f5  o f6  g f7  g f8
                    p  o  p  o  o  g  p  o  g  o
                     g1  g g2  p g3  p g4  g g5
                             p  o  g  o
                              h1  g h2
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.games.kokeshi.garden import known_gardens
from roji.games.kokeshi.rules import KokeshiState
from tests.games.kokeshi import naive

GARDENS = tuple(known_gardens())
AWAY = "d10:gg f8:oo e10:pp"  # the samurai at home on the standard garden


def setup(kokeshi: str, samurai: str = AWAY, turn: int = 0, garden: str = "standard", **more: Any) -> KokeshiState:
    """A position with a player to move, figurines written as `c4:pg`."""
    options = {"max_turns": more.pop("max_turns", 200)}
    game = roji.game("kokeshi", garden=garden, starter=0, **options)
    state = game.from_dict({"turn": turn, "figurines": [kokeshi.split(), samurai.split()], **more})
    assert isinstance(state, KokeshiState)
    return state


def fresh(garden: str = "standard", starter: int = 0, **options: Any) -> KokeshiState:
    """The start of a match."""
    state = roji.game("kokeshi", garden=garden, starter=starter, **options).new(seed=1)
    assert isinstance(state, KokeshiState)
    return state


def play(state: roji.State, moves: str) -> roji.State:
    """Make decisions written in notation."""
    for move in moves.split():
        state.apply(state.parse(move))
    return state


def can(state: roji.State) -> set[str]:
    """What the seat may do, in notation."""
    return {state.name(action) for action in state.legal_actions()}


def after(state: roji.State, moves: str) -> set[str]:
    """What the seat may do once these decisions are made."""
    return can(play(state.clone(), moves))


def refused(state: roji.State, move: str) -> str:
    """The clause that forbids a decision."""
    with pytest.raises(roji.Illegal) as caught:
        play(state, move)
    assert caught.value.say("en")
    assert caught.value.say("de")
    return caught.value.clause


def standing(state: roji.State, seat: int) -> list[str]:
    """The figurines of a seat as they are written."""
    found: list[str] = state.to_dict()["figurines"][seat]
    return found


def random_position(garden: str, rng: random.Random, decisions: int) -> KokeshiState:
    """A position at the start of a turn, reached by random decisions; it has forgotten its past (K-R5)."""
    while True:
        state = fresh(garden)
        for _ in range(6 + decisions):
            if state.over:
                break
            state.apply(rng.choice(state.legal_actions()))
        while not state.over and state.to_dict()["phase"] != "turn":
            state.apply(rng.choice(state.legal_actions()))
        if not state.over:
            data = state.to_dict()
            kokeshi, samurai = (" ".join(side) for side in data["figurines"])
            return setup(kokeshi, samurai, turn=data["turn"], garden=garden)


def as_naive(garden: naive.NaiveGarden, state: roji.State) -> naive.Position:
    """The same position for the naive generator."""
    figurines = []
    for owner, side in enumerate(state.to_dict()["figurines"]):
        for figurine in side:
            name, _, beads = figurine.partition(":")
            figurines.append(naive.Figurine(owner, garden.place(name), beads))
    return naive.Position(tuple(figurines), state.seat)


def complete_turns(state: roji.State) -> list[roji.State]:
    """The state after every complete turn, once per way to play it."""
    found = []
    for action in state.legal_actions():
        later = state.clone()
        later.apply(action)
        found += complete_turns(later) if later.seat == state.seat else [later]
    return found
