"""Texts that people type, without anything that could deceive."""

from __future__ import annotations

import re
import unicodedata

from roji.games.errors import Invalid

NAME, NOTE, TEXT = 24, 120, 300  # the longest that is taken


def clean_name(name: str) -> str:
    """A display name without anything that could deceive: no control or formatting characters, one line, not long."""
    cleaned = clean_text(name, NAME)
    if not cleaned and name.strip():
        raise Invalid("bad-name", most=NAME)
    return cleaned


def clean_text(text: str, most: int) -> str:
    """A line of text without invisible characters; Invalid when it is too long."""
    if not text:
        return ""
    kept = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] != "C" or c in "\n\t")
    cleaned = re.sub(r"\s+", " ", kept).strip()
    if len(cleaned) > most:
        raise Invalid("too-long", most=most)
    return cleaned
