"""Reading and writing files: clear words when it cannot be done, and nothing lost."""

from __future__ import annotations

from pathlib import Path

from roji.games.errors import Invalid


def read_file(path: Path) -> bytes:
    """The bytes of a file, or Invalid saying why not."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise Invalid("file-missing", path=str(path)) from error
    except OSError as error:
        raise Invalid("file-unreadable", path=str(path)) from error


def write_file(path: Path, text: str) -> None:
    """Replace the file at once, so that a crash leaves the old one."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise Invalid("file-unwritable", path=str(path)) from error
