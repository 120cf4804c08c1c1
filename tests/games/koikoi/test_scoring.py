"""H-21 to H-33, H-R1, H-R6: what a pile is worth, by hand and against an independent count."""

from __future__ import annotations

import pytest

import roji
from roji.games.koikoi.cards import names, read_set
from roji.games.koikoi.scoring import STACKING, VIEWINGS, combinations_of, explain, lucky_hand, score_pile
from tests.games.koikoi import soaks


def worth(pile: str, **options: bool) -> list[tuple[str, int]]:
    """Clause and points of each combination."""
    flags = (VIEWINGS if options.get("viewings", True) else 0) | (STACKING if options.get("stacking") else 0)
    found = [(entry.clause, entry.points) for entry in explain(read_set(pile), flags)]
    assert sum(points for _, points in found) == score_pile(read_set(pile), flags)
    assert combinations_of(read_set(pile), flags) == sum(1 << int(clause[2:]) - 21 for clause, _ in found)
    return found


@pytest.mark.parametrize(
    ("pile", "found"),
    [
        pytest.param("1L 3L 8L 11L 12L", [("H-21", 10)], id="H-21 five lights"),
        pytest.param("1L 3L 8L 12L", [("H-22", 8)], id="H-22 four without the rain man"),
        pytest.param("1L 3L 11L 12L", [("H-22", 7)], id="H-22 four with the rain man"),
        pytest.param("1L 3L 12L", [("H-23", 5)], id="H-23 three lights"),
        pytest.param("1L 3L 11L", [], id="H-23 not with the rain man"),
        pytest.param("1L 3L", [], id="two lights"),
        pytest.param("3L 9A", [("H-24", 5)], id="H-24 cherry viewing"),
        pytest.param("8L 9A", [("H-25", 5)], id="H-25 moon viewing"),
        pytest.param("3L 8L 9A", [("H-24", 5), ("H-25", 5)], id="H-R6 both viewings add"),
        pytest.param("6A 7A 10A", [("H-26", 5)], id="H-26 boar deer butterflies"),
        pytest.param("6A 7A 10A 2A 4A", [("H-26", 7)], id="H-26 further animals"),
        pytest.param("6A 7A", [], id="H-26 two of them"),
        pytest.param("1R 2R 3R", [("H-27", 5)], id="H-27 red with writing"),
        pytest.param("1R 2R 3R 4R 6R", [("H-27", 7)], id="H-27 further ribbons"),
        pytest.param("6R 9R 10R", [("H-28", 5)], id="H-28 blue"),
        pytest.param("6R 9R 10R 11R", [("H-28", 6)], id="H-28 further ribbons"),
        pytest.param("2A 4A 5A 6A 7A", [("H-29", 1)], id="H-29 five animals"),
        pytest.param("2A 4A 5A 6A 7A 8A 9A", [("H-29", 3)], id="H-29 further animals"),
        pytest.param("2A 4A 5A 6A", [], id="H-29 four animals"),
        pytest.param("1R 2R 4R 5R 6R", [("H-30", 1)], id="H-30 five ribbons"),
        pytest.param("1R 2R 4R 5R 6R 7R 9R", [("H-30", 3)], id="H-30 further ribbons"),
        pytest.param("1R 2R 4R 5R", [], id="H-30 four ribbons"),
        pytest.param("1x 1y 2x 2y 3x 3y 4x 4y 5x 5y", [("H-31", 1)], id="H-31 ten plain"),
        pytest.param("1x 1y 2x 2y 3x 3y 4x 4y 5x 5y 6x 6y", [("H-31", 3)], id="H-31 further plain"),
        pytest.param("1x 1y 2x 2y 3x 3y 4x 4y 5x", [], id="H-31 nine plain"),
        pytest.param("1x 1y 2x 2y 3x 3y 4x 4y 5x 9A", [("H-31", 1)], id="H-6 the cup is the tenth plain card"),
        pytest.param("1R 2R 3R 6R 9R 10R", [("H-32", 10)], id="H-32 red and blue"),
        pytest.param("1R 2R 3R 6R 9R 10R 11R 4R", [("H-32", 12)], id="H-32 further ribbons"),
        pytest.param("2A 4A 5A 8A 9A 3L", [("H-24", 5), ("H-29", 1)], id="H-R1 the cup is animal and viewing"),
        pytest.param("1L 3L 8L 11L 12L 9A", [("H-21", 10), ("H-24", 5), ("H-25", 5)], id="H-R6 families add"),
    ],
)
def test_a_pile_counts(pile: str, found: list[tuple[str, int]]) -> None:
    assert worth(pile) == found


def test_h33_viewings_can_be_left_out() -> None:
    """H-33"""
    assert worth("3L 8L 9A", viewings=False) == []


def test_hr6_stacking_counts_the_threes_flat_and_the_rest_beside_them() -> None:
    """H-R6, option stacking"""
    assert worth("6A 7A 10A 2A 4A", stacking=True) == [("H-26", 5), ("H-29", 1)]
    assert worth("6A 7A 10A 2A", stacking=True) == [("H-26", 5)]
    assert worth("1R 2R 3R 4R 5R 7R", stacking=True) == [("H-27", 5), ("H-30", 2)]
    assert worth("1R 2R 3R 6R 9R 10R", stacking=True) == [("H-27", 5), ("H-28", 5), ("H-30", 2)]
    assert worth("6R 9R 10R 4R", stacking=True) == [("H-28", 5)]


def test_the_cards_of_a_combination_are_named() -> None:
    pile = read_set("6A 7A 10A 2A 1L 3L 8L 11x")
    named = {entry.clause: names(entry.cards) for entry in explain(pile, VIEWINGS)}
    assert named == {"H-23": ["1L", "3L", "8L"], "H-26": ["2A", "6A", "7A", "10A"]}
    named = {entry.clause: names(entry.cards) for entry in explain(pile, STACKING)}
    assert named["H-26"] == ["6A", "7A", "10A"]
    assert [entry.key for entry in explain(pile, VIEWINGS)] == ["three-lights", "boar-deer-butterflies"]


@pytest.mark.parametrize(
    ("hand", "luck"),
    [
        ("1L 1R 1x 1y 2A 3L 4A 5A", 1),
        ("12L 12x 12y 12z 2A 2R 4A 4R", 1),
        ("1L 1R 2A 2R 3L 3R 12x 12z", 2),
        ("1L 1R 2A 2R 3L 3R 4A 5A", 0),
        ("1L 1R 1x 2A 2R 2x 3L 3R", 0),
        ("1L 2A 3L 4A 5A 6A 7A 8L", 0),
    ],
)
def test_h11_lucky_hands(hand: str, luck: int) -> None:
    """H-11: four of a month, or exactly two of each of four months."""
    assert lucky_hand(read_set(hand)) == luck


def test_scoring_agrees_with_an_independent_count() -> None:
    """H-21 to H-33 and H-R6 over random piles; `make soak` looks at 100,000."""
    soaks.scoring.run_short()


def test_the_scorekeeper_gives_points_and_reasons() -> None:
    """H-17, H-18, H-R10"""
    score = roji.score("koikoi", "1L 3L 8L 9A", called_by_opponent=True)
    assert score.points == 15 * 2 * 2
    assert [(reason.clause, reason.points, reason.times) for reason in score.reasons] == [
        ("H-23", 5, 1),
        ("H-24", 5, 1),
        ("H-25", 5, 1),
        ("H-18", 0, 2),
        ("H-17", 0, 2),
    ]
    assert roji.score("koikoi", "1L 3L 8L").points == 5
    assert roji.score("koikoi", "1L 3L 8L", called_by_opponent=True).points == 10
    assert roji.score("koikoi", "1L 3L", called_by_opponent=True) == roji.Score("koikoi", 0, [])
    assert roji.score("koikoi", "1L 3L 8L", preset="rising", own_calls=2, called_by_opponent=True).points == 20
    assert roji.score("koikoi", "3L 9A", viewings=False).points == 0
    assert score.plain()["reasons"][-1] == {"clause": "H-17", "key": "opponent-called", "times": 2, "cards": []}


def test_the_scorekeeper_judges_dealt_hands() -> None:
    """H-11"""
    score = roji.score("koikoi", "1L 1R 1x 1y 2A 3L 4A 5A", hand=True)
    assert (score.points, score.reasons[0].clause, score.reasons[0].key) == (6, "H-11", "four-of-a-month")
    assert roji.score("koikoi", "1L 2A 3L 4A 5A 6A 7A 8L", hand=True).points == 0
    with pytest.raises(roji.Invalid, match="8 cards"):
        roji.score("koikoi", "1L", hand=True)


def test_the_scorekeeper_names_the_cards_that_make_a_hand_lucky() -> None:
    """H-11"""
    named = {
        "1L 1R 1x 1y 2A 3L 4A 5A": "1L 1R 1x 1y",
        "1L 1R 1x 1y 12L 12x 12y 12z": "1L 1R 1x 1y 12L 12x 12y 12z",
        "1L 1R 2A 2R 3L 3R 4A 4R": "1L 1R 2A 2R 3L 3R 4A 4R",
    }
    for hand, lucky in named.items():
        assert roji.score("koikoi", hand, hand=True).reasons[0].cards == lucky.split()


def test_the_scorekeeper_takes_no_more_calls_than_the_rules_allow() -> None:
    """H-16, H-R12"""
    for calls in ({"own_calls": 2}, {"opponent_calls": 2}, {"own_calls": 1, "called_by_opponent": True}):
        with pytest.raises(roji.Illegal, match="H-16"):
            roji.score("koikoi", "1L 3L 8L", **calls)
        assert roji.score("koikoi", "1L 3L 8L", preset="rising", **calls).points == 15
    assert roji.score("koikoi", "1L 3L 8L", preset="common", opponent_calls=2).points == 10
    assert roji.score("koikoi", "1L 3L 8L", called_by_opponent=True, opponent_calls=1).points == 10
    for name in ("own_calls", "opponent_calls"):
        for value in (-1, 8, True, "1.5"):
            with pytest.raises(roji.Invalid, match="0–7"):
                roji.score("koikoi", "1L", preset="rising", **{name: value})


def test_the_scorekeeper_knows_that_nobody_calls_before_a_lucky_hand() -> None:
    """H-11"""
    for calls in ({"own_calls": 1}, {"opponent_calls": 1}, {"called_by_opponent": True}):
        with pytest.raises(roji.Invalid, match="before anybody can call"):
            roji.score("koikoi", "1L 1R 1x 1y 2A 3L 4A 5A", hand=True, **calls)


def test_the_scorekeeper_refuses_what_is_no_pile() -> None:
    with pytest.raises(roji.Invalid, match="1L appears twice"):
        roji.score("koikoi", "1L 1L")
    with pytest.raises(roji.Invalid, match="no option"):
        roji.score("koikoi", "1L", stackign=True)
    with pytest.raises(roji.Invalid, match="koikoi"):
        roji.score("chess", "e4")
