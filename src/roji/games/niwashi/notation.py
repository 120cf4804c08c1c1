"""How decisions are written, and described as plain data.

`hna` chooses a tile, `lantern` the lantern; `ae32` is a cell, `e s w n` the direction of a tile;
`+2:hfs` draws the tile on display place 2, `+d:hfs` the top of the discard pile; the lantern stands on a
cell, on `display2.1` (place and field), on `aid.T`, on `pile` or `discard`, and points to `n ne e ...` or `-`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from roji.games.errors import Invalid
from roji.games.niwashi.facts import ChooseCell, Decision, Laid, Lay, PlaceLantern, View
from roji.games.niwashi.numbers import *
from roji.games.niwashi.tiles import (
    AIMS,
    DIRECTIONS,
    FIELDS,
    STEPS,
    TILES,
    cell_name,
    read_cell,
    read_tile,
    run,
)

if TYPE_CHECKING:
    from roji.games.niwashi.rules import NiwashiState

PILES: dict[int, Literal["pile", "discard", "rest"]] = {ON_PILE: "pile", ON_DISCARD: "discard", AT_REST: "rest"}
# By tile and field what is said of every colour under it: `.` nothing, `v` another one, `=` its own.
MARKS = [
    ["".join(".v="[(c > 0) + (c > 0 and FIELDS[c - 1] == own)] for c in range(6)) for own in tile] for tile in TILES
]
# By direction how far the cells of a tile are from its first one.
LINES = [[k * (dx + SIDE * dy) for k in range(3)] for dx, dy in STEPS]


class Moment(NamedTuple):
    """What the running decision is about."""

    phase: int
    tile: int
    cell: int
    display: tuple[int, ...]
    top: int  # of the discard pile
    shapes: str
    lantern: int  # where it stands


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


def describe(action: int, state: NiwashiState, at: Moment) -> Decision:
    """A decision as plain data: what a board needs to aim and to group."""
    if at.phase == CELL:
        return choosing(action, at, state)
    if at.phase == DIRECTION:
        lantern = place_name(at.lantern, at.shapes)
        return covering(laid(at.tile, at.cell, action), state.under(at.cell, action), lantern)
    if at.phase == DRAW:
        tile = TILES[drawn(action, at)]
        if action == FROM_DISCARD:
            return {"do": "draw", "from": "discard", "place": None, "tile": tile}
        return {"do": "draw", "from": "display", "place": action + 1, "tile": tile}
    if at.phase == PLACE:
        return stands(action, at, state.under(action, 0)[0] if action < CELLS else 0)
    if at.phase == AIM:
        return {"do": "aim", "direction": None if action == NOWHERE else AIMS[action]}
    if at.phase == DISCARD:
        return {"do": "discard", "tile": TILES[action]}
    return {"do": "lantern"} if action == LANTERN else {"do": "tile", "tile": TILES[action]}


def choosing(cell: int, at: Moment, state: NiwashiState) -> ChooseCell:
    """A cell for the first field of the chosen tile: the directions it may run in, and what it would cover there."""
    free = [direction for direction, (why, _) in enumerate(state.obstacles(cell)) if why == FREE]
    first, middle, last = MARKS[at.tile]
    covers = []
    for direction in free:
        one, two, three = state.under(cell, direction)
        covers.append(first[one] + middle[two] + last[three])
    lifts = [DIRECTIONS[way] for way in free if at.lantern - cell in LINES[way]] if at.lantern < CELLS else []
    return {
        "do": "cell",
        "tile": TILES[at.tile],
        "cell": cell_name(cell),
        "directions": [DIRECTIONS[direction] for direction in free],
        "covers": covers,
        "lifts": lifts,
    }


def laid(tile: int, cell: int, direction: int) -> Laid:
    """A tile on the table: its fields in order, and the cells they lie on."""
    cells = [cell_name(SIDE * y + x) for x, y in run(cell, direction)]
    return {"tile": TILES[tile], "cell": cells[0], "direction": DIRECTIONS[direction], "cells": cells}


def covering(lay: Laid, under: list[int], lantern: str) -> Lay:
    """What laying a tile would do: the cells it covers, whether that is the special case, whether it lifts the lantern.

    The cells of `same` would get the very colour they show (N-19); a lantern in the way goes home (N-17).
    """
    same = [lay["cells"][k] for k, colour in enumerate(under) if colour and letter(colour) == lay["tile"][k]]
    covered = [lay["cells"][k] for k, colour in enumerate(under) if colour]
    lifts = lantern in lay["cells"]
    return {"do": "lay", **lay, "covered": covered, "same": same, "special": bool(same), "lifts": lifts}


def laying(view: View, cell: int, direction: int) -> Lay:
    """How laying the chosen tile from a cell will be described, read from a view before the cell is decided."""
    lay = laid(read_tile(view["chosen"] or ""), cell, direction)
    fields = [view["fields"].get(name) for name in lay["cells"]]
    under = [FIELDS.index(field) + 1 if field else 0 for field in fields]
    return covering(lay, under, view["lantern"]["place"])


def stands(place: int, at: Moment, colour: int) -> PlaceLantern:
    """A place of the lantern by its kind; of a cell with the colour that can be seen there."""
    name = place_name(place, at.shapes)
    if place in PILES:
        return {"do": "place", "place": name, "on": PILES[place]}
    if place >= ON_AID:
        return {"do": "place", "place": name, "on": "aid", "shape": at.shapes[place - ON_AID]}
    if place >= ON_DISPLAY:
        number, k = divmod(place - ON_DISPLAY, 3)
        tile = TILES[at.display[number]]
        return {"do": "place", "place": name, "on": "display", "number": number + 1, "tile": tile, "field": tile[k]}
    return {"do": "place", "place": name, "on": "cell", "field": letter(colour) if colour else None}


def letter(colour: int) -> str:
    """The letter of a field's colour."""
    return FIELDS[colour - 1]
