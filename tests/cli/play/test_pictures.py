"""The pictures in docs/terminal show the program as it is."""

from __future__ import annotations

import asyncio

import pytest

from tests.pictures import FOLDER, PICTURES, Picture, take, words_in


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_says_what_the_screen_says(picture: Picture) -> None:
    """`make pictures` draws them anew; look at them before you commit them."""
    committed = (FOLDER / f"{picture.name}.svg").read_text("utf-8")
    assert words_in(asyncio.run(take(picture))) == words_in(committed)
    assert "http" not in committed.replace("http://www.w3.org/2000/svg", "").replace("https://www.textualize.io", "")


def test_every_picture_is_known_and_shown_in_the_guide() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == {picture.name for picture in PICTURES}
    guide = (FOLDER.parent / "terminal.md").read_text("utf-8")
    for picture in PICTURES:
        assert f"terminal/{picture.name}.svg" in guide, picture.name
