"""Which match a reset begins: that of the seed, then one after another from it."""

from __future__ import annotations

import random
import secrets

from roji.games.errors import Invalid
from roji.games.state import State
from roji.games.variants import Setup

TRIES = 1000


class Deals:
    """The matches of an environment. With a seed the first is `Setup.new(seed)`; without one it is left to chance."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seeds = random.Random(secrets.randbits(64))

    def next(self, seed: int | None) -> State:
        """A match that is not over at the deal, as one with a lucky hand can be: such a one is passed over."""
        if seed is not None:
            self.seeds.seed(seed)
        number = self.seeds.randrange(1 << 63) if seed is None else seed
        for _ in range(TRIES):
            state = self.setup.new(number)
            if not state.over:
                return state
            number = self.seeds.randrange(1 << 63)
        raise Invalid("env-over", setup=repr(self.setup), tries=TRIES)
