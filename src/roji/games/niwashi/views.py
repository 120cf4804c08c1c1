"""What may be told of a state: views, results and events; by allow-list only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from roji.games.niwashi import journey, notation
from roji.games.niwashi.notation import (
    NONE,
    ON_AID,
    ON_DISPLAY,
    OVER,
)
from roji.games.niwashi.tiles import (
    AIMS,
    CELLS,
    SIDE,
    TILES,
    cell_name,
    run,
    wish_name,
)

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi

Plain = Any
PHASES = ("tile", "cell", "direction", "draw", "place", "aim", "discard", "over")
ENDINGS = ("", "no-tile", "no-move", "all-fulfilled")
ENDING_CLAUSES = ("", "N-23", "N-R10", "N-23")
# N-24: the least score of each grade.
GRADES = ((20, "all"), (16, "challenge"), (11, "good"), (6, "respectable"), (0, "quiet"))
NOBODY = -1


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


def view(facts: Facts, game: Niwashi, seat: int | None) -> Plain:
    """Own tiles and wishes, all that lies open, all that was taken from the open, and counts."""
    game.check_seat(seat)
    shapes = game.options["shapes"]
    over = facts.phase == OVER

    def wishes(found: Iterable[int]) -> list[str]:
        return [wish_name(wish, shapes) for wish in found]

    return {
        "game": game.id,
        "seat": seat,
        "phase": PHASES[facts.phase],
        "to_move": None if over else facts.turn,
        "round": 1 if over else 0,
        "rounds": 1,
        "hand": None if seat is None else names(sorted(facts.dealt[seat] + facts.taken[seat])),
        "hand_counts": [len(facts.dealt[other]) + len(facts.taken[other]) for other in range(2)],
        "known_hands": [names(taken) for taken in facts.taken],
        "chosen": None if facts.tile == NONE else TILES[facts.tile],
        "chosen_cell": None if facts.cell < 0 else cell_name(facts.cell),
        "wishes": None if seat is None else wishes(facts.held[seat]),
        "wish_counts": [len(held) for held in facts.held],
        "stack_counts": [len(stack) for stack in facts.stacks],
        "fulfilled": [wishes(done) for done in facts.done],
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
        **plot(game),
        "shapes": shapes,
        "scores": scores(facts),
        "results": results(facts, game),
        "revealed": left_over(facts, game) if over else None,
    }


def plot(game: Niwashi) -> dict[str, Plain]:
    """What the garden of a journey restricts (N-B3): its corners, cells that stay free, what is not allowed."""
    garden = journey.garden(game.options["journey"])
    return {
        "corners": [cell_name(cell) for cell in garden.corners()],
        "blocked": list(garden.blocked),
        "bans": list(garden.bans),
    }


def lantern(facts: Facts, shapes: str) -> Plain:
    """The lantern: where it stands, where it points, and what it marked when it was put down."""
    place, aim, mark = facts.lantern
    field = None
    if ON_DISPLAY <= place < ON_AID and mark != NONE:
        field = TILES[mark][(place - ON_DISPLAY) % 3]
    elif place < CELLS:
        field = fields(facts).get(place)
    return {
        "place": notation.place_name(place, shapes),
        "direction": None if AIMS[aim] == "-" else AIMS[aim],
        "tile": None if mark == NONE else TILES[mark],
        "field": field,
    }


def left_over(facts: Facts, game: Niwashi) -> Plain:
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


def grade(score: int) -> str:
    """N-24: what a score is worth."""
    return next(name for least, name in GRADES if score >= least)


def results(facts: Facts, game: Niwashi) -> list[Plain]:
    """How the match ended, once it has: why, the common score, and on a journey whether it is enough."""
    if facts.phase != OVER:
        return []
    score = scores(facts)[0]
    shapes = game.options["shapes"]
    return [
        {
            "round": 0,
            "kind": ENDINGS[facts.ending],
            "clause": ENDING_CLAUSES[facts.ending],
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

# The order is that of the E_ constants in rules.py.
EVENTS = (
    "tile", "cell", "lay", "lift", "take", "take-discard", "fill", "lantern", "place", "aim",
    "discard", "remove", "fulfil", "wish", "end",
)  # fmt: skip


def told(events: list[tuple[int, int, int]], facts: Facts, game: Niwashi, seat: int | None) -> list[Plain]:
    """Traced events as a seat saw them. Of a new wish only its owner is told which it is."""
    shapes = game.options["shapes"]
    seen: list[Plain] = []
    for what, who, value in events:
        do = EVENTS[what]
        if do in ("tile", "take-discard", "discard", "remove"):
            seen.append({"do": do, "seat": who, "tile": TILES[value]})
        elif do == "take":
            seen.append({"do": do, "seat": who, "tile": TILES[value % 256], "place": value // 256 + 1})
        elif do == "cell":
            seen.append({"do": do, "seat": who, "cell": cell_name(value)})
        elif do == "lay":
            seen.append({"do": do, "seat": who, **_covering(facts, value)})
        elif do in ("lift", "lantern"):
            seen.append({"do": do, "seat": who})
        elif do == "fill":
            seen.append({"do": do, "place": who + 1, "tile": TILES[value]})
        elif do == "place":
            seen.append({"do": do, "seat": who, "place": notation.place_name(value, shapes), **_marked(facts, value)})
        elif do == "aim":
            seen.append({"do": do, "seat": who, "direction": None if AIMS[value] == "-" else AIMS[value]})
        elif do == "fulfil":
            seen.append({"do": do, "seat": who, "wish": wish_name(value, shapes)})
        elif do == "wish":
            seen.append({"do": do, "seat": who, **({"wish": wish_name(value, shapes)} if who == seat else {})})
        elif do == "end":
            seen.append({"do": do, **results(facts, game)[0]})
    if facts.phase == OVER:
        seen.append({"do": "over", "scores": scores(facts), **left_over(facts, game)})
    return seen


def _covering(facts: Facts, value: int) -> Plain:
    """A laid tile, the cells it covered, and whether one of them had the same colour (N-19)."""
    laid = facts.garden[value % 256]
    covered, same = value // 256 % 8, value // 2048
    return {
        **notation.laid(laid.tile, laid.cell, laid.direction),
        "covered": [cell_name(cell) for k, (cell, _) in enumerate(laid.fields()) if covered >> k & 1],
        "special": same > 0,
    }


def _marked(facts: Facts, place: int) -> Plain:
    """What the lantern marks where it was put down just now."""
    marked = lantern(facts._replace(lantern=facts.lantern._replace(place=place)), "??????")
    return {"tile": marked["tile"], "field": marked["field"]}
