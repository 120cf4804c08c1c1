"""`roji bench`: how fast random matches run on this machine."""

from __future__ import annotations

from typing import Any

from rich.console import Console

import roji
from roji.words import say


def bench(
    console: Console, game: str, options: dict[str, Any], matches: int, seed: int, threads: int, lang: str
) -> int:
    """Play random matches and say how many decisions a second that were."""
    made = roji.playouts(roji.game(game, **options), matches, seed, threads)
    rate = f"{made.decisions / max(made.seconds, 1e-9) / 1e6:.2f}"
    mode = say("bench-compiled" if roji.compiled else "bench-plain", lang)
    counts = {"games": made.games, "decisions": made.decisions, "threads": threads}
    console.print(say("bench-line", lang, seconds=f"{made.seconds:.2f}", rate=rate, mode=mode, **counts))
    return 0
