"""The rows of one match: one for every decision, in the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from roji.arena.match import play
from roji.arena.settings import Settings, Task, plan
from roji.bots.bot import Bot, asked, bot
from roji.games.game import Game
from roji.games.state import State

Row = dict[str, Any]


@dataclass(frozen=True)
class Finished:
    """A match played to its end: the state before each decision, the decisions, who sat where, and the outcome."""

    states: Sequence[State]
    actions: Sequence[int]
    players: Sequence[str]
    scores: Sequence[int]
    returns: Sequence[float]


def played(settings: Settings, task: Task) -> Finished:
    """A match between bots."""
    states: list[State] = []
    actions: list[int] = []

    def watch(state: State, action: int) -> None:
        states.append(state.clone())
        actions.append(action)

    found = play(settings, task, watch)
    return Finished(states, actions, found.bots, found.scores, found.returns)


def tasks(settings: Settings, matches: int) -> list[Task]:
    """The first so many matches of the plan of an arena: deal by deal, every seating of each."""
    return plan(settings)[:matches]


def rows(number: int, match: Finished, teacher: str = "", seed: int = 0) -> Iterator[Row]:
    """What a network learns from. Nothing in a row is more than the seat to move may know, but for the outcome."""
    game = match.states[0].game if match.states else None
    teachers = [bot(teacher, game, seat, seed) for seat in range(game.players)] if game and teacher else []
    for at, (state, action) in enumerate(zip(match.states, match.actions, strict=True)):
        seat = state.seat
        assert seat is not None
        row: Row = {
            "match": number,
            "number": at,
            "round": state.round,
            "seat": seat,
            "player": match.players[seat],
            "observation": state.observe(seat),
            "mask": mask(state),
            "action": action,
            "outcome": match.returns[seat],
            "score": match.scores[seat],
        }
        if teachers:
            row["opinions"] = opinions(teachers[seat], state)
            for other, one in enumerate(teachers):
                one.see(state.effects_of(action, other)[1])
        yield row


def mask(state: State) -> bytes:
    """The legal actions as bits: action a is bit a % 8 of byte a // 8."""
    bits = bytearray(mask_size(state.game))
    for action in state.legal_actions():
        bits[action >> 3] |= 1 << (action & 7)
    return bytes(bits)


def mask_size(game: Game) -> int:
    return (game.num_actions + 7) // 8


def opinions(teacher: Bot, state: State) -> list[Row]:
    """What the teacher thinks of every legal decision, the best first."""
    return [
        {"action": one.action, "value": one.value, "spread": one.spread, "share": one.share}
        for one in teacher.opinions(asked(teacher, state))
    ]
