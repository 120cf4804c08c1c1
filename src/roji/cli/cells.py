"""Texts by the room they take on a screen: a letter of Japanese takes two cells."""

from __future__ import annotations

import re
import textwrap

from rich.cells import cell_len, set_cell_size

WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
OPENS, CLOSES = "（「『", "、。，．：；！？）」』・ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
# What stays in one line: a word, or a letter of a script without spaces, with the signs that belong to it.
PIECE = re.compile(rf"\s+|[{OPENS}]*(?:[{WIDE}]|[^\s{WIDE}]+)?[{CLOSES}]*")


def clip(text: str, width: int) -> str:
    """As much of a text as there is room for."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width, 0))


def padded(text: str, width: int, to: str = "<") -> str:
    """A text with spaces to the left (>), to the right (<) or on both sides (^) of it."""
    return f"{text:{to}{max(width - cell_len(text) + len(text), 0)}}"


def wrap(text: str, width: int) -> list[str]:
    """A text in lines."""
    if cell_len(text) == len(text):
        return textwrap.wrap(text, width)
    lines, line = [], ""
    for piece in PIECE.findall(text):
        if line and cell_len(line + piece) > width:
            lines.append(line.rstrip())
            line = ""
        line += piece if line else piece.lstrip()
        while cell_len(line) > max(width, 2):
            head = clip(line, width).rstrip()
            lines.append(head)
            line = line[len(head) :]
    return [line for line in [*lines, line.rstrip()] if line]


def shorten(text: str, width: int) -> str:
    """A text in one line; where something is left out, three points say so."""
    if cell_len(text) == len(text):
        return textwrap.shorten(text, width, placeholder=" …")
    return text if cell_len(text) <= width else f"{clip(text, width - 1).rstrip()}…"
