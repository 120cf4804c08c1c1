"""Writes the golden records of Niwashi: `python -m tests.games.niwashi.golden [--wandering]` (a few minutes).

Every garden of the journey is won by two gardeners who see everything; the other records wander at random
through options and special cases.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from roji.games.niwashi import journey, tiles
from roji.games.niwashi.game import Niwashi
from roji.table.record import Record
from tests.games.niwashi.gardeners import LANTERN, Gardeners

FOLDER = Path(__file__).parents[2] / "golden" / "niwashi"

# Won by the gardeners: name, seed, options. Wandering: the same.
WON: list[tuple[str, int, dict[str, Any]]] = [
    *((f"journey-{id}", 1 if id == "pond-and-island" else 0, {"journey": id}) for id in journey.gardens()),
    ("all-twenty", 3, {}),
    ("all-different", 1, {"tiles": "all_different"}),
    ("older-tile", 2, {"older_tile_counts": True, "shapes": "FLNPYZ"}),
]
WANDERED: list[tuple[str, int, dict[str, Any]]] = [
    ("lanterns", 5, {"starter": 0}),
    ("refill", 6, {"refill_to_three": True}),
    ("sand-and-leaves", 7, {"journey": "drifting-leaves", "tiles": "all_different", "older_tile_counts": True}),
]


def wander(game: Niwashi, state: Any, seed: int) -> list[int]:
    """Random decisions, with a lantern every fourth turn or so, on every kind of place."""
    rng = random.Random(seed)
    moves = []
    while not state.over:
        legal = state.legal_actions()
        if state.view(None)["phase"] == "place":
            garden = [tiles.read_cell(name) for name in state.view(None)["fields"]]
            legal = rng.choice([legal[:3969], garden, garden, legal[3969:-8] or garden, legal[-8:-2], legal[-2:]])
        action = rng.choice(legal)
        if action == LANTERN and state.view(None)["phase"] == "tile" and rng.random() < 0.4:
            action = rng.choice(legal)
        moves.append(action)
        state.apply(action)
    return moves


def explicit() -> Record:
    """A match from an explicit deal, with notes on the exact place of every lantern."""
    game = Niwashi(starter=1)
    rng = random.Random(11)
    deck, wishes = list(tiles.TILES), [season + shape for shape in "ITUVWX" for season in "hnaf"]
    rng.shuffle(deck)
    rng.shuffle(wishes)
    record = Record(game, deal=[" ".join(deck), " ".join(wishes)], players=["Haru", "Aki"], date="2026-05-01")
    state = record.start()
    record.moves = wander(game, state.clone(), 11)
    for number, (before, _) in enumerate(record.states()):
        if before.view(None)["phase"] == "place":
            record.notes[number] = f"lantern {rng.uniform(20, 40):.2f} {rng.uniform(20, 40):.2f} {rng.randrange(360)}"
    return record


def main(won: bool = True) -> None:
    """Write all records, or those alone that wander."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seed, options in WON if won else []:
        gardeners = Gardeners(Niwashi(**options), seed)
        write(name, Record(gardeners.game, seed=seed, moves=gardeners.play()))
    for name, seed, options in WANDERED:
        game = Niwashi(**options)
        write(name, Record(game, seed=seed, moves=wander(game, game.new(seed=seed), seed)))
    write("explicit-deal", explicit())


def write(name: str, record: Record) -> None:
    (FOLDER / f"{name}.toml").write_text(record.to_text(), encoding="utf-8")
    print(name, record.final().scores())


if __name__ == "__main__":
    main(won="--wandering" not in sys.argv)
