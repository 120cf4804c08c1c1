"""The short form of the fault matrix; `make faults` has all of it."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.faults.matrix import short, suffer_all
from tests.faults.site import missing

pytestmark = pytest.mark.postgresql


def test_whatever_part_dies_nothing_accepted_is_lost_and_every_table_goes_on() -> None:
    why = missing()
    if why and not os.environ.get("CI"):
        pytest.skip(why)
    assert not why
    rows = asyncio.run(suffer_all(short(), "short"))
    assert all(row.accepted > 10 for row in rows), rows
