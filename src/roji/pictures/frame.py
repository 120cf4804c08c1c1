"""The frame around every picture: what it is, who is in it, the sign of the house; of the size of previews of links."""

from __future__ import annotations

from roji.pictures.svg import FAINT, INK, LINE, PAPER, SHADE, Drawing, rect, short, words
from roji.words import has, say, title

WIDTH, HEIGHT, EDGE = 1200, 630, 48
TOP, BOTTOM = 156, 596  # of the room for what is shown
ROOM = Drawing(WIDTH - 2 * EDGE, BOTTOM - TOP, "")
MOST = 6  # names in a line; the others are left out
# The sign of the house: a lantern beside a path.
SIGN = (
    '<g transform="translate(1116 34) scale(0.75)">'
    f'<path d="M8 48h32M16 48V40h16v8M12 40h24l4-18H8zM4 22h40L24 4z" fill="none" stroke="{INK}" stroke-width="4"'
    ' stroke-linejoin="round"/><circle cx="24" cy="31" r="5" fill="#b23024"/></g>'
)


def framed(heading: str, note: str, names: list[str], shown: Drawing) -> Drawing:
    """A picture with its heading, the people in it and what it shows."""
    parts = [
        rect(0, 0, WIDTH, HEIGHT, PAPER),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, "none", f' stroke="{LINE}" stroke-width="2" rx="14"'),
        words(EDGE, 78, short(heading, 46, 680), 46, weight="600"),
        words(WIDTH - EDGE - 56, 74, short(note, 22, 400), 22, FAINT, "end"),
        SIGN,
        *people(names),
        shown.inside(EDGE, TOP, ROOM.width, ROOM.height),
    ]
    return Drawing(WIDTH, HEIGHT, "\n".join(parts))


def called_shortly(game: str, lang: str) -> str:
    """What a game is called on a picture."""
    return say(f"menu-name-{game}", lang) if has(f"menu-name-{game}") else title(game, lang)


def people(names: list[str]) -> list[str]:
    """Names with their points, side by side."""
    parts, shown = [], names[:MOST]
    room = ROOM.width / max(len(shown), 2)
    for at, name in enumerate(shown):
        x = EDGE + room * at
        parts.append(rect(x, 98, room - 12, 42, SHADE, ' rx="10"'))
        parts.append(words(x + 16, 127, short(name, 25, room - 40), 25))
    return parts
