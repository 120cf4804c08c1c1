"""What a link to a record shows where links are previewed: the names, and a picture (Open Graph)."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from html import escape

from roji.pictures.frame import HEIGHT, WIDTH, called_shortly
from roji.words import say

HEAD = 4000  # letters in which the names of a record stand


def head(text: str) -> str:
    """The first lines of a record."""
    return text[:HEAD].partition("\n[")[0]


@lru_cache(256)
def tags(head: str, base: str, id: str, lang: str) -> str:
    """The tags of the page of a record, from its first lines; nothing where those cannot be read.

    Links are looked at again and again, and it takes some milliseconds.
    """
    try:
        about = tomllib.loads(head)
        game, names = str(about["game"]), [str(name) for name in about.get("players", [])]
    except (tomllib.TOMLDecodeError, KeyError, TypeError):
        return ""
    title = ": ".join(filter(None, (called_shortly(game, lang), ", ".join(filter(None, names)))))
    told = {
        "og:type": "website",
        "og:site_name": "Roji",
        "og:title": title,
        "og:description": say("picture-preview", lang),
        "og:url": f"{base}/r/{id}",
        "og:image": f"{base}/api/records/{id}/picture?lang={lang}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "og:locale": say("language-locale", lang),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
