"""The folder of an arena: its settings, and every match as soon as it is finished.

`arena.json` holds the settings, `matches.jsonl` one match a line. A line is on the disk before the next match counts,
so an arena that is stopped, killed even, goes on after its last finished match.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from roji.arena.match import Played, read
from roji.arena.settings import Settings, plan
from roji.games.errors import Invalid

SETTINGS, MATCHES, REPORT = "arena.json", "matches.jsonl", "report.html"
PART = ".part"  # ends the name of a file that is being written
FORMAT = 1


class Folder:
    """An open folder; `done` are the matches that were finished in it before."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            begun = (path / SETTINGS).exists()
            strange = not begun and any(entry.name != SETTINGS + PART for entry in path.iterdir())
        except (FileExistsError, NotADirectoryError) as error:
            raise Invalid("arena-no-folder", path=str(path)) from error
        except OSError as error:
            raise Invalid("file-unwritable", path=str(path)) from error
        if strange:
            raise Invalid("arena-no-folder", path=str(path))
        if begun:
            compare(path / SETTINGS, {"format": FORMAT, **settings.to_dict()}, "arena")
        try:
            if not begun:
                text = json.dumps({"format": FORMAT, **settings.to_dict()}, ensure_ascii=False, indent=1)
                replace(path / SETTINGS, text + "\n")
            self.file = (path / MATCHES).open("a+b")
        except OSError as error:
            raise Invalid("file-unwritable", path=str(path / MATCHES)) from error
        self.lock()
        self.done = self.finished(settings)

    def lock(self) -> None:
        """Keep others from writing here at the same time; the lock ends with the process."""
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise Invalid("arena-busy", path=str(self.path)) from error

    def finished(self, settings: Settings) -> list[Played]:
        """The matches in the file; a last line that was torn off is cut away."""
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self.file.truncate(whole)
        known, found = set(plan(settings)), []
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                played = read(json.loads(line))
                known.remove(played.task)
            except (ValueError, TypeError, KeyError) as error:
                raise Invalid("arena-line", path=str(self.path / MATCHES), line=number) from error
            found.append(played)
        return found

    def add(self, played: Played) -> None:
        """Write a finished match down for good."""
        try:
            self.file.write(json.dumps(played.to_dict(), ensure_ascii=False).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise Invalid("file-unwritable", path=str(self.path / MATCHES)) from error

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


def compare(file: Path, wanted: dict[str, Any], what: str) -> None:
    """Refuse to go on with other settings than those in this file; `what` begins the keys of what is said."""
    try:
        kept: Any = json.loads(file.read_bytes())
    except (OSError, ValueError):
        kept = None
    if not isinstance(kept, dict) or "format" not in kept:
        raise Invalid(f"{what}-no-folder", path=str(file.parent))
    for name, value in json.loads(json.dumps(wanted)).items():
        if kept.get(name) != value:
            there, here = shown(kept.get(name), value), shown(value, kept.get(name))
            raise Invalid(f"{what}-other", path=str(file.parent), name=name, there=there, here=here)


def shown(value: Any, other: Any) -> str:
    """A setting as a person reads it; of options, only those that differ."""
    if isinstance(value, dict):
        apart = other if isinstance(other, dict) else {}
        return " ".join(f"{name}={entry}" for name, entry in value.items() if apart.get(name) != entry)
    return " ".join(value) if isinstance(value, list) else "-" if value is None else str(value)


def replace(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one."""
    part = path.with_name(path.name + PART)
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
