"""The language of the lantern: the pages say what the partner says and reads."""

from __future__ import annotations

import re

import pytest

import roji
from roji.bots.bot import bot, decide
from roji.bots.niwashi import lantern
from roji.bots.niwashi.belief import Belief
from roji.bots.niwashi.mind import Mind
from roji.bots.niwashi.styles import MASTER, SILENT, Style
from roji.games.niwashi.notation import place_name
from roji.games.niwashi.numbers import AIM
from roji.games.niwashi.rules import NiwashiState
from roji.games.niwashi.tiles import AIMS, SEASONS, SHAPES, wish_name
from roji.games.state import Plain
from roji.words import HERE, LANGUAGES, pages

ROW = re.compile(
    r"^\| `(?P<place>[^`]+)` \| (?:`(?P<field>.)`)? ?\| `(?P<points>[^`]+)` \| (?P<reads>.+) \|$", re.MULTILINE
)


def read(place: str, points: str, field: str | None = None) -> set[str]:
    """The wishes a lantern means, by name."""
    direction = None if points == "-" else points
    return {wish_name(wish, SHAPES) for wish in lantern.meant(place, direction, field, SHAPES)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_the_partner_reads(lang: str) -> None:
    text = (HERE / lang / "lantern.md").read_text("utf-8")
    rows = list(ROW.finditer(text))
    assert len(rows) == text.count("\n| `") == 12
    for row in rows:
        assert read(row["place"], row["points"], row["field"]) == set(re.findall("`(..)`", row["reads"])), row[0]


@pytest.mark.parametrize(
    ("lang", "seasons"), [("en", "spring summer autumn winter"), ("de", "Frühling Sommer Herbst Winter")]
)
def test_the_rule_page_tells_the_same_directions(lang: str, seasons: str) -> None:
    text = " ".join(pages.page("niwashi", lang).split())
    told = re.findall(rf"({seasons.replace(' ', '|')}) (?:from the|aus dem) (\w+)", text)
    assert [name for name, _ in told] == seasons.split()
    for season, (_, point) in zip(SEASONS, told, strict=True):
        assert read("aid.V", "e" if point == "Osten" else point[0].lower()) == {f"{season}V"}


def test_every_wish_can_be_said_so_that_it_means_nothing_else() -> None:
    for wish in range(24):
        place, aim = lantern.say(wish)
        assert lantern.meant(place_name(place, SHAPES), AIMS[aim], None, SHAPES) == {wish}


def lanterns(name: str, seed: int) -> list[tuple[int, frozenset[int], tuple[int, ...]]]:
    """The lanterns of a match: whose, what they mean, and the wishes that were in that hand."""
    game = roji.game("niwashi", tiles="all_different")
    bots = [bot(name, game, seat, seed) for seat in range(2)]
    state = game.new(seed=seed)
    found = []
    while not state.over:
        assert isinstance(state, NiwashiState)
        assert state.seat is not None
        seat = state.seat
        action = decide(bots[seat], state)
        if state.facts().phase == AIM:
            where = place_name(state.facts().lantern.place, SHAPES)
            found.append((seat, lantern.meant(where, AIMS[action], None, SHAPES), state.facts().held[seat]))
        for player in bots:
            player.see(state.effects_of(action, player.seat)[1])
        state.apply(action)
    return found


def test_the_partner_lights_at_most_once_and_tells_a_wish_it_holds() -> None:
    matches = [lanterns("partner", seed) for seed in range(3)]
    assert any(matches)
    for found in matches:
        assert len({seat for seat, _, _ in found}) == len(found)
        for _, means, held in found:
            assert len(means) == 1
            assert means <= set(held)


class Watched:
    """A mind that follows a match from its beginning."""

    def __init__(self, style: Style = MASTER) -> None:
        state = roji.game("niwashi", starter=0).new(seed=8)
        assert isinstance(state, NiwashiState)
        self.state = state
        self.mind = Mind(state.game, style)
        self.mind.follow(state.facts())

    def does(self, *words: str) -> None:
        for word in words:
            action = self.state.parse(word)
            events: list[Plain] = self.state.effects_of(action, None)[1]
            self.state.apply(action)
            self.mind.see(events)
        self.mind.follow(self.state.facts())

    def chance(self, wish: str) -> float:
        names = [wish_name(number, SHAPES) for number in range(24)]
        return self.mind.beliefs[0].chances()[names.index(wish)]


def test_a_lantern_is_believed_but_not_blindly() -> None:
    watched = Watched()
    before = watched.chance("fW")
    watched.does("lantern", "aid.W", "n")
    assert before < 0.2
    assert 0.85 < watched.chance("fW") < 0.99
    assert watched.chance("hI") > 0


def test_a_silent_partner_takes_no_notice_of_it() -> None:
    watched = Watched(SILENT)
    before = watched.chance("fW")
    watched.does("lantern", "aid.W", "n")
    assert watched.chance("fW") == before


def test_who_uses_the_lantern_otherwise_is_believed_less() -> None:
    once = lantern.stray(0, 0)
    assert lantern.stray(1, 0) < once < lantern.stray(1, 1) < lantern.stray(0, 1) < lantern.stray(0, 3) < 1
    sure, doubtful = Belief(range(24), 2), Belief(range(24), 2)
    sure.believe({5}, once)
    doubtful.believe({5}, lantern.stray(0, 1))
    assert sure.chances()[5] > 0.85 > 0.6 > doubtful.chances()[5]


def test_a_lantern_is_broken_once_what_it_named_lies_there_unclaimed() -> None:
    """N-8, N-10: a wish that could be seen would have been laid open."""
    watched = Watched()
    watched.does("lantern", "aid.W", "n")
    mind = watched.mind
    named = next(iter(mind.said[0]))
    mind.seen, mind.layer = 1 << named, 1
    mind.settle()
    assert (mind.kept, mind.broken) == ([0, 0], [1, 0])
    assert watched.chance("fW") == 0


def test_a_lantern_is_kept_once_the_wish_is_fulfilled() -> None:
    watched = Watched()
    watched.does("lantern", "aid.W", "n")
    watched.mind.fulfil(0, next(iter(watched.mind.said[0])))
    assert (watched.mind.kept, watched.mind.broken) == ([1, 0], [0, 0])
