"""The Niwashi partner: fair, the same plain and compiled, and worth having."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import roji
from roji.bots.bot import Bot, bot, decide
from roji.games.niwashi import journey
from tests.bots.both import plain_and_compiled


def play(state: roji.State, bots: Sequence[Bot], most: int = 10_000) -> None:
    """Let bots play to the end, or so many decisions; each sees what its seat sees."""
    for _ in range(most):
        if state.over:
            break
        assert state.seat is not None
        action = decide(bots[state.seat], state)
        for player in bots:
            player.see(state.effects_of(action, player.seat)[1])
        state.apply(action)


def played(names: tuple[str, str], seed: int, most: int = 10_000, **options: object) -> tuple[roji.State, list[Bot]]:
    """A match of two bots, or its first decisions."""
    game = roji.game("niwashi", **options)
    bots = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
    state = game.new(seed=seed)
    play(state, bots, most)
    return state, bots


def test_two_partners_fulfil_most_wishes() -> None:
    """N-24: twenty wishes at most; the arena measures the mean."""
    points = [played(("partner", "partner"), seed)[0].scores()[0] for seed in (1, 2)]
    assert sum(points) >= 26


@pytest.mark.parametrize("decisions", [5, 18, 37])
def test_what_is_hidden_does_not_change_the_choice(decisions: int) -> None:
    """Twins that differ only in what the seat cannot know."""
    state, bots = played(("partner", "partner"), 3, decisions)
    assert state.seat is not None
    before = state.clone()
    chosen = {bots[state.seat].choose(state.redeal(state.seat, deal)) for deal in range(5)}
    assert len(chosen) == 1
    assert chosen <= set(state.legal_actions())
    assert state == before


def test_opinions_cover_every_decision_best_first() -> None:
    state, bots = played(("partner", "partner"), 3, 12)
    assert state.seat is not None
    found = bots[state.seat].opinions(state)
    assert sorted(opinion.action for opinion in found) == state.legal_actions()
    values = [opinion.value for opinion in found]
    assert values == sorted(values, reverse=True)
    assert all(-1 <= value <= 1 for value in values)


@pytest.mark.parametrize("name", ["partner", "silent", "careless"])
def test_every_garden_of_the_journey_is_played_to_the_end(name: str) -> None:
    for number, garden in enumerate(journey.gardens()):
        if number % 3 == len(name) % 3:
            state, _ = played((name, "partner"), 1, journey=garden)
            assert state.over


SCRIPT = """
import json
import roji
from tests.bots.niwashi.test_partner import played
state, bots = played({names}, 5, {most})
found = [[o.action, repr(o.value)] for o in bots[state.seat].opinions(state)]
print(json.dumps([roji.compiled, state.to_dict()["garden"], found]))
"""


@pytest.mark.parametrize(("names", "most"), [(("partner", "careless"), 10), (("companion", "self-taught"), 7)])
def test_plain_and_compiled_think_the_same(names: tuple[str, str], most: int) -> None:
    plain, compiled = plain_and_compiled(SCRIPT.format(names=names, most=most))
    assert plain == compiled
