"""What a seat of Koi-Koi believes about the other's hand, from every card the other plays.

    python -m roji.bots.koikoi.belief [ROUNDS]      counts anew what plays tell and rewrites belief.toml

A play tells something about every card that may be in the hand: whoever lays a card that captures nothing hardly holds
one that would have captured, and whoever takes a little seldom holds a card that takes more. How much is counted in
rounds between searching players: the odds that a card is held, times as much as without that play.
"""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from functools import cache
from math import exp, log
from pathlib import Path

from roji.bots.koikoi.judge import KINDS, WANTED
from roji.games.koikoi.cards import CARDS, INDEX
from roji.games.koikoi.facts import Effect

FILE = Path(__file__).with_name("belief.toml")
WORTH = [WANTED.get(card, KINDS[card[-1]]) for card in CARDS]
STEPS = (-12.0, -7.0, -3.5, -0.5, 0.5, 3.5, 7.0, 12.0)  # between them lie the kinds of differences in gain
HEAVIEST = 1 << 16
PLAIN = 1 << 10  # the weight of a card of which nothing is known


def gain(card: int, field: set[int]) -> tuple[bool, float]:
    """Whether a card captures, and what that brings; laid down it is lost."""
    match = [WORTH[other] for other in range(card & ~3, (card & ~3) + 4) if other in field]
    if not match:
        return False, -WORTH[card]
    return True, WORTH[card] + (sum(match) if len(match) == 3 else max(match))


def kinds_of(played: int, field: set[int]) -> list[str]:
    """What a play tells about each card, as the name of a kind: did the play and would the card capture, are they of
    one month, and how much more the card would have brought."""
    captured, brought = gain(played, field)
    found = []
    for card in range(48):
        takes, brings = gain(card, field)
        step = sum(brings - brought > edge for edge in STEPS)
        found.append(f"{'take' if captured else 'lay'}-{'take' if takes else 'lay'}-"
                     f"{'same' if card >> 2 == played >> 2 else 'other'}-{step}")  # fmt: skip
    return found


@cache
def odds(file: Path = FILE) -> dict[str, float]:
    """How many times as likely a card is held after a play, as a logarithm, by kind."""
    found = tomllib.loads(file.read_text("utf-8"))
    return {kind: found["trust"] * value for kind, value in found["odds"].items()}


class Belief:
    """Follows the events that a seat is told and keeps odds for every card."""

    def __init__(self, seat: int, told: dict[str, float] | None = None) -> None:
        self.seat = seat
        self.told = odds() if told is None else told
        self.field: set[int] | None = None  # the open cards, as far as the events told
        self.logs = [0.0] * 48
        self.plays: list[list[str]] = []  # what each play of the other told, by card

    def see(self, events: list[Effect]) -> None:
        for event in events:
            if event["do"] == "field":
                self.begin(event["cards"])
            elif self.field is None:
                continue
            elif event["do"] == "play":
                if event["seat"] != self.seat:
                    self.read(kinds_of(INDEX[event["card"].lower()], self.field))
            elif event["do"] == "lay":
                self.field.update(INDEX[card.lower()] for card in event["cards"])
            elif event["do"] == "capture":
                self.field.difference_update(INDEX[card.lower()] for card in event["cards"])

    def begin(self, field: list[str]) -> None:
        """A new deal, or a match that one joins: only the field is known."""
        self.field, self.logs, self.plays = {INDEX[card.lower()] for card in field}, [0.0] * 48, []

    def read(self, kinds: list[str]) -> None:
        self.plays.append(kinds)
        for card, kind in enumerate(kinds):
            self.logs[card] += self.told.get(kind, 0.0)

    def weights(self) -> list[int]:
        """How likely each card is in the other's hand rather than in the stock, as whole numbers."""
        return [min(max(round(PLAIN * exp(value)), 1), HEAVIEST) for value in self.logs]


def chances(weights: list[int], unseen: list[int], held: int) -> dict[int, float]:
    """The chance of every unseen card to be among the `held` cards of a hand: odds that add up to so many."""
    low, high = -20.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        total = sum(1 / (1 + exp(-middle) * PLAIN / weights[card]) for card in unseen)
        low, high = (middle, high) if total < held else (low, middle)
    return {card: 1 / (1 + exp(-low) * PLAIN / weights[card]) for card in unseen}


# -- counting anew ---------------------------------------------------------------------------------------


def rebuild(rounds: int, seed: int = 1) -> str:
    """The data file, from rounds between searching players."""
    from roji.bots.koikoi.rounds import watched

    held: defaultdict[str, float] = defaultdict(lambda: 2.0)
    free: defaultdict[str, float] = defaultdict(lambda: 2.0)
    hoped: defaultdict[str, float] = defaultdict(lambda: 2.0)
    feared: defaultdict[str, float] = defaultdict(lambda: 2.0)
    for belief, unseen, hand in watched(rounds, seed, {}):
        if not belief.plays:
            continue
        share = len(hand) / len(unseen)
        for card in unseen:
            kind = belief.plays[-1][card]
            (held if card in hand else free)[kind] += 1
            hoped[kind] += share
            feared[kind] += 1 - share
    lines = ["# How many times as likely a card is in the other's hand after a play, as logarithms, by what it tells.",
             f"# Made by: python -m roji.bots.koikoi.belief {rounds}", "trust = 0.75", "", "[odds]"]  # fmt: skip
    for kind in sorted(hoped):
        lines.append(f"{kind} = {round(log(held[kind] / hoped[kind]) - log(free[kind] / feared[kind]), 3)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(rebuild(int(sys.argv[1]) if len(sys.argv) > 1 else 4000), "utf-8")
