"""Who is there, without accounts: secrets in links, a cookie for each device, limits for each address."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from roji.games.errors import Invalid
from roji.server.keys import Key

REQUEST = re.compile(r"[0-9a-f]{32,64}")
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


class Chance:
    """Where ids and secrets come from. Everything a server makes up goes through here."""

    def __init__(self, key: Key | None = None) -> None:
        self.key = key or Key(secrets.token_bytes(32))

    def id(self) -> str:
        """The name of a table or record in a link."""
        return "".join(secrets.choice(ALPHABET) for _ in range(10))

    def record(self, table: str) -> str:
        """The name of the record of a table in a link: the same when asked again, so that a match has one link."""
        number, letters = int.from_bytes(self.key.mac("record", table)), []
        for _ in range(10):
            number, at = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[at])
        return "".join(letters)

    def secret(self) -> str:
        """What opens a seat, an invitation, a place to watch, or tells a device: 128 bits."""
        return secrets.token_urlsafe(16)

    def deal(self, table: str, number: int) -> str:
        """What the server adds to a deal of a table: 256 bits that follow from its key, the same when asked again."""
        return self.key.mac("deal", f"{table}/{number}").hex()


def seat_secret(table: str, request: str) -> str:
    """The secret of a seat, from the request for it: the same again for the same, so that it can be told again."""
    if not REQUEST.fullmatch(request):
        raise Invalid("bad-seat-request")
    digest = hashlib.sha256(f"roji-seat-1/{table}/{request}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so that a plain hash does."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Bucket:
    """A bucket of a rate, full at first."""

    __slots__ = ("clock", "left", "rate", "since")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.left, self.since = rate.burst, clock()

    def allows(self, cost: float = 1.0) -> bool:
        """Take so much from the bucket, if it has that much; what costs more than it holds takes all of it."""
        now, rate = self.clock(), self.rate
        left = min(rate.burst, self.left + (now - self.since) * rate.per_second)
        allowed = left >= min(cost, rate.burst)
        self.left, self.since = max(0.0, left - cost) if allowed else left, now
        return allowed


class Limits:
    """Buckets that fill up again, one for each key; the longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 100_000, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.most, self.clock = rate, most, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take so much from the bucket of a key, if it has that much."""
        return self.bucket(key).allows(cost)

    def bucket(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.clock)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket
