"""The whole siege, three times over."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.siege.attacks import ATTACKS
from tests.siege.besiege import Plan, besiege
from tests.soaking import soak


@soak("siege", total=3 * len(ATTACKS), short=1, chunk=len(ATTACKS))
def siege(seed: int, start: int, stop: int) -> None:
    """No attack makes two hundred others wait, and none makes the server grow."""
    names = [list(ATTACKS)[number % len(ATTACKS)] for number in range(start, stop)]
    outcomes = asyncio.run(besiege(replace(Plan(), attacks=names, seconds=20.0)))
    assert not {outcome.name: outcome.faults for outcome in outcomes if outcome.faults}
