"""Compiles games: the flags, the build command, and the stamp that tells a stale build.

The setup.py of another package needs two lines; every .py with a .pxd beside it is compiled::

    from roji.build import compiled
    setup(**compiled("src/mygame"))

Without a C compiler the plain files run, slower. ROJI_PURE=1 builds nothing; ROJI_SANITIZE=1 adds traps for
bad shifts and bounds. This file imports nothing of roji at its top, because roji itself is built with it.
"""

from __future__ import annotations

import os
import re
import runpy
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

# Loops over a hand or a row are too short for vectors: with them random play of Garden Orders is a tenth slower.
FLAGS = ["-O3", "-fno-tree-vectorize", "-g0", "-ffp-contract=off"]
if os.environ.get("ROJI_SANITIZE"):
    FLAGS = ["-O0", "-g0", "-ffp-contract=off", "-fsanitize=shift,bounds", "-fsanitize-undefined-trap-on-error"]
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,
}
NUMBERS = re.compile(r"^from ([\w.]+\.numbers) import \*", re.M)


def compiled(package: str) -> dict[str, Any]:
    """For setuptools.setup: what compiles the package in this folder, "src/NAME" or "NAME"."""
    from roji import _build

    folder = Path(package).resolve()
    names = _build.modules(folder)
    found = [str(Path(_build.__file__).parents[1])]
    return arguments(names, folder.parent, _build.GUEST_STAMP, lambda: _build.guest_stamp(folder), found)


def arguments(
    names: Sequence[str], src: Path, stamp: str, text: Callable[[], str], found: Sequence[str] = ()
) -> dict[str, Any]:
    """The same for modules by name; `text` is what the stamp will say, and `found` are more places for .pxd files."""

    class BuildExt(build_ext):  # type: ignore[misc]
        """All modules or none: half a build would mix plain and compiled classes."""

        user_options = [*build_ext.user_options, ("if-changed", None, "do nothing when the build matches its sources")]
        boolean_options = [*build_ext.boolean_options, "if-changed"]

        def initialize_options(self) -> None:
            super().initialize_options()
            self.if_changed = False
            self.parallel = os.cpu_count()

        def run(self) -> None:
            if not self.extensions:
                return
            mark = Path(self.get_ext_fullpath(f"{names[0].partition('.')[0]}.x")).with_name(stamp)
            built = [Path(self.get_ext_fullpath(name)) for name in names]
            wanted = text()
            complete = mark.exists() and all(path.exists() for path in built)
            if self.if_changed and complete and mark.read_text(encoding="ascii") == wanted:
                return
            staged = [Path(self.build_lib, self.get_ext_filename(name)) for name in names]
            for path in (*built, *staged, mark):
                path.unlink(missing_ok=True)
            write_c(self.extensions, src, found)
            self.force = True
            super().run()
            if all(path.exists() for path in built):
                mark.parent.mkdir(parents=True, exist_ok=True)
                mark.write_text(wanted, encoding="ascii")
                return
            for path in built:
                path.unlink(missing_ok=True)
            package = names[0].partition(".")[0]
            print(f"{package}: no working C compiler, so the plain Python files will run (slower, the same games)")

    declared = [] if os.environ.get("ROJI_PURE", "") not in ("", "0") else names
    # Optional: a missing compiler is no error. BuildExt fills in the sources when it runs.
    extensions = [Extension(name, [], extra_compile_args=FLAGS, optional=True) for name in declared]
    return {"ext_modules": extensions, "cmdclass": {"build_ext": BuildExt}}


def write_c(declared: list[Extension], src: Path, found: Sequence[str]) -> None:
    """Translate the modules to C, and tell the declared extensions where it is."""
    from Cython.Build import cythonize

    places = [src, *map(Path, found)]
    for files, members in groupby(declared, lambda e: numbers_of(src.joinpath(*e.name.split(".")), places)):
        group = list(members)
        sources = [os.path.relpath(src.joinpath(*e.name.split(".")).with_suffix(".py"), Path.cwd()) for e in group]
        for source in sources:
            c = Path("build", "c", source).with_suffix(".c")
            if c.exists() and any(file.stat().st_mtime > c.stat().st_mtime for file in files):
                c.unlink()
        made = cythonize(  # type: ignore[no-untyped-call]
            [Extension(e.name, [source]) for e, source in zip(group, sources, strict=True)],
            compiler_directives=DIRECTIVES,
            compile_time_env=literals(files),
            build_dir="build/c",
            include_path=[str(place) for place in places],
            quiet=True,
            nthreads=os.cpu_count(),
        )
        for extension, source in zip(group, made, strict=True):
            extension.sources = source.sources


def numbers_of(module: Path, places: Sequence[Path]) -> list[Path]:
    """The files NAME.numbers that a module takes over with a star."""
    names = NUMBERS.findall(module.with_suffix(".py").read_text("utf-8"))
    paths = [place.joinpath(*name.split(".")).with_suffix(".py") for name in names for place in places]
    return [path for path in paths if path.exists()]


def literals(files: Sequence[Path]) -> dict[str, int]:
    """Their whole numbers by name, for the C code as literals: to divide by a variable, or to ask for it, is slow."""
    found = {name: value for file in files for name, value in runpy.run_path(str(file)).items()}
    return {name: value for name, value in found.items() if type(value) is int and abs(value) < 1 << 31}
