"""What plays without a server: Python for the browser, the standard library, and our own files, in small pieces.

Every piece is named by its content, so that a browser fetches what it lacks and keeps what it has. The same sources
give the same bytes.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from building import ROOT, app, node
from building.node import WEB

SRC = ROOT / "src"
PACKAGE = SRC / "roji"
PART = PACKAGE / "server" / "offline"  # where the server looks for it
STAMP = PART / "built.txt"
TREE = ROOT / "build" / "offline"  # Python files as they lie in the browser
PYODIDE = WEB / "node_modules" / "pyodide"
WHOLE = ("games", "table", "wire", "words", "bots")  # rooms of which everything goes
ENTRY = "roji.offline.worker"
NO_DATA = (".py", ".pxd", ".pyc", ".so", ".pyd", ".c", ".md", ".typed")  # all else in these rooms is read by them
PIECE = 400_000  # bytes of a piece: what is fetched again at most after a break
DATE = (2000, 1, 1, 0, 0, 0)
# Of the standard library: what nothing here ever imports, and what would not work in a browser.
# fmt: off
UNUSED = [
    "_pyrepl", "asyncio/__main__", "cProfile", "compression/zstd", "ctypes", "curses", "dbm", "doctest",
    "ensurepip", "ftplib", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "multiprocessing", "nntplib",
    "optparse", "pdb", "pickletools", "pip", "poplib", "profile", "pstats", "pydoc", "pydoc_data", "smtplib",
    "sqlite3", "tarfile", "telnetlib", "test", "tkinter", "turtle", "turtledemo", "unittest", "venv", "wsgiref",
    "xml", "xmlrpc",
]
# fmt: on


def modules(roots: list[str]) -> set[Path]:
    """The files of these modules of ours, and of all that they import."""
    found: set[Path] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        path = SRC / Path(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if name.startswith("roji.") and "." in name:
            waiting.append(name.rpartition(".")[0])
        if not file.exists() or file in found:
            continue
        found.add(file)
        for one in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(one, ast.Import):
                waiting += [alias.name for alias in one.names if alias.name.startswith("roji")]
            elif isinstance(one, ast.ImportFrom) and (one.module or "").startswith("roji"):
                waiting += [str(one.module), *(f"{one.module}.{alias.name}" for alias in one.names)]
    return found


def ours() -> Iterator[tuple[str, bytes]]:
    """Our own files by their place in the browser: rules, table, bots, words, and what of the server is asked."""
    whole = [path for room in WHOLE for path in (PACKAGE / room).rglob("*.py")]
    files = (path for room in WHOLE for path in (PACKAGE / room).rglob("*") if path.is_file())
    data = [path for path in files if path.suffix not in NO_DATA]
    roots = [ENTRY, *(".".join(path.relative_to(SRC).with_suffix("").parts) for path in whole)]
    for path in sorted({*modules(roots), *whole, *data, *_named_by_games()}):
        yield path.relative_to(SRC).as_posix(), path.read_bytes()
    stand_ins = PACKAGE / "offline" / "standins"
    for path in sorted(stand_ins.rglob("*.py")):
        if path.parent != stand_ins or path.name != "__init__.py":
            yield path.relative_to(stand_ins).as_posix(), path.read_bytes()
    yield from shadow()
    yield from metadata()


def _named_by_games() -> set[Path]:
    """Modules of the server that games name without importing them."""
    paths = set()
    for file in (PACKAGE / "games").glob("*/game.py"):
        for line in file.read_text("utf-8").splitlines():
            if "answers_path" in line:
                paths |= modules([line.split('"')[1].partition(":")[0]])
    return paths


def shadow() -> Iterator[tuple[str, bytes]]:
    """Cython's module for code that is not compiled: the names of its types, which plain files mention."""
    found = find_spec("Cython")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    for name in ("__init__.py", "Shadow.py"):
        yield f"Cython/{name}", (home / name).read_bytes()
    yield "cython.py", (home.parent / "cython.py").read_bytes()


def metadata() -> Iterator[tuple[str, bytes]]:
    """What an installed package says of itself: which games there are."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    group = "roji.games"
    games = "".join(f"{name} = {value}\n" for name, value in project["entry-points"][group].items())
    yield "roji.dist-info/METADATA", b"Metadata-Version: 2.1\nName: roji\nVersion: 0\n"
    yield "roji.dist-info/entry_points.txt", f"[{group}]\n{games}".encode()


def source_hash() -> str:
    """One hash over everything the part is made of."""
    digest = hashlib.sha256()
    for name, body in ours():
        digest.update(name.encode() + b"\0" + body + b"\0")
    for path in (Path(__file__), WEB / "scripts" / "compile.mjs", WEB / "pnpm-lock.yaml"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text("ascii").strip() == source_hash()


def zipped(files: list[tuple[str, bytes]]) -> bytes:
    """An archive that is the same whenever it is made; not packed, because its pieces are."""
    path = TREE.with_suffix(".zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, body in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, DATE), body)
    body = path.read_bytes()
    path.unlink()
    return body


def compiled() -> bytes:
    """Our own files as Python reads them, so that the browser need not: made by the very Python that runs there."""
    shutil.rmtree(TREE, ignore_errors=True)
    for name, body in ours():
        path = TREE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    found = node.found()
    found.run(found.node, "scripts/compile.mjs", str(TREE))
    files = (path for path in TREE.rglob("*") if path.is_file() and path.suffix != ".py")
    return zipped([(path.relative_to(TREE).as_posix(), path.read_bytes()) for path in files])


def library() -> bytes:
    """The standard library without what nothing here imports."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        kept = [name for name in whole.namelist() if not unused(name)]
        return zipped([(name, whole.read(name)) for name in kept if not name.endswith("/")])


def unused(name: str) -> bool:
    return any(name == f"{one}.pyc" or name.startswith(f"{one}/") for one in UNUSED)


def pieces(body: bytes) -> Iterator[tuple[str, bytes]]:
    """A file packed and cut, each piece with its name."""
    packed = gzip.compress(body, 9, mtime=0)
    for start in range(0, len(packed), PIECE):
        piece = packed[start : start + PIECE]
        yield f"{hashlib.sha256(piece).hexdigest()[:24]}.bin", piece


def build() -> None:
    """Build the part, unless it is up to date."""
    if up_to_date():
        return
    app.fetch()
    print("Building what plays without a server", flush=True)
    made_of = source_hash()
    shutil.rmtree(PART, ignore_errors=True)
    PART.mkdir(parents=True)
    files = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "python_stdlib.zip": library(),
        "roji.zip": compiled(),
    }
    listed: dict[str, Any] = {}
    for name, body in files.items():
        cut = list(pieces(body))
        for piece, part in cut:
            (PART / piece).write_bytes(part)
        listed[name] = {"size": len(body), "pieces": [{"name": piece, "size": len(part)} for piece, part in cut]}
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    manifest = {"id": made_of[:16], "files": listed, "lock": {"info": info, "packages": {}}}
    (PART / "manifest.json").write_text(json.dumps(manifest) + "\n", "utf-8")
    STAMP.write_text(made_of + "\n", "ascii")


if __name__ == "__main__":
    try:
        build()
    except node.Missing as missing:
        sys.exit(f"roji: what plays without a server could not be built. {missing}")
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
