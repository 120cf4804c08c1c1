"""A person as a file of rates: `python -m roji.cli.niwashi.person RECORDS... --name NAME --out person.toml`.

A companion begins with the person in the file that ROJI_PERSON names.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from roji.bots.niwashi.manners import Manner, written
from roji.bots.niwashi.person import fitted, witnessed
from roji.games.errors import Invalid
from roji.games.niwashi.game import Niwashi
from roji.table.record import PERSON, Record, read


def seats(record: Record, name: str) -> list[int]:
    """Where somebody of this name sits; without a name, every person."""
    if name:
        return [seat for seat, player in enumerate(record.players) if player == name]
    return [seat for seat, kind in enumerate(record.seats) if kind == PERSON]


def fit(records: Iterable[Record], name: str) -> tuple[Manner, int, int]:
    """The manner of a person in these records, with the matches and the tiles laid that it comes from."""
    rows: list[list[float]] = []
    given: list[bool] = []
    matches = 0
    for record in records:
        for seat in seats(record, name) if isinstance(record.game, Niwashi) else []:
            witness = witnessed(record.states(), seat)
            if witness is not None:
                rows += witness.rows
                given += witness.given
                matches += 1
    if not matches:
        raise Invalid("niwashi-person-none", name=name or PERSON)
    return fitted(rows, given), matches, len(rows)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--name", default="", help="of the player in the records; without it every person counts")
    parser.add_argument("--out", type=Path, default=Path("person.toml"))
    asked = parser.parse_args(argv)
    try:
        manner, matches, tiles = fit([read(path.read_bytes()) for path in asked.records], asked.name)
    except (Invalid, OSError) as error:
        parser.error(str(error))
    asked.out.write_text(written(manner, f"{asked.name or PERSON}: matches {matches}, tiles laid {tiles}"), "utf-8")
    print(asked.out.read_text("utf-8"), end="")


if __name__ == "__main__":
    main()
