"""What a board can say about the way to the other base: who gets nearer, which bead opens a line, when it is late."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.bots.bot import asked, bot
from roji.games.kokeshi.garden import garden
from roji.words.speaking import Speaker
from tests.games.kokeshi.positions import GARDENS, random_position, setup

TAP, SHOWN = 2.0, 1.5  # seconds: a person taps twice for a decision, a bot's is thought about and shown


def told(state: roji.State, kind: str) -> dict[str, Any]:
    """The decisions of a kind as plain data, by their notation."""
    found: dict[str, Any] = {name: what for _, name, what in state.described()}
    return {name: what for name, what in found.items() if what["do"] == kind}


def asks(state: roji.State) -> dict[str, Any]:
    """What the seat to move is asked."""
    choices = [state.describe(action) for action in state.legal_actions()]
    found = state.game.telling.asked(state.view(state.seat), choices)
    assert found is not None
    assert Speaker("kokeshi", "de", []).tell(found) != Speaker("kokeshi", "en", []).tell(found)
    return dict(found)


@pytest.mark.parametrize("name", GARDENS)
def test_who_gets_nearer_does_so_by_as_many_crossings(name: str) -> None:
    rng, made = random.Random(name), garden(name)
    for decisions in (10, 30, 50):
        state = random_position(name, rng, decisions)
        for about in told(state, "choose").values():
            far = made.far[1 - (state.seat or 0)]
            ends = [far[made.by_name[end["to"]]] for end in about["reach"]]
            assert about["nearer"] == max(0, far[made.by_name[about["at"]]] - min(ends))


def test_a_bead_opens_a_line_only_towards_the_other_base_and_into_a_free_space() -> None:
    """K-7, K-13: the orange lines from h1 lead on, those from d4 back; and somebody may stand behind them."""
    state = setup("d4:pg h1:po h2:go")
    assert told(state, "pass")["h2>h1"]["opens"]
    assert not told(state, "pass")["h2>d4"]["opens"]
    blocked = setup("d4:pg h1:po h2:go", "g3:gg f8:oo e10:pp")
    assert not told(blocked, "pass")["h2>h1"]["opens"]


def test_the_question_names_who_can_get_nearer() -> None:
    assert asks(setup("d4:pg h1:po h2:go")) == {"key": "kokeshi-ask-turn", "args": {"spaces": ["h1", "h2"]}}


def test_where_nobody_gets_nearer_the_question_names_who_could_with_another_bead() -> None:
    state = next(state for state in positions() if asks(state)["key"] == "kokeshi-ask-turn-pass")
    receivers = asks(state)["args"]["spaces"]
    choices = [state.describe(action) for action in state.legal_actions()]
    assert not any(about["nearer"] for about in choices if about["do"] == "choose")
    assert {about["to"] for about in choices if about["do"] == "pass" and about["opens"]} == set(receivers)


def positions() -> Any:
    rng = random.Random(7)
    for _ in range(2000):
        state = random_position("standard", rng, rng.randrange(8, 60))
        if not state.over and state.view(None)["phase"] == "turn":
            yield state


def test_a_match_that_cannot_be_won_any_more_says_so() -> None:
    """K-R5: exact with one turn left; with more, a turn is at most three crossings and a jump."""
    far = "d1:pg h1:po h2:go"
    assert asks(setup(far, turns=199, max_turns=200)) == {"key": "kokeshi-ask-draw", "args": {"left": 1}}
    assert asks(setup(far, turns=198, max_turns=200)) == {"key": "kokeshi-ask-draw", "args": {"left": 2}}
    assert asks(setup(far, "e3:gg f8:oo e10:pp", turns=198, max_turns=200))["key"] == "kokeshi-ask-late"
    assert asks(setup(far, turns=196, max_turns=200))["key"] == "kokeshi-ask-turn"
    assert asks(setup(far, turns=199, max_turns=0))["key"] == "kokeshi-ask-turn"
    assert asks(setup("d9:pg h1:po h2:go", turns=199, max_turns=200))["key"] == "kokeshi-ask-turn"


@pytest.mark.parametrize("name", GARDENS)
def test_a_match_that_is_said_to_be_lost_is_never_won(name: str) -> None:
    rng = random.Random(name)
    for seed in range(30):
        state, late = roji.game("kokeshi", garden=name, max_turns=14).new(seed), {0: False, 1: False}
        while not state.over:
            seat = state.seat or 0
            if state.view(None)["phase"] == "turn":
                late[seat] |= asks(state)["key"] in ("kokeshi-ask-late", "kokeshi-ask-draw")
            choices = [(state.describe(action), action) for action in state.legal_actions()]
            best = max(about.get("nearer", 0) for about, _ in choices)
            state.apply(rng.choice([action for about, action in choices if about.get("nearer", 0) == best]))
        winner = state.rounds()[0]["winner"]
        assert winner is None or not late[winner]


@pytest.mark.parametrize("name", GARDENS)
def test_a_person_who_only_taps_about_comes_to_an_end_in_minutes(name: str) -> None:
    """Any of the choices, against the level that most people begin with."""
    game = roji.game("kokeshi", garden=name)
    for seed in range(5):
        state, rng, casual = game.new(seed), random.Random(seed), bot("casual", game, 1, seed)
        seconds = 0.0
        while not state.over:
            if state.seat == 0:
                action, seconds = rng.choice(state.legal_actions()), seconds + 2 * TAP
            else:
                action, seconds = casual.choose(asked(casual, state)), seconds + SHOWN
            state, seen = state.effects_of(action, 1)
            casual.see(seen)
        assert state.rounds()[0]["turns"] < 100  # half of what ends it anyway (K-R5)
        assert seconds < 6 * 60
