"""Plain or compiled: what is built, whether it fits its sources, and `ROJI_PURE=1`.

The same .py files run as they are or compiled beside themselves (`make build`). A build writes one
hash over its sources; a checkout whose sources have moved on refuses to run the old build, because
modules compiled against different .pxd files crash without a word. Guests are treated alike (`roji.build`).
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

GUEST_STAMP = "_built_for_roji.txt"  # in the package of a guest whose modules are compiled


def modules(package: Path = PACKAGE) -> list[str]:
    """The modules of a package that are compiled: those with a .pxd beside them. (That of `bits` is C as it is.)"""
    found = [path.with_suffix("") for path in sorted(package.rglob("*.pxd")) if path.with_suffix(".py").exists()]
    return [".".join(path.relative_to(package.parent).parts) for path in found if path != PACKAGE / "games" / "bits"]


def source_hash(package: Path = PACKAGE) -> str:
    """One hash over all files that a build depends on."""
    compiled = [package.parent.joinpath(*name.split(".")).with_suffix(".py") for name in modules(package)]
    digest = hashlib.sha256()
    for path in sorted([*compiled, *package.rglob("*.pxd"), *package.rglob("numbers.py")]):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def guest_stamp(package: Path) -> str:
    """What the stamp of a guest says: its own sources, and our build that its modules were compiled against."""
    return f"{source_hash(package)}\n{STAMP.read_text('ascii').strip() if STAMP.exists() else ''}\n"


class Builds:
    """Chooses between the plain and the compiled file of a module, of ours and of guests."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.guests: dict[str, bool] = {}  # by package: whether it has modules compiled for roji

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The plain file where plain ones are wanted; ImportError for a guest whose build is stale."""
        package = name.partition(".")[0]
        if path is None or not (package == "roji" or self.is_guest(package)) or not self.plain:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:  # a folder is no module
                return spec
        return None

    def is_guest(self, package: str) -> bool:
        if package not in self.guests:
            folders = [Path(folder) for folder in getattr(sys.modules.get(package), "__path__", ())]
            built = [folder for folder in folders if (folder / GUEST_STAMP).exists()]
            if built and not self.plain and (built[0] / GUEST_STAMP).read_text("ascii") != guest_stamp(built[0]):
                raise ImportError(stale(package, mending(built[0])))
            self.guests[package] = bool(built)
        return self.guests[package]


def mending(package: Path) -> str:
    """The command that builds a guest anew: where its setup.py lies, else by installing it again."""
    for folder in (package.parent, package.parent.parent):
        if (folder / "setup.py").exists():
            return f"cd {folder} && {sys.executable} setup.py build_ext --inplace"
    return f"{sys.executable} -m pip install --force-reinstall --no-deps --no-build-isolation {package.name}"


def stale(package: str, command: str) -> str:
    return (
        f"the compiled modules of {package} do not match their sources. Run `{command}` to rebuild them, "
        "or set ROJI_PURE=1 to run the plain files.\n"
        f"Die übersetzten Module von {package} passen nicht zu ihren Quellen. `{command}` baut sie neu, "
        "mit ROJI_PURE=1 laufen die einfachen Dateien."
    )


def prepare() -> None:
    """Called first of all on import: choose plain or compiled, and refuse a stale build."""
    plain = os.environ.get("ROJI_PURE", "") not in ("", "0")
    if not plain and STAMP.exists() and (PACKAGE.parent.parent / "setup.py").exists():
        if STAMP.read_text(encoding="ascii").strip() != source_hash():
            raise ImportError(stale("roji", "make build"))
    sys.meta_path.insert(0, Builds(plain or not STAMP.exists()))
