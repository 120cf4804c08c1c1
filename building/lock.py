"""Writes the lock files anew: `make lock`, or `make lock UPGRADE=1` for newer versions.

Those for Python fit every platform and all versions from 3.11 on. No lock file says where a package is fetched from.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from building import ROOT, node

LOCKS = ROOT / "requirements"
UV = [
    *("uv", "pip", "compile", "--quiet", "--no-config", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--custom-compile-command", "make lock"),
]
# What each file holds. The first one binds the others, so that a package has one version in all of them.
WHAT = {
    "test": ["pyproject.toml", "--extra", "dev"],
    "play": ["pyproject.toml"],
    "envs": ["pyproject.toml", "--extra", "envs", "--extra", "open_spiel"],
    "learn": ["pyproject.toml", "--extra", "envs", "--extra", "learn"],
    "postgresql": ["pyproject.toml", "--extra", "postgresql"],
    "nats": ["pyproject.toml", "--extra", "nats"],
    "telemetry": ["pyproject.toml", "--extra", "telemetry"],
    "ray": ["pyproject.toml", "--extra", "ray"],
    "bench": ["pyproject.toml", "--extra", "bench"],
    "data": ["pyproject.toml", "--extra", "data"],
    "peers": ["--group", "peers"],
    "build": ["--group", "build"],
    "node": ["--group", "node"],
    "tools": ["--group", "tools"],
}
ALONE = {"test", "tools", "peers"}  # tools and peers live in venvs of their own


def pins(name: str) -> dict[str, str]:
    """Package and version of every line of a lock file."""
    text = (LOCKS / f"{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def requires(text: str) -> str:
    """pyproject.toml with the build tools at their locked versions."""
    build = pins("build")
    line = ", ".join(f'"{name}=={build[name]}"' for name in ("setuptools", "cython"))
    return re.sub(r"^requires = .*$", f"requires = [{line}]", text, count=1, flags=re.MULTILINE)


def lock_python(tools: Path, upgrade: bool) -> None:
    for name, what in WHAT.items():
        more = [] if name in ALONE else ["--constraint", "requirements/test.txt"]
        more += ["--upgrade"] if upgrade else []
        command = [str(tools / UV[0]), *UV[1:], *what, *more, "--output-file", f"requirements/{name}.txt"]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    project = ROOT / "pyproject.toml"
    project.write_text(requires(project.read_text("utf-8")), "utf-8")


def lock_web(upgrade: bool) -> None:
    found = node.found()
    found.npm("install", "--package-lock-only", "--omit-lockfile-registry-resolved")
    found.pnpm("update" if upgrade else "install", "--lockfile-only", "--loglevel", "error")


if __name__ == "__main__":
    upgrade = sys.argv[1:] == ["--upgrade"]
    lock_python(Path(sys.executable).parent, upgrade)
    lock_web(upgrade)
