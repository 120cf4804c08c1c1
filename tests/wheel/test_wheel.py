"""What is in the wheel and the source archive."""

from __future__ import annotations

import email
import json
import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import roji
from building import ROOT
from tests.wheel.conftest import run

INFO = f"roji-{roji.__version__}.dist-info"


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist()}


def test_the_wheel_of_a_fresh_checkout_holds_app_rule_pages_words_and_notices(wheel: Path) -> None:
    held = contents(wheel)
    page = held["roji/server/web/index.en.html"].decode()
    named = re.findall(r'(?:href|src)="/([^"]+\.(?:js|css|svg|woff2|webmanifest))"', page)
    assert len(named) > 3
    assert {f"roji/server/web/{name}" for name in named} <= held.keys()
    for path in (ROOT / "src" / "roji" / "words").rglob("*.[mf][dt]*"):
        assert held[path.relative_to(ROOT / "src").as_posix()] == path.read_bytes()
    notices = held[f"{INFO}/licenses/NOTICES.md"].decode()
    for package in ("@fluent/bundle", "@fontsource-variable/literata", "svelte", "uqr"):
        assert f"\n## {package} " in notices
    assert "Apache License" in notices
    assert "SIL OPEN FONT LICENSE" in notices
    assert "Copyright (c)" in notices
    assert f"{INFO}/licenses/LICENSE" in held


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    known = r"py|pxd|toml|ftl|md|typed|js|css|html|svg|png|woff2|json|jsonl|webmanifest|br|txt|net"
    for name in contents(wheel):
        assert name.startswith(("roji/", f"{INFO}/")), name
        assert re.search(rf"\.({known})$|/(METADATA|RECORD|WHEEL|LICENSE)$", name), name
        written = name.removeprefix("roji/cli/example/tests/")  # `roji new-game` writes tests, too
        assert not re.search(r"node_modules|tests/|\.map$|_built\.txt|__pycache__", written), name


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    about = email.message_from_bytes(contents(wheel)[f"{INFO}/METADATA"])
    assert about["Version"] == roji.__version__
    assert about["License-Expression"] == "MIT"
    assert about["Requires-Python"] == ">=3.11"
    assert about.get_all("License-File") == ["LICENSE", "NOTICES.md"]
    text = about.get_payload()
    assert isinstance(text, str)
    assert text.startswith("# Roji")
    assert "](" not in text, "a link to a file of the checkout leads nowhere from a package"
    assert "<img" not in text


def test_a_wheel_made_of_the_source_archive_is_the_same_and_needs_no_node(
    wheel: Path, archive: Path, tmp_path: Path
) -> None:
    shutil.unpack_archive(archive, tmp_path)
    (folder,) = tmp_path.iterdir()
    code = "from building import backend; backend.build_wheel('dist')"
    run(sys.executable, "-c", code, folder=folder, ROJI_PURE="1", PATH=str(tmp_path / "no-programs"))
    (again,) = folder.glob("dist/*.whl")
    made, first = contents(again), contents(wheel)
    assert made.keys() == first.keys()
    assert [name for name in first if made[name] != first[name]] == []
    assert again.read_bytes() == wheel.read_bytes()


def test_the_source_archive_holds_every_source_and_no_rubbish(checkout: Path, archive: Path) -> None:
    with tarfile.open(archive) as file:
        held = {name.partition("/")[2] for name in file.getnames()}
    ours = {path.relative_to(checkout).as_posix() for path in checkout.rglob("*") if path.is_file()}
    for folder in ("src/roji/", "web/", "building/", "requirements/"):
        skip = r"node_modules|__pycache__|protocol\.ts$|\.so$"
        missing = {name for name in ours if name.startswith(folder) and not re.search(skip, name)} - held
        assert missing == set()
    for name in held:
        assert not re.search(r"node_modules|^tests/|^benchmarks/|^build/|\.(so|pyd|pyc|c)$|_built\.txt", name), name
    assert {"pyproject.toml", "setup.py", "LICENSE", "NOTICES.md", "CHANGELOG.md"} <= held


def test_the_bill_of_materials_names_every_package_of_the_notices(checkout: Path, wheel: Path) -> None:
    """Two tools that do not know of each other: Vite lists the licences, a plugin of CycloneDX the materials."""
    run(sys.executable, "-m", "building.app", "sbom", folder=checkout)
    bill = json.loads((checkout / "build" / "sbom" / "app.cdx.json").read_text("utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    named = {"/".join(filter(None, (one.get("group"), one["name"]))): one["version"] for one in bill["components"]}
    noted = dict(
        re.findall(r"^## (\S+) (\S+) \(", contents(wheel)[f"{INFO}/licenses/NOTICES.md"].decode(), re.MULTILINE)
    )
    assert noted
    assert noted.items() <= named.items()
