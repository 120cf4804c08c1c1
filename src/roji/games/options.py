"""Options: a name, a default, the allowed values; checked once, when a game is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from roji.games.errors import Invalid

LOT = "lot"  # the value of `starter` that leaves the start to chance


@dataclass(frozen=True)
class Option:
    """One option of a game. `values` lists what is allowed; a range allows whole numbers."""

    name: str
    default: Any
    values: Sequence[Any]

    def check(self, game: str, value: Any) -> Any:
        """The value, read from text where need be, or Invalid naming what is allowed."""
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if isinstance(value, str):
            for allowed in self.values:
                if shown(allowed) == value.strip().lower():
                    return allowed
        raise Invalid("bad-option-value", game=game, option=self.name, value=shown(value), allowed=self.allowed())

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
        words = value.split(",") if isinstance(value, str) else value if isinstance(value, list | tuple) else [value]
        if [shown(word).strip().lower() for word in words] == [self.default]:
            return self.default
        one = Option(self.name, None, self.values)
        try:
            listed = [shown(one.check(game, word)) for word in words]
        except Invalid:
            listed = []
        if not 0 < len(listed) <= self.most:
            raise Invalid("bad-option-value", game=game, option=self.name, value=shown(value), allowed=self.allowed())
        return ",".join(listed)

    def allowed(self) -> str:
        one = Option(self.name, None, self.values).allowed()
        return f"{self.default}, {one}, {one},{one}, …"


@dataclass(frozen=True)
class Written(Option):
    """An option that also takes a text of one's own. `read` checks such a text and gives it its normal form."""

    read: Callable[[str], str]

    def check(self, game: str, value: Any) -> Any:
        """The allowed value, or the text in its normal form. One word alone is taken for a misspelt value."""
        if isinstance(value, str) and len(value.split()) > 1:
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
        given = value.upper() if isinstance(value, str) else ""
        if len(given) != self.count or len(set(given)) != self.count or not set(given) <= set(self.values):
            raise Invalid("bad-option-value", game=game, option=self.name, value=shown(value), allowed=self.allowed())
        return "".join(letter for letter in self.values if letter in given)

    def allowed(self) -> str:
        return f"{self.count} × {' '.join(self.values)}"


def shown(value: Any) -> str:
    """A value as it is written on the command line and in records."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


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
            near = get_close_matches(name, known, 1)
            raise Invalid(
                "unknown-option",
                game=game,
                option=name,
                near=near[0] if near else "none",
                known=", ".join(known) or "-",
            )
    values = {name: option.check(game, given[name]) for name, option in known.items() if name in given}
    preset = presets.get(values.get("preset", known["preset"].default), {}) if "preset" in known else {}
    return {name: values.get(name, preset.get(name, option.default)) for name, option in known.items()}
