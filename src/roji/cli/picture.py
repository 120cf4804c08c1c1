"""`roji picture`: a position of a record as a file to send; counts and curves are written the same way."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import read_file, write_bytes
from roji.games.errors import Invalid
from roji.pictures.png import png
from roji.pictures.position import position
from roji.table.record import read
from roji.words import say

FORMS = (".svg", ".png")


def picture(console: Console, record: Path, at: int | None, seat: int | None, output: Path, lang: str) -> int:
    """Draw a record after some decisions, as everybody could see it, or a seat."""
    check_form(output)
    write_picture(output, position(read(read_file(record)), at, seat, lang))
    console.print(say("draw-done", lang, path=str(output)), markup=False, soft_wrap=True)
    return 0


def check_form(output: Path) -> None:
    """Invalid for a file that is no picture, or cannot be written there."""
    check_place(output)
    if output.suffix.lower() not in FORMS:
        raise Invalid("picture-form", path=str(output))


def check_place(output: Path) -> None:
    """Whether a file can be written there, before somebody thinks or draws for long."""
    if output.is_dir() or not output.absolute().parent.is_dir():
        raise Invalid("file-unwritable", path=str(output))


def write_picture(output: Path, svg: str) -> None:
    """In the form that the name of the file asks for."""
    write_bytes(output, png(svg) if output.suffix.lower() == ".png" else svg.encode())
