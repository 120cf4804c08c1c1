"""Why a decision is good: one true sentence about it, from what its seat can see; a module for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.games.state import State
from roji.words import say

Reason = tuple[str, dict[str, Any]]  # a key in words/ and what fills it
GAMES = ("koikoi", "orders", "niwashi", "kokeshi")


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the first decision of a turn is good for the seat to move.

    `state` has everything dealt anew that the seat cannot know, `turn` holds the decision and what is to follow it
    in the same turn, as far as that is planned; `opinions` are those of the thinker, the best first.
    """
    found: Reason = "why-other", {}
    if state.game.id == "niwashi":
        from roji.bots.niwashi.outlook import hands
        from roji.bots.niwashi.partner import PartnerBot
        from roji.bots.why import niwashi

        assert isinstance(thinker, PartnerBot)
        found = niwashi.reason(state, turn, hands(thinker, state.view(state.seat)["wishes"]))
    elif state.game.id in GAMES:
        found = import_module(f"roji.bots.why.{state.game.id}").reason(state, turn, opinions)
    return found


def sentence(opinion: Opinion, game: str, lang: str, names: str = "traditional") -> str:
    """The reason of an opinion in words; `names` is a set of card names."""
    args = {name: value for name, value in opinion.args.items() if isinstance(value, str | int)}
    if game in GAMES:
        args = import_module(f"roji.bots.why.{game}").spoken(args, lang, names)
    return say(opinion.why, lang, **args)
