"""A whole state as plain data a person can read and write, and back again; a wrong one is refused with its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from roji.games.errors import Invalid
from roji.games.niwashi import notation
from roji.games.niwashi.numbers import *
from roji.games.niwashi.tiles import (
    AIMS,
    DIRECTIONS,
    FIELDS,
    TILES,
    cell_name,
    read_cell,
    read_tile,
    read_wish,
    run,
    wish_name,
)
from roji.games.niwashi.views import ENDINGS, PHASES, Facts, Laid, Lantern, names

if TYPE_CHECKING:
    from roji.games.niwashi.game import Niwashi
    from roji.games.niwashi.rules import NiwashiState


def to_dict(facts: Facts, game: Niwashi) -> dict[str, Any]:
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
        "ending": ("", *ENDINGS)[facts.ending],
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


def read_facts(data: Mapping[str, Any], game: Niwashi) -> Facts:
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
        found[field] = ("", *ENDINGS).index(data[field])
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
