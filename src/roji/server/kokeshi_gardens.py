"""Gardens for Kokeshi and Samurai: what a board needs to draw one, and whether one can be played."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from roji.games.errors import Invalid
from roji.games.kokeshi.garden import Garden, Tile, clashes, garden, half_lines, known_gardens, read_tiles


class SpaceShown(msgspec.Struct, frozen=True, kw_only=True):
    """A space: where it lies, whether it is the middle of a tile, how far either base is."""

    q: int
    r: int
    centre: bool
    far: list[int]


class LineShown(msgspec.Struct, frozen=True, kw_only=True):
    between: list[str]
    colour: str


class TileShown(msgspec.Struct, frozen=True, kw_only=True):
    """A tile: its middle, the colours of its lines and half-lines, its base (-1: none).

    `clashes` are the edges over which a half-line does not go on.
    """

    q: int
    r: int
    lines: str
    halves: str
    base: int
    clashes: list[int]


class GardenShown(msgspec.Struct, frozen=True, kw_only=True):
    """A garden that can be played: `text` is its written form."""

    text: str
    tiles: list[TileShown]
    spaces: dict[str, SpaceShown]
    lines: list[LineShown]
    bases: list[str]
    distance: int


class GardenChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A garden that somebody builds: `problem` says what is wrong with it, empty where it can be played."""

    text: str
    tiles: list[TileShown]
    problem: str


def show(text: str) -> GardenShown:
    """A garden with all that a board draws."""
    made = garden(text) if text in known_gardens() else Garden(read_tiles(text))
    return msgspec.convert({**made.plain(), "text": made.text, "tiles": shown(made.tiles)}, GardenShown)


def check(text: str, lang: str) -> GardenChecked:
    """Whether tiles make a garden, or what is still wrong."""
    tiles = read_tiles(text)
    problem = ""
    try:
        Garden(tiles)
    except Invalid as error:
        problem = error.say(lang)
    return GardenChecked(text=" / ".join(map(str, tiles)), tiles=shown(tiles), problem=problem)


def shown(tiles: list[Tile]) -> list[TileShown]:
    """Tiles as they lie, with the joins that fail."""
    return [
        TileShown(
            q=tile.centre[0],
            r=tile.centre[1],
            lines=tile.lines,
            halves=half_lines(tile.lines) or "",
            base=tile.base,
            clashes=wrong,
        )
        for tile, wrong in zip(tiles, clashes(tiles), strict=True)
    ]


def _asked_to_show(query: Mapping[str, str], lang: str) -> GardenShown:
    return show(query.get("text", "standard"))


def _asked_to_check(query: Mapping[str, str], lang: str) -> GardenChecked:
    return check(query.get("text", ""), lang)


ANSWERS = {"/api/gardens": _asked_to_show, "/api/gardens/check": _asked_to_check}
