"""`roji perft kokeshi`: how many complete turns there are from a position, depth by depth."""

from __future__ import annotations

import json

from rich.console import Console

from roji.cli.kokeshi.asked import garden_title, position_of
from roji.games.kokeshi.perft import perft as count
from roji.words import say


def perft(console: Console, garden: str | None, position: bytes | None, depth: int, as_json: bool, lang: str) -> int:
    """Count and print one line per depth; without a position, from the placement on, seat 0 first."""
    state = position_of(garden, position)
    if not as_json:
        console.print(say("kokeshi-perft-head", lang, garden=garden_title(state.game, lang)))
    for turns in range(1, depth + 1):
        found = count(state, turns)
        if as_json:
            print(json.dumps(found._asdict()), flush=True)
        else:
            numbers = {"depth": turns, "sequences": found.sequences, "positions": found.positions}
            console.print(say("kokeshi-perft-line", lang, **numbers))
    return 0
