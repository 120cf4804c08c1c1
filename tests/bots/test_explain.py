"""Advice for a seat and verdicts on what was played: from what the seat can see, with figures that mean something."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

import roji
from roji.bots.bot import Opinion, bot
from roji.bots.explain import Adviser, sentence, strongest, unit
from roji.bots.measure import share, spread, total, worth
from roji.bots.review import MARKS, judged, marked, summary, thresholds, verdicts
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import read
from roji.testing.check import play
from roji.testing.leaks import exchanged, replayed
from tests.family import OWN
from tests.games.kokeshi.positions import setup as kokeshi
from tests.games.niwashi.positions import position as garden

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("koikoi", "orders", "niwashi", "kokeshi")
TWINS, TRIES = 2, 300


# -- advice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(name for name in OWN if not roji.game(name).open))
def test_twins_of_a_match_that_differ_in_secrets_get_the_same_advice_and_the_same_verdict(game: str) -> None:
    rng = random.Random(game)
    hidden = import_module(f"roji.testing.facts.{game}").hidden
    played = play(roji.game(game, **({"rounds": 2} if game != "niwashi" else {})), 5, rng)
    choices = [number for number, state in enumerate(played.states[:-1]) if len(state.legal_actions()) > 1]
    for move in sorted(rng.sample(choices, 4)):
        seat = played.states[move].seat
        assert seat is not None
        dicts = [state.to_dict() for state in played.states[: move + 1]]
        names = [played.states[number].name(played.actions[number]) for number in range(move)]
        groups = [slots for slots in hidden(dicts, names, seat) if len(slots.paths) > 1]
        found = thought(played.states, played.actions, move, seat)
        twins = 0
        for _ in range(TRIES):
            first = exchanged(dicts[0], groups, rng)
            states = replayed(played, first, move)
            if states is not None and first != dicts[0]:
                assert thought(states, played.actions, move, seat) == found
                twins += 1
                if twins == TWINS:
                    break
        assert twins == TWINS


def thought(states: list[State], moves: list[int], move: int, seat: int) -> tuple[object, ...]:
    """The advice for a seat after so many decisions, and what is said about the decision it makes there."""
    game = states[0].game
    adviser = Adviser(game, seat, 60)
    advice = adviser.advice(states[: move + 1], moves[:move])
    told = [sentence(opinion, game, lang) for opinion in advice for lang in ("en", "de")]
    return advice, told, judged(adviser, states[move], move, moves[move])


@pytest.mark.parametrize("game", GAMES)
def test_advice_alters_nothing_and_is_the_same_again(game: str) -> None:
    state = roji.game(game).new(seed=8)
    seat, before = state.seat or 0, state.to_dict()
    adviser = Adviser(state.game, seat, 100)
    found = adviser.advice([state], [])
    assert state.to_dict() == before
    assert adviser.advice([state], []) == found == Adviser(state.game, seat, 100).advice([state], [])


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_for_the_best_few_each_with_figures_and_a_reason(game: str) -> None:
    state = roji.game(game).new(seed=3)
    found = Adviser(state.game, state.seat or 0, 300).advice([state], [])
    assert 2 <= len(found) <= 4
    assert len({opinion.action for opinion in found}) == len(found)
    for opinion in found:
        assert opinion.value <= found[0].value
        assert opinion.why
        assert 0 <= (worth(state.game, opinion) or 0.0) <= 2
        assert (spread(state.game, opinion) or 0.0) >= 0


def test_advice_sees_a_win_and_one_that_can_be_forced() -> None:
    winning: State = kokeshi("d9:pg h1:po h2:go")
    best = Adviser(winning.game, 0, 2000).advice([winning], [])[0]
    assert sentence(best, roji.game("kokeshi"), "en") == "Wins with this turn."
    assert worth(winning.game, best) == 1


def test_drawing_a_tile_has_a_reason_but_no_figure() -> None:
    state: State = garden("hhhh", hands=("hhn", "aaf"), wishes=("hI", "aT"), display="haf naf hna", pile="hnf hns")
    adviser, states, moves = Adviser(state.game, 0, 1), [state], list[int]()
    while state.describe(state.legal_actions()[0])["do"] != "draw":
        advice = adviser.advice(states, moves)
        assert worth(state.game, advice[0]) is not None
        moves.append(advice[0].action)
        state = state.clone()
        state.apply(moves[-1])
        states.append(state)
    advice = adviser.advice(states, moves)
    assert [worth(state.game, opinion) for opinion in advice] == [None] * 3
    assert all("of your wishes" in sentence(opinion, roji.game("niwashi"), "en") for opinion in advice)


def test_what_a_tile_is_said_to_fulfil_is_what_it_fulfils_in_the_long_run() -> None:
    game = roji.game("niwashi")
    expected, apart, came = 0.0, 0.0, 0
    for seed in range(2):
        states, moves = [game.new(seed=seed)], list[int]()
        advisers = [Adviser(game, seat, 1) for seat in range(2)]
        while not states[-1].over:
            seat = states[-1].seat
            assert seat is not None
            best = advisers[seat].advice(states, moves, few=1)[0]
            if states[-1].describe(best.action)["do"] == "lay":
                expected += worth(game, best) or 0.0
                apart += (spread(game, best) or 0.0) ** 2
            moves.append(best.action)
            states.append(states[-1].clone())
            states[-1].apply(best.action)
        came += max(states[-1].scores())
    assert abs(expected - came) < 4 * apart**0.5 + 4  # and a wish drawn just then may come true with the same tile


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


def test_the_worth_of_a_value_is_a_share_of_the_win() -> None:
    two, four = roji.game("orders", players=2), roji.game("orders", players=4)
    assert [share(two, value) for value in (-1, 0, 1)] == [0, 0.5, 1]
    assert [share(four, value) for value in (-1 / 3, 0, 1)] == [0, 0.25, 1]
    assert (worth(two, Opinion(0, 0.5, 0.2, 1.0)), spread(two, Opinion(0, 0.5, 0.2, 1.0))) == (0.75, 0.1)
    assert worth(roji.game("niwashi"), Opinion(0, 0.5, 0.2, 1.0, args={"points": 0.3})) == 0.3


def test_costs_are_marked_by_their_margins_unless_they_may_be_chance() -> None:
    game = roji.game("koikoi")
    assert [marked(game, cost, 0.0) for cost in (0.0199, 0.02, 0.05, 0.1)] == ["", *MARKS]
    assert marked(game, 0.1, 0.06) == ""
    assert thresholds(roji.game("niwashi")) == (0.25, 0.5, 1.0)


def test_a_win_thrown_away_is_a_blunder_and_the_better_decision_is_named() -> None:
    winning: State = kokeshi("d9:pg h1:po h2:go", "d3:oo f8:gg e10:pp")  # and the other wins if it does not
    wasted = next(
        action for action in winning.legal_actions() if winning.describe(action)["do"] == "pass"
        and winning.describe(action)["from"] == "d9"
    )  # fmt: skip
    after = winning.clone()
    after.apply(wasted)
    found = next(iter(verdicts(winning.game, [winning, after], [wasted], 2000)))
    assert found is not None
    assert (found.mark, found.best.why) == ("blunder", "kokeshi-why-wins")
    assert found.cost == pytest.approx(1 - share(winning.game, found.played.value))


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


@pytest.mark.parametrize(("game", "record"), [("kokeshi", "won-by-jump"), ("niwashi", "all-different")])
def test_where_nothing_is_simulated_a_seat_is_judged_by_its_turn_all_the_same(game: str, record: str) -> None:
    match = Match(read((GOLDEN / game / f"{record}.toml").read_bytes()))
    found = [verdict for verdict in verdicts(match.record.game, match.states, match.record.moves[:30], 60) if verdict]
    for verdict in found:
        same = verdict.played.action == verdict.best.action
        assert not (same and verdict.mark)
        assert verdict.mark != "other" or (verdict.cost is None and not same)
        if verdict.cost is not None:
            gap = (total(match.record.game, verdict.best) or 0) - (total(match.record.game, verdict.played) or 0)
            assert verdict.cost == max(gap, 0)
    assert any(verdict.mark for verdict in found)


def test_what_was_played_is_looked_at_as_deeply_as_the_best() -> None:
    """Else two turns of equal worth would differ by who is to move at the end of the search."""
    state = kokeshi("c4:pg d3:po e4:go", "d10:gg f8:oo e10:pp")
    thinker = bot("alphabeta", state.game, 0)
    thinker.budget(3000)
    best = thinker.opinions(state)[0]
    assert thinker.weigh(state, best.action).value == best.value


def test_the_strongest_bot_of_every_game_is_known_by_name() -> None:
    assert [strongest(roji.game(game)) for game in GAMES] == ["search", "search", "companion", "alphabeta"]
    assert [unit(roji.game(game)) for game in GAMES] == ["simulations", "simulations", "reading", "positions"]
