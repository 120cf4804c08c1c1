"""Keeping a server's log: copies of it, and tables that are damaged."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roji.cli.files import write_file
from roji.games.errors import Invalid
from roji.words import say


def _folder(data: Path | None) -> Path:
    from roji.server.settings import default_folder

    return default_folder() if data is None else data


def back_up(console: Console, data: Path | None, file: Path, lang: str) -> int:
    from roji.server.store.sqlite import copies

    found = copies.back_up(_folder(data), file)
    said = [
        say("cli-backed-up", lang, count=found.events, tables=found.tables, path=str(file)),
        say("cli-backup-key", lang, path=str(_folder(data) / "key")),
    ]
    return _tell(console, said, found.damaged, lang)


def restore(console: Console, data: Path | None, file: Path, lang: str) -> int:
    from roji.server.store.sqlite import copies

    folder = _folder(data)
    found = copies.restore(file, folder)
    said = [say("cli-restored", lang, count=found.events, tables=found.tables, folder=str(folder))]
    if found.keyless:
        path = str(folder / "key")
        said.append(say("cli-keyless", lang, count=len(found.keyless), tables=", ".join(found.keyless), path=path))
    return _tell(console, said, found.damaged, lang)


def _tell(console: Console, said: list[str], damaged: list[str], lang: str) -> int:
    if damaged:
        said.append(say("cli-damaged", lang, count=len(damaged), tables=", ".join(damaged)))
    for line in said:
        console.print(line, soft_wrap=True)
    return 1 if damaged else 0


def salvage(console: Console, data: Path | None, table: str, file: Path, lang: str) -> int:
    """Write the record of a damaged table up to its last sound event."""
    from roji.server.store.sqlite import salvage as salvages

    if file.exists():
        raise Invalid("store-exists", path=str(file))
    record, number = salvages.salvage(_folder(data), table)
    write_file(file, record.to_text())
    console.print(say("cli-salvaged", lang, number=number, path=str(file)), soft_wrap=True)
    return 0


def delete(console: Console, data: Path | None, table: str, lang: str) -> int:
    """Delete a table for good."""
    from roji.server.store.sqlite import salvage as salvages

    salvages.delete(_folder(data), table)
    console.print(say("cli-deleted", lang, table=table), soft_wrap=True)
    return 0
