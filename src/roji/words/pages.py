"""The rule pages: docs/rules in a checkout, shipped inside the package otherwise."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from roji.games.errors import Invalid
from roji.words import GUESTS

SHIPPED = Path(__file__).parent / "rules"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
ITEM = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]-[A-Z]?\d+)</strong>")
CLAUSE = re.compile(r"^- \*\*([A-Z]-[A-Z]?\d+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)


def folder(game: str = "") -> Path:
    """Where the pages are, those of a guest in its own package."""
    if game in GUESTS:
        return GUESTS[game] / "rules"
    return SHIPPED if SHIPPED.exists() else CHECKOUT


def page(game: str, lang: str) -> str:
    """The rule page of a game as Markdown."""
    path = folder(game) / f"{game}.{lang}.md"
    if not path.exists():
        known = ", ".join(sorted({found.name.split(".")[0] for found in folder().glob("*.md")}))
        raise Invalid("rules-missing", game=game, known=known or "-")
    return path.read_text(encoding="utf-8")


def clauses(page: str) -> dict[str, str]:
    """The clauses of a page by number, each as one line of text."""
    return {number: re.sub(r"\s+", " ", text).strip() for number, text in CLAUSE.findall(page)}


@cache
def html(game: str, lang: str) -> str:
    """The rule page of a game as HTML; each clause has its number as id. Tags in the page are shown, not obeyed."""
    from markdown_it import MarkdownIt

    made = MarkdownIt("js-default", {"html": False, "linkify": False}).render(page(game, lang))
    return ITEM.sub(r'<li id="\1" tabindex="-1"><a class="clause" href="#\1">\1</a>', made)
