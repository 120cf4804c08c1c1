"""What a game brings in bots: simple and strong players, levels of them, and why a decision is good.

A game names its `Players` as `players_path`. Every field has an answer that suits any game, so that a game gives only
those that it knows better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from roji.bots import greedy
from roji.bots.bot import Bot, Maker, Opinion
from roji.bots.eye import Eye
from roji.bots.judge import Judge
from roji.bots.search import SearchBot
from roji.games.game import Game
from roji.games.state import Plain, State
from roji.games.telling import Sentence

if TYPE_CHECKING:
    from roji.bots.challenge import Challenge
    from roji.bots.luck import Cards

Reason: TypeAlias = tuple[str, dict[str, Any]]  # a key in words/ and what fills it


@dataclass(frozen=True)
class Level:
    """How a level differs from the strongest player."""

    thought: int  # simulations or positions for a decision
    seconds: float  # at most
    slip: float = 0.0  # how often it overlooks what is best
    greed: float = 0.0  # how often it then takes what the simple player would
    margin: float = 2.0  # the most that a slip may cost, in value from -1 to 1
    thinks: float = 1.0  # how often it thinks a decision over; else it goes by what it sees at a glance
    clear: float = 0.0  # by how much its thought must find another decision better than what it sees
    overlooks: Mapping[str, float] = field(default_factory=dict)  # how often, by the kinds of things to be seen


class Plan(NamedTuple):
    """How the levels are measured: deals for every pair, the most simulations or positions for a decision, and beside
    whom in a game that is played together."""

    deals: int = 40
    sims: int = 1000
    beside: str = "greedy"


class Turn(NamedTuple):
    """A turn of a finished match. `wishes` are what each seat kept to itself when it began; `before` and `after` say
    how likely each of them was to a careful partner; `thoughts` are what that partner has to say of the turn, and after
    the last one of the match."""

    number: int  # decisions before it
    seat: int
    effects: list[Plain]
    wishes: list[list[str]]
    before: list[list[float]]
    after: list[list[float]]
    thoughts: list[Sentence]


class Reasons(Protocol):
    """Why the first decision of a turn is good for the seat to move.

    `state` has everything dealt anew that the seat cannot know, `turn` holds the decision and what is to follow it
    in the same turn, as far as that is planned; `opinions` are those of the thinker, the best first. What is advised is
    argued for beside what else one would do, the second of them: what is as true of that is no argument.
    """

    def __call__(self, state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason: ...


def no_reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    return "why-other", {}


def as_they_are(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    return args


PLAN = Plan()
LEVELS = {
    "beginner": Level(20, 0.2, slip=0.5, margin=0.5),
    "casual": Level(80, 0.2, slip=0.25, margin=0.25),
    "club": Level(400, 0.2, slip=0.05, margin=0.1),
    "master": Level(20_000, 0.9),
}


@dataclass(frozen=True)
class Players:
    """Who plays a game."""

    greedy: Callable[[State], int] = greedy.any_game  # the simple player's decision
    judge: Callable[[Game], Judge] = lambda game: Judge()  # what the tree search asks about the game
    strong: Maker = SearchBot
    named: Mapping[str, Maker] = field(default_factory=dict)  # bots by name, beside random, greedy, search and levels
    levels: Mapping[str, Level] = field(default_factory=lambda: LEVELS)
    styles: Mapping[str, Maker] = field(default_factory=dict)  # what a level is made from, where not the strong player
    eye: Eye | None = None  # what a person sees at a glance; without one the levels always think
    unit: str = "simulations"  # what stands behind figures: those, `positions`, or a `reading` of what others decided
    in_points: bool = False  # whether figures are points at once, in `points` and `apart` of args, not a chance to win
    reason: Reasons = no_reason
    spoken: Callable[[dict[str, Any], str, str], dict[str, Any]] = as_they_are  # what fills a reason, in words
    reading: Callable[[Game, Sequence[State], Sequence[int]], list[Turn]] | None = None  # a finished match, read again
    cards: Cards | None = None  # how a round is dealt anew, where the luck of the deal can be told apart from play
    setter_path: str = ""  # who sets its problems, "package.module:name" of a roji.bots.problems.Setter
    challenge: Challenge | None = None  # playing together with strangers, measured by `roji benchmark`
    plan: Plan = PLAN
    ratings: Path | None = None  # where the measured strength of the levels is kept


ANY = Players()
