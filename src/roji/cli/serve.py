"""Running a server."""

from __future__ import annotations

import asyncio
import dataclasses
import ipaddress
import signal
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

from rich.console import Console

from roji.bots.engines.engine import greeted
from roji.games.errors import Invalid
from roji.server.settings import Settings
from roji.server.store.address import shown
from roji.words import say

if TYPE_CHECKING:
    from roji.server.store.verbs import Store


def serve(console: Console, settings: Settings, lang: str, open_browser: bool = False) -> int:
    """Serve until Ctrl-C or a signal; what was accepted is on the disk."""
    from roji.server.names import reachable
    from roji.server.serve import calm_memory, prepare, server, set_up_logs
    from roji.server.traces import check

    check(settings.telemetry)
    listening = _listen(settings.host, settings.port)
    shown, number = listening.getsockname()[:2]
    store = check_store(settings)
    set_up_logs()
    app = prepare(settings)
    calm_memory()
    everywhere = ipaddress.ip_address(shown.partition("%")[0]).is_unspecified
    shown = "127.0.0.1" if everywhere else f"[{shown}]" if ":" in shown else shown
    address = f"http://{shown}:{number}"
    console.print(say("cli-serving", lang, address=address, folder=where(settings)), soft_wrap=True)
    if everywhere:
        console.print(say("cli-serving-others", lang, addresses=", ".join(reachable(number))), soft_wrap=True)
    if store.damaged:
        tables = ", ".join(sorted(store.damaged))
        console.print(say("cli-damaged", lang, count=len(store.damaged), tables=tables), soft_wrap=True)
    if store.locked:
        told = {"count": len(store.locked), "tables": ", ".join(store.locked), "path": str(settings.folder / "key")}
        console.print(say("cli-keyless", lang, **told), soft_wrap=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (address,)).start()  # where there is none, the address stands above
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both end it well
    try:
        server(settings, app).run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    console.print(say("cli-served", lang))
    return 0


def work(console: Console, line: str, workers: int | None, lang: str) -> int:
    """Think for servers elsewhere until Ctrl-C or a signal."""
    from roji.server.bus import address as buses

    bus = buses.chosen(line)
    if not bus:
        raise Invalid("bus-missing", variable=buses.VARIABLE)
    buses.needs_bus()
    from roji.server.bus.worker import Worker
    from roji.server.serve import set_up_logs

    set_up_logs()

    async def run() -> None:
        worker = Worker(bus, workers or Settings().bot_workers)
        await worker.begin()
        console.print(say("cli-working", lang, address=shown(bus)), soft_wrap=True)
        ended = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
        await ended.wait()
        await worker.close()

    asyncio.run(run())
    return 0


def hired(settings: Settings) -> Settings:
    """The same settings, each engine in them started once to see that it plays, and which games."""
    return dataclasses.replace(settings, engines={name: greeted(each) for name, each in settings.engines.items()})


def _listen(host: str, port: int) -> socket.socket:
    """A socket at an address, or Invalid saying why not."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.set_inheritable(False)
    except OSError as error:
        raise Invalid("serve-address", address=f"{host}:{port}", why=error.strerror or str(error)) from error
    return made


def where(settings: Settings) -> str:
    """Where the log is, as people may see it."""
    return shown(settings.store) if settings.store else str(settings.folder)


async def check_bus(address: str) -> None:
    """Refuse a bus that cannot be reached."""
    from roji.server.bus.address import needs_bus

    needs_bus()
    from roji.server.bus.nats import Bus

    bus = Bus(address)
    await bus.open("", lambda table, body: None, lambda: None)
    await bus.close()


def check_store(settings: Settings) -> Store:
    """Refuse a store that another server uses, or that cannot be written, before anything is announced.

    Returns what was found there, closed.
    """
    from roji.server.store.opening import opened
    from roji.server.store.sqlite.file import said

    async def look() -> Store:
        async with opened(settings.folder, settings.store, bool(settings.bus)) as store:
            if settings.bus:
                await check_bus(settings.bus)
            return store

    try:
        return asyncio.run(look())
    except OSError as error:
        raise said(error, settings.folder) from error
