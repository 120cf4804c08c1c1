"""`roji play`: sit down at a table in the terminal, or play the same match in lines of text."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rich.console import Console

from roji.cli.play.session import Session, load, new_record, place_on_shelf, unfinished
from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.registry import check_names, games, offered
from roji.games.registry import game as make_game
from roji.words import has, say, title
from roji.words.speaking import stopped


def play(
    console: Console, game: Game | None, seed: int | None, people: str, level: str, lang: str, names: str,
    save: Path | None, plain: bool, colour: bool, pace: float,
) -> int:  # fmt: skip
    """Play a match or a part of it; leaving is no error."""
    check_names(names)
    lines = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    session = opened(game, seed, people, level, lang, names, save)
    if lines:
        return _in_lines(console, session, people, level, lang, names, said=not plain)
    return _at_the_table(session, lang, names, colour, pace)


def opened(
    game: Game | None, seed: int | None, people: str, level: str, lang: str, names: str, save: Path | None
) -> Session | None:
    """The match asked for: that in the file, or a new one; None if the game is still to be chosen."""
    if save is not None and save.exists():
        return Session(load(save), lang, names, save)
    if game is None:
        if save is None:
            return None
        raise Invalid("play-which", path=str(save), known=", ".join(games()))
    record = new_record(game, seed, read_people(game, people), level)
    if save is not None:
        return Session(record, lang, names, save)
    try:
        return Session(record, lang, names, place_on_shelf(game))
    except Invalid:  # nowhere to keep it; the table says so when it is left
        return Session(record, lang, names)


def read_people(game: Game, text: str) -> list[str]:
    """How many people play here, or their names."""
    if text.isdecimal():
        count = int(text)
        if not 1 <= count <= game.players:
            raise Invalid("play-people", game=game.id, most=game.players)
        return [""] * count
    found = [name.strip()[:20] for name in text.split(",")]
    if not 1 <= len(found) <= game.players or not all(name.isprintable() and name for name in found):
        raise Invalid("play-people", game=game.id, most=game.players)
    return found


def _at_the_table(session: Session | None, lang: str, names: str, colour: bool, pace: float) -> int:
    if not colour:
        os.environ["NO_COLOR"] = "1"
    from roji.cli.play.app import RojiApp

    RojiApp(lang, names, session, pace).run()
    return 0


def _in_lines(
    console: Console, session: Session | None, people: str, level: str, lang: str, names: str, said: bool
) -> int:
    from roji.cli.play.plain import PlainTable

    def read(prompt: str) -> str:
        console.print(prompt, end=" ", markup=False, highlight=False, soft_wrap=True)
        return input()

    if said:
        console.print(say("plain-no-terminal", lang))
    try:
        if session is None:
            session = _choose(console, read, people, level, lang, names)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    if not PlainTable(console, session, read).run():
        console.print()
        key = "play-left" if session.save is None else "play-saved"
        console.print(say(key, lang, path=str(session.save)), markup=False, soft_wrap=True)
    return 0


def _choose(console: Console, read: object, people: str, level: str, lang: str, names: str) -> Session:
    """The menu in lines: continue a match, or begin one."""
    assert callable(read)
    entries: list[tuple[str, Path | str]] = []
    for path in unfinished()[:3]:
        try:
            record = load(path)
        except Refusal:
            continue
        about = say("menu-continue-at", lang, count=len(record.moves))
        entries.append((f"{say('menu-continue', lang, game=title(record.game.id, lang))}, {about}", path))
    for id in offered():
        more = [say(f"menu-{id}", lang)] if has(f"menu-{id}") else []
        entries.append((say("list-sentence", lang).join((stopped(title(id, lang)), *more)), id))
    console.print(say("menu-choose", lang))
    for number, (text, _) in enumerate(entries, 1):
        console.print(f"{number}. {text}", markup=False, highlight=False, soft_wrap=True)
    while True:
        answer = str(read(say("plain-prompt", lang))).strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            chosen = entries[int(answer) - 1][1]
            if isinstance(chosen, Path):
                return Session(load(chosen), lang, names, chosen)
            made = opened(make_game(chosen), None, people, level, lang, names, None)
            assert made is not None
            return made
        console.print(say("plain-wrong", lang, text=answer, last=len(entries)), markup=False, soft_wrap=True)
