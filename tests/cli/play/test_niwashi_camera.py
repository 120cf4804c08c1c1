"""Niwashi at the table in the terminal: which part of the garden is in sight, and moving about in it."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from textual import events

from tests.cli.play.driver import Person, run
from tests.cli.play.test_niwashi import board, cell_at, late, set_up, view


async def pull(person: Person, across: int, down: int) -> None:
    """Pull the garden with the mouse by some characters."""
    await person.pilot.mouse_down(board(person), offset=(20, 10))
    await person.pilot.hover(board(person), offset=(20 + across, 10 + down))
    await person.pilot.mouse_up(board(person), offset=(20 + across, 10 + down))
    await person.pilot.pause()


def test_zoom_and_pan() -> None:
    sitting = late("en", 20)

    async def work(person: Person) -> None:
        camera = board(person).camera
        assert board(person).camera.size == 0
        await person.press("plus")
        assert camera.field == (4, 2)
        await person.press("z", "z")
        assert camera.field == (2, 1)
        middle = camera.middle
        await person.press("shift+right", "shift+down", "shift+down", "shift+up")
        assert camera.middle == (middle[0] + 4, middle[1] + 4)
        await person.press("shift+left", "minus", "c")
        assert not camera.free
        await person.press("1")
        for _ in range(30):
            await person.press("up")
        assert not board(person).aim.startswith("cell:") or cell_at(person, board(person).aim[5:])

    run(sitting, work)


def test_the_garden_is_pulled_with_the_mouse_and_that_chooses_nothing() -> None:
    sitting = set_up(drawing="hna", hands=("hhn", "aaf"))

    async def work(person: Person) -> None:
        await person.press("1")
        camera = board(person).camera
        await person.press("minus", "minus")
        middle = camera.middle
        await pull(person, 6, -2)
        assert camera.middle == (middle[0] - 3, middle[1] + 2)
        assert view(person)["phase"] == "cell"

    run(sitting, work)


def test_the_wheel_turns_a_tile_in_hand_and_else_zooms() -> None:
    sitting = set_up(drawing="hna", hands=("hhn", "aaf"))

    def scrolled(kind: type[events.MouseScrollDown] | type[events.MouseScrollUp], shift: bool = False) -> Any:
        return kind(None, 10, 10, 0, 0, 0, shift, False, False)

    async def work(person: Person) -> None:
        size = board(person).camera.size
        board(person).post_message(scrolled(events.MouseScrollDown))
        await person.pilot.pause()
        assert board(person).camera.size == size - 1
        await person.press("1")
        for kind, turned in ((events.MouseScrollDown, 1), (events.MouseScrollUp, 0)):
            board(person).post_message(scrolled(kind))
            await person.pilot.pause()
            assert board(person).turned == turned
        middle = board(person).camera.middle
        board(person).post_message(scrolled(events.MouseScrollDown, shift=True))
        await person.pilot.pause()
        assert board(person).camera.middle[1] == middle[1] + 1
        await person.pilot.click(board(person), offset=(20, 10), button=3)
        await person.pilot.pause()
        assert board(person).turned == 1
        assert view(person)["phase"] == "cell"

    run(sitting, work)


def test_arrows_go_cell_by_cell_and_then_to_what_lies_beside_the_garden() -> None:
    sitting = set_up(drawing="hna", hands=("hhn nnf", "aaf"))

    async def work(person: Person) -> None:
        await person.press("1")
        board(person).aim = "cell:af32"
        await person.press("right", "down")
        assert board(person).aim == "cell:ag33"
        await person.press(*["right"] * 4)
        assert not board(person).aim.startswith("cell:")
        await person.press(*["left"] * 4)
        assert board(person).aim.startswith("cell:")

    run(sitting, work)


@pytest.mark.parametrize("size", [(81, 25), (119, 33), (130, 44), (240, 70), (60, 20)])
def test_every_size_of_window(size: tuple[int, int]) -> None:
    """Every character has the width of one; all that is to be seen is there."""
    sitting = late("de", 10)

    async def work(person: Person) -> None:
        await person.pilot.resize_terminal(*size)
        await person.press("1")
        canvas = board(person).canvas
        assert {cell_len(character) for character, _ in canvas.cells.values()} == {1}
        if size[0] >= 80:
            for word in ("Auslage", "Ablage", "Stapel", "deine Plättchen", "deine Aufträge", "erfüllt"):
                assert word in canvas.text()

    run(sitting, work)
