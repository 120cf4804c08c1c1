"""Gardens for Kokeshi and Samurai: what a board needs to draw one, and whether one can be played."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from roji.games.errors import Invalid
from roji.games.kokeshi.garden import Garden, Tile, clashes, garden, half_lines, known_gardens, read_tiles
from roji.server.http import REFUSED
from roji.table import protocol
from roji.words import language

Text = Annotated[str, QueryParameter(max_length=1000, description="The name of a garden, or its tiles as text")]


@get("/api/gardens", responses=REFUSED, summary="A garden of Kokeshi and Samurai, with all that a board draws")
async def show_garden(text: Text = "standard") -> protocol.GardenShown:
    made = garden(text) if text in known_gardens() else Garden(read_tiles(text))
    return msgspec.convert({**made.plain(), "text": made.text, "tiles": shown(made.tiles)}, protocol.GardenShown)


@get("/api/gardens/check", responses=REFUSED, summary="Whether tiles make a garden, or what is still wrong")
async def check_garden(request: Request[Any, Any, State], text: Text = "") -> protocol.GardenChecked:
    tiles = read_tiles(text)
    problem = ""
    try:
        Garden(tiles)
    except Invalid as error:
        problem = error.say(language(request.headers.get("accept-language"), env={}))
    return protocol.GardenChecked(text=" / ".join(map(str, tiles)), tiles=shown(tiles), problem=problem)


def shown(tiles: list[Tile]) -> list[protocol.TileShown]:
    """Tiles as they lie, with the joins that fail."""
    return [
        protocol.TileShown(
            q=tile.centre[0],
            r=tile.centre[1],
            lines=tile.lines,
            halves=half_lines(tile.lines) or "",
            base=tile.base,
            clashes=wrong,
        )
        for tile, wrong in zip(tiles, clashes(tiles), strict=True)
    ]


HANDLERS = [show_garden, check_garden]
