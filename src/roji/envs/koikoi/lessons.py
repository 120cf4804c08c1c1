"""Teaches the judge of Koi-Koi how rounds end, from rounds that searching players play.

    python -m roji.envs.koikoi.lessons FOLDER      plays, learns, plays on with what was learnt; rewrites value.net

The first rounds are played to their end by quick players inside the search, the others with the network that learnt
from those. Examples stay in the folder, so the command goes on after an interruption.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from roji.bots.koikoi import equity
from roji.bots.koikoi.features import INPUTS, seen
from roji.bots.koikoi.judge import KoiKoiJudge
from roji.bots.koikoi.learned import CLASSES_IN_ALL, class_of
from roji.bots.tree import Tree
from roji.envs.learner import Examples, Learner
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.numbers import PLAY

SIMULATIONS = 100
STRAY = 0.06  # how often a card is played at random
FIRST = {101: 60_000}  # seeds, and the rounds played with each
THEN = {201: 12_000, 202: 12_000}
HIDDEN, EPOCHS, SEED = 128, 5, 1
SIDE = 11


def house(rng: random.Random) -> KoiKoi:
    """A table with house rules, those of a preset most often."""
    preset = rng.choices(("leaflet", "common", "rising"), (0.4, 0.2, 0.4))[0]
    options: dict[str, Any] = {}
    if rng.random() < 0.15:
        options = {
            "viewings": rng.random() < 0.5, "stacking": rng.random() < 0.5, "koikoi_rise": rng.random() < 0.5,
            "calls": rng.choice(("once", "many")),
        }  # fmt: skip
    return KoiKoi(preset=preset, **options)


def judge_of(game: KoiKoi, weights: Path | None) -> KoiKoiJudge:
    """The judge that has learnt these weights, or the one that has learnt nothing."""
    return equity.quick_judge(game) if weights is None else equity.judge_for(game, weights=weights)


def play(rounds: int, seed: int, weights: Path | None) -> Examples:
    """Every card that is played in so many rounds as an example: what was seen then, and how the round ended."""
    rng = random.Random(seed)
    examples = Examples(INPUTS)
    done = 0
    while done < rounds:
        game = house(rng)
        judge = judge_of(game, weights)
        state = game.new(seed=rng.getrandbits(60))
        movers: list[int] = []  # of the examples of this round
        while not state.over:
            now, legal = state.round, state.legal_actions()
            playing = legal[0] < 48
            if state.facts(results=False).phase == PLAY:
                examples.add(seen(state), game.options["call_bonus"] == "each")
                movers.append(state.seat or 0)
            if len(legal) == 1:
                state.apply(legal[0])
            elif playing and rng.random() < STRAY:
                state.apply(rng.choice(legal))
            else:
                tree = Tree(state, judge, seed=rng.getrandbits(60), room=1 << 10)
                tree.think(SIMULATIONS)
                state.apply(tree.branches()[0].action)
            if state.round != now or state.over:
                result = state.rounds()[now]
                for mover in movers:
                    sign = 0 if result["winner"] is None else 1 if result["winner"] == mover else -1
                    examples.ended(sign * result["points"])
                movers = []
                done += 1
    return examples


def learn(examples: Examples, out: Path, hours: float) -> None:
    """Fit a network to the examples and write its weights."""
    inputs, gains, kinds = examples.arrays()
    wanted = np.array([class_of(int(gain)) for gain in gains])
    typical = {}
    for name, kind in (("each", True), ("opponent", False)):
        here = [np.abs(gains[(wanted % SIDE == k) & (wanted < 2 * SIDE) & (kinds == kind)]) for k in range(SIDE)]
        typical[name] = [round(float(found.mean())) if len(found) else 0 for found in here]
    learner = Learner(INPUTS, HIDDEN, CLASSES_IN_ALL, SEED)
    loss = learner.learn(inputs, wanted, EPOCHS)
    learner.write(
        out, made_by="python -m roji.envs.koikoi.lessons FOLDER", seeds=sorted(FIRST | THEN), hours=round(hours, 2),
        examples=len(wanted), loss=round(loss, 4), typical=typical,
    )  # fmt: skip


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    begun = time.process_time()
    known: list[Examples] = []
    weights = None
    for number, seeds in enumerate((FIRST, THEN)):
        for seed, rounds in seeds.items():
            file = folder / f"{seed}.npz"
            if not file.exists():
                play(rounds, seed, weights).save(file)
            known.append(Examples.load(file))
        weights = folder / f"{number}.net"
        if not weights.exists():
            learn(Examples.joined(known), weights, (time.process_time() - begun) / 3600)
    assert weights is not None
    equity.WEIGHTS.write_bytes(weights.read_bytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
