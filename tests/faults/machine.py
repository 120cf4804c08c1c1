"""A machine whose disk and clock fail as a test says: the shim, built from its source, under one process."""

from __future__ import annotations

import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parent / "machine.c"


@cache
def shim() -> Path:
    made = Path(tempfile.mkdtemp(prefix="roji-machine-")) / "machine.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl"], check=True)
    made.parent.chmod(0o755)
    return made


class Machine:
    """What lies under a process: the files in a folder, and the clock."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        folder.mkdir()
        folder.chmod(0o777)  # the process may be somebody else's
        self.set_clock(0)
        self.env = {
            "LD_PRELOAD": str(shim()),
            "ROJI_MACHINE": str(folder),
            "ROJI_MACHINE_DATA": str(data.resolve()),
        }

    def set_clock(self, seconds: int) -> None:
        """The clock is wrong by so many seconds."""
        with (self.folder / "clock").open("r+b" if (self.folder / "clock").exists() else "wb") as out:
            out.write(struct.pack("q", seconds))

    def fail(self, fault: str) -> None:
        (self.folder / fault).write_text("")

    def mend(self, fault: str) -> None:
        (self.folder / fault).unlink(missing_ok=True)
