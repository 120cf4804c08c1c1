"""Lessons over HTTP. Nothing is kept: whoever learns says which decisions were made in a step, and the rules judge."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from roji.server import answers
from roji.server.http import REFUSED, GameId
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
    return answers.lesson_shown(id)


@get(
    "/api/games/{id:str}/lesson/{number:int}",
    responses=REFUSED,
    summary="A step of a lesson after some decisions, and what is made of the last one",
)
async def lesson_step(id: GameId, number: Number, moves: Made = "") -> LessonStep:
    return answers.lesson_step(id, number, answers.decisions(moves))


HANDLERS = [show_lesson, lesson_step]
