"""Long checks of Garden Orders against the naive count and the naive table."""

from __future__ import annotations

import random
from collections import Counter

import roji
from roji.games.orders.cards import CARDS, gather, names
from roji.games.orders.scoring import explain, points
from tests.games.orders import naive
from tests.soaking import soak


def random_hand(rng: random.Random) -> list[int]:
    """Nine cards of a shuffled deck; two hands of three come from few values, where trios and pairs are common."""
    values = rng.sample(range(11), rng.choice((3, 5, 11)))
    return rng.sample([card for card in range(33) for _ in range(2) if card % 11 in values], 9)


@soak("orders scoring", total=100_000, short=1_500)
def scoring(seed: int, start: int, stop: int) -> None:
    """O-15 to O-25: random hands under every order, against every possible choice of cards."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        hand = random_hand(rng)
        cards = [naive.card(CARDS[card]) for card in hand]
        for order in range(1, 9):
            for min_run in (1, 2) if order == 8 else (2,):
                wanted = naive.count(cards, order, min_run)
                assert points(*gather(hand), order, min_run) == wanted, (names(hand), order, min_run)
                lines = explain(tuple(sorted(hand)), order, min_run)
                assert sum(line.points for line in lines) == wanted, (names(hand), order, min_run)
                assert Counter(card for line in lines for card in line.cards) == Counter(hand)


@soak("orders table", total=3_000, short=40, chunk=50)
def table(seed: int, start: int, stop: int) -> None:
    """Random matches beside the naive table: same decisions, hands, row, known cards, counts, next starter."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        options = {
            "players": 2 + case % 5,
            "rounds": rng.randint(1, 3),
            "stall_rounds": rng.choice((0, 1, 2)),
            "min_run": rng.randint(1, 2),
        }
        play_beside(roji.game("orders", **options), rng)


def play_beside(game: roji.Game, rng: random.Random) -> None:
    """One random match on both tables; trios are taken more often than chance would."""
    state = game.new(seed=rng.randrange(1 << 64))
    totals = [0] * game.players
    starter = state.view(None)["starter"]
    for r in range(game.options["rounds"]):
        data = state.to_dict()
        order = state.view(None)["order"]
        bags = [[naive.card(one) for one in text.split()] for text in (*data["hands"], data["stack"], data["row"])]
        *hands, stack, row = bags
        beside = naive.Table(hands, stack, row, (starter + r) % game.players, game.options["stall_rounds"])
        while not beside.over:
            assert state.round == r
            assert state.seat == beside.turn
            legal = {state.name(action): action for action in state.legal_actions()}
            assert set(legal) == beside.legal()
            compare(state, beside)
            move = rng.choice(sorted(legal))
            if rng.random() < 0.5:
                move = max(legal)  # trios before declining, and otherwise mostly reveals
            state.apply(legal[move])
            beside.do(move)
        counts = [naive.count(hand, order, game.options["min_run"]) for hand in beside.hands]
        totals = [total + own for total, own in zip(totals, counts, strict=True)]
        result = state.rounds()[r]
        assert result["points"] == counts
        assert result["winners"] == [seat for seat, own in enumerate(counts) if own == max(counts)]
        assert state.scores() == totals
    assert state.over
    best = [own == max(totals) for own in totals]
    share = (game.players - sum(best)) / (sum(best) * (game.players - 1))
    wanted = [share if won else -1 / (game.players - 1) for won in best]
    assert state.returns() == wanted


def compare(state: roji.State, beside: naive.Table) -> None:
    """Both tables look the same."""
    data = state.to_dict()
    assert Counter(data["row"].split()) == Counter(map(naive.text, beside.row))
    assert data["stack"].split() == [naive.text(one) for one in beside.stack]
    for seat, hand in enumerate(beside.hands):
        assert Counter(data["hands"][seat].split()) == Counter(map(naive.text, hand))
        known = Counter({naive.text(one): n for one, n in beside.known(seat).items()})
        assert Counter(state.view(None)["known"][seat]) == known
