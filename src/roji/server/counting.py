"""The scorekeeper over HTTP: what can be tapped for a game, and what cards on somebody's own table are worth."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from roji.server import answers
from roji.server.http import REFUSED, GameId, Req
from roji.wire.counting import Counted, Tray
from roji.words import language

CARDS, TOLD = 400, 24  # letters of the cards, and how much else is told

Cards = Annotated[str, QueryParameter(max_length=CARDS, description="The cards in notation, such as 1L 3L 8L")]
Told = Annotated[
    list[str] | None,
    QueryParameter(max_items=TOLD, description="Flags and options as NAME=VALUE, each a parameter of its own"),
]


@get("/api/games/{id:str}/tray", responses=REFUSED, summary="What can be tapped to be counted, and how a sheet is kept")
async def show_tray(id: GameId) -> Tray:
    return answers.tray(id)


@get("/api/games/{id:str}/count", responses=REFUSED, summary="What cards are worth, clause by clause")
async def count_cards(request: Req, id: GameId, cards: Cards = "", told: Told = None) -> Counted:
    """A pile that is still being laid out is no mistake: the answer says what is missing."""
    return answers.count(id, cards, told or [], language(request.headers.get("accept-language"), env={}))


HANDLERS = [show_tray, count_cards]
