"""`roji admin`: the tables of a server, and who is kept out of it."""

from __future__ import annotations

from pathlib import Path

import click

from roji.cli.spoken import PATH, Callback, Commands


def add(admin: Commands, folder: Callback, database: Callback) -> None:
    """Add the commands of this room."""
    console, lang = admin.console, admin.lang
    table = click.argument("table", metavar="TABLE")
    several = click.argument("tables", metavar="[TABLE]...", nargs=-1)
    what = click.argument("what", metavar="ADDRESS|DEVICE")
    game = admin.flag("--game", key="cli-opt-admin-game", default="", metavar="GAME")
    over = admin.flag("--over/--running", key="cli-opt-admin-over", default=None)
    idle = admin.flag("--idle", key="cli-opt-admin-idle", default="", metavar="30d")

    @admin.command("tables")
    @game
    @over
    @idle
    @admin.as_json
    @folder
    @database
    def tables(game: str, over: bool | None, idle: str, as_json: bool, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).list(game, over, idle, as_json)

    @admin.command("show")
    @table
    @admin.as_json
    @folder
    @database
    def show(table: str, as_json: bool, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).show(table, as_json)

    @admin.command("export")
    @click.argument("target", metavar="DIR", type=PATH)
    @several
    @game
    @idle
    @folder
    @database
    def export(target: Path, tables: tuple[str, ...], game: str, idle: str, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).export(target, tables, game, idle)

    @admin.command("archive")
    @click.argument("target", metavar="FILE", type=PATH)
    @several
    @game
    @over
    @idle
    @folder
    @database
    def archive(
        target: Path, tables: tuple[str, ...], game: str, over: bool | None, idle: str, data: Path | None, store: str
    ) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).archive(target, tables, game, over, idle)

    @admin.command("delete")
    @table
    @folder
    @database
    def delete(table: str, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).delete(table)

    @admin.command("block")
    @what
    @admin.flag("--why", key="cli-opt-admin-why", default="", metavar="TEXT")
    @folder
    @database
    def block(what: str, why: str, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).block(what, why)

    @admin.command("unblock")
    @what
    @folder
    @database
    def unblock(what: str, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).unblock(what)

    @admin.command("blocked")
    @admin.as_json
    @folder
    @database
    def blocked(as_json: bool, data: Path | None, store: str) -> int:
        from roji.cli.admin import Office

        return Office(console, data, store, lang).blocked(as_json)
