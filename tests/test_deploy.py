"""What lies in deploy/ fits the server: its settings, addresses, counts and steps exist."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from building import ROOT
from roji.server.config.keys import BY_VARIABLE
from tests.server.running import quick, running

DEPLOY = ROOT / "deploy"


def test_the_image_is_made_by_the_script_and_serves_by_known_settings() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    installing = [line for line in text.splitlines() if "pip" in line or "venv" in line or "install.sh" in line]
    assert [line for line in installing if not line.startswith("#")] == ["RUN /src/deploy/install.sh /opt/roji"]
    assert set(re.findall(r"\b(ROJI_\w+)=", text)) <= BY_VARIABLE.keys()
    assert "/ready" in text
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for needed in ("deploy", "requirements", "src", "web", "docs", "building"):
        assert needed not in ignored


def test_caddy_asks_what_servers_answer_and_shows_nobody_else() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "health_uri /ready" in text
    (hidden,) = re.findall(r"@operators path (.*)", text)
    from roji.server.watching import HANDLERS

    assert set(hidden.split()) == {path for handler in HANDLERS for path in handler.paths}


def test_the_unit_starts_a_server_with_its_settings_and_systemd_understands_it(tmp_path: Path) -> None:
    text = (DEPLOY / "roji.service").read_text("utf-8")
    assert "serve --config /etc/roji/roji.toml" in text
    assert set(re.findall(r"\b(ROJI_[A-Z_]+)=", text)) <= BY_VARIABLE.keys()
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine")
    unit = tmp_path / "roji.service"
    unit.write_text(text.replace("/opt/roji/bin/roji", shutil.which("true") or ""), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_count_on_the_dashboard_is_counted(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:roji|process)_[a-z_]+", asked))
    assert len(named) > 20

    async def counted() -> str:
        async with running(quick(tmp_path)) as home:
            return (await home.http.get("/metrics")).text

    text = asyncio.run(counted())
    families = set(re.findall(r"(?m)^# TYPE (\w+) ", text))
    bare = {re.sub(r"_(?:bucket|sum|count)$", "", name) for name in named}
    assert bare <= families
    ours = {name for name in families if name.startswith("roji_") and not name.endswith("_created")}
    assert ours - bare == set(), "what is counted can be seen"
