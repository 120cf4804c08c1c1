"""The scorekeeper over HTTP: what can be tapped for a game, and what cards on somebody's own table are worth."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from roji.games.errors import Invalid, Refusal
from roji.games.options import NAME, Shorthand, bounded
from roji.games.registry import game_class
from roji.games.scorekeeper import Score, score
from roji.server.http import REFUSED, GameId, Req
from roji.wire.counting import Counted, FlagShown, ReasonShown, Tray, TrayRow
from roji.words import language

CARDS, TOLD = 400, 24  # letters of the cards, and how much else is told

Cards = Annotated[str, QueryParameter(max_length=CARDS, description="The cards in notation, such as 1L 3L 8L")]
Told = Annotated[
    list[str] | None,
    QueryParameter(max_items=TOLD, description="Flags and options as NAME=VALUE, each a parameter of its own"),
]


@get("/api/games/{id:str}/tray", responses=REFUSED, summary="What can be tapped to be counted, and how a sheet is kept")
async def show_tray(id: GameId) -> Tray:
    game = game_class(id)
    counts = bool(game.scorekeeper_path)
    return Tray(
        rows=[TrayRow(name=name, cards=list(cards)) for name, cards in game.score_rows] if counts else [],
        copies=game.score_copies,
        flags=[
            FlagShown(name=flag.name, default=flag.default, values=list(flag.values))
            for flag in game.score_flags
            if not isinstance(flag, Shorthand)
        ],
        options=list(game.score_options),
        sheet=game.score_sheet if game.counts else "wins",
    )


@get("/api/games/{id:str}/count", responses=REFUSED, summary="What cards are worth, clause by clause")
async def count_cards(request: Req, id: GameId, cards: Cards = "", told: Told = None) -> Counted:
    """A pile that is still being laid out is no mistake: the answer says what is missing."""
    flags = read(id, told or [])
    try:
        return shown(score(id, cards, **flags))
    except Refusal as error:
        if not game_class(id).scorekeeper_path:
            raise
        lang = language(request.headers.get("accept-language"), env={})
        return Counted(points=0, reasons=[], problem=error.say(lang))


def read(id: str, told: list[str]) -> dict[str, object]:
    """Flags with their values, and options as they were written: the game reads those itself."""
    flags = {flag.name: flag for flag in game_class(id).score_flags}
    found: dict[str, object] = {}
    for pair in told:
        name, equals, value = pair.partition("=")
        if not equals or not name.isidentifier() or len(name) > NAME:
            raise Invalid("bad-option-pair", text=pair)
        found[name] = flags[name].check(id, value) if name in flags else bounded(value)
    return found


def shown(result: Score) -> Counted:
    """A count with the names of its reasons as sentences."""
    telling = game_class(result.game).telling
    return Counted(
        points=result.points,
        reasons=[
            ReasonShown(
                worth=reason.worth, name=telling.named(reason.plain()), clause=reason.clause, cards=reason.cards
            )
            for reason in result.reasons
        ],
    )


HANDLERS = [show_tray, count_cards]
