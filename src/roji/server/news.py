"""What goes out of some events: made when they are added to a table, sent when they are on the disk."""

from __future__ import annotations

from collections.abc import Mapping

from roji.server.live import Connection, Live, Viewer
from roji.table.events import Left, Logged, Replaced, Resigned, Sat
from roji.table.table import OVER
from roji.table.told import Seen, Shown
from roji.wire import protocol
from roji.wire.events import write

Sender = tuple[Connection, protocol.Incoming]  # who asked for something, and what


class News:
    """To be made before events are added to a table; each is `add`ed, then all of them are `made` ready."""

    __slots__ = ("left", "live", "parted", "seats_changed", "to", "viewers")

    def __init__(self, live: Live) -> None:
        self.live = live
        self.viewers: dict[Viewer, list[Seen]] = {connection.viewer: [] for connection in live.connections}
        self.seats_changed = False
        self.left: set[Viewer] = set()
        self.to: list[tuple[Connection, bytes]] = []
        self.parted: list[tuple[Connection, bytes]] = []  # who left, and the last they are told

    def add(self, event: Logged) -> None:
        """The table has just added an event."""
        table = self.live.table
        for viewer, seen in self.viewers.items():
            seen.append(table.seen(viewer))
        self.seats_changed |= isinstance(event, Sat | Left | Resigned | Replaced)
        if isinstance(event, Left):
            self.left.add(event.seat)

    def make(self, proof: str) -> None:
        """Write everybody's part. Who left is taken out at once, whatever the disk still has to do: a seat's next
        person is somebody else.
        """
        live, viewers = self.live, self.viewers
        bodies = {
            viewer: self._update(viewer, viewers[viewer], shown, proof)
            for viewer, shown in zip(viewers, live.table.shown_to(list(viewers)), strict=True)
        }
        if self.left:
            self.parted = [(each, bodies[each.viewer]) for each in live.connections if each.viewer in self.left]
            for connection, _ in self.parted:
                live.detach(connection)
                connection.viewer = None
        self.to = [(connection, bodies[connection.viewer]) for connection in live.connections]  # who they are now

    def send(self, sender: Sender | None = None) -> None:
        """Tell everybody; `sender` as the answer to what it asked for."""
        for connection, body in self.to:
            if sender is not None and connection is sender[0]:
                connection.reply(body, sender[1].id)
            else:
                connection.send(body)
        for connection, last in self.parted:
            if sender is not None and connection is sender[0]:
                connection.reply(last, sender[1].id)
            else:
                connection.send(last)
            connection.bye("left")

    def lose(self) -> None:
        """Nothing of it is true: who was taken out comes back and looks."""
        for connection, _ in self.parted:
            connection.bye("restart")

    def _update(self, viewer: Viewer, seen: list[Seen], shown: Shown, proof: str) -> bytes:
        """The message that tells a viewer the events and what they changed."""
        live = self.live
        view, whole = shown.view, True
        if view is not None:
            before = live.views.get(viewer)
            live.views[viewer] = view
            if before is not None and before.keys() == view.keys():
                view, whole = changes(before, view), False
        return protocol.encoder.encode(
            protocol.Update(
                n=shown.n,
                events=[write(event) for event in seen],
                phase=shown.phase,
                to_move=shown.to_move,
                view=view,
                whole=whole,
                choices=shown.choices,
                question=shown.question,
                may_undo=shown.may_undo,
                asked=shown.asked,
                seats=shown.seats if self.seats_changed else None,
                secret=live.table.secret if shown.phase == OVER else "",
                proof=proof,
            )
        )


def changes(before: Mapping[str, object], now: Mapping[str, object]) -> dict[str, object]:
    """The parts of a view that are new; those that views share are not looked into."""
    return {key: value for key, value in now.items() if value is not (old := before[key]) and value != old}
