"""How a server is set up; config/keys.py says under which names all of it can be chosen."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from platformdirs import user_data_path

from roji.bots.engines.engine import Engine
from roji.server.identity import Rate
from roji.server.quotas import Quota

REQUESTS = Rate(burst=120, per_second=4)  # of one address
MAKES = Rate(burst=30, per_second=0.2)  # new tables, seats and records of one address
MESSAGES = Rate(burst=100, per_second=20)  # of one connection
CROWD = Rate(burst=400, per_second=150)  # messages of one address
CATCH_UPS = Rate(burst=4_000, per_second=400)  # events told again to one address
ARRIVALS = Rate(burst=400, per_second=20)
VISITS = Rate(burst=800, per_second=60)
FRAMES = Rate(burst=400, per_second=60)
CROWD_FRAMES = Rate(burst=1000, per_second=300)
FRAME_BYTES = Rate(burst=262_144, per_second=32_768)


@dataclass(frozen=True)
class Bounds:
    """What a connection, an address and everybody together may hold; docs/serving.md says what a client sees of it."""

    everybody: int = 4000  # connections at once
    connections: int = 256  # of one address, sockets included
    arrivals: Rate = ARRIVALS  # new connections of one address
    visits: Rate = VISITS  # requests of one address, whatever for
    bodies: int = 4_000_000  # bytes of requests on their way from one address
    body_bytes: int = 1_100_000  # of one request
    head: float = 10.0  # seconds for the first line and the headers of a request
    body: float = 30.0  # seconds for its body
    answer: float = 120.0  # seconds until the answer is made and taken
    idle: int = 5  # seconds between two requests of a connection
    linger: float = 5.0  # seconds that a connection may take to end
    frames: Rate = FRAMES  # of one socket, whatever they are
    crowd_frames: Rate = CROWD_FRAMES  # of all sockets of one address
    frame_bytes: Rate = FRAME_BYTES  # of one socket
    fragments: int = 64  # frames of one message
    backlog: int = 262_144  # bytes that may wait for one socket
    catch_up: float = 1.0  # seconds between two catch-ups of one socket
    log: int = 524_288  # bytes of the events of one table; half of them are free for chat
    unread: int = 8_000_000  # bytes that may wait for all connections of one address


def default_folder() -> Path:
    return user_data_path("roji", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """All that can be chosen; the defaults suit one machine for friends."""

    folder: Path = field(default_factory=default_folder)
    store: str = field(default="", repr=False)  # the address of a database, which has the log instead of the folder
    bus: str = field(default="", repr=False)  # the address of NATS, where several processes serve the same tables
    host: str = "127.0.0.1"
    port: int = 8000
    names: tuple[str, ...] = ()  # names of this server in the net, beside what the machine calls itself
    operators: tuple[str, ...] = ()  # addresses that may see /health and /metrics, beside this machine
    origins: tuple[str, ...] = ()  # web addresses of browsers that may connect, beside the server's own
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed
    engines: Mapping[str, Engine] = field(default_factory=dict)  # by name, to sit at tables as engine:NAME
    engine_seconds: float = 2.0  # that an engine has for a decision
    engine_memory: int = 1024  # megabytes that an engine may use
    drain: float = 0.0  # seconds from the wish to stop until the last socket is closed
    telemetry: str = ""  # the address of a collector of traces (OTLP over HTTP)
    telemetry_share: float = 0.01  # of all moves that are traced
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for bots
    requests: Rate = REQUESTS
    makes: Rate = MAKES
    messages: Rate = MESSAGES
    crowd: Rate = CROWD
    catch_ups: Rate = CATCH_UPS
    sockets: int = 200  # open at once from one address
    bounds: Bounds = Bounds()
    quota: Quota = field(default_factory=Quota)


FREE = Rate(burst=1e15, per_second=1e15)
UNBOUNDED = Bounds(
    everybody=10**6,
    connections=10**6,
    arrivals=FREE,
    visits=FREE,
    bodies=10**12,
    head=1e6,
    body=1e6,
    answer=1e6,
    frames=FREE,
    crowd_frames=FREE,
    frame_bytes=FREE,
    fragments=10**9,
    backlog=10**12,
    catch_up=0.0,
    log=10**12,
    unread=10**12,
)
UNMETERED = Quota(10**9, 10**9, FREE, FREE, FREE, FREE)


def without_limits(settings: Settings) -> Settings:
    """The same for those who only measure or test: anybody may do everything as often as it likes."""
    return replace(
        settings,
        requests=FREE,
        makes=FREE,
        messages=FREE,
        crowd=FREE,
        catch_ups=FREE,
        sockets=10**6,
        bounds=UNBOUNDED,
        quota=UNMETERED,
    )
