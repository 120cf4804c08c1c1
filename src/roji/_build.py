"""Plain or compiled: what is built, whether it fits its sources, and `ROJI_PURE=1`.

The same .py files run as they are or compiled beside themselves (`make build`). A build writes one
hash over its sources; a checkout whose sources have moved on refuses to run the old build, because
modules compiled against different .pxd files crash without a word.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "_built.txt"

# The modules with a .pxd that are compiled, in no particular order.
MODULES = (
    "roji.games.rng",
    "roji.games.state",
    "roji.games.playouts",
    "roji.games.plain",
    "roji.games.koikoi.scoring",
    "roji.games.koikoi.rules",
    "roji.games.orders.scoring",
    "roji.games.orders.rules",
    "roji.games.kokeshi.board",
    "roji.games.kokeshi.rules",
    "roji.games.kokeshi.perft",
    "roji.games.niwashi.garden",
    "roji.games.niwashi.supplies",
    "roji.games.niwashi.rules",
    "roji.bots.judge",
    "roji.bots.tree",
    "roji.bots.koikoi.judge",
    "roji.bots.orders.judge",
    "roji.bots.kokeshi.turns",
    "roji.bots.kokeshi.search",
    "roji.bots.niwashi.sight",
    "roji.bots.niwashi.insight",
)


def sources() -> list[Path]:
    """Every file the build depends on."""
    compiled = {PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py") for name in MODULES}
    return sorted({*compiled, *PACKAGE.rglob("*.pxd")})


def source_hash() -> str:
    """One hash over all sources of the build."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class PlainFinder:
    """Finds the plain files of this package even where compiled ones lie beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("roji.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prepare() -> None:
    """Called first of all on import: choose plain or compiled, and refuse a stale build."""
    if os.environ.get("ROJI_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, PlainFinder())
    elif STAMP.exists() and (PACKAGE.parent.parent / "setup.py").exists():
        built = STAMP.read_text(encoding="ascii").strip()
        if built != source_hash():
            raise ImportError(
                "roji's compiled modules do not match their sources. Run `make build` to rebuild them, "
                "or set ROJI_PURE=1 to run the plain files.\n"
                "Die übersetzten Module von roji passen nicht zu ihren Quellen. `make build` baut sie neu, "
                "mit ROJI_PURE=1 laufen die einfachen Dateien."
            )
