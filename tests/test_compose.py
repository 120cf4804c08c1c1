"""The compose file fits the server: its settings, services, volumes and addresses exist."""

from __future__ import annotations

import re
from typing import Any

import yaml  # type: ignore[import-untyped]

from building import ROOT
from roji.server.config.chosen import choose
from roji.server.config.keys import BY_VARIABLE

DEPLOY = ROOT / "deploy"


def filled(text: str) -> str:
    """What compose makes of ${NAME:-default} and ${NAME:?why}."""
    return re.sub(r"\$\{\w+:([-?])([^}]*)\}", lambda found: found[2] if found[1] == "-" else "secret", text)


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(filled((DEPLOY / "compose.yaml").read_text("utf-8")))
    return found


def test_the_servers_of_the_compose_file_are_set_up_as_settings_allow() -> None:
    file = composed()
    servers = {name: each for name, each in file["services"].items() if name.startswith("roji")}
    assert len(servers) == 2
    for name, each in servers.items():
        env = each["environment"]
        assert {key for key in env if key.startswith("ROJI_")} <= BY_VARIABLE.keys()
        settings = choose({}, None, env).settings
        assert settings.store.endswith("@postgres/roji")
        assert settings.bus.removeprefix("nats://").partition(":")[0] in file["services"]
        assert settings.proxies == file["services"]["caddy"]["networks"]["inside"]["ipv4_address"]
        assert each["hostname"] == name, "a server answers to the name by which Caddy asks for it"
        assert f"{name}:{settings.port}" in file["services"]["caddy"]["environment"]["ROJI_SERVERS"].split()
        assert int(each["stop_grace_period"].removesuffix("s")) > settings.drain + 10


def test_all_that_the_compose_file_names_is_there() -> None:
    file = composed()
    for each in file["services"].values():
        assert set(each.get("depends_on", ())) <= file["services"].keys()
        assert set(each["networks"]) <= file["networks"].keys()
        for volume in each.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in file["volumes"]
        if "build" in each:
            assert (DEPLOY / each["build"]["context"] / each["build"]["dockerfile"]).resolve().is_file()
