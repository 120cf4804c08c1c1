"""The browser tests with every match played to its end; the walk in every size, language, light and font."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.soaking import soak
from tests.web.walk import WALKS

WHOLE = {**os.environ, "ROJI_WHOLE": "1", "CI": "true"}


@soak("browser, whole matches", total=1, short=0, chunk=1)
def browser(seed: int, start: int, stop: int) -> None:
    words = [sys.executable, "-m", "pytest", "tests/web", "--ignore=tests/web/test_walk.py", "-q", "-n", "2"]
    subprocess.run(words, env=WHOLE, check=True)


@soak("browser, the whole walk", total=len(WALKS), short=0, chunk=1)
def walk(seed: int, start: int, stop: int) -> None:
    for name in list(WALKS)[start:stop]:
        words = [sys.executable, "-m", "pytest", "tests/web/test_walk.py", "-q", "-k", f"walk and {name}"]
        subprocess.run(words, env=WHOLE, check=True)
