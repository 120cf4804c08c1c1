"""The rule pages: docs/rules in a checkout, shipped inside the package otherwise."""

from __future__ import annotations

import re
from pathlib import Path

from roji.games.errors import Invalid

SHIPPED = Path(__file__).parent / "rules"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
CLAUSE = re.compile(r"^- \*\*([A-Z]-[A-Z]?\d+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)


def folder() -> Path:
    """Where the pages are."""
    return SHIPPED if SHIPPED.exists() else CHECKOUT


def page(game: str, lang: str) -> str:
    """The rule page of a game as Markdown."""
    path = folder() / f"{game}.{lang}.md"
    if not path.exists():
        known = ", ".join(sorted({found.name.split(".")[0] for found in folder().glob("*.md")}))
        raise Invalid("rules-missing", game=game, known=known or "-")
    return path.read_text(encoding="utf-8")


def clauses(page: str) -> dict[str, str]:
    """The clauses of a page by number, each as one line of text."""
    return {number: re.sub(r"\s+", " ", text).strip() for number, text in CLAUSE.findall(page)}
