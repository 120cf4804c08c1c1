"""Where a bus is: `nats://HOST:4222`. A password in an address is never shown."""

from __future__ import annotations

import os

from roji.games.errors import Invalid
from roji.server.store.address import holds_password, shown, split

VARIABLE = "ROJI_BUS"  # the address in the environment, where a password may stand
SCHEMES = ("nats", "tls")

__all__ = ["VARIABLE", "checked", "chosen", "needs_bus", "shown", "typed"]


def needs_bus() -> None:
    """Invalid where what speaks to NATS is not installed."""
    try:
        import nats  # noqa: F401
    except ImportError as error:
        raise Invalid("bus-no-driver") from error


def checked(address: str) -> str:
    """An address of a NATS server; Invalid where it is none."""
    parts = split(address)
    try:
        known = parts.scheme in SCHEMES and parts.hostname and (parts.port or 1)
    except ValueError:
        known = False
    if not known:
        raise Invalid("bus-address", text=shown(address))
    return address


def typed(address: str) -> str:
    """The same, from a command line. A password there is refused: everybody on the machine can read command lines."""
    if holds_password(checked(address)):
        raise Invalid("bus-password", variable=VARIABLE)
    return address


def chosen(line: str) -> str:
    """The address from the command line, else from the environment; empty where there is none."""
    found = os.environ.get(VARIABLE, "")
    return typed(line) if line else checked(found) if found else ""
