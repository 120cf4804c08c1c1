"""How decisions are written, and described as plain data.

`hna` chooses a tile, `lantern` the lantern; `ae32` is a cell, `e s w n` the direction of a tile;
`+2:hfs` draws the tile on display place 2, `+d:hfs` the top of the discard pile; the lantern stands on a
cell, on `display2.1` (place and field), on `aid.T`, on `pile` or `discard`, and points to `n ne e ...` or `-`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from roji.games.errors import Invalid
from roji.games.niwashi.tiles import (
    AIMS,
    DIRECTIONS,
    FIELDS,
    TILES,
    cell_name,
    read_cell,
    read_tile,
    run,
)

TILE, CELL, DIRECTION, DRAW, PLACE, AIM, DISCARD, OVER = range(8)
LANTERN, FROM_DISCARD = 62, 3
ON_DISPLAY, ON_AID, ON_PILE, ON_DISCARD, AT_REST = 3969, 3978, 3984, 3985, 3986
NONE = 255
PILES = {ON_PILE: "pile", ON_DISCARD: "discard", AT_REST: "rest"}


class Moment(NamedTuple):
    """What the running decision is about."""

    phase: int
    tile: int
    cell: int
    display: tuple[int, ...]
    top: int  # of the discard pile
    shapes: str


def name(action: int, at: Moment) -> str:
    """An action as it is written in this phase."""
    if at.phase == CELL:
        return cell_name(action)
    if at.phase == DIRECTION:
        return DIRECTIONS[action]
    if at.phase == DRAW:
        place = "d" if action == FROM_DISCARD else str(action + 1)
        return f"+{place}:{TILES[drawn(action, at)]}"
    if at.phase == PLACE:
        return place_name(action, at.shapes)
    if at.phase == AIM:
        return AIMS[action]
    return "lantern" if action == LANTERN else TILES[action]


def drawn(action: int, at: Moment) -> int:
    """The tile a draw would give."""
    return at.top if action == FROM_DISCARD else at.display[action]


def place_name(place: int, shapes: str) -> str:
    """Where the lantern stands (N-R6)."""
    if place in PILES:
        return PILES[place]
    if place >= ON_AID:
        return f"aid.{shapes[place - ON_AID]}"
    if place >= ON_DISPLAY:
        return f"display{(place - ON_DISPLAY) // 3 + 1}.{(place - ON_DISPLAY) % 3 + 1}"
    return cell_name(place)


def read_place(text: str, shapes: str) -> int:
    """The place of the lantern written so."""
    word = text.strip().lower()
    for place in range(ON_DISPLAY, AT_REST + 1):
        if word == place_name(place, shapes).lower():
            return place
    try:
        return read_cell(word)
    except Invalid as error:
        raise Invalid("niwashi-place-unknown", place=text, shapes=" ".join(shapes)) from error


def parse(text: str, at: Moment) -> int:
    """The action written so in this phase; a draw may be written without its tile or its plus."""
    word = text.strip().lower()
    if at.phase == CELL:
        return read_cell(word)
    if at.phase == DIRECTION:
        return _one_of(word, DIRECTIONS, "niwashi-direction-unknown")
    if at.phase == DRAW:
        return _read_draw(word, at)
    if at.phase == PLACE:
        return read_place(word, at.shapes)
    if at.phase == AIM:
        return _one_of(word, AIMS, "niwashi-aim-unknown")
    if word == "lantern" and at.phase != DISCARD:
        return LANTERN
    return read_tile(word)


def _one_of(word: str, names: tuple[str, ...], key: str) -> int:
    if word not in names:
        raise Invalid(key, text=word or "?", known=" ".join(names))
    return names.index(word)


def _read_draw(word: str, at: Moment) -> int:
    place, _, tile = word.removeprefix("+").partition(":")
    if place not in ("1", "2", "3", "d"):
        raise Invalid("niwashi-draw-unknown", text=word or "?")
    action = FROM_DISCARD if place == "d" else int(place) - 1
    if tile and read_tile(tile) != drawn(action, at):
        raise Invalid("niwashi-draw-other", text=word)
    return action


def describe(action: int, at: Moment) -> Any:
    """A decision as plain data: what a board needs to aim and to group."""
    if at.phase == CELL:
        return {"do": "cell", "tile": TILES[at.tile], "cell": cell_name(action)}
    if at.phase == DIRECTION:
        return {"do": "lay", **laid(at.tile, at.cell, action)}
    if at.phase == DRAW:
        source = "discard" if action == FROM_DISCARD else "display"
        place = None if action == FROM_DISCARD else action + 1
        return {"do": "draw", "from": source, "place": place, "tile": TILES[drawn(action, at)]}
    if at.phase == PLACE:
        return {"do": "place", **stands(action, at.display, at.shapes)}
    if at.phase == AIM:
        return {"do": "aim", "direction": None if AIMS[action] == "-" else AIMS[action]}
    if at.phase == DISCARD:
        return {"do": "discard", "tile": TILES[action]}
    return {"do": "lantern"} if action == LANTERN else {"do": "tile", "tile": TILES[action]}


def laid(tile: int, cell: int, direction: int) -> dict[str, Any]:
    """A tile on the table: its fields in order, and the cells they lie on."""
    cells = [cell_name(63 * y + x) for x, y in run(cell, direction)]
    return {"tile": TILES[tile], "cell": cells[0], "direction": DIRECTIONS[direction], "cells": cells}


def free(obstacles: list[int]) -> list[str]:
    """The directions against which nothing stands."""
    return [DIRECTIONS[direction] for direction, obstacle in enumerate(obstacles) if not obstacle]


def covering(lay: dict[str, Any], under: list[int], lantern: str) -> dict[str, Any]:
    """What laying a tile would do: the cells it covers, whether that is the special case, whether it lifts the lantern.

    The cells of `same` would get the very colour they show (N-19); a lantern in the way goes home (N-17).
    """
    same = [lay["cells"][k] for k, colour in enumerate(under) if colour and letter(colour) == lay["tile"][k]]
    return {
        "covered": [lay["cells"][k] for k, colour in enumerate(under) if colour],
        "same": same,
        "special": bool(same),
        "lifts": lantern in lay["cells"],
    }


def laying(view: dict[str, Any], cell: int, direction: int) -> dict[str, Any]:
    """How laying the chosen tile from a cell will be described, read from a view before the cell is decided."""
    lay = laid(read_tile(view["chosen"]), cell, direction)
    fields = [view["fields"].get(name) for name in lay["cells"]]
    under = [FIELDS.index(field) + 1 if field else 0 for field in fields]
    return {"do": "lay", **lay, **covering(lay, under, view["lantern"]["place"])}


def stands(place: int, display: tuple[int, ...], shapes: str) -> dict[str, Any]:
    """A place of the lantern by its kind."""
    found: dict[str, Any] = {"place": place_name(place, shapes)}
    if place in PILES:
        return {**found, "on": PILES[place]}
    if place >= ON_AID:
        return {**found, "on": "aid", "shape": shapes[place - ON_AID]}
    if place >= ON_DISPLAY:
        number, field = divmod(place - ON_DISPLAY, 3)
        tile = TILES[display[number]]
        return {**found, "on": "display", "number": number + 1, "tile": tile, "field": tile[field]}
    return {**found, "on": "cell"}


def letter(colour: int) -> str:
    """The letter of a field's colour."""
    return FIELDS[colour - 1]
