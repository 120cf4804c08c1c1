"""A match at the table: decisions, what seats are told, and what may be taken back."""

from __future__ import annotations

import random

import pytest

import roji
from roji.games.errors import Illegal
from roji.table.match import Match
from roji.table.record import Record, read

GAMES = {"koikoi": {"rounds": 2}, "orders": {"players": 3, "rounds": 2}, "niwashi": {}, "kokeshi": {"max_turns": 60}}


def begun(game: str, seats: list[str] | None = None, seed: int = 3, **options: object) -> Match:
    made = roji.game(game, **{**GAMES.get(game, {}), **options})
    return Match(Record(made, seed=seed, seats=seats or []))


def test_a_match_keeps_all_its_states_and_a_refused_decision_changes_nothing() -> None:
    match = begun("koikoi")
    before = match.state
    wrong = next(action for action in range(50) if action not in before.legal_actions())
    with pytest.raises(Illegal):
        match.do(wrong)
    assert (len(match), match.state) == (0, before)
    match.do(before.legal_actions()[0])
    assert len(match) == 1
    assert match.states[0] == before
    again = Match(read(match.record.to_text()))
    assert again.states == match.states


def test_a_card_that_was_turned_stays_turned() -> None:
    """Undo reaches back to what was hidden, never across it."""
    match, rng = begun("koikoi", seed=1, rounds=12), random.Random(1)
    while match.state.view(None)["phase"] != "take":
        match.do(rng.choice(match.state.legal_actions()))
    seat = match.state.seat
    assert seat is not None
    assert match.takes_back_to(seat) == len(match) - 1  # the card was played, and nothing turned yet
    assert match.takes_back_to(1 - seat) is None  # it showed the other a card
    match.do(match.state.legal_actions()[0])
    assert match.takes_back_to(seat) is None


def test_in_an_open_game_everything_can_be_taken_back_but_other_people_are_asked() -> None:
    match = begun("kokeshi", ["person", "person"])
    rng = random.Random(2)
    while len(match) < 30:
        match.do(rng.choice(match.state.legal_actions()))
    seat = match.states[28].seat
    assert seat is not None
    number = match.takes_back_to(seat)
    assert number is not None
    assert match.states[number].seat == seat
    assert (match.asked(number, seat) == [1 - seat]) == (1 - seat in [state.seat for state in match.states[number:30]])
    state = match.states[number]
    match.record.notes = {0: "kept", 29: "gone"}
    match.take_back(number)
    assert (match.state, len(match)) == (state, number)
    assert match.record.notes == {0: "kept"}


def test_programs_are_not_asked() -> None:
    match = begun("kokeshi", ["person", "greedy"])
    while match.state.seat != 0 or len(match) < 6:
        match.do(match.state.legal_actions()[0])
    number = match.takes_back_to(0)
    assert number is not None
    assert match.asked(number, 0) == []
    assert match.people == [0]


def test_before_the_first_own_decision_there_is_nothing_to_take_back() -> None:
    match = begun("kokeshi", starter=0)
    assert match.takes_back_to(0) is None
    match.do(match.state.legal_actions()[0])
    assert match.takes_back_to(1) is None


def test_of_a_game_that_does_not_say_what_its_events_show_nothing_is_taken_back(pebbles: object) -> None:
    match = Match(Record(roji.game("pebbles"), seed=1))
    seat = match.state.seat
    assert seat is not None
    match.do(match.state.legal_actions()[0])
    assert match.takes_back_to(seat) is None
    assert not match.record.game.open
