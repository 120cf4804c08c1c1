"""To run a server and to keep what it stores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from roji.cli.commands import looking_after
from roji.cli.spoken import PATH, Commands, Configured


def add(roji: Commands) -> None:
    """Add the commands of this room."""
    console, lang = roji.console, roji.lang
    folder = roji.flag("--data", key="cli-opt-data", type=PATH, metavar="DIR")
    database = roji.flag("--store", key="cli-opt-store", default="", metavar="postgresql://USER@HOST/NAME")
    line = roji.flag("--bus", key="cli-opt-bus", default="", metavar="nats://HOST:PORT")
    table_id = click.argument("table", metavar="TABLE")

    @roji.command("serve", Configured)
    @roji.flag("--open", "open_browser", key="cli-opt-open", is_flag=True)
    def serve(config: Path | None, open_browser: bool, **options: Any) -> int:
        from roji.cli.serve import hired
        from roji.cli.serve import serve as run_server
        from roji.server.config.chosen import choose

        return run_server(console, hired(choose(options, config).settings), lang, open_browser)

    @roji.command("config", Configured)
    @roji.flag("--example", key="cli-opt-example", is_flag=True)
    def config(config: Path | None, example: bool, **options: Any) -> int:
        from roji.cli import configuring
        from roji.server.config.chosen import choose

        if example:
            return configuring.example(console, lang)
        return configuring.show(console, choose(options, config), lang)

    looking_after.add(roji.group("admin"), folder, database)

    @roji.command("worker")
    @line
    @roji.flag("--workers", key="cli-opt-thinkers", type=click.IntRange(1, 256), metavar="N")
    def worker(bus: str, workers: int | None) -> int:
        from roji.cli.serve import work

        return work(console, bus, workers, lang)

    @roji.command("backup")
    @click.argument("file", metavar="FILE", type=PATH)
    @folder
    @database
    def backup(file: Path, data: Path | None, store: str) -> int:
        from roji.cli.keeping import back_up

        return back_up(console, data, store, file, lang)

    @roji.command("restore")
    @click.argument("file", metavar="FILE", type=PATH)
    @folder
    @database
    def restore(file: Path, data: Path | None, store: str) -> int:
        from roji.cli.keeping import restore as put_back

        return put_back(console, data, store, file, lang)

    @roji.command("migrate-store")
    @click.argument("source", metavar="FROM")
    @click.argument("target", metavar="TO")
    @roji.flag("--snapshot", key="cli-opt-snapshot", is_flag=True)
    def migrate_store(source: str, target: str, snapshot: bool) -> int:
        from roji.cli.keeping import migrate

        return migrate(console, source, target, snapshot, lang)

    @roji.command("salvage")
    @table_id
    @click.argument("file", metavar="FILE", type=PATH)
    @folder
    @database
    def salvage(table: str, file: Path, data: Path | None, store: str) -> int:
        from roji.cli.keeping import salvage as run_salvage

        return run_salvage(console, data, store, table, file, lang)

    @roji.command("delete")
    @table_id
    @folder
    @database
    def delete(table: str, data: Path | None, store: str) -> int:
        from roji.cli.keeping import delete as run_delete

        return run_delete(console, data, store, table, lang)
