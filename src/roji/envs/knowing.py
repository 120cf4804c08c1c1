"""What a seat knows of a match, as text: the same text, the same knowledge."""

from __future__ import annotations

import json

from roji.games.state import Plain, State


def written(data: Plain) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


class At:
    """Where a match stands, and what everybody was told on the way; the telling is put off until somebody asks."""

    def __init__(self, match: State) -> None:
        self.match = match
        self.teller = match.clone()  # as it was when the log was last written
        self.untold: list[int] = []
        self.log = ""

    def apply(self, action: int) -> None:
        self.match.apply(action)
        self.untold.append(action)

    def told(self) -> str:
        """What a spectator was told so far."""
        for action in self.untold:
            events = self.teller.traced(action)
            self.log += written(self.teller.told(events, None))
        self.untold.clear()
        return self.log

    def known(self, seat: int | None) -> str:
        """All that a seat knows: what everybody was told, and what it sees now."""
        return f"{self.told()}{written(self.match.view(seat))}"

    def copy(self) -> At:
        made = At.__new__(At)
        made.match, made.teller = self.match.clone(), self.teller.clone()
        made.untold, made.log = self.untold[:], self.log
        return made

    def dealt_anew(self, seat: int, seed: int) -> At:
        """The same to the seat, with all that it cannot know dealt anew."""
        self.told()
        made = At(self.match.redeal(seat, seed))
        made.log = self.log
        return made

    def __deepcopy__(self, memo: object) -> At:
        return self.copy()
