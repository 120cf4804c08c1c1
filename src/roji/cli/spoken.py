"""Commands whose help speaks one language, and the options many of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from platform import python_version
from typing import Any, TypeAlias

import click
from rich.console import Console

import roji
from roji import words
from roji.games.errors import Invalid

OK = 0
PATH: Any = click.Path(path_type=Path)
Callback: TypeAlias = Callable[..., Any]


class Spoken(click.Command):
    """A command whose help speaks one language."""

    def __init__(self, *args: Any, lang: str, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.lang = lang

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = words.say("cli-help-flag", self.lang)
        return found

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{words.say('cli-usage', self.lang)} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [row for row in (param.get_help_record(ctx) for param in self.get_params(ctx)) if row and row[1]]
        with formatter.section(words.say("cli-title-options", self.lang)):
            formatter.write_dl(rows)


class Configured(Spoken):
    """A command that takes every setting of a server that has an option, and the file with the others."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        if not any(param.name == "config" for param in self.params):  # late: who only asks for help waits for less
            from roji.server.config.keys import CONFIG, KEYS
            from roji.server.config.kinds import Programs, Several

            config = click.Option(
                ["--config"], type=PATH, metavar="FILE", help=words.say("cli-opt-config", self.lang, variable=CONFIG)
            )
            found = [
                click.Option(
                    [key.option, key.parameter],
                    help=words.say(key.says, self.lang),
                    metavar=key.metavar,
                    multiple=isinstance(key.kind, Several | Programs),
                )
                for key in KEYS
                if key.option
            ]
            self.params[:0] = [config, *found]
        return super().get_params(ctx)


class SpokenGroup(Spoken, click.Group):
    """The group of all commands."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Spoken.format_options(self, ctx, formatter)
        with formatter.section(words.say("cli-title-commands", self.lang)):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])


class Commands:
    """The line of commands in one language, to which each room adds its own."""

    def __init__(self, lang: str) -> None:
        self.lang, self.before = lang, "cli-"
        self.console = Console(highlight=False)
        version = click.Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False, help=words.say("cli-version-flag", lang)
        )
        version.callback = self.version
        self.app = SpokenGroup(
            "roji",
            help=words.say("cli-about", lang, langs="|".join(words.LANGUAGES)),
            params=[version],
            no_args_is_help=True,
            lang=lang,
        )
        self.game_id = click.argument("game", metavar="GAME")
        self.maybe_game = click.argument("game", metavar="[GAME]", required=False)
        self.options = self.flag("--option", "-o", key="cli-opt-option", multiple=True, metavar="NAME=VALUE")
        self.as_json = self.flag("--json", "as_json", key="cli-opt-json", is_flag=True)
        self.names = self.flag("--names", key="cli-opt-names", default="traditional", metavar="SET")
        self.engines = self.flag("--engine", key="cli-opt-engine", multiple=True, metavar="NAME=COMMAND")

    def version(self, context: click.Context, _: click.Parameter, wanted: bool) -> None:
        """Say which Roji this is, on which Python, and whether its rules are compiled; then leave."""
        if wanted:
            how = "compiled" if roji.compiled else "plain"
            print(words.say("cli-version", self.lang, version=roji.__version__, python=python_version(), how=how))
            context.exit()

    def flag(self, *names: str, key: str, **rest: Any) -> Callable[[Callback], Callback]:
        """An option with its help in words."""
        return click.option(*names, help=words.say(key, self.lang), **rest)

    def group(self, name: str) -> Commands:
        """A command with commands of its own."""
        inside = Commands(self.lang)
        inside.app = SpokenGroup(
            name, help=words.say(f"{self.before}{name}", self.lang), no_args_is_help=True, lang=self.lang
        )
        inside.before = f"{self.before}{name}-"
        self.app.add_command(inside.app)
        return inside

    def command(self, name: str, kind: type[Spoken] = Spoken) -> Callable[[Callback], click.Command]:
        """A command with its help in words."""
        return self.app.command(name, cls=kind, lang=self.lang, help=words.say(f"{self.before}{name}", self.lang))


def parse_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Options of a game given as NAME=VALUE."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Invalid("bad-option-pair", text=pair)
        found[name.strip()] = value
    return found


def read_seed(text: str) -> int:
    """A seed as it was written, checked."""
    from roji.games.rng import check_seed

    return check_seed(int(text) if text.isdecimal() and len(text) < 80 else text)
