"""Gardens of Kokeshi and Samurai as pictures: rope, hedge and bamboo between spaces of gravel and moss.

Everything is drawn at 100 units per hexagon side from a few symbols. Each line colour has its own shape too: pink is a
twisted rope, green a hedge, orange a bamboo fence.
"""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin, sqrt

from roji.games.game import Game
from roji.games.kokeshi.facts import View
from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.garden import DIRECTIONS, Garden, Place, step
from roji.pictures.svg import Drawing
from roji.words.speaking import Speaker

SIDE = 100.0
MARGIN = 60.0
INK, STONE, SAND, SKY = "#1f1d1a", "#8d877c", "#e2d3b3", "#a9c3d6"
PLUM, CHERRY, PINE, MOSS = "#8e2f4f", "#eba6b5", "#2f5d46", "#7d8c4a"
MAPLE, GOLD, INDIGO, VERMILION = "#d9652b", "#d9a441", "#2f4a7d", "#c8382b"
LAWN, GRAVEL, PEBBLE = "#c9cda0", "#ece1c8", "#cfc0a0"
BEADS = {"p": (CHERRY, PLUM), "g": (PINE, "#1d3d2d"), "o": (MAPLE, "#7a3413")}  # fill and outline


def garden_svg(garden: Garden, title: str, view: View | None = None) -> str:
    """The garden as SVG, with the figurines of a view if there is one."""
    return drawing(garden, view).whole(title)


def position(game: Game, view: View, speaker: Speaker) -> Drawing:
    """The garden of the match with its figurines."""
    assert isinstance(game, Kokeshi)
    return drawing(game.garden, view)


def drawing(garden: Garden, view: View | None) -> Drawing:
    """The garden, with the figurines of a view if there is one."""
    pond = holes(garden)
    corners = [corner for place in garden.places for corner in hexagon(centre(place))]
    left, top = min(x for x, _ in corners) - MARGIN, min(y for _, y in corners) - MARGIN
    right, bottom = max(x for x, _ in corners) + MARGIN, max(y for _, y in corners) + MARGIN
    parts = [
        f"<defs>{''.join(SYMBOLS)}</defs>",
        *(use("shadow", centre(place)) for place in garden.places),
        *(use("water", centre(place)) for place in pond),
        *grounds(garden),
        *fences(garden),
        *(use(f"gate-{seat}", centre(garden.places[base])) for seat, base in enumerate(garden.bases)),
        *labels(garden),
    ]
    if view is not None:
        parts += figurines(garden, view)
    return Drawing(round(right - left), round(bottom - top), "\n".join(parts), round(left), round(top))


# -- where things are ----------------------------------------------------------------------------------


def centre(place: Place) -> tuple[float, float]:
    """The middle of a space; rows are level, so hexagons stand on a corner."""
    q, r = place
    return SIDE * sqrt(3) * (q + r / 2), SIDE * 1.5 * r


def hexagon(at: tuple[float, float], side: float = SIDE) -> list[tuple[float, float]]:
    """The six corners around a point."""
    return [(at[0] + side * sin(pi / 3 * k), at[1] + side * cos(pi / 3 * k)) for k in range(6)]


def points(corners: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def use(symbol: str, at: tuple[float, float], angle: float = 0.0) -> str:
    turn = f" rotate({angle:.0f})" if angle else ""
    return f'<use href="#{symbol}" transform="translate({at[0]:.1f} {at[1]:.1f}){turn}"/>'


def holes(garden: Garden) -> set[Place]:
    """Places that the garden encloses: they are ponds."""
    qs, rs = [q for q, _ in garden.places], [r for _, r in garden.places]
    free = {
        (q, r)
        for q in range(min(qs) - 1, max(qs) + 2)
        for r in range(min(rs) - 1, max(rs) + 2)
        if (q, r) not in garden.number
    }
    rim = [(min(qs) - 1, min(rs) - 1)]
    for place in rim:
        free.discard(place)
        rim += [near for near in (step(place, k) for k in range(6)) if near in free and near not in rim]
    return free


# -- the layers ----------------------------------------------------------------------------------------


def grounds(garden: Garden) -> list[str]:
    """Moss with stepping stones in the middle of the tiles, gravel where tiles meet, a bare court around a gate."""
    middles = {tile.centre for tile in garden.tiles}
    return [
        use("moss" if place in middles else "gravel", centre(place), 60.0 * ((place[0] + 2 * place[1]) % 3))
        for place in garden.places
    ] + [use("court", centre(garden.places[base])) for base in garden.bases]


def fences(garden: Garden) -> list[str]:
    """A line on the border of two spaces; a low stone edge where there is none."""
    lines: list[str] = []
    edges: list[str] = []
    for space, place in enumerate(garden.places):
        x, y = centre(place)
        for k in range(6):
            other = garden.neighbours[space][k]
            if 0 <= other < space:
                continue
            dx, dy = centre(DIRECTIONS[k])
            symbol = f"line-{'pgo'[garden.colours[space][k]]}" if other >= 0 else "edge"
            (lines if other >= 0 else edges).append(
                use(symbol, (x + dx / 2, y + dy / 2), degrees(atan2(dy, dx)) % 180 - 90)
            )
    return edges + lines


def labels(garden: Garden) -> list[str]:
    """The names of the spaces, small."""
    rows = []
    for name, place in zip(garden.names, garden.places, strict=True):
        x, y = centre(place)
        rows.append(f'<text x="{x:.1f}" y="{y + 72:.1f}">{name}</text>')
    return [f'<g font-size="27" fill="{INK}" fill-opacity="0.62" text-anchor="middle">', *rows, "</g>"]


def figurines(garden: Garden, view: View) -> list[str]:
    """Kokeshi and samurai with their beads, the top bead outlined."""
    parts = []
    for people, side in zip(view["people"], view["figurines"], strict=True):
        for figurine in side:
            if figurine["at"] is None:
                continue
            x, y = centre(garden.places[garden.by_name[figurine["at"]]])
            parts.append(use(people, (x, y)))
            for height, bead in enumerate(figurine["beads"]):
                top = height == len(figurine["beads"]) - 1
                parts.append(use(f"bead-{bead}{'-top' if top else ''}", (x, y - 49 - 14 * height)))
    return parts


# -- the symbols ---------------------------------------------------------------------------------------


def symbol(name: str, *shapes: str) -> str:
    return f'<g id="{name}">{"".join(shapes)}</g>'


def polygon(side: float, fill: str, y: float = 0) -> str:
    return f'<polygon points="{points(hexagon((0, y), side))}" fill="{fill}"/>'


def circle(x: float, y: float, r: float, fill: str, rest: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{rest}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, rest: str = "") -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{rest}/>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="{fill}"{line if width else ""}/>'


def moss() -> str:
    """A mossy space with three stepping stones."""
    stones = [(-34, -30, 17, 12), (4, -42, 13, 9), (38, -20, 16, 11)]
    shapes = [ellipse(x, y + 3, rx, ry, "#a9ae7c") + ellipse(x, y, rx, ry, "#b9b3a5") for x, y, rx, ry in stones]
    tufts = [(-46, 12), (47, 22), (-20, 40), (24, 44)]
    shapes += [path(f"M{x - 7} {y} q3 -9 7 -1 q4 -8 7 1", stroke=MOSS, width=3) for x, y in tufts]
    return symbol("moss", polygon(SIDE, LAWN), *shapes)


def gravel() -> str:
    """A raked space."""
    rakes = [path(f"M-52 {y} q26 -13 52 0 t52 0", stroke=PEBBLE, width=3.5) for y in (-34, -14, 6, 26)]
    return symbol("gravel", polygon(SIDE, GRAVEL), *rakes)


def water() -> str:
    """A pond."""
    waves = [
        path(f"M{x} {y} q13 -9 26 0 t26 0", stroke="#f4f8fa", width=4) for x, y in ((-50, -28), (-8, 4), (-46, 36))
    ]
    return symbol("water", polygon(SIDE + 1, SKY), *waves)


def hedge() -> str:
    """Green: a clipped hedge."""
    leaves = [circle(x, 0, 13.5, PINE) for x in (-36, -18, 0, 18, 36)]
    lights = [circle(x, -4, 4.2, "#8fa66a") for x in (-36, -18, 0, 18, 36)]
    return symbol("line-g", *leaves, *lights)


def bamboo() -> str:
    """Orange: a bamboo fence, posts tied to a rail."""
    rail = f'<rect x="-44" y="-5" width="88" height="10" rx="5" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
    posts = [
        f'<rect x="{x - 5}" y="-15" width="10" height="30" rx="4" fill="{MAPLE}" stroke="{INK}" stroke-width="3"/>'
        for x in (-33, -11, 11, 33)
    ]
    return symbol("line-o", rail, *posts)


def rope() -> str:
    """Pink: a twisted rope between two knots."""
    back = f'<rect x="-44" y="-9" width="88" height="18" rx="9" fill="{CHERRY}" stroke="{PLUM}" stroke-width="4"/>'
    strands = [path(f"M{x - 6} 8 q5 -3 6 -8 t6 -8", stroke=PLUM, width=4.5) for x in (-27, -9, 9, 27)]
    return symbol("line-p", back, *strands)


def edge() -> str:
    """The rim of the garden: flat stones set on edge."""
    stones = [
        f'<rect x="{x}" y="-7" width="27" height="14" rx="5" fill="#b7b0a2" stroke="{STONE}" stroke-width="2.5"/>'
        for x in (-44, -13.5, 17)
    ]
    return symbol("edge", *stones)


def gate(seat: int, colour: str) -> str:
    """A base: a small gate in its owner's colour."""
    posts = [path(f"M{x} 46 L{x * 0.86:g} -34", stroke=colour, width=13) for x in (-32, 32)]
    feet = [path(f"M{x - 9} 48 h18", stroke=INK, width=9) for x in (-32, 32)]
    beams = [
        path("M-58 -48 q58 16 116 0 l-6 19 q-52 11 -104 0 z", fill=colour, stroke=INK, width=4),
        path("M-40 -4 h80", stroke=colour, width=11),
        path("M0 -28 v16", stroke=colour, width=9),
    ]
    return symbol(f"gate-{seat}", *posts, *feet, *beams)


SMALLER = '<g transform="translate(0 3) scale(0.88)">'  # so that three beads fit above a figurine


def kokeshi() -> str:
    """A turned doll: round head, fringe, a pink robe."""
    return symbol(
        "kokeshi",
        SMALLER,
        ellipse(0, 50, 34, 9, INK, ' fill-opacity="0.25"'),
        path("M-27 48 q-10 -46 10 -58 h34 q20 12 10 58 q-27 9 -54 0 z", CHERRY, INK, 4.5),
        path("M-12 -8 l12 22 l12 -22", stroke=PLUM, width=7),
        circle(0, 28, 7, PLUM),
        circle(0, -28, 27, "#f3dcc0", f' stroke="{INK}" stroke-width="4.5"'),
        path("M-27 -30 q2 -26 27 -26 q25 0 27 26 q-13 -13 -27 -13 q-14 0 -27 13 z", INK),
        circle(-9, -25, 3, INK) + circle(9, -25, 3, INK),
        "</g>",
    )


def samurai() -> str:
    """A turned warrior: helmet with a crest, indigo armour."""
    return symbol(
        "samurai",
        SMALLER,
        ellipse(0, 50, 34, 9, INK, ' fill-opacity="0.25"'),
        path("M-29 48 q-8 -40 6 -58 h46 q14 18 6 58 q-29 9 -58 0 z", INDIGO, INK, 4.5),
        path("M-28 12 h56 M-30 30 h60", stroke=SKY, width=5),
        circle(0, -26, 24, "#f3dcc0", f' stroke="{INK}" stroke-width="4.5"'),
        path("M-37 -18 q5 -38 37 -40 q32 2 37 40 q-17 -13 -37 -13 q-20 0 -37 13 z", INDIGO, INK, 4.5),
        path("M-16 -60 q16 24 32 0 q-2 18 -16 18 q-14 0 -16 -18 z", GOLD, INK, 3),
        circle(-8, -22, 3, INK) + circle(8, -22, 3, INK),
        "</g>",
    )


def bead(colour: str, top: bool) -> str:
    """A ring on a head. Its pattern repeats that of the lines: stripes, dots, bars."""
    fill, outline = BEADS[colour]
    width = 4.5 if top else 2
    body = f'<rect x="-22" y="-7.5" width="44" height="15" rx="7.5" fill="{fill}"'
    body += f' stroke="{INK if top else outline}" stroke-width="{width}"/>'
    marks = {
        "p": path("M-12 4 l5 -8 M-2.5 4 l5 -8 M7 4 l5 -8", stroke=PLUM, width=3.5),
        "g": "".join(circle(x, 0, 3, "#cfdca8") for x in (-13, 0, 13)),
        "o": path("M-11 -4 v8 M0 -4 v8 M11 -4 v8", stroke="#fbe3b8", width=4),
    }
    return symbol(f"bead-{colour}{'-top' if top else ''}", body, marks[colour])


SYMBOLS = (
    symbol("shadow", polygon(SIDE + 16, SAND, 10)),
    symbol("court", polygon(SIDE, "#f7f1e4")),
    moss(), gravel(), water(), hedge(), bamboo(), rope(), edge(),
    gate(0, VERMILION), gate(1, INDIGO), kokeshi(), samurai(),
    *(bead(colour, top) for colour in "pgo" for top in (False, True)),
)  # fmt: skip
