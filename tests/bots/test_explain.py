"""Advice with reasons: it comes from what the seat can see, and what it says is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import roji
from roji.bots.bot import Opinion
from roji.bots.explain import Adviser, strongest
from roji.bots.measure import worth
from roji.bots.review import MARKS, marked, summary, thresholds, verdicts
from roji.bots.why import reason, sentence
from roji.games.koikoi.cards import read_set
from roji.games.koikoi.progress import NEEDS
from roji.games.kokeshi.game import Kokeshi
from roji.games.niwashi.tiles import SIDE, orientations, read_cell
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import read
from tests.games.koikoi.positions import position as koikoi
from tests.games.kokeshi.positions import setup as kokeshi
from tests.games.niwashi.positions import position as niwashi
from tests.games.orders.positions import position as orders

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("koikoi", "orders", "niwashi", "kokeshi")


def said(state: State, *names: str, lang: str = "en", opinions: list[Opinion] | None = None) -> str:
    """Why the first of some decisions is good."""
    at, turn = state.clone(), []
    for name in names:
        turn.append(at.parse(name))
        at.apply(turn[-1])
    why, args = reason(state, turn, opinions or [])
    return sentence(Opinion(turn[0], 0.0, 0.0, 1.0, why, args), state.game.id, lang)


# -- what is said in positions set up by hand ------------------------------------------------------------


def test_koikoi_says_what_is_captured_completed_approached_or_kept() -> None:
    state = koikoi(("3x 9x 1x 5x 12x", "2x"), "3L 9A 1L", captured=("8L 2A", "1R 2R 11L"), stock="4x 4y 7x 7y")
    assert said(state, "9x") == (
        "Captures sake cup (chrysanthemum), plain chrysanthemum 1 and completes moon viewing: "
        "5 points before any doubling."
    )
    assert said(state, "3x") == (
        "Captures curtain (cherry blossom), plain cherry blossom 1; one card is then missing for three lights."
    )
    assert said(state, "5x") == "3 cards of its month are still hidden and could capture plain iris 1."
    state = koikoi(("1x", "2x"), "1R", captured=("", "2R 3R"), stock="4x 4y")
    assert said(state, "1x") == (
        "Keeps red ribbon with writing (pine) from the other, who lacks one card for red ribbons with writing."
    )
    state = koikoi(("1x 1y 1R", "2x"), "5x", captured=("", "1L"), stock="4x 4y")
    assert said(state, "1x").startswith("Nobody else can capture plain pine 1")
    state = koikoi(("1x", "2x"), "1L 1R", stock="4x 4y")
    assert said(state, "1x") == "Matches crane (pine), red ribbon with writing (pine); you take one of them."
    assert said(state, "1x", "=1L").startswith("Captures crane (pine), plain pine 1")


def test_koikoi_compares_stopping_with_playing_on() -> None:
    state = koikoi(
        ("1x 2x", "3x 4x"), "5x", "6x 7x 8x", ("3L 9A", "1R 2R"), phase="decide", held=[["H-24"], []], best=(5, 0)
    )
    stop, call = state.parse("stop"), state.parse("koikoi")
    opinions = [Opinion(stop, 0.5, 0.1, 0.9), Opinion(call, 0.2, 0.1, 0.1)]
    told = said(state, "stop", opinions=opinions)
    assert told == (
        "5 points are certain: stopping promises 75 %, playing on 60 %; "
        "the other lacks one card for red ribbons with writing."
    )
    assert (
        said(state, "koikoi", opinions=opinions) == "Playing on promises 60 %, stopping 75 %; you still hold 2 cards."
    )


def test_orders_says_what_the_hand_would_pay() -> None:
    state = orders(("P2 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P9 G2 G4", orders=(6,))
    now = state.view(0)["pays"]["points"]
    assert (
        said(state, "P2", "=P9")
        == f"Your hand can pay {now + 9} then, {rest(state, 'P2')} more than with any other swap."
    )
    assert said(state, "P2", "=G2").startswith("In your hand pink 2 counts nothing")
    taking = state.clone()
    taking.apply(taking.parse("P2"))
    assert "more than with any other card you could take" in said(taking, "=P9")
    state = orders(("P9 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P2 G2 G4", orders=(6,))
    assert said(state, "reveal").startswith("No swap pays more than the ")


def rest(state: State, card: str) -> int:
    """How much more the best swap of a card pays than that of any other."""
    swaps = state.view(state.seat)["prospects"]["swaps"]
    best: dict[str, int] = {given: max(takes.values()) for given, takes in swaps.items()}
    return best.pop(card) - max(best.values())


def test_kokeshi_sees_wins_threats_and_crossings() -> None:
    winning = kokeshi("d9:pg h1:po h2:go")
    adviser = Adviser(winning.game, 0, 2000)
    best = adviser.advice([winning], [])[0]
    assert sentence(best, "kokeshi", "en") == "Wins with this turn."
    assert best.value == 1.0


def test_kokeshi_says_of_every_turn_truly_whether_it_stops_a_win() -> None:
    threatened = kokeshi("c3:pg h1:po h2:go", "d4:og f8:go e10:pp")
    told = {}
    for turn in turns(threatened):
        after = threatened.clone()
        for action in turn:
            after.apply(action)
        wins = any(won(after, answer) for answer in turns(after))
        why, _ = reason(threatened, turn, [])
        assert why == ("why-kokeshi-late" if wins else "why-kokeshi-stops")
        told[why] = True
    assert len(told) == 2


def turns(state: State) -> Iterator[list[int]]:
    """Every turn that the seat can make, as decisions."""
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.seat != state.seat:
            yield [action]
        else:
            yield from ([action, *rest] for rest in turns(after))


def won(state: State, turn: list[int]) -> bool:
    """Whether a turn wins."""
    seat, after = state.seat, state.clone()
    assert seat is not None
    for action in turn:
        after.apply(action)
    return after.over and after.returns()[seat] == 1


def test_niwashi_speaks_of_the_own_wishes_and_of_what_may_be_wished() -> None:
    state = niwashi("hhhh", hands=("hhn", "aaf"), wishes=("hI", "aT"))
    laid = {said(state, "hhn", cell, way) for cell, way in placements(state, "hhn")}
    assert any(told.startswith("Your wish hI (spring I) lies complete then") for told in laid)
    assert "aT" not in " ".join(laid)
    assert said(state, "hhn").startswith("2 fields of hhn have seasons")


def placements(state: State, tile: str) -> Iterator[tuple[str, str]]:
    at = state.clone()
    at.apply(at.parse(tile))
    for cell in at.legal_actions():
        for way in at.describe(cell)["directions"]:
            yield at.name(cell), way


# -- what is said in whole matches ------------------------------------------------------------------------


def advised(game: str, most: int, **options: object) -> Iterator[tuple[State, Opinion]]:
    """Decisions of a match in which everybody takes the advice, as the real state and the opinion."""
    made = roji.game(game, **options)
    states, moves = [made.new(seed=5)], list[int]()
    advisers = [Adviser(made, seat, 60) for seat in range(made.players)]
    while not states[-1].over and len(moves) < most:
        seat = states[-1].seat
        assert seat is not None
        best = advisers[seat].advice(states, moves)[0]
        yield states[-1], best
        after = states[-1].clone()
        after.apply(best.action)
        moves.append(best.action)
        states.append(after)


def check(state: State, opinion: Opinion) -> None:
    """Compare a reason with what happens in the real match."""
    seat, why, args = state.seat, opinion.why, opinion.args
    assert seat is not None
    after, over = state.clone(), False
    for action in args["turn"]:
        after.apply(action)
        over = over or after.over or after.round != state.round
    view = after.view(seat)
    if (
        why.startswith("why-koikoi")
        and "cards" in args
        and not over
        and why not in ("why-koikoi-either", "why-koikoi-keeps")
    ):
        assert set(args["cards"].split()) <= set(view["captured"][seat])
    if why == "why-koikoi-completes" and not over:
        assert set(args["yaku"].split()) <= {entry["key"] for entry in view["combinations"][seat]}
    if why == "why-koikoi-nears" and not over:
        family, need = next((family, need) for _, key, family, need in NEEDS if key == args["yaku"])
        pile = read_set(" ".join([*state.view(seat)["captured"][seat], *args["cards"].split()]))
        assert need - (pile & family).bit_count() == args["missing"]
    if why in ("why-orders-most", "why-orders-only", "why-orders-more") and len(args["turn"]) == 2 and not over:
        assert view["pays"]["points"] == args["points"]
    if why in ("why-niwashi-near", "why-niwashi-builds", "why-niwashi-lies", "why-niwashi-shows") and not over:
        assert visible(after, args["wish"]) >= {"near": 4, "lies": 5, "shows": 5}.get(why[12:], args.get("have", 0))
    if why == "why-kokeshi-nearer":
        assert far(after, seat) == args["away"] == far(state, seat) - args["less"]
    if why == "why-kokeshi-wins":
        assert after.returns()[seat] == 1


def far(state: State, seat: int) -> int:
    """The crossings from a player's foremost figurine to the other base."""
    view, game = state.view(None), state.game
    assert isinstance(game, Kokeshi)
    garden = game.garden
    return min(garden.far[1 - seat][garden.by_name[figurine["at"]]] for figurine in view["figurines"][seat])


def visible(state: State, wish: str) -> int:
    """The most fields of a wish that can be seen where it might lie, by trying every place."""
    fields = {
        (read_cell(name) % SIDE, read_cell(name) // SIDE): field for name, field in state.view(None)["fields"].items()
    }
    xs, ys = [x for x, _ in fields], [y for _, y in fields]
    corners = product(range(min(xs) - 4, max(xs) + 1), range(min(ys) - 4, max(ys) + 1))
    shapes = orientations(wish[1])
    best: int = max(
        sum(fields.get((left + x, top + y)) == wish[0] for x, y in shape) for left, top in corners for shape in shapes
    )


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_true_and_can_be_said_in_both_languages(game: str) -> None:
    keys = set()
    for state, best in advised(game, 150, **({"rounds": 3} if game == "koikoi" else {})):
        check(state, best)
        keys.add(best.why)
        for lang in ("en", "de"):
            assert sentence(best, game, lang).endswith((".", "%."))
    assert len(keys) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_depend_on_what_is_hidden_and_alters_nothing(game: str) -> None:
    made = roji.game(game)
    state = made.new(seed=8)
    seat = state.seat or 0
    before = state.to_dict()
    found = Adviser(made, seat, 100).advice([state], [])
    assert state.to_dict() == before
    for seed in range(3):
        twin = state.redeal(seat, seed)
        assert Adviser(made, seat, 100).advice([twin], []) == found


def test_advice_is_for_the_best_few_and_none_is_rated_above_the_first() -> None:
    state = roji.game("koikoi").new(seed=3)
    found = Adviser(state.game, state.seat or 0, 300).advice([state], [])
    assert 2 <= len(found) <= 4
    assert all(opinion.value <= found[0].value and opinion.why for opinion in found)


def test_advice_follows_a_decision_taken_back() -> None:
    state = roji.game("koikoi").new(seed=3)
    seat = state.seat or 0
    adviser = Adviser(state.game, seat, 100)
    first = adviser.advice([state], [])
    after = state.clone()
    after.apply(state.legal_actions()[0])
    adviser.follow([state, after], [state.legal_actions()[0]])
    assert adviser.bot.decisions == 1
    assert adviser.advice([state], []) == first


# -- a match that was played -------------------------------------------------------------------------------


def test_the_worth_of_a_value_is_a_share_of_the_win_or_points() -> None:
    two, four = roji.game("orders", players=2), roji.game("orders", players=4)
    assert [worth(two, value) for value in (-1, 0, 1)] == [0, 0.5, 1]
    assert [worth(four, value) for value in (-1 / 3, 0, 1)] == [0, 0.25, 1]
    assert [worth(roji.game("niwashi"), value) for value in (-1, 0.5, 1)] == [0, 15, 20]


def test_costs_are_marked_by_their_margins_unless_they_may_be_chance() -> None:
    game = roji.game("koikoi")
    assert [marked(game, cost, 0.0) for cost in (0.0199, 0.02, 0.05, 0.1)] == ["", *MARKS]
    assert marked(game, 0.1, 0.06) == ""
    assert thresholds(roji.game("niwashi")) == (0.25, 0.5, 1.0)


def test_a_win_thrown_away_is_a_blunder_and_the_better_decision_is_named() -> None:
    winning = kokeshi("d9:pg h1:po h2:go", "d3:oo f8:gg e10:pp")  # and the other wins if it does not
    wasted = next(
        action for action in winning.legal_actions() if winning.describe(action)["do"] == "pass"
        and winning.describe(action)["from"] == "d9"
    )  # fmt: skip
    after = winning.clone()
    after.apply(wasted)
    found = next(iter(verdicts(winning.game, [winning, after], [wasted], 2000)))
    assert found is not None
    assert (found.mark, found.best.why) == ("blunder", "why-kokeshi-wins")
    assert found.cost == pytest.approx(worth(winning.game, 1) - worth(winning.game, found.played.value))


def test_the_best_decision_costs_nothing_and_one_seat_can_be_looked_at_alone() -> None:
    match = Match(read((GOLDEN / "koikoi" / "drawn-round.toml").read_bytes()))
    game, moves = match.record.game, match.record.moves
    both = [verdict for verdict in verdicts(game, match.states, moves, 60) if verdict]
    alone = [verdict for verdict in verdicts(game, match.states, moves, 60, seat=1) if verdict]
    assert [verdict for verdict in both if verdict.seat == 1] == alone
    assert all(verdict.cost == 0 for verdict in both if verdict.played.action == verdict.best.action)
    assert any(verdict.cost for verdict in both)
    row = summary(both, 1)
    assert row.decisions == len(alone)
    assert row.cost == pytest.approx(sum(verdict.cost or 0 for verdict in alone) / len(alone))


def test_a_seat_is_judged_by_what_it_could_know() -> None:
    """The same decisions, with other cards in the other hand: the first verdict stays the same."""
    game = roji.game("koikoi")
    state = game.new(seed=4)
    seat, action = state.seat, state.legal_actions()[-1]
    found = []
    for seed in range(3):
        twin = state.redeal(seat, seed)
        after = twin.clone()
        after.apply(action)
        found.append(next(iter(verdicts(game, [twin, after], [action], 200))))
    assert found[0] is not None
    assert found[0] == found[1] == found[2]


def test_the_strongest_bot_of_every_game_is_known_by_name() -> None:
    assert [strongest(roji.game(game)) for game in GAMES] == ["search", "search", "partner", "alphabeta"]
