"""For those who build: a game of one's own, a language, the shapes of all messages."""

from __future__ import annotations

from pathlib import Path

import click

from roji.cli.spoken import PATH, Commands


def add(roji: Commands) -> None:
    """Add the commands of this room."""
    console, lang = roji.console, roji.lang

    @roji.command("new-game")
    @click.argument("name", metavar="NAME")
    def new_game(name: str) -> int:
        from roji.cli.new_game import new_game as make

        return make(console, name, lang)

    @roji.command("words")
    @click.argument("language", metavar="[LANG]", required=False)
    def words(language: str | None) -> int:
        from roji.cli.words import report

        return report(console, language, lang)

    @roji.command("schema")
    @click.argument("folder", metavar="DIR", type=PATH)
    def schema(folder: Path) -> int:
        from roji.cli.schema import export_schema

        return export_schema(console, folder, lang)
