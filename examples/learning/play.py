"""A trained network as an engine: it reads lines and answers them (docs/engines.md), so that it can sit in the arena.

roji arena koikoi engine:learnt greedy --engine learnt="python play.py runs/first/weights.npz" --deals 1000
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from network import Params, load, think

import roji

HELLO = {"do": "hello", "protocol": 1, "name": "Learnt", "version": "1", "games": ["koikoi"], "wants": ["position"]}


class Player:
    """The network at the seat of one match after the other."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.game, self.seat = roji.game("koikoi"), 0
        self.mask = np.zeros((1, self.game.num_actions), np.uint8)

    def answer(self, line: dict[str, Any]) -> dict[str, Any]:
        if line["do"] == "hello":
            return HELLO
        if line["do"] == "match":
            self.game, self.seat = roji.game(line["game"], **line["options"]), line["seat"]
        if line["do"] == "decide":
            action, value = self.decide(line["position"])
            return {"do": "move", "action": action, "value": value}
        return {"do": "ready"}

    def decide(self, position: Any) -> tuple[int, float]:
        """What the network likes best. What it cannot know was dealt anew in the position, and it does not see it."""
        state = self.game.from_dict(position)
        state.mask_into(self.mask)
        row = np.frombuffer(state.observe(self.seat), np.uint8)[None]
        logits, value = think(self.params, row, self.mask)
        return int(np.argmax(logits)), float(np.clip(value[0], -1, 1))


def main() -> None:
    player = Player(load(Path(sys.argv[1])))
    for text in sys.stdin:
        line = json.loads(text)
        print(json.dumps({**player.answer(line), "id": line["id"]}), flush=True)


if __name__ == "__main__":
    main()
