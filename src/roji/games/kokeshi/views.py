"""What may be told of a state, which here is everything: views, results, events, descriptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from roji.games.errors import Illegal
from roji.games.kokeshi import refusals
from roji.games.kokeshi.facts import Decision, Effect, Ending, Phase, Result, View, Way
from roji.games.kokeshi.garden import COLOURS, Garden
from roji.games.kokeshi.notation import figurine_text, half_text, stack_text
from roji.games.kokeshi.numbers import *
from roji.games.kokeshi.reach import reach

if TYPE_CHECKING:
    from roji.games.kokeshi.game import Kokeshi

PHASES: tuple[Phase, ...] = ("place", "turn", "move", "over")
# How a match ends, with its clause, from 1 on: 0 while it runs.
ENDINGS: tuple[Ending, ...] = ("base", "repetition", "limit")
CLAUSES = ("K-6", "K-R5", "K-R5")
PEOPLE = ("kokeshi", "samurai")  # K-1: seat 0 and seat 1


class Facts(NamedTuple):
    """Everything in a state."""

    at: tuple[int, ...]  # the spaces of the six figurines, seat 0 first; -1 before they are placed
    stacks: tuple[int, ...]
    phase: int
    turn: int
    starter: int
    mover: int
    moved: bool
    turns: int
    ending: int
    winner: int
    history: tuple[int, ...]

    @property
    def own(self) -> tuple[int, ...]:
        """The spaces of the figurines of the seat to move."""
        return self.at[3 * self.turn : 3 * self.turn + 3]

    @property
    def moving(self) -> bool:
        return self.phase == MOVE


def view(facts: Facts, game: Kokeshi, seat: int | None) -> View:
    """The whole position; it looks the same from everywhere."""
    game.check_seat(seat)
    names = game.garden.names
    over = facts.phase == OVER
    return {
        "game": game.id,
        "seat": seat,
        "phase": PHASES[facts.phase],
        "to_move": None if over else facts.turn,
        "round": int(over),
        "rounds": 1,
        "garden": game.options["garden"],
        "people": list(PEOPLE),
        "bases": [names[base] for base in game.garden.bases],
        "starter": facts.starter,
        "figurines": [
            [
                {"at": names[facts.at[i]] if facts.at[i] >= 0 else None, "beads": stack_text(facts.stacks[i])}
                for i in own
            ]
            for own in (range(3), range(3, 6))
        ],
        "placing": COLOURS[facts.own.index(-1)] if facts.phase == PLACE else None,
        "moving": names[facts.at[facts.mover]] if facts.moving else None,
        "moved": facts.moved,
        "turns": facts.turns,
        "max_turns": game.options["max_turns"],
        "scores": [int(facts.winner == side) for side in range(2)],
        "results": results(facts),
    }


def results(facts: Facts) -> list[Result]:
    """How the match ended, once it has."""
    if facts.phase != OVER:
        return []
    return [
        {
            "round": 0,
            "kind": ENDINGS[facts.ending - 1],
            "clause": CLAUSES[facts.ending - 1],
            "winner": None if facts.winner < 0 else facts.winner,
            "turns": facts.turns,
        }
    ]


def describe(facts: Facts, game: Kokeshi, action: int) -> Decision:
    """A decision as plain data: what is done, from where to where, with which bead, and where that may lead.

    `reach` tells where the move can end afterwards, see reach.py.
    """
    names = game.garden.names
    own, stacks = facts.own, facts.stacks[3 * facts.turn : 3 * facts.turn + 3]
    if action == STOP:
        return {"do": "stop"}
    if action >= PASS:
        giver, receiver = passing(action)
        colour = stacks[giver] & 3
        way: Way = {"from": names[own[giver]], "to": names[own[receiver]]}
        return {"do": "pass", **way, "bead": COLOURS[colour], "opens": opens(facts, game.garden, receiver, colour)}
    if action >= CROSS:
        space, receiver = crossing(action)
        start, bead = facts.at[facts.mover], COLOURS[facts.stacks[facts.mover] & 3]
        way = {"from": names[start], "to": names[space]}
        beyond = reach(facts, game, action)
        return {"do": "cross", **way, "receiver": names[own[receiver]], "bead": bead, "reach": beyond}
    if facts.phase == PLACE:
        return {"do": "place", "to": names[action], "bead": COLOURS[own.index(-1)]}
    if facts.moving:
        return {"do": "jump", "from": names[facts.at[facts.mover]], "to": names[action]}
    beads, ends = stack_text(stacks[own.index(action)]), reach(facts, game, action)
    far, spaces = game.garden.far[1 - facts.turn], game.garden.by_name
    nearer = max((far[action] - far[spaces[end["to"]]] for end in ends), default=0)
    return {"do": "choose", "at": names[action], "beads": beads, "reach": ends, "nearer": max(nearer, 0)}


def opens(facts: Facts, garden: Garden, receiver: int, colour: int) -> bool:
    """Whether a bead on top of one of the own figurines opens a line to a free space nearer to the other base."""
    here, far = facts.own[receiver], garden.far[1 - facts.turn]
    return any(far[space] < far[here] and space not in facts.at for space in garden.across(here, colour))


def refusal(facts: Facts, game: Kokeshi, action: int) -> Illegal:
    """Why a decision is not legal here."""
    return refusals.refusal(facts, game.garden, action)


def told(events: list[tuple[int, int, int]], facts: Facts, game: Kokeshi) -> list[Effect]:
    """Traced events: everybody sees them all. The payload holds spaces and a colour, a byte each."""
    names = game.garden.names
    seen: list[Effect] = []
    for what, seat, payload in events:
        a, b, c, d = payload.to_bytes(4, "little")
        if what == E_PLACE:
            seen.append({"do": "place", "seat": seat, "to": names[a], "bead": COLOURS[b]})
        elif what in (E_CHOOSE, E_STOP):
            seen.append({"do": "choose" if what == E_CHOOSE else "stop", "seat": seat, "at": names[a]})
        elif what == E_CROSS:
            way: Way = {"from": names[a], "to": names[b]}
            seen.append({"do": "cross", "seat": seat, **way, "receiver": names[c], "bead": COLOURS[d]})
        elif what == E_JUMP:
            seen.append({"do": "jump", "seat": seat, "from": names[a], "to": names[b], "over": names[c]})
        elif what == E_PASS:
            seen.append({"do": "pass", "seat": seat, "from": names[a], "to": names[b], "bead": COLOURS[c]})
        else:
            seen.append({"do": "over", **results(facts)[0]})
    return seen


def to_dict(facts: Facts, game: Kokeshi) -> dict[str, Any]:
    """Everything, as plain data a person can read and write. `history` holds one player's figurines after each turn."""
    garden = game.garden
    figurines = [figurine_text(garden, facts.at[i], facts.stacks[i]) for i in range(6)]
    return {
        "phase": PHASES[facts.phase],
        "turn": facts.turn,
        "starter": facts.starter,
        "figurines": [figurines[:3], figurines[3:]],
        "moving": garden.names[facts.at[facts.mover]] if facts.moving else "",
        "moved": facts.moved,
        "turns": facts.turns,
        "ending": ("", *ENDINGS)[facts.ending],
        "winner": None if facts.winner < 0 else facts.winner,
        "history": [half_text(garden, half) for half in facts.history],
    }
