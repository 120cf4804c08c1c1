"""The day of problems (UTC) for tests that must not begin on one day and end on the next."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime

ENOUGH = 40  # seconds that a test takes at the most


def today() -> date:
    """The day it is; shortly before midnight the one that is about to begin, once it has."""
    left = 86_400 - time.time() % 86_400
    if left < ENOUGH:
        time.sleep(left)
    return datetime.now(UTC).date()
