"""What a browser asks a server over HTTP, answered on the device: the same paths, the same answers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from roji.games.errors import Invalid, Refusal
from roji.games.parts import found
from roji.games.registry import game_class, offered
from roji.server import answers
from roji.server.problems import STATUS, as_problem
from roji.server.records import seen
from roji.server.seating import Seating
from roji.table.table import OVER
from roji.wire import protocol
from roji.wire.reviews import PlayOn

if TYPE_CHECKING:
    from roji.offline.device import Device

DEVICE = "this device"  # everything here is of one
HERE = ""  # the address that everything comes from


class Answer(NamedTuple):
    """What a server would answer."""

    status: int
    type: str
    text: str


class Question(NamedTuple):
    """What is asked, taken apart: the words in the path, what follows its `?`, the body, who asks."""

    device: Device
    words: tuple[str, ...]
    query: dict[str, list[str]]
    body: str
    secret: str
    lang: str

    def first(self, name: str, default: str = "") -> str:
        return self.query.get(name, [default])[0]

    def number(self, name: str) -> int | None:
        """A number after the `?`, None where there is none."""
        given = self.first(name)
        if given and not re.fullmatch(r"\d{1,9}", given):
            raise Invalid("bad-request", why=f"{name}: {given}")
        return int(given) if given else None

    def as_(self, kind: Any) -> Any:
        """The body as a structure."""
        try:
            return msgspec.json.decode(self.body or "null", type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Invalid("bad-request", why=str(error)) from error


Made = Callable[[Question], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Made]] = []
WORD = r"([\w.-]{1,64})"


def route(method: str, path: str) -> Callable[[Made], Made]:
    """Answer this path; each {} in it is a word that the question has."""

    def take(made: Made) -> Made:
        ROUTES.append((method, re.compile(re.escape(path).replace(r"\{\}", WORD)), made))
        return made

    return take


async def answered(device: Device, method: str, path: str, body: str, secret: str, lang: str) -> Answer:
    """The answer to a question; a refusal is one, too."""
    try:
        return written(await _answer(device, method, path, body, secret, lang))
    except Refusal as error:
        return Answer(STATUS.get(error.key, 400), "application/json", _json(as_problem(error, lang)))


def _json(value: Any) -> str:
    return protocol.encoder.encode(value).decode()


def written(value: Any) -> Answer:
    """Text as it is, what is JSON already as it is, all else as JSON."""
    if isinstance(value, str):
        return Answer(200, "text/plain", value)
    if value is None:
        return Answer(204, "text/plain", "")
    return Answer(200, "application/json", value.decode() if isinstance(value, bytes) else _json(value))


async def _answer(device: Device, method: str, path: str, body: str, secret: str, lang: str) -> Any:
    where = urlsplit(path)
    query = parse_qs(where.query, keep_blank_values=True)
    if method == "GET" and where.path in of_games():
        return of_games()[where.path]({name: values[0] for name, values in query.items()}, lang)
    for wanted, pattern, made in ROUTES:
        match = pattern.fullmatch(where.path)
        if match and wanted == method:
            return await made(Question(device, match.groups(), query, body, secret, lang))
    raise Invalid("offline-not-here")


@cache
def of_games() -> dict[str, Callable[[dict[str, str], str], Any]]:
    """What the boards of games ask beside their tables."""
    return {path: made for id in offered() for path, made in (found(game_class(id).answers_path) or {}).items()}


# -- about games -----------------------------------------------------------------------------------------


@route("GET", "/api/games")
async def _games(asked: Question) -> bytes:
    return answers.games_shown(())


@route("GET", "/api/games/{}/tray")
async def _tray(asked: Question) -> Any:
    return answers.tray(asked.words[0])


@route("GET", "/api/games/{}/count")
async def _count(asked: Question) -> Any:
    return answers.count(asked.words[0], asked.first("cards"), asked.query.get("told", []), asked.lang)


@route("GET", "/api/games/{}/lesson")
async def _lesson(asked: Question) -> Any:
    return answers.lesson_shown(asked.words[0])


@route("GET", "/api/games/{}/lesson/{}")
async def _lesson_step(asked: Question) -> Any:
    game, number = asked.words
    return answers.lesson_step(game, _number(number), _decisions(asked))


@route("GET", "/api/problems")
async def _problems(asked: Question) -> Any:
    return answers.problem_days(_today(asked))


@route("GET", "/api/problems/{}/{}")
async def _problem(asked: Question) -> Any:
    game, day = asked.words
    show = asked.first("show") == "true"
    return answers.problem(game, day, _decisions(asked), show, asked.lang, _today(asked))


def _today(asked: Question) -> Any:
    return datetime.fromtimestamp(asked.device.tables.clock(), UTC).date()


def _number(word: str) -> int:
    if not re.fullmatch(r"\d{1,9}", word):
        raise Invalid("bad-request", why=word)
    return int(word)


def _decisions(asked: Question) -> tuple[int, ...]:
    moves = asked.first("moves")
    if not re.fullmatch(r"(\d{1,9}(\.\d{1,9}){0,15})?", moves):
        raise Invalid("bad-request", why=f"moves: {moves}")
    return answers.decisions(moves)


# -- tables ----------------------------------------------------------------------------------------------


@route("POST", "/api/tables")
async def _make(asked: Question) -> Any:
    return await Seating(asked.device.tables).make(asked.as_(protocol.NewTable), DEVICE)


@route("POST", "/api/tables/{}/seats")
async def _sit(asked: Question) -> Any:
    return await Seating(asked.device.tables).sit(asked.words[0], asked.as_(protocol.Sit), DEVICE)


@route("GET", "/api/tables/{}/past/{}")
async def _past(asked: Question) -> Any:
    id, number = asked.words[0], _number(asked.words[1])
    live, seat = await asked.device.tables.visit(id, asked.secret)
    table = live.table
    last = table.phase == OVER and number >= len(table.moves)
    return seen(table.game, *table.past(number, seat), last, table.resigned)


@route("GET", "/api/tables/{}/record")
async def _record(asked: Question) -> Any:
    await asked.device.tables.seat_of(asked.words[0], asked.secret)
    return await asked.device.shelf.record_text(asked.words[0], HERE)


@route("GET", "/api/tables/{}/reading")
async def _reading(asked: Question) -> Any:
    await asked.device.tables.seat_of(asked.words[0], asked.secret)
    return await asked.device.shelf.reading(asked.words[0], HERE)


@route("POST", "/api/tables/{}/share")
async def _share(asked: Question) -> Any:
    _, seat = await asked.device.tables.visit(asked.words[0], asked.secret)
    if seat is None:
        raise Invalid("only-watching")
    return await asked.device.shelf.share(asked.words[0], DEVICE, HERE)


@route("DELETE", "/api/tables/{}")
async def _delete(asked: Question) -> None:
    _, seat = await asked.device.tables.visit(asked.words[0], asked.secret)
    if seat is None:
        raise Invalid("only-watching")
    await asked.device.shelf.delete(asked.words[0])


@route("GET", "/api/mine")
async def _mine(asked: Question) -> Any:
    return await asked.device.shelf.seats(DEVICE, HERE)


@route("DELETE", "/api/mine")
async def _forget(asked: Question) -> None:
    await asked.device.shelf.forget(DEVICE)


# -- records ---------------------------------------------------------------------------------------------


@route("GET", "/api/records")
async def _records(asked: Question) -> Any:
    return await asked.device.shelf.records(DEVICE, HERE)


@route("POST", "/api/records")
async def _import(asked: Question) -> Any:
    return await asked.device.shelf.take(asked.as_(protocol.NewRecord).text, DEVICE, HERE)


@route("GET", "/api/records/{}")
async def _text(asked: Question) -> Any:
    return await asked.device.shelf.text(asked.words[0])


@route("DELETE", "/api/records/{}")
async def _delete_record(asked: Question) -> None:
    await asked.device.shelf.delete_record(asked.words[0], DEVICE)


@route("GET", "/api/records/{}/match")
async def _match(asked: Question) -> Any:
    return await asked.device.shelf.opened(asked.words[0], HERE)


@route("GET", "/api/records/{}/past/{}")
async def _record_past(asked: Question) -> Any:
    id, number = asked.words
    return await asked.device.shelf.past(id, _number(number), asked.number("seat"), HERE)


@route("GET", "/api/records/{}/story")
async def _story(asked: Question) -> Any:
    since = asked.number("since") or 0
    return await asked.device.shelf.story(asked.words[0], since, asked.number("seat"), HERE)


@route("GET", "/api/records/{}/reading")
async def _record_reading(asked: Question) -> Any:
    return await asked.device.shelf.record_reading(asked.words[0], HERE)


@route("GET", "/api/records/{}/review/{}")
async def _review(asked: Question) -> Any:
    id, depth = asked.words
    since = asked.number("since") or 0
    return await asked.device.reviews.review(id, _number(depth), since, HERE, asked.lang)


@route("POST", "/api/records/{}/tables")
async def _play_on(asked: Question) -> Any:
    play = asked.as_(PlayOn)
    moment = await asked.device.shelf.moment(asked.words[0], play.number, play.seat, HERE)
    return await Seating(asked.device.tables).go_on(moment.game, moment.origin, play.bot, play.name, DEVICE)
