"""`roji ratings`: how strong the levels are, as a table; `--measure` plays for it anew."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roji.arena import levels
from roji.arena.run import run
from roji.bots import ratings
from roji.bots.bot import players_of
from roji.bots.levels import LEVELS
from roji.bots.ratings import Rating
from roji.cli.arena import bar, runner
from roji.cli.files import write_file
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.parts import found
from roji.games.registry import game as make_game
from roji.games.registry import game_class, offered
from roji.words import say, title
from roji.words.numbers import number


def show_ratings(console: Console, games: tuple[str, ...], out: Path | None, workers: int, lang: str) -> int:
    """The table of these games, or of all; first measured, where a folder for the matches is given."""
    rated = [game for game in offered() if (players := found(game_class(game).players_path)) and players.ratings]
    for game in games:
        if players_of(game_class(game)).ratings is None:
            raise Invalid("ratings-game", game=game, known=", ".join(rated))
    rows = [make_game(game) for game in games or rated]
    if out is not None:
        for made in rows:
            measure(made, out, workers, lang)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for level in LEVELS:
        table.add_column(say(f"level-{level}", lang), justify="right", no_wrap=True)
    for made in (made for made in rows if ratings.read(players_of(made).ratings)):
        cells = [cell(ratings.rating(made, level), made.together, lang) for level in LEVELS]
        table.add_row(Text(title(made.id, lang)), *cells)
    console.print(table)
    console.print(say("ratings-about", lang))
    return 0


def cell(found: Rating | None, together: bool, lang: str) -> Text:
    """A rating with its interval below it."""
    if found is None:
        return Text("–")
    middle, low, high = (number(value, 1 if together else 0, lang) for value in found)
    return Text.assemble(f"{middle}\n", (f"{low}–{high}", "dim"))


def measure(game: Game, out: Path, workers: int, lang: str) -> None:
    """Play what is left of the matches of a game, and write what they come to."""
    played = []
    for settings in levels.arenas(game.id):
        with bar(lang) as progress:
            played.append(run(settings, levels.folder(out, settings), runner(workers, None), progress))
    file = players_of(game).ratings
    assert file is not None
    write_file(file, levels.written(levels.result(game.id, played)))
    ratings.read.cache_clear()
