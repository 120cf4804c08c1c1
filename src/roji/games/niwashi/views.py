"""What may be told of a state: views, results, events, refusals; by allow-list only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from roji.games.errors import Illegal, Invalid
from roji.games.niwashi import notation
from roji.games.niwashi.notation import (
    AIM,
    CELL,
    DIRECTION,
    DISCARD,
    DRAW,
    FROM_DISCARD,
    LANTERN,
    NONE,
    ON_AID,
    ON_DISCARD,
    ON_DISPLAY,
    OVER,
    PLACE,
    TILE,
)
from roji.games.niwashi.tiles import (
    AIMS,
    CELLS,
    DIRECTIONS,
    FIELDS,
    SIDE,
    TILES,
    cell_name,
    read_cell,
    read_tile,
    read_wish,
    run,
    wish_name,
)

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi
    from roji.games.niwashi.rules import NiwashiState

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
        "shapes": shapes,
        "scores": scores(facts),
        "results": results(facts, game),
        "revealed": left_over(facts, game) if over else None,
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


# -- refusals ------------------------------------------------------------------------------------------

# In the order of the obstacles in rules.py; None where the garden of a journey has the say.
FREE, EDGE, BARRED, COVERS_NONE, COVERS_ALL, SAME_BACKWARDS = range(6)
OBSTACLES = {
    EDGE: ("N-R5", "niwashi-refuse-edge"),
    COVERS_NONE: ("N-14", "niwashi-refuse-covers-none"),
    COVERS_ALL: ("N-14", "niwashi-refuse-covers-all"),
    SAME_BACKWARDS: ("N-14", "niwashi-refuse-same-backwards"),
}


def refusal(action: int, state: NiwashiState) -> Illegal:
    """Why a decision is not legal here."""
    at = state.moment()
    if at.phase == OVER:
        return Illegal("N-23", "niwashi-refuse-over")
    if at.phase == TILE:
        return _no_tile(action, state)
    if at.phase == CELL:
        if action >= CELLS:
            return Illegal("N-14", "niwashi-refuse-no-cell")
        found = dict(state.obstacles(action))
        worst = next(why for why in (BARRED, COVERS_ALL, COVERS_NONE, EDGE) if why in found)
        return _obstacle(worst, found[worst], cell_name(action), state)
    if at.phase == DIRECTION:
        if action >= len(DIRECTIONS):
            return Illegal("N-14", "niwashi-refuse-no-direction")
        return _obstacle(*state.obstacles(at.cell)[action], cell_name(at.cell), state)
    if at.phase == DRAW:
        return _no_draw(action, at, state)
    if at.phase == PLACE:
        return Illegal("N-R6", "niwashi-refuse-no-display", place=(action - ON_DISPLAY) // 3 + 1)
    if at.phase == AIM:
        return Illegal("N-R6", "niwashi-refuse-no-aim")
    return _not_in_hand("N-16", action, state)


def _no_tile(action: int, state: NiwashiState) -> Illegal:
    if action == LANTERN:
        return Illegal("N-B3", "niwashi-refuse-no-lantern", count=state.game.lanterns)
    if action in _hand(state):
        return Illegal("N-R10", "niwashi-refuse-no-placement", tile=TILES[action])
    return _not_in_hand("N-13", action, state)


def _hand(state: NiwashiState) -> list[int]:
    seat = state.seat or 0
    return sorted(state.hand(seat, True) + state.hand(seat, False))


def _not_in_hand(clause: str, action: int, state: NiwashiState) -> Illegal:
    hand = " ".join(names(_hand(state)))
    if action >= len(TILES):
        return Illegal(clause, "niwashi-refuse-no-tile", hand=hand)
    return Illegal(clause, "niwashi-refuse-not-in-hand", tile=TILES[action], hand=hand)


def _obstacle(why: int, barred: int, cell: str, state: NiwashiState) -> Illegal:
    if why != BARRED:
        clause, key = OBSTACLES[why]
        return Illegal(clause, key, cell=cell)
    open_ = state.game.rows[barred // SIDE] >> barred % SIDE & 1
    key = "niwashi-refuse-sand" if open_ else "niwashi-refuse-plot"
    return Illegal("N-B3", key, cell=cell_name(barred))


def _no_draw(action: int, at: notation.Moment, state: NiwashiState) -> Illegal:
    if action > FROM_DISCARD:
        return Illegal("N-18", "niwashi-refuse-no-draw")
    if action < FROM_DISCARD:
        return Illegal("N-18", "niwashi-refuse-empty-place", place=action + 1)
    if at.top == NONE:
        return Illegal("N-22", "niwashi-refuse-discard-empty")
    if "draw-discard" in state.game.bans:
        return Illegal("N-B3", "niwashi-refuse-discard-closed")
    return Illegal("N-19", "niwashi-refuse-not-special")


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


# -- everything, as plain data ---------------------------------------------------------------------------


def to_dict(facts: Facts, game: Niwashi) -> Plain:
    """Everything, as plain data a person can read and write."""
    shapes = game.options["shapes"]

    def wishes(found: Iterable[int]) -> str:
        return " ".join(wish_name(wish, shapes) for wish in found)

    return {
        "phase": PHASES[facts.phase],
        "turn": facts.turn,
        "ground": ground_text(facts.ground),
        "garden": [
            f"{'-' if laid.seat == NOBODY else laid.seat} {TILES[laid.tile]} {cell_name(laid.cell)}"
            f" {DIRECTIONS[laid.direction]}"
            for laid in facts.garden
        ],
        "chosen": "" if facts.tile == NONE else TILES[facts.tile],
        "chosen_cell": "" if facts.cell < 0 else cell_name(facts.cell),
        "to_draw": facts.wanted,
        "special": facts.special,
        "dealt": [" ".join(names(hand)) for hand in facts.dealt],
        "taken": [" ".join(names(hand)) for hand in facts.taken],
        "display": " ".join("-" if tile == NONE else TILES[tile] for tile in facts.display),
        "discard": " ".join(names(facts.discard)),
        "removed": " ".join(names(facts.removed)),
        "pile": " ".join(names(facts.pile)),
        "box": " ".join(names(facts.box)),
        "wishes": [wishes(held) for held in facts.held],
        "stacks": [wishes(stack) for stack in facts.stacks],
        "fulfilled": [wishes(done) for done in facts.done],
        "wish_box": wishes(facts.wish_box),
        "lantern": {
            "place": notation.place_name(facts.lantern.place, shapes),
            "direction": AIMS[facts.lantern.aim],
            "tile": "" if facts.lantern.mark == NONE else TILES[facts.lantern.mark],
        },
        "lanterns": facts.lanterns,
        "ending": ENDINGS[facts.ending],
    }


def ground_text(ground: Iterable[tuple[int, int]]) -> list[str]:
    """Loose fields as lines `CELL FIELDS`, one per row, with dots between them where nothing lies."""
    rows: dict[int, dict[int, str]] = {}
    for cell, colour in ground:
        rows.setdefault(cell // SIDE, {})[cell % SIDE] = notation.letter(colour)
    return [
        f"{cell_name(SIDE * r + min(row))} {''.join(row.get(c, '.') for c in range(min(row), max(row) + 1))}"
        for r, row in rows.items()
    ]


def read_deal(deal: Sequence[Any], game: Niwashi) -> tuple[list[int], list[int]]:
    """The order of all tiles and of all wishes."""
    if len(deal) != 2:
        raise Invalid("niwashi-deal-parts", count=len(deal))
    texts = [part if isinstance(part, str) else " ".join(str(piece) for piece in part) for part in deal]
    deck = [read_tile(word) for word in texts[0].split()]
    wishes = [read_wish(word, game.options["shapes"]) for word in texts[1].split()]
    if Counter(deck) != game.copies:
        raise Invalid("niwashi-deal-tiles", tiles=game.options["tiles"], **_apart(deck, game))
    if sorted(wishes) != list(range(24)):
        raise Invalid("niwashi-deal-wishes")
    return deck, wishes


def _apart(deck: Sequence[int], game: Niwashi) -> dict[str, str]:
    """The tiles that are missing from a deck, and those that are too many."""
    missing, extra = game.copies - Counter(deck), Counter(deck) - game.copies
    return {
        "missing": " ".join(names(sorted(missing.elements()))) or "-",
        "extra": " ".join(names(sorted(extra.elements()))) or "-",
    }


def read_facts(data: Plain, game: Niwashi) -> Facts:
    """The facts out of plain data; Invalid names the field that is wrong."""
    shapes = game.options["shapes"]
    field = "?"

    def number(value: Any, top: int) -> int:
        if type(value) is not int or not 0 <= value <= top:
            raise ValueError(value)
        return value

    def tiles(text: str) -> tuple[int, ...]:
        return tuple(read_tile(word) for word in text.split())

    def wishes(text: str) -> tuple[int, ...]:
        return tuple(read_wish(word, shapes) for word in text.split())

    def one(text: str) -> int:
        return read_tile(text) if text else NONE

    try:
        found: dict[str, Any] = {}
        field = "phase"
        found[field] = PHASES.index(data[field])
        field = "turn"
        found[field] = number(data[field], 1)
        field = "ground"
        found[field] = tuple(loose for line in data[field] for loose in read_ground(line))
        field = "garden"
        found[field] = tuple(read_laid(line) for line in data[field])
        field = "chosen"
        found["tile"] = one(data[field])
        field = "chosen_cell"
        found["cell"] = read_cell(data[field]) if data[field] else -1
        field = "to_draw"
        found["wanted"] = number(data[field], 3)
        field = "special"
        found[field] = {True: True, False: False}[data[field]]
        for field in ("dealt", "taken"):
            first, second = data[field]
            found[field] = (tuple(sorted(tiles(first))), tuple(sorted(tiles(second))))
        field = "display"
        found[field] = tuple(NONE if word == "-" else read_tile(word) for word in data[field].split())
        for field in ("discard", "removed", "pile", "box"):
            found[field] = tiles(data[field])
        for field, key in (("wishes", "held"), ("stacks", "stacks"), ("fulfilled", "done")):
            first, second = data[field]
            found[key] = (wishes(first), wishes(second))
        field = "wish_box"
        found[field] = wishes(data[field])
        field = "lantern"
        stands = data[field]
        place = notation.read_place(stands["place"], shapes)
        found[field] = Lantern(place, AIMS.index(stands["direction"]), one(stands["tile"]))
        field = "lanterns"
        found[field] = number(data[field], 255)
        field = "ending"
        found[field] = ENDINGS.index(data[field])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Invalid("bad-state", field=field, why=str(error)) from error
    facts = Facts(**found)
    check_pieces(facts, game)
    check_phase(facts, game)
    return facts


def read_laid(line: str) -> Laid:
    """A laid tile as `SEAT TILE CELL DIRECTION`."""
    seat, tile, cell, direction = line.split()
    laid = Laid(read_tile(tile), read_cell(cell), DIRECTIONS.index(direction), ("-", "0", "1").index(seat) - 1)
    if not all(0 <= x < SIDE and 0 <= y < SIDE for x, y in run(laid.cell, laid.direction)):
        raise ValueError(line)
    return laid


def read_ground(line: str) -> list[tuple[int, int]]:
    """Loose fields as `CELL FIELDS`."""
    name, letters = line.split()
    cell = read_cell(name)
    if cell % SIDE + len(letters) > SIDE:
        raise ValueError(line)
    return [(cell + i, FIELDS.index(letter) + 1) for i, letter in enumerate(letters) if letter != "."]


def wrong(field: str, clause: str) -> Invalid:
    return Invalid("bad-state", field=field, why=clause)


def check_pieces(facts: Facts, game: Niwashi) -> None:
    """No tile more often than it exists, no wish twice, and no more of them in a place than fit there."""
    display = [tile for tile in facts.display if tile != NONE]
    chosen = [] if facts.tile == NONE else [facts.tile]
    used = Counter(
        [*(laid.tile for laid in facts.garden), *facts.dealt[0], *facts.dealt[1], *facts.taken[0], *facts.taken[1],
         *display, *chosen, *facts.discard, *facts.removed, *facts.pile, *facts.box]
    )  # fmt: skip
    if extra := used - game.copies:
        raise Invalid("niwashi-tile-too-often", tiles=" ".join(names(sorted(extra))))
    wishes = [wish for pair in (facts.held, facts.stacks, facts.done) for part in pair for wish in part]
    wishes += facts.wish_box
    if twice := sorted({wish for wish in wishes if wishes.count(wish) > 1}):
        raise Invalid("niwashi-wish-twice", wish=wish_name(twice[0], game.options["shapes"]))
    for seat in range(2):
        if len(facts.dealt[seat]) + len(facts.taken[seat]) + len(chosen) * (seat == facts.turn) > game.hand:
            raise wrong("dealt", "N-4")
        if len(facts.held[seat]) > 2 or (len(facts.held[seat]) < 2 and facts.stacks[seat]):
            raise wrong("wishes", "N-9")
        if len(facts.held[seat]) + len(facts.stacks[seat]) + len(facts.done[seat]) > 10:
            raise wrong("stacks", "N-5")
    if len(facts.display) != game.hand:
        raise wrong("display", "N-4")


def check_phase(facts: Facts, game: Niwashi) -> None:
    """What the phase needs is there, and nothing else."""
    if not facts.garden and not facts.ground:
        raise wrong("garden", "N-4")
    if (facts.tile != NONE) != (facts.phase in (CELL, DIRECTION)):
        raise wrong("chosen", "N-13")
    if (facts.cell >= 0) != (facts.phase == DIRECTION):
        raise wrong("chosen_cell", "N-14")
    if (facts.wanted > 0) != (facts.phase == DRAW):
        raise wrong("to_draw", "N-18")
    if facts.special and facts.phase != DRAW:
        raise wrong("special", "N-19")
    if (facts.ending > 0) != (facts.phase == OVER):
        raise wrong("ending", "N-23")
    if facts.lantern.mark != NONE and not (
        ON_DISPLAY <= facts.lantern.place < ON_AID or facts.lantern.place == ON_DISCARD
    ):
        raise wrong("lantern", "N-R9")
    if game.lanterns >= 0 and facts.lanterns > game.lanterns:
        raise wrong("lanterns", "N-B3")
    hand = facts.dealt[facts.turn] + facts.taken[facts.turn]
    if facts.phase in (TILE, DISCARD) and not hand:
        raise wrong("dealt", "N-23" if facts.phase == TILE else "N-16")
    if facts.phase == DRAW and len(hand) + facts.wanted > game.hand:
        raise wrong("to_draw", "N-R4")


def check_goes_on(state: NiwashiState) -> None:
    """A match that is not over has something to decide."""
    if not state.over and not state.legal_actions():
        raise wrong("phase", "N-R10")
