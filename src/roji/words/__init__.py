"""Every sentence a person reads: Fluent files and rule pages, one folder per language.

A folder with `house.ftl` in it is a language. English and German are the reference: others say what these say
(`roji words` reports it).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).parent
REFERENCE = ("en", "de")
LANGUAGES = (*REFERENCE, *sorted({path.parent.name for path in HERE.glob("*/house.ftl")} - {*REFERENCE}))
GUESTS: dict[str, Path] = {}  # by game: the folder of another package, laid out like this one


def welcome(game: str, folder: Path) -> None:
    """Take in the sentences and rule pages of a game from another package; ours cannot be changed by them.

    It may speak any languages, English among them: that is said where another one is missing.
    """
    path = folder / "en" / f"{game}.ftl"
    if not path.is_file():
        raise FileNotFoundError(f"the sentences in {path} are missing")
    GUESTS[game] = folder
    bundle.cache_clear()


def sources(game: str, lang: str) -> list[Path]:
    """The files with the sentences of a game: what the first one lacks is in the second one, in English."""
    paths = [GUESTS.get(game, HERE) / said / f"{game}.ftl" for said in dict.fromkeys((lang, "en"))]
    return [path for path in (paths if game in GUESTS else paths[:1]) if path.is_file()]


@cache
def bundle(lang: str) -> FluentBundle:
    """All sentences of one language; of two with the same name the first one counts."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([lang], use_isolating=False)
    guests = (path for game in sorted(GUESTS) for path in sources(game, lang))
    for path in [*sorted((HERE / lang).glob("*.ftl")), *guests]:
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


LONGEST = 600  # characters of an argument


def has(key: str) -> bool:
    """Whether there is a sentence of this name."""
    return bundle("en").has_message(key)


def _cut(value: Any) -> Any:
    """An argument that a sentence can hold: what somebody sent may be of any length."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def say(key: str, lang: str = "en", /, **args: Any) -> str:
    """The sentence of this name, filled in. A missing sentence or argument is a KeyError."""
    return filled(key, lang, {name: _cut(value) for name, value in args.items()})


def filled(key: str, lang: str, args: dict[str, Any]) -> str:
    """The same with arguments that are as long as they should be."""
    words = bundle(lang if lang in LANGUAGES else "en")
    if not words.has_message(key):
        raise KeyError(key)
    pattern = words.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = words.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


def title(game: str, lang: str = "en") -> str:
    """What a game is called; one without words is called by its id."""
    return say(f"{game}-title", lang) if has(f"{game}-title") else game


def language(asked: str | None = None, env: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the locale, else English."""
    for value in (asked, env.get("ROJI_LANG"), env.get("LC_ALL"), env.get("LC_MESSAGES"), env.get("LANG")):
        if value:
            return _known(value)
    return "en"


WISH = re.compile(r"\s*([a-z]+)(?:[-_.@][^;,]*)?\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?")


def _known(wishes: str) -> str:
    """The dearest of these languages that we speak: `fr-CA,fr;q=0.9,en;q=0.8`, or a locale like `de_AT.UTF-8`."""
    found = [WISH.fullmatch(wish) for wish in wishes.lower().split(",")]
    dear = [(float(wish[2] or 1), wish[1]) for wish in found if wish and wish[1] in LANGUAGES]
    return max([wish for wish in dear if wish[0]], key=lambda wish: wish[0], default=(1.0, "en"))[1]
