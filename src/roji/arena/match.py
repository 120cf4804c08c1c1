"""One match of an arena, and what is kept of it."""

from __future__ import annotations

import random
import time
from dataclasses import asdict, dataclass, fields
from typing import Any

from roji.arena.settings import Settings, Task, meetings
from roji.bots.bot import Bot, asked, bot
from roji.games.game import Game

UNBOUNDED = 10**7  # simulations, where only the time bounds them


@dataclass(frozen=True)
class Played:
    """A finished match. The lists have one entry for each seat; `tiles` are those laid in a garden, else None.

    Times and decisions count only where there was a choice. Times are those of the processor, not of the clock on the
    wall, so that other work on the machine does not count. What a bot works out when it is told something belongs to
    its next decision.
    """

    deal: int
    meeting: int
    seating: int
    bots: list[str]
    seed: int
    scores: list[int]
    returns: list[float]
    decisions: list[int]
    seconds: list[float]
    worst: list[float]
    tiles: int | None

    @property
    def task(self) -> Task:
        return Task(self.deal, self.meeting, self.seating)

    @property
    def shares(self) -> list[float]:
        """What each seat has of the win: 1, a part where several share it, or 0."""
        best = max(self.returns)
        return [1 / self.returns.count(best) if value == best else 0.0 for value in self.returns]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def read(data: Any) -> Played:
    """A match as `to_dict` wrote it; ValueError where it is none."""
    names = [field.name for field in fields(Played)]
    if not isinstance(data, dict) or sorted(data) != sorted(names):
        raise ValueError("not a match: other fields")
    played = Played(**data)
    lists = [played.bots, played.scores, played.returns, played.decisions, played.seconds, played.worst]
    if not all(isinstance(entry, list) and entry and len(entry) == len(played.bots) for entry in lists):
        raise ValueError("not a match: one entry for each seat is wanted")
    return played


def play(settings: Settings, task: Task) -> Played:
    """Play one match: each bot is handed what its seat may know, and told what its seat sees."""
    game = settings.made()
    names = list(meetings(settings)[task.meeting].seatings[task.seating])
    bots = [seated(settings, task, game, seat, name) for seat, name in enumerate(names)]
    seed = settings.number("deal", task.deal)
    state = game.new(seed=seed)
    chance = random.Random(f"{settings.seed}/{task.deal}/opening")
    decisions, seconds, worst, pending = ([0] * len(bots), *([0.0] * len(bots) for _ in range(3)))
    made = 0
    while (seat := state.seat) is not None:
        legal = state.legal_actions()
        if made < settings.opening:
            action = chance.choice(legal)
        else:
            known = asked(bots[seat], state)
            begun = time.process_time()
            action = bots[seat].choose(known)
            pending[seat] += time.process_time() - begun
            if len(legal) > 1:
                decisions[seat] += 1
                seconds[seat] += pending[seat]
                worst[seat] = max(worst[seat], pending[seat])
                pending[seat] = 0.0
        made += 1
        events = state.traced(action)
        for other, told in enumerate([state.told(events, other) for other in range(len(bots))]):
            begun = time.process_time()
            bots[other].see(told)
            pending[other] += time.process_time() - begun
    return Played(
        *task, names, seed, state.scores(), state.returns(), decisions, seconds, worst, game.tiles_laid(state),
    )  # fmt: skip


def seated(settings: Settings, task: Task, game: Game, seat: int, name: str) -> Bot:
    """A bot at its seat with its budget; a number in its name, as in search:1000, goes before --sims."""
    made = bot(name, game, seat, settings.number("bot", *task, seat))
    number = name.partition(":")[2]
    if settings.sims is not None or settings.seconds is not None:
        made.budget(int(number) if number.isdecimal() else settings.sims or UNBOUNDED, settings.seconds)
    return made
