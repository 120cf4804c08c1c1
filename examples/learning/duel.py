"""A quick look at how well a network plays against the simple player, during training. The arena has the last word."""

from __future__ import annotations

import numpy as np
from network import Params, think

from roji.arena.interval import Estimate, share
from roji.bots.bot import bot
from roji.envs import Batch
from roji.games.game import Game

SEED = 1 << 40  # so that no match of the training is among them


def duel(params: Params, game: Game, deals: int, seed: int = 0, against: str = "greedy") -> Estimate:
    """The share of the wins over so many deals, each played twice with the seats exchanged, and its interval."""
    weights = {name: np.asarray(value) for name, value in params.items()}
    shares = np.mean([half(weights, game, deals, SEED + seed, seat, against) for seat in range(2)], axis=0)
    return share(shares.tolist())


def half(params: Params, game: Game, deals: int, seed: int, seat: int, against: str) -> list[float]:
    """What the network has of every win at this seat: 1, 0.5 or 0."""
    batch = Batch(game, deals, seed)
    other = bot(against, game, 1 - seat)
    shares = np.full(deals, np.nan)
    while np.isnan(shares).any():
        actions = np.argmax(think(params, batch.observation, batch.mask)[0], axis=1)
        for row in np.flatnonzero((batch.seat != seat) & np.isnan(shares)):
            actions[row] = other.choose(batch.state(int(row)))
        batch.step(actions)
        ended = batch.done & np.isnan(shares)
        shares[ended] = (batch.reward[ended, seat] + 1) / 2
    found: list[float] = shares.tolist()
    return found
