"""What a device keeps things on: rows of text by their keys, written together or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Change(NamedTuple):
    """A row that is written; None takes it away. A `new` one must not be there yet."""

    key: str
    value: str | None
    new: bool = False


class Taken(Exception):
    """A row that should have been new was there: another page of this device was faster."""


class Disk(Protocol):
    """The device's own; in a browser IndexedDB, in tests a dict."""

    async def read(self, key: str) -> str | None:
        """The text of a row, None where there is none."""

    async def rows(self, prefix: str) -> list[tuple[str, str]]:
        """The rows whose keys begin like this, in the order of their keys."""

    async def write(self, changes: Sequence[Change]) -> None:
        """Write these together; they are on the disk when this returns. Taken, and nothing is written, where a row
        that should have been new was there; any other exception where the disk failed."""


class MemoryDisk:
    """A disk that is gone with its process."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.kept.get(key)

    async def rows(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, value) for key, value in self.kept.items() if key.startswith(prefix))

    async def write(self, changes: Sequence[Change]) -> None:
        for change in changes:
            if change.new and change.key in self.kept:
                raise Taken(change.key)
        for change in changes:
            if change.value is None:
                self.kept.pop(change.key, None)
            else:
                self.kept[change.key] = change.value
