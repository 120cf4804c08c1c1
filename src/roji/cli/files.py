"""Writing files so that nothing is lost."""

from __future__ import annotations

from pathlib import Path

from roji.games.errors import Invalid


def write_file(path: Path, text: str) -> None:
    """Replace the file at once, so that a crash leaves the old one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Invalid("file-unwritable", path=str(path)) from error
