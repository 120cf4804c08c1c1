"""O-15 to O-25, O-28, O-B2, O-R4, O-R5: what nine cards are worth, by hand and against a naive count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import roji
from roji.games.orders.cards import CARDS, gather, read_cards
from roji.games.orders.scoring import explain, points
from tests.games.orders import soaks

HANDS = st.permutations([card for card in range(33) for _ in range(2)]).map(lambda deck: tuple(sorted(deck[:9])))


def count(hand: str, order: int, **options: int) -> list[tuple[str, int, str]]:
    """Clause, points and cards of every line of a count."""
    score = roji.score("orders", hand, order=order, **options)
    assert score.points == sum(reason.points for reason in score.reasons)
    assert score.points == points(*gather(read_cards(hand)), order, options.get("min_run", 2))
    return [(reason.clause, reason.points, " ".join(reason.cards)) for reason in score.reasons]


@pytest.mark.parametrize(
    ("order", "hand", "lines"),
    [
        pytest.param(
            1,
            "P0 P1 P2 P3 P5 G7 G9 O4 O10",
            [("O-17", 41, "P0 P1 P2 P3 P5 G7 G9 O4 O10")],
            id="O-17 all remaining cards score their value",
        ),
        pytest.param(
            1,
            "P6 G6 O6 P6 G1 G1 O2 O3 O4",
            [("O-B2", 14, "P6 G6 O6"), ("O-17", 17, "P6 G1 G1 O2 O3 O4")],
            id="O-17 what a trio leaves",
        ),
        pytest.param(
            2,
            "P9 P9 G10 G6 G1 O8 O3 O3 O2",
            [("O-18", 18, "P9 P9"), ("O-25", 0, "G1 G6 G10 O2 O3 O3 O8")],
            id="O-18 the best colour, twice the same card counts twice",
        ),
        pytest.param(
            2,
            "P1 P2 G10 G6 G3 O8 O3 O3 O5",
            [("O-18", 19, "G3 G6 G10"), ("O-25", 0, "P1 P2 O3 O3 O5 O8")],
            id="O-18 green, and the first colour where two give the same",
        ),
        pytest.param(
            2,
            "P1 P2 G10 G6 G3 O8 O4 O3 O5",
            [("O-18", 20, "O3 O4 O5 O8"), ("O-25", 0, "P1 P2 G3 G6 G10")],
            id="O-18 orange",
        ),
        pytest.param(
            3,
            "P9 P9 P3 G4 G1 G1 O0 O0 O2",
            [("O-19", 15, "P9 G4 O2"), ("O-25", 0, "P3 P9 G1 G1 O0 O0")],
            id="O-19 one card per colour even if held twice",
        ),
        pytest.param(
            3,
            "P9 P9 P3 P4 P1 P1 O0 O7 O2",
            [("O-19", 16, "P9 O7"), ("O-25", 0, "P1 P1 P3 P4 P9 O0 O2")],
            id="O-19 a colour without cards gives nothing",
        ),
        pytest.param(
            4,
            "P5 P5 G5 G5 P9 G9 G9 O2 O3",
            [("O-20", 18, "P9 G9"), ("O-20", 10, "P5 P5"), ("O-20", 10, "G5 G5"), ("O-25", 0, "G9 O2 O3")],
            id="O-20 three of a value are one pair, four are two",
        ),
        pytest.param(
            4,
            "P0 O0 G1 O1 O1 P3 G4 O6 O10",
            [("O-20", 2, "G1 O1"), ("O-20", 0, "P0 O0"), ("O-25", 0, "P3 G4 O1 O6 O10")],
            id="O-20 any colours, the spare card is the last one",
        ),
        pytest.param(
            4,
            "P7 G7 O7 P7 G7 P2 G3 O4 O5",
            [("O-B2", 13, "P7 G7 O7"), ("O-20", 14, "P7 G7"), ("O-25", 0, "P2 G3 O4 O5")],
            id="O-20 after the trio",
        ),
        pytest.param(
            5,
            "P5 P5 G5 P9 G9 O10 O10 O2 O3",
            [("O-21", 20, "O10 O10"), ("O-21", 10, "P5 P5"), ("O-25", 0, "P9 G5 G9 O2 O3")],
            id="O-21 pairs of equal value and colour",
        ),
        pytest.param(
            6,
            "P1 P3 P3 G5 G6 O7 O9 O10 O0",
            [("O-22", 28, "P1 P3 P3 G5 O7 O9"), ("O-25", 0, "G6 O0 O10")],
            id="O-22 the odd cards",
        ),
        pytest.param(
            7,
            "P1 P2 P2 G5 G6 O8 O9 O10 O0",
            [("O-23", 28, "P2 P2 G6 O0 O8 O10"), ("O-25", 0, "P1 G5 O9")],
            id="O-23 the even cards, 0 among them",
        ),
        pytest.param(
            8,
            "P0 P1 P2 P3 G9 G10 O4 O6 O8",
            [("O-24", 6, "P0 P1 P2 P3"), ("O-25", 0, "G9 G10 O4 O6 O8")],
            id="O-24 O-R4 longest beats most valuable",
        ),
        pytest.param(
            8,
            "P2 P3 P3 P4 G3 G4 G5 O9 O10",
            [("O-24", 12, "G3 G4 G5"), ("O-25", 0, "P2 P3 P3 P4 O9 O10")],
            id="O-R4 equal length: the higher sum; a card held twice counts once",
        ),
        pytest.param(
            8,
            "P8 P9 P10 G0 G1 G2 O5 O6 O0",
            [("O-24", 27, "P8 P9 P10"), ("O-25", 0, "G0 G1 G2 O0 O5 O6")],
            id="O-24 up to ten, and not from ten on to green zero",
        ),
        pytest.param(
            8,
            "P10 G0 P2 G4 O6 P8 G10 O0 O2",
            [("O-25", 0, "P2 P8 P10 G0 G4 G10 O0 O2 O6")],
            id="O-R4 a run has at least two cards",
        ),
        pytest.param(
            8,
            "P4 P5 P6 G5 O5 O6 O7 G0 G2",
            [("O-B2", 15, "P5 G5 O5"), ("O-24", 13, "O6 O7"), ("O-25", 0, "P4 P6 G0 G2")],
            id="O-15 a trio breaks a run: its cards may not be kept for the order",
        ),
    ],
)  # fmt: skip
def test_a_hand_counts(order: int, hand: str, lines: list[tuple[str, int, str]]) -> None:
    assert count(hand, order) == lines


def test_o28_or5_the_worked_example_gives_40() -> None:
    """O-28, O-R5: a trio of 8 (12), a pair of 10 (20) and a pair of 4, which is 2 x 4 and not 2 x 8."""
    assert count("P8 G8 O8 P10 G10 P4 O4 G1 P2", 4) == [
        ("O-16", 12, "P8 G8 O8"),
        ("O-20", 20, "P10 G10"),
        ("O-20", 8, "P4 O4"),
        ("O-25", 0, "P2 G1"),
    ]
    assert roji.score("orders", "P8 G8 O8 P10 G10 P4 O4 G1 P2", order=4).points == 40


@pytest.mark.parametrize("value", range(11))
def test_o16_ob2_a_trio_of_v_is_worth_20_minus_v(value: int) -> None:
    """O-16: 20 for the zeros, 12 for the eights, 10 for the tens, as printed; O-B2: the straight line between."""
    worth = {0: 20, 8: 12, 10: 10}
    others = [f"P{other}" for other in range(11) if other != value][:6]
    line = count(f"P{value} G{value} O{value} {' '.join(others)}", 5)[0]
    clause = "O-16" if value in worth else "O-B2"
    assert line == (clause, worth.get(value, 20 - value), f"P{value} G{value} O{value}")


def test_o15_every_possible_trio_is_scored_first() -> None:
    """O-15: both trios of a value held twice in every colour, and three trios at once."""
    hand = "P3 G3 O3 P3 G3 O3 P10 G10 O10"
    assert count(hand, 1) == [("O-B2", 17, "P3 G3 O3"), ("O-B2", 17, "P3 G3 O3"), ("O-16", 10, "P10 G10 O10")]
    # also where the order alone would give more: two pairs of ten are 40
    assert count("P10 P10 G10 G10 O10 P0 P2 P4 P6", 4) == [
        ("O-16", 10, "P10 G10 O10"),
        ("O-20", 20, "P10 G10"),
        ("O-25", 0, "P0 P2 P4 P6"),
    ]


def test_o15_the_number_of_trios_is_the_smallest_colour_count() -> None:
    """O-15: twice two colours and once the third is one trio."""
    assert count("P9 P9 G9 G9 O9 P1 P3 P5 P7", 5)[0] == ("O-B2", 11, "P9 G9 O9")
    assert len(count("P9 P9 G9 G9 O9 P1 P3 P5 P7", 5)) == 2


def test_or4_min_run_1_lets_a_single_card_be_a_run() -> None:
    """O-R4, option min_run"""
    hand = "P10 G0 P2 G4 O6 P8 G10 O0 O2"
    assert count(hand, 8, min_run=1)[0] == ("O-24", 10, "P10")
    assert count("P0 P1 G10 O10 G8 O8 G6 O6 G4", 8, min_run=1)[0] == ("O-24", 1, "P0 P1")
    assert count("P5 G5 O5 P6 G6 O6 P0 P0 G0", 8, min_run=1)[2:] == [("O-24", 0, "P0"), ("O-25", 0, "P0 G0")]


def test_o19_a_zero_alone_in_its_colour_is_the_highest_of_it() -> None:
    """O-19: in every colour, although it adds nothing."""
    assert count("P0 G9 G8 G7 G6 O5 O4 O3 O2", 3)[0] == ("O-19", 14, "P0 G9 O5")
    assert count("P9 G0 G0 P7 P6 O5 O4 O3 O2", 3)[0] == ("O-19", 14, "P9 G0 O5")
    assert count("P9 P8 P7 P6 G5 G4 G3 G2 O0", 3)[0] == ("O-19", 14, "P9 G5 O0")


def test_o25_cards_that_fit_nothing_score_nothing() -> None:
    """O-25"""
    assert explain(tuple(range(9)), 6, 2)[-1] == ("O-25", "rest", 0, (0, 2, 4, 6, 8))
    assert count("P0 P2 P4 P6 P8 P10 G0 G2 G4", 6) == [("O-25", 0, "P0 P2 P4 P6 P8 P10 G0 G2 G4")]


@given(HANDS, st.integers(1, 8))
def test_every_card_stands_in_exactly_one_line(hand: tuple[int, ...], order: int) -> None:
    """O-15, O-25"""
    lines = explain(hand, order, 2)
    assert sorted(card for line in lines for card in line.cards) == list(hand)
    assert sum(line.points for line in lines) == points(*gather(hand), order, 2)


@given(HANDS, st.integers(1, 8))
def test_order_1_gives_at_least_as_much_as_any_other(hand: tuple[int, ...], order: int) -> None:
    """O-17: all remaining cards score, so no choice among them can be worth more."""
    assert points(*gather(hand), order, 2) <= points(*gather(hand), 1, 2)


@given(HANDS)
def test_odd_and_even_together_are_all(hand: tuple[int, ...]) -> None:
    """O-17, O-22, O-23: both share the trios."""
    all_, odd, even = (points(*gather(hand), order, 2) for order in (1, 6, 7))
    trios = sum(line.points for line in explain(hand, 1, 2) if line.key == "trio")
    assert odd + even == all_ + trios


@given(HANDS, st.integers(1, 8), st.permutations([0, 1, 2]))
def test_the_colours_are_equals(hand: tuple[int, ...], order: int, colours: list[int]) -> None:
    """No clause prefers a colour: painting a hand over keeps its points."""
    painted = [11 * colours[card // 11] + card % 11 for card in hand]
    assert points(*gather(painted), order, 2) == points(*gather(hand), order, 2)


def test_scoring_agrees_with_a_naive_count() -> None:
    """O-15 to O-24 and O-R4 over random hands; `make soak` looks at 100,000 for each order."""
    soaks.scoring.run_short()


def test_the_scorekeeper_gives_plain_data() -> None:
    plain = roji.score("orders", "P8 G8 O8 P10 G10 P4 O4 G1 P2", order=4).plain()
    assert plain["game"] == "orders"
    assert plain["reasons"][1] == {"clause": "O-20", "key": "pair", "points": 20, "cards": ["P10", "G10"]}


@pytest.mark.parametrize(
    ("hand", "options", "says"),
    [
        ("P8 G8", {"order": 1}, "A hand has 9 cards; this one has 2"),
        ("P8 P8 P8 G1 G2 G3 G4 G5 G6", {"order": 1}, "P8 appears more than twice"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 P2", {}, "Which order counts"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 P2", {"order": 9}, "no order 9"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 P2", {"order": 0}, "no order 0"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 P2", {"order": True}, "no order True"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 P2", {"order": 4, "min_rum": 1}, "Did you mean “min_run”"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 P2", {"order": 4, "min_run": 3}, "Allowed: 1–2"),
        ("P8 G8 O8 P10 G10 P4 O4 G1 X2", {"order": 4}, "X2 is not a card"),
    ],
)
def test_the_scorekeeper_refuses_what_is_no_hand(hand: str, options: dict[str, int], says: str) -> None:
    with pytest.raises(roji.Invalid, match=says):
        roji.score("orders", hand, **options)


def test_the_notation_of_all_cards_is_scored() -> None:
    assert roji.score("orders", " ".join(CARDS[24:33]), order=8).points == sum(range(2, 11))
