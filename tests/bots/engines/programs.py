"""Engines as others would write them, well and badly: small programs for the tests."""

from __future__ import annotations

import sys
from pathlib import Path

from roji.bots.engines.engine import Engine

EXAMPLE = Path(__file__).parents[3] / "examples" / "engine" / "engine.py"
START = """
import json, os, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
log = open(sys.argv[1], "a") if len(sys.argv) > 1 else None
for line in sys.stdin:
    if log: log.write(line); log.flush()
    asked = json.loads(line)
    id = asked["id"]
    if asked["do"] == "hello": say(do="hello", id=id, protocol=1, name="test", wants=["position"])
    elif asked["do"] != "decide": say(do="ready", id=id)
    else:
        first = asked["legal"][0]
        """


def program(folder: Path, decides: str, name: str = "test") -> Engine:
    """An engine that greets well and decides with this line of Python; it notes all it is sent."""
    path = folder / f"{name}.py"
    path.write_text(START + decides + "\n")
    return Engine(name, f"{sys.executable} {path} {folder / f'{name}.log'}", seconds=5.0)


WELL = 'say(do="move", id=id, move=first["move"])'
BAD = {
    "engine-timeout": "time.sleep(60)",
    "engine-died": 'print("no more", file=sys.stderr); os._exit(3)',
    "engine-garbage": 'print("9y", flush=True)',
    "engine-flood": 'print("x" * 2_000_000, flush=True)',
    "engine-answer": 'say(do="move", id=id - 1, move=first["move"])',
    "engine-illegal": 'say(do="move", id=id, action=10**30)',
    "engine-refused": 'say(do="error", id=id, why="too hard")',
    "engine-field": 'say(do="move", id=id, move=first["move"], value="good")',
}
