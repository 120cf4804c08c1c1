"""games/ and table/ need the standard library alone: they run wherever Python runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.family import OWN

SRC = Path(__file__).parent.parent / "src"

# What stands in the way of every other package; cython is there for the plain files, which name its types.
ALONE = """
import sys

class Alone:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0].lower() not in {*sys.stdlib_module_names, "roji", "cython"}:
            raise ModuleNotFoundError(f"{name} is not of the standard library", name=name)

sys.meta_path.insert(0, Alone())
"""

EVERYTHING = """
import pkgutil
from importlib import import_module
from roji import games, table

for room in (games, table):
    for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
        import_module(found.name)
        print(found.name)
"""

A_MATCH = """
import dataclasses, json, random
from roji.table.events import Created
from roji.table.fair import FORM, commitment, new_nonce, new_secret
from roji.table.record import read
from roji.table.table import Table

secret, rng = new_secret(), random.Random(1)
created = Created(game=GAME, options={}, seats=["open"] * 2, commitment=commitment(secret), fair=FORM)
table = Table(created, lambda _: secret)
viewers = [0, 1, None]
for seat in (0, 1):
    table.add(table.sit("Anna", seat))
    for event in table.add_nonce(seat, table.dealing.commitment, new_nonce()):
        table.add(event)
table.add(table.start(0))
while table.to_move is not None:
    shown = table.shown_to(viewers)
    choice = rng.choice(shown[table.to_move].choices)
    table.add(table.move(table.to_move, choice.action))
    json.dumps([dataclasses.asdict(told) for told in [*shown, *map(table.seen, viewers)]])
told = [dataclasses.asdict(event) for event in table.seen_since(0, 0)]
read(table.record().to_text())
print(table.phase, len(told))
"""


def alone(code: str) -> list[str]:
    """What a program prints that has the standard library and us."""
    run = [sys.executable, "-c", ALONE + code]
    found = subprocess.run(run, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(SRC)})
    assert found.returncode == 0, found.stderr
    return found.stdout.splitlines()


def test_every_module_of_games_and_table_is_imported_with_the_standard_library_alone() -> None:
    found = alone(EVERYTHING)
    assert {"roji.games.registry", "roji.table.table", "roji.table.record"} <= set(found)


@pytest.mark.parametrize("game", OWN)
def test_a_match_is_played_and_told_with_the_standard_library_alone(game: str) -> None:
    phase, events = alone(f"GAME = {game!r}" + A_MATCH)[0].split()
    assert phase == "over"
    assert int(events) > 20


def test_a_refusal_without_words_names_its_clause_and_what_it_is_about() -> None:
    refused = "try:\n    roji.game('koikoi').new(seed=1).apply(49)\nexcept ValueError as error:\n    print(error)"
    assert alone(f"import roji\n{refused}") == ["H-15: koikoi-refuse-no-combination"]


def test_another_package_would_be_noticed() -> None:
    with pytest.raises(AssertionError, match="msgspec is not of the standard library"):
        alone("import roji.wire.protocol")
