"""Pictures of kept records, their curves and counts: drawn in a worker, a few remembered. There are none of tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Literal

from litestar import Response, get
from litestar.params import QueryParameter

from roji.bots.explain import behind
from roji.bots.measure import in_points
from roji.bots.postmortem import passes
from roji.games.errors import Invalid
from roji.games.scorekeeper import Score, score
from roji.pictures import chances
from roji.pictures.count import draw_count
from roji.pictures.curve import draw
from roji.pictures.png import png
from roji.pictures.position import position
from roji.server.answers import read
from roji.server.counting import Cards, Told
from roji.server.http import REFUSED, GameId, RecordId, Req, address, shelf
from roji.server.records import kept
from roji.server.reviews import Reviews
from roji.table.match import Match
from roji.words import LANGUAGES, language

Form = Annotated[Literal["svg", "png"], QueryParameter(description="Drawn as shapes or as pixels")]
Said = Annotated[
    str | None,
    QueryParameter(pattern=rf"^({'|'.join(LANGUAGES)})$", description="The language; else what the browser asks for"),
]
TYPES = {"svg": "image/svg+xml", "png": "image/png"}
KEPT = 16_000_000  # bytes of pictures that are remembered
KEEP = "private, max-age=3600"  # by who looks again and again, not by others on the way: a record may be deleted


class Remembered:
    """Pictures by what they show; the oldest are forgotten."""

    def __init__(self, most: int = KEPT) -> None:
        self.most, self.size, self.pictures = most, 0, OrderedDict[str, bytes]()

    def find(self, key: str) -> bytes | None:
        if key in self.pictures:
            self.pictures.move_to_end(key)
        return self.pictures.get(key)

    def keep(self, key: str, picture: bytes) -> None:
        self.size += len(picture) - len(self.pictures.get(key, b""))
        self.pictures[key] = picture
        while self.size > self.most:
            self.size -= len(self.pictures.popitem(last=False)[1])


def drawn_record(form: Form, lang: str, text: str, number: int | None, seat: int | None) -> bytes:
    """The picture of a record that was kept; a worker does this."""
    record = kept(text)
    at = None if number is None else min(number, len(record.moves))
    return formed(form, position(record, at, seat, lang))


def drawn_curve(form: Form, lang: str, text: str, depth: int, found: list[chances.Weighed], ends: list[float]) -> bytes:
    """The curve of a record that was looked at; a worker does this."""
    match = Match(kept(text))
    game = match.record.game
    note = behind(game, passes(game)[depth], lang)
    seats = list(range(game.players))
    looked = chances.Looked(match, seats, found, ends, in_points(game), note, lang)
    return formed(form, draw(chances.curve(looked, [])))


def drawn_count(form: Form, lang: str, result: Score, pile: list[str]) -> bytes:
    """The picture of a count; a worker does this."""
    return formed(form, draw_count(result, pile, lang))


def formed(form: Form, svg: str) -> bytes:
    return png(svg) if form == "png" else svg.encode()


@get(
    "/api/records/{id:str}/picture",
    responses=REFUSED,
    summary="A position of a record as a picture; without a number the last one, without a seat as everybody saw it",
    media_type="image/png",
)
async def record_picture(
    request: Req,
    id: RecordId,
    at: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    form: Form = "png",
    lang: Said = None,
) -> Response[bytes]:
    return await answer(request, form, lang, drawn_record, await shelf(request).text(id), at, seat)


@get(
    "/api/games/{id:str}/count/picture",
    responses=REFUSED,
    summary="What cards are worth, as a picture",
    media_type="image/png",
)
async def count_picture(
    request: Req, id: GameId, cards: Cards = "", told: Told = None, form: Form = "png", lang: Said = None
) -> Response[bytes]:
    result = score(id, cards, **read(id, told or []))
    return await answer(request, form, lang, drawn_count, result, cards.replace(",", " ").split())


@get(
    "/api/records/{id:str}/curve",
    responses=REFUSED,
    summary="The curve of a record as a picture, as far as somebody had it analysed",
    media_type="image/png",
)
async def record_curve(request: Req, id: RecordId, form: Form = "png", lang: Said = None) -> Response[bytes]:
    reviews: Reviews = request.app.state.reviews
    text = await shelf(request).text(id)
    depth, pieces = await reviews.best(id)
    if not pieces:
        raise Invalid("picture-no-curve")
    found = [
        chances.Weighed(finding.number, finding.seat, finding.worth or 0.0, finding.mark)
        for piece in pieces
        for finding in piece.findings
    ]
    made = await answer(request, form, lang, drawn_curve, text, depth, found, pieces[-1].results)
    made.headers["cache-control"] = "no-cache"  # a closer look may follow
    return made


async def answer(
    request: Req, form: Form, lang: str | None, work: Callable[..., bytes], *about: Any
) -> Response[bytes]:
    """A picture that was drawn before, or is drawn now."""
    memory: Remembered = request.app.state.pictures
    said = lang or language(request.headers.get("accept-language"), env={})
    key = sha256(repr((form, said, *about)).encode()).hexdigest()
    picture = memory.find(key)
    if picture is None:
        picture = await shelf(request).work(address(request), work, form, said, *about)
        memory.keep(key, picture)
    headers = {"cache-control": KEEP, "vary": "accept-language"}
    return Response(picture, media_type=TYPES[form], headers=headers)


HANDLERS = [record_picture, record_curve, count_picture]
