"""One match of an arena, and what is kept of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Any

from roji.arena.settings import Settings, Task, meetings
from roji.bots.bot import Bot, asked, bot
from roji.bots.engines.engine import EngineFault
from roji.games.errors import Refusal
from roji.games.game import Game
from roji.games.state import State, outcome

Watch = Callable[[State, int], None]
UNBOUNDED = 10**7  # simulations, where only the time bounds them


@dataclass(frozen=True)
class Played:
    """A finished match. The lists have one entry for each seat; `tiles` are those laid in a garden, else None.

    Times and decisions count only where there was a choice. Times are those of the processor, not of the clock on the
    wall, so that other work on the machine does not count. What a bot works out when it is told something belongs to
    its next decision. Engines are other processes: theirs is the time on the wall.
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
    fault: dict[str, Any] | None = None  # what an engine did wrong, and at which seat: so it lost the match

    @property
    def task(self) -> Task:
        return Task(self.deal, self.meeting, self.seating)

    @property
    def shares(self) -> list[float]:
        """What each seat has of the win: 1, a part where several share it, or 0."""
        best = max(self.returns)
        return [1 / self.returns.count(best) if value == best else 0.0 for value in self.returns]

    def to_dict(self) -> dict[str, Any]:
        found = asdict(self)
        if self.fault is None:
            del found["fault"]
        return found


def read(data: Any) -> Played:
    """A match as `to_dict` wrote it; ValueError where it is none."""
    names = {field.name for field in fields(Played)}
    if not isinstance(data, dict) or not names - {"fault"} <= set(data) <= names:
        raise ValueError("not a match: other fields")
    played = Played(**data)
    lists = [played.bots, played.scores, played.returns, played.decisions, played.seconds, played.worst]
    if not all(isinstance(entry, list) and entry and len(entry) == len(played.bots) for entry in lists):
        raise ValueError("not a match: one entry for each seat is wanted")
    return played


def play(settings: Settings, task: Task, watch: Watch | None = None) -> Played:
    """Play one match: each bot is handed what its seat may know, and told what its seat sees.

    `watch` is told every decision with the state before it.

    An engine that fails has lost: the others share the win, and where all play together there are no points.
    """
    game = settings.made()
    names = list(meetings(settings)[task.meeting].seatings[task.seating])
    bots = [seated(settings, task, game, seat, name) for seat, name in enumerate(names)]
    state = game.new(seed=settings.number("deal", task.deal))
    clocks, fault = [Clock(bot) for bot in bots], None
    try:
        _play_on(settings, task, state, bots, clocks, watch)
        scores, returns = state.scores(), state.returns()
    except EngineFault as error:
        seat = state.seat
        assert seat is not None
        fault = {"seat": seat, "key": error.key, "args": _plain(error)}
        scores, returns = forfeited(state, seat)
    finally:
        for bot in bots:
            bot.close()
    return Played(
        *task, names, settings.number("deal", task.deal), scores, returns, [clock.decisions for clock in clocks],
        [clock.seconds for clock in clocks], [clock.worst for clock in clocks], game.tiles_laid(state), fault,
    )  # fmt: skip


def _play_on(
    settings: Settings, task: Task, state: State, bots: list[Bot], clocks: list[Clock], watch: Watch | None
) -> None:
    """Decide until the match is over."""
    chance = random.Random(f"{settings.seed}/{task.deal}/opening")
    made = 0
    while (seat := state.seat) is not None:
        legal = state.legal_actions()
        if made < settings.opening:
            action = chance.choice(legal)
        else:
            known = asked(bots[seat], state)
            with clocks[seat]:
                action = bots[seat].choose(known)
            if len(legal) > 1:
                clocks[seat].decided()
        made += 1
        if watch is not None:
            watch(state, action)
        events = state.traced(action)
        for other, told in enumerate([state.told(events, other) for other in range(len(bots))]):
            with clocks[other]:
                bots[other].see(told)


class Clock:
    """How long a bot thought: it runs while the bot works, and counts where there was a choice."""

    def __init__(self, bot: Bot) -> None:
        self.now = bot.clock
        self.decisions, self.seconds, self.worst, self.pending, self.begun = 0, 0.0, 0.0, 0.0, 0.0

    def __enter__(self) -> None:
        self.begun = self.now()

    def __exit__(self, *error: object) -> None:
        self.pending += self.now() - self.begun

    def decided(self) -> None:
        """A decision with a choice is made."""
        self.decisions += 1
        self.seconds += self.pending
        self.worst = max(self.worst, self.pending)
        self.pending = 0.0


def forfeited(state: State, seat: int) -> tuple[list[int], list[float]]:
    """Points and returns of a match that a seat has lost without playing it to the end."""
    players = state.game.players
    if state.game.together:
        return [0] * players, [-1.0] * players
    lost = [int(other != seat) for other in range(players)]
    return state.scores(), [outcome(lost, other) for other in range(players)]


def _plain(error: EngineFault) -> dict[str, Any]:
    """What fills the sentence of a fault; a refusal in it as its English sentence."""
    return {name: str(value) if isinstance(value, Refusal) else value for name, value in error.args.items()}


def seated(settings: Settings, task: Task, game: Game, seat: int, name: str) -> Bot:
    """A bot at its seat with its budget; a number in its name, as in search:1000, goes before --sims."""
    made = bot(name, game, seat, settings.number("bot", *task, seat), settings.roster())
    number = name.partition(":")[2]
    if settings.sims is not None or settings.seconds is not None:
        made.budget(int(number) if number.isdecimal() else settings.sims or UNBOUNDED, settings.seconds)
    return made
