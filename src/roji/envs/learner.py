"""Teaches a network of network.py from examples, with numpy: which inputs were on, and what came of it.

`Examples` keeps them as bits on the disk; `learn` fits the weights by stochastic gradients (Adam) and `write` rounds
them to whole numbers.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from roji.bots.network import SCALES

BATCH = 1024
LIMIT = 1.9  # the largest weight of the first layer: sums stay within 16 bits
BIAS = 5.0


class Examples:
    """Which inputs were on, of what kind each example is, and what came of it."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.bits: list[Any] = []
        self.ends: list[int] = []
        self.kinds: list[int] = []

    def add(self, active: list[int], kind: int) -> None:
        """One more example, whose end is not known yet."""
        bits = np.zeros(self.inputs, np.uint8)
        bits[active] = 1
        self.bits.append(np.packbits(bits))
        self.kinds.append(int(kind))

    def ended(self, end: int) -> None:
        """What came of the first example whose end was not known."""
        self.ends.append(end)

    def arrays(self) -> tuple[Any, Any, Any]:
        """All of it: the inputs as bits, the ends, the kinds."""
        return np.array(self.bits), np.array(self.ends), np.array(self.kinds)

    def save(self, file: Path) -> None:
        bits, ends, kinds = self.arrays()
        part = file.with_suffix(".part.npz")
        np.savez(part, inputs=bits, gains=ends.astype(np.int16), kinds=kinds.astype(np.int16))
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> Examples:
        found, kept = cls(0), np.load(file)
        found.bits, found.ends, found.kinds = list(kept["inputs"]), list(kept["gains"]), list(kept["kinds"])
        return found

    @classmethod
    def joined(cls, parts: list[Examples]) -> Examples:
        found = cls(0)
        for part in parts:
            found.bits += part.bits
            found.ends += part.ends
            found.kinds += part.kinds
        return found


class Learner:
    """One hidden layer, cut off below 0 and above 1; outputs are the shares of classes, or with `counting` a number."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int, counting: bool = False) -> None:
        self.counting = counting
        rng = np.random.default_rng(seed)
        self.shape = (inputs, hidden, outputs)
        self.rng = rng
        first = rng.normal(0, 0.15, (inputs, hidden))
        second = rng.normal(0, 1 / np.sqrt(hidden), (hidden, outputs))
        self.weights = [x.astype(np.float32) for x in (first, np.full(hidden, 0.2), second, np.zeros(outputs))]
        self.means = [np.zeros_like(x) for x in self.weights]
        self.squares = [np.zeros_like(x) for x in self.weights]
        self.steps = 0

    def shares(self, inputs: Any) -> tuple[Any, Any]:
        first, starts, second, last = self.weights
        sums = inputs @ first + starts
        hidden = np.clip(sums, 0, 1)
        logits = hidden @ second + last
        if self.counting:
            return hidden, logits
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        return hidden, shares

    def answers(self, inputs: Any) -> Any:
        """What it answers to many examples: the number, or the shares."""
        parts = []
        for i in range(0, len(inputs), 8192):
            bits = np.unpackbits(inputs[i : i + 8192], axis=1, count=self.shape[0]).astype(np.float32)
            parts.append(self.shares(bits)[1])
        found = np.concatenate(parts)
        return found[:, 0] if self.counting else found

    def loss(self, inputs: Any, wanted: Any) -> float:
        """The mean square of what it misses by, or of the surprise."""
        found = self.answers(inputs)
        if self.counting:
            return float(((found - wanted) ** 2).mean())
        return float(-np.log(found[np.arange(len(wanted)), wanted] + 1e-9).mean())

    def step(self, inputs: Any, wanted: Any, rate: float) -> None:
        hidden, shares = self.shares(inputs)
        if self.counting:
            shares[:, 0] -= wanted
        else:
            shares[np.arange(len(wanted)), wanted] -= 1
        shares /= len(wanted)
        back = shares @ self.weights[2].T
        back[(hidden <= 0) | (hidden >= 1)] = 0
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ shares, shares.sum(axis=0)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self.means[k] += 0.1 * (slope - self.means[k])
            self.squares[k] += 0.001 * (slope * slope - self.squares[k])
            mean = self.means[k] / (1 - 0.9**self.steps)
            square = self.squares[k] / (1 - 0.999**self.steps)
            self.weights[k] -= rate * mean / (np.sqrt(square) + 1e-8)
        np.clip(self.weights[0], -LIMIT, LIMIT, out=self.weights[0])
        np.clip(self.weights[1], -BIAS, BIAS, out=self.weights[1])

    def learn(self, inputs: Any, wanted: Any, epochs: int, rate: float = 2e-3, held: int = 40_000) -> float:
        """Go over all examples so often; the last ones are held back to tell how good it is."""
        train, test = len(wanted) - held, slice(len(wanted) - held, None)
        batches = train // BATCH
        for epoch in range(epochs):
            begun = time.perf_counter()
            order = self.rng.permutation(train)
            for b in range(batches):
                at = order[b * BATCH : (b + 1) * BATCH]
                bits = np.unpackbits(inputs[at], axis=1, count=self.shape[0]).astype(np.float32)
                left = 1 - (epoch + b / batches) / epochs
                self.step(bits, wanted[at], rate * max(left, 0.02))
            loss = self.loss(inputs[test], wanted[test])
            print(f"epoch {epoch + 1}: {loss:.4f} ({time.perf_counter() - begun:.0f} s)", flush=True)
        return loss

    def write(self, file: Path, **made: Any) -> None:
        """The weights as whole numbers behind a line that says how they were made."""
        full, unit = SCALES
        inputs, hidden, outputs = self.shape
        first, starts, second, last = self.weights
        parts = [first * full, starts * full, second.T * unit, last * unit]
        numbers = np.concatenate([np.clip(np.rint(part), -32767, 32767).astype("<i2").ravel() for part in parts])
        head = {"inputs": inputs, "hidden": hidden, "outputs": outputs, **made}
        file.write_bytes(json.dumps(head).encode() + b"\n" + numbers.tobytes())
