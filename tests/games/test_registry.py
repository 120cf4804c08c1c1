"""Which games there are, and a guest that cannot be loaded."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import roji
from roji.games import registry
from roji.games.registry import broken, games
from tests.family import OWN
from tests.shell import Shell

RAISES = {
    "raises at import": "raise RuntimeError('no such table')",
    "has no such name": "x = 1",
    "is called otherwise": "import roji\nclass Guest(roji.Game):\n    id = 'other'",
    "is no game": "class Guest: pass",
    "cannot be made": "import roji\nclass Guest(roji.Game):\n    id = 'guest'\n    def configure(self):\n        1 / 0",
}


@pytest.fixture(params=sorted(RAISES))
def bad_guest(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a game that cannot be loaded, installed while a test runs."""
    name = f"guest_{sorted(RAISES).index(request.param)}"
    (tmp_path / f"{name}.py").write_text(RAISES[request.param], "utf-8")
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[roji.games]\n{name} = {name}:Guest\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_a_guest_that_cannot_be_loaded_is_named_and_left_out(bad_guest: str, pebbles: ModuleType) -> None:
    assert set(games()) == {*OWN, "pebbles"}
    assert set(broken()) == {bad_guest}
    assert broken()[bad_guest]
    with pytest.raises(roji.Invalid) as refused:
        roji.game(bad_guest)
    assert refused.value.key == "game-broken"
    assert bad_guest in refused.value.say("en")


def test_the_list_of_games_goes_on_and_says_who_is_missing(bad_guest: str, shell: Shell) -> None:
    code, out, _ = shell("games")
    assert code == 0
    assert "koikoi" in out
    assert f"Left out: {bad_guest}" in out


def test_a_guest_does_not_take_the_place_of_a_game_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "thief-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thief\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[roji.games]\nkoikoi = thief:Guest\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert set(games()) == set(OWN)
    assert broken() == {}
    assert type(roji.game("koikoi")).__module__ == "roji.games.koikoi.game"


def test_a_checkout_finds_its_games_whatever_was_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `pip install -e` wrote may be older than the sources."""
    stale = [EntryPoint("koikoi", "roji.games.koikoi.old:Gone", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: stale)
    registry._found.cache_clear()
    try:
        assert set(games()) == set(OWN)
        assert broken() == {}
    finally:
        registry._found.cache_clear()
