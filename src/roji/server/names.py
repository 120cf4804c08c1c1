"""The names a server answers to, and who may watch over it.

A page anywhere can have its own name lead to this machine (DNS rebinding) and would then be of the same origin. It
cannot choose an address or a name that we know, so that everything else in the Host header is refused.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler

from roji.games.errors import Invalid
from roji.server.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+(?:%25[\w.~-]+)?\]|[^\s\[\]:/@?#\\]+)(?::\d{0,5})?", re.ASCII)
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
Anybody = ASGIConnection[Any, Any, Any, Any]


def host_of(text: str) -> str:
    """The host in a Host header, small and without port, brackets and last dot; empty where it is none."""
    found = HOST.fullmatch(text.strip().lower())
    return found[1].strip("[]").removesuffix(".") if found else ""


def is_address(host: str) -> bool:
    """Whether this is a number, not a name."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    """What this machine calls itself, and what its neighbours can call it."""
    whole = socket.gethostname().lower().removesuffix(".")
    short = whole.partition(".")[0]
    return {"localhost", whole, short, f"{short}.local"} - {"", ".local"}


def chosen_names(settings: Settings) -> set[str]:
    """The names given by option: each `--name`, and the host of each `--origin`."""
    chosen = set()
    for text in (*settings.names, *(origin.partition("://")[2] for origin in settings.origins)):
        name = host_of(text)
        if not name:
            raise Invalid("bad-server-name", name=text)
        chosen.add(name)
    return chosen


async def known_host(connection: Anybody, _: BaseRouteHandler) -> None:
    """Refuse a Host that is neither an address nor a name of ours. Without one (HTTP/1.0) it is no browser."""
    given = connection.headers.get("host")
    if given is None:
        return
    host = host_of(given)
    if host and (is_address(host) or host in connection.app.state.names):
        return
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        raise PermissionDeniedException("bad-host")
    raise Invalid("bad-host", host=(host or given)[:100])


async def operators_only(connection: Anybody, _: BaseRouteHandler) -> None:
    """Answer this machine, and the addresses given by option; never a page, and nobody through a proxy by chance."""
    headers = connection.headers
    if "origin" in headers or any(name.startswith("sec-fetch-") for name in headers):
        raise Invalid("operators-page")
    host = connection.client.host if connection.client else ""
    if not is_address(host):
        raise Invalid("operators-only", address=host or "–")
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in connection.app.state.operators):
        return
    if not address.is_loopback or any(name in headers for name in FORWARDED):
        raise Invalid("operators-only", address=str(address))


def operators(settings: Settings) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    """The networks from which a server may be watched over."""
    found = []
    for text in settings.operators:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError as error:
            raise Invalid("bad-operator", address=text) from error
    return tuple(found)


def reachable(port: int) -> list[str]:
    """The addresses at which others in the network may find this machine."""
    found = [f"{socket.gethostname().partition('.')[0].lower()}.local"]
    for family, away in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((away, 9))  # sends nothing: it only asks which of our addresses would be used
                own = probe.getsockname()[0]
        except OSError:
            continue
        if not ipaddress.ip_address(own).is_loopback:
            found.append(f"[{own}]" if ":" in own else own)
    return [f"http://{host}:{port}" for host in found]
