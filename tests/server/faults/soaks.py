"""Long checks of a server on a disk that fails."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.server.faults.suffering import FAULTS, flip, suffer
from tests.soaking import soak


@soak("server on a bad disk", total=200, short=4, chunk=4)
def faults(seed: int, start: int, stop: int) -> None:
    """Power cuts, failed syncs, a full disk, torn pages: what was accepted is there, and nobody is told a wrong ok."""
    names = list(FAULTS)
    with tempfile.TemporaryDirectory() as folder:
        wanted = [names[case % len(names)] for case in range(start, stop)]
        promises = asyncio.run(suffer(Path(folder) / "log", f"{seed} {start}", wanted))
        assert promises > 3 * (stop - start)


@soak("server with a flipped bit", total=100, short=1, chunk=1)
def flips(seed: int, start: int, stop: int) -> None:
    """One bit of the write-ahead log is another: what was accepted is there, or its table is named as damaged."""
    for case in range(start, stop):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(flip(Path(folder) / "log", f"{seed} {case}"))
