"""Who plays the matches: this process, or several on this machine. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from roji.arena.match import Played, play
from roji.arena.settings import Settings, Task
from roji.games.errors import Invalid

Runner = Callable[[Settings, list[Task]], Iterator[Played]]


def here(settings: Settings, tasks: list[Task]) -> Iterator[Played]:
    """The matches one after the other."""
    for task in tasks:
        yield play(settings, task)


def pool(workers: int) -> Runner:
    """The matches in this many processes, each as soon as it is finished."""

    def run(settings: Settings, tasks: list[Task]) -> Iterator[Played]:
        context = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(min(workers, len(tasks)), context, initializer=_begin)
        left = iter(tasks)
        try:
            running = {executor.submit(play, settings, task) for task in islice(left, 2 * workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {executor.submit(play, settings, task) for task in islice(left, len(done))}
                for match in done:
                    yield match.result()
        except BrokenProcessPool as error:
            raise Invalid("arena-worker-lost") from error
        finally:
            executor.shutdown(cancel_futures=True)

    return run


def _begin() -> None:
    """A worker ends without a word when it is interrupted, and with the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
