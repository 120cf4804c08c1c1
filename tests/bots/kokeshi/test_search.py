"""The strong Kokeshi player and the one-turn reference: what they see, and how they behave."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import roji
from roji.bots.bot import Bot, bot, decide
from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.kokeshi.path import NO_WAY, PathBot
from roji.games.kokeshi.rules import KokeshiState
from tests.bots.kokeshi import soaks
from tests.bots.kokeshi.forced import anywhere, lost_next, naive_garden, wins_now, with_a_win_in_two
from tests.games.kokeshi.positions import GARDENS, as_naive, fresh, play, random_position, setup
from tests.soaking import Job


def player(state: roji.State, nodes: int) -> AlphaBetaBot:
    assert state.seat is not None
    made = AlphaBetaBot(state.game, state.seat)
    made.budget(nodes)
    return made


def whole_turn(state: roji.State, made: Bot) -> roji.State:
    """The state after the bot's turn."""
    after = state.clone()
    while after.seat == made.seat:
        after.apply(decide(made, after))
    return after


def lost_position() -> KokeshiState:
    """A position whose player to move loses whatever the answer, and can pass a bead."""
    state = with_a_win_in_two(0, random.Random(1))
    after = whole_turn(state, player(state, 10_000))
    assert isinstance(after, KokeshiState)
    garden = naive_garden("standard")
    assert lost_next(garden, as_naive(garden, after))
    return after


@pytest.mark.parametrize("job", [soaks.turns, soaks.forced_wins], ids=lambda job: job.name)
def test_agrees_with_the_naive_one(job: Job) -> None:
    job.run_short()


@pytest.mark.parametrize("kind", ["alphabeta", "path"])
def test_a_win_at_once_is_taken_however_little_time_there_is(kind: str) -> None:
    rng = random.Random(4)
    wins = 0
    while wins < 10:
        name = rng.choice(GARDENS)
        garden, state = naive_garden(name), anywhere(name, rng)
        if wins_now(garden, as_naive(garden, state)):
            assert state.seat is not None
            made = bot(kind, state.game, state.seat)
            made.budget(1)
            assert whole_turn(state, made).returns()[made.seat] == 1.0
            wins += 1


def test_a_lost_match_is_saved_by_a_position_that_comes_up_for_the_third_time() -> None:
    data = lost_position().to_dict()
    game = roji.game("kokeshi", starter=0)
    state = game.from_dict(data)
    seat = state.seat
    assert seat is not None
    assert player(state, 5_000).opinions(state)[0].value == -1.0
    passing = next(action for action in state.legal_actions() if ">" in state.name(action))
    after = state.clone()
    after.apply(passing)
    own, other = data["history"][-2:]
    passed = after.to_dict()["history"][-1]
    past = [other, passed, other, passed, other, own, other]
    again = game.from_dict({**data, "history": past, "turns": 20})
    made = player(again, 5_000)
    assert made.opinions(again)[0].value == 0.0
    assert whole_turn(again, made).rounds()[0]["kind"] == "repetition"


def test_the_limit_of_turns_is_known() -> None:
    game = roji.game("kokeshi", starter=0, max_turns=50)
    lost = game.from_dict({**lost_position().to_dict(), "turns": 49})
    assert player(lost, 1_000).opinions(lost)[0].value == 0.0
    won = with_a_win_in_two(0, random.Random(1)).to_dict()
    for turns, value in ((47, 1.0), (48, 0.0)):
        state = game.from_dict({**won, "turns": turns})
        assert player(state, 10_000).opinions(state)[0].value == value


def test_opinions_give_every_decision_the_best_first_with_the_turns_expected() -> None:
    rng = random.Random(2)
    for case in range(14):
        state = random_position(GARDENS[case % 7], rng, rng.randrange(60)) if case else fresh()
        if case % 2:
            state.apply(state.legal_actions()[0])
        if state.over:
            continue
        found = player(state, 2_000).opinions(state)
        assert sorted(opinion.action for opinion in found) == state.legal_actions()
        assert found[0].value == max(opinion.value for opinion in found)
        assert found[0].action == player(state, 2_000).choose(state)
        assert sum(opinion.share for opinion in found) == pytest.approx(1.0)
        for opinion in found:
            assert -1.0 <= opinion.value <= 1.0
            words = " ".join(opinion.args["line"])
            assert state.parse(words.split()[0]) == opinion.action
            play(state.clone(), words)


def test_thinking_leaves_the_state_as_it_was() -> None:
    for state in (fresh(), random_position("ponds", random.Random(3), 20)):
        before = state.clone()
        made = player(state, 300)
        made.opinions(state)
        made.choose(state)
        assert state == before


def test_the_rest_of_a_planned_turn_needs_no_more_thought() -> None:
    state = fresh()
    made = player(state, 300)
    state.apply(decide(made, state))
    thought = made.search.nodes
    assert thought >= 300
    while state.seat == made.seat:
        state.apply(decide(made, state))
        assert made.search.nodes == thought


def test_another_turn_than_the_planned_one_is_thought_about_anew() -> None:
    state = random_position("standard", random.Random(7), 10)
    made = player(state, 300)
    first = decide(made, state)
    other = next(a for a in state.legal_actions() if a != first and ">" not in state.name(a))
    state.apply(other)
    assert decide(made, state) in state.legal_actions()


def test_there_is_an_answer_in_time() -> None:
    state = fresh()
    made = player(state, 1)
    made.budget(10**9, 0.02)
    begun = time.process_time()
    assert decide(made, state) in state.legal_actions()
    assert time.process_time() - begun < (0.5 if roji.compiled else 5)


MATCH = """
import roji
from roji.bots.bot import bot, decide
for garden in ("standard", "ring"):
    game = roji.game("kokeshi", garden=garden, max_turns=12)
    state = game.new(seed=3)
    bots = [bot("alphabeta", game, seat) for seat in range(2)]
    for made in bots:
        made.budget(150)
    while not state.over:
        action = decide(bots[state.seat], state)
        print(action, end=" ")
        state.apply(action)
"""


def test_plain_and_compiled_decide_the_same() -> None:
    def decisions(pure: str) -> list[str]:
        env = {**os.environ, "PYTHONPATH": str(Path(roji.__file__).parent.parent), "ROJI_PURE": pure}
        done = subprocess.run([sys.executable, "-c", MATCH], env=env, capture_output=True, text=True, check=True)
        return done.stdout.split()

    plain = decisions("1")
    assert len(plain) > 20
    assert plain == decisions("")


@pytest.mark.parametrize("garden", GARDENS)
def test_it_plays_every_garden_to_the_end_and_beats_the_reference(garden: str) -> None:
    game = roji.game("kokeshi", garden=garden)
    for seat in range(2):
        bots: list[Bot] = [PathBot(game, 0, 5), PathBot(game, 1, 5)]
        bots[seat] = AlphaBetaBot(game, seat, nodes=300)
        state = game.new(seed=5)
        while state.seat is not None:
            state.apply(decide(bots[state.seat], state))
        assert state.returns()[seat] == 1.0


def test_the_reference_counts_crossings_around_those_in_the_way() -> None:
    state = setup("c2:pp e3:gg d4:oo")
    garden = state.game.garden
    made = PathBot(state.game, 0)
    ring = [space for space in garden.neighbours[garden.bases[1]] if space >= 0]
    d4 = garden.by_name["d4"]
    assert made.left(ring[:1], [], 1) == pytest.approx(1.01)
    assert made.left([d4], [], 1) == pytest.approx(1.01 * garden.far[1][d4])
    assert made.left([d4], ring[1:], 1) >= made.left([d4], [], 1)
    assert made.left([d4], ring, 1) == pytest.approx(1.01 * NO_WAY)
