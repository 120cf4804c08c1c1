"""`roji score`: one pile as a table for people or as JSON, or many piles from standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from roji.cli.picture import check_form, write_picture
from roji.cli.tellers import Teller
from roji.games.errors import Invalid, Refusal
from roji.games.registry import game_class, offered
from roji.games.scorekeeper import Keeper, Score, keeper
from roji.pictures.count import draw_count
from roji.words import has, say

MARK = "\ufeff"  # of the byte order, before the first line of what some editors write


def flags(lang: str) -> list[click.Parameter]:
    """The flags that belong to one game; options of a game come as -o NAME=VALUE."""
    found: dict[str, click.Parameter] = {}
    for game in offered():
        for flag in game_class(game).score_flags:
            key = f"{game}-score-{flag.name}"
            about = f"{game}: {say(key, lang) if has(key) else flag.name}"
            if isinstance(flag.values, range):
                kind = click.IntRange(flag.values[0], flag.values[-1])
                made = click.Option([_flag(flag.name)], help=about, type=kind, metavar="N")
            else:
                made = click.Option([_flag(flag.name)], help=about, is_flag=True, default=None)
            found.setdefault(flag.name, made)
    return list(found.values())


def score(
    console: Console,
    game: str,
    cards: str,
    told: dict[str, Any],
    options: dict[str, Any],
    as_json: bool,
    picture: Path | None,
    lang: str,
) -> int:
    """Count and print; 2 if any pile of standard input could not be read."""
    if picture is not None:
        if cards == "-":
            raise Invalid("arena-not-both", one="-", other="--picture")
        check_form(picture)
    given = {name: value for name, value in told.items() if value is not None}
    known = [flag.name for flag in game_class(game).score_flags]
    for name in given:
        if known and name not in known:
            raise Invalid("score-flag", flag=_flag(name), game=game, known=", ".join(map(_flag, known)))
    for flag in game_class(game).score_flags:
        if flag.default is None and flag.name not in given:
            raise Invalid("score-flag-missing", flag=_flag(flag.name), game=game, allowed=flag.allowed())
    count = keeper(game, **{**options, **given})
    if cards == "-":
        return _stream(count, lang)
    result = count(cards.removeprefix(MARK))
    if picture is not None:
        write_picture(picture, draw_count(result, cards.replace(",", " ").split(), lang))
    if as_json:
        print(json.dumps(result.plain(), ensure_ascii=False))
    else:
        _show(console, result, lang)
    return 0


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _stream(count: Keeper, lang: str) -> int:
    """One pile per line in, one JSON object per line out, in the same order."""
    code = 0
    for number, line in enumerate(sys.stdin, 1):
        try:
            answer = count(line.removeprefix(MARK)).plain()
        except Refusal as error:
            answer = {"error": error.say(lang), "line": number}
            code = 2
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return code


def _show(console: Console, result: Score, lang: str) -> None:
    """The count as people write it down: one line per reason, doublings, total."""
    if not result.reasons:
        console.print(say("score-nothing", lang))
        return
    teller = Teller(game_class(result.game), lang, [])
    rows = [teller.telling.reason(reason.plain(), reason.worth) for reason in result.reasons]
    console.print(teller.grid(rows))
    console.print(Text(say("score-total", lang, points=result.points), style="bold"))
