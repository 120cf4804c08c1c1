"""A dataset on the disk: parts of a fixed number of matches, each written whole or not at all.

`dataset.json` says what it is made of; the same command goes on after the last part that is there. A part follows from
that and from its number alone, so that whoever makes it, and however often it was stopped, the bytes are the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from roji.arena.dataset.rows import Row, mask_size
from roji.arena.folder import PART, compare, replace
from roji.games.errors import Invalid
from roji.games.game import Game

SETTINGS, CARD = "dataset.json", "README.md"
FORMAT = 1
MATCHES = 100  # of one part

Source = Callable[[int], Iterator[Row]]  # the rows of match number n


def arrow() -> Any:
    """The module pyarrow with its Parquet; Invalid says how to install it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Invalid("dataset-arrow") from error
    return pyarrow


def schema(game: Game, opinions: bool) -> Any:
    """The columns, with what the bytes of an observation mean as metadata."""
    pa = arrow()
    figures = [("action", pa.int16()), *((name, pa.float32()) for name in ("value", "spread", "share"))]
    fields = [
        ("match", pa.int32()),
        ("number", pa.int32()),
        ("round", pa.int16()),
        ("seat", pa.int8()),
        ("player", pa.dictionary(pa.int8(), pa.string())),
        ("observation", pa.binary(game.observation.size)),
        ("mask", pa.binary(mask_size(game))),
        ("action", pa.int16()),
        ("outcome", pa.float32()),
        ("score", pa.int32()),
    ]
    if opinions:
        fields.append(("opinions", pa.list_(pa.struct(figures))))
    return pa.schema(fields, {"roji": json.dumps(described(game), ensure_ascii=False)})


def described(game: Game) -> dict[str, Any]:
    """What a reader needs to make sense of the bytes."""
    seen = game.observation
    pieces = [{**piece._asdict(), "shape": list(piece.shape)} for piece in seen.pieces]
    return {
        "game": game.id,
        "rules": game.version,
        "options": game.options,
        "actions": game.num_actions,
        "observation": {"version": seen.version, "digest": seen.digest(), "size": seen.size, "pieces": pieces},
    }


class Parts:
    """An open dataset of so many matches."""

    def __init__(self, folder: Path, made_of: dict[str, Any], game: Game, matches: int, opinions: bool) -> None:
        self.folder, self.matches = folder, matches
        self.schema = schema(game, opinions)
        self.made_of = {"format": FORMAT, "matches": matches, **made_of, **described(game)}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            begun = (folder / SETTINGS).exists()
            if not begun and any(entry.name != SETTINGS + PART for entry in folder.iterdir()):
                raise Invalid("dataset-no-folder", path=str(folder))
            if begun:
                compare(folder / SETTINGS, self.made_of, "dataset")
            else:
                replace(folder / SETTINGS, json.dumps(self.made_of, ensure_ascii=False, indent=1) + "\n")
        except OSError as error:
            raise Invalid("file-unwritable", path=str(folder)) from error

    def path(self, number: int) -> Path:
        return self.folder / f"part-{number:05}.parquet"

    def write(self, source: Source, progress: Callable[[int, int], None] = lambda done, planned: None) -> None:
        """Write every part that is not there yet."""
        for number, first in enumerate(range(0, self.matches, MATCHES)):
            last = min(first + MATCHES, self.matches)
            progress(first, self.matches)
            if not self.path(number).exists():
                found = []
                for match in range(first, last):
                    found += list(source(match))
                    progress(match + 1, self.matches)
                self._keep(number, found)
        progress(self.matches, self.matches)

    def _keep(self, number: int, found: list[Row]) -> None:
        """A part on the disk: whole under its name, or not under its name."""
        pa = arrow()
        path = self.path(number)
        part = path.with_name(path.name + PART)
        try:
            pa.parquet.write_table(pa.Table.from_pylist(found, self.schema), part, compression="zstd")
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            part.replace(path)
        except OSError as error:
            raise Invalid("file-unwritable", path=str(path)) from error

    def count(self) -> tuple[int, int]:
        """Rows and bytes of all parts."""
        pa = arrow()
        paths = sorted(self.folder.glob("part-*.parquet"))
        rows = sum(pa.parquet.read_metadata(path).num_rows for path in paths)
        return rows, sum(path.stat().st_size for path in paths)
