"""Kokeshi and Samurai at the table in the terminal."""

from __future__ import annotations

import random

import pytest

from tests.cli.play.driver import LARGE, SMALL, Person, run, session


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("lang", "mouse"), [("en", False), ("de", True)])
def test_a_whole_match_is_played(size: tuple[int, int], lang: str, mouse: bool) -> None:
    sitting = session("kokeshi", seed=5, lang=lang)

    async def work(person: Person) -> None:
        await person.play(random.Random(1), mouse)
        assert ("The match is over" if lang == "en" else "Die Partie ist zu Ende") in person.text

    run(sitting, work, size)
    assert sitting.state.over
