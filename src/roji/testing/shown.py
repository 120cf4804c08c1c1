"""What a decision showed: events that show something hidden must be declared, or undo would go back across them."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from roji.games.state import State

if TYPE_CHECKING:
    from roji.testing.check import Match

DECISIONS = 12  # of a match that are looked at
DEALS = 6  # that the seat could imagine before each of them


def check_shown(match: Match, rng: random.Random) -> None:
    """Where deals that looked the same to a seat look different after a decision, an event must say that it shows."""
    from roji.testing.check import demand

    game = match.game
    for number in rng.sample(range(len(match.actions)), min(DECISIONS, len(match.actions))):
        before, action = match.states[number], match.actions[number]
        for seat in range(game.players):
            seen = {after_it(before.redeal(seat, deal), action, seat) for deal in range(DEALS)}
            if len(seen) > 1:
                events = game.effects(before, action, match.states[number + 1], seat)
                shows = any(game.reveals(event, seat) for event in events)
                named = ", ".join(sorted({event["do"] for event in events}))
                where = f"{match.where(number)}, seen by seat {seat}"
                demand(shows, f"one of {named} shows what was hidden: name it in turns_up or shows", where)


def after_it(twin: State, action: int, seat: int) -> str:
    """All that a seat knows after a decision, in a deal that it imagined."""
    if action not in twin.legal_actions():
        return "not possible"
    after, events = twin.effects_of(action, seat)
    return json.dumps([after.view(seat), events])
