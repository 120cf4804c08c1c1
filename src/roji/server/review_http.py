"""The HTTP side of looking back at a record: its story, and what a strong player thinks of it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from roji.server.devices import at_home, with_cookie
from roji.server.http import REFUSED, RecordId, Req, address, ready, shelf, tables
from roji.server.reviews import Reviews
from roji.server.seating import Seating
from roji.wire import protocol
from roji.wire import reviews as wire
from roji.words import language

Pass = Annotated[int, PathParameter(ge=0, le=9, description="Which pass, from 0 on: each thinks more than the last")]


def spoken(request: Req) -> str:
    """The language that somebody asks for."""
    return language(request.headers.get("accept-language"), env={})


@get(
    "/api/records/{id:str}/review/{depth:int}",
    responses=REFUSED,
    summary="What a strong player thinks of the decisions of a record, from a piece on; worked out while one waits",
)
async def record_review(
    request: Req, id: RecordId, depth: Pass, since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> wire.Review:
    reviews: Reviews = request.app.state.reviews
    return await reviews.review(id, depth, since, address(request), spoken(request))


@get(
    "/api/records/{id:str}/story",
    responses=REFUSED,
    summary="A record in words after some decisions, through the eyes of a seat, with the points as they stood",
)
async def record_story(
    request: Req,
    id: RecordId,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[wire.Story]:
    return ready(await shelf(request).story(id, since, seat, address(request)))


@get("/api/records/{id:str}/reading", responses=REFUSED, summary="The match of a record, read turn by turn")
async def record_reading(request: Req, id: RecordId) -> Response[list[protocol.TurnRead]]:
    return ready(await shelf(request).record_reading(id, address(request)))


@post("/api/records/{id:str}/tables", responses=REFUSED, summary="Play on from a moment of a record, against bots")
async def play_on(request: Req, id: RecordId, data: JSONBody[wire.PlayOn]) -> Response[protocol.Made]:
    device = await at_home(request)
    tables(request).quotas.may_make(address(request), tables(request).live)
    moment = await shelf(request).moment(id, data.number, data.seat, address(request))
    made = await Seating(tables(request)).go_on(moment.game, moment.origin, data.bot, data.name, device)
    tables(request).quotas.made(address(request), made.table)
    return with_cookie(request, made)


HANDLERS = [play_on, record_reading, record_story, record_review]
