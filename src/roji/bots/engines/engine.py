"""Which engines there are: named by whoever runs the program, never by somebody who only plays there."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace

from roji.games.errors import Invalid, Refusal

KIND = "engine"  # what the name of such a bot begins with: engine:NAME
NAME = re.compile(r"[A-Za-z][\w.-]{0,23}", re.ASCII)
SECONDS = 10.0  # for a decision, unless told otherwise
MEGABYTES = 2048


class EngineFault(Refusal):
    """What an engine did wrong. `engine` in `args` names it."""


@dataclass(frozen=True)
class Engine:
    """A program that plays. `games` are those that it says it can play, once it was asked."""

    name: str
    command: str
    seconds: float = SECONDS  # for a decision
    megabytes: int = MEGABYTES
    games: tuple[str, ...] = ()

    @property
    def words(self) -> list[str]:
        """The command as the system takes it; no shell ever sees it."""
        return shlex.split(self.command)

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def read(pair: str) -> Engine:
    """An engine given as NAME=COMMAND."""
    name, equals, command = pair.partition("=")
    if not equals or not NAME.fullmatch(name):
        raise Invalid("engine-pair", text=pair)
    return check_command(Engine(name, command))


def check_command(engine: Engine) -> Engine:
    """The same engine, or Invalid where there is no such program."""
    try:
        words = engine.words
    except ValueError as error:
        raise Invalid("engine-command", command=engine.command, why=str(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise Invalid("engine-missing", command=engine.command, program=words[0] if words else "")
    return engine


def greeted(engine: Engine) -> Engine:
    """The same engine with the games it says it can play; EngineFault where it does not start or greet."""
    from roji.bots.engines.process import EngineProcess

    made = EngineProcess(check_command(engine))
    made.close()
    return replace(engine, games=made.hello.games)


def roster(engines: Iterable[Engine]) -> dict[str, Engine]:
    """Engines by name; Invalid where a name is taken twice."""
    found: dict[str, Engine] = {}
    for engine in engines:
        if engine.name in found:
            raise Invalid("engine-twice", name=engine.name)
        found[engine.name] = engine
    return found
