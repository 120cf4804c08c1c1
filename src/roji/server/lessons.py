"""Lessons over HTTP. Nothing is kept: whoever learns says which decisions were made in a step, and the rules judge."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from roji.games.lessons import ANY, Judged, lesson
from roji.server.http import REFUSED, GameId
from roji.server.positions import advised, position
from roji.wire.positions import LessonShown, LessonStep

Number = Annotated[int, PathParameter(ge=1, le=99, description="The number of a step, from 1")]
Made = Annotated[
    str,
    QueryParameter(
        pattern=r"^(\d{1,9}(\.\d{1,9}){0,15})?$", max_length=160, description="The decisions so far, with dots between"
    ),
]


@get("/api/games/{id:str}/lesson", responses=REFUSED, summary="The lesson of a game")
async def show_lesson(id: GameId) -> LessonShown:
    return LessonShown(game=id, steps=[step.name for step in lesson(id).steps])


@get(
    "/api/games/{id:str}/lesson/{number:int}",
    responses=REFUSED,
    summary="A step of a lesson after some decisions, and what is made of the last one",
)
async def lesson_step(id: GameId, number: Number, moves: Made = "") -> LessonStep:
    step = lesson(id).step(number)
    judged = step.judge([int(action) for action in moves.split(".") if action])
    return LessonStep(
        number=number,
        name=step.name,
        verdict=judged.verdict,
        say=judged.say,
        clause=judged.clause,
        position=position(judged.state, step.seat, judged.effects),
        best=advised(judged.state, planned(judged)),
        marked=step.marked,
    )


def planned(judged: Judged) -> list[int]:
    """What would be right from here, up to where it is left open."""
    at, actions = judged.state.clone(), list[int]()
    for word in judged.line:
        if word == ANY:
            break
        actions.append(at.parse(word))
        at.apply(actions[-1])
    return actions


HANDLERS = [show_lesson, lesson_step]
