"""What may be told of a state: views, results and events; by allow-list only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from roji.games.niwashi import facts as types
from roji.games.niwashi import journey, notation
from roji.games.niwashi.facts import Effect, Ending, Grade, Phase, Result, Revealed, View
from roji.games.niwashi.numbers import *
from roji.games.niwashi.tiles import AIMS, TILES, cell_name, run, wish_name

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi

PHASES: tuple[Phase, ...] = ("tile", "cell", "direction", "draw", "place", "aim", "discard", "over")
# How a match ends, with its clause, from 1 on: 0 while it runs.
ENDINGS: tuple[Ending, ...] = ("no-tile", "no-move", "all-fulfilled")
CLAUSES = ("N-23", "N-R10", "N-23")
# N-24: the least score of each grade.
GRADES: tuple[tuple[int, Grade], ...] = (
    (20, "all"),
    (16, "challenge"),
    (11, "good"),
    (6, "respectable"),
    (0, "quiet"),
)


class Laid(NamedTuple):
    """A tile in the garden; seat -1 for the first one."""

    tile: int
    cell: int
    direction: int
    seat: int

    def fields(self) -> list[tuple[int, str]]:
        """The cells of the tile with the field on each."""
        return [(SIDE * y + x, TILES[self.tile][k]) for k, (x, y) in enumerate(run(self.cell, self.direction))]


class Lantern(NamedTuple):
    """Where the lantern stands and points, and the tile it marked when it was put down (N-R9)."""

    place: int
    aim: int
    mark: int


class Facts(NamedTuple):
    """Everything in a state."""

    phase: int
    turn: int
    ground: tuple[tuple[int, int], ...]
    garden: tuple[Laid, ...]
    tile: int
    cell: int
    wanted: int
    special: bool
    dealt: tuple[tuple[int, ...], tuple[int, ...]]
    taken: tuple[tuple[int, ...], tuple[int, ...]]
    display: tuple[int, ...]
    discard: tuple[int, ...]
    removed: tuple[int, ...]
    pile: tuple[int, ...]
    box: tuple[int, ...]
    held: tuple[tuple[int, ...], tuple[int, ...]]
    stacks: tuple[tuple[int, ...], tuple[int, ...]]
    done: tuple[tuple[int, ...], tuple[int, ...]]
    wish_box: tuple[int, ...]
    lantern: Lantern
    lanterns: int
    ending: int


def names(tiles: Iterable[int]) -> list[str]:
    return [TILES[tile] for tile in tiles]


def fields(facts: Facts) -> dict[int, str]:
    """The visible field of every covered cell (N-15)."""
    shown = {cell: notation.letter(colour) for cell, colour in facts.ground}
    for laid in facts.garden:
        shown.update(laid.fields())
    return shown


# -- what a seat may know ------------------------------------------------------------------------------


def of_seats(facts: Facts, game: Niwashi, seats: list[int | None]) -> list[View]:
    """The views of several seats: own tiles and wishes, and what everybody sees, which they share."""
    common, shapes = seen_by_all(facts, game), game.options["shapes"]
    views: list[View] = []
    for seat in seats:
        game.check_seat(seat)
        if seat is None:
            views.append(common)
            continue
        hand = names(sorted(facts.dealt[seat] + facts.taken[seat]))
        wishes = [wish_name(wish, shapes) for wish in facts.held[seat]]
        views.append(common | {"seat": seat, "hand": hand, "wishes": wishes})
    return views


def seen_by_all(facts: Facts, game: Niwashi) -> View:
    """The view of a spectator: all that lies open, all that was taken from the open, and counts."""
    shapes = game.options["shapes"]
    over = facts.phase == OVER
    plot = journey.garden(game.options["journey"])  # what it restricts (N-B3)
    return {
        "game": game.id,
        "seat": None,
        "phase": PHASES[facts.phase],
        "to_move": None if over else facts.turn,
        "round": 1 if over else 0,
        "rounds": 1,
        "hand": None,
        "hand_counts": [len(facts.dealt[other]) + len(facts.taken[other]) for other in range(2)],
        "known_hands": [names(taken) for taken in facts.taken],
        "chosen": None if facts.tile == NONE else TILES[facts.tile],
        "chosen_cell": None if facts.cell < 0 else cell_name(facts.cell),
        "wishes": None,
        "wish_counts": [len(held) for held in facts.held],
        "stack_counts": [len(stack) for stack in facts.stacks],
        "fulfilled": [[wish_name(wish, shapes) for wish in done] for done in facts.done],
        "garden": [
            {**notation.laid(laid.tile, laid.cell, laid.direction), "seat": None if laid.seat < 0 else laid.seat}
            for laid in facts.garden
        ],
        "fields": {cell_name(cell): field for cell, field in sorted(fields(facts).items())},
        "display": [None if tile == NONE else TILES[tile] for tile in facts.display],
        "discard": names(facts.discard),
        "removed": names(facts.removed),
        "pile": len(facts.pile),
        "lantern": lantern(facts, shapes),
        "lanterns_left": None if game.lanterns < 0 else game.lanterns - facts.lanterns,
        "journey": game.options["journey"],
        "target": game.target,
        "corners": [cell_name(cell) for cell in plot.corners()],
        "blocked": list(plot.blocked),
        "bans": list(plot.bans),
        "discard_open": bool(facts.discard) and "draw-discard" not in plot.bans,
        "shapes": shapes,
        "scores": scores(facts),
        "results": results(facts, game),
        "revealed": left_over(facts, game) if over else None,
    }


def lantern(facts: Facts, shapes: str) -> types.Lantern:
    """The lantern: where it stands, where it points, and what it marked when it was put down."""
    place, aim, mark = facts.lantern
    field = None
    if ON_DISPLAY <= place < ON_AID and mark != NONE:
        field = TILES[mark][(place - ON_DISPLAY) % 3]
    elif place < CELLS:
        field = fields(facts).get(place)
    return {
        "place": notation.place_name(place, shapes),
        "direction": None if aim == NOWHERE else AIMS[aim],
        "tile": None if mark == NONE else TILES[mark],
        "field": field,
    }


def left_over(facts: Facts, game: Niwashi) -> Revealed:
    """What was still hidden when the match ended."""
    shapes = game.options["shapes"]
    return {
        "hands": [names(sorted(facts.dealt[seat] + facts.taken[seat])) for seat in range(2)],
        "wishes": [[wish_name(wish, shapes) for wish in held] for held in facts.held],
        "stacks": [[wish_name(wish, shapes) for wish in stack] for stack in facts.stacks],
        "pile": names(facts.pile),
        "box": names(facts.box),
        "wish_box": [wish_name(wish, shapes) for wish in facts.wish_box],
    }


def scores(facts: Facts) -> list[int]:
    """N-24: the fulfilled wishes of both are one score."""
    return [len(facts.done[0]) + len(facts.done[1])] * 2


def grade(score: int) -> Grade:
    """N-24: what a score is worth."""
    return next(name for least, name in GRADES if score >= least)


def results(facts: Facts, game: Niwashi) -> list[Result]:
    """How the match ended, once it has: why, the common score, and on a journey whether it is enough."""
    if facts.phase != OVER:
        return []
    score = scores(facts)[0]
    shapes = game.options["shapes"]
    return [
        {
            "round": 0,
            "kind": ENDINGS[facts.ending - 1],
            "clause": CLAUSES[facts.ending - 1],
            "seat": facts.turn,
            "points": score,
            "fulfilled": [[wish_name(wish, shapes) for wish in done] for done in facts.done],
            "grade": grade(score),
            "journey": game.options["journey"],
            "target": game.target,
            "reached": None if game.target is None else score >= game.target,
        }
    ]


# -- events --------------------------------------------------------------------------------------------

MOVED: dict[int, Literal["tile", "take-discard", "discard", "remove"]] = {
    E_TILE: "tile",
    E_TAKE_DISCARD: "take-discard",
    E_DISCARD: "discard",
    E_REMOVE: "remove",
}


def told(events: list[tuple[int, int, int]], facts: Facts, game: Niwashi, seat: int | None) -> list[Effect]:
    """Traced events as a seat saw them. Of a new wish only its owner is told which it is."""
    shapes = game.options["shapes"]
    seen: list[Effect] = []
    for what, who, value in events:
        if what in MOVED:
            seen.append({"do": MOVED[what], "seat": who, "tile": TILES[value]})
        elif what == E_TAKE:
            seen.append({"do": "take", "seat": who, "tile": TILES[value % 256], "place": value // 256 + 1})
        elif what == E_CELL:
            seen.append({"do": "cell", "seat": who, "cell": cell_name(value)})
        elif what == E_LAY:
            seen.append(_covering(facts, who, value))
        elif what in (E_LIFT, E_LANTERN):
            seen.append({"do": "lift" if what == E_LIFT else "lantern", "seat": who})
        elif what == E_FILL:
            seen.append({"do": "fill", "place": who + 1, "tile": TILES[value]})
        elif what == E_PLACE:
            marked = lantern(facts._replace(lantern=facts.lantern._replace(place=value)), shapes)
            tile, field = marked["tile"], marked["field"]
            seen.append({"do": "place", "seat": who, "place": marked["place"], "tile": tile, "field": field})
        elif what == E_AIM:
            seen.append({"do": "aim", "seat": who, "direction": None if value == NOWHERE else AIMS[value]})
        elif what == E_FULFIL:
            seen.append({"do": "fulfil", "seat": who, "wish": wish_name(value, shapes)})
        elif what == E_WISH and who == seat:
            seen.append({"do": "wish", "seat": who, "wish": wish_name(value, shapes)})
        elif what == E_WISH:
            seen.append({"do": "wish", "seat": who})
        elif what == E_END:
            seen.append({"do": "end", **results(facts, game)[0]})
    if facts.phase == OVER:
        seen.append({"do": "over", "scores": scores(facts), **left_over(facts, game)})
    return seen


def _covering(facts: Facts, seat: int, value: int) -> types.TileLaid:
    """A laid tile, the cells it covered, and whether one of them had the same colour (N-19)."""
    laid = facts.garden[value % 256]
    bits, same = value // 256 % 8, value // 2048
    covered = [cell_name(cell) for k, (cell, _) in enumerate(laid.fields()) if bits >> k & 1]
    lay = notation.laid(laid.tile, laid.cell, laid.direction)
    return {"do": "lay", "seat": seat, **lay, "covered": covered, "special": same > 0}
