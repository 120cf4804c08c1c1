"""Where exactly the lantern stands and points: all that a person may add to a decision. The table is silent (N-7).

A place is noted with `x=31.20 y=30.50`, in cells of the table; off the garden with `on=display2.1 x=0.50 y=0.25`, in
shares of what it stands on. An aim is noted with `angle=74`, in degrees clockwise from north.
"""

from __future__ import annotations

import re

from roji.games.errors import Invalid
from roji.games.niwashi.facts import Decision
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import AIMS, read_cell

SHARE = r"(\d{1,2}(?:\.\d{1,2})?)"
ANGLE = r"angle=(\d{1,3})"
NOTE = re.compile(rf"(?:on=(\S+) )?x={SHARE} y={SHARE}(?: {ANGLE})?|{ANGLE}", re.ASCII)


def normal(decision: Decision, place: str, text: str) -> str:
    """A note in its one form: of a place where it is, of an aim where it points; Invalid for any other text.

    `decision` is described, `place` is where the lantern stands by then. What belongs to the other decision of the
    same lantern must be right, and is left out.
    """
    said = NOTE.fullmatch(text)
    if decision["do"] not in ("place", "aim") or said is None:
        raise Invalid("niwashi-note", note=text)
    on, x, y, both, alone = said.groups()
    angle = both or alone
    if x is not None and not _fits(place, on, float(x), float(y)):
        raise Invalid("niwashi-note-place", note=text, place=place)
    if angle is not None and int(angle) > 359:
        raise Invalid("niwashi-note", note=text)
    if decision["do"] == "place":
        return "" if x is None else f"{f'on={on} ' if on else ''}x={float(x):.2f} y={float(y):.2f}"
    if angle is None:
        return ""
    if AIMS[(2 * int(angle) + 45) // 90 % 8] != decision["direction"]:
        raise Invalid("niwashi-note-aim", angle=int(angle), direction=decision["direction"] or "-")
    return f"angle={int(angle)}"


def _fits(place: str, on: str | None, x: float, y: float) -> bool:
    """Whether a point lies on a place."""
    try:
        cell = read_cell(place)
    except Invalid:
        return on == place and x <= 1 and y <= 1
    return on is None and (int(y), int(x)) == divmod(cell, SIDE)
