"""The siege in short: fewer people, fewer attacks, some seconds each."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.siege.attacks import ATTACKS
from tests.siege.besiege import Outcome, Plan, Waits, besiege, within

SHORT = Plan(
    attacks=("an option of a megabyte", "records of half a megabyte", "empty pings", "hints", "stale moves"),
    tables=20,
    bots=4,
    pace=0.5,
    seconds=4.0,
    decisions=400,
    allowed=1.5,  # other tests run beside this one: what is looked for takes longer
    tries=3,
)


def test_one_client_makes_nobody_else_wait() -> None:
    outcomes = asyncio.run(besiege(SHORT))
    assert [outcome.name for outcome in outcomes] == list(SHORT.attacks)
    assert not {outcome.name: outcome.faults for outcome in outcomes if outcome.faults}
    assert all(len(outcome.sink.moves) > 20 for outcome in outcomes)


def waits(*seconds: float) -> Waits:
    return Waits(list(seconds), [0.1], 0)


@pytest.mark.parametrize(
    ("sink", "attacked", "memory", "faults"),
    [
        (waits(0.01), waits(0.2), 100, []),
        (waits(0.01), waits(0.3), 100, ["moves"]),
        (waits(0.2), waits(0.55), 190, []),
        (waits(0.2), waits(0.65), 210, ["moves", "memory"]),
        (waits(0.01), waits(), 100, ["moves"]),
        (waits(0.01), Waits([0.1], [2.0], 3), 100, ["bots", "connections"]),
    ],
)
def test_what_counts_as_a_fault(sink: Waits, attacked: Waits, memory: float, faults: list[str]) -> None:
    assert Outcome("x", sink, attacked, memory, 100.0).faults == faults


def test_one_in_a_hundred_may_wait_longer() -> None:
    assert within([0.01] * 200, [0.01] * 199 + [9.0], 0.25)
    assert not within([0.01] * 200, [0.01] * 190 + [9.0] * 10, 0.25)


def test_every_attack_of_the_short_siege_exists_and_the_long_one_has_them_all() -> None:
    assert set(SHORT.attacks) <= set(ATTACKS)
    assert replace(Plan()).attacks == tuple(ATTACKS)
