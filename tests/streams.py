"""What a server says of the golden matches, for the tests of the browser's core: `python -m tests.streams FOLDER`.

For every record one file: by viewer the messages of a device that heard everything, and now and then the welcome of one
that comes back at that point. Both must know the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from roji.games.state import Plain
from roji.table.events import PERSON, Created, Logged, Moved, Started
from roji.table.fair import commitment
from roji.table.record import Record, read
from roji.table.table import Table
from roji.testing.told import sentences
from roji.wire import protocol
from roji.wire.events import write
from roji.words.speaking import Speaker

GOLDEN = Path(__file__).parent / "golden"
SECRET = "5" * 64
COME_BACK = 9  # decisions between two who come back
MOST = 60  # decisions of a match
SOME = 7  # decisions from one telling of everything to the next
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]


class Listener:
    """A viewer of a table and what it is told."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table, self.viewer = table, viewer
        self.view: Plain | None = None
        self.told: list[Any] = [self.welcome(0)]

    def welcome(self, since: int) -> protocol.Welcome:
        """What somebody is told who knows the events up to a number."""
        events, shown = map(write, self.table.seen_since(self.viewer, since)), self.table.shown(self.viewer)
        return protocol.Welcome(table="t", seat=self.viewer, since=since, events=list(events), shown=shown)

    def hear(self) -> None:
        """The last event as an update: of the view only what has changed."""
        shown = self.table.shown(self.viewer)
        view, whole = shown.view, True
        if view is not None and self.view is not None and view.keys() == self.view.keys():
            view, whole = {key: value for key, value in view.items() if value != self.view[key]}, False
        self.view = shown.view
        parts = {
            name: getattr(shown, name) for name in ("n", "phase", "to_move", "choices", "question", "may_undo", "asked")
        }
        self.told.append(protocol.Update(events=[write(self.table.seen(self.viewer))], view=view, whole=whole, **parts))


def stream(record: Record) -> dict[str, Any]:
    """A match of a record between people, as every seat and a spectator are told it."""
    game = record.game
    created = Created(game=game.id, options=game.options, seats=[PERSON] * game.players, commitment=commitment(SECRET))
    table = Table(created, lambda _: SECRET, lambda *_: record.start())
    viewers = [Listener(table, seat) for seat in (*range(game.players), None)]
    moves = [(state.seat, action) for state, action in record.states()][:MOST]
    events: list[Logged] = [Started()]
    events += [
        Moved(seat=seat or 0, action=move, note=record.notes.get(at, "")) for at, (seat, move) in enumerate(moves)
    ]
    for number, event in enumerate(events):
        table.add(event)
        for listener in viewers:
            listener.hear()
            if number % COME_BACK == 0 or number == len(events) - 1:
                listener.told.append(listener.welcome(0 if number % 2 else number))
    heard = [{"seat": each.viewer, "told": each.told} for each in viewers]
    return {"game": game.id, "viewers": heard, "said": list(said(record))}


def said(record: Record) -> Iterator[dict[str, Any]]:
    """Sentences about the match and what a formatter makes of them, in both languages."""
    states = [state for state, _ in record.states()][:MOST]
    for you, lang in ((0, "en"), (1, "de"), (None, "en")):
        speaker = Speaker(record.game.id, lang, NAMES, you)
        for at in range(0, len(states), SOME):
            for told in sentences(states[at : at + 2], record.moves[at : at + 1], you):
                yield {"lang": lang, "you": you, "told": told, "text": speaker.tell(told)}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(GOLDEN.rglob("*.toml")):
        if path.parent.name != "stores":
            made = msgspec.json.encode(stream(read(path.read_bytes())))
            (folder / f"{path.parent.name}-{path.stem}.json").write_bytes(made)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
