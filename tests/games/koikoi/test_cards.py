"""H-1 to H-7, H-B1: the cards and their names."""

from __future__ import annotations

import re

import pytest

import roji
from roji.games.koikoi import cards
from roji.games.koikoi.card_names import card_name
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.progress import NEEDS
from roji.games.koikoi.views import LUCKY_KEYS
from roji.games.registry import check_names
from roji.words import bundle


def kinds(letters: str) -> list[str]:
    return [card for card in cards.CARDS if card[-1] in letters]


def test_h1_there_are_twelve_months_of_four_cards() -> None:
    """H-1"""
    assert len(set(cards.CARDS)) == 48
    for month in range(1, 13):
        assert sum(card[:-1] == str(month) for card in cards.CARDS) == 4
    plants = [plant for plant, _ in cards.MONTHS]
    assert plants == [
        "pine", "plum", "cherry", "wisteria", "iris", "peony",
        "bush-clover", "pampas", "chrysanthemum", "maple", "willow", "paulownia",
    ]  # fmt: skip


def test_h2_the_five_lights() -> None:
    """H-2"""
    assert kinds("L") == ["1L", "3L", "8L", "11L", "12L"]
    assert [cards.PICTURES[card] for card in kinds("L")] == ["crane", "curtain", "moon", "rain-man", "phoenix"]
    assert cards.names(cards.LIGHTS) == kinds("L")
    assert cards.names(cards.RAIN) == ["11L"]


def test_h3_the_nine_animals() -> None:
    """H-3"""
    assert {card: cards.PICTURES[card] for card in kinds("A")} == {
        "2A": "warbler", "4A": "cuckoo", "5A": "bridge", "6A": "butterflies", "7A": "boar",
        "8A": "geese", "9A": "sake-cup", "10A": "deer", "11A": "swallow",
    }  # fmt: skip
    assert cards.names(cards.ANIMALS) == kinds("A")


def test_h4_hb1_the_ten_ribbons_by_colour_and_writing() -> None:
    """H-4, H-B1"""
    assert kinds("R") == ["1R", "2R", "3R", "4R", "5R", "6R", "7R", "9R", "10R", "11R"]
    assert cards.names(cards.RIBBONS) == kinds("R")
    assert cards.names(cards.RED) == ["1R", "2R", "3R"]
    assert cards.names(cards.BLUE) == ["6R", "9R", "10R"]


def test_h5_h6_the_plain_cards_and_the_sake_cup_that_counts_as_one() -> None:
    """H-5, H-6"""
    plain = kinds("xyz")
    assert len(plain) == 24
    by_month = {month: sum(card[:-1] == str(month) for card in plain) for month in range(1, 13)}
    assert by_month == {**dict.fromkeys(range(1, 11), 2), 11: 1, 12: 3}
    assert set(cards.names(cards.PLAIN)) == {*plain, "9A"}


MARIO = {
    "1L": "Baby Mario", "3L": "Princess Peach", "8L": "Boo", "11L": "Mario & Goomba", "12L": "Bowser",
    "2A": "Yoshi", "4A": "Donkey Kong", "5A": "Blooper", "6A": "Cape Mario", "7A": "Tanooki Mario",
    "8A": "Luigi", "9A": "Piranha Plant", "10A": "Lucky Cat Mario", "11A": "Toad",
}  # fmt: skip


def test_h7_both_sets_of_names_in_both_languages() -> None:
    """H-7"""
    for names in KoiKoi.name_sets:
        for lang in ("en", "de"):
            assert len({card_name(card, lang, names) for card in cards.CARDS}) == 48
    for card, name in MARIO.items():
        assert card_name(card, "en", "mario").startswith(name + " (")
    assert card_name("1L") == "crane (pine)"
    assert card_name("1L", "de") == "Kranich (Kiefer)"
    assert card_name("3L", "de", "mario") == "Prinzessin Peach (Kirschblüte)"
    assert card_name("1R") == "red ribbon with writing (pine)"
    assert card_name("4R") == "red ribbon (wisteria)"
    assert card_name("6R") == "blue ribbon (peony)"
    assert card_name("12z") == "plain paulownia 3"
    assert card_name("11x") == "plain willow"
    with pytest.raises(roji.Invalid, match="traditional, mario"):
        check_names("zelda")


def test_h1_every_card_and_combination_has_its_japanese_reading() -> None:
    """H-1"""
    japanese = bundle("ja")
    named = [f"koikoi-card-{card}" for card in cards.CARDS]
    named += [f"koikoi-yaku-{key}" for key in (*(key for _, key, *_ in NEEDS), *LUCKY_KEYS[1:])]
    for key in named:
        kana, _ = japanese.format_pattern(japanese.get_message(key).attributes["kana"])
        assert re.fullmatch("[ぁ-ん・ー]+", str(kana)), key


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("3A", "Month 3 has 3L 3R 3x 3y"),
        ("11y", "Month 11 has 11L 11A 11R 11x"),
        ("13A", "months are 1 to 12"),
        ("0L", "months are 1 to 12"),
        ("99999999L", "months are 1 to 12"),
        ("crane", "Did you mean 1L"),
        ("moom", "Did you mean 8L"),
        ("?", "month and a kind"),
        ("1L 2A 1l", "1L appears twice"),
    ],
)
def test_a_wrong_card_is_refused_with_what_was_meant(text: str, says: str) -> None:
    with pytest.raises(roji.Invalid, match=says.replace("?", r"\?")):
        cards.read_cards(text)


def test_cards_are_read_with_commas_spaces_and_any_case() -> None:
    assert cards.read_cards(" 1L, 12Z 9a") == [0, 47, 32]
    assert cards.read_set("1L 1R") == 3
