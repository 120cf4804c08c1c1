"""The server's key: 256 bits in a file of their own, from which what must not lie in the database is derived.

A database backup does not contain it. Whoever has the key and the database can work out the deals of running tables.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from pathlib import Path

from roji.games.errors import Invalid
from roji.server.files import own, put

FILE = "key"
FORM = re.compile(r"[0-9a-f]{64}\n?")


class Key:
    """A server's key. `name` tells one key from another and betrays nothing of it."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.name = self.mac("name", "")[:8].hex()

    def mac(self, purpose: str, text: str) -> bytes:
        """32 bytes that nobody can work out without the key, different for every purpose and text."""
        return hmac.digest(self.key, f"roji-key-1/{purpose}/{text}".encode(), hashlib.sha256)


def load(folder: Path) -> Key:
    """The key in a folder; made where there is none yet, and on the disk before it is used."""
    path = folder / FILE
    if not path.exists():
        put(path, f"{secrets.token_hex(32)}\n".encode())
    own(path)
    text = path.read_text("ascii", errors="replace")
    if not FORM.fullmatch(text):
        raise Invalid("key-damaged", path=str(path))
    return Key(bytes.fromhex(text.strip()))


def name_in(folder: Path) -> str:
    """The name of the key in a folder, empty where there is none."""
    return load(folder).name if (folder / FILE).exists() else ""
