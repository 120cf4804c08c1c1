"""Positions outside of any table: a state as one seat may know it, with all that a board needs to be played on."""

from __future__ import annotations

from collections.abc import Sequence

from roji.games.state import Plain, State
from roji.table.table import choices
from roji.wire.positions import Position
from roji.wire.protocol import Advised


def position(state: State, seat: int, effects: list[Plain]) -> Position:
    """How things stand for a seat, after what it saw happen last."""
    game, view = state.game, state.view(seat)
    decisions = choices(state) if state.seat == seat else []
    return Position(
        game=game.id,
        options=game.options,
        players=game.players,
        seat=seat,
        to_move=state.seat,
        view=view,
        choices=decisions,
        question=game.telling.asked(view, [choice.what for choice in decisions]),
        effects=effects,
        told=game.telling.events(effects),
        lines=game.telling.lines(view),
    )


def advised(state: State, line: Sequence[int]) -> list[Advised]:
    """The next decision of a line with those of the same seat that follow it, as a board marks a hint; at most one."""
    if not line:
        return []
    at, turn, seat = state.clone(), list[Plain](), state.seat
    for action in line:
        if at.seat != seat:
            break
        turn.append(at.describe(action))
        at.apply(action)
    return [Advised(action=line[0], name=state.name(line[0]), worth=None, spread=None, why="", turn=turn)]
