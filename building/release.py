"""What a release consists of: the source archive, a plain wheel for all machines, a compiled one for each Python here.

`python -m building.release OUT` makes them all and tries each in an empty venv. `--try WHEEL` only tries one; the
release workflow does that with the wheels that cibuildwheel has made for other machines.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from building import ROOT
from building.lock import pins

PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
HEADERS = "import pathlib, sysconfig; assert pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists()"
MATCH = "import roji; assert roji.playouts(roji.game('{game}'), n=2, seed=1).games == 2"


def run(*words: str | Path, **env: str) -> str:
    """Run a program; what it says on standard output, or an end with all it said."""
    done = subprocess.run(words, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done.stdout


def pythons() -> Iterator[Path]:
    """The Pythons of this machine for which something can be compiled."""
    if not shutil.which("cc"):
        return
    for name in PYTHONS:
        found = shutil.which(name)
        if found and subprocess.run([found, "-c", HEADERS], capture_output=True, check=False).returncode == 0:
            yield Path(found)


def venv(folder: Path, python: Path) -> Path:
    """An empty venv; its Python."""
    run(python, "-m", "venv", folder)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def built(out: Path, source: str | Path, python: Path, **env: str) -> Path:
    """A wheel of a checkout or a source archive, by the tools we pin."""
    with tempfile.TemporaryDirectory() as folder:
        ours, made = venv(Path(folder, "venv"), python), Path(folder, "made")
        tools = [f"{name}=={version}" for name, version in pins("build").items()]
        run(ours, "-m", "pip", "install", "--quiet", *tools)
        run(ours, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", made, source, **env)
        (wheel,) = made.iterdir()
        return Path(shutil.copy2(wheel, out))


def tried(wheel: Path, python: Path) -> str:
    """Install a wheel into an empty venv and play there; what it says of itself."""
    with tempfile.TemporaryDirectory() as folder:
        ours = venv(Path(folder), python)
        run(ours, "-m", "pip", "install", "--quiet", "--no-compile", wheel)
        said = run(ours, "-m", "roji.cli.main", "--lang", "en", "--version").strip()
        games = run(ours, "-c", "import roji; print(*roji.list_games())").split()
        for game in games:
            run(ours, "-c", MATCH.format(game=game))
        plain = "none-any" in wheel.name
        if ("plain" in said) is not plain or len(games) < 4:
            sys.exit(f"{wheel.name}: {said}, games: {games}")
        return said


def archive(out: Path) -> Path:
    """The source archive with the built app in it."""
    code = f"from building import backend; print(backend.build_sdist({str(out)!r}))"
    return out / run(sys.executable, "-c", code).split()[-1]


def release(out: Path) -> None:
    """Make everything and try it, one after the other."""
    out.mkdir(parents=True, exist_ok=True)
    source = archive(out)
    print(source.name, flush=True)
    here = Path(sys.executable)
    for python, env in [(here, {"ROJI_PURE": "1"}), *((python, {}) for python in pythons())]:
        wheel = built(out, source, python, **env)
        print(f"{wheel.name}: {tried(wheel, python)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--try", dest="wheel", type=Path, metavar="WHEEL")
    asked = parser.parse_args()
    if asked.wheel:
        print(tried(asked.wheel.resolve(), Path(sys.executable)))
    else:
        release(asked.out.resolve())


if __name__ == "__main__":
    main()
