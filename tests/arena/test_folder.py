"""An arena in a folder: nothing that is finished is lost, and nothing is mixed up."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roji.arena.folder import MATCHES, SETTINGS, Folder
from roji.arena.match import Played, play
from roji.arena.run import run
from roji.arena.settings import Settings, Task, choose
from roji.games.errors import Invalid


def small(**other: Any) -> Settings:
    return choose("koikoi", {"rounds": 1}, ["greedy", "random"], **{"deals": 4, **other})


def untimed(matches: list[Played]) -> list[Played]:
    return [replace(played, seconds=[], worst=[]) for played in matches]


def stopping(after: int) -> Any:
    """A runner that gives up."""

    def run(settings: Settings, tasks: list[Task]) -> Iterator[Played]:
        for task in tasks[:after]:
            yield play(settings, task)
        raise KeyboardInterrupt

    return run


def test_an_arena_goes_on_after_what_is_finished(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(small(), tmp_path / "a", stopping(3))
    assert len((tmp_path / "a" / MATCHES).read_text().splitlines()) == 3
    seen: list[tuple[int, int]] = []
    matches = run(small(), tmp_path / "a", progress=lambda done, planned: seen.append((done, planned)))
    assert seen == [(done, 8) for done in range(3, 9)]
    assert untimed(matches) == untimed(run(small()))


def test_a_finished_arena_plays_nothing_again(tmp_path: Path) -> None:
    first = run(small(), tmp_path)
    assert run(small(), tmp_path, stopping(0)) == first


@pytest.mark.parametrize("torn", [b'{"deal": 1, "meet', b"\0\0\0\0", "{\u00e4".encode()[:-1]])
def test_a_torn_last_line_is_ignored(tmp_path: Path, torn: bytes) -> None:
    whole = run(small(), tmp_path)
    lines = (tmp_path / MATCHES).read_bytes().splitlines(keepends=True)
    (tmp_path / MATCHES).write_bytes(b"".join(lines[:5]) + torn)
    assert untimed(run(small(), tmp_path)) == untimed(whole)
    assert len((tmp_path / MATCHES).read_bytes().splitlines()) == 8


@pytest.mark.parametrize("line", [b"{}\n", b"hello\n", b"[]\n", b"5\n", b"\n", b"\xff\n", None])
def test_a_line_that_is_no_match_of_the_arena_is_named(tmp_path: Path, line: bytes | None) -> None:
    run(small(), tmp_path)
    lines = (tmp_path / MATCHES).read_bytes().splitlines(keepends=True)
    lines[2] = lines[0] if line is None else line  # a match that is there twice
    (tmp_path / MATCHES).write_bytes(b"".join(lines))
    with pytest.raises(Invalid) as refused:
        run(small(), tmp_path)
    assert (refused.value.key, refused.value.args["line"]) == ("arena-line", 3)


@pytest.mark.parametrize(
    ("other", "name"),
    [({"deals": 5}, "deals"), ({"seed": 2}, "seed"), ({"sims": 3}, "sims"), ({"seconds": 1.0}, "seconds")],
)
def test_other_settings_are_refused_by_name(tmp_path: Path, other: dict[str, Any], name: str) -> None:
    run(small(), tmp_path)
    before = (tmp_path / MATCHES).read_bytes()
    with pytest.raises(Invalid) as refused:
        run(small(**other), tmp_path)
    assert (refused.value.key, refused.value.args["name"]) == ("arena-other", name)
    assert (tmp_path / MATCHES).read_bytes() == before


def test_other_options_are_shown_as_they_are_written(tmp_path: Path) -> None:
    run(small(), tmp_path)
    with pytest.raises(Invalid, match="rounds=1 there and rounds=2 here"):
        run(choose("koikoi", {"rounds": 2}, ["greedy", "random"], deals=4), tmp_path)


@pytest.mark.parametrize("content", ["hello", "[]", "{}"])
def test_a_folder_that_is_no_arena_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(Invalid, match="not the folder of an arena"):
        run(small(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(Invalid, match="not the folder of an arena"):
        run(small(), tmp_path / "letter.txt")
    (tmp_path / SETTINGS).write_text(content)
    with pytest.raises(Invalid, match="not the folder of an arena"):
        run(small(), tmp_path)


def test_an_arena_stopped_before_its_first_line_goes_on(tmp_path: Path) -> None:
    (tmp_path / (SETTINGS + ".part")).write_text('{"form')
    assert len(run(small(), tmp_path)) == 8


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked on POSIX only")
def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with Folder(tmp_path, small()), pytest.raises(Invalid, match="currently writing"):
        Folder(tmp_path, small())
    Folder(tmp_path, small()).file.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks at processes through /proc")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_arena_killed_in_the_middle_has_the_totals_of_one_that_was_not(tmp_path: Path, workers: str) -> None:
    command = [sys.executable, "-m", "roji.cli.main", "arena", "koikoi", "search:60", "greedy", "-o", "rounds=3"]
    command += ["--deals", "60", "--json"]
    kept = [*command, "--out", str(tmp_path), "--workers", workers]
    started = subprocess.Popen(kept, stdout=subprocess.PIPE)
    matches = tmp_path / MATCHES
    until = time.monotonic() + 30
    while not matches.exists() or matches.read_bytes().count(b"\n") < 10:
        assert time.monotonic() < until
        assert started.poll() is None
        time.sleep(0.005)
    children = [int(pid) for pid in Path(f"/proc/{started.pid}/task/{started.pid}/children").read_text().split()]
    os.kill(started.pid, signal.SIGKILL)
    started.communicate()
    before = matches.read_bytes()
    assert 10 <= before.count(b"\n") < 120
    while any(alive(pid) for pid in children):  # no worker outlives the arena
        assert time.monotonic() < until
        time.sleep(0.02)
    resumed = json.loads(subprocess.run(kept, stdout=subprocess.PIPE, check=True).stdout)
    assert matches.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert matches.read_bytes().count(b"\n") == 120
    whole = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    for result in (resumed, whole):
        for pace in result["paces"]:
            del pace["mean"], pace["worst"]
    assert resumed == whole
    assert resumed["matches"] == 120
