"""The lock files: they hold what pyproject.toml asks for, by version and hash, and name no place to fetch it from."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import pairwise

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from building import ROOT
from building.lock import LOCKS, WHAT, pins

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def asked(name: str) -> list[Requirement]:
    """What pyproject.toml wants in a lock file."""
    what = WHAT[name]
    lines: list[str] = []
    if "--group" in what:
        lines += PROJECT["dependency-groups"][what[-1]]
    else:
        lines += PROJECT["project"]["dependencies"]
    for extra in [name for option, name in pairwise(what) if option == "--extra"]:
        lines += PROJECT["project"]["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


def direct(name: str) -> set[str]:
    """The packages of a lock file that the project itself asked for when it was written."""
    blocks = re.split(r"^(?=[\w.-]+==)", (LOCKS / f"{name}.txt").read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {block.split("==")[0] for block in blocks if "roji (pyproject.toml" in block}


@pytest.mark.parametrize("name", sorted(WHAT))
def test_a_lock_file_holds_what_the_project_asks_for_and_nothing_it_no_longer_does(name: str) -> None:
    wanted, locked = asked(name), pins(name)
    assert direct(name) == {canonicalize_name(one.name) for one in wanted}, "run `make lock`"
    for one in wanted:
        assert one.specifier.contains(locked[canonicalize_name(one.name)]), f"{one}: run `make lock`"


@pytest.mark.parametrize("name", sorted(WHAT))
def test_every_package_is_pinned_with_hashes(name: str) -> None:
    text = re.sub(r"\\\n", "", (LOCKS / f"{name}.txt").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[\w.-]+==[\w.+!-]+( ; [^#]+?)? +(--hash=sha256:[0-9a-f]{64} *)+", line), line


def test_a_package_has_one_version_in_all_files_of_one_venv() -> None:
    both = pins("test")
    for name in ("play", "postgresql", "telemetry", "ray", "bench", "data", "build", "node"):
        assert {key: both.get(key, version) for key, version in pins(name).items()} == pins(name)


def test_no_lock_file_names_a_place_to_fetch_from() -> None:
    for path in (*LOCKS.iterdir(), ROOT / "web" / "pnpm-lock.yaml"):
        assert not re.search(r"://|--index-url|--find-links| @ |tarball:", path.read_text("utf-8")), path.name
    assert "resolved" not in (ROOT / "building" / "pnpm" / "package-lock.json").read_text("utf-8")


def test_the_tools_of_a_wheel_are_the_locked_ones() -> None:
    tools = [f"{name}=={pins('build')[name]}" for name in ("setuptools", "cython")]
    assert PROJECT["build-system"]["requires"] == tools, "run `make lock`"


def test_pnpm_is_pinned_by_version_and_hash() -> None:
    folder = ROOT / "building" / "pnpm"
    wanted = json.loads((folder / "package.json").read_text("utf-8"))["dependencies"]["pnpm"]
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]["node_modules/pnpm"]
    assert lock["version"] == wanted
    assert lock["integrity"].startswith("sha512-")


def test_the_app_is_locked_as_its_package_file_asks() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    importer = (ROOT / "web" / "pnpm-lock.yaml").read_text("utf-8").split("importers:")[1].split("\npackages:")[0]
    locked = dict(re.findall(r"^      '?([^\s']+)'?:\n        specifier: (\S+)$", importer, re.MULTILINE))
    assert locked == package["dependencies"] | package["devDependencies"]
