"""No bot peeks: over twins of a match that differ only in what its seat cannot know, it decides the same."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

import roji
from roji.bots.bot import bot, decide
from roji.bots.levels import LEVELS
from roji.games.state import State
from roji.testing.check import Match, play
from roji.testing.leaks import exchanged, replayed
from tests.family import OWN

OPTIONS = {"koikoi": {"rounds": 2}, "orders": {"players": 3, "rounds": 2}, "niwashi": {}, "kokeshi": {}}
BOTS = (*LEVELS, "greedy", "search:40")
TWINS = 3
TRIES = 300  # twins drawn until enough of them can have had the same past
THOUGHT = 60


def a_match(game: str) -> tuple[Match, int]:
    """A random match, and how many decisions were made when somebody has several to choose from."""
    rng = random.Random(5)
    match = play(roji.game(game, **OPTIONS[game]), 5, rng)
    moves = range(6, min(len(match.actions), 24))
    return match, max(moves, key=lambda move: len(match.states[move].legal_actions()))


def twins(match: Match, move: int) -> list[list[State]]:
    """Matches that look the same to the seat that decides; where nothing is hidden, the match itself."""
    hidden = import_module(f"roji.testing.facts.{match.game.id}").hidden
    dicts = [state.to_dict() for state in match.states[: move + 1]]
    moves = [state.name(action) for state, action in zip(match.states, match.actions[:move], strict=False)]
    groups = [slots for slots in hidden(dicts, moves, match.states[move].seat) if len(slots.paths) > 1]
    if not groups:
        return [match.states[: move + 1]] * TWINS
    rng, found = random.Random(1), []
    for _ in range(TRIES):
        states = replayed(match, exchanged(dicts[0], groups, rng), move)
        if states is not None and states[-1].to_dict() != dicts[-1]:
            found.append(states)
        if len(found) == TWINS:
            break
    return found


def decided(name: str, states: list[State], actions: list[int]) -> int:
    """What a bot decides that saw the whole match; it must leave the state as it is."""
    now = states[-1]
    assert now.seat is not None
    player = bot(name, now.game, now.seat, seed=3)
    player.budget(THOUGHT)
    for before, action in zip(states, actions, strict=False):
        player.see(before.effects_of(action, now.seat)[1])
    kept = now.clone()
    action = decide(player, now)
    assert now == kept
    return action


@pytest.mark.parametrize("game", sorted(OWN))
def test_over_twins_no_bot_changes_its_mind(game: str) -> None:
    match, move = a_match(game)
    others = twins(match, move)
    assert len(others) == TWINS
    for name in BOTS:
        first = decided(name, match.states[: move + 1], match.actions[:move])
        for states in others:
            assert decided(name, states, match.actions[:move]) == first, f"{name} peeks: {match.where(move)}"
