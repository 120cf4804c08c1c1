"""How much one address, device or seat may have; docs/serving.md lists it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from roji.games.errors import Invalid
from roji.server.identity import Limits, Rate
from roji.server.live import Live
from roji.table.table import OVER

ADDRESSES = 10_000  # whose tables are remembered


RECORDS = Rate(burst=2_000_000, per_second=500)  # bytes kept for one address
CHAT = Rate(burst=20, per_second=0.5)  # lines of one seat
CHATS = Rate(burst=200, per_second=5)  # of one address
PIECES = Rate(burst=600, per_second=0.5)  # of analyses for one address, each of a third of a second and a few kB


@dataclass(frozen=True)
class Quota:
    """The numbers."""

    tables: int = 200  # that one address made and that are in use and not over
    records: int = 500  # kept for one device
    record_bytes: Rate = RECORDS
    chat: Rate = CHAT
    chats: Rate = CHATS
    pieces: Rate = PIECES


class Quotas:
    """What has been used of it."""

    def __init__(self, quota: Quota | None = None) -> None:
        self.quota = quota or Quota()
        self.said = Limits(self.quota.chat)
        self.said_from = Limits(self.quota.chats)
        self.kept = Limits(self.quota.record_bytes)
        self.pieces = Limits(self.quota.pieces)
        self.tables: OrderedDict[str, set[str]] = OrderedDict()

    def may_make(self, address: str, live: Mapping[str, Live]) -> None:
        """Refuse an address one more table while it has too many in use."""
        made = self.tables.get(address, set())
        if len(made) >= self.quota.tables:
            made -= {id for id in made if id not in live or live[id].table.phase == OVER}
            if len(made) >= self.quota.tables:
                raise Invalid("too-many-tables", most=self.quota.tables)

    def made(self, address: str, table: str) -> None:
        self.tables.setdefault(address, set()).add(table)
        self.tables.move_to_end(address)
        if len(self.tables) > ADDRESSES:
            self.tables.popitem(last=False)

    def keep(self, address: str, count: int, size: int) -> None:
        """Refuse one more record to a device that has so many, or to an address that brought too much of late."""
        if count >= self.quota.records:
            raise Invalid("too-many-records", most=self.quota.records)
        if not self.kept.allows(address, size):
            raise Invalid("too-fast")

    def review(self, address: str) -> None:
        """Refuse an address one more piece of an analysis while it had too many of late."""
        if not self.pieces.allows(address):
            raise Invalid("too-fast")

    def say(self, address: str, table: str, seat: int) -> None:
        """Refuse a seat, or an address, that talks too fast."""
        if not self.said.allows(f"{table}/{seat}") or not self.said_from.allows(address):
            raise Invalid("too-fast")
