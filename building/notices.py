"""The licences of what Roji ships: one list for the app's own page, and NOTICES.md for the wheel."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from building import ROOT

NOTICES = ROOT / "NOTICES.md"
SHOWN = "licences.json"  # Vite writes the packages it bundled, and their licences, under this name
PACKAGES = ROOT / "web" / "node_modules"
TEXTS = PACKAGES / "spdx-license-list" / "licenses"
CARRIED = ["@fontsource-variable/literata"]  # no code, so Vite does not list it: the letters of our headings


def bundled(listed: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The packages inside the app; a package without the text of its licence gets that of the licence's name."""
    found = []
    for one in listed:
        licence = one.get("identifier") or ""
        text = one.get("text")
        if not text:
            known = TEXTS / f"{licence}.json"
            if not known.is_file():
                raise ValueError(f"{one['name']} is in the app, but its licence {licence!r} has no text.")
            text = json.loads(known.read_text("utf-8"))["licenseText"]
        found.append({"name": one["name"], "version": one["version"], "licence": licence, "text": text.strip()})
    return sorted(found, key=lambda package: package["name"])


def carried(name: str) -> dict[str, Any]:
    """A package of which the app carries a file, as Vite lists one."""
    about = json.loads((PACKAGES / name / "package.json").read_text("utf-8"))
    text = (PACKAGES / name / "LICENSE").read_text("utf-8")
    return {"name": name, "version": about["version"], "identifier": about["license"], "text": text}


def needed() -> list[str]:
    """The Python packages that Roji runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return sorted(re.split(r"[^\w.-]", line)[0] for line in project["dependencies"])


def page(packages: list[dict[str, str]], python: list[str]) -> str:
    parts = ["# Third-party notices\n\nThe browser app of Roji contains parts of these packages:\n"]
    for one in packages:
        parts.append(f"\n## {one['name']} {one['version']} ({one['licence']})\n\n```\n{one['text']}\n```\n")
    parts.append("\n## Python\n\nThese packages are installed beside Roji, each under its own licence:\n")
    parts.append(f"{', '.join(python)}.\n")
    return "".join(parts)


def write(app: Path) -> None:
    """Make both from what Vite listed."""
    listed = app / SHOWN
    inside = [*json.loads(listed.read_text("utf-8")), *map(carried, CARRIED)]
    packages, python = bundled(inside), needed()
    own = (ROOT / "LICENSE").read_text("utf-8").strip()
    whole = {"own": own, "packages": packages, "python": python}
    listed.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", "utf-8")
    NOTICES.write_text(page(packages, python), "utf-8")
