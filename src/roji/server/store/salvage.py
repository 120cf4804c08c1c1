"""What can still be told of a table that is damaged."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from roji.games.errors import Invalid
from roji.server import keys
from roji.server.identity import Chance
from roji.server.store.chain import Broken, Event, follow
from roji.table.events import Created, Logged
from roji.table.record import Record
from roji.table.table import WAITING, Secrets, Table
from roji.wire.events import decode


def saved(folder: Path, table: str, secret: str, key: str, rows: list[Event]) -> tuple[Record, int]:
    """The match of a table up to its last sound event, and the number of that event. The folder has the key."""
    if not secret and key != keys.name_in(folder):
        raise Invalid("table-needs-key", table=table)
    chance = Chance(keys.load(folder))
    found = _rebuilt(sound(table, rows), lambda number: secret or chance.deal(table, number))
    if found is None or found.phase == WAITING:
        raise Invalid("salvage-nothing", table=table)
    return found.record(), found.number


def sound(table: str, rows: list[Event]) -> list[Logged]:
    """The events of a table up to the first that is not what was stored."""
    try:
        follow(table, rows)
    except Broken as error:
        rows = rows[: error.sound]
    found: list[Logged] = []
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError):
        for _, body, _ in rows:
            found.append(decode(body))
    return found


def _rebuilt(log: list[Logged], secrets: Secrets) -> Table | None:
    """The table as far as its events make sense, None where not even the first does."""
    found: Table | None = None
    with contextlib.suppress(Exception):
        for event in log:
            if found is not None:
                found.add(event)
            elif isinstance(event, Created):
                found = Table(event, secrets)
    return found
