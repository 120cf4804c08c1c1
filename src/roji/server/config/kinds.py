"""What a setting may be, from a file (TOML), from the environment or from the command line (text)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from roji.server.bus import address as buses
from roji.server.identity import Rate
from roji.server.store.address import checked, shown

RATE = re.compile(r"(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*/\s*s")


def quoted(text: str) -> str:
    """A text as TOML has it, which quotes like JSON."""
    return json.dumps(text, ensure_ascii=False)


@dataclass(frozen=True)
class Kind:
    """Any text. `want` is the sentence that says what would be right."""

    want: str = "config-want-text"

    @property
    def bounds(self) -> dict[str, str]:
        """What the sentence has to name."""
        return {}

    def read(self, given: Any) -> Any:
        """The value; ValueError where it is none."""
        if not isinstance(given, str):
            raise ValueError
        return given

    def shown(self, value: Any) -> str:
        """The value as it stands in a file, without what is secret."""
        return quoted(str(value))


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number."""

    want: str = "config-want-number"
    least: int = 1
    most: int = 10**12

    @property
    def bounds(self) -> dict[str, str]:
        return {"least": str(self.least), "most": str(self.most)}

    def read(self, given: Any) -> int:
        if isinstance(given, bool) or not isinstance(given, int | str):
            raise ValueError
        found = int(given)
        if not self.least <= found <= self.most:
            raise ValueError
        return found

    def shown(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Number(Kind):
    """A number that need not be whole, such as seconds."""

    want: str = "config-want-number"
    least: float = 0.1
    most: float = 86_400

    @property
    def bounds(self) -> dict[str, str]:
        return {"least": f"{self.least:g}", "most": f"{self.most:g}"}

    def read(self, given: Any) -> float:
        if isinstance(given, bool) or not isinstance(given, int | float | str):
            raise ValueError
        found = float(given)
        if not self.least <= found <= self.most:  # which no number that is none does
            raise ValueError
        return found

    def shown(self, value: Any) -> str:
        return f"{value:g}"


@dataclass(frozen=True)
class Several(Kind):
    """Texts: a list in the file, else separated by commas."""

    want: str = "config-want-several"

    def read(self, given: Any) -> tuple[str, ...]:
        if isinstance(given, str):
            return tuple(part for each in given.split(",") if (part := each.strip()))
        if not isinstance(given, list | tuple) or not all(isinstance(each, str) for each in given):
            raise ValueError
        return tuple(given)

    def shown(self, value: Any) -> str:
        return "[" + ", ".join(map(quoted, value)) + "]"


@dataclass(frozen=True)
class Joined(Several):
    """The same, kept as one text."""

    def read(self, given: Any) -> Any:
        return ",".join(super().read(given))

    def shown(self, value: Any) -> str:
        return super().shown(super().read(value))


@dataclass(frozen=True)
class RateOf(Kind):
    """So many at once, and then so many a second."""

    want: str = "config-want-rate"

    def read(self, given: Any) -> Rate:
        found = RATE.fullmatch(super().read(given).strip())
        if found is None:
            raise ValueError
        return Rate(burst=float(found[1]), per_second=float(found[2]))

    def shown(self, value: Rate) -> str:
        return f'"{value.burst:.15g}, {value.per_second:.15g}/s"'


@dataclass(frozen=True)
class Folder(Kind):
    """A folder."""

    want: str = "config-want-folder"

    def read(self, given: Any) -> Path:
        if isinstance(given, Path):
            return given
        if not super().read(given):
            raise ValueError
        return Path(given).expanduser()


@dataclass(frozen=True)
class Database(Kind):
    """The address of a database, or nothing. Its password is never shown."""

    def read(self, given: Any) -> str:
        found = super().read(given)
        return checked(found) if found else ""

    def shown(self, value: Any) -> str:
        return quoted(shown(value) if value else "")


@dataclass(frozen=True)
class Line(Database):
    """The address of a bus, or nothing. Its password is never shown."""

    def read(self, given: Any) -> str:
        found = Kind.read(self, given)
        return buses.checked(found) if found else ""


@dataclass(frozen=True)
class Programs(Kind):
    """Commands by name: a table in the file, else NAME=COMMAND, one in each line."""

    want: str = "config-want-programs"

    def read(self, given: Any) -> tuple[str, ...]:
        """The pairs as they are on a command line."""
        if isinstance(given, str):
            return tuple(line.strip() for line in given.splitlines() if line.strip())
        if isinstance(given, Mapping):
            if not all(isinstance(command, str) for command in given.values()):
                raise ValueError
            return tuple(f"{name}={command}" for name, command in given.items())
        if not isinstance(given, tuple):
            raise ValueError
        return given

    def shown(self, value: Any) -> str:
        pairs = (pair.partition("=") for pair in value)
        return "{" + ", ".join(f"{name} = {quoted(command)}" for name, _, command in pairs) + "}"
