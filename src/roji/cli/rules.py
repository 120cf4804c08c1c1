"""`roji rules` and `roji games`: the rule pages and the options, in the reader's language."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from roji import words
from roji.games.errors import Invalid
from roji.games.options import shown
from roji.games.registry import broken, games
from roji.games.registry import game as make_game
from roji.words import pages


def show(console: Console, game: str, clause: str | None, lang: str) -> int:
    """Print a rule page, or one clause of it."""
    page = pages.page(make_game(game).id, lang)
    if clause is None:
        console.print(Markdown(page))
        return 0
    clauses = pages.clauses(page)
    wanted = clause.upper()
    if wanted not in clauses:
        raise Invalid("rules-no-clause", game=game, clause=clause, known=", ".join(clauses))
    console.print(Markdown(f"**{wanted}** {clauses[wanted]}"))
    return 0


def list_games(console: Console, lang: str) -> int:
    """Every game with its options, their defaults and allowed values."""
    for id in games():
        game = make_game(id)
        console.print(Text.assemble((id, "bold"), f"  {words.title(id, lang)}"))
        grid = Table.grid(padding=(0, 2))
        for option in game.option_table:
            key = f"{id}-option-{option.name}"
            about = words.say(key, lang) if words.has(key) else ""
            values = option.allowed()
            default = shown(game.options[option.name])
            grid.add_row("", Text(option.name, style="bold"), default, Text(values, style="dim"), about)
        console.print(grid)
    for id, why in broken().items():
        console.print(words.say("games-left-out", lang, game=id, why=why), style="dim", soft_wrap=True)
    return 0
