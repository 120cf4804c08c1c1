"""Whom a server keeps out: addresses, networks and devices, as they are stored; every process looks again by itself."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler

from roji.games.errors import Invalid
from roji.server.door import counted
from roji.server.identity import hashed
from roji.server.tables import Tables

AGAIN = 3.0  # seconds between two looks at what is stored
DEVICE = re.compile(r"[0-9a-f]{64}")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def named(text: str) -> str:
    """An address, a network or a device as it is stored; Invalid where it is none of them, or this machine itself."""
    if DEVICE.fullmatch(text):
        return text
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise Invalid("block-what", text=text) from error
    if network.is_loopback or not network.prefixlen:
        raise Invalid("block-everybody", text=text)
    return str(network)


class Blocks:
    """What is stored, at hand for every request."""

    def __init__(self) -> None:
        self.networks: list[Network] = []
        self.devices: set[str] = set()
        self.known: dict[str, bool] = {}  # what was found out about addresses since

    def set(self, found: Iterable[str]) -> None:
        listed = set(found)
        self.devices = {each for each in listed if DEVICE.fullmatch(each)}
        networks = [ipaddress.ip_network(each) for each in listed - self.devices]
        if networks != self.networks:
            self.networks, self.known = networks, {}

    def keeps_out(self, address: str) -> bool:
        """Whether an address, as limits count it, is blocked; of IPv6 that is a /64."""
        if not self.networks:
            return False
        if address not in self.known:
            if len(self.known) > 10_000:
                self.known.clear()
            self.known[address] = self._within(address)
        return self.known[address]

    def _within(self, address: str) -> bool:
        try:
            asked = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(asked.version == each.version and asked.overlaps(each) for each in self.networks)

    def check_device(self, value: str) -> None:
        """Refuse a device that is blocked."""
        if self.devices and hashed(value).hex() in self.devices:
            raise Invalid("blocked")

    async def look(self, tables: Tables) -> None:
        """Read what is stored, and end the sockets of those who are blocked now."""
        self.set(found.what for found in await tables.store.blocked())
        for live in list(tables.live.values()) if self.networks else ():
            for connection in list(live.connections):
                if self.keeps_out(connection.address):
                    connection.bye("blocked")

    async def follow(self, tables: Tables) -> None:
        """Look again and again."""
        while True:
            with contextlib.suppress(Invalid):  # the store fails at the moment: what was known holds
                await self.look(tables)
            await asyncio.sleep(AGAIN)


async def not_blocked(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse who is blocked, whatever is asked for."""
    blocks: Blocks = connection.app.state.blocks
    if connection.client and blocks.keeps_out(counted(connection.client.host)):
        if connection.scope["type"] == ScopeType.WEBSOCKET:
            raise PermissionDeniedException("blocked")
        raise Invalid("blocked")
