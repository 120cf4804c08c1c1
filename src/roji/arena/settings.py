"""What an arena plays: which bots meet, at which seats, on which deals.

Every match follows from the settings, the deal and the seating alone. So it makes no difference who plays it, when
and in which order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any, NamedTuple

import roji
from roji.bots.bot import bot
from roji.bots.engines.engine import KIND, SECONDS, Engine, greeted, roster
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.games.rng import check_seed

TABLE, LADDER, ROUND_ROBIN = "table", "ladder", "round-robin"
OPENING = 6  # random decisions at the start of a match of a game without chance, unless told otherwise


class Task(NamedTuple):
    """One match to play: its deal, who meets, and the seating, each by its number."""

    deal: int
    meeting: int
    seating: int


@dataclass(frozen=True)
class Meeting:
    """Bots that play each other (or together), and every way they are seated on each deal."""

    bots: tuple[str, ...]
    seatings: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Settings:
    """All that decides the matches of an arena; `options` has every option of the game with its value."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    mode: str
    deals: int
    seed: int
    sims: int | None
    seconds: float | None
    opening: int
    rules: int
    version: str
    engines: dict[str, str] = field(default_factory=dict)  # commands by name, for bots called engine:NAME

    def made(self) -> Game:
        """The game with its options."""
        return make_game(self.game, **self.options)

    def to_dict(self) -> dict[str, Any]:
        found = {**asdict(self), "bots": list(self.bots)}
        if not self.engines:
            del found["engines"]
        return found

    def roster(self) -> dict[str, Engine]:
        """The engines by name."""
        return {name: Engine(name, command, self.seconds or SECONDS) for name, command in self.engines.items()}

    def number(self, *parts: object) -> int:
        """A number of 63 bits that follows from the seed and these parts: of a deal, of a bot at its seat."""
        text = "/".join(str(part) for part in ("roji-arena-1", self.seed, *parts))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


def choose(
    game: str, options: dict[str, Any], bots: Sequence[str], mode: str = TABLE, deals: int = 100, seed: int = 1,
    sims: int | None = None, seconds: float | None = None, opening: int | None = None,
    engines: Sequence[Engine] = (),
) -> Settings:  # fmt: skip
    """Settings that can be played, or Invalid saying what would be right.

    A bot called engine:NAME is one of the engines; with any other words behind the colon, those are its command.
    """
    made = make_game(game, **options)
    found = invited(bots, engines)
    for name in bots:
        bot(name, made, 0, engines=found)
    if mode == TABLE:
        if len(bots) != made.players:
            raise Invalid("arena-seats", game=game, seats=made.players, bots=len(bots))
    elif len(set(bots)) < max(2, len(bots)):
        raise Invalid("arena-different", mode=f"--{mode}")
    for name, value, least in (("deals", deals, 1), ("sims", sims, 1), ("opening", opening, 0)):
        if value is not None and value < least:
            raise Invalid("arena-least", name=name, least=least)
    if seconds is not None and seconds <= 0:
        raise Invalid("arena-seconds")
    if opening is None:
        opening = OPENING if made.open else 0
    return Settings(
        game, made.options, tuple(bots), mode, deals, check_seed(seed), sims, seconds, opening, made.version,
        roji.__version__, {name: engine.command for name, engine in found.items()},
    )  # fmt: skip


def invited(bots: Sequence[str], engines: Sequence[Engine]) -> dict[str, Engine]:
    """The engines among these bots by name, each started once to see that it is there."""
    known, found = roster(engines), {}
    for each in bots:
        kind, colon, name = each.partition(":")
        if kind == KIND and colon and name not in found:
            found[name] = greeted(known.get(name) or Engine(name, name))
    return found


def meetings(settings: Settings) -> list[Meeting]:
    """Who meets whom. At a table of more than two, a pair sits in turn: a b a b."""
    game = settings.made()
    if settings.mode == TABLE:
        return [Meeting(settings.bots, tuple(rotations(settings.bots)))]
    pairs: list[tuple[str, str]]
    if settings.mode == LADDER:
        pairs = list(pairwise(settings.bots))
    elif game.together:
        pairs = list(combinations_with_replacement(settings.bots, 2))
    else:
        pairs = list(combinations(settings.bots, 2))
    found = []
    for pair in pairs:
        rows = [tuple(pair[(seat + first) % 2] for seat in range(game.players)) for first in (0, 1)]
        found.append(Meeting(pair, tuple(dict.fromkeys(row for start in rows for row in rotations(start)))))
    return found


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up moved on seat by seat until it is the first again; for two, the match and its mirror."""
    return list(dict.fromkeys(lineup[seat:] + lineup[:seat] for seat in range(len(lineup))))


def plan(settings: Settings) -> list[Task]:
    """Every match of an arena, deal by deal."""
    found = [(number, len(meeting.seatings)) for number, meeting in enumerate(meetings(settings))]
    return [
        Task(deal, meeting, seating)
        for deal in range(settings.deals)
        for meeting, seatings in found
        for seating in range(seatings)
    ]
