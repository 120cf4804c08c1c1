"""A simple Niwashi partner: finishes what may be a wish of the other, then builds for its own wishes.

It knows the wishes it holds and those that lie open. Any other may be the partner's: the more so if the partner's
own tiles have brought it far, the less so if a tile of this player showed it already and nothing came of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from roji.games.niwashi.facts import ChooseCell, Draw, Lay, UseTile, View
from roji.games.niwashi.numbers import LANTERN, ON_PILE
from roji.games.niwashi.tiles import AIMS, DIRECTIONS, INDEX, SEASONS, STEPS, around, read_cell
from roji.games.state import State

SIDE, STRIDE, MARGIN = 63, 72, 4  # the grid has free rows and columns all around: a shape reaches four cells far
CLOSELY = 32  # placements of a turn that are looked at closely
WORTH = (0.0, 0.2, 1.0, 4.0, 12.0, 30.0)  # of a shape of one's own by the fields that lie already
SHOWN = 60.0  # for a tile that shows what may be a wish of the partner
STALE = 0.1  # how likely it still is if it was shown before
TOUCH = (-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1)

Around = tuple[tuple[int, int, int, int], ...]


class Placement(NamedTuple):
    """A tile, the cell of its first field and its direction, as decisions; where its fields lie on the grid."""

    tile: int
    cell: int
    direction: int
    fields: tuple[tuple[int, str], ...]


def spot(cell: int) -> int:
    """A cell of the table on the grid."""
    return STRIDE * (cell // SIDE + MARGIN) + cell % SIDE + MARGIN


def steps(shape: str) -> Around:
    """The other four cells of a shape seen from one of its cells, on the grid."""
    return tuple(tuple(STRIDE * y + x for x, y in others) for others in around(shape))  # type: ignore[misc]


class Sight:
    """What a seat sees in the garden and makes of it."""

    def __init__(self, view: View) -> None:
        seat, wishes = view["seat"], view["wishes"]
        assert seat is not None
        assert wishes is not None
        self.shapes = {shape: steps(shape) for shape in view["shapes"]}
        self.grid: dict[int, str] = {spot(read_cell(cell)): field for cell, field in view["fields"].items()}
        self.owner: dict[int, int | None] = {
            spot(read_cell(cell)): laid["seat"] for laid in view["garden"] for cell in laid["cells"]
        }
        self.seat = seat
        self.own = [(wish[0], self.shapes[wish[1]]) for wish in wishes]
        self.seasons = {wish[0] for wish in wishes}
        known = {*wishes, *view["fulfilled"][0], *view["fulfilled"][1]}
        self.chances = {
            wish: self.chance(*wish)
            for wish in (season + shape for season in SEASONS for shape in view["shapes"])
            if wish not in known
        }

    def chance(self, season: str, shape: str) -> float:
        """How likely a wish is the partner's, compared with others."""
        grid, owner = self.grid, self.owner
        best = 0
        for at, field in grid.items():
            if field != season or owner.get(at) != 1 - self.seat:
                continue
            for others in self.shapes[shape]:
                lying = [at + step for step in others if grid.get(at + step) == season]
                if len(lying) == 4 and any(owner.get(other) == self.seat for other in lying):
                    return STALE
                theirs = sum(owner.get(other) == 1 - self.seat for other in lying)
                best = max(best, 1 + len(lying) + theirs)
        return 1.0 + best

    def rough(self, placement: Placement) -> float:
        """How many neighbours of its own colour every field would have, those of wished seasons counted twice."""
        grid = self.grid
        found = 0
        for at, field in placement.fields:
            near = sum(grid.get(at + step) == field for step in TOUCH) + (grid.get(at) == field)
            found += near * (2 if field in self.seasons else 1)
        return found

    def closely(self, placement: Placement) -> float:
        """What may come true by a placement, and how far it brings the own wishes."""
        before = sum(self.standing(placement, *wish) for wish in self.own)
        under = {at: self.grid.get(at) for at, _ in placement.fields}
        self.grid.update(placement.fields)
        value = SHOWN * sum(self.shown(placement)) / max(sum(self.chances.values()), 1)
        value += sum(self.standing(placement, *wish) for wish in self.own) - before
        for at, field in under.items():
            if field is None:
                del self.grid[at]
            else:
                self.grid[at] = field
        return value

    def shown(self, placement: Placement) -> Iterator[float]:
        """The chances of the wishes that can be seen with a field of this tile."""
        for wish, chance in self.chances.items():
            if any(field == wish[0] and self.whole(at, field, wish[1]) for at, field in placement.fields):
                yield chance

    def whole(self, at: int, field: str, shape: str) -> bool:
        get = self.grid.get
        return any(
            get(at + a) == field and get(at + b) == field and get(at + c) == field and get(at + d) == field
            for a, b, c, d in self.shapes[shape]
        )

    def standing(self, placement: Placement, season: str, shape: Around) -> float:
        """How far a wish has come where this tile lies."""
        get = self.grid.get
        found = 0.0
        for at, _ in placement.fields:
            here = get(at) == season
            for a, b, c, d in shape:
                found += WORTH[
                    here + (get(at + a) == season) + (get(at + b) == season) + (get(at + c) == season)
                    + (get(at + d) == season)
                ]  # fmt: skip
        return found

    def best(self, found: list[Placement]) -> tuple[float, Placement]:
        """The best of some placements: all are looked at roughly, a few closely."""
        few = sorted(found, key=self.rough, reverse=True)[:CLOSELY]
        return max(((self.closely(placement), placement) for placement in few), key=lambda rated: rated[0])


def placements(state: State, tile: str) -> list[Placement]:
    """Every way to lay the tile that was chosen."""
    found = []
    for cell in state.legal_actions():
        about: ChooseCell = state.describe(cell)
        found += [placed(tile, cell, word) for word in about["directions"]]
    return found


def placed(tile: str, cell: int, word: str) -> Placement:
    direction = DIRECTIONS.index(word)
    x, y = STEPS[direction]
    start = spot(cell)
    fields = tuple((start + k * (STRIDE * y + x), tile[k]) for k in range(3))
    return Placement(INDEX[tile], cell, direction, fields)


def choose(state: State) -> int:
    """The decision of a simple partner, from its own view alone."""
    view: View = state.view(state.seat)
    legal = state.legal_actions()
    phase = view["phase"]
    if phase == "tile":
        return best_tile(state, [action for action in legal if action != LANTERN], Sight(view))
    if phase == "cell":
        return Sight(view).best(placements(state, view["chosen"] or ""))[1].cell
    if phase == "direction":
        lays: list[Lay] = [state.describe(action) for action in legal]
        found = [placed(lay["tile"], read_cell(lay["cell"]), lay["direction"]) for lay in lays]
        return Sight(view).best(found)[1].direction
    if phase == "place":
        return ON_PILE
    if phase == "aim":
        return AIMS.index("-")
    best = max if phase == "draw" else min
    tiles: dict[int, Draw | UseTile] = {action: state.describe(action) for action in legal}
    return best(legal, key=lambda action: useful(tiles[action]["tile"], view))


def best_tile(state: State, tiles: list[int], sight: Sight) -> int:
    """The tile with the best placement; the lantern only where none can be laid."""
    if not tiles:
        return LANTERN
    found: list[Placement] = []
    for tile in tiles:
        about: UseTile = state.describe(tile)
        chosen = state.clone()
        chosen.apply(tile)
        found += placements(chosen, about["tile"])
    return sight.best(found)[1].tile


def useful(tile: str, view: View) -> int:
    """How much of a tile the wishes in hand can use; two fields side by side are worth more."""
    return sum(2 * tile.count(wish[0]) + tile.count(2 * wish[0]) for wish in view["wishes"] or []) - tile.count("s")
