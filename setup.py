"""Builds the compiled modules where a C compiler is at hand; without one roji is plain Python.

Environment: ROJI_PURE=1 builds nothing; ROJI_SANITIZE=1 adds traps for bad shifts and bounds; ROJI_NO_APP=1 leaves the
browser app out, which building/backend.py has built before.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
SRC = ROOT / "src"
build = runpy.run_path(str(SRC / "roji" / "_build.py"))
FLAGS = ["-O3", "-g0", "-ffp-contract=off"]
if os.environ.get("ROJI_SANITIZE"):
    FLAGS = ["-O0", "-g0", "-ffp-contract=off", "-fsanitize=shift,bounds", "-fsanitize-undefined-trap-on-error"]
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,
}


def write_c(declared: list[Extension]) -> None:
    """Translate the modules to C, and tell the declared extensions where it is."""
    from Cython.Build import cythonize

    os.chdir(ROOT)
    wanted = [Extension(e.name, [str(Path("src", *e.name.split(".")).with_suffix(".py"))]) for e in declared]
    made = cythonize(
        wanted,
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        include_path=["src"],
        quiet=True,
        nthreads=os.cpu_count(),
    )
    for extension, source in zip(declared, made, strict=True):
        extension.sources = source.sources


class BuildExt(build_ext):
    """All modules or none: half a build would mix plain and compiled classes."""

    user_options = [*build_ext.user_options, ("if-changed", None, "do nothing when the build matches its sources")]
    boolean_options = [*build_ext.boolean_options, "if-changed"]

    def initialize_options(self) -> None:
        super().initialize_options()
        self.if_changed = False
        self.parallel = os.cpu_count()

    def run(self) -> None:
        stamp = Path(self.get_ext_fullpath("roji._built")).with_name("_built.txt")
        built = [Path(self.get_ext_fullpath(name)) for name in build["MODULES"]]
        hash_ = build["source_hash"]()
        complete = stamp.exists() and all(path.exists() for path in built)
        if self.if_changed and complete and stamp.read_text(encoding="ascii").strip() == hash_:
            return
        staged = [Path(self.build_lib, self.get_ext_filename(name)) for name in build["MODULES"]]
        for path in (*built, *staged, stamp):
            path.unlink(missing_ok=True)
        write_c(self.extensions)
        self.force = True
        super().run()
        if all(path.exists() for path in built):
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(hash_ + "\n", encoding="ascii")
            return
        for path in built:
            path.unlink(missing_ok=True)
        print("roji: no working C compiler, so the plain Python files will run (slower, the same games)")


class BuildPy(build_py):
    """Ships the rule pages of docs/ and the browser app inside the package, and nothing of an earlier build."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        package = Path(self.build_lib, "roji")
        shutil.rmtree(package, ignore_errors=True)
        super().run()
        target = package / "words" / "rules"
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
            shutil.copy(page, target / page.name)
        app = package / "server" / "web"
        if os.environ.get("ROJI_NO_APP", "") not in ("", "0"):
            shutil.rmtree(app, ignore_errors=True)
        elif not (app / "index.html").exists():
            sys.exit("roji: the browser app is not built. `pip wheel .` builds it; ROJI_NO_APP=1 leaves it out.")


modules = [] if os.environ.get("ROJI_PURE") else build["MODULES"]
setup(
    # Optional: a missing compiler is no error. BuildExt fills in the sources when it runs.
    ext_modules=[Extension(name, [], extra_compile_args=FLAGS, optional=True) for name in modules],
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy},
)
