"""The build backend without a network: where Node comes from, and that a wheel never lacks the app by accident."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import roji
from building import app, backend, node, notices
from building.lock import pins
from tests.checkout import fresh

NODE_WHEEL = [f"{name}=={version}" for name, version in pins("node").items()]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of the PATH; the app is not built."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("ROJI_NO_APP", raising=False)
    monkeypatch.setattr(app, "STAMP", tmp_path / "none.txt")
    return folder


def program(folder: Path, name: str, says: str = "") -> None:
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


def build(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Build a plain wheel into `dist` on a machine without any program."""
    code = "from building import backend; print(backend.build_wheel('dist'))"
    whole = {**os.environ, "PATH": str(folder / "no-programs"), "ROJI_PURE": "1", "ROJI_NO_APP": "", **env}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=whole, capture_output=True, text=True, check=False
    )


def test_a_machine_without_node_gets_it_from_its_wheel_at_the_locked_version(programs: Path) -> None:
    for required in (backend.get_requires_for_build_wheel(), backend.get_requires_for_build_sdist()):
        assert required == NODE_WHEEL
    assert all("==" in line for line in NODE_WHEEL)


@pytest.mark.parametrize(("version", "enough"), [("v18.20.0", False), ("v20.18.9", False), ("v20.19.0", True)])
def test_the_node_of_the_machine_is_used_where_it_is_new_enough(programs: Path, version: str, enough: bool) -> None:
    program(programs, "node", version)
    assert backend.node_wheel() == NODE_WHEEL, "a Node without npm cannot fetch anything"
    program(programs, "npm")
    assert backend.node_wheel() == ([] if enough else NODE_WHEEL)


@pytest.mark.parametrize(("version", "enough"), [("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True)])
def test_versions_of_node_are_compared_as_numbers(version: str, enough: bool) -> None:
    assert node.new_enough(version) is enough
    assert node.new_enough("v100.0.0")


def test_node_is_not_compiled_where_it_has_no_wheel(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert backend.node_wheel() == []


def test_without_any_node_the_build_of_a_wheel_ends_with_a_clear_word(tmp_path: Path) -> None:
    done = build(fresh(tmp_path))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    for part in ("the browser app could not be built", "Node 20.19, 22.12 or newer", "ROJI_NO_APP=1"):
        assert part in done.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


def test_a_wheel_without_the_app_is_made_where_it_is_asked_for_and_holds_no_old_app(tmp_path: Path) -> None:
    folder = fresh(tmp_path)
    old = folder / "src" / "roji" / "server" / "web" / "index.html"
    old.parent.mkdir()
    old.write_text("an app of before")
    done = build(folder, ROJI_NO_APP="1")
    assert done.returncode == 0, done.stderr
    names = zipfile.ZipFile(next(folder.glob("dist/*.whl"))).namelist()
    assert "roji/words/de/rules/koikoi.md" in names
    assert "roji/cli/example/src/tsukimi/rules.pxd" in names  # what roji new-game writes
    assert not [name for name in names if "server/web" in name]


def test_a_wheel_holds_nothing_of_an_earlier_build(tmp_path: Path) -> None:
    folder = fresh(tmp_path)
    for name in ("build/lib/roji/gone.py", "src/roji/_built.txt"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    done = build(folder, ROJI_NO_APP="1")
    assert done.returncode == 0, done.stderr
    names = zipfile.ZipFile(next(folder.glob("dist/*.whl"))).namelist()
    assert not {"roji/gone.py", "roji/_built.txt"} & set(names)
    assert {name.split("/")[0] for name in names} == {"roji", f"roji-{roji.__version__}.dist-info"}


def test_the_app_is_built_anew_only_when_what_it_is_made_of_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = fresh(tmp_path)
    code = "from building import app; print(app.source_hash())"

    def hashed() -> str:
        return subprocess.run(
            [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
        ).stdout

    before = hashed()
    (folder / "web" / "src" / "lib" / "protocol.ts").write_text("// types, made anew")
    (folder / "web" / "node_modules").mkdir()
    (folder / "web" / "node_modules" / "thing.js").write_text("")
    (folder / "README.md").write_text("other words")
    assert hashed() == before
    for name in (
        "src/roji/words/de/web.ftl",
        "src/roji/words/en/rules/orders.md",
        "web/src/main.ts",
        "web/pnpm-lock.yaml",
    ):
        with (folder / name).open("a") as file:
            file.write("\n")
        assert hashed() != before, name
        before = hashed()


def test_a_package_whose_licence_has_no_text_stops_the_build() -> None:
    with pytest.raises(ValueError, match="strange is in the app, but its licence 'Odd-1' has no text"):
        notices.bundled([{"name": "strange", "version": "1", "identifier": "Odd-1"}])
