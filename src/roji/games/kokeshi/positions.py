"""Positions as plain data: read back what `to_dict` wrote, or what a person set up, and check it by the rules."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

from roji.games.errors import Invalid, Refusal
from roji.games.kokeshi.notation import NOWHERE, half_key, read_figurine, read_space, stack_text
from roji.games.kokeshi.numbers import BASE, MOVE, OVER, PLACE, TURN
from roji.games.kokeshi.views import ENDINGS, PHASES, Facts

if TYPE_CHECKING:
    from roji.games.kokeshi.game import Kokeshi

FIELDS = ("phase", "turn", "starter", "figurines", "moving", "moved", "turns", "ending", "winner", "history")
Figurines = list[list[tuple[int, int]]]


def read_facts(data: Any, game: Kokeshi) -> Facts:
    """The facts out of plain data. Only `figurines` and `turn` are needed; the rest is that of a fresh position."""
    if not isinstance(data, dict):
        raise Invalid("bad-state", field="?", why=type(data).__name__)
    for field in data:
        if field not in FIELDS:
            raise Invalid("bad-state", field=str(field), why=", ".join(FIELDS))
    field = "?"
    try:
        field = "figurines"
        figurines = [[read_figurine(game.garden, text) for text in side] for side in data[field]]
        if [len(side) for side in figurines] != [3, 3]:
            raise ValueError("2 x 3")
        field = "phase"
        phase = PHASES.index(data.get(field, "turn"))
        field = "turn"
        turn = number(data[field], 1)
        field = "starter"
        starter = number(data.get(field, turn), 1)
        field = "moving"
        mover = read_mover(data.get(field, ""), figurines, turn, game) if phase == MOVE else -1
        field = "moved"
        moved = data.get(field, False)
        if type(moved) is not bool or (moved and phase != MOVE):
            raise ValueError(moved)
        field = "ending"
        ending = ("", *ENDINGS).index(data.get(field, ""))
        field = "winner"
        winner = -1 if data.get(field) is None else number(data[field], 1)
        field = "history"
        history = data.get(field)
        halves = fresh(figurines, phase, turn, starter) if history is None else read_history(history, game)
        field = "turns"
        turns = number(data.get(field, max(0, len(halves) - 2)), 1 << 30)
    except Refusal as error:
        raise Invalid("bad-state", field=field, why=error) from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Invalid("bad-state", field=field, why=str(error)) from error
    both = [*figurines[0], *figurines[1]]
    at, stacks = tuple(space for space, _ in both), tuple(stack for _, stack in both)
    facts = Facts(at, stacks, phase, turn, starter, mover, moved, turns, ending, winner, halves)
    check(facts, figurines, game)
    return facts


def read_position(data: bytes) -> tuple[str | None, dict[str, Any]]:
    """A position file: TOML with the fields of `to_dict`, and the garden if it is not the standard one."""
    try:
        found = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        line = re.search(r"at line (\d+)", str(error))
        raise Invalid("kokeshi-position-syntax", line=line[1] if line else "1") from error
    garden = found.pop("garden", None)
    if garden is not None and not isinstance(garden, str):
        raise Invalid("kokeshi-position-garden")
    return garden, found


def number(value: Any, top: int) -> int:
    if type(value) is not int or not 0 <= value <= top:
        raise ValueError(value)
    return value


def read_mover(name: Any, figurines: Figurines, turn: int, game: Kokeshi) -> int:
    """Which of the six figurines stands on the space named."""
    space = read_space(game.garden, name)
    return 3 * turn + [at for at, _ in figurines[turn]].index(space)


def read_history(history: list[str], game: Kokeshi) -> tuple[int, ...]:
    """The halves written down after each turn."""
    halves = []
    for text in history:
        side = [read_figurine(game.garden, word) for word in text.split()]
        if len(side) != 3 or any(space < 0 for space, _ in side):
            raise ValueError(text)
        halves.append(half_key(side))
    return tuple(halves)


def fresh(figurines: Figurines, phase: int, turn: int, starter: int) -> tuple[int, ...]:
    """The history of a position set up by hand: it begins here."""
    if phase == PLACE:
        return () if turn == starter else (half_key(figurines[starter]),)
    return half_key(figurines[turn]), half_key(figurines[1 - turn])


# -- whether it can be -----------------------------------------------------------------------------------


def check(facts: Facts, figurines: Figurines, game: Kokeshi) -> None:
    """Beads, places, bases, end and history fit the rules, or Invalid names the clause."""
    for seat, side in enumerate(figurines):
        beads = "".join(sorted("".join(stack_text(stack) for _, stack in side)))
        if beads != "ggoopp":
            raise Invalid("kokeshi-state-beads", seat=str(seat), beads=beads or NOWHERE)
    placed = [space for space in facts.at if space >= 0]
    for space in placed:
        if placed.count(space) > 1:
            raise Invalid("kokeshi-state-twice", space=game.garden.names[space])
    if facts.phase == PLACE:
        check_placing(facts, game)
    elif len(placed) != 6:
        raise Invalid("bad-state", field="figurines", why="K-4")
    check_bases(facts, game)
    check_end(facts, game)
    check_history(facts, figurines)


def check_placing(facts: Facts, game: Kokeshi) -> None:
    """K-3, K-4, K-R4: the starting player first, colour by colour, beside the own base, two beads on each."""
    done = [[space >= 0 for space in facts.at[3 * seat : 3 * seat + 3]] for seat in range(2)]
    own, other = done[facts.turn], done[1 - facts.turn]
    before = facts.turn != facts.starter  # whether the other player has placed already
    if all(own) or own != sorted(own, reverse=True) or other != [before] * 3:
        raise Invalid("bad-state", field="figurines", why="K-R4")
    for i, space in enumerate(facts.at):
        if space >= 0 and space not in game.garden.neighbours[game.garden.bases[i // 3]]:
            raise Invalid("bad-state", field="figurines", why="K-4")
        if stack_text(facts.stacks[i]) != "pgo"[i % 3] * 2:
            raise Invalid("bad-state", field="figurines", why="K-3")


def check_bases(facts: Facts, game: Kokeshi) -> None:
    """K-6, K-12: nobody stands on a base, but the winner on the other's and a figurine in mid-move on its own."""
    for i, space in enumerate(facts.at):
        if space == game.garden.bases[i // 3] and not (i == facts.mover and facts.moved):
            raise Invalid("kokeshi-state-home", space=game.garden.names[space])
    arrived = [i // 3 for i, space in enumerate(facts.at) if space == game.garden.bases[1 - i // 3]]
    if arrived != ([facts.winner] if facts.winner >= 0 else []):
        raise Invalid("bad-state", field="winner", why="K-6")


def check_end(facts: Facts, game: Kokeshi) -> None:
    """The match is over exactly if something has ended it, and within the turns allowed."""
    if (facts.phase == OVER) != (facts.ending > 0) or (facts.winner >= 0) != (facts.ending == BASE):
        raise Invalid("bad-state", field="ending", why="K-6")
    limit = game.options["max_turns"]
    if limit and (facts.turns > limit or (facts.turns == limit and facts.phase != OVER)):
        raise Invalid("bad-state", field="turns", why="K-R5")


def check_history(facts: Facts, figurines: Figurines) -> None:
    """K-R5: the latest halves are those of the present position."""
    present = fresh(figurines, facts.phase, facts.turn, facts.starter)
    if facts.phase in (PLACE, TURN):
        fits = facts.history[-2:] == present
    else:  # in mid-move, or after the winning one, the own half is still that of the turn before
        fits = len(facts.history) >= 2 and facts.history[-1] == present[-1]
        if facts.phase == OVER and facts.winner < 0:
            fits = facts.history[-2:] == present
    if not fits:
        raise Invalid("bad-state", field="history", why="K-R5")
