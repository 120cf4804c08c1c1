"""Files that are for their owner alone, and whole or not there at all."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

OWNER = 0o600


def own_folder(folder: Path) -> None:
    """Make a folder for its owner alone; one that is shared by all on purpose, like /tmp, is left as it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not folder.stat().st_mode & stat.S_ISVTX:
        with contextlib.suppress(PermissionError):  # of somebody else: what lies in it is closed all the same
            folder.chmod(0o700)


def own(path: Path) -> None:
    """Close a file to everybody but its owner, where there is one. By its path: opening it would end SQLite's locks."""
    with contextlib.suppress(FileNotFoundError):
        path.chmod(OWNER)


def make_own(path: Path) -> int:
    """A new, empty file for its owner alone, opened for writing."""
    made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER)
    os.fchmod(made, OWNER)
    return made


def put(path: Path, data: bytes) -> None:
    """Write a file for its owner alone, beside its place, then move it there: a crash leaves the old or the new one."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    with open(make_own(part), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.rename(path)
    sync(path.parent)


def sync(path: Path) -> None:
    """See to it that a file, or the names in a folder, are on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
