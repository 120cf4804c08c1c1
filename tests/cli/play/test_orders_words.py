"""Garden Orders in words: what somebody hears who does not see the table; and the simple player."""

from __future__ import annotations

import random

import pytest

import roji
from roji.bots.greedy import choose
from roji.cli.tellers import Teller
from roji.games.state import State
from tests.games.orders.positions import deck, play, position


def test_decisions_in_words() -> None:
    state = position(("P1 G2 O3", ""), row="P5 G5 G10", stack="O5 P2 P3 P4 P6 P7 P8 P9 P10")
    teller = Teller(roji.game("orders"), "en", ["Anna", "Ben"], you=0)

    def said(state: State, move: str) -> str:
        return teller.choice(state.describe(state.parse(move)))

    assert said(state, "P1") == "Give P1 pink 1 and take a card from the row"
    assert said(state, "reveal") == "Reveal the top card of the stack"
    assert said(play(state.clone(), "P1"), "=G5") == "Take G5 green 5 for P1 pink 1"
    play(state, "reveal")
    assert said(state, "trio5") == "Take the trio P5 pink 5, G5 green 5, O5 orange 5 and lay three cards for it"
    assert said(state, "decline") == "Leave the trio where it is"
    assert said(play(state, "trio5"), "P1") == "Lay P1 pink 1 for the trio of 5"


def test_the_table_in_sentences() -> None:
    hand = "P1 P2 P3 G3 G7 G9 O1 O2 O10"
    state = position((hand, "P8"), row="P5 G5 G10", stack="O5 P4 P4 P6 P7 P8 P9 P10 P10", orders=[6], swaps=3)
    teller = Teller(roji.game("orders"), "en", ["Anna", "Ben"], you=0)
    lines = teller.lines(state.view(0))
    assert "Order 6: trios, and all odd cards." in lines
    assert "Row: P5 pink 5, G5 green 5, G10 green 10." in lines
    assert "After 17 more swaps somebody must reveal." in lines
    assert "Ben, 0 points: known to hold nothing; 9 cards are unknown." in lines
    assert "For P5 pink 5 you would best give P2 pink 2; then your hand would pay 29." in lines
    assert any(line.startswith("If it were counted now, it would pay 24 points: odd cards 24") for line in lines)
    laid = teller.lines(play(state.clone(), "P2").view(0))
    assert "You have laid P2 pink 2 and take a card for it." in laid
    assert any("G5 green 5: 29" in line for line in laid)
    play(state, "reveal")
    assert any(line.startswith("With the trio of 5 your hand could pay up to") for line in teller.lines(state.view(0)))
    play(state, "trio5 P2")
    lines = teller.lines(state.view(0))
    assert "For the trio of 5 you lay 2 more cards." in lines
    assert any(line.startswith("What your hand can still reach when you lay: P1 pink 1: ") for line in lines)
    assert teller.lines(state.view(None))[-1].startswith("Ben")
    assert teller.opening(state.view(0)) == "Order 6 governs: trios, and all odd cards. You start."


def test_sentences_name_order_cards_and_stop_at_the_end() -> None:
    second = deck(("P1", "P2"), row="G2 G4 G6")
    state = play(position(("", ""), stack="O1", orders=[7, 6], later=[second]), "reveal")
    teller = Teller(roji.game("orders"), "en", ["Anna", "Ben"], you=0)
    won = state.view(0)["order_cards"]
    told = "\n".join(teller.lines(state.view(0)))
    assert ("Your order cards: 7." in told) == (won[0] == [7])
    assert ("Order cards of Ben: 7." in told) == (won[1] == [7])
    over = play(position(("P1 P3", ""), stack="O1", orders=[7]), "reveal").view(0)
    assert teller.lines(over)[0] == f"you: {over['scores'][0]} = {over['scores'][0]}"


def test_a_full_table_is_headed_by_the_own_place() -> None:
    teller = Teller(roji.game("orders", players=3), "en", ["Anna", "Ben", "Cleo"], you=1)
    assert teller.scoreline({"scores": [30, 20, 20], "seat": 1}) == "you 20, place 2"
    two = Teller(roji.game("orders"), "en", ["Anna", "Ben"], you=1)
    assert two.scoreline({"scores": [30, 20], "seat": 1}) == "you 20  Anna 30"


@pytest.mark.parametrize("players", [2, 4])
def test_the_simple_player_beats_random_ones(players: int) -> None:
    game, rng, wins = roji.game("orders", players=players, rounds=1), random.Random(1), 0
    for seed in range(20):
        state = game.new(seed=seed)
        while not state.over:
            state.apply(choose(state) if state.seat == 0 else rng.choice(state.legal_actions()))
        wins += state.returns()[0] == 1
    assert wins >= 17


def test_simple_players_come_to_an_end_without_the_house_rule() -> None:
    """O-R3: as printed, swapping might go on for ever."""
    state = roji.game("orders", players=6, rounds=2, stall_rounds=0).new(seed=3)
    for _ in range(2000):
        if state.over:
            break
        state.apply(choose(state))
    assert state.over
