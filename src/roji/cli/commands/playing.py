"""To play and to learn: a match, a lesson, the problem of the day, the rules."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from roji.cli.spoken import PATH, Commands, parse_options, read_seed
from roji.games.errors import Invalid


def add(roji: Commands) -> None:
    """Add the commands of this room."""
    console, lang = roji.console, roji.lang

    @roji.command("play")
    @click.argument("game", metavar="[GAME]", required=False)
    @roji.options
    @roji.flag("--join", key="cli-opt-join", metavar="LINK")
    @roji.flag("--at", key="cli-opt-at", metavar="URL")
    @roji.flag("--name", key="cli-opt-name", metavar="NAME")
    @roji.flag("--strict", key="cli-opt-strict", is_flag=True)
    @roji.flag("--people", key="cli-opt-people", metavar="N|NAMES")
    @roji.flag("--level", key="cli-opt-level", default="casual", metavar="LEVEL")
    @roji.flag("--seed", key="cli-opt-seed", metavar="N")
    @roji.flag("--save", key="cli-opt-save", type=PATH, metavar="FILE")
    @roji.flag("--plain", key="cli-opt-plain", is_flag=True)
    @roji.flag("--no-colour", "--no-color", "no_colour", key="cli-opt-no-colour", is_flag=True)
    @roji.flag("--pace", key="cli-opt-pace", type=click.FloatRange(0, 10), default=0.6, metavar="SECONDS")
    @roji.names
    def play(
        game: str | None, option: tuple[str, ...], join: str | None, at: str | None, name: str | None,
        strict: bool, people: str | None, level: str, seed: str | None, save: Path | None, plain: bool,
        no_colour: bool, pace: float, names: str,
    ) -> int:  # fmt: skip
        from roji.cli.play import play as run_game
        from roji.games.registry import game as make_game

        if game is None and option:
            raise click.UsageError("")
        for one, first, others in (
            ("--join", join, [("--seed", seed), ("--at", at), ("--people", people), ("--option", option)]),
            ("--at", at, [("--seed", seed)]),
        ):
            for other, second in others:
                if first and second:
                    raise Invalid("arena-not-both", one=one, other=other)
        if name is not None and join is None and at is None:
            raise Invalid("remote-name")
        if strict and at is None:
            raise Invalid("remote-strict-at")
        chosen = make_game(game, **parse_options(option)) if game is not None else None
        number = None if seed is None else read_seed(seed)
        lines = Console(highlight=False, no_color=True) if no_colour or plain else console
        if join is not None or at is not None:
            from roji.cli.play.door import play_remote

            return play_remote(
                lines,
                chosen,
                join,
                at,
                name or "",
                people,
                level,
                lang,
                names,
                save,
                plain,
                not no_colour,
                pace,
                strict,
            )
        return run_game(lines, chosen, number, people or "1", level, lang, names, save, plain, not no_colour, pace)

    @roji.command("learn")
    @roji.game_id
    @roji.flag("--step", key="cli-opt-step", type=click.IntRange(1, 99), default=1, metavar="N")
    @roji.names
    def learn(game: str, step: int, names: str) -> int:
        from roji.cli.play.learn import learn as run_lesson

        return run_lesson(console, game, step, lang, names)

    @roji.command("today")
    @roji.maybe_game
    @roji.flag("--day", key="cli-opt-day", metavar="DAY")
    @roji.names
    def today(game: str | None, day: str | None, names: str) -> int:
        from roji.cli.play.today import today as run_today

        return run_today(console, game, day, lang, names)

    @roji.command("rules")
    @roji.game_id
    @click.argument("clause", metavar="[CLAUSE]", required=False)
    def rules(game: str, clause: str | None) -> int:
        from roji.cli.rules import show

        return show(console, game, clause, lang)

    @roji.command("games")
    def games() -> int:
        from roji.cli.rules import list_games

        return list_games(console, lang)
