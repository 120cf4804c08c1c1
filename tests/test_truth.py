"""Sentences that were untrue once: what the options and the rule pages say is what the engine does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import roji
from roji import words
from roji.games.lessons import Step, lesson
from roji.words import LANGUAGES, pages
from tests.games.koikoi.positions import position
from tests.games.kokeshi.positions import setup


def clause(game: str, number: str, lang: str) -> str:
    return pages.clauses(pages.page(game, lang))[number]


def test_without_a_limit_of_turns_the_third_time_still_draws() -> None:
    """K-R5: the option `max_turns` says that there is no limit, not that there is no draw."""
    state = setup("d4:p h1:pgg h2:oo", max_turns=0)
    for _ in range(3):
        for move in ("h2>d4", "d10>f8", "d4>h2", "f8>d10"):
            if not state.over:
                state.apply(state.parse(move))
    assert state.rounds()[0]["kind"] == "repetition"
    for lang, untrue in (("en", "never"), ("de", "nie")):
        assert untrue not in words.say("kokeshi-option-max_turns", lang)
        assert "`max_turns`" in clause("kokeshi", "K-R5", lang)


@pytest.mark.parametrize(("journey", "size"), [("none", 3), ("two-hands", 2), ("silent-moon", 2)])
def test_refilling_stops_at_the_size_of_the_hand(journey: str, size: int) -> None:
    """N-R4: the option draws up to a full hand, which on two journeys is two tiles."""
    game = roji.game("niwashi", refill_to_three=True, journey=journey, starter=0)
    state = game.new(seed=5)
    while state.seat == 0:
        state.apply(state.legal_actions()[0])
    assert state.view(None)["hand_counts"][0] == size


@pytest.mark.parametrize(
    ("lang", "untrue"), [("en", r"holds three|hold three"), ("de", r"drei Plättchen hat|drei hältst")]
)
def test_no_sentence_on_refilling_says_three_for_every_garden(lang: str, untrue: str) -> None:
    assert not re.search(untrue, words.say("niwashi-option-refill_to_three", lang))
    assert not re.search(untrue, clause("niwashi", "N-R4", lang))


def test_with_many_calls_the_caller_and_the_opponent_are_asked_again() -> None:
    """H-R7: and the clause says so."""
    for turn in (0, 1):
        piles = ("7A 10A", "1L 3L") if turn == 0 else ("1L 3L", "7A 10A")
        hands = ("6x 1x", "5x 2x") if turn == 0 else ("5x 2x", "6x 1x")
        state = position(hands, "6A", "4x 11x", piles, turn=turn, calls=(1, 0), preset="common")
        state.apply(state.parse("6x"))
        assert [state.name(action) for action in state.legal_actions()] == ["stop", "koikoi"]
    for lang in LANGUAGES:
        assert "`calls`" in clause("koikoi", "H-R7", lang)


def test_any_six_shapes_may_be_chosen_also_some_of_the_usual() -> None:
    """N-B2"""
    assert roji.game("niwashi", shapes="ITUVWY").options["shapes"] == "ITUVWY"
    assert "six others" not in clause("niwashi", "N-B2", "en")
    assert "sechs andere" not in clause("niwashi", "N-B2", "de")


def test_every_garden_of_the_journey_can_be_named_and_the_page_says_so() -> None:
    """N-B3: the way from garden to garden is a custom that the map in the browser keeps, no rule of the table."""
    for garden in roji.game("niwashi").about()["journey"]:
        assert roji.game("niwashi", journey=garden["id"]).new(seed=1).seat is not None
    assert "a custom, no rule" in clause("niwashi", "N-B3", "en")
    assert "ein Brauch, keine Regel" in clause("niwashi", "N-B3", "de")


# -- lessons ---------------------------------------------------------------------------------------------


def taught(game: str, name: str) -> Step:
    return next(step for step in lesson(game).steps if step.name == name)


@pytest.mark.parametrize(
    ("lang", "six"), [("en", "lowest are worth only six"), ("de", "niedrigsten bringen nur sechs")]
)
def test_a_trio_is_compared_with_the_cards_it_costs(lang: str, six: str) -> None:
    """Three of the high cards would be worth more than a trio; the three lowest are worth six."""
    hand = sorted(int(card[1:]) for card in taught("orders", "trio").first.view(0)["hand"])
    assert (sum(hand[:3]), sum(hand[-3:]) > 20) == (6, True)
    assert six in words.say("orders-lesson-trio-decline", lang)


@pytest.mark.parametrize(("lang", "untrue"), [("en", "next turn"), ("de", "nächsten Zug")])
def test_who_has_spent_the_last_bead_may_leap_in_the_same_move(lang: str, untrue: str) -> None:
    """K-18: and the step that shows it says nothing else."""
    after = taught("kokeshi", "meet").judge([]).state
    for name in ("d5", "e5+c3"):
        after.apply(after.parse(name))
    assert any(after.name(action).startswith("^") for action in after.legal_actions())
    assert untrue not in words.say("kokeshi-lesson-meet-right", lang)


@pytest.mark.parametrize(("lang", "true"), [("en", "only leads back"), ("de", "nur zurück")])
def test_the_other_orange_line_leaves_green_a_way_back(lang: str, true: str) -> None:
    after = taught("kokeshi", "on").judge([]).state
    for name in ("d5", "e5+c3"):
        after.apply(after.parse(name))
    assert {after.name(action).partition("+")[0] for action in after.legal_actions()} == {"e4", "stop"}
    assert true in words.say("kokeshi-lesson-on-other", lang)


# -- German: one word for each thing ---------------------------------------------------------------------

# Partie is a match, Runde a round, Band a ribbon, Spiel one of the games. What would mix them up:
RUNS = "beginnt|beginne|endet|ende|läuft|dauert|ist zu Ende|ist vorbei|ist aus|löschen|aufgeben|beenden|fortsetzen"
MIXED = re.compile(
    r"\b(?:Match(?:es)?|Schleifen?|Spielrunden?|Spielende|Spielstand|Spielverlauf)\b"
    r"|\b(?:[MmDdSs]eine[nmrs]?|[Ee]ure[nmrs]?|[Uu]nsere[nmrs]?) Spiele[ns]?\b|\b[Ll]aufende[nmrs]? Spiele?[ns]?\b"
    rf"|\b(?:[Dd]as|[Dd]ieses|[Ee]in|[Jj]edes) Spiel (?:{RUNS})\b|\b(?:{RUNS}) (?:das|dieses) Spiel\b"
)
FOR_OWNERS = "Die gedruckte Anleitung nennt unsere Partie „Spiel“ und unsere Runde „Partie“."


def german() -> list[Path]:
    return sorted([*(words.HERE / "de").rglob("*.ftl"), *(words.HERE / "de").rglob("*.md")])


@pytest.mark.parametrize("path", german(), ids=lambda path: path.name)
def test_german_has_one_word_for_match_round_and_ribbon(path: Path) -> None:
    text = re.sub(r"\s+", " ", path.read_text("utf-8"))
    assert [found[0] for found in MIXED.finditer(text)] == []


def test_the_search_for_mixed_words_finds_them() -> None:
    for wrong in ("Das Spiel beginnt.", "Meine Spiele", "Dieses Match", "endet das Spiel, wenn", "nach der Schleife"):
        assert MIXED.search(wrong), wrong
    for right in (
        "Welches Spiel soll es sein?",
        "Spiel mit mir",
        "scheidet aus dem Spiel aus",
        "Die Spiele im Browser",
    ):
        assert not MIXED.search(right), right


def test_owners_of_the_box_are_told_where_the_leaflet_has_another_word() -> None:
    assert FOR_OWNERS in re.sub(r"\s+", " ", pages.page("koikoi", "de"))
