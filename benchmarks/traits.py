"""What the levels overlook, counted in matches of every level with itself: `python -m benchmarks.traits [DEALS]`.

Writes results/traits.md. docs/bots.md says what is wanted.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import roji
from roji.arena.match import play
from roji.arena.settings import choose, plan
from roji.bots.koikoi.nearness import points as worth
from roji.bots.kokeshi.turns import Turns
from roji.bots.levels import LEVELS
from roji.games.koikoi.cards import LIGHTS, read_set
from roji.games.koikoi.game import KoiKoi
from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State

RESULTS = Path(__file__).parent / "results" / "traits.md"
DEALS = 6
SIMS = 500  # for a decision at most, so that all can be counted in a minute or two
PLAYERS = ("greedy", *LEVELS)
Watch = Callable[[State, int], None]


class Koikoi:
    """Captures, lights and combinations that a card of the hand could bring, and those that were left."""

    heads = ("captures missed", "lights left", "combinations missed", "called")

    def __init__(self) -> None:
        self.open, self.left = Counter[str](), Counter[str]()

    def __call__(self, state: State, action: int) -> None:
        view = state.view(state.seat)
        if view["phase"] == "decide" and len(state.legal_actions()) > 1:
            self.note("called", state.name(action) == "koikoi")
        if view["phase"] != "play":
            return
        pile = read_set(" ".join(view["captured"][state.seat or 0]))
        taken = {each: list(captures(state, each)) for each in state.legal_actions()}
        for name in self.heads[:3]:
            brings = {each: any(self.brings(name, state, pile, cards) for cards in taken[each]) for each in taken}
            if any(brings.values()):
                self.note(name, not brings[action])

    def brings(self, name: str, state: State, pile: int, cards: int) -> bool:
        """Whether captured cards are what is counted under this name."""
        if name == "lights left":
            return bool(cards & LIGHTS)
        return name == "captures missed" or points(state, pile | cards) > points(state, pile)

    def note(self, name: str, happened: bool) -> None:
        self.open[name] += 1
        self.left[name] += happened

    def row(self, matches: int) -> list[str]:
        return [share(self.left[name], self.open[name]) for name in self.heads]


def captures(state: State, action: int) -> Iterator[int]:
    """The cards that a card of the hand captures, with it; two where one of two can be taken."""
    about = state.describe(action)
    matches = about["matches"]
    for each in [[match] for match in matches] if len(matches) == 2 else [matches] if matches else []:
        yield read_set(" ".join([*each, about["card"]]))


def points(state: State, pile: int) -> int:
    game = state.game
    assert isinstance(game, KoiKoi)
    return worth(pile, game.flags)


class Orders:
    """Swaps, and those that the next swap of the same seat takes back."""

    heads = ("swaps a match", "undone")

    def __init__(self) -> None:
        self.swaps, self.undone = 0, 0
        self.last: dict[int, tuple[str, str, int]] = {}

    def __call__(self, state: State, action: int) -> None:
        about = state.describe(action)
        if about["do"] != "take":
            return
        seat = state.seat or 0
        given, taken, round_ = about["for"], about["card"], state.round
        self.swaps += 1
        self.undone += self.last.get(seat) == (taken, given, round_)
        self.last[seat] = (given, taken, round_)

    def row(self, matches: int) -> list[str]:
        return [f"{self.swaps / matches:.1f}", share(self.undone, self.swaps)]


class Kokeshi:
    """How many turns a match takes, and wins that lay open and were left."""

    heads = ("turns a match", "wins missed")

    def __init__(self) -> None:
        self.turns, self.open, self.missed = 0, 0, 0

    def __call__(self, state: State, action: int) -> None:
        assert isinstance(state, KokeshiState)
        if state.view(None)["phase"] == "turn":
            self.turns += 1
            if Turns(state).can_win(state):
                after = state.clone()
                after.apply(action)
                assert isinstance(after, KokeshiState)
                self.open += 1
                self.missed += not (after.over or (after.seat == state.seat and Turns(after).can_win(after)))

    def row(self, matches: int) -> list[str]:
        return [f"{self.turns / matches:.1f}", share(self.missed, self.open)]


TRAITS: dict[str, Callable[[], Koikoi | Orders | Kokeshi]] = {"koikoi": Koikoi, "orders": Orders, "kokeshi": Kokeshi}


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def counted(game: str, name: str, deals: int) -> list[str]:
    """The row of a player that plays with itself."""
    settings = choose(game, {}, [name] * roji.game(game).players, deals=deals, sims=SIMS)
    found, tasks = TRAITS[game](), plan(settings)
    for task in tasks:
        play(settings, task, found)
    return found.row(len(tasks))


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    lines = [
        "# What the levels overlook",
        "",
        f"`python -m benchmarks.traits {deals}`: every player with itself, {deals} matches each, at most {SIMS:,}",
        "simulations or positions for a decision. Shares are of the turns in which there was something to see.",
    ]
    for game, made in TRAITS.items():
        heads = made().heads
        lines += ["", f"| `{game}` | {' | '.join(heads)} |", f"| --- |{' --- |' * len(heads)}"]
        for name in PLAYERS:
            lines.append(f"| {name} | {' | '.join(counted(game, name, deals))} |")
            print(lines[-1], flush=True)
    RESULTS.write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main()
