"""Every sentence a person reads, in English and German: Fluent files, one folder per language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
HERE = Path(__file__).parent
GUESTS: dict[str, Path] = {}  # by game: the folder of another package, laid out like this one


def welcome(game: str, folder: Path) -> None:
    """Take in the sentences and rule pages of a game from another package; ours cannot be changed by them."""
    for lang in LANGUAGES:
        if not (folder / lang / f"{game}.ftl").is_file():
            raise FileNotFoundError(f"the sentences in {folder / lang / f'{game}.ftl'} are missing")
    GUESTS[game] = folder
    bundle.cache_clear()


def source(game: str, lang: str) -> Path:
    """The file with the sentences of a game."""
    return GUESTS.get(game, HERE) / lang / f"{game}.ftl"


@cache
def bundle(lang: str) -> FluentBundle:
    """All sentences of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([lang], use_isolating=False)
    for path in [*sorted((HERE / lang).glob("*.ftl")), *(source(game, lang) for game in sorted(GUESTS))]:
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
            return "de" if value.lower().startswith("de") else "en"
    return "en"
