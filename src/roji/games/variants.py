"""Small variants: a game with less of everything, or one end game of it, small enough for exact methods.

A game lists its own under `Game.small_path`. They are for research and never offered at a table: the same rules, but
not the game in the box.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.parts import load
from roji.games.registry import game, game_class
from roji.games.state import Plain, State

SEEDS = 1 << 64  # below: what `State.redeal` takes


@dataclass(frozen=True)
class Alike:
    """How a variant with very many deals is walked: pieces that are alike are told apart by nobody."""

    deals: Callable[
        [Game], Iterator[tuple[float, State]]
    ]  # those that differ, one after the other, each with its chance
    knows: Callable[[State, int], Hashable]  # what tells matches apart that a seat could not tell apart before
    choices: Callable[[State], list[int]]  # the legal actions, of those that are alike one


@dataclass(frozen=True)
class Variant:
    """How a small variant is made: its game, and where all its matches begin, if that is not at the deal."""

    make: Callable[..., Game]
    position: Plain = None  # as `State.to_dict` wrote it; what nobody can see of it is dealt anew for every match
    deals: Callable[[Game], list[tuple[float, State]]] | None = None  # every deal there is with its chance, if few
    alike_path: str = ""  # of an `Alike`, if they are many


class Setup:
    """A game and where its matches begin: at the deal, or in one position with all that is hidden in it dealt anew."""

    def __init__(self, game: Game, position: Plain = None, deals: Callable[..., Any] | None = None) -> None:
        self.game = game
        self.position = position
        self.deals = deals
        self.root: State | None = None if position is None else game.from_dict(position)

    def new(self, seed: int) -> State:
        """The match of this seed."""
        return self.game.new(seed) if self.root is None else self.root.redeal(None, seed % SEEDS)

    def every(self) -> list[tuple[float, State]]:
        """Every deal there is, with its chance; Invalid where nobody has listed them."""
        if self.deals is None:
            raise Invalid("variant-deals", setup=repr(self))
        found: list[tuple[float, State]] = self.deals(self.game)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.game == other.game and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.game)

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.position, self.deals

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        Setup.__init__(self, *state)

    def __repr__(self) -> str:
        return f"{self.game!r}" if self.position is None else f"an end game of {self.game!r}"


def variants(id: str) -> Mapping[str, Variant]:
    """The small variants of a game by name."""
    path = game_class(id).small_path
    found: Mapping[str, Variant] = load(path) if path else {}
    return found


def setup(name: str | Game | Setup, /, **options: Any) -> Setup:
    """What a name stands for: `ID` is the game, `ID:VARIANT` a small variant of it; options are those of the game."""
    if isinstance(name, Setup | Game):
        if options:
            raise Invalid("variant-options", options=", ".join(options))
        return name if isinstance(name, Setup) else Setup(name)
    id, _, small = name.partition(":")
    if not small:
        return Setup(game(id, **options))
    known = variants(id)
    if small not in known:
        raise Invalid("unknown-variant", game=id, variant=small, known=", ".join(known) or "-")
    return Setup(known[small].make(**options), known[small].position, known[small].deals)
