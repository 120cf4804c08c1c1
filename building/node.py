"""Node: the machine's where it is new enough, else that of its PyPI wheel; and pnpm, fetched by a hash of our own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass

from building import ROOT

WEB = ROOT / "web"
PNPM = ROOT / "building" / "pnpm"
NEEDED = "Node 20.19, 22.12 or newer, with npm"


class Missing(Exception):
    """There is no Node that can build the app."""


def new_enough(version: str) -> bool:
    """Whether the tools of web/package.json run on this version, written as `v22.12.0`."""
    major, minor = (int(part) for part in version.removeprefix("v").split(".")[:2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


@dataclass(frozen=True)
class Node:
    """A Node with its npm."""

    node: str
    npm_: str

    def run(self, *words: str) -> None:
        """A command in web/; packages of another pnpm are replaced without asking (CI)."""
        subprocess.run(words, cwd=WEB, env={**os.environ, "CI": "true"}, check=True)

    def npm(self, *words: str) -> None:
        """npm where pnpm is kept; only what goes wrong is said."""
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        subprocess.run([self.npm_, *words, *quiet], cwd=PNPM, stdout=subprocess.DEVNULL, check=True)

    def pnpm(self, *words: str) -> None:
        """pnpm of the version and hash in building/pnpm."""
        wanted = json.loads((PNPM / "package.json").read_text("utf-8"))["dependencies"]["pnpm"]
        home = PNPM / "node_modules" / "pnpm"
        about = home / "package.json"
        if not about.exists() or json.loads(about.read_text("utf-8"))["version"] != wanted:
            self.npm("ci")
        self.run(self.node, str(home / "bin" / "pnpm.cjs"), *words)


def machine() -> Node | None:
    """The Node on the PATH, where it is one that will do. Make and pip put that of the PyPI wheel there."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node(node, npm) if done.returncode == 0 and new_enough(done.stdout.strip()) else None


def found() -> Node:
    node = machine()
    if node is None:
        raise Missing(f"It is built with {NEEDED}; there is none on the PATH.")
    return node


if __name__ == "__main__":
    sys.exit(machine() is None)
