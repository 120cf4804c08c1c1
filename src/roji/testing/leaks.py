"""The leak test: twins of a match that differ only in what a viewer cannot know must look the same to it."""

from __future__ import annotations

import copy
import json
import random
from typing import TYPE_CHECKING, Any

from roji.games.errors import Refusal
from roji.games.state import State
from roji.testing.hidden import Hidden, Slots, get, put
from roji.testing.told import sentences

if TYPE_CHECKING:
    from roji.testing.check import Match

TWINS = 6
RECENT = 8  # of the last states the observations are compared
TRIES = 200  # twins drawn until enough of them can have had the same past


def check_leaks(match: Match, rng: random.Random, hidden: Hidden) -> None:
    """At a random point, for every seat and a spectator."""
    from roji.testing.check import demand

    move = rng.randrange(len(match.states))
    dicts = [state.to_dict() for state in match.states[: move + 1]]
    moves = [state.name(action) for state, action in zip(match.states, match.actions[:move], strict=False)]
    first = dicts[0]
    for seat in (*range(match.game.players), None):
        groups = [slots for slots in hidden(dicts, moves, seat) if len(slots.paths) > 1]
        if not groups:
            continue
        where = f"{match.where(move)}, seen by seat {seat}"
        seen = everything(match.states[: move + 1], match.actions[:move], seat)
        twins: list[Any] = []
        same_yet = {path for slots in groups for path in slots.paths}
        for _ in range(TRIES):
            if len(twins) >= TWINS and not same_yet:
                break
            twin = exchanged(first, groups, rng)
            states = replayed(match, twin, move)
            if states is None:
                continue
            twins.append(twin)
            same_yet = {path for path in same_yet if get(twin, path) == get(first, path)}
            for what, value in everything(states, match.actions[:move], seat).items():
                demand(value == seen[what], f"{what} tells what is hidden", where)
            number = rng.randrange(1 << 32)
            same = states[-1].redeal(seat, number) == match.states[move].redeal(seat, number)
            demand(same, "redeal depends on what is hidden", where)
        demand(len(twins) >= TWINS, f"only {len(twins)} twins of {TWINS} could have had this past", where)
        demand(not same_yet, f"the twins never differ in {next(iter(sorted(same_yet, key=str)), ())}", where)


def exchanged(first: Any, groups: list[Slots], rng: random.Random) -> Any:
    """The first state's dict with the values of every group of hidden slots shuffled among themselves."""
    twin = copy.deepcopy(first)
    for slots in groups:
        values = [get(first, path) for path in slots.paths]
        rng.shuffle(values)
        for path, value in zip(slots.paths, values, strict=True):
            put(twin, path, value)
    return twin


def replayed(match: Match, first: Any, move: int) -> list[State] | None:
    """The twin's states under the same decisions; None if it cannot have had them."""
    try:
        state = match.game.from_dict(first)
        states = [state.clone()]
        for number, action in enumerate(match.actions[:move]):
            if state.seat != match.states[number].seat or state.round != match.states[number].round:
                return None
            state.apply(action)
            states.append(state.clone())
    except Refusal:
        return None
    same = state.seat == match.states[move].seat and state.round == match.states[move].round
    return states if same else None


def everything(states: list[State], actions: list[int], seat: int | None) -> dict[str, str]:
    """All that a fresh viewer gets: view, observation, past effects and names, own actions, refusals, what is said."""
    now = states[-1]
    game = now.game
    past = [
        (before.name(action), game.effects(before, action, after, seat))
        for before, action, after in zip(states, actions, states[1:], strict=False)
    ]
    seen: dict[str, Any] = {"view": now.view(seat), "rounds": now.rounds(), "effects": past, "scores": now.scores()}
    seen["observation"] = [state.observe(seat).hex() for state in states[-RECENT:]]
    seen["sentences"] = list(sentences(states, actions, seat))
    if seat is not None and now.seat == seat:
        legal = now.legal_actions()
        seen["legal actions"] = legal
        seen["names"] = [(now.name(action), now.describe(action)) for action in legal]
        wrong = [action for action in range(game.num_actions) if action not in set(legal)][:512]
        seen["refusals"] = [str(now.refusal(action)) for action in wrong]
    return {what: json.dumps(value) for what, value in seen.items()}
