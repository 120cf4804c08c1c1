"""The same program plain and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any


def plain_and_compiled(script: str) -> tuple[list[Any], list[Any]]:
    """What a program prints, a JSON list after `roji.compiled`, run plain, and compiled where that is built."""
    answers = []
    for pure in ("1", ""):
        env = {**os.environ, "ROJI_PURE": pure}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        answers.append(json.loads(done.stdout))
    assert answers[0][0] is False
    return answers[0][1:], answers[1][1:]
