"""`roji score`: one pile as a table for people or as JSON, or many piles from standard input."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from roji.cli.koikoi_text import Teller
from roji.games.errors import Refusal
from roji.games.scorekeeper import Score
from roji.games.scorekeeper import score as count
from roji.words import say


def score(console: Console, game: str, cards: str, options: dict[str, Any], as_json: bool, lang: str) -> int:
    """Count and print; 2 if any pile of standard input could not be read."""
    if cards == "-":
        return _stream(game, options, lang)
    result = count(game, cards, **options)
    if as_json:
        print(json.dumps(result.plain(), ensure_ascii=False))
    else:
        _show(console, result, lang)
    return 0


def _stream(game: str, options: dict[str, Any], lang: str) -> int:
    """One pile per line in, one JSON object per line out, in the same order."""
    count(game, "", **{**options, "hand": False})  # a wrong game or option is refused before the first line
    code = 0
    for number, line in enumerate(sys.stdin, 1):
        try:
            answer = count(game, line, **options).plain()
        except Refusal as error:
            answer = {"error": error.say(lang), "line": number}
            code = 2
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return code


def _show(console: Console, result: Score, lang: str) -> None:
    """The count as people write it down: combinations, doublings, total."""
    if not result.reasons:
        console.print(say("score-nothing", lang))
        return
    teller = Teller(lang, [])
    for reason in result.reasons:
        worth = f"× {reason.times}" if reason.times != 1 else str(reason.points)
        console.print(teller.reason(reason.plain(), worth))
    console.print(Text(say("score-total", lang, points=result.points), style="bold"))
