"""The garden of a Niwashi match as a picture; `garden_svg(view)` draws what that view shows.

Every season has a colour, a texture and a sign. Neighbouring fields grow together, so that the garden reads as
one; the last tile is faintly outlined. Below the garden lie display, piles, aid card and fulfilled wishes.
"""

from __future__ import annotations

from html import escape
from math import cos, radians, sin

from roji.games.game import Game
from roji.games.niwashi.facts import View
from roji.games.niwashi.journey import garden as journey_garden
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import PENTOMINOES, column_name, read_cell
from roji.pictures.svg import PAPER, Drawing
from roji.words import say
from roji.words.speaking import Speaker

U = 64  # the side of a cell
LEAST = 12  # columns, so that the tiles below the garden have room
INK, STONE = "#1f1d1a", "#8d877c"
# Ground, texture and sign of every field.
COLOURS = {
    "h": ("#f0c3cb", "#c9cf9f", "#fff6f4"),
    "n": ("#5d8a63", "#8fb7c4", "#dfe9b8"),
    "a": ("#dd8a4f", "#b96a35", "#a5301f"),
    "f": ("#dfe6ea", "#b4bfc7", "#56708c"),
    "s": ("#e6d8b9", "#c4ad7b", "#a88d55"),
}
ANGLES = {"n": 0, "ne": 45, "e": 90, "se": 135, "s": 180, "sw": 225, "w": 270, "nw": 315}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def garden_svg(view: View, lang: str = "en") -> str:
    """The whole picture."""
    title = say("niwashi-draw-title", lang, count=len(view["garden"]), points=view["scores"][0])
    return _Picture(view, lang).draw().whole(title)


def position(game: Game, view: View, speaker: Speaker) -> Drawing:
    """The garden, and what lies beside it."""
    return _Picture(view, speaker.lang).draw()


class _Picture:
    def __init__(self, view: View, lang: str) -> None:
        self.view, self.lang = view, lang
        self.fields = {self.cell(name): field for name, field in view["fields"].items()}
        self.garden = journey_garden(view["journey"])
        self.lantern = view["lantern"]
        shown = [*self.fields]
        if self.on_cell():
            shown.append(self.cell(self.lantern["place"]))
        if self.walled():
            shown += [(31 - self.garden.bounds[0] // 2, 31 - self.garden.bounds[1] // 2)]
            shown += [(31 + self.garden.bounds[0] // 2, 31 + self.garden.bounds[1] // 2)]
        self.left = max(min(x for x, _ in shown) - 1, -1)
        self.top = max(min(y for _, y in shown) - 1, -1)
        self.columns = max(min(max(x for x, _ in shown) + 1, SIDE) - self.left + 1, LEAST)
        self.rows = min(max(y for _, y in shown) + 1, SIDE) - self.top + 1
        spare = self.columns - (max(x for x, _ in shown) + 2 - self.left)
        self.left = max(self.left - spare // 2, -1)

    def cell(self, name: str) -> tuple[int, int]:
        number = read_cell(name)
        return number % SIDE, number // SIDE

    def on_cell(self) -> bool:
        place = self.lantern["place"]
        return "." not in place and place[-1].isdecimal()

    def walled(self) -> bool:
        return self.garden.bounds != (SIDE, SIDE)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The upper left corner of a cell in the picture."""
        return (x - self.left) * U, (y - self.top) * U

    # -- the picture -------------------------------------------------------------------------------

    def draw(self) -> Drawing:
        width = self.columns * U
        height = self.rows * U + self.shelf_height(width)
        parts = [
            DEFS,
            *self.wall(),
            *self.labels(),
            *self.shadow(),
            *(self.field(x, y, field) for (x, y), field in sorted(self.fields.items())),
            *self.seams(),
            *self.last(),
            *self.shelf(self.rows * U, width),
        ]
        if self.on_cell():
            x, y = self.at(*self.cell(self.lantern["place"]))
            parts.append(self.stone_lantern(x + U / 2, y + U / 2, 1.0))
        return Drawing(width, height, "\n".join(parts))

    def wall(self) -> list[str]:
        """The fence of a garden of the journey and its rocks."""
        if not self.walled():
            return []
        columns, rows = self.garden.bounds
        x, y = self.at(31 - columns // 2, 31 - rows // 2)
        box = f'x="{x - 6}" y="{y - 6}" width="{columns * U + 12}" height="{rows * U + 12}" rx="10"'
        parts = [
            f'<rect {box} fill="#ece4d2" stroke="#7d8c4a" stroke-width="9"/>',
            f'<rect {box} fill="none" stroke="#c9cf9f" stroke-width="3" stroke-dasharray="22 5"/>',
        ]
        for name in self.garden.blocked:
            cx, cy = self.at(*self.cell(name))
            parts.append(f'<use href="#rock" x="{cx}" y="{cy}"/>')
        return parts

    def labels(self) -> list[str]:
        """Columns above, rows at the left."""
        parts = [f'<g fill="{STONE}" font-size="17" text-anchor="middle">']
        for x in range(max(self.left + 1, 0), min(self.left + self.columns - 1, SIDE)):
            parts.append(f'<text x="{self.at(x, 0)[0] + U / 2}" y="{U * 0.42}">{column_name(x)}</text>')
        for y in range(max(self.top + 1, 0), min(self.top + self.rows - 1, SIDE)):
            parts.append(f'<text x="{U * 0.34}" y="{self.at(0, y)[1] + U / 2 + 6}">{y + 1}</text>')
        return [*parts, "</g>"]

    def outline(self, x: int, y: int, grow: float = 0) -> str:
        """A cell as a path: round where the garden ends, square where it goes on."""
        px, py = self.at(x, y)
        free = [(x + dx, y + dy) not in self.fields for dx, dy in STEPS]
        radius = [U * 0.24 if free[i] and free[j] else 0.0 for i, j in ((3, 0), (0, 1), (1, 2), (2, 3))]
        return rounded(px - grow, py - grow, U + 2 * grow, U + 2 * grow, radius)

    def shadow(self) -> list[str]:
        path = " ".join(self.outline(x, y, 1) for x, y in sorted(self.fields))
        return [f'<path transform="translate(3 6)" d="{path}" fill="{INK}" fill-opacity="0.22"/>']

    def field(self, x: int, y: int, field: str) -> str:
        """One field: ground, texture, sign; the sign turns a little from cell to cell."""
        path = self.outline(x, y, 0.4)
        px, py = self.at(x, y)
        turn = 0 if field in "fs" else (x * 37 + y * 71) % 40 - 20
        return (
            f'<path d="{path}" fill="{COLOURS[field][0]}"/><path d="{path}" fill="url(#t-{field})"/>'
            f'<use href="#{field}" transform="translate({px + U / 2} {py + U / 2}) rotate({turn})"/>'
        )

    def seams(self) -> list[str]:
        """Hair lines between fields; soft between like and like."""
        soft: list[str] = []
        clear: list[str] = []
        for (x, y), field in sorted(self.fields.items()):
            for dx, dy in ((1, 0), (0, 1)):
                other = self.fields.get((x + dx, y + dy))
                if other is not None:
                    px, py = self.at(x + dx, y + dy)
                    line = f"M{px} {py}" + (f"v{U}" if dx else f"h{U}")
                    (soft if other == field else clear).append(line)
        return [
            f'<path d="{" ".join(soft)}" stroke="{INK}" stroke-opacity="0.10" stroke-width="1.2" fill="none"/>',
            f'<path d="{" ".join(clear)}" stroke="{PAPER}" stroke-opacity="0.85" stroke-width="2.6" fill="none"/>',
            f'<path d="{" ".join(clear)}" stroke="{INK}" stroke-opacity="0.30" stroke-width="1" fill="none"/>',
        ]

    def last(self) -> list[str]:
        """The last tile, faintly outlined."""
        if not self.view["garden"]:
            return []
        cells = [self.cell(name) for name in self.view["garden"][-1]["cells"]]
        x, y = self.at(min(x for x, _ in cells), min(y for _, y in cells))
        wide, high = (3, 1) if cells[0][1] == cells[1][1] else (1, 3)
        box = f'x="{x + 2}" y="{y + 2}" width="{wide * U - 4}" height="{high * U - 4}" rx="12" fill="none"'
        return [
            f'<rect {box} stroke="{PAPER}" stroke-width="5" stroke-opacity="0.9"/>',
            f'<rect {box} stroke="{INK}" stroke-width="1.8" stroke-opacity="0.65"/>',
        ]

    def stone_lantern(self, x: float, y: float, size: float) -> str:
        """A stone lantern from above: warm glow, square roof, and a beam where it points."""
        direction = self.lantern["direction"]
        name = escape(say("niwashi-draw-lantern", self.lang, place=self.lantern["place"]))
        beam = f'<use href="#beam" transform="rotate({ANGLES[direction]})"/>' if direction else ""
        return (
            f'<g transform="translate({x} {y}) scale({size})"><title>{name}</title>'
            f'<use href="#glow"/>{beam}<use href="#lantern"/></g>'
        )

    # -- below the garden --------------------------------------------------------------------------

    def shelf(self, y: float, width: float) -> list[str]:
        """Display, draw pile, lantern stand and discard pile in one line, aid card and fulfilled wishes below."""
        parts = [f'<path d="M{U / 2} {y + 8}H{width - U / 2}" stroke="{STONE}" stroke-opacity="0.5"/>']
        places: dict[str, tuple[float, float]] = {}
        x, row = U / 2, y + 34
        for number, tile in enumerate(self.view["display"], 1):
            parts += self.tile(tile, x, row, SMALL)
            for k in range(3):
                places[f"display{number}.{k + 1}"] = (x + (k + 0.5) * SMALL, row + SMALL / 2)
            x += 3 * SMALL + 14
        x += 14
        parts += self.back(x, row, SMALL)
        places["pile"] = (x + 1.5 * SMALL, row + SMALL / 2)
        places["rest"] = (x + 3 * SMALL + 38, row + SMALL / 2)
        x += 3 * SMALL + 76
        top = self.view["discard"][-1] if self.view["discard"] else None
        parts += self.tile(top, x, row, SMALL)
        places["discard"] = (x + 1.5 * SMALL, row + SMALL / 2)
        parts += self.wishes(row + 70, width, places)
        if not self.on_cell():
            parts.append(self.stone_lantern(*places[self.lantern["place"]], 0.62))
        return parts

    def shelf_height(self, width: float) -> float:
        return 104 + WISH_HIGH * (1 + -(-len(self.done()) // self.in_line(width)))

    def in_line(self, width: float) -> int:
        """How many wishes lie side by side."""
        return int((width - U) // WISH_WIDE)

    def done(self) -> list[str]:
        return [wish for done in self.view["fulfilled"] for wish in done]

    def tile(self, tile: str | None, x: float, y: float, size: float) -> list[str]:
        """A tile beside the garden; an empty place is a dashed frame."""
        frame = f'x="{x}" y="{y}" width="{3 * size}" height="{size}" rx="8"'
        if tile is None:
            return [f'<rect {frame} fill="none" stroke="{STONE}" stroke-dasharray="5 5" stroke-opacity="0.7"/>']
        parts = [f'<rect {frame} fill="{INK}" fill-opacity="0.2" transform="translate(2 3)"/>']
        for k, field in enumerate(tile):
            radius = [8.0 if k == 0 else 0, 8.0 if k == 2 else 0, 8.0 if k == 2 else 0, 8.0 if k == 0 else 0]
            path = rounded(x + k * size, y, size, size, radius)
            parts.append(f'<path d="{path}" fill="{COLOURS[field][0]}"/><path d="{path}" fill="url(#t-{field})"/>')
            middle = f"translate({x + (k + 0.5) * size} {y + size / 2}) scale({size / U})"
            parts.append(f'<use href="#{field}" transform="{middle}"/>')
        return parts

    def back(self, x: float, y: float, size: float) -> list[str]:
        """The draw pile face down, with the number of its tiles."""
        if not self.view["pile"]:
            return self.tile(None, x, y, size)
        return [
            *(
                f'<rect x="{x + 2 * i}" y="{y + 2 - 2 * i}" width="{3 * size}" height="{size}" rx="8" fill="#2f5d46"'
                f' stroke="{PAPER}"/>'
                for i in range(3)
            ),
            f'<text x="{x + 1.5 * size + 4}" y="{y + size / 2 + 5}" fill="{PAPER}" font-size="21"'
            f' text-anchor="middle">{self.view["pile"]}</text>',
        ]

    def wishes(self, y: float, width: float, places: dict[str, tuple[float, float]]) -> list[str]:
        """The six shapes of the aid card, and under them every fulfilled wish in its season."""
        parts = []
        for i, letter in enumerate(self.view["shapes"]):
            x = U / 2 + WISH_WIDE * (i + 0.5)
            parts.append(_shape(letter, x, y + 20, STONE))
            places[f"aid.{letter}"] = (x, y + 20)
        for i, wish in enumerate(self.done()):
            line, place = divmod(i, self.in_line(width))
            x, middle = U / 2 + WISH_WIDE * (place + 0.5), y + WISH_HIGH * (line + 1) + 20
            parts.append(_shape(wish[1], x, middle, WISH_INK[wish[0]]))
            parts.append(f'<use href="#{wish[0]}" transform="translate({x} {middle + 30}) scale(0.28)"/>')
        return parts


SMALL = U * 0.55  # a field beside the garden
WISH_WIDE, WISH_HIGH, DOT = 52, 66, 8
# The colours of fulfilled wishes: those of the fields, dark enough for paper.
WISH_INK = {"h": "#d4788c", "n": "#4c7a53", "a": "#c4622a", "f": "#56708c"}


def _shape(letter: str, x: float, y: float, colour: str) -> str:
    """A shape around its middle."""
    rows = PENTOMINOES[letter]
    left, top = x - len(rows[0]) * DOT / 2, y - len(rows) * DOT / 2
    cells = "".join(
        f"M{left + c * DOT} {top + r * DOT}h{DOT - 1}v{DOT - 1}h{1 - DOT}z"
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if mark == "#"
    )
    return f'<path d="{cells}" fill="{colour}"/>'


def rounded(x: float, y: float, wide: float, high: float, radius: list[float]) -> str:
    """A rectangle as a path whose corners (upper left, upper right, lower right, lower left) may be round."""
    a, b, c, d = radius
    return (
        f"M{x + a:.1f} {y:.1f}H{x + wide - b:.1f}" + (f"a{b:.1f} {b:.1f} 0 0 1 {b:.1f} {b:.1f}" if b else "")
        + f"V{y + high - c:.1f}" + (f"a{c:.1f} {c:.1f} 0 0 1 {-c:.1f} {c:.1f}" if c else "")
        + f"H{x + d:.1f}" + (f"a{d:.1f} {d:.1f} 0 0 1 {-d:.1f} {-d:.1f}" if d else "")
        + f"V{y + a:.1f}" + (f"a{a:.1f} {a:.1f} 0 0 1 {a:.1f} {-a:.1f}" if a else "") + "Z"
    )  # fmt: skip


# -- the parts everything is drawn with -----------------------------------------------------------------


def _maple() -> str:
    """Five pointed lobes: points and valleys around the stalk."""
    lobes = ((0, 25), (24, 11), (50, 24), (78, 9), (112, 19), (150, 8))
    right = [(sin(radians(angle)) * far, 3 - cos(radians(angle)) * far) for angle, far in lobes]
    left = [(-x, y) for x, y in reversed(right)]
    return (
        "M"
        + "L".join(f"{x:.1f} {y:.1f}" for x, y in [*right, (1.4, 10), (1.4, 22), (-1.4, 22), (-1.4, 10), *left[:-1]])
        + "z"
    )


def _blossom() -> str:
    """Five notched petals."""
    petal = "M0 0C-11-6-11-20-4.5-22.5L0-18L4.5-22.5C11-20 11-6 0 0z"
    return "".join(f'<path d="{petal}" transform="rotate({72 * i})"/>' for i in range(5))


def _flake() -> str:
    arm = "M0 0V-23M0-9L-5.5-14.5M0-9L5.5-14.5M0-16L-4.5-20.5M0-16L4.5-20.5"
    return "".join(f'<path d="{arm}" transform="rotate({60 * i})"/>' for i in range(6))


def _texture(field: str, size: int, body: str) -> str:
    return f'<pattern id="t-{field}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{body}</pattern>'


def _dots(colour: str, *dots: tuple[float, float, float]) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>' for x, y, r in dots)


LEAF = "M0-23C14-12 14 9 0 22C-14 9-14-12 0-23z"
DEFS = "".join(
    [
        "<defs>",
        # moss between the petals, ripples of water, flecks of earth, pebbles under snow, raked lines
        _texture("h", 32, _dots(COLOURS["h"][1], (5, 6, 3.2), (22, 3, 2), (28, 18, 3), (11, 24, 2.4), (19, 29, 1.6))),
        _texture("n", 32, f'<g fill="none" stroke="{COLOURS["n"][1]}" stroke-width="1.7" stroke-opacity="0.75">'
                 '<path d="M0 7q8-5 16 0t16 0M0 23q8-5 16 0t16 0"/></g>'),
        _texture("a", 32, f'<g stroke="{COLOURS["a"][1]}" stroke-width="2.2" stroke-opacity="0.6">'
                 '<path d="M3 6l6 4M20 3l5-2M26 17l4 5M8 21l-4 5M17 28l6-1"/></g>'),
        _texture("f", 32, _dots(COLOURS["f"][1], (6, 26, 4), (27, 8, 3))
                 + _dots("#ffffff", (16, 5, 3), (24, 24, 3.6), (4, 12, 2))),
        _texture("s", 16, f'<path d="M0 4q4-2.6 8 0t8 0M0 12q4-2.6 8 0t8 0" fill="none" stroke="{COLOURS["s"][1]}"'
                 ' stroke-width="1.6"/>'),
        f'<g id="h"><g fill="{COLOURS["h"][2]}" stroke="#b0506a" stroke-width="1.6" stroke-linejoin="round">'
        f'{_blossom()}</g><circle r="3.6" fill="#8e2f4f"/></g>',
        f'<g id="n" stroke="#2b4a33" stroke-width="1.6"><path d="{LEAF}" fill="{COLOURS["n"][2]}"'
        ' transform="rotate(38)"/>'
        '<path d="M-12.5 16L12 -15M-4 5.500l0-9M-4 5.500l9 1M4-4.500l0-8M4-4.500l8.500 0" fill="none"/></g>',
        f'<path id="a" d="{_maple()}" fill="{COLOURS["a"][2]}" stroke="#5f1a10" stroke-width="1.2"'
        ' stroke-linejoin="round"/>',
        f'<g id="f" fill="none" stroke="{COLOURS["f"][2]}" stroke-width="3" stroke-linecap="round">{_flake()}</g>',
        f'<g id="s" fill="none" stroke="{COLOURS["s"][2]}" stroke-width="2.6" stroke-linecap="round">'
        '<path d="M-19 8a19 19 0 0 1 38 0M-12.500 8a12.500 12.500 0 0 1 25 0M-6 8a6 6 0 0 1 12 0"/></g>',
        '<g id="rock"><path d="M10 46Q6 26 22 16Q40 6 52 22Q62 40 50 52Q28 60 10 46z" fill="#8d877c" stroke="#1f1d1a"'
        ' stroke-width="2"/><path d="M18 28q10-10 22-6" fill="none" stroke="#d8d3c7" stroke-width="3"'
        ' stroke-linecap="round"/><path d="M12 46q16 10 38 5q3-3 5-9q-18 10-43 4z" fill="#7d8c4a"/></g>',
        '<g id="glow"><circle r="46" fill="#d9a441" fill-opacity="0.18"/><circle r="35" fill="#d9a441"'
        ' fill-opacity="0.28"/><circle r="26" fill="#f6dc97" fill-opacity="0.75"/></g>',
        '<g id="beam"><path d="M-9-14L-25-74Q0-86 25-74L9-14z" fill="#f6dc97" fill-opacity="0.55"/>'
        '<path d="M0-48l12 20h-24z" fill="#c8382b" stroke="#1f1d1a" stroke-width="1.6" stroke-linejoin="round"/></g>',
        '<g id="lantern" stroke="#1f1d1a" stroke-width="2" stroke-linejoin="round">'
        '<path d="M-22-22Q0-15 22-22Q15 0 22 22Q0 15-22 22Q-15 0-22-22z" fill="#a7a194"/>'
        '<path d="M-22-22L-8-8M22-22L8-8M22 22L8 8M-22 22L-8 8" fill="none" stroke-opacity="0.6"/>'
        '<circle r="10" fill="#d8d3c7"/><circle r="4.500" fill="#d9a441"/></g>',
        "</defs>",
    ]
)  # fmt: skip
