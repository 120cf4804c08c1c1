"""Networks of whole numbers: the same answers plain and compiled, and no weights that could overflow."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from roji.bots.network import Network, read
from tests.bots.both import plain_and_compiled

BOTS = Path(__file__).parents[2] / "src" / "roji" / "bots"
SCRIPT = """
import json, random
from pathlib import Path
import roji
from roji.bots.network import read
rng = random.Random(3)
found = []
for name in ("koikoi",):
    network = read(Path(roji.__file__).with_name("bots") / name / "value.net")[1]
    for _ in range(30):
        found.append([repr(x) for x in network.answers(rng.sample(range(network.inputs), rng.randrange(90)))])
print(json.dumps([roji.compiled, found]))
"""


def test_plain_and_compiled_answer_alike_to_the_last_bit() -> None:
    plain, compiled = plain_and_compiled(SCRIPT)
    assert plain == compiled


@pytest.mark.parametrize("game", ["koikoi"])
def test_a_weight_file_says_how_it_was_made(game: str) -> None:
    made, network = read(BOTS / game / "value.net")
    assert (network.inputs, network.hidden) == (made["inputs"], made["hidden"])
    assert made["examples"] > 100_000
    assert made["made_by"].startswith(f"python -m roji.envs.{game}.lessons")
    assert made["hours"] > 0


def test_an_answer_is_the_sum_of_what_is_on() -> None:
    """Two inputs, one hidden unit, one output: 128 is 1 in the first layer, 512 in the second."""
    network = Network(2, 1, 1, array("h", [64, -128, 32, 512, 256]))
    assert network.answers([]) == [0.25 + 0.5]
    assert network.answers([0]) == [0.75 + 0.5]
    assert network.answers([0, 1]) == [0.5]  # cut off below 0


@pytest.mark.parametrize("weights", [[1, 2], [300, 1, 1, 1, 1]])
def test_weights_that_do_not_fit_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match=r"weights of such a network|16 bits"):
        Network(2, 1, 1, array("h", weights))
