"""The luck of the deal, told apart from play: what the cards of a round are worth beside others."""

from __future__ import annotations

from pathlib import Path

import pytest

import roji
from roji.bots.bot import players_of
from roji.bots.luck import Deal, deals, replayed
from roji.bots.postmortem import Finding, Postmortem
from roji.bots.summary import summary
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import Record, read
from tests.games.koikoi.positions import deck

GOLDEN = Path(__file__).parents[1] / "golden"
WITH_CARDS = {"koikoi": "whole-match", "orders": "declined"}


def match(game: str) -> Match:
    return Match(read((GOLDEN / game / f"{WITH_CARDS[game]}.toml").read_text("utf-8")))


@pytest.mark.parametrize("game", WITH_CARDS)
def test_a_round_dealt_anew_has_other_cards_and_all_else_the_same(game: str) -> None:
    cards = players_of(roji.game(game)).cards
    assert cards is not None
    states = match(game).states
    for round_ in range(min(states[-1].round, 2)):
        begun = next(state for state in states if state.round == round_)
        others = [cards.anew(begun, seed) for seed in range(3)]
        assert all(other != begun for other in others)
        assert others[0] != others[1]
        assert others[0] == cards.anew(begun, 0)
        for other in others:
            assert (other.seat, other.round, other.scores()) == (begun.seat, begun.round, begun.scores())


@pytest.mark.parametrize("game", WITH_CARDS)
def test_what_a_deal_is_worth_adds_up_over_the_seats_and_has_a_doubt(game: str) -> None:
    played = match(game)
    found = [replayed(played.record.game, played.states, 0, first, 3) for first in (0, 3)]
    (deal,) = deals(found)
    assert abs(sum(deal.worth)) < 1e-6
    assert all(error > 0 for error in deal.error)
    assert found[0] == replayed(played.record.game, played.states, 0, 0, 3)


def test_a_hand_full_of_lights_and_the_cup_is_worth_much_to_who_holds_it() -> None:
    game = roji.game("koikoi", rounds=1, starter=0)
    lights = "1L 3L 8L 12L 9A 6A 7A 10A"
    states: list[State] = [game.new(deal=[deck(dealer=lights)])]
    found = [replayed(game, states, 0, first, 6) for first in range(0, 24, 6)]
    (deal,) = deals(found)
    assert deal.worth[0] > 2 * deal.error[0] > 0
    assert deal.worth[0] == pytest.approx(-deal.worth[1])


def test_a_round_that_the_deal_alone_decided_is_all_luck() -> None:
    played = Match(read((GOLDEN / "koikoi" / "lucky-hand.toml").read_text("utf-8")))
    results = played.state.rounds()
    lucky = next(number for number, result in enumerate(results) if result["kind"] == "lucky")
    (deal,) = deals([replayed(played.record.game, played.states, lucky, 0, 3)])
    assert deal.worth[results[lucky]["winner"]] > 0
    assert deal.error == [0, 0]


def test_a_match_that_went_on_has_no_deal_in_its_first_round() -> None:
    record = match("koikoi").record
    on = Record(record.game, seed=3, origin=record.went_on(4, 0))
    state = on.start()
    while state.round == 0:
        on.moves.append(state.legal_actions()[0])
        state.apply(on.moves[-1])
    whole, cut = (
        Postmortem(record.game, Match(on).states, on.moves, 300, dealt=dealt).total - len(on.moves)
        for dealt in (True, False)
    )
    assert (whole > 0, cut) == (True, 0)


def found(number: int, seat: int, worth: float, cost: float = 0.0, mark: str = "") -> Finding:
    return Finding(number, seat, number // 10, worth, worth + cost, cost, 0.0, mark, None)


def told(*args: object) -> list[str]:
    return [line["key"] for line in summary(roji.game("koikoi"), *args)]  # type: ignore[arg-type]


def test_three_sentences_say_how_it_went_what_the_cards_did_and_what_was_decided() -> None:
    findings = [found(0, 0, 0.4), found(1, 1, 0.6), found(12, 0, 0.7), found(13, 1, 0.2, 0.3, "blunder")]
    lucky, even = [Deal(0, [0.2, -0.2], [0.03, 0.03])], [Deal(0, [0.01, -0.01], [0.03, 0.03])]
    assert told(findings, lucky, [1.0, 0.0]) == ["summary-ahead", "summary-cards", "summary-worst"]
    assert told(findings, even, [0.5, 0.5])[:2] == ["summary-shared", "summary-cards-even"]
    assert told(findings[:3], [], [0.0, 1.0]) == ["summary-ahead-always", "summary-no-mistake"]
    assert told(findings, [], []) == ["summary-unfinished", "summary-marks", "summary-worst"]
    ahead, cards, worst = summary(roji.game("koikoi"), findings, lucky, [1.0, 0.0])
    assert ahead["args"] == {"who": {"seat": 0}, "number": 13, "round": 2}
    assert cards["args"] == {"who": {"seat": 0}, "worth": 20, "doubt": 6}
    assert worst["args"] == {"who": {"seat": 1}, "number": 14, "round": 2, "cost": 30}
