"""Options: a name, a default, the allowed values; checked once, when a game is made."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from roji.games.errors import Invalid

LOT = "lot"  # the value of `starter` that leaves the start to chance
NAME, TEXT = 64, 2000  # characters of an option's name and value at most; a garden written by hand has some 300
DIGITS = re.compile("0|-?[1-9][0-9]{0,17}")
DECIMAL = 256  # bits up to which a number is written in decimal: more digits take ever longer to find


@dataclass(frozen=True)
class Option:
    """One option of a game. `values` lists what is allowed; a range allows whole numbers."""

    name: str
    default: Any
    values: Sequence[Any]

    def check(self, game: str, value: Any) -> Any:
        """The value, read from text where need be, or Invalid naming what is allowed."""
        found = self.find(bounded(value))
        if found is None:
            raise self.refusal(game, value)
        return found

    def find(self, value: Any) -> Any:
        """The allowed value that is meant, None where there is none."""
        if isinstance(self.values, range):
            return whole_number(value, self.values)
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        word = value.strip().lower() if isinstance(value, str) else None
        return None if word is None else next((allowed for allowed in self.values if shown(allowed) == word), None)

    def refusal(self, game: str, value: Any) -> Invalid:
        text = shown(value)
        short = text if len(text) <= TEXT else f"{text[:NAME]}…"
        return Invalid("bad-option-value", game=game, option=self.name, value=short, allowed=self.allowed())

    def allowed(self) -> str:
        """The allowed values as a person writes them."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(shown(value) for value in self.values)


@dataclass(frozen=True)
class ListOption(Option):
    """An option that is a word (its default) or a list of values such as `1,4,7`, kept as that text."""

    most: int

    def check(self, game: str, value: Any) -> Any:
        given = bounded(value)
        words = given.split(",") if isinstance(given, str) else given if isinstance(given, list | tuple) else [given]
        if [shown(word).strip().lower() for word in words[:2]] == [self.default]:
            return self.default
        found = [self.find(bounded(word)) for word in words[: self.most + 1]]
        if not 0 < len(found) <= self.most or None in found:
            raise self.refusal(game, value)
        return ",".join(map(shown, found))

    def allowed(self) -> str:
        one = Option(self.name, None, self.values).allowed()
        return f"{self.default}, {one}, {one},{one}, …"


@dataclass(frozen=True)
class Written(Option):
    """An option that also takes a text of one's own. `read` checks such a text and gives it its normal form."""

    read: Callable[[str], str]

    def check(self, game: str, value: Any) -> Any:
        """The allowed value, or the text in its normal form. One word alone is taken for a misspelt value."""
        if isinstance(value, str) and len(value) <= TEXT and len(value.split()) > 1:
            return self.read(value)
        return super().check(game, value)

    def allowed(self) -> str:
        return f"{super().allowed()}, …"


@dataclass(frozen=True)
class Letters(Option):
    """An option whose value is a text of `count` different letters out of `values`, kept in their order."""

    values: str
    count: int

    def check(self, game: str, value: Any) -> str:
        given = value.upper() if isinstance(value, str) and len(value) <= TEXT else ""
        if len(given) != self.count or len(set(given)) != self.count or not set(given) <= set(self.values):
            raise self.refusal(game, value)
        return "".join(letter for letter in self.values if letter in given)

    def allowed(self) -> str:
        return f"{self.count} × {' '.join(self.values)}"


@dataclass(frozen=True)
class Shorthand(Option):
    """A switch of the scorekeeper that says shortly what another flag says, too: for people who type."""


def shown(value: Any) -> str:
    """A value as it is written on the command line and in records."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > DECIMAL:
        return f"{value:#x}"
    try:
        return str(value)
    except ValueError:  # such a number inside a list
        return "…"


def bounded(value: Any) -> Any:
    """A value to be looked at; None for a text that is longer than any value."""
    return None if isinstance(value, str) and len(value) > TEXT else value


def whole_number(value: Any, among: range) -> int | None:
    """A number of a range, given as such or in its digits; None where it is none."""
    if isinstance(value, str):
        digits = value.strip()
        if not DIGITS.fullmatch(digits):
            return None
        value = int(digits)
    return value if type(value) is int and value in among else None


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (True, False))


def starter(players: int) -> Option:
    """Who starts: chance, or a seat."""
    return Option("starter", LOT, (LOT, *range(players)))


def resolve(
    game: str, table: Sequence[Option], presets: Mapping[str, Mapping[str, Any]], given: Mapping[str, Any]
) -> dict[str, Any]:
    """All options of a game with their values: given, else from the preset, else the default."""
    known = {option.name: option for option in table}
    for name in given:
        if name not in known:
            near = get_close_matches(name, known, 1) if len(name) <= NAME else []
            raise Invalid(
                "unknown-option",
                game=game,
                option=name if len(name) <= NAME else f"{name[:NAME]}…",
                near=near[0] if near else "none",
                known=", ".join(known) or "-",
            )
    values = {name: option.check(game, given[name]) for name, option in known.items() if name in given}
    preset = presets.get(values.get("preset", known["preset"].default), {}) if "preset" in known else {}
    return {name: values.get(name, preset.get(name, option.default)) for name, option in known.items()}
