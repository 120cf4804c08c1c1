"""The problem of a day over HTTP. Nothing is kept: whoever tries says what was decided, and the rules judge."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from roji.server import answers
from roji.server.http import REFUSED, GameId, Req, tables
from roji.server.lessons import Made
from roji.wire.problems import ProblemDays, ProblemShown
from roji.words import language

Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A day (UTC) such as 2026-11-17")]
Show = Annotated[bool, QueryParameter(description="Whether to show the answer")]


def today(request: Req) -> date:
    return datetime.fromtimestamp(tables(request).clock(), UTC).date()


@get("/api/problems", responses=REFUSED, summary="Which games have a problem a day, and since when")
async def problem_days(request: Req) -> ProblemDays:
    return answers.problem_days(today(request))


@get(
    "/api/problems/{id:str}/{day:str}",
    responses=REFUSED,
    summary="The problem of a day after some decisions, and whether they are right",
)
async def show_problem(request: Req, id: GameId, day: Day, moves: Made = "", show: Show = False) -> ProblemShown:
    lang = language(request.headers.get("accept-language"), env={})
    return answers.problem(id, day, answers.decisions(moves), show, lang, today(request))


HANDLERS = [problem_days, show_problem]
