"""Positions of Niwashi in notation, for tests."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.games.niwashi.rules import NiwashiState
from roji.games.niwashi.tiles import cell_name, read_cell
from roji.games.state import State

SIDE = 63


def ground(drawing: str, at: str) -> list[str]:
    """Loose fields from a drawing: one text per row, dots where nothing lies, upper left corner at a cell."""
    corner = read_cell(at)
    rows = drawing.split()
    return [f"{cell_name(corner + SIDE * r)} {row}" for r, row in enumerate(rows) if row.strip(".")]


def position(
    drawing: str = "hna",
    at: str = "ae32",
    *,
    garden: tuple[str, ...] = (),
    hands: tuple[str, str] = ("hhn", "aaf"),
    taken: tuple[str, str] = ("", ""),
    display: str = "- - -",
    discard: str = "",
    pile: str = "",
    box: str = "",
    wishes: tuple[str, str] = ("", ""),
    stacks: tuple[str, str] = ("", ""),
    fulfilled: tuple[str, str] = ("", ""),
    wish_box: str = "",
    turn: int = 0,
    lantern: tuple[str, str, str] = ("rest", "-", ""),
    lanterns: int = 0,
    **options: Any,
) -> NiwashiState:
    """A state at step 2 of a turn; the display is two places long where the hand is."""
    data = {
        "phase": "tile",
        "turn": turn,
        "ground": ground(drawing, at),
        "garden": list(garden),
        "chosen": "",
        "chosen_cell": "",
        "to_draw": 0,
        "special": False,
        "dealt": list(hands),
        "taken": list(taken),
        "display": display,
        "discard": discard,
        "removed": "",
        "pile": pile,
        "box": box,
        "wishes": list(wishes),
        "stacks": list(stacks),
        "fulfilled": list(fulfilled),
        "wish_box": wish_box,
        "lantern": dict(zip(("place", "direction", "tile"), lantern, strict=True)),
        "lanterns": lanterns,
        "ending": "",
    }
    state = roji.game("niwashi", **options).from_dict(data)
    assert isinstance(state, NiwashiState)
    return state


def clone(state: NiwashiState) -> NiwashiState:
    """A copy."""
    copy = state.clone()
    assert isinstance(copy, NiwashiState)
    return copy


def read_back(state: NiwashiState) -> NiwashiState:
    """The state that its plain data describes."""
    again = state.game.from_dict(state.to_dict())
    assert isinstance(again, NiwashiState)
    return again


def do(state: State, moves: str, seat: int | None = None) -> list[Any]:
    """Make decisions written in notation; returns all that a seat (None: a spectator) saw happen."""
    seen: list[Any] = []
    for word in moves.split():
        action = state.parse(word)
        events = state.traced(action)
        seen += state.told(events, seat)
    return seen


def legal(state: State) -> list[str]:
    """The legal actions in notation."""
    return [state.name(action) for action in state.legal_actions()]


def open_wishes(state: NiwashiState) -> list[list[str]]:
    """The fulfilled wishes of both seats."""
    found: list[list[str]] = state.view(None)["fulfilled"]
    return found


def refused(state: NiwashiState, move: str) -> tuple[str, str]:
    """The clause and key with which a move is refused; the state must not change."""
    before = state.to_dict()
    with pytest.raises(roji.Illegal) as caught:
        state.apply(state.parse(move))
    assert state.to_dict() == before
    assert caught.value.say("de").startswith(caught.value.clause)
    return caught.value.clause, caught.value.key
