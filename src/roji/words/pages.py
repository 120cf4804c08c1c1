"""The pages of a language: the rules of every game, and others."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from roji.games.errors import Invalid
from roji.words import GUESTS, HERE

ITEM = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]-[A-Z]?\d+)</strong>")
CLAUSE = re.compile(r"^- \*\*([A-Z]-[A-Z]?\d+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)


def path(game: str, lang: str) -> Path | None:
    """The file with the rules of a game: those of a guest are in its own package, in English where they must be."""
    folder = GUESTS.get(game, HERE)
    places = [folder / lang / "rules" / f"{game}.md"]
    if game in GUESTS:  # where guests kept their pages at first: rules/GAME.LANG.md
        places = [
            place
            for said in dict.fromkeys((lang, "en"))
            for place in (folder / said / "rules" / f"{game}.md", folder / "rules" / f"{game}.{said}.md")
        ]
    return next((place for place in places if place.is_file()), None)


def page(game: str, lang: str) -> str:
    """The rule page of a game as Markdown."""
    found = path(game, lang)
    if found is None:
        known = ", ".join(sorted(shown.stem for shown in (HERE / "en" / "rules").glob("*.md")))
        raise Invalid("rules-missing", game=game, known=known or "-")
    return found.read_text(encoding="utf-8")


def clauses(page: str) -> dict[str, str]:
    """The clauses of a page by number, each as one line of text."""
    return {number: re.sub(r"\s+", " ", text).strip() for number, text in CLAUSE.findall(page)}


@cache
def html(game: str, lang: str) -> str:
    """The rule page of a game as HTML; each clause has its number as id. Tags in the page are shown, not obeyed."""
    from markdown_it import MarkdownIt

    made = MarkdownIt("js-default", {"html": False, "linkify": False}).render(page(game, lang))
    return ITEM.sub(r'<li id="\1" tabindex="-1"><a class="clause" href="#\1">\1</a>', made)
