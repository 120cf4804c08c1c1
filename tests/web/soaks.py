"""The browser tests with every match played to its end."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.soaking import soak


@soak("browser, whole matches", total=1, short=0, chunk=1)
def browser(seed: int, start: int, stop: int) -> None:
    env = {**os.environ, "ROJI_WHOLE": "1", "CI": "true"}
    subprocess.run([sys.executable, "-m", "pytest", "tests/web", "-q", "-n", "2"], env=env, check=True)
