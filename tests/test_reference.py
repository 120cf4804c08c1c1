"""The reference is built from the docstrings without a warning, and leads to every name that the library offers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import roji
import roji.client
import roji.testing

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"


def test_the_reference_is_built_without_warnings_and_knows_every_public_name(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(REFERENCE), str(tmp_path)]
    done = subprocess.run(
        command, env={**os.environ, "ROJI_PURE": "1"}, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    pages = "".join(path.read_text("utf-8") for path in tmp_path.glob("*.html"))
    names = [f"roji.{name}" for name in roji.__all__ if name != "compiled"]
    names += [f"roji.client.{name}" for name in roji.client.__all__]
    names += ["roji.testing.check_game", "roji.testing.hidden.Slots", "roji.bots.bot.bot", "roji.table.record.Record"]
    names += ["roji.games.observation.Observation", "roji.envs.batch.Batch"]
    assert [name for name in names if f'id="{name}"' not in pages] == []
