"""A small network of whole numbers: which inputs are on goes in, one number for each output comes out.

One hidden layer, cut off below 0 and above 1. A weight file is a line of JSON that says how it was made, then the
weights as 16-bit numbers, little end first. All sums are exact: plain and compiled code answer alike to the last bit.
"""

from __future__ import annotations

import json
import struct
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.roji.bots.network import add_rows, clip, product

MOST_HIDDEN = 256
FULL = 128  # a hidden unit that is on, and the weight 1 of the first layer
SCALES = (128, 512)  # the weight 1 of the first layer (FULL) and of the second
WHOLE = 65536.0  # what an output of 1 comes to
ACTIVE = 128  # inputs that may be on together
LARGEST = 32767
LIFT = 1 << 15  # added to packed numbers, so that none is negative


def packed(numbers: Sequence[int]) -> int:
    """Numbers side by side in one: plain Python adds up long numbers faster than lists."""
    return int.from_bytes(struct.pack(f"<{len(numbers)}Q", *(number + LIFT for number in numbers)), "little")


def unpacked(number: int, n: int) -> tuple[int, ...]:
    return struct.unpack(f"<{n}Q", number.to_bytes(8 * n, "little"))


class Network:
    """Weights, and what they answer."""

    def __init__(self, inputs: int, hidden: int, outputs: int, weights: array[int]) -> None:
        if hidden > MOST_HIDDEN or outputs > 64 or len(weights) != (inputs + 1) * hidden + (hidden + 1) * outputs:
            raise ValueError("these are not the weights of such a network")
        rows = [weights[i * hidden : (i + 1) * hidden] for i in range(inputs + 1 + outputs)]
        if max(map(abs, weights[: inputs * hidden])) * ACTIVE + max(map(abs, rows[inputs])) > LARGEST:
            raise ValueError("the sums of this network may not fit in 16 bits")
        biases = weights[len(weights) - outputs :]
        self.inputs, self.hidden, self.outputs = inputs, hidden, outputs
        if cython.compiled:
            self.first = cython.cast(cython.p_short, calloc(inputs * hidden, cython.sizeof(cython.short)))
            self.starts = cython.cast(cython.p_short, calloc(hidden, cython.sizeof(cython.short)))
            self.second = cython.cast(cython.p_short, calloc(outputs * hidden, cython.sizeof(cython.short)))
            self.last = cython.cast(cython.p_int, calloc(outputs, cython.sizeof(cython.int)))
            if not self.first or not self.starts or not self.second or not self.last:
                raise MemoryError
            for i in range(inputs * hidden):
                self.first[i] = weights[i]
            for i in range(hidden):
                self.starts[i] = rows[inputs][i]
            for i in range(outputs * hidden):
                self.second[i] = weights[(inputs + 1) * hidden + i]
            for i in range(outputs):
                self.last[i] = biases[i] * SCALES[0]
        else:
            second = rows[inputs + 1 :]
            self.first = [packed(row) for row in rows[:inputs]]
            self.starts = packed(rows[inputs])
            self.second = [packed([row[i] for row in second]) for i in range(hidden)]
            self.last = [bias * SCALES[0] for bias in biases]

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.first)
            free(self.starts)
            free(self.second)
            free(self.last)

    def answer(self, active: list[int], n: int, out: list[float]) -> None:
        """The outputs where the first `n` of `active` are the inputs that are on."""
        if not cython.compiled:
            sums: list[int] = []
        if cython.compiled:
            for i in range(self.hidden):
                sums[i] = self.starts[i]
            add_rows(sums, self.first, active, n, self.hidden)
            clip(sums, FULL, self.hidden)
            for k in range(self.outputs):
                out[k] = (self.last[k] + product(sums, self.second + k * self.hidden, self.hidden)) / WHOLE
        else:
            found = unpacked(sum([self.first[active[k]] for k in range(n)], self.starts), self.hidden)
            sums = [min(max(total - (n + 1) * LIFT, 0), FULL) for total in found]
            found = unpacked(sum([a * b for a, b in zip(sums, self.second, strict=True) if a]), self.outputs)
            lifted = LIFT * sum(sums)
            for k in range(self.outputs):
                out[k] = (self.last[k] + found[k] - lifted) / WHOLE

    @cython.locals(inputs=cython.int[128], outputs=cython.double[64])
    def answers(self, active: list[int]) -> list[float]:
        """The same for Python."""
        if not cython.compiled:
            inputs, outputs = [0] * 128, [0.0] * 64
        for k, number in enumerate(active[:128]):
            inputs[k] = number
        self.answer(inputs, len(active[:128]), outputs)
        return [outputs[k] for k in range(self.outputs)]


def read(file: Path) -> tuple[dict[str, Any], Network]:
    """How a network was made, and the network."""
    head, _, body = file.read_bytes().partition(b"\n")
    made: dict[str, Any] = json.loads(head)
    weights = array("h")
    weights.frombytes(body)
    if sys.byteorder == "big":
        weights.byteswap()
    return made, Network(made["inputs"], made["hidden"], made["outputs"], weights)
