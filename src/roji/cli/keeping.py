"""Keeping a server's log: copies of it, and tables that are damaged."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from roji.cli.files import write_file
from roji.games.errors import Invalid
from roji.server.store.address import shown
from roji.words import say


def place(data: Path | None, store: str) -> tuple[Path, str]:
    """The folder and, where the log is not in it, the address of the database, as a server would find them."""
    from roji.server.config.chosen import choose

    found = choose({"data": data, "store": store or None}).settings
    return found.folder, found.store


def back_up(console: Console, data: Path | None, store: str, file: Path, lang: str) -> int:
    from roji.server.store import moving
    from roji.server.store.sqlite import copies

    folder, address = place(data, store)
    found = asyncio.run(moving.back_up(address, file)) if address else copies.back_up(folder, file)
    said = [
        say("cli-backed-up", lang, count=found.events, tables=found.tables, path=str(file)),
        say("cli-backup-key", lang, path=str(folder / "key")),
    ]
    return _tell(console, said, found.damaged, lang)


def restore(console: Console, data: Path | None, store: str, file: Path, lang: str) -> int:
    from roji.server.store import moving
    from roji.server.store.sqlite import copies

    folder, address = place(data, store)
    found = asyncio.run(moving.restore(file, address, folder)) if address else copies.restore(file, folder)
    where = shown(address) if address else str(folder)
    said = [say("cli-restored", lang, count=found.events, tables=found.tables, folder=where)]
    if found.keyless:
        path = str(folder / "key")
        said.append(say("cli-keyless", lang, count=len(found.keyless), tables=", ".join(found.keyless), path=path))
    return _tell(console, said, found.damaged, lang)


def migrate(console: Console, source: str, target: str, snapshot: bool, lang: str) -> int:
    """Copy a log to another kind of place."""
    from roji.server.store import moving

    given, made = moving.place(source), moving.place(target)
    found = asyncio.run(moving.move(given, made, snapshot))
    where = shown(target) if made.address else str(made.path)
    said = [say("cli-backed-up", lang, count=found.events, tables=found.tables, path=where)]
    if snapshot:
        said.append(say("cli-snapshot", lang))
    return _tell(console, said, found.damaged, lang)


def _tell(console: Console, said: list[str], damaged: list[str], lang: str) -> int:
    if damaged:
        said.append(say("cli-damaged", lang, count=len(damaged), tables=", ".join(damaged)))
    for line in said:
        console.print(line, soft_wrap=True)
    return 1 if damaged else 0


def salvage(console: Console, data: Path | None, store: str, table: str, file: Path, lang: str) -> int:
    """Write the record of a damaged table up to its last sound event."""
    from roji.server.store import moving
    from roji.server.store.sqlite import salvage as salvages

    if file.exists():
        raise Invalid("store-exists", path=str(file))
    folder, address = place(data, store)
    if address:
        record, number = asyncio.run(moving.salvage(address, folder, table))
    else:
        record, number = salvages.salvage(folder, table)
    write_file(file, record.to_text())
    console.print(say("cli-salvaged", lang, number=number, path=str(file)), soft_wrap=True)
    return 0


def delete(console: Console, data: Path | None, store: str, table: str, lang: str) -> int:
    """Delete a table for good."""
    from roji.server.store import moving
    from roji.server.store.sqlite import salvage as salvages

    folder, address = place(data, store)
    if address:
        asyncio.run(moving.delete(address, folder, table))
    else:
        salvages.delete(folder, table)
    console.print(say("cli-deleted", lang, table=table), soft_wrap=True)
    return 0
