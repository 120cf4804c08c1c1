"""The server's key."""

from __future__ import annotations

from pathlib import Path

import pytest

from roji.games.errors import Invalid
from roji.server.keys import FILE, Key, load


def test_a_key_is_made_once_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    first = load(tmp_path)
    assert load(tmp_path).key == first.key
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_another_folder_has_another_key(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    a, b = load(tmp_path / "a"), load(tmp_path / "b")
    assert a.name != b.name
    assert a.mac("deal", "x") != b.mac("deal", "x")
    assert a.mac("deal", "x") != a.mac("device", "x")


def test_half_a_key_of_a_crash_is_not_used(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.part").write_text("12")
    assert len(load(tmp_path).key) == 32


@pytest.mark.parametrize("text", ["", "12", "x" * 64, "0" * 65, "ä" * 64])
def test_a_damaged_key_is_refused_with_its_path(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, "utf-8")
    with pytest.raises(Invalid) as refused:
        load(tmp_path)
    assert str(tmp_path / FILE) in refused.value.say("en")


def test_the_name_of_a_key_does_not_tell_it() -> None:
    key = Key(bytes(32))
    assert key.name not in key.key.hex()
