"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from roji.server.identity import Rate

REQUESTS = Rate(burst=120, per_second=4)  # of one address
MAKES = Rate(burst=30, per_second=0.2)  # new tables, seats and records of one address
MESSAGES = Rate(burst=100, per_second=20)  # of one connection


def default_folder() -> Path:
    return user_data_path("roji", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """All that can be chosen; the defaults suit one machine for friends."""

    folder: Path = field(default_factory=default_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # web addresses of browsers that may connect, beside the server's own
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for bots
    requests: Rate = REQUESTS
    makes: Rate = MAKES
    messages: Rate = MESSAGES
    sockets: int = 200  # open at once from one address
