#!/usr/bin/env python3
"""A whole engine: it plays any game of Roji by chance. docs/engines.md tells what the lines mean."""

import json
import random
import sys
from typing import Any

chance = random.Random()


def answer(message: dict[str, Any]) -> dict[str, Any]:
    """What to say to one line of the host."""
    if message["do"] == "hello":
        return {"do": "hello", "protocol": 1, "name": "chance", "version": "1"}
    if message["do"] == "match":
        chance.seed(message["seed"])
    if message["do"] == "decide":
        legal = message["legal"]
        chosen = chance.choice(legal)
        return {"do": "move", "move": chosen["move"], "why": f"one of {len(legal)}"}
    return {"do": "ready"}


for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps({**answer(message), "id": message["id"]}), flush=True)
