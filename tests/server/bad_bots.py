"""Bots that misbehave, inside the worker: what `search` does wrong is told by its number."""

from __future__ import annotations

import os
import time

from roji.server.bot_workers import Question
from roji.server.bot_workers import _answer as answer_well

CRASHES, RAISES, NONSENSE, SLEEPS, TROUBLE = "search:13", "search:14", "search:15", "search:16", "search:17"


def answer(question: Question) -> int | None:
    """In a worker: as a bot that was not tested well enough would."""
    match question.name:
        case "search:13":
            os._exit(3)
        case "search:14":
            raise ZeroDivisionError("a bot's own fault")
        case "search:15":
            return 10**6
        case "search:16":
            time.sleep(600)
        case "search:17" | "greedy" if question.game.options.get("rounds") == 3:  # everything that thinks here breaks
            raise MemoryError
    return answer_well(question)
