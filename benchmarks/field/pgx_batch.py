"""Measures one environment of pgx on the CPU once and prints the figures as JSON; run in build/peers.

A step samples a legal action for every match, makes it, begins finished matches anew, and has the observation and the
mask of the player to move: everything inside one compiled call, or as many steps of it as `lax.scan` takes at once.
The better of both counts.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import pgx
from pgx.experimental import auto_reset

SECONDS = 0.5
SCANNED = 16  # steps of one call


def figures(name: str, size: int) -> dict[str, float]:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry: tuple[Any, Any], _: None = None) -> tuple[tuple[Any, Any], None]:
        state, key = carry
        key, draw, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(draw, logits, axis=-1)
        return (jax.vmap(step)(state, action, jax.random.split(chance, size)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, SCANNED)[0])
    single = jax.jit(lambda carry: one(carry)[0])
    key = jax.random.PRNGKey(0)
    begun = time.perf_counter()
    start = jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key
    jax.block_until_ready(single(start))
    first = time.perf_counter() - begun
    found = {
        "compile": first,
        "bytes": float(sum(leaf.nbytes for leaf in jax.tree.leaves(start[0].observation)) / size),
    }
    rates = [rate(single, start, size), rate(many, start, size * SCANNED)]
    return {**found, "rate": max(rates)}


def rate(call: Callable[[Any], Any], carry: Any, steps: int) -> float:
    """Steps of one match a second."""
    carry = jax.block_until_ready(call(carry))
    done, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        carry = jax.block_until_ready(call(carry))
        done += steps
    return done / (time.perf_counter() - begun)


if __name__ == "__main__":
    print(json.dumps({size: figures(sys.argv[1], int(size)) for size in sys.argv[2:]}))
