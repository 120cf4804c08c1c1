"""The check: what a viewer of a recorded match got up to a point, and what the same viewer of a twin gets."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import roji
from roji.games.game import Game
from roji.games.state import State
from tests.server.leaks.script import Point, Recorded, Script
from tests.server.leaks.street import Deciding, Given, Repeating, Street, added, street
from tests.server.leaks.twins import Past, twins
from tests.server.leaks.wire import ANYONE, Heard, Wire
from tests.server.postgres import Postgres

AROUND = 60  # characters of a difference that are shown


class Leak(AssertionError):
    """A viewer got something that depends on what is hidden from it."""


@dataclass(frozen=True)
class Setting:
    """How a match is set up and how long it may be."""

    game: Game
    seats: list[str]
    chat: bool
    gap: int
    most: int
    skill: float


@dataclass
class Totals:
    """What was compared."""

    matches: int = 0
    twins: int = 0
    told: int = 0  # messages and answers that were the same
    varied: int = 0  # hidden slots, in each of which some twin differed from its match
    refused: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def setting(game: str, rng: random.Random, case: int) -> Setting:
    """Two people, or one person and a bot, or more at a larger table."""
    seats = [["me", "open"], ["me", "greedy"], ["open", "me"], ["greedy", "me"]][case % 4]
    match game:
        case "koikoi":
            made, gap = roji.game(game, rounds=rng.randint(1, 3)), 15
        case "orders":
            players = rng.randint(2, 4)
            seats = rng.sample([*seats, *["greedy"] * (players - 2)], players)
            made, gap = roji.game(game, players=players, rounds=rng.randint(1, 2)), 60
        case "niwashi":
            made, gap = roji.game(game), 50
        case _:
            made, gap = roji.game(game, max_turns=20), 40
    most = rng.choice([500, 500, 500, rng.randint(60, 300)])
    return Setting(made, seats, rng.random() < 0.5, gap, most, rng.choice((0.0, 0.8)))


async def check_cases(game: str, seed: int, start: int, stop: int, postgres: Postgres | None = None) -> Totals:
    """Matches of a game at one server; what was compared."""
    totals = Totals()
    async with street(postgres) as server:
        for case in range(start, stop):
            rng = random.Random(f"{seed} {game} {case}")
            await check_match(server, setting(game, rng, case), rng, totals)
    return totals


async def check_match(street: Street, setting: Setting, rng: random.Random, totals: Totals) -> None:
    """Record a match; then for every viewer twins up to one point of it, which must tell the viewer the same."""
    secret = added(f"{rng.random()}")
    match = await record(street, setting, rng, secret)
    totals.matches += 1
    totals.events.update(type(event).__name__ for event in match.past.log)
    for (_, where), told in match.heard.items():
        if where != "HTTP":
            totals.refused.update(line.split('"key":"')[1].split('"')[0] for line in told if '"refused"' in line[:20])
    viewers = [match.viewers] if setting.game.open else [[viewer] for viewer in match.viewers]
    for group in viewers:
        if not match.points:  # it ended before anybody looked
            continue
        point = rng.choice(match.points)
        past = Past(match.past.first, match.past.log[: point.events], match.past.tried)
        found, varied, still = twins(past, group[0], rng)
        assert not still, f"no twin of viewer {group[0]} differs in {still} after {point.events} events"
        totals.varied += len(varied)
        for number, first in enumerate(found):
            heard = await repeat(street, match, point, first, secret, added(f"{secret} {number}"))
            totals.twins += 1
            for viewer in group:
                totals.told += compare(match, point, heard, viewer)


async def record(street: Street, setting: Setting, rng: random.Random, secret: str) -> Recorded:
    """Play a match and write everything down."""
    bot_workers = Deciding()
    async with street.tables(bot_workers, Given(secret), secret) as tables, Wire(street.base) as wire:
        script = Script(wire, tables, rng, setting.gap, setting.most, setting.skill)
        await script.play(setting.game, setting.seats, setting.chat)
        return script.recorded(bot_workers.decided)


async def repeat(street: Street, match: Recorded, point: Point, first: Any, published: str, secret: str) -> Heard:
    """The same steps up to a point at a table that is dealt otherwise; what everybody heard."""

    def deal(game: Game, seed: int) -> State:
        return game.from_dict(first)

    tables = street.tables(Repeating(match.decided), Given(secret), published, deal)
    async with tables, Wire(street.base) as wire:
        for step in match.steps[: point.steps]:
            await wire.do(step)
        return wire.heard


def compare(match: Recorded, point: Point, heard: Heard, viewer: int | None) -> int:
    """How much a viewer heard in both; Leak where it was not the same."""
    same = 0
    for (who, where), count in point.heard.items():
        if who not in (viewer, ANYONE):
            continue
        ours, theirs = match.heard[who, where][:count], heard[who, where]
        for number, (one, other) in enumerate(zip(ours, theirs, strict=False)):
            if one != other:
                at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
                part = slice(max(0, at - AROUND), at + AROUND)
                raise Leak(
                    f"{where} of viewer {viewer}, number {number}: {one[:AROUND]} ... differs at {at}:"
                    f"\n{one[part]}\n{other[part]}"
                )
        if len(ours) != len(theirs):
            raise Leak(f"{where} of viewer {viewer}: {len(ours)} against {len(theirs)} messages")
        same += len(ours)
    return same
