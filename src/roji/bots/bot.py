"""A player made of code: it sits at one seat of one match, is told what its seat sees, and decides.

A bot gets only a state in which all that its seat cannot know was dealt anew, and the events its seat was told. So it
cannot peek, and the same seed gives the same decisions.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.parts import load
from roji.games.state import Plain, State

if TYPE_CHECKING:
    from roji.bots.engines.engine import Engine
    from roji.bots.players import Players


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of one decision."""

    action: int
    value: float  # expected outcome for the seat, in [-1, 1] as `returns` counts
    spread: float  # standard deviation of that outcome
    share: float  # of the thought that went into it, from 0 to 1
    why: str = ""  # a key in words/ for one sentence
    args: dict[str, Any] = field(default_factory=dict)


class Bot:
    """Base of all bots. `name` tells what it is: `greedy`, `master`, `search:1000`."""

    name = ""
    clock = staticmethod(time.process_time)  # by which its time is counted
    counted = False  # whether its name takes a number that bounds its thought, as in search:1000

    def __init__(self, game: Game, seat: int, seed: int = 0) -> None:
        self.game, self.seat, self.seed = game, seat, seed
        self.decisions = 0  # made by anybody so far, as told to this seat

    def see(self, events: list[Plain]) -> None:
        """What the seat was told when somebody, perhaps itself, decided something."""
        self.decisions += 1

    def budget(self, simulations: int, seconds: float | None = None) -> None:
        """How much it may think about a decision; bots that do not search take no notice."""

    def opinions(self, state: State) -> list[Opinion]:
        """Every legal decision with what the bot thinks of it, the best first."""
        raise NotImplementedError

    def weigh(self, state: State, action: int, share: float = 1.0) -> Opinion:
        """What it thinks of one decision when a share of its thought goes to that one alone."""
        return next(opinion for opinion in self.opinions(state) if opinion.action == action)

    def choose(self, state: State) -> int:
        """The decision it makes."""
        return self.opinions(state)[0].action

    def close(self) -> None:
        """The match is over for it; what it holds beside memory is free again."""


def players_of(game: Game | type[Game]) -> Players:
    """What a game brings in bots; one that brings nothing gets what suits any game."""
    found: Players = load(game.players_path or "roji.bots.players:ANY")
    return found


def asked(bot: Bot, state: State) -> State:
    """The state as it is handed to a bot: everything its seat cannot know is dealt anew."""
    return state.redeal(bot.seat, bot.decisions)


def decide(bot: Bot, state: State) -> int:
    """What a bot decides in a state of a real match."""
    return bot.choose(asked(bot, state))


Maker = Callable[[Game, int, int], Bot]
NUMBER = re.compile("[0-9]{1,8}")
NONE: Mapping[str, Engine] = {}
MOST = 10**7  # simulations or positions for a decision


def bot(name: str, game: Game, seat: int, seed: int = 0, engines: Mapping[str, Engine] = NONE) -> Bot:
    """The bot of this name at a seat; Invalid names those there are, and those that take a number.

    A name as in engine:NAME stands for one of the `engines` given here, and for nothing else.
    """
    from roji.bots.levels import makers

    found = makers(game)
    kind, colon, number = name.partition(":")
    if kind == "engine" and engines:
        from roji.bots.engines.bot import EngineBot

        if number not in engines:
            raise Invalid("engine-unknown", name=number, known=", ".join(engines))
        game.check_seat(seat)
        return EngineBot(engines[number], game, seat, seed)
    counted = [other for other, maker in found.items() if getattr(maker, "counted", False)]
    if kind not in found:
        raise Invalid("bot-unknown", bot=name, game=game.id, known=", ".join(found), counted=", ".join(counted))
    if colon and not (kind in counted and NUMBER.fullmatch(number) and 0 < int(number) <= MOST):
        raise Invalid("bot-number", bot=name, game=game.id, counted=", ".join(counted), most=MOST)
    game.check_seat(seat)
    made = found[kind](game, seat, seed)
    made.name = name
    if number:
        made.budget(int(number))
    return made
