"""Bots in processes of their own, so that thinking never delays a table.

A bot gets what its seat may know: a state in which everything else was dealt anew, and the events its seat was told. It
lives in one worker for as long as the match goes on there; where it is missing it is made again from all it was told.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from roji.bots.bot import NONE, Bot, bot
from roji.bots.engines.engine import KIND, Engine
from roji.bots.explain import Adviser, along, sentence
from roji.bots.measure import spread, worth
from roji.games.game import Game
from roji.games.state import Plain, State
from roji.server.work import BOTS, Asked, Failed, Unanswered

if TYPE_CHECKING:
    from roji.server.bus.asking import Asking

HINT, HINT_SECONDS = 4000, 0.5  # simulations and seconds for a hint
KEPT = 1024  # bots that a worker remembers
PATIENCE = 60.0  # seconds after which a bot is given up
LONGEST = 2.0  # seconds that a bot with a number of simulations may think


class Question(NamedTuple):
    """A decision that a bot is to make: its match and seat, its name, what it was told from a decision on.

    `match` is another one after something was taken back.
    """

    match: str
    game: Game
    seat: int
    name: str
    seed: int
    first: int
    told: list[list[Plain]]
    state: State
    engines: Mapping[str, Engine] = NONE  # those of the server, where the bot is one of them


class Advice(NamedTuple):
    """One decision that was advised, ready to be told."""

    action: int
    name: str
    worth: float | None
    spread: float | None
    why: str
    turn: list[Plain]


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _answer(question: Question) -> int | None:
    """In a worker: the decision, or None where more must be told first."""
    key = (question.match, question.seat, question.name)
    made = _bots.get(key)
    if made is None or not question.first <= made.decisions <= question.first + len(question.told):
        if question.first:
            return None
        made = _bots[key] = bot(question.name, question.game, question.seat, question.seed, question.engines)
        simulations = question.name.partition(":")[2]
        if simulations.isdecimal():
            made.budget(int(simulations), LONGEST)
    _bots.move_to_end(key)
    if len(_bots) > KEPT:
        _bots.popitem(last=False)[1].close()
    for events in question.told[made.decisions - question.first :]:
        made.see(events)
    return made.choose(question.state)


def advised(
    question: Question, lang: str, simulations: int = HINT, seconds: float | None = HINT_SECONDS
) -> list[Advice]:
    """In a worker: what the strongest bot advises, after all that the seat was told."""
    game, state = question.game, question.state
    adviser = Adviser(game, question.seat, simulations, seconds)
    for events in question.told:
        adviser.bot.see(events)
    return [
        Advice(
            opinion.action,
            state.name(opinion.action),
            worth(game, opinion),
            spread(game, opinion),
            sentence(opinion, game, lang),
            [at.describe(action) for at, action in along(state, opinion)],
        )
        for opinion in adviser.on(state)
    ]


def brief(question: Question) -> Question:
    """The same for who has followed the match: only the last of what was told."""
    known = max(0, len(question.told) - 2 * question.game.players)
    return question._replace(first=known, told=question.told[known:])


class BotWorkers:
    """Who thinks for bots and gives hints, for the address that a question comes from."""

    def __init__(self, workers: Asked, engines: Mapping[str, Engine] = NONE) -> None:
        self.workers, self.engines = workers, engines
        self.asking: Asking | None = None  # workers on other machines, who are asked first

    async def decide(self, question: Question, who: str = "") -> int:
        """What a bot decides; Failed where it broke. `told` holds everything from the first decision on."""
        if question.name.startswith(f"{KIND}:"):  # a program of this machine
            question = question._replace(engines=self.engines)
        elif self.asking is not None:
            with suppress(Unanswered):
                decided = await self.asking.decide(question, who, PATIENCE)
                if decided in question.state.legal_actions():
                    return decided
        answer = await self._ask(who, brief(question))
        if answer is None:
            answer = await self._ask(who, question)
        if answer is None or answer not in question.state.legal_actions():
            raise Failed(f"{question.name} answered {answer}")
        return answer

    async def _ask(self, who: str, question: Question) -> int | None:
        try:
            return await self.workers.ask(who, _answer, question, rank=BOTS, match=question.match, seconds=PATIENCE)
        except Failed:
            raise
        except Exception as error:
            raise Failed(f"{type(error).__name__}: {error}") from error

    async def advise(self, question: Question, lang: str, who: str = "") -> list[Advice]:
        """What the strongest bot advises; Failed where it broke, Invalid where too much waits already."""
        if self.asking is not None:
            with suppress(Unanswered):
                return await self.asking.advise(question, lang, who, PATIENCE)
        return await self.workers.ask(who, advised, question, lang, seconds=PATIENCE)

    def close(self) -> None:
        self.workers.close()
