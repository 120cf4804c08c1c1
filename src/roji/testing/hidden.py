"""What is hidden from whom, declared as paths into `to_dict` and kept apart from the games' own code.

The leak test builds twins of a recorded match: it exchanges the values of hidden slots in the dict of
the *first* state and replays the same decisions. So a declaration answers: given the dicts of all states
from the first to the present one and the decisions between them, which slots of the first does this
viewer not know at present?
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
Pieces: TypeAlias = Callable[[Any], Iterable[Any]]


class Slots(NamedTuple):
    """Hidden slots whose values may be exchanged with each other.

    A path leads to a value in the dict; if its last step is an int and the value before it is a text,
    it names a word of that text.
    """

    paths: Sequence[Path]


Hidden: TypeAlias = Callable[[list[Any], list[str], int | None], list[Slots]]


def nothing_hidden(dicts: list[Any], moves: list[str], seat: int | None) -> list[Slots]:
    """For games of perfect information."""
    return []


def get(data: Any, path: Path) -> Any:
    """The value in a slot."""
    for step in path:
        data = data.split()[step] if isinstance(data, str) and isinstance(step, int) else data[step]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    """Write a value into a slot."""
    *most, last = path
    if isinstance(last, int) and isinstance(get(data, tuple(most)), str):
        words = get(data, tuple(most)).split()
        words[last] = value
        put(data, tuple(most), " ".join(words))
        return
    holder = get(data, tuple(most))
    holder[last] = value
