"""Every setting, once: its name in the file, where it lies in `Settings`, what it may be, its option, its sentence.

The name of its variable follows from its own: `limits.sockets` is ROJI_LIMITS_SOCKETS.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from roji.server.config.kinds import Database, Folder, Joined, Kind, Line, Number, Programs, RateOf, Several, Whole
from roji.server.settings import Settings

LIMITS = "limits."
CONFIG = "ROJI_CONFIG"  # the file, in the environment


class Key(NamedTuple):
    """A setting. `field` is a path in `Settings`; `says` is the sentence about it."""

    name: str
    field: str
    kind: Kind
    says: str
    option: str = ""
    metavar: str = ""

    @property
    def variable(self) -> str:
        return f"ROJI_{self.name.replace('.', '_').upper()}"

    @property
    def parameter(self) -> str:
        """What the option is called in the program."""
        return self.option.removeprefix("--").replace("-", "_")

    @property
    def default(self) -> Any:
        return _at(Settings(), self.field)


def _at(settings: Settings, field: str) -> Any:
    found: Any = settings
    for name in field.split("."):
        found = getattr(found, name)
    return found


def _limit(name: str, field: str, kind: Kind) -> Key:
    return Key(f"{LIMITS}{name}", field, kind, f"config-limits-{name.replace('_', '-')}")


_rate, _seconds, _count, _megabytes = RateOf(), Number(), Whole(), Whole(least=16, most=10**6)

KEYS = (
    Key("host", "host", Kind(), "cli-opt-host", "--host", "ADDRESS"),
    Key("port", "port", Whole(least=0, most=65535), "cli-opt-port", "--port", "N"),
    Key("data", "folder", Folder(), "cli-opt-data", "--data", "DIR"),
    Key("store", "store", Database(), "cli-opt-store", "--store", "postgresql://USER@HOST/NAME"),
    Key("bus", "bus", Line(), "cli-opt-bus", "--bus", "nats://HOST:PORT"),
    Key("names", "names", Several(), "cli-opt-server-name", "--name", "HOST"),
    Key("origins", "origins", Several(), "cli-opt-origin", "--origin", "URL"),
    Key("proxies", "proxies", Joined(), "cli-opt-proxy", "--proxy", "ADDRESSES"),
    Key("operators", "operators", Several(), "cli-opt-operator", "--operator", "ADDRESS"),
    Key("drain_seconds", "drain", Number(least=0, most=600), "cli-opt-drain", "--drain-seconds", "T"),
    Key("telemetry", "telemetry", Kind(), "cli-opt-telemetry", "--telemetry", "URL"),
    Key("telemetry_share", "telemetry_share", Number(least=0, most=1), "cli-opt-telemetry-share"),
    Key("bot_workers", "bot_workers", Whole(most=256), "cli-opt-bot-workers", "--bot-workers", "N"),
    Key("engines", "engines", Programs(), "cli-opt-engine", "--engine", "NAME=COMMAND"),
    Key("engine_seconds", "engine_seconds", Number(most=30), "cli-opt-engine-seconds", "--engine-seconds", "T"),
    Key(
        "engine_memory", "engine_memory", Whole(least=16, most=10**6), "cli-opt-engine-memory", "--engine-memory", "MB"
    ),
    _limit("connections_in_all", "bounds.everybody", _count),
    _limit("connections", "bounds.connections", _count),
    _limit("new_connections", "bounds.arrivals", _rate),
    _limit("visits", "bounds.visits", _rate),
    _limit("sockets", "sockets", _count),
    _limit("head_seconds", "bounds.head", _seconds),
    _limit("body_seconds", "bounds.body", _seconds),
    _limit("answer_seconds", "bounds.answer", _seconds),
    _limit("idle_seconds", "bounds.idle", Whole(most=3600)),
    _limit("linger_seconds", "bounds.linger", _seconds),
    _limit("body_bytes", "bounds.body_bytes", _count),
    _limit("bodies_bytes", "bounds.bodies", _count),
    _limit("requests", "requests", _rate),
    _limit("makes", "makes", _rate),
    _limit("messages", "messages", _rate),
    _limit("messages_of_address", "crowd", _rate),
    _limit("frames", "bounds.frames", _rate),
    _limit("frames_of_address", "bounds.crowd_frames", _rate),
    _limit("frame_bytes", "bounds.frame_bytes", _rate),
    _limit("fragments", "bounds.fragments", _count),
    _limit("told_again", "catch_ups", _rate),
    _limit("told_again_seconds", "bounds.catch_up", Number(least=0)),
    _limit("backlog_bytes", "bounds.backlog", _count),
    _limit("unread_bytes", "bounds.unread", _count),
    _limit("log_bytes", "bounds.log", _count),
    _limit("tables", "quota.tables", _count),
    _limit("records", "quota.records", _count),
    _limit("record_bytes", "quota.record_bytes", _rate),
    _limit("chat", "quota.chat", _rate),
    _limit("chat_of_address", "quota.chats", _rate),
    _limit("analysis", "quota.pieces", _rate),
)
BY_NAME = {key.name: key for key in KEYS}
BY_VARIABLE = {key.variable: key for key in KEYS}
