"""What the kit demands of the sentences of a game: they are plain, they are in its words, and their arguments fit."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from roji import words
from roji.games.state import State
from roji.games.telling import Rows, Sentence, Telling
from roji.words.speaking import Speaker

if TYPE_CHECKING:
    from roji.testing.check import Match

POINTS = 4  # of a match at which everything is told


def check_told(match: Match, rng: random.Random) -> None:
    """At some points, for every seat and a spectator."""
    from roji.testing.check import demand

    game = match.game
    own = type(game.telling) is not Telling
    names = [f"Player {seat}" for seat in range(game.players)]
    speakers = [Speaker(game.id, lang, names, you) for lang in words.LANGUAGES for you in (0, None)]
    moves = range(len(match.states))
    for move in {0, moves[-1], *rng.sample(moves, min(POINTS, len(moves)))}:
        actions = match.actions[move - 1 : move]
        for seat in (*range(game.players), None):
            for told in sentences(match.states[max(move - 1, 0) : move + 1], actions, seat):
                where = f"{match.where(move)}, told to seat {seat}: {told}"
                demand(json.loads(json.dumps(told)) == told, "a sentence is not plain data", where)
                for key in keys(told) if own else ():
                    demand(words.has(key), f"there is no message {key}", where)
                try:
                    said = all(speaker.tell(told) for speaker in speakers)
                except KeyError as error:
                    said = False
                    where = f"{error}, {where}"
                demand(said, "a sentence cannot be said", where)


def sentences(states: list[State], actions: list[int], seat: int | None) -> Iterator[Sentence]:
    """All that is said to a viewer of some states: what happened between them, and everything about the last one."""
    now = states[-1]
    game, telling = now.game, now.game.telling
    for before, action, after in zip(states, actions, states[1:], strict=False):
        for event in game.effects(before, action, after, seat):
            if (told := telling.event(event)) is not None:
                yield told
            yield from cells(telling.count(event)) if event["do"] in ("round", "end", "over") else ()
    view = now.view(seat)
    decides = seat is not None and now.seat == seat
    choices = [now.describe(action) for action in now.legal_actions()] if decides else []
    yield from map(telling.choice, choices)
    if (question := telling.asked(view, choices)) is not None:
        yield question
    yield from (*telling.opening(view), *telling.standing(view), *telling.lines(view))
    if (swing := telling.swing(view)) is not None:
        yield swing
    yield from cells(telling.closing(view)) if now.over else ()


def cells(rows: Rows) -> Iterator[Sentence]:
    """The sentences in the rows of a count."""
    for cell in (cell for row in rows for cell in row):
        if isinstance(cell, dict) and "key" in cell:
            yield Sentence(key=cell["key"], args=cell["args"])


def keys(told: Any) -> Iterator[str]:
    """The messages that a sentence is made of."""
    if isinstance(told, dict) and "key" in told:
        yield told["key"]
        for value in told["args"].values():
            yield from keys(value)
    elif isinstance(told, list):
        for part in told:
            yield from keys(part)
