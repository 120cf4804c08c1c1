"""What is kept of deals in the user's state folder, so that a restart does not lose it: a small file for each seat."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
from functools import cache
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from roji.client.links import Link
from roji.table.checking import Kept

MOST = 500  # the latest of them


def folder() -> Path:
    return user_state_path("roji", appauthor=False) / "deals"


def place(link: Link) -> Path:
    """The file of a seat. Its name does not tell what opens the seat."""
    return folder() / f"{link.table}-{hashlib.sha256(str(link).encode()).hexdigest()[:16]}.json"


def load(link: Link) -> Kept:
    """What was kept for a seat; nothing where there is no such file, or a damaged one."""
    try:
        return msgspec.json.decode(place(link).read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return Kept()


@cache
def device_key(path: Path) -> str:
    """Chance of this device, made once, from which its nonces follow: programs that run at the same time draw the same.

    Where it cannot be written, it lasts as long as the program.
    """
    fresh = secrets.token_hex(32)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(fresh)
    with contextlib.suppress(OSError, UnicodeDecodeError):
        found = path.read_text("ascii").strip()
        if len(found) == len(fresh):
            return found
    return fresh


def drawn(link: Link, number: int, commitment: str) -> str:
    """What this device adds to a deal: nobody can reckon it before it is told, and it is for this deal only."""
    text = f"roji-nonce-1/{device_key(folder() / 'key')}/{link}/{number}/{commitment}"
    return hashlib.sha256(text.encode()).hexdigest()


def keep(link: Link, kept: Kept) -> None:
    """Keep it before anything is sent; where it cannot be written, it lasts as long as the program."""
    path = place(link)
    part = path.with_suffix(".part")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(kept))
        part.replace(path)
        for old in sorted(path.parent.glob("*.json"), key=lambda found: found.stat().st_mtime)[:-MOST]:
            old.unlink(missing_ok=True)
