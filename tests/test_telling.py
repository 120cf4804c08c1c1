"""What a game says: sentences as data, made once, formatted for each viewer."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roji
from roji.games.koikoi.telling import KoiKoiTelling
from roji.games.niwashi.telling import NiwashiTelling
from roji.games.registry import game_class
from roji.games.state import Plain
from roji.games.telling import Sentence, Telling, labelled, seat, sentence, several
from roji.testing import check_game
from roji.testing.check import Broken
from roji.testing.told import sentences
from roji.words.speaking import Speaker, joined, named

OWN = ("koikoi", "kokeshi", "niwashi", "orders")


def said(told: Sentence, lang: str = "en", you: int | None = 0, game: str = "koikoi", **more: Any) -> str:
    return Speaker(game, lang, ["Anna", "Ben"], you, **more).tell(told)


def test_the_seat_that_a_sentence_is_about_is_spoken_to() -> None:
    told = KoiKoiTelling("koikoi").event({"do": "play", "seat": 1, "card": "3R"})
    assert told == {"key": "koikoi-tell-play", "args": {"who": {"seat": 1}, "card": {"card": "3R"}}}
    assert said(told) == "Ben plays red ribbon with writing (cherry blossom)."
    assert said(told, you=1) == "You play red ribbon with writing (cherry blossom)."
    assert said(told, "de", you=None) == "Ben spielt rotes Band mit Schrift (Kirschblüte)."
    assert said(told, notation=True) == "Ben plays 3R red ribbon with writing (cherry blossom)."


def test_pieces_have_names_whole_by_sets_of_names_or_by_their_letters() -> None:
    assert named("koikoi", "card", "1L") == "crane (pine)"
    assert named("koikoi", "card", "1L", "de", "mario") == "Baby Mario (Kiefer)"
    assert named("koikoi", "card", "1x", "en", "mario") == "plain pine 1"
    assert named("koikoi", "card", "1L", "en", "japanese") == "crane (pine) 松に鶴"
    assert named("koikoi", "yaku", "three-lights", "de", "japanese").endswith(" 三光")
    assert named("koikoi", "card", "1L", "ja", "japanese") == "松に鶴"
    assert named("orders", "card", "P10") == "pink 10"
    assert named("niwashi", "tile", "hns") == "spring, summer, sand"
    assert named("niwashi", "wish", "fX", "de") == "Winter X"
    assert named("kokeshi", "space", "d3") == "d3"


def test_where_people_type_a_sentence_has_what_they_type() -> None:
    laid: Plain = {"do": "lay", "seat": 1, "tile": "hns", "cell": "ad31", "direction": "e", "special": False}
    told = NiwashiTelling("niwashi").event(laid)
    assert told is not None
    assert said(told, game="niwashi") == "Ben lays spring, summer, sand (2 left, 1 up, eastwards)."
    assert said(told, "de", game="niwashi") == "Ben legt Frühling, Sommer, Sand (2 links, 1 oben, nach Osten)."
    assert said(told, game="niwashi", notation=True) == "Ben lays hns from ad31 eastwards."
    assert said(told, game="niwashi", you=1, notation=True) == "You lay hns from ad31 eastwards."
    took = NiwashiTelling("niwashi").event({"do": "take", "seat": 1, "tile": "hns", "place": 2})
    assert took is not None
    assert said(took, game="niwashi") == "Ben takes spring, summer, sand from the display."
    assert said(took, game="niwashi", notation=True) == "Ben takes hns (spring, summer, sand) from the display."


def test_several_things_are_joined_so_that_they_can_be_told_apart() -> None:
    assert joined([], "en") == "–"
    assert joined(["a", "b"], "en") == "a, b"
    assert joined(["a, b", "c"], "en") == "a, b; c"
    assert joined(["One.", "Two."], "en") == "One. Two."
    told = labelled(sentence("koikoi-label-captured", who=seat(0)), {"cards": []})
    assert said(told) == "you have: –."
    assert said(several([told, told]), you=1) == "Anna has: –. Anna has: –."


@pytest.mark.parametrize(("lang", "one", "two"), [("en", "1 point.", "2 points."), ("de", "1 Punkt.", "2 Punkte.")])
def test_stopping_gives_one_point_or_several(lang: str, one: str, two: str) -> None:
    view: Plain = {"phase": "decide", "pending": None}
    for points, told in ((1, one), (2, two)):
        choices: list[Plain] = [{"do": "stop", "points": points}, {"do": "koikoi"}]
        question = KoiKoiTelling("koikoi").asked(view, choices)
        assert question is not None
        assert told in said(question, lang)


def test_a_long_list_is_told_to_its_end() -> None:
    every = [name for month in range(1, 13) for name in (f"{month}x",)] * 5
    told = labelled(sentence("koikoi-label-field"), {"cards": every})
    assert said(told).count("plain") == len(every)


def test_a_game_without_words_is_told_by_its_facts() -> None:
    told = Telling("pebbles").event({"do": "lay", "seat": 1, "pebble": 7})
    assert told == {"key": "pebbles-tell-lay", "args": {"who": {"seat": 1}, "pebble": 7}}
    assert said(told, game="pebbles") == "Ben: lay, pebble 7"
    assert said(told, game="pebbles", you=1) == "you: lay, pebble 7"
    assert said(Telling("pebbles").lines({"laid": [[0, 1]]})[0], game="pebbles") == "laid: [[0, 1]]"


@pytest.mark.parametrize("game", OWN)
def test_a_game_says_everything_from_the_deal_to_the_end(game: str) -> None:
    """Every sentence is in its words, in both languages, with arguments that fit; check_game looks at that."""
    made = roji.game(game)
    rng, state = random.Random(5), made.new(seed=5)
    told = 0
    while not state.over:
        before = state.clone()
        action = rng.choice(state.legal_actions())
        state.apply(action)
        told += sum(1 for _ in sentences([before, state], [action], 0))
    assert told > 50


class WithoutWord(KoiKoiTelling):
    def choice(self, action: Any) -> Sentence:
        return sentence("koikoi-choice-nowhere")


class WithoutArgument(KoiKoiTelling):
    def choice(self, action: Any) -> Sentence:
        return sentence("koikoi-choice-take")


class Remembering(KoiKoiTelling):
    """Says how often it was asked: what is no fact of the viewer."""

    asks = 0

    def asked(self, view: Any, choices: Any) -> Sentence | None:
        self.asks += 1
        return sentence("koikoi-ask-stop", points=self.asks)


@pytest.mark.parametrize(
    ("telling", "found"),
    [
        (WithoutWord, "there is no message koikoi-choice-nowhere"),
        (WithoutArgument, "a sentence cannot be said"),
        (Remembering, "sentences tells what is hidden"),
    ],
)
def test_the_kit_finds_a_wrong_sentence(telling: type[Telling], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_class("koikoi"), "telling", telling("koikoi"))
    with pytest.raises(Broken, match=found):
        check_game(roji.game("koikoi", rounds=2), matches=6, seed=1, modes=False)
