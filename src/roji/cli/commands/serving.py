"""To run a server and to keep what it stores."""

from __future__ import annotations

from pathlib import Path

import click

from roji.cli.spoken import PATH, Commands


def add(roji: Commands) -> None:
    """Add the commands of this room."""
    console, lang = roji.console, roji.lang
    folder = roji.flag("--data", key="cli-opt-data", type=PATH, metavar="DIR")
    database = roji.flag("--store", key="cli-opt-store", default="", metavar="postgresql://USER@HOST/NAME")
    table_id = click.argument("table", metavar="TABLE")

    @roji.command("serve")
    @roji.flag("--host", key="cli-opt-host", default="127.0.0.1", metavar="ADDRESS")
    @roji.flag("--port", key="cli-opt-port", type=click.IntRange(0, 65535), default=8000, metavar="N")
    @folder
    @database
    @roji.flag("--name", key="cli-opt-server-name", multiple=True, metavar="HOST")
    @roji.flag("--origin", key="cli-opt-origin", multiple=True, metavar="URL")
    @roji.flag("--proxy", key="cli-opt-proxy", default="", metavar="ADDRESSES")
    @roji.flag("--operator", key="cli-opt-operator", multiple=True, metavar="ADDRESS")
    @roji.flag("--bot-workers", "bot_workers", key="cli-opt-bot-workers", type=click.IntRange(1, 256), metavar="N")
    @roji.engines
    @roji.flag(
        "--engine-seconds", key="cli-opt-engine-seconds", type=click.FloatRange(0.1, 30), default=2.0, metavar="T"
    )
    @roji.flag(
        "--engine-memory", key="cli-opt-engine-memory", type=click.IntRange(16, 10**6), default=1024, metavar="MB"
    )
    @roji.flag("--open", "open_browser", key="cli-opt-open", is_flag=True)
    def serve(
        host: str,
        port: int,
        data: Path | None,
        store: str,
        name: tuple[str, ...],
        origin: tuple[str, ...],
        proxy: str,
        operator: tuple[str, ...],
        bot_workers: int | None,
        engine: tuple[str, ...],
        engine_seconds: float,
        engine_memory: int,
        open_browser: bool,
    ) -> int:
        from roji.cli.serve import hired
        from roji.cli.serve import serve as run_server
        from roji.server.settings import Settings
        from roji.server.store.address import chosen

        engines = hired(engine, engine_seconds, engine_memory)
        settings = Settings(
            host=host, port=port, store=chosen(store),
            names=name, origins=origin, proxies=proxy, operators=operator, engines=engines,
        )  # fmt: skip
        return run_server(console, settings, data, bot_workers, lang, open_browser)

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
