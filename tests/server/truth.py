"""What is on the disk against what people were told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from roji.client import RemoteTable
from roji.server.identity import Chance
from roji.server.keys import load
from roji.table.events import Moved, Said
from roji.table.table import Table
from roji.table.told import Seen
from roji.wire.events import SeenWritten, decode, read, write
from tests.server.places import Place


def stored(where: Path | Place, id: str) -> Table:
    """The table as its log has it; the log has no hole, and no wish in it twice."""
    place = where if isinstance(where, Place) else Place(where)
    ((secret,),) = place.ask("SELECT secret FROM tables WHERE id = ?1", id)
    rows = place.ask("SELECT n, body FROM events WHERE table_id = ?1 ORDER BY n", id)
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    table = Table.rebuilt(
        [decode(body) for _, body in rows], lambda number: secret or Chance(load(place.folder)).deal(id, number)
    )
    wishes = Counter((event.id, type(event).__name__) for event in table.log if event.id)
    assert not [wish for wish, count in wishes.items() if count > 1]
    return table


def seen(table: Table, viewer: int | None) -> list[Seen]:
    """All events as a viewer is told them, as they come over the wire."""
    told = msgspec.json.encode([write(event) for event in table.seen_since(viewer, 0)])
    return [read(event) for event in msgspec.json.decode(told, type=list[SeenWritten])]


def check_told(where: Path | Place, clients: Iterable[RemoteTable]) -> None:
    """Everybody was told the log as it is, each event once and in order, and sees the state that follows from it."""
    tables: dict[str, Table] = {}
    for client in clients:
        table = tables.setdefault(client.link.table, stored(where, client.link.table))
        assert client.events == seen(table, client.seat)
        shown = msgspec.to_builtins(table.shown(client.seat))
        assert (client.n, client.phase, client.to_move) == (table.number, table.phase, table.to_move)
        assert client.view == (shown["view"] or {})
        assert [choice.action for choice in client.choices] == [choice["action"] for choice in shown["choices"]]
        assert client.may_undo == shown["may_undo"]


class Promise(NamedTuple):
    """What the server has accepted: the number of the event, who, and which decision (None: something said)."""

    table: str
    n: int
    seat: int
    action: int | None


class Promised(Protocol):
    """Somebody who keeps what the server accepted."""

    promised: list[Promise]


def kept(where: Path | Place, players: Sequence[Promised]) -> int:
    """Every promise is in the log; returns how many there were."""
    promised = [promise for player in players for promise in player.promised]
    logs = {id: stored(where, id).log for id in {promise.table for promise in promised}}
    for table, n, seat, action in promised:
        event = logs[table][n - 1]
        if action is None:
            assert isinstance(event, Said), event
            assert event.seat == seat
        else:
            assert isinstance(event, Moved), event
            assert (event.seat, event.action) == (seat, action)
    return len(promised)


async def agree(clients: list[RemoteTable]) -> None:
    """Wait until everybody at a table knows the same, and no bot thinks."""
    for _ in range(400):
        numbers: dict[str, set[int]] = {}
        for client in clients:
            numbers.setdefault(client.link.table, set()).add(client.n if client.connected else -1)
        thinking = any(c.to_move is not None and c.seats[c.to_move].who != "person" for c in clients)
        if not thinking and all(len(known) == 1 and known != {-1} for known in numbers.values()):
            return
        await asyncio.sleep(0.05)
    raise AssertionError([(client.link.table, client.seat, client.n, client.connected) for client in clients])
