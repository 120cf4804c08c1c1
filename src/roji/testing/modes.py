"""Plain equals compiled: the same matches in two interpreters, compared move by move."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import roji
from roji.games.game import Game
from roji.games.registry import games


def check_modes(game: Game, matches: int, seed: int) -> None:
    """Play the same random matches in this mode and in the other, where the game can be found in both."""
    from roji.testing.check import Broken

    if game.id not in games() or type(roji.game(game.id, **game.options)) is not type(game):
        return  # not a registered game: there is nothing compiled to compare with
    call = json.dumps({"game": game.id, "options": game.options, "matches": matches, "seed": seed})
    path = os.pathsep.join(folder for folder in sys.path if folder)
    env = {**os.environ, "ROJI_PURE": "1" if roji.compiled else "", "PYTHONPATH": path}
    command = [sys.executable, "-c", "from roji.testing.modes import main; main()", call]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Broken(f"{game!r} fails in the other mode: {done.stderr.strip()}")
    own = trace(game, matches, seed)
    other = done.stdout.splitlines()
    for move, (mine, theirs) in enumerate(zip(own, other, strict=False)):
        if mine != theirs:
            raise Broken(f"{game!r}, seed {seed}: plain and compiled part at line {move}:\n{mine}\n{theirs}")
    if len(own) != len(other):
        raise Broken(f"{game!r}, seed {seed}: plain and compiled play matches of different length")


def trace(game: Game, matches: int, seed: int) -> list[str]:
    """Random matches, every state and what it tells as one line of JSON."""
    rng = random.Random(seed)
    lines: list[str] = []
    for _ in range(matches):
        state = game.new(seed=rng.randrange(1 << 64))
        while not state.over:
            legal = state.legal_actions()
            action = rng.choice(legal)
            number = rng.randrange(1 << 64)
            redealt = state.redeal(rng.choice([*range(game.players), None]), number)
            seen = [state.observe(seat).hex() for seat in (state.seat, None)]
            facts: list[Any] = [state.to_dict(), legal, action, redealt.to_dict(), state.describe(action), seen]
            lines.append(json.dumps(facts))
            state.apply(action)
        lines.append(json.dumps([state.to_dict(), state.scores(), state.returns(), state.rounds()]))
    made = roji.playouts(game, 20, seed)
    lines.append(json.dumps([made.games, made.decisions, made.wins]))
    return lines


def main() -> None:
    """Print the trace that the first argument asks for."""
    asked = json.loads(sys.argv[1])
    for line in trace(roji.game(asked["game"], **asked["options"]), asked["matches"], asked["seed"]):
        print(line)
