"""Garden Orders in words and coloured text, for replaying in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller

STYLES = {"P": "bold magenta", "G": "bold green", "O": "bold yellow"}


class Teller(BaseTeller):
    """Says what happens in Garden Orders."""

    def cards(self, cards: list[str]) -> Text:
        """Several cards in short: the letter says the colour, and so does the ink."""
        if not cards:
            return Text("–", style="dim")
        return Text(" ").join(Text(card, style=STYLES[card[0]]) for card in cards)

    def named(self, card: str) -> str:
        """A card with its name."""
        return f"{card} {self.say('orders-card', colour=self.say(f'orders-colour-{card[0]}'), value=card[1:])}"

    def people(self, seats: list[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def name(self, seat: int) -> str:
        return self.say("orders-you") if seat == self.you else self.players[seat]

    def event(self, event: dict[str, Any]) -> Text | None:
        """One event in words, or None for those that a board shows better."""
        do = event["do"]
        if do in ("lay", "take", "reveal"):
            return self.person(f"orders-tell-{do}", event["seat"], card=self.named(event["card"]))
        if do in ("choose", "trio"):
            cards = ", ".join(self.named(card) for card in event["cards"])
            return self.person(f"orders-tell-{do}", event["seat"], value=str(event["value"]), cards=cards)
        if do in ("decline", "start"):
            return self.person(f"orders-tell-{do}", event["seat"])
        if do == "order":
            return Text(self.order(event["order"]), style="italic")
        if do == "round":
            return self.round(event)
        if do == "over":
            return self.over(event)
        return None

    def order(self, number: int) -> str:
        """An order in words (O-17 to O-24)."""
        return self.say("orders-tell-order", number=str(number), order=self.say(f"orders-order-{number}"))

    def round(self, result: dict[str, Any]) -> Text:
        """How a round ended: who wins the order, and every hand with its reasons."""
        winners = self.people(result["winners"])
        number, order = str(result["round"] + 1), str(result["order"])
        text = Text(self.say("orders-tell-round", number=number, order=order, winners=winners), style="bold")
        for seat, points in enumerate(result["points"]):
            text.append("\n  ").append(self.say("orders-tell-hand", who=self.name(seat), points=points), style="bold")
            for entry in result["reasons"][seat]:
                text.append("\n  ").append(self.reason(entry, str(entry["points"])))
        return text

    def reason(self, entry: dict[str, Any], worth: str) -> Text:
        """One line of a count."""
        name = self.say(f"orders-reason-{entry['key']}")
        return Text.assemble(f"{worth:>4}  {name}  ", (entry["clause"], "dim"), "  ", self.cards(entry["cards"]))

    def over(self, event: dict[str, Any]) -> Text:
        """How the match ended."""
        scores = ", ".join(
            self.say("orders-score", who=self.name(seat), points=str(points))
            for seat, points in enumerate(event["scores"])
        )
        winners = self.people(event["winners"])
        return Text(self.say("orders-tell-over", scores=scores, winners=winners), style="bold")

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The table as the viewer sees it: order, row, stack, what everybody is known to hold, the own hand."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        if view["order"] is not None:
            order = str(view["order"])
            grid.add_row(self.say("orders-label-order", number=order), self.say(f"orders-order-{order}"))
        grid.add_row(self.say("orders-label-row"), self.cards(view["row"]))
        grid.add_row(self.say("orders-label-stack"), str(view["stack"]))
        for seat, known in enumerate(view["known"]):
            unknown = view["hand_counts"][seat] - len(known)
            line = self.cards(known).append(" ").append(self.say("orders-unknown", count=unknown), style="dim")
            grid.add_row(str(self.person("orders-label-known", seat)), line)
        if view["hand"] is not None:
            grid.add_row(self.say("orders-label-hand"), self.cards(view["hand"]))
        return grid
