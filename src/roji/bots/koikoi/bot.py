"""The Koi-Koi player: the tree search, and what the other's open moves tell about its hand."""

from __future__ import annotations

from roji.bots.koikoi.judge import KoiKoiJudge
from roji.bots.search import SearchBot
from roji.games.koikoi.facts import Effect, View
from roji.games.state import State


class KoiKoiBot(SearchBot):
    """Who lays a card that captures nothing holds no card of the months that lay open then: nearly always true."""

    judge: KoiKoiJudge
    field: set[str] | None = None  # the open cards, as far as the events told
    denied: frozenset[int] = frozenset()  # months of which the other seems to hold no card

    def see(self, events: list[Effect]) -> None:
        super().see(events)
        played = ""
        for event in events:
            if event["do"] == "field":
                self.field, self.denied = set(event["cards"]), frozenset()
            elif self.field is None:
                continue
            elif event["do"] == "play":
                played = event["card"]
            elif event["do"] == "lay":
                if event["cards"] == [played] and event["seat"] != self.seat:
                    self.denied |= {month_of(card) for card in self.field}
                self.field.update(event["cards"])
            elif event["do"] == "capture":
                self.field.difference_update(event["cards"])

    def prepare(self, state: State) -> None:
        if self.field is None:
            view: View = state.view(self.seat)
            self.field = set(view["field"])
        self.judge.deny(sorted(self.denied))


def month_of(card: str) -> int:
    return int(card[:-1])
