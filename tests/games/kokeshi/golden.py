"""Golden records: matches that must replay for ever. `python -m tests.games.kokeshi.golden` writes them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import roji
from roji.games.kokeshi.garden import Garden, garden
from roji.table.record import Record

FOLDER = Path(__file__).parents[2] / "golden" / "kokeshi"
Wanted = Callable[[Record], bool]


def distances(made: Garden, seat: int) -> dict[str, int]:
    """Crossings from every space to the goal of a seat."""
    goal = made.bases[1 - seat]
    far = {goal: 0}
    queue = [goal]
    for space in queue:
        for other in made.neighbours[space]:
            if other >= 0 and other not in far:
                far[other] = far[space] + 1
                queue.append(other)
    return {made.names[space]: steps for space, steps in far.items()}


def played(game: roji.Game, seed: int) -> Record:
    """A match of two players who like to run ahead and now and then do anything."""
    rng = random.Random(seed)
    record = Record(game, seed=seed, players=["Aki", "Haru"], date="2026-01-01")
    state = record.start()
    far = [distances(garden(game.options["garden"]), seat) for seat in range(2)]
    while not state.over:
        seat = state.seat
        assert seat is not None
        actions = state.legal_actions()
        ways = [state.describe(action) for action in actions]
        ahead = [far[seat][way["from"]] - far[seat][way["to"]] if way["do"] in ("cross", "jump") else 0 for way in ways]
        best = [action for action, gain in zip(actions, ahead, strict=True) if gain == max(ahead)]
        action = rng.choice(best if rng.random() < 0.9 else actions)
        record.moves.append(action)
        state.apply(action)
    return record


def events(record: Record) -> list[Any]:
    """All that happened in a match."""
    return [event for state, action in record.states() for event in state.effects_of(action, None)[1]]


def ended(kind: str) -> Wanted:
    return lambda record: record.final().rounds()[0]["kind"] == kind


def longer_than_200(record: Record) -> bool:
    """K-R5, max_turns = 0."""
    return bool(record.final().rounds()[0]["turns"] > 210)


def won_by_jump(record: Record) -> bool:
    """K-R3."""
    *_, last, over = events(record)
    return bool(last["do"] == "jump" and over["kind"] == "base")


def through_own_base(record: Record) -> bool:
    """K-R2."""
    bases = record.start().view(None)["bases"]
    crossed = [event for event in events(record) if event["do"] == "cross"]
    return any(event["to"] == bases[event["seat"]] for event in crossed)


def far_jump(record: Record) -> bool:
    """K-16: two spaces beyond, none of the three behind being free."""
    made = garden(record.game.options["garden"])
    for event in events(record):
        if event["do"] == "jump":
            start, over, end = (made.by_name[event[name]] for name in ("from", "over", "to"))
            if end not in made.behind(start, made.neighbours[start].index(over)):
                return True
    return False


def use_all_and_jump(record: Record) -> bool:
    """K-18: three crossings and a jump in one turn."""
    doings = " ".join(event["do"] for event in events(record))
    return "choose cross cross cross jump" in doings


OWN = " / ".join(
    f"{place} {lines}"
    for place, lines in (
        ("0,0", "200121 first"), ("2,-1", "100221"), ("1,1", "021102"), ("4,-2", "021012"), ("3,0", "210012"),
        ("2,2", "121020"), ("7,1", "121200 second"), ("5,2", "100221"), ("6,0", "102021"), ("3,3", "012021"),
        ("4,1", "012210"), ("5,-1", "020121"),
    )
)  # fmt: skip

RECORDS: dict[str, tuple[dict[str, Any], Wanted]] = {
    "standard": ({}, ended("base")),
    "hourglass": ({"garden": "hourglass"}, ended("base")),
    "ring": ({"garden": "ring"}, ended("base")),
    "courtyard": ({"garden": "courtyard"}, ended("base")),
    "bridge": ({"garden": "bridge"}, ended("base")),
    "ponds": ({"garden": "ponds"}, ended("base")),
    "stream": ({"garden": "stream"}, ended("base")),
    "own-garden": ({"garden": OWN}, ended("base")),
    "starter-0": ({"starter": 0}, ended("base")),
    "starter-1": ({"starter": 1}, ended("base")),
    "repetition": ({"garden": "courtyard"}, ended("repetition")),
    "limit": ({"max_turns": 12}, ended("limit")),
    "no-limit": ({"garden": "stream", "max_turns": 0}, longer_than_200),
    "won-by-jump": ({}, won_by_jump),
    "through-own-base": ({}, through_own_base),
    "far-jump": ({"garden": "courtyard"}, far_jump),
    "all-beads-and-jump": ({}, use_all_and_jump),
}


def write(name: str) -> None:
    """The first seed whose match shows what is wanted."""
    options, wanted = RECORDS[name]
    game = roji.game("kokeshi", **options)
    first = 1000 * list(RECORDS).index(name)
    for seed in range(first, first + 1000):
        record = played(game, seed)
        if wanted(record):
            (FOLDER / f"{name}.toml").write_text(record.to_text(), encoding="utf-8")
            print(f"{name}: seed {seed}, {len(record.moves)} decisions")
            return
    raise SystemExit(f"{name}: nothing found")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for record_name in RECORDS:
        write(record_name)
