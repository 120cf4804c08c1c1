"""Looking after the tables of a server, while it runs or not."""

from __future__ import annotations

import asyncio
import base64
import datetime
import json
import re
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from roji.cli.files import write_file
from roji.cli.keeping import place
from roji.games.errors import Invalid
from roji.server.control import ask
from roji.server.desk import Wish
from roji.server.files import own_folder
from roji.server.store.chain import Broken, Event, follow
from roji.server.store.copying import Rows
from roji.server.store.salvage import saved
from roji.server.store.schema import COLUMNS
from roji.server.store.sqlite import side
from roji.server.store.verbs import Blocked, Listed
from roji.table.events import PERSON, Created, Left, Logged, Replaced, Sat
from roji.wire.events import decode
from roji.words import say

AGO = re.compile(r"(\d{1,6})([mhdw])")
SECONDS = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}


def unused_since(text: str) -> int:
    """The time before which a table was last used: so long ago (30d, 12h), or a date."""
    if not text:
        return 2**40
    found = AGO.fullmatch(text)
    if found is not None:
        return int(time.time()) - int(found[1]) * SECONDS[found[2]]
    try:
        return int(datetime.datetime.fromisoformat(text).replace(tzinfo=datetime.UTC).timestamp())
    except ValueError as error:
        raise Invalid("admin-idle", text=text) from error


def day(seconds: int) -> str:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).strftime("%Y-%m-%d %H:%M")


class Table:
    """All that is kept of a table, as it came."""

    def __init__(self, found: dict[str, list[list[Any]]]) -> None:
        self.rows: dict[str, Rows] = {name: [_read(name, row) for row in rows] for name, rows in found.items()}
        self.row = dict(zip(COLUMNS["tables"], self.rows["tables"][0], strict=True))
        self.id: str = self.row["id"]
        self.events: list[Event] = sorted((n, body, hash) for _, n, body, hash in self.rows["events"])

    @property
    def log(self) -> list[Logged]:
        """Its events; Invalid where they are not what was stored."""
        try:
            follow(self.id, self.events)
            return [decode(body) for _, body, _ in self.events]
        except (Broken, msgspec.DecodeError) as error:
            raise Invalid("table-damaged", table=self.id) from error

    def seats(self) -> list[str]:
        """Who sits where: a name, a bot, or nobody."""
        created, *rest = self.log
        assert isinstance(created, Created)
        found = [who if who != PERSON else "–" for who in created.seats]
        for event in rest:
            match event:
                case Sat(seat=seat, name=name):
                    found[seat] = name or "–"
                case Left(seat=seat):
                    found[seat] = "–"
                case Replaced(seat=seat, by=by):
                    found[seat] = by
        return found


BYTES = {"tables": {"invite", "watch"}, "events": {"body", "hash"}, "seats": {"secret"}, "devices": {"device"}}


def _read(name: str, row: list[Any]) -> tuple[Any, ...]:
    """A row as it was stored; bytes travel as text."""
    cells = zip(COLUMNS[name], row, strict=True)
    return tuple(base64.b64decode(cell) if column in BYTES[name] else cell for column, cell in cells)


class Office:
    """The commands."""

    def __init__(self, console: Console, data: Path | None, store: str, lang: str) -> None:
        self.console, self.lang = console, lang
        self.folder, self.address = place(data, store)

    def ask(self, do: str, **wish: Any) -> Any:
        return asyncio.run(ask(self.folder, self.address, Wish(do, **wish)))

    def say(self, key: str, **args: Any) -> None:
        self.console.print(say(key, self.lang, **args), soft_wrap=True, markup=False)

    def _listed(self, game: str, over: bool | None, idle: str) -> list[tuple[Listed, int]]:
        chosen = -1 if over is None else int(over)
        found = self.ask("tables", game=game, over=chosen, before=unused_since(idle))
        return [(Listed(*row), here) for *row, here in found]

    def list(self, game: str, over: bool | None, idle: str, as_json: bool) -> int:
        found = self._listed(game, over, idle)
        if as_json:
            self._json([{**row._asdict(), "connected": here} for row, here in found])
            return 0
        for row, here in found:
            state = say("admin-over" if row.over else "admin-open", self.lang)
            line = f"{row.table:<12} {row.game:<10} {state:<10} {row.last:>6} {here:>3}  {day(row.touched)}"
            self.console.print(line, markup=False, soft_wrap=True)
        self.say("admin-tables", count=len(found))
        return 0

    def _json(self, found: Any) -> None:
        self.console.print(json.dumps(found, ensure_ascii=False, indent=2), markup=False, soft_wrap=True)

    def _table(self, id: str) -> Table:
        return Table(self.ask("rows", table=id))

    def show(self, id: str, as_json: bool) -> int:
        table = self._table(id)
        created = table.log[0]
        assert isinstance(created, Created)
        shown = {
            "table": table.id,
            "game": table.row["game"],
            "options": created.options,
            "seats": table.seats(),
            "over": bool(table.row["over"]),
            "events": len(table.events),
            "bytes": sum(len(body) for _, body, _ in table.events),
            "created": day(table.row["created"]),
            "used": day(table.row["touched"]),
            "devices": [{"seat": seat + 1, "device": device.hex()} for device, _, seat, _ in table.rows["devices"]],
        }
        if as_json:
            self._json(shown)
            return 0
        for name, value in shown.items():
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            self.console.print(f"{name:<8} {text}", markup=False, soft_wrap=True)
        return 0

    def _chosen(self, tables: tuple[str, ...], game: str, over: bool | None, idle: str) -> tuple[str, ...]:
        """The tables that were named, else those that the filters find; without either, none by accident."""
        if tables:
            return tables
        if not game and not idle:
            raise Invalid("admin-which")
        return tuple(row.table for row, here in self._listed(game, over, idle) if not here)

    def export(self, target: Path, tables: tuple[str, ...], game: str, idle: str) -> int:
        """Write the records of matches that are over."""
        chosen = self._chosen(tables, game, True, idle)
        own_folder(target)
        for id in chosen:
            table = self._table(id)
            if not table.row["over"]:
                raise Invalid("record-running")
            record, _ = saved(self.folder, id, table.row["secret"], table.row["key"], table.events)
            record.date = day(table.log[0].at)[:10]
            path = target / f"{id}.toml"
            if path.exists():
                raise Invalid("store-exists", path=str(path))
            write_file(path, record.to_text())
        self.say("admin-exported", count=len(chosen), path=str(target))
        return 0

    def archive(self, target: Path, tables: tuple[str, ...], game: str, over: bool | None, idle: str) -> int:
        """Move tables into a file like a backup: they are deleted when that is whole, and where nobody plays on."""
        chosen = [self._table(id) for id in self._chosen(tables, game, over, idle)]
        for table in chosen:
            assert table.log  # what is damaged is not moved
        if not chosen:
            self.say("admin-archived", count=0, path=str(target))
            return 0
        asyncio.run(_kept(target, chosen))
        moved = 0
        for table in chosen:
            try:
                self.ask("delete", table=table.id, last=len(table.events))
                moved += 1
            except Invalid as error:
                if error.key != "admin-moved":
                    raise
                self.say("admin-moved", table=table.id)
        self.say("admin-archived", count=moved, path=str(target))
        return 0 if moved == len(chosen) else 1

    def delete(self, id: str) -> int:
        self.ask("delete", table=id)
        self.say("cli-deleted", table=id)
        return 0

    def block(self, what: str, why: str) -> int:
        self.ask("block", what=what, why=why)
        self.say("admin-blocked", what=what)
        return 0

    def unblock(self, what: str) -> int:
        self.ask("unblock", what=what)
        self.say("admin-unblocked", what=what)
        return 0

    def blocked(self, as_json: bool) -> int:
        found = [Blocked(*row) for row in self.ask("blocked")]
        if as_json:
            self._json([row._asdict() for row in found])
            return 0
        for row in found:
            self.console.print(f"{row.what:<20} {day(row.since)}  {row.why}".rstrip(), markup=False, soft_wrap=True)
        self.say("admin-blocked-count", count=len(found))
        return 0


async def _kept(target: Path, tables: list[Table]) -> None:
    """A file that holds these tables and nothing else, in the form of a backup."""
    with side.target(target, file_alone=True) as made:
        for table in tables:
            for name, rows in table.rows.items():
                await made.put(name, COLUMNS[name], rows)
