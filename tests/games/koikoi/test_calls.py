"""The call, the doublings, who deals next, presets and refusals: clauses H-15 to H-20 and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

import roji
from roji.games.koikoi.cards import CARDS
from roji.games.state import State
from tests.games.koikoi.positions import deck, play, position

# -- the call ------------------------------------------------------------------------------------------

TWO_LIGHTS = ("1L 3L", "")


def with_three_lights(**options: Any) -> State:
    """Seat 0 captures a third light and has to decide."""
    state = position(("12x 5x 6x", "9x 4x 2x"), "12L 10x", "7x 8x 11x 2R 3x 6R", TWO_LIGHTS, **options)
    return play(state, "12x")


def test_h15_a_combination_is_judged_once_after_both_captures() -> None:
    """H-15: the played card makes one combination, the turned card another; the choice comes once."""
    state = position(("12x 5x", "9x 4x"), "12L 2R 6x", "2x 7x 8x 6R", ("1L 3L 1R 3R", ""))
    play(state, "12x")
    assert state.view(0)["phase"] == "decide"
    assert [entry["clause"] for entry in state.view(0)["combinations"][0]] == ["H-23", "H-27"]
    assert [state.name(action) for action in state.legal_actions()] == ["stop", "koikoi"]


def called(state: State) -> Any:
    return state.describe(state.parse("koikoi"))


def test_hr7_who_may_call_is_told_what_would_win_and_what_the_other_gets() -> None:
    """H-R7, H-17: a new combination within two cards, of cards that nobody has captured."""
    call = called(with_three_lights())
    assert call["times"] == 2
    assert [(chance["key"], chance["missing"], chance["points"]) for chance in call["may"]] == [
        ("cherry-viewing", 1, 20),
        ("four-lights", 1, 14),
        ("moon-viewing", 2, 36),
        ("five-lights", 2, 20),
    ]


def test_hr7_one_more_card_is_a_chance_only_where_any_rise_will_do() -> None:
    """H-R7, H-R12: the ten plain cards of the first seat, with and without option `koikoi_rise`."""

    def ten(**options: Any) -> list[tuple[str, str | None, int]]:
        plain = "1x 1y 2x 2y 3x 3y 4x 4y"
        state = position(("12x 5x 6x", "9x 4R 2R"), "12y 10x", "7x 8x 11x 3R 6R", (plain, "9A"), **options)
        return [(chance["key"], chance["more"], chance["points"]) for chance in called(play(state, "12x"))["may"]]

    assert ten() == []
    assert ten(koikoi_rise=True) == [("plain", "x", 2)]
    assert ten(preset="rising") == [("plain", "x", 4)]


def test_h15_stop_ends_the_round_and_scores() -> None:
    """H-15"""
    state = play(with_three_lights(), "stop")
    (result,) = state.rounds()
    assert (result["kind"], result["winner"], result["points"]) == ("combination", 0, 5)
    assert state.over


def test_h15_a_player_without_a_new_combination_is_not_asked() -> None:
    """H-15"""
    state = play(position(("12x 5x", "9x 4x"), "12L", "7x 8x 11x 6R", ("1L", "")), "12x")
    assert (state.seat, state.view(0)["phase"]) == (1, "play")


def test_h16_koikoi_goes_on_and_can_be_called_only_once() -> None:
    """H-16, H-R7: after a call a second combination of the caller ends the round at once."""
    state = play(with_three_lights(), "koikoi")
    assert (state.seat, state.view(0)["calls"]) == (1, [1, 0])
    state = position(("8x 5x", "9x 4x"), "8L", "7x 11x 2R 3x", ("1L 3L 12L", ""), calls=(1, 0), held=[["H-23"], []])
    play(state, "8x")
    assert state.over
    assert [entry["clause"] for entry in state.rounds()[0]["combinations"]] == ["H-22"]
    assert state.scores() == [16, 0]


def test_h17_the_opponents_first_combination_after_a_call_wins_double() -> None:
    """H-17: at once, without a choice."""
    state = position(
        ("5x", "9x 4x"), "9A", "7x 11x 2R", ("1L 3L 12L", "3x 8L 2A 4A"), turn=1, calls=(1, 0), held=[["H-23"], []]
    )
    play(state, "9x")
    (result,) = state.rounds()
    assert (result["winner"], result["points"]) == (1, 10)
    assert result["doublings"] == [{"clause": "H-17", "key": "opponent-called", "times": 2}]


@pytest.mark.parametrize(
    ("pile", "card", "match", "points"),
    [("1L 3L", "12x", "12L", 5), ("1L 3L 11L", "12x", "12L", 14), ("1L 3L 8L", "12x", "12L", 16)],
)
def test_h18_seven_points_or_more_are_doubled(pile: str, card: str, match: str, points: int) -> None:
    """H-18: 5 stay 5, 7 become 14, 8 become 16."""
    state = play(position((f"{card} 5x", "9x 4x"), match, "7x 2x 11x 6R", (pile, "")), f"{card} stop")
    assert state.scores() == [points, 0]


def test_h18_six_points_are_not_doubled() -> None:
    """H-18"""
    state = play(position(("12x 5x", "9x 4x"), "12L", "7x 2x 11x 6R", ("1L 3L 2A 4A 5A 8A 11A", "")), "12x stop")
    assert state.scores() == [6, 0]


def test_hr10_both_doublings_multiply_and_the_seven_is_tested_before() -> None:
    """H-R10: fourfold for 7, but 5 doubled by a call is not doubled again."""
    called: dict[str, Any] = {"turn": 1, "calls": (1, 0), "held": [["H-23"], []]}
    state = position(("5x", "8x 4x"), "8L", "7x 11x 2R", ("1L 3L 12L", "9A 11L"), **called)
    play(state, "8x")
    assert state.scores() == [0, 10]
    state = position(("5x", "8x 4x"), "8L", "7x 11x 2y", ("1R 2R 3R", "1L 12L 11L"), **called)
    play(state, "8x")
    assert state.scores() == [0, 28]
    assert [entry["clause"] for entry in state.rounds()[0]["doublings"]] == ["H-18", "H-17"]


def test_hr10_the_own_call_gives_no_multiplier() -> None:
    """H-R10"""
    state = position(
        ("8x 5x", "9x 4x"), "8L", "7x 11x 2R 3x", ("9A 6A 7A 10A", ""), calls=(1, 0), held=[["H-26"], []], best=(6, 0)
    )
    play(state, "8x")
    assert state.rounds()[0]["doublings"] == [{"clause": "H-18", "key": "seven", "times": 2}]
    assert state.scores() == [(5 + 6) * 2, 0]


@pytest.mark.parametrize(
    ("pile", "held", "take", "new"),
    [
        ("1L 3L 12L", "H-23", "8L", True),  # three lights to four
        ("1L 3L 8L 12L", "H-22", "11L", True),  # four lights to five
        ("1R 2R 3R 6R 9R", "H-27", "10R", True),  # red to red and blue
        ("2A 4A 6A 7A 8A", "H-29", "10A", True),  # five animals to boar, deer, butterflies
        ("2A 4A 5A 6A 8A", "H-29", "11A", False),  # one more card is not new
        ("1R 2R 3R", "H-27", "4R", False),
        ("1x 1y 2x 2y 3x 3y 4x 4y 5x 5y", "H-31", "6y", False),
        ("1L 3L 12L", "H-23", "9A", True),  # cherry viewing beside three lights
    ],
)
def test_hr7_the_callers_second_combination_is_one_that_did_not_count_at_the_call(
    pile: str, held: str, take: str, new: bool
) -> None:
    """H-R7"""
    month = take[:-1]
    own = next(
        f"{month}{kind}" for kind in "xyzA" if f"{month}{kind}" in CARDS and f"{month}{kind}" not in pile.split()
    )
    state = position((f"{own} 12z", "10y 12y"), take, "7x 7y", (pile, ""), calls=(1, 0), held=[[held], []], best=(1, 0))
    play(state, own)
    assert state.over == new
    assert (state.seat == 1) != new


def test_hr7_with_koikoi_rise_any_rise_of_points_is_enough() -> None:
    """H-R7, option koikoi_rise"""
    held: dict[str, Any] = {"calls": (1, 0), "held": [["H-27"], []], "best": (5, 0), "koikoi_rise": True}
    pile = ("1R 2R 3R", "")
    state = play(position(("4x 12z", "10x 12y"), "4R", "7x 7y", pile, **held), "4x")
    assert state.scores() == [6, 0]
    state = play(position(("4x 12z", "10x 12y"), "4A", "7x 7y", pile, **held), "4x")
    assert not state.over


def test_hr8_a_combination_with_the_last_hand_card_is_scored_at_once() -> None:
    """H-R8"""
    state = position(("12x", "9x"), "12L", "7x 8x", TWO_LIGHTS)
    play(state, "12x")
    assert state.over
    assert state.scores() == [5, 0]


def test_hr9_a_drawn_round_after_a_call_scores_nothing() -> None:
    """H-R9"""
    state = position(("5x", "4x"), "", "7x 11x", ("1L 3L 12L", ""), calls=(1, 0), held=[["H-23"], []])
    play(state, "5x 4x")
    assert state.over
    assert state.rounds()[0]["kind"] == "drawn"
    assert state.scores() == [0, 0]


def test_h20_the_winner_deals_next() -> None:
    """H-20"""
    for turn in (0, 1):
        piles = (TWO_LIGHTS[0], "") if turn == 0 else ("", TWO_LIGHTS[0])
        hands = ("12x 5x", "9x 4x") if turn == 0 else ("9x 4x", "12x 5x")
        state = position(hands, "12L", "7x 8x 11x 2R", piles, turn=turn, dealer=turn, later=[deck()])
        play(state, "12x stop")
        assert (state.round, state.seat, state.view(0)["dealer"]) == (1, turn, turn)


@pytest.mark.parametrize("dealer", [0, 1])
def test_h20_after_a_drawn_round_the_challenger_deals(dealer: int) -> None:
    """H-20"""
    state = position(("5x", "4x"), "", "7x 11x", turn=dealer, dealer=dealer, later=[deck()])
    play(state, "5x 4x" if dealer == 0 else "4x 5x")
    assert (state.round, state.seat, state.view(0)["dealer"]) == (1, 1 - dealer, 1 - dealer)


# -- presets -------------------------------------------------------------------------------------------


def test_hr12_the_presets_and_what_they_set() -> None:
    """H-R12"""
    leaflet, common, rising = (roji.game("koikoi", preset=name).options for name in ("leaflet", "common", "rising"))
    keys = ("stacking", "koikoi_rise", "calls", "call_bonus", "viewings", "redeal", "rounds")
    assert [leaflet[key] for key in keys] == [False, False, "once", "opponent", True, True, 12]
    assert [common[key] for key in keys] == [True, True, "many", "opponent", True, True, 12]
    assert [rising[key] for key in keys] == [True, True, "many", "each", True, True, 12]
    assert roji.game("koikoi", preset="common", stacking=False).options["stacking"] is False
    assert roji.game("koikoi", **common) == roji.game("koikoi", preset="common")


def test_hr12_at_a_common_table_koikoi_is_called_as_often_as_you_like() -> None:
    """H-R12: the opponent of a caller is asked too, and scores double when stopping."""
    state = position(
        ("5x 6x", "9x 4x"), "9A 3x", "7x 11x 2R 3y", ("1L 12L 8L", "3L"), turn=1,
        calls=(1, 0), held=[["H-23"], []], best=(5, 0), preset="common",
    )  # fmt: skip
    play(state, "9x")
    assert (state.seat, state.view(1)["phase"]) == (1, "decide")
    play(state, "koikoi")
    assert (state.seat, state.view(0)["phase"]) == (0, "play")


def test_hr12_a_common_call_by_the_opponent_doubles_and_the_own_one_does_not() -> None:
    """H-R12, H-17"""
    state = play(with_three_lights(preset="common"), "koikoi")
    data = state.to_dict()
    assert (data["calls"], data["best"], data["held"]) == ([1, 0], [5, 0], [["H-23"], []])
    data.update(turn=0, hands=["8y 5x", "9x 4x"], field="8L", stock="7x 11x 2R", captured=["1L 3L 12L", ""])
    game = roji.game("koikoi", preset="common", rounds=1)
    stopped = play(game.from_dict(data), "8y stop")
    assert stopped.scores() == [16, 0]
    data.update(turn=1, hands=["5x", "8y 4x"], captured=["1L 3L", "9A 12x"])
    stopped = play(game.from_dict(data), "8y stop")
    assert stopped.scores() == [0, 10]


def test_hr12_with_rising_stakes_every_call_adds_one_to_the_factor() -> None:
    """H-R12, preset rising"""
    game = roji.game("koikoi", preset="rising", rounds=1)
    data = with_three_lights(preset="rising").to_dict()
    data["calls"] = [2, 1]
    stopped = play(game.from_dict(data), "stop")
    assert stopped.scores() == [5 * 4, 0]
    assert stopped.rounds()[0]["doublings"] == [{"clause": "H-R12", "key": "each-call", "times": 4}]
    data["calls"] = [0, 0]
    assert play(game.from_dict(data), "stop").scores() == [5, 0]


# -- refusals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "move", "clause", "says"),
    [
        (position(("1x", "2x"), "", "5x 6x"), "2x", "H-12", "2x is not in your hand. You hold 1x."),
        (position(("1x", "2x"), "", "5x 6x"), "stop", "H-15", "right after forming a combination"),
        (with_three_lights(), "5x", "H-15", "first say stop or koikoi"),
        (play(position(("1x", "2x"), "1L 1R", "5x 6x"), "1x"), "=1x", "H-R2", "Choose one of 1L 1R"),
        (play(position(("1x", "2x"), "1L 1R", "5x 6x"), "1x"), "stop", "H-15", "right after forming"),
        (play(position(("1x", "2x"), "", "5x 6x"), "1x 2x"), "1x", "H-10", "the match is over"),
    ],
)
def test_a_refused_move_says_why_with_the_clause_and_changes_nothing(
    state: State, move: str, clause: str, says: str
) -> None:
    before = state.to_dict()
    with pytest.raises(roji.Illegal, match=says) as caught:
        state.apply(state.parse(move))
    assert caught.value.clause == clause
    assert str(caught.value).startswith(f"{clause}: ")
    assert caught.value.say("de") != caught.value.say("en")
    assert state.to_dict() == before


def test_notation_that_is_none_is_refused() -> None:
    state = position(("1x", "2x"), "", "5x 6x")
    for text in ("", "=1x", "pass", "13x"):
        with pytest.raises(roji.Invalid):
            state.parse(text)
    assert state.parse(" 1X ") == CARDS.index("1x")
    assert state.parse("Koi-Koi") == 49
