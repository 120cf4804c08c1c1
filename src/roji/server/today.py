"""The problem of a day over HTTP. Nothing is kept: whoever tries says what was decided, and the rules judge."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from roji.bots.explain import reason_said
from roji.games.problems import Problem, brought, decided, game_of, of_day, read_day, shelf, task, tried
from roji.games.telling import sentence as told
from roji.server.http import REFUSED, GameId, Req, tables
from roji.server.lessons import Made
from roji.server.positions import position
from roji.wire.problems import ProblemAnswer, ProblemDays, ProblemShown
from roji.words import language

Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A day (UTC) such as 2026-11-17")]
Show = Annotated[bool, QueryParameter(description="Whether to show the answer")]


def today(request: Req) -> date:
    return datetime.fromtimestamp(tables(request).clock(), UTC).date()


@get("/api/problems", responses=REFUSED, summary="Which games have a problem a day, and since when")
async def problem_days(request: Req) -> ProblemDays:
    games, now = brought(), today(request)
    first = min((shelf(game).first for game in games), default=now)
    return ProblemDays(today=now.isoformat(), first=first.isoformat(), games=games)


@get(
    "/api/problems/{id:str}/{day:str}",
    responses=REFUSED,
    summary="The problem of a day after some decisions, and whether they are right",
)
async def show_problem(request: Req, id: GameId, day: Day, moves: Made = "", show: Show = False) -> ProblemShown:
    of_day(id, read_day(day), today(request))
    made = tuple(int(action) for action in moves.split(".") if action)
    return shown(id, day, made, show, language(request.headers.get("accept-language"), env={}))


@lru_cache(256)
def shown(id: str, day: str, made: tuple[int, ...], show: bool, lang: str) -> ProblemShown:
    """What there is to see of a problem; of the answer only what somebody has found or asks for.

    Many try the same, and it takes some milliseconds.
    """
    problem = shelf(id).on(read_day(day))
    reached = tried(problem, made)
    verdict = "" if reached.right is None else "right" if reached.right else "wrong"
    first = tried(problem, []).state.name(made[0]) if made else ""
    return ProblemShown(
        game=problem.game,
        day=day,
        task=task(problem),
        verdict=verdict,
        position=position(reached.state, reached.seat, reached.effects),
        chance=problem.worth.get(first) if verdict else None,
        best=problem.worth.get(problem.turn.split()[0]) if verdict else None,
        answer=answer(problem, lang) if show or reached.right else None,
    )


def answer(problem: Problem, lang: str) -> ProblemAnswer:
    """The right turn, and why."""
    turn, *then = decided(problem)
    return ProblemAnswer(
        turn=turn,
        then=then,
        also=len(problem.also),
        why=reason_said(game_of(problem), problem.why, problem.args, lang),
        figures=told(f"problem-proof-{'deals' if 'deals' in problem.proof else 'tried'}", **problem.proof),
    )


HANDLERS = [problem_days, show_problem]
