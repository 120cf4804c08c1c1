"""A door for whoever owns the server's folder: a socket in it, one line of JSON in, one out. No network leads there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog

from roji.games.errors import Invalid, Refusal
from roji.server.desk import Desk, Wish
from roji.server.store.opening import opened

log = structlog.get_logger()
BEGIN = "control-"  # of the name of a socket
PROC = Path("/proc/self/fd")
LONGEST = 2**26  # bytes of a line: a table with its whole log fits in it
PATIENCE = 30.0  # seconds for an answer


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a wish: data, or the reason why not."""

    found: Any = None
    key: str = ""
    args: dict[str, Any] = {}


@contextmanager
def short(folder: Path) -> Iterator[Path]:
    """The same folder under a path that fits into the address of a socket, however deep the folder lies."""
    if not PROC.is_dir():
        yield folder
        return
    held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield PROC / str(held)
    finally:
        os.close(held)


@asynccontextmanager
async def listening(folder: Path, desk: Desk) -> AsyncIterator[None]:
    """Answer at the socket of this process in a folder. Who may open the folder may ask."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.LimitOverrunError, ValueError):
            line = await reader.readline()
            writer.write(msgspec.json.encode(await _answer(desk, line)) + b"\n")
            await writer.drain()
        writer.close()

    name = f"{BEGIN}{secrets.token_hex(4)}.sock"  # several servers may share a folder that has only their key
    path = folder / name
    with short(folder) as place:
        _sweep(place)
        try:
            server = await asyncio.start_unix_server(answer, sock=_bound(place / name), limit=LONGEST)
        except OSError as error:  # a file system without sockets: all the rest works
            log.warning("no socket for roji admin", error=str(error))
            yield
            return
        try:
            yield
        finally:
            server.close()
            path.unlink(missing_ok=True)


def _sweep(folder: Path) -> None:
    """Remove what servers have left behind that were killed."""
    for path in folder.glob(f"{BEGIN}*"):
        with socket.socket(socket.AF_UNIX) as one, contextlib.suppress(FileNotFoundError):
            try:
                one.connect(str(path))
            except ConnectionRefusedError:
                path.unlink(missing_ok=True)


def _bound(path: Path) -> socket.socket:
    """A socket for its owner alone, from its first moment."""
    made = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        made.bind(str(path))
    finally:
        os.umask(before)
    return made


async def _answer(desk: Desk, line: bytes) -> Answer:
    try:
        return Answer(found=await desk.do(msgspec.json.decode(line, type=Wish)))
    except Refusal as error:
        return Answer(key=error.key, args=error.args)
    except msgspec.DecodeError as error:
        return Answer(key="bad-message", args={"why": str(error)})
    except Exception as error:
        log.error("unexpected", exc_info=error)
        return Answer(key="internal")


async def ask(folder: Path, address: str, wish: Wish) -> Any:
    """What comes of a wish: done by a server that uses the folder, else here, where nobody uses the log."""
    for path in sorted(folder.glob(f"{BEGIN}*")) if folder.is_dir() else ():
        try:
            with short(folder) as place:
                reader, writer = await asyncio.open_unix_connection(str(place / path.name), limit=LONGEST)
        except ConnectionRefusedError:  # left behind by a server that was killed
            path.unlink(missing_ok=True)
            continue
        except FileNotFoundError:
            continue
        writer.write(msgspec.json.encode(wish) + b"\n")
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.close()
        said = msgspec.json.decode(line, type=Answer)
        if said.key:
            raise Invalid(said.key, **said.args)
        return said.found
    if not address and not (folder / "roji.sqlite").exists():
        raise Invalid("store-none", folder=str(folder))
    async with opened(folder, address) as store:
        found = await Desk(store).do(wish)
    return msgspec.json.decode(msgspec.json.encode(found))
