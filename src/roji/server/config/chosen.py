"""What is in force, and where each of it comes from; what makes no sense is refused and says what would."""

from __future__ import annotations

import difflib
import os
import stat
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from roji.bots.engines.engine import read as read_engine
from roji.bots.engines.engine import roster
from roji.games.errors import Invalid
from roji.server.bus import address as buses
from roji.server.config.keys import BY_NAME, BY_VARIABLE, CONFIG, KEYS, Key
from roji.server.names import chosen_names, operators
from roji.server.settings import Settings
from roji.server.store.address import holds_password, typed

TYPED = {"store": typed, "bus": buses.typed}  # where a password may be, which is refused on a command line
DEFAULT = ""  # the origin of what nobody has set
ALIKE = 0.85  # how much a variable looks like one of ours before we take it for a slip


@dataclass(frozen=True)
class Chosen:
    """All settings, and for each where it comes from: a file, a variable, an option, or nowhere."""

    settings: Settings
    origins: Mapping[str, str]

    def rows(self) -> Iterator[tuple[Key, str, str]]:
        """Each setting, its value as it may be shown, and its origin."""
        for key in KEYS:
            value: Any = self.settings
            for name in key.field.split("."):
                value = getattr(value, name)
            if key.name == "engines":
                value = tuple(f"{engine.name}={engine.command}" for engine in value.values())
            yield key, key.kind.shown(value), self.origins.get(key.name, DEFAULT)


def choose(
    options: Mapping[str, Any] | None = None, file: Path | None = None, env: Mapping[str, str] | None = None
) -> Chosen:
    """The settings: options by the names they have in the program, over the environment, over the file."""
    env = os.environ if env is None else env
    given: dict[str, tuple[Any, str]] = {}
    path = file or (Path(env[CONFIG]) if env.get(CONFIG) else None)
    if path is not None:
        given |= _from_file(path)
    given |= _from_env(env)
    given |= _from_options(options or {})
    return Chosen(_settings({name: value for name, (value, _) in given.items()}), {k: v for k, (_, v) in given.items()})


def checked(key: Key, value: Any, origin: str) -> Any:
    """A value of the kind that it must be, or Invalid."""
    try:
        return key.kind.read(value)
    except (ValueError, OverflowError) as error:
        if isinstance(error, Invalid):  # it says more than we could
            raise
        want = Invalid(key.kind.want, **key.kind.bounds)
        raise Invalid("config-value", name=key.name, value=str(value), origin=origin, want=want) from error


def _from_file(path: Path) -> dict[str, tuple[Any, str]]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Invalid("config-unreadable", path=str(path), why=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Invalid("config-syntax", path=str(path), why=str(error)) from error
    given = {}
    for name, value in _flat(found):
        key = BY_NAME.get(name)
        if key is None:
            near = difflib.get_close_matches(name, BY_NAME, 1, 0.0)[0]
            raise Invalid("config-unknown", name=name, origin=str(path), near=near)
        given[name] = (checked(key, value, str(path)), str(path))
    if any(holds_password(given.get(name, ("", ""))[0]) for name in TYPED) and path.stat().st_mode & stat.S_IROTH:
        raise Invalid("config-open", path=str(path))
    return given


def _flat(found: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """The settings in a file with their whole names; what is a table and no setting is a room of more of them."""
    for name, value in found.items():
        whole = f"{before}{name}"
        if isinstance(value, Mapping) and whole not in BY_NAME:
            yield from _flat(value, f"{whole}.")
        else:
            yield whole, value


def _from_env(env: Mapping[str, str]) -> dict[str, tuple[Any, str]]:
    """What the environment sets. Other programs may have variables that begin like ours, so that only slips count."""
    given = {}
    for variable, value in env.items():
        key = BY_VARIABLE.get(variable)
        if key is not None:
            if value:
                given[key.name] = (checked(key, value, variable), variable)
        elif variable.startswith("ROJI_") and variable != CONFIG:
            near = difflib.get_close_matches(variable, [*BY_VARIABLE, CONFIG], 1, ALIKE)
            if near:
                raise Invalid("config-unknown-variable", name=variable, near=near[0])
    return given


def _from_options(options: Mapping[str, Any]) -> dict[str, tuple[Any, str]]:
    given = {}
    for key in KEYS:
        value = options.get(key.parameter) if key.option else None
        if value is None or value == ():
            continue
        if key.name in TYPED and value:
            TYPED[key.name](value)
        given[key.name] = (checked(key, value, key.option), key.option)
    return given


def _settings(values: Mapping[str, Any]) -> Settings:
    """The defaults with these values in their places."""
    by_field: dict[str, Any] = {}
    for name, value in values.items():
        by_field[BY_NAME[name].field] = value
    seconds = by_field.get("engine_seconds", Settings.engine_seconds)
    memory = by_field.get("engine_memory", Settings.engine_memory)
    engines = roster(read_engine(pair) for pair in by_field.pop("engines", ()))
    by_field["engines"] = {name: replace(engine, seconds=seconds, megabytes=memory) for name, engine in engines.items()}
    made: Settings = _placed(Settings(), by_field)
    chosen_names(made), operators(made)
    return made


def _placed(made: Any, values: Mapping[str, Any], before: str = "") -> Any:
    """A dataclass, and those in it, with values by their paths."""
    new = {}
    for field in fields(made):
        path, old = f"{before}{field.name}", getattr(made, field.name)
        if path in values:
            new[field.name] = values[path]
        elif is_dataclass(old) and any(name.startswith(f"{path}.") for name in values):
            new[field.name] = _placed(old, values, f"{path}.")
    return replace(made, **new)
