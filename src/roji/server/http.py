"""The HTTP side: making tables, sitting down, finding one's tables and records again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from roji.games.errors import Invalid
from roji.games.registry import game as make_game
from roji.server.answers import games_shown
from roji.server.devices import at_home, device, with_cookie, without_cookie
from roji.server.door import counted
from roji.server.live import Live, Viewer
from roji.server.records import seen
from roji.server.seating import Seating
from roji.server.shelf import Shelf
from roji.server.tables import Tables, retold
from roji.table.table import OVER
from roji.wire import protocol
from roji.words import LANGUAGES, pages, sources

Req = Request[Any, Any, State]
GameId = Annotated[str, PathParameter(pattern=r"^[\w.-]{1,64}$", description="The id of a game, as /api/games has it")]
Lang = Annotated[str, PathParameter(pattern=rf"^({'|'.join(LANGUAGES)})$", description="The language")]
TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$", description="The id in the link of the table")]
Decisions = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="How many decisions had been made")]
RecordId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$", description="The id in the link of the record")]


REFUSED = {
    status: ResponseSpec(protocol.Problem, generate_examples=False, description="Refused, and why")
    for status in (400, 403, 404, 409, 413, 429, 503)
}


def tables(request: Req) -> Tables:
    found: Tables = request.app.state.tables
    return found


def shelf(request: Req) -> Shelf:
    return Shelf(tables(request))


def address(request: Req) -> str:
    """Where a request comes from."""
    return counted(request.client.host) if request.client else ""


def secret(request: Req) -> str:
    """The secret of somebody who asks about a table."""
    scheme, _, found = request.headers.get("authorization", "").partition(" ")
    return found.strip() if scheme.lower() == "bearer" else ""


async def visit(request: Req, id: str) -> tuple[Live, Viewer]:
    """A table as it is on the disk, and the seat of somebody who asks about it."""
    return await tables(request).visit(id, secret(request), address(request))


def ready(body: bytes) -> Response[Any]:
    """An answer that was made elsewhere."""
    return Response(body, media_type="application/json")


@get("/api/games", responses=REFUSED, summary="The games, their options, and the bots that play them")
async def list_games(request: Req) -> Response[list[protocol.GameShown]]:
    return ready(games_shown(tuple(tables(request).bot_workers.engines.values())))


@get(
    "/api/games/{id:str}/words/{lang:str}",
    responses=REFUSED,
    summary="The sentences of a game, for Fluent",
    media_type="text/plain",
)
async def game_words(id: GameId, lang: Lang) -> str:
    return "\n".join(path.read_text("utf-8") for path in sources(make_game(id).id, lang))  # a game may bring no words


@get("/api/games/{id:str}/rules/{lang:str}", responses=REFUSED, summary="The rules of a game", media_type="text/html")
async def game_rules(id: GameId, lang: Lang) -> str:
    return pages.html(make_game(id).id, lang)


@post("/api/tables", responses=REFUSED, summary="Make a table")
async def make_table(request: Req, data: JSONBody[protocol.NewTable]) -> Response[protocol.Made]:
    device = await at_home(request)
    tables(request).quotas.may_make(address(request), tables(request).live)
    made = await Seating(tables(request)).make(data, device)
    tables(request).quotas.made(address(request), made.table)
    return with_cookie(request, made)


@post("/api/tables/{id:str}/seats", responses=REFUSED, summary="Take a seat")
async def sit(request: Req, id: TableId, data: JSONBody[protocol.Sit]) -> Response[protocol.Seated]:
    device = await at_home(request)
    return with_cookie(request, await Seating(tables(request)).sit(id, data, device))


@post("/api/tables/{id:str}/secret", responses=REFUSED, summary="Secrets for seats that only the cookie knows, once")
async def seat_secrets(request: Req, id: TableId, data: JSONBody[protocol.Forgotten]) -> list[protocol.Seated]:
    await tables(request).opened(id, address(request))
    return await Seating(tables(request)).secrets(id, data.request, await device(request))


@get("/api/tables/{id:str}", responses=REFUSED, summary="How things stand at a table")
async def show_table(
    request: Req, id: TableId, since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> protocol.Welcome:
    live, seat = await visit(request, id)
    if not request.app.state.catch_ups.allows(address(request), retold(live.table, since)):
        raise Invalid("too-fast")
    retelling = await tables(request).retell(live, seat, since, address(request))
    now, viewer = await visit(request, id)
    if now is not live:
        raise Invalid("not-stored")
    if viewer != seat:
        raise Invalid("bad-secret")
    return tables(request).welcome(live, seat, since, "", retelling=retelling)


@delete(
    "/api/tables/{id:str}",
    responses=REFUSED,
    status_code=204,
    summary="Delete a table that does not run, with all that is kept of it",
)
async def delete_table(request: Req, id: TableId) -> None:
    _, seat = await visit(request, id)  # who left is no player any more
    if seat is None:
        raise Invalid("only-watching")
    await shelf(request).delete(id)


@get(
    "/api/tables/{id:str}/record", responses=REFUSED, summary="The record of a finished match", media_type="text/plain"
)
async def table_record(request: Req, id: TableId) -> str:
    await tables(request).seat_of(id, secret(request))
    return await shelf(request).record_text(id, address(request))


@get(
    "/api/tables/{id:str}/past/{number:int}",
    responses=REFUSED,
    summary="A table as it was after some decisions, for who asks",
)
async def table_past(request: Req, id: TableId, number: Decisions) -> protocol.Past:
    live, seat = await visit(request, id)
    table = live.table
    last = table.phase == OVER and number >= len(table.moves)
    return seen(table.game, *table.past(number, seat), last, table.resigned)


@get("/api/tables/{id:str}/reading", responses=REFUSED, summary="A finished match, read turn by turn")
async def table_reading(request: Req, id: TableId) -> Response[list[protocol.TurnRead]]:
    await tables(request).seat_of(id, secret(request))
    return ready(await shelf(request).reading(id, address(request)))


@get("/api/mine", responses=REFUSED, summary="The tables of this device")
async def my_tables(request: Req) -> list[protocol.TableShown]:
    return await shelf(request).seats(await device(request), address(request))


@delete(
    "/api/mine",
    responses=REFUSED,
    status_code=204,
    summary="Forget this device: its list of tables and its records",
    after_request=without_cookie,
)
async def forget_me(request: Req) -> None:
    await shelf(request).forget(await device(request))


@post(
    "/api/tables/{id:str}/share",
    responses=REFUSED,
    summary="Keep the record of a finished match under a link of its own",
)
async def share(request: Req, id: TableId) -> Response[protocol.RecordShown]:
    device = await at_home(request)
    _, seat = await visit(request, id)
    if seat is None:
        raise Invalid("only-watching")
    return with_cookie(request, await shelf(request).share(id, device, address(request)))


@post("/api/records", responses=REFUSED, summary="Import a record")
async def import_record(request: Req, data: JSONBody[protocol.NewRecord]) -> Response[protocol.RecordShown]:
    device = await at_home(request)
    return with_cookie(request, await shelf(request).take(data.text, device, address(request)))


@get("/api/records", responses=REFUSED, summary="The records of this device")
async def my_records(request: Req) -> list[protocol.RecordShown]:
    return await shelf(request).records(await device(request), address(request))


@get("/api/records/{id:str}", responses=REFUSED, summary="A record, for whoever has the link", media_type="text/plain")
async def show_record(request: Req, id: RecordId) -> str:
    return await shelf(request).text(id)


@get("/api/records/{id:str}/match", responses=REFUSED, summary="What a record is about, decision by decision")
async def open_record(request: Req, id: RecordId) -> Response[protocol.RecordOpened]:
    return ready(await shelf(request).opened(id, address(request)))


@get(
    "/api/records/{id:str}/past/{number:int}",
    responses=REFUSED,
    summary="The match of a record as it was after some decisions, through the eyes of a seat",
)
async def record_past(
    request: Req,
    id: RecordId,
    number: Decisions,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[protocol.Past]:
    return ready(await shelf(request).past(id, number, seat, address(request)))


@delete("/api/records/{id:str}", responses=REFUSED, status_code=204, summary="Delete a record of this device")
async def delete_record(request: Req, id: RecordId) -> None:
    await shelf(request).delete_record(id, await device(request))


HANDLERS = [
    list_games,
    game_words,
    game_rules,
    make_table,
    sit,
    seat_secrets,
    show_table,
    delete_table,
    table_record,
    table_past,
    table_reading,
    share,
    my_tables,
    forget_me,
    import_record,
    my_records,
    show_record,
    open_record,
    record_past,
    delete_record,
]
