"""A disk that fails as a test says: the shim, built from its source, around the files of a server."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from roji.server.store.sqlite.file import FILE

SOURCE = Path(__file__).parent / "shim.c"


@cache
def shim() -> Path:
    """The shim, compiled; the test is skipped where there is no compiler, but never in CI."""
    compiler = next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)
    if compiler is None:
        assert not os.environ.get("CI"), "CI needs a C compiler for the fault shim"
        pytest.skip("no C compiler: a failing disk is not tested here")
    made = Path(tempfile.mkdtemp(prefix="roji-shim-")) / "shim.so"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl", "-lpthread"], check=True)
    return made


class Disk:
    """The disk under a folder: what would be left of it, and the faults it has."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults = folder.with_suffix(".faults")
        self.kept = self.faults / "disk"
        self.env = {
            "LD_PRELOAD": str(shim()),
            "ROJI_FAULTS": str(self.faults),
            "ROJI_FAULTS_DATA": str(folder.resolve()),
        }

    def begin(self) -> None:
        """All that lies in the folder now is on the disk."""
        shutil.rmtree(self.kept, ignore_errors=True)
        self.kept.mkdir(parents=True)
        names = []
        for path in filter(Path.is_file, self.folder.iterdir()) if self.folder.exists() else ():
            inode = path.stat().st_ino
            shutil.copyfile(path, self.kept / str(inode))
            names.append(f"{inode} {path.name}\n")
        (self.kept / "names").write_text("".join(names))

    def cut(self) -> None:
        """The power went: the folder holds what was synced, and nothing else."""
        names = {}
        for line in (self.kept / "names").read_text().splitlines():
            inode, name = line.split(" ", 1)
            names[name] = inode
        for path in filter(Path.is_file, self.folder.iterdir()):
            path.unlink()
        for name, inode in names.items():
            if (self.kept / inode).exists() and not name.endswith((".part", "-shm")):
                shutil.copyfile(self.kept / inode, self.folder / name)

    def fail(self, fault: str, name: str = "") -> None:
        """From now on this goes wrong with files whose names end like this."""
        self.faults.mkdir(exist_ok=True)
        (self.faults / fault).write_text(name)

    def asked(self, fault: str) -> bool:
        """Whether a fault is still to come."""
        return (self.faults / fault).exists()

    def mend(self, fault: str) -> None:
        (self.faults / fault).unlink(missing_ok=True)

    def flip(self, rng: random.Random) -> None:
        """One bit of the write-ahead log is another."""
        path = self.folder / f"{FILE}-wal"
        data = bytearray(path.read_bytes())
        at = rng.randrange(32, len(data))
        data[at] ^= 1 << rng.randrange(8)
        path.write_bytes(data)
