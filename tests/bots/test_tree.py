"""The tree search: fair, repeatable, bounded, and the same plain and compiled."""

from __future__ import annotations

import time
from types import ModuleType

import pytest

import roji
from roji.bots.bot import asked, bot, decide, players_of
from roji.bots.judge import Judge
from roji.bots.tree import Branch, Tree, merged
from roji.games.errors import Invalid
from tests.bots.both import plain_and_compiled

GAMES = {"koikoi": {}, "orders": {"players": 4, "rounds": 2}, "kokeshi": {}}


def middle(game: str, seed: int, decisions: int) -> roji.State:
    """A state in the middle of a match, with a choice to make."""
    state = roji.game(game, **GAMES.get(game, {})).new(seed=seed)
    while not state.over and (decisions > 0 or len(state.legal_actions()) < 2):
        state.apply(state.legal_actions()[decisions % len(state.legal_actions())])
        decisions -= 1
    return state


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_search_alters_nothing_and_can_be_repeated(game: str) -> None:
    state = middle(game, 3, 9)
    before = state.clone()
    found = []
    for _ in range(2):
        tree = Tree(state, Judge(), seed=5)
        tree.think(200)
        found.append(tree.branches())
    assert state == before
    assert found[0] == found[1]
    assert sum(branch.visits for branch in found[0]) == 200
    assert {branch.action for branch in found[0]} == set(state.legal_actions())
    assert all(-1 <= branch.value <= 1 for branch in found[0])


@pytest.mark.parametrize("game", ["koikoi", "orders"])
def test_what_is_hidden_does_not_change_the_choice(game: str) -> None:
    """Twins that differ only in what the seat cannot know."""
    for decisions in (4, 11):
        state = middle(game, 7, decisions)
        chosen = set()
        for deal in range(4):
            player = bot("search:150", state.game, state.seat or 0, seed=1)
            chosen.add(player.choose(state.redeal(state.seat, deal)))
        assert len(chosen) == 1


def test_without_a_judge_of_its_own_a_game_of_several_rounds_is_played_to_the_end_of_the_match() -> None:
    """Before its end a match has no outcome: a walk that stopped with the round would find 0.0 everywhere."""
    state = roji.game("koikoi", rounds=3).new(seed=3)
    assert state.round == 0
    tree = Tree(state, Judge(), seed=1)
    tree.think(400)
    assert any(branch.value for branch in tree.branches())
    assert all(branch.spread > 0.3 for branch in tree.branches() if branch.visits > 20)


def test_thinking_stops_when_the_time_is_up() -> None:
    state = middle("koikoi", 3, 4)
    tree = Tree(state, Judge(), seed=1)
    begun = time.perf_counter()
    tree.think(10**9, seconds=0.02)
    assert time.perf_counter() - begun < 5
    assert tree.simulations > 0
    assert tree.branches()[0].visits > 0


def test_a_full_pool_goes_on_without_new_nodes() -> None:
    tree = Tree(middle("koikoi", 3, 4), Judge(), seed=1, room=20)
    tree.think(500)
    assert tree.size == 20
    assert tree.simulations == 500


def test_a_full_pool_goes_on_where_the_judge_has_hopes_too() -> None:
    state = middle("orders", 3, 9)
    tree = Tree(state, players_of(state.game).judge(state.game), seed=1, room=20)
    tree.think(300)
    assert tree.size == 20
    assert tree.simulations == 300


def test_a_game_that_nobody_taught_the_search_about_is_searched(pebbles: ModuleType) -> None:
    state = roji.game("pebbles").new(seed=1)
    tree = Tree(state, players_of(state.game).judge(state.game), seed=1)
    tree.think(60)
    assert sum(branch.visits for branch in tree.branches()) == 60
    assert {branch.action for branch in tree.branches()} == set(state.legal_actions())


def test_several_trees_are_one_opinion() -> None:
    first = [Branch(1, 10, 0.5, 0.0), Branch(2, 5, -1.0, 0.0)]
    second = [Branch(2, 30, 0.0, 1.0), Branch(3, 0, 0.0, 0.0)]
    found = {branch.action: branch for branch in merged([first, second])}
    assert [branch.action for branch in merged([first, second])] == [2, 1, 3]
    assert found[1] == Branch(1, 10, 0.5, 0.0)
    assert found[2].visits == 35
    assert found[2].value == pytest.approx(-1 / 7)
    state = middle("koikoi", 3, 4)
    player = bot("search:200", state.game, state.seat or 0, seed=1)
    player.threads = 2  # type: ignore[attr-defined]
    assert player.choose(state) in state.legal_actions()


def test_a_finished_match_has_nothing_to_search() -> None:
    state = roji.game("koikoi", rounds=1).new(seed=3)
    while not state.over:
        state.apply(state.legal_actions()[0])
    with pytest.raises(ValueError, match="over"):
        Tree(state, Judge(), seed=1)


@pytest.mark.parametrize("name", ["grandmaster", "", "grandmaster:10", ":10"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Invalid, match=r"greedy, search.*search:1000"):
        bot(name, roji.game("koikoi"), 0)
    with pytest.raises(Invalid):
        bot("greedy", roji.game("koikoi"), 2)


@pytest.mark.parametrize(
    "name", ["search:0", "search:x", "search:", "search:10000001", "search:²", "greedy:7", "master:7"]
)
def test_a_number_is_refused_where_none_goes_with_the_bot(name: str) -> None:
    with pytest.raises(Invalid, match=r"from 1 to 10,000,000 goes with search, search-v1 and with no other") as refused:
        bot(name, roji.game("koikoi"), 0)
    assert refused.value.key == "bot-number"
    with pytest.raises(Invalid, match="goes with search, alphabeta"):
        bot(name, roji.game("kokeshi"), 0)
    with pytest.raises(Invalid, match="goes with search and"):
        bot("partner:5", roji.game("niwashi"), 0)


def test_every_bot_that_counts_its_thought_takes_a_number() -> None:
    assert vars(bot("search:70", roji.game("niwashi"), 0))["simulations"] == 70
    player = bot("alphabeta:10000", roji.game("kokeshi"), 0)
    assert (player.name, vars(player)["nodes"]) == ("alphabeta:10000", 10_000)


SCRIPT = """
import json
import roji
from tests.bots.test_tree import GAMES, middle
from roji.bots.bot import bot
found = []
for game in sorted(GAMES):
    state = middle(game, 3, 9)
    player = bot("search:40", state.game, state.seat, seed=2)
    found.append([[o.action, repr(o.value), o.share] for o in player.opinions(state)])
print(json.dumps([roji.compiled, found]))
"""


def test_plain_and_compiled_think_the_same() -> None:
    plain, compiled = plain_and_compiled(SCRIPT)
    assert plain == compiled


def test_a_bot_is_handed_a_state_in_which_the_hidden_is_dealt_anew() -> None:
    state = middle("koikoi", 3, 4)
    player = bot("greedy", state.game, state.seat or 0)
    handed = asked(player, state)
    assert handed.view(state.seat) == state.view(state.seat)
    assert handed.to_dict()["stock"] != state.to_dict()["stock"]
    assert decide(player, state) in state.legal_actions()
