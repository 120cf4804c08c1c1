"""Builds the compiled modules where a C compiler is at hand; without one roji is plain Python.

Environment: ROJI_PURE=1 builds nothing; ROJI_SANITIZE=1 adds traps for bad shifts and bounds; ROJI_NO_APP=1 leaves the
browser app out, which building/backend.py has built before.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
SRC = ROOT / "src"
found = runpy.run_path(str(SRC / "roji" / "_build.py"))  # importing roji would want a build already
building = runpy.run_path(str(SRC / "roji" / "build.py"))


class BuildPy(build_py):
    """Ships example and browser app inside the package, and nothing of an earlier build."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        package = Path(self.build_lib, "roji")
        shutil.rmtree(package, ignore_errors=True)
        super().run()
        made = shutil.ignore_patterns("*.so", "_built*", "__pycache__", "build", "*.egg-info", ".pytest_cache")
        shutil.copytree(ROOT / "examples" / "tsukimi", package / "cli" / "example", ignore=made)
        app = package / "server" / "web"
        if os.environ.get("ROJI_NO_APP", "") not in ("", "0"):
            shutil.rmtree(app, ignore_errors=True)
        elif not (app / "index.html").exists():
            sys.exit("roji: the browser app is not built. `pip wheel .` builds it; ROJI_NO_APP=1 leaves it out.")


os.chdir(ROOT)
made = building["arguments"](found["modules"](), Path("src"), "_built.txt", lambda: found["source_hash"]() + "\n")
made["cmdclass"]["build_py"] = BuildPy
setup(**made)
