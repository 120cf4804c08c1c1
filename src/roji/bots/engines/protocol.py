"""The lines of the protocol: what an engine is sent, by naming it, and what its answers must be (docs/engines.md).

An engine gets what its seat may know and nothing else: `state` is always one in which everything else was dealt anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from typing import Any

import roji
from roji.bots.bot import Opinion
from roji.bots.engines.engine import EngineFault
from roji.games.errors import Refusal
from roji.games.game import Game
from roji.games.state import Plain, State

VERSION = 1
POSITION = "position"  # what an engine may want beside the view
FIGURES = (("value", 0.0), ("spread", 1.0), ("share", 0.0))  # of an opinion, and what stands for one left out
TEXT = 500  # characters of a name or a reason that are kept

Fault = Callable[..., EngineFault]


@dataclass(frozen=True)
class Hello:
    """How an engine introduced itself."""

    name: str
    version: str
    games: tuple[str, ...]
    wants: frozenset[str]


def hello() -> Plain:
    """The first line of all."""
    return {"do": "hello", "protocol": VERSION, "host": f"roji {roji.__version__}"}


def match(game: Game, seat: int, seed: int) -> Plain:
    """A match begins for the engine: from now on it sits at this seat."""
    return {
        "do": "match",
        "game": game.id,
        "rules": game.version,
        "options": game.options,
        "players": game.players,
        "seat": seat,
        "seed": seed,
    }


def decide(
    state: State, seat: int, saw: list[list[Plain]], number: int, seconds: float, simulations: int | None,
    wants: frozenset[str], opinions: bool,
) -> Plain:  # fmt: skip
    """It is the engine's turn. `saw` has what its seat was told of every decision since it was last asked."""
    found: dict[str, Any] = {
        "do": "decide",
        "number": number,
        "saw": saw,
        "view": state.view(seat),
        "legal": [{"action": action, "move": name, "what": what} for action, name, what in state.described()],
        "seconds": seconds,
    }
    if simulations is not None:
        found["simulations"] = simulations
    if opinions:
        found["opinions"] = True
    if POSITION in wants:
        found["position"] = state.to_dict()
    return found


def over(saw: list[list[Plain]]) -> Plain:
    """The match is over for the engine, with what its seat was told since it was last asked."""
    return {"do": "over", "saw": saw}


def read(line: bytes, fault: Fault) -> dict[str, Any]:
    """A line of an engine as an object."""
    try:
        found = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise fault("engine-garbage", line=shown(line))
    return found


def _no_number(text: str) -> None:
    raise ValueError(text)


def shown(line: bytes) -> str:
    """The beginning of a line, for people."""
    text = line[:80].decode("utf-8", "replace").strip()
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def read_hello(answer: dict[str, Any], fault: Fault) -> Hello:
    """The introduction of an engine; all but its name may be missing."""
    if answer.get("protocol") != VERSION:
        raise fault("engine-version", version=shown(str(answer.get("protocol")).encode()), want=VERSION)
    if not answer.get("name"):
        raise fault("engine-field", name="name")
    games, wants = answer.get("games", []), answer.get("wants", [])
    for name, value in (("games", games), ("wants", wants)):
        if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
            raise fault("engine-field", name=name)
    return Hello(text(answer, "name", fault), text(answer, "version", fault), tuple(games), frozenset(wants))


def text(answer: dict[str, Any], name: str, fault: Fault) -> str:
    """A piece of text in an answer, cut to what is kept."""
    value = answer.get(name, "")
    if not isinstance(value, str):
        raise fault("engine-field", name=name)
    return value[:TEXT]


def read_move(answer: dict[str, Any], state: State, fault: Fault) -> list[Opinion]:
    """What an engine decided, first, and what else it thinks; all others follow without a figure."""
    legal = state.legal_actions()
    first = Opinion(
        chosen(answer, state, legal, fault),
        number(answer, "value", 0.0, fault),
        number(answer, "spread", 1.0, fault),
        1.0,
        "engine-why" if answer.get("why") else "",
        {"text": text(answer, "why", fault)} if answer.get("why") else {},
    )
    others = answer.get("opinions", [])
    if not isinstance(others, list) or not all(isinstance(other, dict) for other in others):
        raise fault("engine-field", name="opinions")
    found = {first.action: first}
    for other in others[: len(legal)]:
        action = chosen(other, state, legal, fault)
        value, spread, share = (number(other, *pair, fault) for pair in FIGURES)
        if action == first.action:
            found[action] = Opinion(action, value, spread, share, first.why, first.args)
        else:
            found.setdefault(action, Opinion(action, value, spread, share))
    rest = [Opinion(action, 0.0, 1.0, 0.0) for action in legal if action not in found]
    return [*found.values(), *rest]


def chosen(answer: dict[str, Any], state: State, legal: list[int], fault: Fault) -> int:
    """A legal decision named by its number (`action`) or its notation (`move`)."""
    action = answer.get("action")
    try:
        if action is None:
            move = answer.get("move")
            if not isinstance(move, str):
                raise fault("engine-field", name="move")
            action = state.parse(move[:TEXT])
        state.check_legal(action)
    except EngineFault:
        raise
    except Refusal as error:
        said = str(answer.get("move") if answer.get("action") is None else action)
        raise fault("engine-illegal", move=shown(said.encode()), why=error) from error
    return legal[legal.index(action)]


def number(answer: dict[str, Any], name: str, without: float, fault: Fault) -> float:
    """A figure in an answer, held between -1 and 1."""
    value = answer.get(name, without)
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise fault("engine-field", name=name)
    return float(min(max(value, -1.0), 1.0))
