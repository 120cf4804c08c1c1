"""The browser app: built from web/, the words and the rule pages into the package, when any of them has changed."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from building import ROOT, node, notices
from building.node import WEB

APP = ROOT / "src" / "roji" / "server" / "web"
TEXTS = (ROOT / "src" / "roji" / "words",)
STAMP = APP / "built.txt"  # Vite empties the folder first, so half a build has none
SBOM = ROOT / "build" / "sbom"
FETCHED = WEB / "node_modules" / ".ready"
MADE = ("protocol.ts", "facts.ts", "serif.woff2")  # from other files, which count


def sources() -> Iterator[Path]:
    """Every file the app is made of."""
    for folder in (WEB, *TEXTS):
        for here, folders, names in os.walk(folder):
            folders[:] = sorted(name for name in folders if name not in ("node_modules", "tests", "__pycache__"))
            yield from (Path(here, name) for name in sorted(names) if not name.endswith(".py"))
    yield from (ROOT / name for name in ("LICENSE", "pyproject.toml", "building/notices.py"))


def source_hash() -> str:
    """One hash over all of them."""
    digest = hashlib.sha256()
    for path in sources():
        if path.name not in MADE:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def up_to_date() -> bool:
    return STAMP.exists() and notices.NOTICES.exists() and STAMP.read_text("ascii").strip() == source_hash()


def fetch() -> None:
    """The packages that the app is made with, exactly those of the lock file."""
    locked = max((WEB / name).stat().st_mtime for name in ("package.json", "pnpm-lock.yaml"))
    if FETCHED.exists() and FETCHED.stat().st_mtime >= locked:
        return
    print("Fetching what the browser app is built with", flush=True)
    node.found().pnpm("install", "--frozen-lockfile", "--loglevel", "error")
    FETCHED.touch()


def vite(*words: str) -> None:
    found = node.found()
    found.run(found.node, "scripts/typeface.mjs", *map(str, TEXTS))
    quiet = ("--configLoader", "runner", "--logLevel", "error")
    found.run(found.node, "node_modules/vite/bin/vite.js", "build", *quiet, *words)


def build() -> None:
    """Build the app, unless it is up to date."""
    if up_to_date():
        return
    fetch()
    print("Building the browser app", flush=True)
    made_of = source_hash()
    vite()
    notices.write(APP)
    STAMP.write_text(made_of + "\n", "ascii")


def bill() -> None:
    """The bill of materials of the app, into build/sbom/app.cdx.json."""
    fetch()
    SBOM.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        vite("--mode", "sbom", "--emptyOutDir", "--outDir", folder)
        made = json.loads(Path(folder, "app.cdx.json").read_text("utf-8"))
    made["components"] += [component(notices.carried(name)) for name in notices.CARRIED]
    (SBOM / "app.cdx.json").write_text(json.dumps(made, indent=2) + "\n", "utf-8")


def component(package: dict[str, Any]) -> dict[str, Any]:
    """A package whose files are inside without any code, in CycloneDX's form."""
    group, _, name = package["name"].rpartition("/")
    url = f"pkg:npm/{quote(package['name'])}@{package['version']}"
    licences = [{"license": {"id": package["identifier"]}}]
    about = {"group": group, "name": name, "version": package["version"], "purl": url, "bom-ref": url}
    return {"type": "library", **about, "licenses": licences}


def audit() -> None:
    """Look up known holes in the packages of the lock file."""
    node.found().pnpm("audit")


if __name__ == "__main__":
    try:
        {"audit": audit, "build": build, "fetch": fetch, "sbom": bill}[sys.argv[1]]()
    except node.Missing as missing:
        sys.exit(f"roji: the browser app could not be built. {missing}")
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
