"""The cookie of a device: it finds one's tables and records again, and opens no seat.

Cookies cross ports, and over plain http others can plant them, so that only what this server gave out is believed. Over
TLS the name begins with `__Host-`, which nobody else can set. Values of before, and of another key, are believed where
something is kept under them.
"""

from __future__ import annotations

import base64
import hmac
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from roji.server.identity import Chance, hashed
from roji.server.tables import Tables

PLAIN, SECURE = "roji-device", "__Host-roji-device"
YEAR = 365 * 24 * 3600
LONGEST = 64
Req = Request[Any, Any, State]


def new_device(chance: Chance) -> str:
    """A value that this server, and nobody else, can have given out."""
    name = chance.secret()
    return f"{name}.{_proof(chance, name)}"


def issued(chance: Chance, value: str) -> bool:
    name, _, proof = value.partition(".")
    return hmac.compare_digest(proof.encode(), _proof(chance, name).encode())


def _proof(chance: Chance, name: str) -> str:
    return base64.urlsafe_b64encode(chance.key.mac("device", name)[:16]).rstrip(b"=").decode()


async def device(request: Req) -> str:
    """The device of a request, empty where it has no cookie that we gave it."""
    tables: Tables = request.app.state.tables
    secure = request.cookies.get(SECURE)
    value = (request.cookies.get(PLAIN, "") if secure is None else secure)[:LONGEST]
    if "." in value and secure is None and over_tls(request):
        return ""  # planted: over TLS we give none without the prefix
    request.app.state.blocks.check_device(value)
    return value if value and (issued(tables.chance, value) or await _kept(tables, value)) else ""


async def _kept(tables: Tables, value: str) -> bool:
    """Whether something is kept under a value: given out before they had a proof, or under a key that was lost."""
    return await tables.store.knows(hashed(value))


def over_tls(request: Req) -> bool:
    """Whether the browser speaks TLS, with us or with a proxy that is believed."""
    return request.url.scheme == "https"


async def at_home(request: Req) -> str:
    """The device of a request; a new one where it has none."""
    tables: Tables = request.app.state.tables
    request.state.device = await device(request) or new_device(tables.chance)
    return str(request.state.device)


def with_cookie(request: Req, content: Any, status: int = 201) -> Response[Any]:
    """An answer that gives the device its cookie."""
    response = Response(content, status_code=status)
    tls = over_tls(request)
    response.set_cookie(_cookie(SECURE if tls else PLAIN, request.state.device, YEAR, tls))
    return response


async def without_cookie(response: Response[Any]) -> Response[Any]:
    """An answer that clears the cookie of the device, under either name."""
    response.set_cookie(_cookie(PLAIN, "", 0, False))
    response.set_cookie(_cookie(SECURE, "", 0, True))
    return response


def _cookie(name: str, value: str, age: int, secure: bool) -> Cookie:
    return Cookie(key=name, value=value, path="/", max_age=age, httponly=True, samesite="strict", secure=secure)
