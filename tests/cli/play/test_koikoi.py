"""Koi-Koi at the table in the terminal."""

from __future__ import annotations

import random

import pytest

from roji.cli.play.board import Scene
from roji.cli.play.parts import Page
from tests.cli.play.driver import LARGE, SMALL, Person, run, session


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("lang", "mouse"), [("en", False), ("de", True)])
def test_a_whole_match_is_played(size: tuple[int, int], lang: str, mouse: bool) -> None:
    sitting = session("koikoi", seed=5, lang=lang, rounds=2)

    async def work(person: Person) -> None:
        await person.play(random.Random(1), mouse)
        assert ("The match is over" if lang == "en" else "Die Partie ist zu Ende") in person.text

    run(sitting, work, size)
    assert sitting.state.over


def test_rounds_and_match_are_summed_up() -> None:
    pages = []

    async def work(person: Person) -> None:
        while not person.table.session.state.over:
            if isinstance(person.app.screen, Page):
                pages.append(person.text)
                await person.press("enter")
            else:
                await person.choose(random.Random(len(pages)).choice(person.targets()).key)
        pages.append(person.text)

    sitting = session("koikoi", seed=5, rounds=2)
    run(sitting, work)
    results = sitting.state.rounds()
    assert len(pages) == 2
    assert "round 1" in pages[0].lower()
    for result in results:
        if result["winner"] is not None:
            assert f"+{result['points']}" in pages[1]


def test_what_a_card_would_match_is_marked() -> None:
    async def work(person: Person) -> None:
        await person.aim("hand:4y")
        board = person.table.board
        above = board.canvas.named("field:4R")
        assert above is not None
        row = board.canvas.text().split("\n")[above.y]
        assert "▲" in row[above.x : above.x + above.width]
        assert row.count("▲") == 1
        assert person.status == "4y plain wisteria 2 → 4R red ribbon (wisteria)"

    run(session("koikoi", seed=3), work)


def test_captures_are_shown_as_they_happen() -> None:
    shown: list[tuple[str, str]] = []

    def seen(scene: Scene | None) -> None:
        if scene is not None and scene.event is not None:
            shown.append((scene.event["do"], " ".join(scene.event.get("cards", [scene.event.get("card")]))))

    async def work(person: Person) -> None:
        person.table.watch(person.table.board, "scene", seen)
        await person.choose("hand:4y")

    run(session("koikoi", seed=3), work)
    assert shown[:4] == [("play", "4y"), ("capture", "4R 4y"), ("turn", "5x"), ("lay", "5x")]
    assert shown[4] == ("play", "12L")


def test_a_key_hurries_what_is_being_shown() -> None:
    async def work(person: Person) -> None:
        person.app.pace = 30
        await person.choose("hand:4y")
        assert not person.table.asking
        await person.press("enter")
        assert person.table.asking
        assert person.app.pace == 30

    run(session("koikoi", seed=3), work)


def test_the_list_of_combinations_is_one_key_away() -> None:
    async def work(person: Person) -> None:
        await person.press("c")
        assert isinstance(person.app.screen, Page)
        assert "boar, deer, butterflies" in person.text
        assert "moon viewing" in person.text
        await person.press("escape")

    run(session("koikoi", seed=3), work)

    async def without(person: Person) -> None:
        await person.press("c")
        assert "moon viewing" not in person.text

    run(session("koikoi", seed=3, viewings=False), without)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("preset", ["leaflet", "common", "rising"])
def test_the_list_of_combinations_is_that_of_the_house_rules(preset: str, lang: str) -> None:
    """H-R6, H-R12: with `stacking` a special three counts flat, H-32 is gone; calls raise the stakes or double."""

    async def work(person: Person) -> None:
        await person.press("c")
        lines = [line.strip(" │┃|") for line in person.text.splitlines()]
        three = next(line for line in lines if "6A 7A 10A" in line)
        assert three.startswith("5 +") is (preset == "leaflet")
        assert any("1R 2R 3R 6R 9R 10R" in line for line in lines) is (preset == "leaflet")
        each = {"en": "adds one to the factor", "de": "den Faktor"}[lang]
        assert (each in " ".join(" ".join(lines).split())) is (preset == "rising")

    run(session("koikoi", seed=3, lang=lang, preset=preset), work)
