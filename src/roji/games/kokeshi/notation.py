"""How decisions are written. A space is a row letter and a number, such as `c4`.

`b3` places a figurine there or chooses the one that stands there; `c4+d2` crosses into c4 and gives the bead to the
figurine on d2; `^c6` jumps to c6; `stop` ends the move; `b3>d2` passes a bead from b3 to d2.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from roji.games.errors import Invalid
from roji.games.kokeshi.garden import COLOURS, Garden
from roji.games.kokeshi.numbers import CROSS, EMPTY, PASS, STOP, crossing, passing

if TYPE_CHECKING:
    from roji.games.kokeshi.views import Facts

NOWHERE = "-"  # where a figurine is that has not been placed
MOVE = re.compile(r"([a-z]\d+)([+>])([a-z]\d+)")
FIGURINE = re.compile(r"([a-z]\d+|-):([pgo]{0,3})")


def name(facts: Facts, garden: Garden, action: int) -> str:
    """An action as it is written in this position."""
    names = garden.names
    own = facts.own
    if action == STOP:
        return "stop"
    if action >= PASS:
        giver, receiver = passing(action)
        return f"{names[own[giver]]}>{names[own[receiver]]}"
    if action >= CROSS:
        space, receiver = crossing(action)
        return f"{names[space]}+{names[own[receiver]]}"
    return f"^{names[action]}" if facts.moving else names[action]


def parse(facts: Facts, garden: Garden, text: str) -> int:
    """The action written so. A jump may be written without its `^`."""
    word = text.strip().lower()
    if word == "stop":
        return STOP
    found = MOVE.fullmatch(word)
    if not found:
        return read_space(garden, word[1:] if word.startswith("^") and facts.moving else word)
    first, second = read_space(garden, found[1]), read_space(garden, found[3])
    receiver = own_figurine(facts, garden, second)
    if found[2] == "+":
        return CROSS + 3 * first + receiver
    return PASS + 3 * own_figurine(facts, garden, first) + receiver


def own_figurine(facts: Facts, garden: Garden, space: int) -> int:
    """Which figurine of the seat to move stands on a space."""
    if space not in facts.own:
        standing = ", ".join(garden.names[own] for own in facts.own if own >= 0)
        raise Invalid("kokeshi-no-figurine", space=garden.names[space], own=standing or NOWHERE)
    return facts.own.index(space)


def read_space(garden: Garden, word: str) -> int:
    """A space by its name, or Invalid with the nearest one."""
    if word not in garden.by_name:
        near = get_close_matches(word, garden.names, 1, 0.5)
        last = garden.names[-1]
        raise Invalid("kokeshi-no-space", text=word or "?", near=near[0] if near else "none", last=last)
    return garden.by_name[word]


# -- figurines and stacks ------------------------------------------------------------------------------


def stack_text(stack: int) -> str:
    """The beads of a stack from the head up, the top bead last."""
    beads = ""
    while stack > EMPTY:
        beads = COLOURS[stack & 3] + beads
        stack >>= 2
    return beads


def read_stack(beads: str) -> int:
    """The stack with these beads, the top one last."""
    stack = EMPTY
    for bead in beads:
        stack = stack << 2 | COLOURS.index(bead)
    return stack


def figurine_text(garden: Garden, space: int, stack: int) -> str:
    """A figurine as `c4:pg`, the top bead last."""
    return f"{garden.names[space] if space >= 0 else NOWHERE}:{stack_text(stack)}"


def read_figurine(garden: Garden, text: str) -> tuple[int, int]:
    """Space and stack of a figurine written as `c4:pg`."""
    found = FIGURINE.fullmatch(text.strip())
    if not found:
        raise Invalid("kokeshi-bad-figurine", text=text)
    return -1 if found[1] == NOWHERE else read_space(garden, found[1]), read_stack(found[2])


def half_text(garden: Garden, half: int) -> str:
    """A player's figurines out of the key of K-R5."""
    figurines = (half >> shift & 0x1FFF for shift in (26, 13, 0))
    return " ".join(figurine_text(garden, entry >> 7, entry & 127) for entry in figurines)


def half_key(figurines: list[tuple[int, int]]) -> int:
    """The key of K-R5 out of a player's figurines."""
    first, second, third = sorted(space << 7 | stack for space, stack in figurines)
    return first << 26 | second << 13 | third
