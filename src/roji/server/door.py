"""Who may come in: connections counted by address and in all, and how long each may take."""

from __future__ import annotations

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from roji.games.errors import Invalid
from roji.server.identity import Limits
from roji.server.in_turn import InTurn
from roji.server.settings import Bounds

SWEEP = 0.25  # seconds between two looks at all connections
SPARE = 200  # open files that are not connections: the log, bots, what the system wants
WAVED_OFF = 100  # connections too many that are still told so in their language


@lru_cache(4096)
def counted(host: str) -> str:
    """The address that limits count: an IPv6 line has a whole /64 of them, and a mapped one is the IPv4 it maps."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def open_files() -> int:
    """How many files may be open at once, after asking the system for all that it gives."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # a system that names no bound, or keeps it to itself
            pass
    return 2**31 if soft == resource.RLIM_INFINITY else soft


class Address:
    """What one address holds. Nobody counts the connections of a trusted proxy, behind which many people are."""

    __slots__ = ("coming", "connections", "name", "trusted")

    def __init__(self, name: str, trusted: bool) -> None:
        self.name, self.trusted = name, trusted
        self.connections = 0
        self.coming = 0  # bytes of requests that are on their way


class Guest(Protocol):
    """A connection as the door sees it."""

    transport: asyncio.Transport
    where: Address
    deadline: float  # when its time is up

    def expire(self) -> None:
        """Its time is up."""


class Door:
    """All connections of a server."""

    def __init__(self, bounds: Bounds, proxies: str = "") -> None:
        self.bounds = bounds
        self.most = max(1, min(bounds.everybody, open_files() - SPARE))
        self.proxies = ProxyHeadersMiddleware(_nobody, trusted_hosts=proxies).trusted_hosts
        self.arrivals, self.visits = Limits(bounds.arrivals), Limits(bounds.visits)
        self.frames = Limits(bounds.crowd_frames)
        self.turns = InTurn()
        self.addresses: dict[str, Address] = {}
        self.guests: set[Guest] = set()
        self.closing: dict[Guest, float] = {}  # since when they are being closed
        self.coming = 0
        self.sweeping: asyncio.TimerHandle | None = None

    def admits(self, host: str) -> bool:
        """Whether somebody may come in at all: an address that knocks without end is not listened to."""
        return host in self.proxies or self.arrivals.allows(counted(host))

    def enter(self, guest: Guest, host: str) -> Invalid | None:
        """Count a connection; says why it may not stay, where that is so."""
        name = counted(host)
        where = self.addresses.get(name)
        if where is None:
            where = self.addresses[name] = Address(name, host in self.proxies)
        guest.where = where
        where.connections += 1
        self.stay(guest)
        if len(self.guests) > self.most:
            return Invalid("too-busy")
        if where.connections > self.bounds.connections and not where.trusted:
            return Invalid("too-many-connections", most=self.bounds.connections)
        return None

    def full(self, where: Address) -> bool:
        """Whether there are so many too many that nobody has time to hear what language they speak."""
        if len(self.guests) > self.most + WAVED_OFF:
            return True
        return where.connections > self.bounds.connections + WAVED_OFF and not where.trusted

    def stay(self, guest: Guest) -> None:
        """Look after a connection that was counted."""
        self.guests.add(guest)
        if self.sweeping is None:
            self.sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def hand_over(self, guest: Guest) -> None:
        """Another protocol goes on with this connection."""
        self.guests.discard(guest)

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.closing.pop(guest, None)
            where = guest.where
            where.connections -= 1
            if not where.connections:
                self.addresses.pop(where.name, None)

    def serves(self, where: Address) -> bool:
        """Whether one more request of an address is heard. Those behind a proxy are counted where they are known."""
        return where.trusted or self.visits.allows(where.name)

    def in_turn(self, where: Address, work: Callable[[], None]) -> bool:
        """Do something for an address when it has its turn; says whether that was now."""
        if where.trusted:
            work()
            return True
        return self.turns.do(where.name, work)

    def expects(self, where: Address, length: int) -> Invalid | None:
        """So many bytes more (or fewer) of requests are on their way; says no where that is too much."""
        where.coming += length
        self.coming += length
        if where.coming > self.bounds.bodies and not where.trusted:
            return Invalid("too-fast")
        return Invalid("too-busy") if self.coming > 16 * self.bounds.bodies else None

    def _sweep(self) -> None:
        """End what has taken too long, and hang up on addresses that make us keep too much for them."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        unread: Counter[Address] = Counter()
        for guest in list(self.guests):
            transport = guest.transport
            if (size := transport.get_write_buffer_size()) and not guest.where.trusted:
                unread[guest.where] += size
            if now >= guest.deadline:
                guest.expire()
            elif transport.is_closing() and now >= self.closing.setdefault(guest, now) + self.bounds.linger:
                transport.abort()
        for where, size in unread.items():
            if size > self.bounds.unread:
                self._hang_up(where, size)
        self.sweeping = loop.call_later(SWEEP, self._sweep) if self.guests else None

    def _hang_up(self, where: Address, size: int) -> None:
        """End the connections of an address that read least, until what waits for it is little enough."""
        sizes = {guest: guest.transport.get_write_buffer_size() for guest in self.guests if guest.where is where}
        for guest in sorted(sizes, key=sizes.__getitem__, reverse=True):
            if size <= self.bounds.unread:
                return
            size -= sizes[guest]
            guest.transport.abort()


async def _nobody(*_: Any) -> None:
    """No application."""
