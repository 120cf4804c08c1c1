"""The seats taken at servers from this account, so that the link one was given leads back to one's own seat."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from platformdirs import user_state_path

KEPT = 100  # the latest of them


@dataclass(frozen=True)
class Kept:
    """A seat: the link that somebody was given, the name they gave, the link of the seat, and that for others."""

    given: str
    name: str
    seat: str
    invite: str = ""


def place() -> Path:
    """The file; its links open seats, so it is for the owner's eyes only."""
    return user_state_path("roji", appauthor=False) / "seats.json"


def kept() -> list[Kept]:
    """All seats that are kept, the latest last; a damaged file holds none."""
    try:
        return [Kept(**entry) for entry in json.loads(place().read_text("utf-8"))]
    except (OSError, ValueError, TypeError):
        return []


def seat_for(given: str, name: str) -> str:
    """The link of the seat that somebody took with this link, empty where there is none."""
    return next((entry.seat for entry in reversed(kept()) if (entry.given, entry.name) == (given, name)), "")


def invite_for(seat: str) -> str:
    """The link for others to a table that was made from here, by the link of the maker's seat."""
    return next((entry.invite for entry in reversed(kept()) if entry.seat == seat and entry.invite), "")


def keep(entry: Kept) -> None:
    """Remember a seat; where that cannot be written, the link of the seat still leads back."""
    entries = [asdict(other) for other in kept() if other != entry][-KEPT + 1 :]
    path = place()
    part = path.with_name(path.name + ".part")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump([*entries, asdict(entry)], file, indent=1)
        part.replace(path)
