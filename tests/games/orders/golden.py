"""Writes the golden records of Garden Orders: `python -m tests.games.orders.golden`.

They are written once per version of the rules and then only replayed. Each is a match in which the thing
its name says happens, found among seeds; the players choose at random, leaning towards reveals and trios.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import roji
from roji.cli.replay import dump
from roji.games.state import State
from roji.table.record import Record, read
from tests.games.orders.positions import deck

FOLDER = Path(__file__).parents[2] / "golden" / "orders"
DUMPED = ("trio-taken", "starter-2")  # every public fact is kept beside these
PLAYERS = ["Aiko", "Ben", "Chie", "Dan", "Emi", "Finn"]
Wanted: TypeAlias = Callable[[State, list[Any]], bool]


def anything(state: State, events: list[Any]) -> bool:
    return True


def clause(number: str) -> Wanted:
    """A hand that scored points by this clause."""
    return lambda state, events: any(
        reason["clause"] == number and reason["points"]
        for result in state.rounds()
        for reasons in result["reasons"]
        for reason in reasons
    )


def happened(*steps: str) -> Wanted:
    """These events, one right after the other."""

    def wanted(state: State, events: list[Any]) -> bool:
        done = [event["do"] for event in events]
        return any(tuple(done[i : i + len(steps)]) == steps for i in range(len(done)))

    return wanted


def twin_swap(state: State, events: list[Any]) -> bool:
    """O-R6: a card laid and its twin taken."""
    pairs = pairwise(events)
    return any(lay["do"] == "lay" and take["do"] == "take" and lay["card"] == take["card"] for lay, take in pairs)


def two_trios_in_a_hand(state: State, events: list[Any]) -> bool:
    return any(
        sum(reason["key"] == "trio" for reason in reasons) > 1
        for result in state.rounds()
        for reasons in result["reasons"]
    )


def tied_round(state: State, events: list[Any]) -> bool:
    return any(len(result["winners"]) > 1 for result in state.rounds())


def tied_match(state: State, events: list[Any]) -> bool:
    scores = state.scores()
    return scores.count(max(scores)) > 1


WANTED: dict[str, tuple[dict[str, Any], Wanted]] = {
    "whole-match": ({"players": 3}, anything),
    "trio-taken": ({"players": 2, "rounds": 1}, happened("reveal", "choose", "lay", "lay", "lay", "trio")),
    "declined": ({"players": 2, "rounds": 1}, happened("reveal", "decline")),
    "trio-at-the-end": ({"players": 2, "rounds": 1}, happened("lay", "trio", "round", "over")),
    "twin-swap": ({"players": 4, "rounds": 1}, twin_swap),
    "two-trios": ({"players": 3, "rounds": 1}, two_trios_in_a_hand),
    "tied-round": ({"players": 4, "rounds": 2}, tied_round),
    "tied-match": ({"players": 3, "rounds": 1}, tied_match),
    "stalled": ({"players": 3, "rounds": 1, "stall_rounds": 1}, anything),
    "as-printed": ({"players": 5, "rounds": 1, "stall_rounds": 0}, anything),
    "eight-rounds": ({"players": 2, "rounds": 8}, anything),
    "six-players": ({"players": 6, "rounds": 2}, anything),
    "min-run-1": ({"players": 2, "rounds": 1, "orders": "8", "min_run": 1}, clause("O-24")),
    "starter-2": ({"players": 3, "rounds": 2, "starter": 2}, anything),
    "orders-fixed": ({"players": 2, "rounds": 3, "orders": "4,4,7"}, clause("O-20")),
    **{f"order-{n}": ({"players": 2, "rounds": 1, "orders": str(n)}, clause(f"O-{n + 16}")) for n in range(1, 9)},
}  # fmt: skip


def play(record: Record, rng: random.Random) -> tuple[State, list[Any]]:
    """Random decisions to the end: a reveal every third turn, most trios taken; stalling where that is the point."""
    state = record.start()
    events: list[Any] = []
    reveals = 0.0 if record.game.options["stall_rounds"] == 1 else 0.33
    while not state.over:
        legal = state.legal_actions()
        action = rng.choice(legal)
        phase = state.view(None)["phase"]
        if phase == "turn" and len(legal) > 1:
            action = legal[-1] if rng.random() < reveals else rng.choice(legal[:-1])
        elif phase == "trio" and rng.random() < 0.7:
            action = rng.choice(legal[:-1])
        record.moves.append(action)
        state, seen = state.effects_of(action, None)
        events += seen
    return state, events


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (options, wanted) in WANTED.items():
        game = roji.game("orders", **options)
        for seed in range(100_000):
            record = Record(game, seed=seed, players=PLAYERS[: game.players])
            if wanted(*play(record, random.Random(seed))):
                break
        (FOLDER / f"{name}.toml").write_text(record.to_text(), "utf-8")
    game = roji.game("orders", rounds=2, starter=1)
    decks = [deck(("P5 G5", "P6 O6"), stack="O5", row="G9 G9 P9", order=4), deck(("O1", "O2"), order=8)]
    record = Record(game, deal=decks, players=PLAYERS[:2])
    play(record, random.Random(1))
    (FOLDER / "explicit-deal.toml").write_text(record.to_text(), "utf-8")
    for name in DUMPED:
        facts = dump(read((FOLDER / f"{name}.toml").read_bytes()))
        lines = "".join(json.dumps(fact, ensure_ascii=False) + "\n" for fact in facts)
        (FOLDER / f"{name}.jsonl").write_text(lines, "utf-8")


if __name__ == "__main__":
    main()
