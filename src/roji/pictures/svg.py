"""What every picture is made of."""

from __future__ import annotations

from bisect import bisect_right
from html import escape
from itertools import accumulate
from typing import NamedTuple
from unicodedata import east_asian_width

INK, FAINT, PAPER, SHADE, LINE = "#1f1d1a", "#5a544a", "#f4eee1", "#e8dfca", "#cdc2aa"
LETTER = 0.52  # the width of a letter beside its height, about
WIDE = 1.0  # and that of a Japanese one


class Drawing(NamedTuple):
    """A part of a picture and its room."""

    width: float
    height: float
    body: str
    left: float = 0
    top: float = 0

    def inside(self, x: float, y: float, width: float, height: float) -> str:
        """As large as this room allows, in its middle."""
        room = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        return f'<svg {room} viewBox="{self.box}">{self.body}</svg>'

    @property
    def box(self) -> str:
        return f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"

    def whole(self, title: str, told: str = "") -> str:
        """A picture of its own; `told` says to those who do not see it what is on it."""
        more = f"<desc>{escape(told)}</desc>" if told else ""
        ground = f'<rect x="{self.left:g}" y="{self.top:g}" width="100%" height="100%" fill="{PAPER}"/>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.box}" width="{self.width:g}"'
            f' height="{self.height:g}" role="img" font-family="Georgia, serif"><title>{escape(title)}</title>{more}'
            f"{ground}\n{self.body}\n</svg>\n"
        )


def words(x: float, y: float, text: str, size: float, fill: str = INK, anchor: str = "start", weight: str = "") -> str:
    """A line of text."""
    bold = f' font-weight="{weight}"' if weight else ""
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"'
    return f'<text {place} fill="{fill}" text-anchor="{anchor}"{bold}>{escape(text)}</text>'


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"{more}/>'


def short(text: str, size: float, room: float) -> str:
    """A text that fits into a room, cut where it is longer."""
    ends = list(accumulate(size * (WIDE if east_asian_width(letter) in "WF" else LETTER) for letter in text))
    if not ends or ends[-1] <= room:
        return text
    return f"{text[: bisect_right(ends, room - size * LETTER)]}…"
