"""Finished matches looked at again by the strongest bot: piece by piece in a worker, each piece kept before it is told.

Whoever looks at a review has its next piece worked out; several who look at the same one share the work. So nothing is
worked on that nobody looks at, and what a server was at when it stopped goes on where it was.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

import msgspec

from roji.bots.explain import behind, reason_said
from roji.bots.luck import Played, deals
from roji.bots.measure import in_points
from roji.bots.postmortem import Better, Finding, Postmortem, passes
from roji.bots.summary import summary
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.server.records import kept
from roji.server.shelf import PATIENCE, Shelf
from roji.server.store.writes import AddReview
from roji.server.tables import Tables
from roji.server.work import REVIEWS, Failed, TooLong, Unanswered, limited
from roji.table.match import Match
from roji.table.table import shared_game
from roji.wire import reviews as wire

FORM = 1  # of what is kept; another one is worked out anew
DECISIONS = 1500  # of a match that is looked at
MANY = 100  # decisions after which an answer ends, so that nobody waits while it is written
SLICE = 0.3  # seconds of one piece of work, so that nobody waits long behind it
SECONDS = 20.0  # of a processor, for the longest piece: one decision of a slow game


class Piece(NamedTuple):
    """What was found from one piece on: up to which one, of how many, and how the match ended for every seat."""

    game: str
    options: dict[str, str | int | bool]
    next: int
    total: int
    findings: list[Finding]
    played: list[Played]
    results: list[float]
    passes: int


decoder = msgspec.json.Decoder(Piece)
encoder = msgspec.json.Encoder()


@lru_cache(4)
def postmortem(text: str, depth: int) -> Postmortem:
    """In a worker: a match that is being looked at, with bots that have followed it so far."""
    record = kept(text)
    if len(record.moves) > DECISIONS:
        raise Invalid("review-long", most=DECISIONS)
    thought = passes(record.game)
    if depth >= len(thought):
        raise Invalid("review-pass", most=len(thought))
    match = Match(record)
    return Postmortem(record.game, match.states, record.moves, thought[depth], dealt=record.origin is None)


def work(text: str, depth: int, first: int, seconds: float) -> Piece:
    """In a worker: what can be found in so many seconds, one piece at least."""
    try:
        found, findings, played, number = postmortem(text, depth), list[Finding](), list[Played](), first
        until = time.monotonic() + seconds
        while number < found.total:
            piece = found.piece(number)
            number += 1
            if isinstance(piece, Finding):
                findings.append(piece)
            elif piece is not None:
                played.append(piece)
            if time.monotonic() > until:
                break
    except BaseException:
        postmortem.cache_clear()  # a bot that was stopped in mid-thought has not followed the match
        raise
    game = found.game
    return Piece(game.id, game.options, number, found.total, findings, played, found.results, len(passes(game)))


class Reviews:
    """The reviews of a server. `working` are those that somebody waits for just now."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.working: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def review(self, id: str, depth: int, since: int, who: str, lang: str) -> wire.Review:
        """What there is from a piece on; where nothing is there yet, it is worked out first."""
        text, kind = await Shelf(self.tables).text(id), f"{FORM}/{depth}"
        found = await self._kept(id, kind, since)
        if not found:
            await self._worked(id, text, depth, kind, who)
            found = await self._kept(id, kind, since)
        if not found:  # all of it is known, or the record is gone meanwhile
            found = (await self._kept(id, kind, 0))[-1:]
            if not found:
                raise Invalid("no-record")
            found = [found[0]._replace(findings=[])]
        found = some(found)
        last = found[-1]
        whole = await self._kept(id, kind, 0) if last.next >= last.total else []
        return told(found, whole, depth, min(since, last.next), lang)

    async def best(self, id: str) -> tuple[int, list[Piece]]:
        """The closest look at a whole match and its pieces; where none is whole, the first as far as it is."""
        depth = 0
        found = pieces = await self._kept(id, f"{FORM}/0", 0)
        while pieces and pieces[-1].next >= pieces[-1].total:
            found, depth = pieces, depth + 1
            pieces = await self._kept(id, f"{FORM}/{depth}", 0)
        return max(depth - 1, 0), found

    async def _kept(self, id: str, kind: str, since: int) -> list[Piece]:
        return [decoder.decode(body) for body in await self.store.review(id, kind, since)]

    async def _worked(self, id: str, text: str, depth: int, kind: str, who: str) -> None:
        """Have the next piece worked out, or wait for whoever has it worked out already."""
        task = self.working.get((id, depth))
        if task is None:
            task = self.working[id, depth] = asyncio.create_task(self._work(id, text, depth, kind, who))
            task.add_done_callback(lambda _: self.working.pop((id, depth), None))
        await asyncio.shield(task)

    async def _work(self, id: str, text: str, depth: int, kind: str, who: str) -> None:
        last = (await self._kept(id, kind, 0))[-1:]
        first = last[0].next if last else 0
        if last and first >= last[0].total:
            return
        self.tables.quotas.review(who)
        piece = await self._piece(text, depth, first, f"review/{id}/{depth}", who)
        await self.store.written([AddReview(id, kind, first, piece)])

    async def _piece(self, text: str, depth: int, first: int, match: str, who: str) -> bytes:
        """A piece as it is kept, from a worker elsewhere or one of our own."""
        workers = self.tables.bot_workers
        if workers.asking is not None:
            with suppress(Unanswered, msgspec.MsgspecError):
                found = await workers.asking.review(text, depth, first, SLICE, match, who, PATIENCE)
                if decoder.decode(found).next > first:
                    return found
        try:
            made = await workers.workers.ask(
                who, limited, SECONDS, work, text, depth, first, SLICE, rank=REVIEWS, match=match, seconds=PATIENCE
            )
        except (Failed, TooLong) as error:
            raise Invalid("record-slow") from error
        return encoder.encode(made)


def some(pieces: list[Piece]) -> list[Piece]:
    """The first of these pieces, as many as one answer holds."""
    count = 0
    for number, piece in enumerate(pieces, 1):
        count += len(piece.findings)
        if count >= MANY:
            return pieces[:number]
    return pieces


def told(found: list[Piece], whole: list[Piece], depth: int, since: int, lang: str) -> wire.Review:
    """Pieces as they are told to somebody; with all of them, also what they come to."""
    last = found[-1]
    findings = [finding for piece in whole for finding in piece.findings]
    dealt = deals([each for piece in whole for each in piece.played]) if whole else []
    game = shared_game(last.game, tuple(last.options.items()))
    simulations = passes(game)[depth]
    return wire.Review(
        since=since,
        next=last.next,
        total=last.total,
        passes=last.passes,
        simulations=simulations,
        behind=behind(game, simulations, lang),
        points=in_points(game),
        most=game.most,
        judged=[judged(game, finding, lang) for piece in found for finding in piece.findings],
        results=last.results,
        deals=[wire.DealWorth(**deal._asdict()) for deal in dealt],
        summary=summary(game, findings, dealt, last.results) if whole else [],
    )


def judged(game: Game, finding: Finding, lang: str) -> wire.Judged:
    made = finding._asdict()
    return wire.Judged(**made | {"better": finding.better and better(game, finding.better, lang)})


def better(game: Game, found: Better, lang: str) -> wire.Better:
    why = reason_said(game, found.why, found.args, lang)
    return wire.Better(name=found.name, turn=found.turn, told=found.told, why=why)
