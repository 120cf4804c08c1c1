"""Lessons of a searching bot to begin with: what it would do in positions of its own play, and how it judges them."""

from __future__ import annotations

from typing import Any

import numpy as np
from rollout import Equity, mixed

from roji.bots.bot import bot
from roji.games.game import Game

MATCHES = 16  # at once
CURIOUS = 0.1  # how often the play leaves what the teacher likes best, so that other positions are seen, too


def lessons(game: Game, teacher: str, count: int, seed: int) -> dict[str, Any]:
    """So many decisions: what was observed, how the thought of the teacher was shared out, and its judgement.

    As everywhere in this example a judgement says by how much the chances have changed since the round began.
    """
    batch, equity, rng = mixed(game, MATCHES, seed), Equity(game), np.random.default_rng(seed)
    teachers = [bot(teacher, game, seat) for seat in range(game.players)]
    spec = game.observation
    stakes = np.zeros((MATCHES, game.players), np.float32)  # the chances with which the round began, by seat
    rounds = np.full(MATCHES, -1)
    rows: dict[str, list[Any]] = {"observation": [], "mask": [], "shares": [], "value": []}
    while len(rows["value"]) < count:
        number = batch.observation[:, spec["round"]][:, 0].astype(int)
        begun = (number != rounds) | batch.done
        own = equity(batch.observation)
        for row in np.flatnonzero(begun):
            stakes[row, batch.seat[row]], stakes[row, 1 - batch.seat[row]] = own[row], -own[row]
        rounds, actions = number, batch.sample()
        for row in np.flatnonzero(batch.count > 1):
            seat = int(batch.seat[row])
            found = teachers[seat].opinions(batch.state(int(row)).redeal(seat, int(rng.integers(1 << 32))))
            shares = np.zeros(game.num_actions, np.float32)
            shares[[opinion.action for opinion in found]] = [opinion.share for opinion in found]
            told = (batch.observation[row].copy(), batch.mask[row].copy(), shares, found[0].value - stakes[row, seat])
            for name, value in zip(rows, told, strict=True):
                rows[name].append(value)
            if rng.random() > CURIOUS:
                actions[row] = found[0].action
        batch.step(actions)
    return {name: np.array(values) for name, values in rows.items()}
