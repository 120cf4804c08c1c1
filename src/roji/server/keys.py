"""The server's key: 256 bits in a file of their own, from which what must not lie in the database is derived.

A backup of the database does not hold it. Whoever has the key and the database can reckon the deals of running tables.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path

from roji.games.errors import Invalid

FILE = "key"
FORM = re.compile(r"[0-9a-f]{64}\n?")


class Key:
    """A server's key. `name` tells one key from another and betrays nothing of it."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.name = self.mac("name", "")[:8].hex()

    def mac(self, purpose: str, text: str) -> bytes:
        """32 bytes that nobody can reckon without the key, others for every purpose and text."""
        return hmac.digest(self.key, f"roji-key-1/{purpose}/{text}".encode(), hashlib.sha256)


def load(folder: Path) -> Key:
    """The key in a folder; made where there is none yet, and on the disk before it is used."""
    path = folder / FILE
    with contextlib.suppress(FileExistsError):
        _make(path)
    text = path.read_text("ascii", errors="replace")
    if not FORM.fullmatch(text):
        raise Invalid("key-damaged", path=str(path))
    return Key(bytes.fromhex(text.strip()))


def _make(path: Path) -> None:
    """Write a new key beside, then put it in place whole: a crash leaves no half of one."""
    if path.exists():
        raise FileExistsError
    part = path.with_name(f"{FILE}.part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32) + "\n")
        file.flush()
        os.fsync(file.fileno())
    part.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
