"""Having others think: work for workers on other machines, over NATS.

One of those who are free is asked, and asked every second whether it still lives. Whoever gets no answer does the work
with its own processes, so that a worker that dies or is cut off costs two seconds and nothing else.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
import nats.errors
import structlog

from roji.server.bot_workers import Advice, Question, brief
from roji.server.bus.jobs import (
    ALIVE,
    ASK,
    STOP,
    Advise,
    Advised,
    Answer,
    Decide,
    Decided,
    Job,
    Review,
    Reviewed,
    Thought,
    encode,
    read_answer,
)
from roji.server.identity import hashed
from roji.server.work import Unanswered

log = structlog.get_logger()
FINDING = 0.3  # seconds until somebody must be free
SIGN = 1.0  # seconds between two questions whether a worker lives, and for the answer
ALONE = 5.0  # seconds without asking, after nobody answered
KNOWN = 10_000  # matches whose worker is remembered
FAULTS = (nats.errors.Error, TimeoutError, OSError, msgspec.MsgspecError)


class Asking:
    """Workers elsewhere, over the line that a server has."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.homes: OrderedDict[str, str] = OrderedDict()  # which worker knows a match
        self.not_before = 0.0

    async def decide(self, question: Question, who: str, seconds: float) -> int:
        """What a bot decides; Unanswered where that is not known."""
        if question.match in self.homes:
            answer = await self._ask(self._decide(brief(question), who, seconds))
            if isinstance(answer, Decided) and answer.action is not None:
                return answer.action
        answer = await self._ask(self._decide(question, who, seconds))
        if not isinstance(answer, Decided) or answer.action is None:
            raise Unanswered
        return answer.action

    def _decide(self, question: Question, who: str, seconds: float) -> Decide:
        return Decide(secrets.token_hex(8), seconds, Thought.of(question, hidden(who)))

    async def advise(self, question: Question, lang: str, who: str, seconds: float) -> list[Advice]:
        """What the strongest bot advises; Unanswered where that is not known."""
        answer = await self._ask(Advise(secrets.token_hex(8), seconds, Thought.of(question, hidden(who)), lang))
        if not isinstance(answer, Advised):
            raise Unanswered
        return answer.best

    async def review(
        self, text: str, depth: int, first: int, slice: float, match: str, who: str, seconds: float
    ) -> bytes:
        """A piece of a review as it is kept; Unanswered where that is not known."""
        job = Review(secrets.token_hex(8), seconds, hidden(who), match, text, depth, first, slice)
        answer = await self._ask(job)
        if not isinstance(answer, Reviewed):
            raise Unanswered
        return answer.piece

    async def _ask(self, job: Job) -> Answer:
        match = job.match if isinstance(job, Review) else job.thought.match
        worker = self.homes.get(match) or await self._free()
        try:
            answer: Answer = read_answer(await self._done(worker, job))
        except FAULTS as error:
            self.homes.pop(match, None)
            log.warning("a worker did not answer", worker=worker, error=str(error) or type(error).__name__)
            raise Unanswered from error
        self.homes[match] = worker
        self.homes.move_to_end(match)
        if len(self.homes) > KNOWN:
            self.homes.popitem(last=False)
        return answer

    async def _free(self) -> str:
        """The name of a worker that has time."""
        if time.monotonic() < self.not_before or not self.client.is_connected:
            raise Unanswered
        try:
            found = (await self.client.request(ASK, b"", timeout=FINDING)).data
        except FAULTS as error:
            self.not_before = time.monotonic() + ALONE
            raise Unanswered from error
        if not found:
            raise Unanswered
        return bytes(found).decode()

    async def _done(self, worker: str, job: Job) -> bytes:
        """The answer of a worker, for as long as it lives."""
        to = f"{ASK}.{worker}"
        asked = asyncio.ensure_future(self.client.request(to, encode(job), timeout=job.seconds))
        try:
            while not (await asyncio.wait({asked}, timeout=SIGN))[0]:
                await self.client.request(f"{to}.{ALIVE}", b"", timeout=SIGN)
            return bytes(asked.result().data)
        finally:
            if not asked.done():
                asked.cancel()
                with suppress(*FAULTS):
                    await self.client.publish(f"{to}.{STOP}", job.id.encode())


def hidden(who: str) -> str:
    """What stands for an address elsewhere: the same for the same, and nothing more."""
    return hashed(f"roji-who/{who}").hex()[:16]
