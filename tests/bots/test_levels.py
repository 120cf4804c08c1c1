"""The four levels: legal, human, and never blind to a win."""

from __future__ import annotations

import random

import pytest

import roji
from roji.bots.bot import Opinion, bot, decide, players_of
from roji.bots.levels import LEVELS, LevelBot
from roji.bots.seated import Seated
from roji.games.options import Letters
from roji.games.state import State
from tests.bots.soaks import levels, tables
from tests.family import OWN
from tests.games.koikoi.positions import position

QUICK = {
    "koikoi": {"rounds": 1},
    "orders": {"players": 3, "rounds": 1},
    "niwashi": {},
    "kokeshi": {"max_turns": 30},
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", sorted(OWN))
def test_every_level_plays_every_game_to_the_end(game: str, level: str) -> None:
    made = roji.game(game, **QUICK[game])
    state = made.new(seed=4)
    bots = [bot(level, made, seat, seed=1) for seat in range(made.players)]
    for player in bots:
        player.budget(15, 0.05)
    moves = 0
    while not state.over and moves < 400:
        assert state.seat is not None
        action = decide(bots[state.seat], state)
        for player in bots:
            player.see(state.effects_of(action, player.seat)[1])
        state.apply(action)
        moves += 1
    assert state.over or moves == 400


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_misses_a_won_match(level: str) -> None:
    """H-16: with a combination in the last round, stopping wins the match at once."""
    state = position(("3x 2x", "5x 4x"), "3y 9x", "5y 6x 7x 8x", captured=("1L 3L 8L 12L 3R", ""))
    state.apply(state.parse("3x"))
    assert state.view(0)["phase"] == "decide"
    for seed in range(12):
        player = bot(level, state.game, 0, seed)
        player.budget(8)
        assert state.name(player.choose(state)) == "stop"


class Stubborn(LevelBot):
    """A level that always slips, with opinions given."""

    def opinions(self, state: State) -> list[Opinion]:
        values = [0.5, 0.45, 0.3, -0.9, -0.9, -0.9, -0.9, -0.9]
        return [Opinion(a, v, 0.1, 0.1) for a, v in zip(state.legal_actions(), values, strict=True)]


def test_a_slip_costs_no_more_than_its_margin() -> None:
    state = roji.game("koikoi").new(seed=3)
    legal = state.legal_actions()
    for level, allowed in (("casual", {legal[1]}), ("beginner", {legal[1], legal[2]})):
        player = Stubborn(state.game, state.seat or 0, 0, level)
        assert player.level.margin == players_of(state.game).levels[level].margin
        chosen = {player.slip(state, random.Random(seed)) for seed in range(60)}
        assert chosen == allowed


def test_levels_differ_in_thought_and_mistakes() -> None:
    for table in (players_of(roji.game(game)).levels for game in OWN):
        slips = [table[level].slip for level in LEVELS]
        assert slips == sorted(slips, reverse=True)
        assert table["master"].slip == 0
        assert all(table[level].seconds <= 0.2 for level in LEVELS[:3])
        assert table["master"].seconds <= 1


def test_bots_at_a_table_decide_the_same_after_something_was_taken_back() -> None:
    game = roji.game("koikoi", rounds=1)
    state = game.new(seed=3)
    states: list[State] = [state]
    moves: list[int] = []
    seated = Seated(game, ["search:50", "search:50"], 7)
    decisions = []
    for _ in range(6):
        moves.append(seated.decide(states, moves))
        decisions.append(moves[-1])
        after = states[-1].clone()
        after.apply(moves[-1])
        states.append(after)
    assert seated.decide(states[:4], moves[:3]) == decisions[3]
    assert Seated(game, ["search:50", "search:50"], 7).decide(states[:6], moves[:5]) == decisions[5]


def test_levels_play_every_kind_of_table_to_the_end() -> None:
    levels.run_short()


def test_the_long_check_sees_every_option_preset_garden_and_stage() -> None:
    for game in OWN:
        seen = {(name, str(value)) for options in tables(game) for name, value in options.items()}
        for option in roji.game(game).option_table:
            if not isinstance(option, Letters) and len(option.values) < 50:
                assert {(option.name, str(value)) for value in option.values} <= seen
        made = roji.game(game)
        assert all(type(made)(**options) for options in tables(game))
