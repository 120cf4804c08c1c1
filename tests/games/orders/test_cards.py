"""O-1, O-2: the cards, the orders, and how cards are written."""

from __future__ import annotations

from collections import Counter

import pytest

import roji
from roji import words
from roji.games.orders import cards


def test_o1_every_value_from_0_to_10_twice_in_three_colours() -> None:
    """O-1"""
    data = roji.game("orders", players=6).new(seed=1).to_dict()
    deck = Counter(" ".join([*data["hands"], data["row"], data["stack"]]).split())
    assert deck == {f"{colour}{value}": 2 for colour in "PGO" for value in range(11)}
    assert sum(deck.values()) == 66
    assert cards.COLOURS == {"P": "pink", "G": "green", "O": "orange"}


def test_o2_the_eight_orders_have_a_clause_and_words_each() -> None:
    """O-2"""
    assert [number for number, _, _ in cards.ORDERS] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [clause for _, clause, _ in cards.ORDERS] == [f"O-{number}" for number in range(17, 25)]
    for lang in words.LANGUAGES:
        assert len({words.say(f"orders-order-{number}", lang) for number, _, _ in cards.ORDERS}) == 8
        assert len({words.say(f"orders-reason-{key}", lang) for _, _, key in cards.ORDERS}) == 8


def test_cards_are_read_with_commas_spaces_and_any_case() -> None:
    assert cards.read_cards(" P0, o10 g3 p0") == [0, 32, 14, 0]
    assert cards.names([0, 10, 11, 21, 22, 32]) == ["P0", "P10", "G0", "G10", "O0", "O10"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("8P", "Did you mean P8"),
        ("G-8", "Did you mean G8"),
        ("R8", "Did you mean P8"),
        ("green8", "Did you mean G8"),
        ("P11", "colour and the value"),
        ("P100", "colour and the value"),
        ("P", "colour and the value"),
        ("8", "colour and the value"),
        ("P8 P8 P8", "P8 appears more than twice"),
    ],
)
def test_a_wrong_card_is_refused_with_what_was_meant(text: str, says: str) -> None:
    with pytest.raises(roji.Invalid, match=says):
        cards.read_cards(text)


def test_a_bag_lists_its_cards_and_the_rest_of_the_deck() -> None:
    bag = cards.gather([3, 30, 3])
    assert bag == (1 << 3 | 1 << 30, 1 << 3)
    assert cards.listed(*bag) == (3, 3, 30)
    left = Counter(cards.rest([3, 30, 3]))
    assert sum(left.values()) == 63
    assert (left[3], left[30], left[0]) == (0, 1, 2)
