"""`roji dataset`: matches between bots, or stored ones, as Parquet for learning."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from roji.arena.dataset.card import card
from roji.arena.dataset.parts import CARD, Parts, Source
from roji.arena.dataset.rows import Finished, Row, played, rows, tasks
from roji.arena.settings import Settings, choose, meetings
from roji.bots.bot import bot
from roji.bots.engines.engine import Engine
from roji.cli.arena import bar
from roji.cli.files import read_file, write_file
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.table.record import Record, read
from roji.words import say


def from_bots(
    console: Console, game: str, options: dict[str, Any], out: Path, bots: Sequence[str], matches: int, seed: int,
    sims: int | None, teacher: str, engines: Sequence[Engine], lang: str,
) -> int:  # fmt: skip
    """Let bots play so many matches, and keep every decision."""
    made = make_game(game, **options)
    if len(bots) == 1:
        bots = list(bots) * made.players
    settings = choose(game, options, bots, deals=matches, seed=seed, sims=sims, engines=engines)
    settings = choose(
        game, options, bots, deals=-(-matches // len(meetings(settings)[0].seatings)), seed=seed, sims=sims,
        engines=engines,
    )  # fmt: skip
    planned = tasks(settings, matches)
    command = ["--bots", ",".join(bots), "--matches", str(matches), "--seed", str(settings.seed)]
    command += [] if sims is None else ["--sims", str(sims)]
    for name, value in options.items():
        command += ["-o", f"{name}={value}"]
    for engine in engines:
        command += ["--engine", f"{engine.name}={engine.command}"]

    def source(number: int) -> Iterator[Row]:
        return rows(number, played(settings, planned[number]), teacher, settings.number("teacher", number))

    return keep(console, made, out, {**about(settings), "teacher": teacher}, matches, source, command, lang)


def about(settings: Settings) -> dict[str, Any]:
    """What of the settings a dataset depends on."""
    wanted = ("bots", "seed", "sims", "opening", "version", "engines")
    return {name: value for name, value in settings.to_dict().items() if name in wanted}


def from_records(console: Console, game: str, out: Path, files: Sequence[Path], teacher: str, lang: str) -> int:
    """Keep every decision of stored matches; all must be of one game with the same options, and finished."""
    records = [(path, read_file(path)) for path in files]
    found = [checked(path, data, game) for path, data in records]
    made = found[0].game
    for path, record in zip(files, found, strict=True):
        if record.game != made:
            raise Invalid("dataset-mixed", path=str(path), first=str(files[0]))
    digests = [hashlib.sha256(data).hexdigest()[:16] for _, data in records]
    source: Source = lambda number: rows(number, stored(found[number]), teacher, number)  # noqa: E731
    command = [word for path in files for word in ("--records", str(path))]
    return keep(console, made, out, {"files": digests, "teacher": teacher}, len(found), source, command, lang)


def checked(path: Path, data: bytes, game: str) -> Record:
    """A record that can be learnt from."""
    record = read(data)
    if record.game.id != game:
        raise Invalid("dataset-other-game", path=str(path), found=record.game.id, game=game)
    if not record.final().over:
        raise Invalid("dataset-unfinished", path=str(path))
    return record


def stored(record: Record) -> Finished:
    pairs = list(record.states())
    final = record.final()
    players = record.seats or ["person"] * record.game.players
    return Finished(
        [state for state, _ in pairs], [action for _, action in pairs], players, final.scores(), final.returns()
    )


def keep(
    console: Console, game: Game, out: Path, made_of: dict[str, Any], matches: int, source: Source,
    command: Sequence[str], lang: str,
) -> int:  # fmt: skip
    """Write what is missing, and the card."""
    teacher = ["--teacher", made_of["teacher"]] if made_of["teacher"] else []
    if teacher:
        bot(teacher[1], game, 0)
    parts = Parts(out, made_of, game, matches, bool(made_of["teacher"]))
    with bar(lang) as progress:
        parts.write(source, progress)
    count, size = parts.count()
    said = shlex.join(["roji", "dataset", game.id, out.name, *command, *teacher])
    write_file(out / CARD, card(game, parts.made_of, count, size, said, lang))
    console.print(say("dataset-kept", lang, matches=matches, rows=count, path=str(out)), markup=False, soft_wrap=True)
    return 0
