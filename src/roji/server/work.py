"""Work that others do, whoever they are: processes of a server (`workers`), or the same thread where there are none."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
BOTS, OTHERS, REVIEWS = 0, 1, 2  # what is done first, and last


class Failed(Exception):
    """A worker broke, or took too long."""


class Unanswered(Exception):
    """No worker on another machine has done it."""


class TooLong(Exception):
    """Work that used more processor time than it may."""


class Asked(Protocol):
    """Who can be asked to work."""

    async def ask(
        self, who: str, work: Callable[..., T], *args: Any, rank: int = OTHERS, match: str = "", seconds: float
    ) -> T:
        """What comes of it; Failed where the worker broke, Invalid where too much waits for this address."""

    def close(self) -> None: ...


def limited(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """Do something in at most so many seconds of processor time, else TooLong.

    Where there are no timers of that kind, it takes as long as it takes.
    """
    if not hasattr(signal, "setitimer"):
        return work(*args)

    def too_long(signal_: int, frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        return work(*args)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
