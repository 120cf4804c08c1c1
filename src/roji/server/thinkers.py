"""Bots in processes of their own, so that thinking never delays a table.

A bot gets what its seat may know: a state in which everything else was dealt anew, and the events its seat was told. It
lives in one worker for as long as the match goes on there; where it is missing it is made again from all it was told.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from roji.bots.bot import Bot, bot
from roji.bots.explain import Adviser
from roji.bots.measure import spread, worth
from roji.bots.why import sentence
from roji.games.game import Game
from roji.games.state import Plain, State

T = TypeVar("T")
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


class Advice(NamedTuple):
    """One decision that was advised, ready to be told."""

    action: int
    name: str
    worth: float | None
    spread: float | None
    why: str


class Failed(Exception):
    """A bot broke, or took too long."""


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _begin() -> None:
    """In a worker: Ctrl-C stops the server, and the server its workers; none outlives a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _answer(question: Question) -> int | None:
    """In a worker: the decision, or None where more must be told first."""
    key = (question.match, question.seat, question.name)
    made = _bots.get(key)
    if made is None or not question.first <= made.decisions <= question.first + len(question.told):
        if question.first:
            return None
        made = _bots[key] = bot(question.name, question.game, question.seat, question.seed)
        simulations = question.name.partition(":")[2]
        if simulations:
            made.budget(int(simulations), LONGEST)
    _bots.move_to_end(key)
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
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
            sentence(opinion, game.id, lang),
        )
        for opinion in adviser.on(state)
    ]


class Thinkers:
    """The workers. A match always asks the same one, and each has one question at a time: who breaks it is known."""

    def __init__(self, workers: int) -> None:
        self.workers = max(1, workers)
        self.pools: list[ProcessPoolExecutor | None] = [None] * self.workers
        self.turns = [asyncio.Lock() for _ in range(self.workers)]

    def pool(self, index: int) -> ProcessPoolExecutor:
        made = self.pools[index]
        if made is None:
            context = multiprocessing.get_context("spawn")
            made = self.pools[index] = ProcessPoolExecutor(1, context, initializer=_begin)
        return made

    async def decide(self, question: Question) -> int:
        """What a bot decides; Failed where it broke. `told` holds everything from the first decision on."""
        index = hash(question.match) % self.workers
        known = max(0, len(question.told) - 2 * question.game.players)
        brief = question._replace(first=known, told=question.told[known:])
        answer = await self._ask(index, _answer, brief)
        if answer is None:
            answer = await self._ask(index, _answer, question)
        if answer is None or answer not in question.state.legal_actions():
            raise Failed(f"{question.name} answered {answer}")
        return answer

    async def advise(self, question: Question, lang: str) -> list[Advice]:
        """What the strongest bot advises; Failed where it broke."""
        return await self._ask(hash(question.match) % self.workers, advised, question, lang)

    async def _ask(self, index: int, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        async with self.turns[index]:
            pool = self.pool(index)
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *args), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                self.pools[index] = None
                _stop(pool)
                raise Failed(str(error) or "no answer") from error
            except Exception as error:
                raise Failed(f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        for pool in self.pools:
            if pool is not None:
                _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
