"""The pages of the environments say what the code says."""

from __future__ import annotations

import pytest

import roji
from building.envs import PAGES, games, page
from tests.family import OWN


def test_every_game_of_ours_has_a_page() -> None:
    assert sorted(games()) == sorted(OWN)
    assert sorted(path.stem for path in PAGES.glob("*.md")) == sorted(OWN)


@pytest.mark.parametrize("id", OWN)
def test_the_page_of_a_game_is_current(id: str) -> None:
    """`python -m building.envs` writes it."""
    assert (PAGES / f"{id}.md").read_text("utf-8") == page(id)


@pytest.mark.parametrize("id", OWN)
def test_every_version_has_a_line_in_the_history(id: str) -> None:
    spec = roji.game(id).observation
    assert len(spec.history) == spec.version
