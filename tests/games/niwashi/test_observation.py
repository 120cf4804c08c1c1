"""The observation of Niwashi, read back: every piece says what the view says."""

from __future__ import annotations

import pytest

import roji
from roji.games.niwashi.facts import View
from roji.games.niwashi.observation import SPEC
from roji.games.niwashi.tiles import AIMS, TILES, cell_name, read_cell, wish_name
from roji.games.niwashi.views import PHASES
from tests.games.test_observations import walk

ROWS = SPEC.piece("fields").shape[0]
CORNER = 31 - ROWS // 2
ON = ("cell", "display", "aid", "pile", "discard", "rest")


def tiles(counts: list[int]) -> list[str]:
    return [TILES[i] for i, count in enumerate(counts) for _ in range(count)]


def cell(column: int, row: int) -> str | None:
    return cell_name(63 * (row - 1) + column - 1) if column else None


@pytest.mark.parametrize("journey", ["none", "last"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_piece_says_what_the_view_says(journey: str, seat: int | None) -> None:
    gardens = next(option.values for option in roji.game("niwashi").option_table if option.name == "journey")
    game = roji.game("niwashi", journey=gardens[0 if journey == "none" else -1])
    shapes = game.options["shapes"]
    sides = (0, 1) if seat is None else (seat, 1 - seat)
    for state in [state for seed in range(2) for state in walk(game, seed)]:
        view: View = state.view(seat)
        seen = game.observation.decode(state.observe(seat))
        data = state.to_dict()
        assert PHASES[seen["phase"].index(1)] == view["phase"]
        inside = {name: at for name in view["fields"] if (at := place(name)) is not None}
        shown = {(r, c): value for r, row in enumerate(seen["fields"]) for c, value in enumerate(row) if value}
        assert shown == {at: 1 + "hnafs".index(view["fields"][name]) for name, at in inside.items()}
        assert seen["outside"] == [len(view["fields"]) - len(inside)]
        who = {None: 3, sides[0]: 1, sides[1]: 2}
        laid = [
            [1 + TILES.index(t["tile"]), *column_and_row(t["cell"]), 1 + "eswn".index(t["direction"]), who[t["seat"]]]
            for t in view["garden"]
        ]
        assert [row for row in seen["laid"] if any(row)] == laid
        assert tiles(seen["hand"]) == (view["hand"] or [])
        assert [tiles(row) for row in seen["known"]] == [view["known_hands"][side] for side in sides]
        assert seen["hand_counts"] == [view["hand_counts"][side] for side in sides]
        display = [tile for row in seen["display"] for tile in tiles(row)]
        assert display == [tile for tile in view["display"] if tile]
        assert [TILES[kind - 1] for kind in seen["discard"] if kind] == view["discard"][::-1]
        assert tiles(seen["removed"]) == sorted(view["removed"], key=TILES.index)
        assert seen["pile"] == [view["pile"]]
        assert tiles(seen["chosen"]) == ([view["chosen"]] if view["chosen"] else [])
        assert cell(*seen["chosen_cell"]) == view["chosen_cell"]
        own = {wish_name(i, shapes) for i, flag in enumerate(seen["wishes"]) if flag}
        assert own == set(view["wishes"] or [])
        done = [{wish_name(i, shapes) for i, flag in enumerate(row) if flag} for row in seen["fulfilled"]]
        assert done == [set(view["fulfilled"][side]) for side in sides]
        assert seen["wish_counts"] == [view["wish_counts"][side] for side in sides]
        assert seen["stack_counts"] == [view["stack_counts"][side] for side in sides]
        lantern = view["lantern"]
        on = ON[seen["lantern_on"].index(1)]
        if on == "cell":
            assert cell(*seen["lantern_cell"]) == lantern["place"]
        elif on == "display":
            assert sum(map(sum, seen["lantern_display"])) == 1
        elif on == "aid":
            assert shapes[seen["lantern_aid"].index(1)] in lantern["place"]
        aims = [AIMS[i] for i, flag in enumerate(seen["lantern_aim"]) if flag]
        assert aims == ([lantern["direction"]] if lantern["direction"] else [])
        assert tiles(seen["lantern_tile"]) == ([lantern["tile"]] if lantern["tile"] else [])
        assert seen["lanterns"] == [data["lanterns"]]
        assert seen["score"] == [view["scores"][0]]


def column_and_row(name: str) -> list[int]:
    return [read_cell(name) % 63 + 1, read_cell(name) // 63 + 1]


def place(name: str) -> tuple[int, int] | None:
    """Row and column of a cell in the part that is seen as a picture."""
    column, row = (number - 1 - CORNER for number in column_and_row(name))
    return (row, column) if 0 <= row < ROWS and 0 <= column < ROWS else None
