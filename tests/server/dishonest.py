"""Servers that cheat at the deal: `python -m tests.server.dishonest KIND FOLDER PORT`. Each lies as well as it can."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from roji.games.game import Game
from roji.games.state import State
from roji.server.app import make_app
from roji.server.bot_workers import BotWorkers
from roji.server.identity import Chance
from roji.server.keys import Key
from roji.server.serve import server
from roji.server.store.verbs import Store
from roji.server.tables import Tables
from roji.table import table as tables
from roji.table.dealing import Dealing
from roji.table.events import Added
from roji.table.fair import Fair, commitment
from roji.table.record import Record
from roji.table.table import Deal, Table, deal_fairly
from roji.table.told import Seen
from tests.server.running import quick
from tests.table.test_record import signed
from tests.web.serving import Serving

LATE = "12" * 32  # a secret that was chosen when all nonces were known
CHOSEN = "34" * 32  # a nonce that suits the server


def swaps_nonces() -> None:
    """What people add is replaced by what the server likes; log and record agree with that."""
    honest = Dealing.add_nonce

    def add_nonce(self: Dealing, seat: int, to: str, nonce: str) -> Added:
        return Added(seat=honest(self, seat, to, nonce).seat, nonce=CHOSEN)

    Dealing.add_nonce = add_nonce  # type: ignore[method-assign]


def breaks_a_promise() -> None:
    """The first seat is in league with the server and opens something else than it promised, after all the others."""
    honest = Dealing.add_nonce

    def add_nonce(self: Dealing, seat: int, to: str, nonce: str) -> Added:
        return Added(seat=honest(self, seat, to, nonce).seat, nonce=nonce if seat else CHOSEN)

    Dealing.add_nonce = add_nonce  # type: ignore[method-assign]


def chooses_late() -> None:
    """The secret of the deal is chosen after the nonces; the record tells of a commitment that fits it."""
    Table.secret = property(lambda self: LATE if self.dealing.dealt else self.secrets(1))  # type: ignore[assignment]
    honest = Table.fair

    def fair(self: Table) -> Fair:
        return dataclasses.replace(honest(self), commitment=commitment(LATE))

    Table.fair = fair  # type: ignore[method-assign]


def changes_its_word() -> None:
    """The same, and whoever comes back after the match is told that it was always so."""
    chooses_late()
    honest = Table.seen_since

    def seen_since(self: Table, viewer: int | None, number: int) -> list[Seen]:
        if self.phase == tables.OVER and self.created.commitment != commitment(LATE):
            self.created = self.log[0] = dataclasses.replace(self.created, commitment=commitment(LATE))
        return honest(self, viewer, number)

    Table.seen_since = seen_since  # type: ignore[method-assign]


def leaves_somebody_out() -> None:
    """Nothing that the second seat adds goes into the deal, and nobody waits for it."""

    def givers(self: Dealing) -> list[int]:
        return [seat for seat in sorted(self.people) if seat != 1]

    Dealing.givers = property(givers)  # type: ignore[assignment]


def deals_others() -> Deal:
    """Other cards are dealt than those of the seed; the record has the right seed and the moves that were made."""

    def deal(game: Game, seed: int) -> State:
        return deal_fairly(game, seed ^ 1)

    honest = Record.to_text

    def to_text(self: Record) -> str:
        assert self.seed is not None
        text = honest(dataclasses.replace(self, seed=self.seed ^ 1))
        return signed(text.replace(f'seed = "{self.seed ^ 1}"', f'seed = "{self.seed}"', 1))

    Record.to_text = to_text  # type: ignore[method-assign]
    return deal


KINDS: dict[str, Callable[[], Deal | None]] = {
    "honest": lambda: None,
    "nonce-swapped": swaps_nonces,
    "secret-late": chooses_late,
    "word-changed": changes_its_word,
    "person-without": leaves_somebody_out,
    "other-cards": deals_others,
    "promise-broken": breaks_a_promise,
}


class Cheat(Serving):
    """A dishonest server as a process of its own."""

    def __init__(self, folder: Path, kind: str) -> None:
        super().__init__(folder)
        self.kind = kind

    def start(self) -> None:
        words = [sys.executable, "-m", "tests.server.dishonest", self.kind, str(self.folder), str(self.port)]
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(words, stdout=log, stderr=log, env=dict(os.environ))


def main(kind: str, folder: str, port: str) -> None:
    deal = KINDS[kind]() or deal_fairly
    settings = dataclasses.replace(quick(Path(folder)), port=int(port))

    def make_tables(store: Store, bot_workers: BotWorkers, key: Key) -> Tables:
        return Tables(store, bot_workers, chance=Chance(key), deal=deal)

    server(settings, make_app(settings, make_tables)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
