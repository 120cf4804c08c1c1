"""Writes the golden records of Koi-Koi: `python -m tests.games.koikoi.golden`.

They are written once per version of the rules and then only replayed. Each is a match in which the thing
its name says happens, found among seeds; the players choose at random, or greedily where asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import roji
from roji.bots.greedy import choose
from roji.games.koikoi.cards import CARDS
from roji.games.state import State
from roji.table.record import Record

FOLDER = Path(__file__).parents[2] / "golden" / "koikoi"
Wanted = Callable[[State, list[Any]], bool]


def kinds(state: State) -> set[str]:
    return {result["kind"] for result in state.rounds()}


def won_after_call(state: State, own: bool) -> bool:
    """A round won after a call, by the caller or by the opponent."""
    won = [result for result in state.rounds() if result["kind"] == "combination"]
    return any(result["calls"][result["winner"] if own else 1 - result["winner"]] for result in won)


def factor(state: State, times: int) -> bool:
    """A round whose multipliers come to this."""
    for result in state.rounds():
        product = 1
        for doubling in result["doublings"]:
            product *= doubling["times"]
        if product == times:
            return True
    return False


def clause(number: str) -> Wanted:
    """A round won with this combination."""
    return lambda state, events: any(
        entry["clause"] == number for result in state.rounds() for entry in result["combinations"]
    )


def three_on_the_field(state: State, events: list[Any]) -> bool:
    return any(event["do"] == "capture" and len(event["cards"]) == 4 for event in events)


def anything(state: State, events: list[Any]) -> bool:
    return True


WANTED: dict[str, tuple[dict[str, Any], Wanted]] = {
    "whole-match": ({}, anything),
    "lucky-hand": ({"rounds": 2}, lambda state, events: "lucky" in kinds(state)),
    "both-lucky": ({"rounds": 1}, lambda state, events: "both-lucky" in kinds(state)),
    "koikoi-won": ({"rounds": 2}, lambda state, events: won_after_call(state, own=True)),
    "koikoi-lost": ({"rounds": 2}, lambda state, events: won_after_call(state, own=False)),
    "fourfold": ({"rounds": 2}, lambda state, events: factor(state, 4)),
    "drawn-round": ({"rounds": 2}, lambda state, events: "drawn" in kinds(state)),
    "drawn-after-call": (
        {"rounds": 1},
        lambda state, events: any(r["kind"] == "drawn" and any(r["calls"]) for r in state.rounds()),
    ),
    "three-on-the-field": ({"rounds": 1}, three_on_the_field),
    "redeal": ({"rounds": 1}, lambda state, events: any(r["redeals"] for r in state.rounds())),
    "no-redeal": ({"rounds": 1, "redeal": False, "starter": 0}, lambda state, events: four_stay(state)),
    "five-lights": ({"rounds": 1}, clause("H-21")),
    "red-and-blue": ({"rounds": 1}, clause("H-32")),
    "boar-deer-butterflies": ({"rounds": 1}, clause("H-26")),
    "viewings": ({"rounds": 1}, clause("H-25")),
    "no-viewings": ({"rounds": 2, "viewings": False}, anything),
    "stacking": ({"rounds": 1, "stacking": True}, lambda state, events: stacked(state)),
    "koikoi-rise": ({"rounds": 2, "koikoi_rise": True}, lambda state, events: won_after_call(state, own=True)),
    "many-calls": ({"rounds": 2, "calls": "many"}, lambda state, events: called_twice(state)),
    "each-call": ({"rounds": 2, "calls": "many", "call_bonus": "each"}, lambda state, events: factor(state, 6)),
    "preset-common": ({"preset": "common", "rounds": 4}, lambda state, events: called_twice(state)),
    "preset-rising": ({"preset": "rising", "rounds": 4}, lambda state, events: factor(state, 3)),
    "starter-0": ({"rounds": 1, "starter": 0}, anything),
    "starter-1": ({"rounds": 1, "starter": 1}, anything),
    "drawn-match": ({"rounds": 2}, lambda state, events: state.returns() == [0.0, 0.0] and state.scores()[0] > 0),
}


def four_stay(state: State) -> bool:
    field = [card[:-1] for card in state.view(None)["field"]]
    return any(field.count(month) == 4 for month in field)


def stacked(state: State) -> bool:
    found = {entry["clause"] for result in state.rounds() for entry in result["combinations"]}
    return {"H-26", "H-29"} <= found or {"H-27", "H-30"} <= found


def called_twice(state: State) -> bool:
    return any(sum(result["calls"]) >= 2 for result in state.rounds())


def match(game: roji.Game, seed: int, wanted: Wanted) -> Record | None:
    """The match of this seed, if it is one we want."""
    rng = random.Random(seed)
    record = Record(game, seed=seed, players=["Aiko", "Ben"])
    state = record.start()
    events: list[Any] = []
    while not state.over:
        action = choose(state) if seed % 2 else rng.choice(state.legal_actions())
        if state.view(None)["phase"] == "decide" and rng.random() < 0.6:
            action = 49
        state, seen = state.effects_of(action, None)
        record.moves.append(action)
        events += seen
    return record if wanted(state, events) else None


def with_deal() -> Record:
    """A match from explicit decks instead of a seed."""
    rng = random.Random(5)
    decks = [" ".join(rng.sample(CARDS, 48)) for _ in range(2)]
    record = Record(roji.game("koikoi", rounds=2, starter=1), deal=decks)
    state = record.start()
    while not state.over:
        record.moves.append(choose(state))
        state.apply(record.moves[-1])
    return record


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (options, wanted) in WANTED.items():
        game = roji.game("koikoi", **options)
        record = next(found for found in (match(game, seed, wanted) for seed in range(10**6)) if found)
        (FOLDER / f"{name}.toml").write_text(record.to_text(), "utf-8")
        print(f"{name}: seed {record.seed}")
    (FOLDER / "explicit-deal.toml").write_text(with_deal().to_text(), "utf-8")


if __name__ == "__main__":
    main()
