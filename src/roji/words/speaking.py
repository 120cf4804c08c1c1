"""Sentences as data (games/telling.py) in the words of one viewer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from unicodedata import east_asian_width

from roji import words

JAPANESE = "japanese"  # a set of names: the usual ones, and beside them the Japanese


def named(game: str, kind: str, value: str, lang: str = "en", names: str = "") -> str:
    """What people call a piece: GAME-NAMES-VALUE where there are several sets of names, GAME-KIND-VALUE, or GAME-KIND
    made of its letters, each of which may have a name as well (GAME-letter-LETTER); else its notation."""
    for key in (f"{game}-{names}-{value}", f"{game}-{kind}-{value}"):
        if words.has(key):
            return in_both(key, lang) if names == JAPANESE else words.say(key, lang)
    if not words.has(f"{game}-{kind}"):
        return value
    first, second, third = (named(game, "letter", letter, lang) for letter in f"{value:<3}"[:3])
    return words.say(f"{game}-{kind}", lang, value=value, rest=value[1:], first=first, second=second, third=third)


def in_both(key: str, lang: str) -> str:
    """A name with the Japanese one beside it, for those who learn it."""
    return " ".join(dict.fromkeys((words.say(key, lang), words.say(key, "ja"))))


ENDS = (".", "!", "?", "。", "！", "？")  # of sentences, in any language
PAUSES = re.compile("[,:、，：]")


def joined(parts: list[str], lang: str) -> str:
    """Several things: sentences one after the other, others with commas, or semicolons where they hold some."""
    if not parts:
        return "–"
    if all(part.endswith(ENDS) for part in parts):
        return words.say("list-sentence", lang).join(parts)
    held = any(map(PAUSES.search, parts))
    return words.say("list-semicolon" if held else "list-comma", lang).join(parts)


def stopped(text: str) -> str:
    """A sentence: with a stop at its end, where it has none."""
    return text if text.endswith(ENDS) else text + ("。" if east_asian_width(text[-1:] or ".") in "WF" else ".")


# Pieces that people type: what they type, and the name.
TYPED = {"card": "{} {}", "tile": "{} ({})", "wish": "{} ({})"}


class Speaker:
    """Formats sentences for a viewer: `you` is the seat addressed as you; the others have names.

    `names` is a set of names for pieces. With `notation`, where people type, pieces are told with what they type, and
    KEY-notation is said where there is such a message.
    """

    def __init__(
        self, game: str, lang: str, players: list[str], you: int | None = None, names: str = "", notation: bool = False
    ) -> None:
        self.game, self.lang, self.players, self.you = game, lang, players, you
        self.names, self.notation = names, notation

    def say(self, key: str, **args: Any) -> str:
        return words.say(key, self.lang, **args)

    def person(self, key: str, seat: int, **args: Any) -> str:
        """A message about you, or about somebody by name."""
        return self.tell({"key": key, "args": {**args, "who": {"seat": seat}}})

    def called(self, seat: int) -> str:
        """A seat in a list of seats: you, or the name."""
        return self.say("table-you") if seat == self.you else self.players[seat]

    def piece(self, kind: str, value: str) -> str:
        """A piece by its name."""
        name = named(self.game, kind, value, self.lang, self.names)
        return TYPED[kind].format(value, name) if self.notation and kind in TYPED and name != value else name

    def tell(self, told: Mapping[str, Any]) -> str:
        """A sentence in words."""
        key, given = told["key"], told["args"]
        if self.you is not None and given.get("who") == {"seat": self.you} and words.has(f"{key}-you"):
            key = f"{key}-you"
        if self.notation and words.has(f"{key}-notation"):
            key = f"{key}-notation"
        args = {name: self.value(value) for name, value in given.items()}
        return words.filled(key, self.lang, args) if words.has(key) else self.facts(key, args)

    def facts(self, key: str, args: dict[str, Any]) -> str:
        """What a game says that brought no words: the name of it and its facts."""
        told = key.removeprefix(f"{self.game}-").partition("-")[2]
        who = f"{args.pop('who')}: " if "who" in args else ""
        return who + ", ".join([told, *(f"{name} {value}" for name, value in args.items())])

    def value(self, value: Any) -> Any:
        """An argument: a number or a text as it is, pieces by their names, sentences in words."""
        if isinstance(value, list):
            return joined([str(self.value(part)) for part in value], self.lang)
        if not isinstance(value, dict):
            return value
        if "key" in value:
            return self.tell(value)
        ((kind, piece),) = value.items()
        if kind == "seat":
            return self.called(piece)
        if isinstance(piece, list):
            return joined([self.piece(kind.removesuffix("s"), one) for one in piece], self.lang)
        return self.piece(kind, str(piece))
