"""Garden Orders in words and coloured text, for playing and replaying in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller

STYLES = {"P": "bold magenta", "G": "bold green", "O": "bold yellow"}
SIGNS = {"P": "✿", "G": "♣", "O": "◆"}
SEATS_IN_A_LINE = 2  # with more of them the line above the table names only the own points and place


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

    # -- at the table ------------------------------------------------------------------------------

    def signed(self, cards: list[str]) -> Text:
        """Several cards with the sign of their colour."""
        return Text("  ").join(Text(f"{SIGNS[card[0]]}{card}", style=STYLES[card[0]]) for card in cards)

    def listed(self, cards: list[str]) -> str:
        """Several cards with their names."""
        return ", ".join(self.named(card) for card in cards) or self.say("orders-line-nothing")

    def scoreline(self, view: dict[str, Any]) -> str:
        """The points of everybody, or at a full table the own points and place; the board shows the others."""
        scores = view["scores"]
        if self.you is None or len(scores) <= SEATS_IN_A_LINE:
            return super().scoreline(view)
        place = 1 + sum(points > scores[self.you] for points in scores)
        points = str(scores[self.you])
        return self.say("orders-place", who=self.called(self.you), points=points, place=str(place))

    def opening(self, view: dict[str, Any]) -> str:
        """The first order, and who starts (O-4, O-6)."""
        if view["phase"] == "over":
            return ""
        start = str(self.person("orders-tell-start", view["starter"]))
        return f"{self.order(view['order'])} {start}"

    def choice(self, action: dict[str, Any]) -> str:
        """A decision in words."""
        do = action["do"]
        if do == "trio":
            return self.say("orders-choice-trio", cards=", ".join(action["cards"]))
        if do in ("reveal", "decline"):
            return self.say(f"orders-choice-{do}")
        card = self.named(action["card"])
        if do == "take":
            return self.say("orders-choice-take", card=card, **{"for": self.named(action["for"])})
        if do == "lay":
            return self.say("orders-choice-lay", card=card, value=str(action["trio"]))
        return self.say("orders-choice-swap", card=card)

    def lines(self, view: dict[str, Any]) -> list[str]:
        """The table in sentences."""
        if view["phase"] == "over":
            return [self.person_line(view, seat) for seat in range(len(view["scores"]))]
        order = self.say(f"orders-order-{view['order']}")
        found = [
            self.say("orders-line-order", number=str(view["order"]), order=order),
            self.say("orders-line-row", cards=self.listed(view["row"])),
            self.say("orders-line-stack", count=view["stack"]),
        ]
        if view["swaps_left"] is not None:
            found.append(self.say("orders-line-swaps", count=view["swaps_left"]))
        own = view["seat"]
        seats = len(view["scores"])
        for seat in range(seats) if own is None else [(own + i + 1) % seats for i in range(seats)]:
            found.append(self.known_line(view, seat))
            if view["order_cards"][seat]:
                found.append(self.won_line(view, seat))
        if view["hand"] is not None:
            found.append(self.say("orders-line-hand", cards=self.listed(view["hand"])))
            found.append(self.pays_line(view["pays"]))
        return found + self.prospect_lines(view)

    def person_line(self, view: dict[str, Any], seat: int) -> str:
        """The points of a seat at the end, round by round."""
        rounds = " + ".join(str(result["points"][seat]) for result in view["results"])
        return f"{self.called(seat)}: {rounds} = {view['scores'][seat]}"

    def known_line(self, view: dict[str, Any], seat: int) -> str:
        """What everybody knows of a hand."""
        known = view["known"][seat]
        unknown = view["hand_counts"][seat] - len(known)
        points = view["scores"][seat]
        return str(self.person("orders-line-seat", seat, cards=self.listed(known), count=unknown, points=points))

    def won_line(self, view: dict[str, Any], seat: int) -> str:
        orders = ", ".join(str(order) for order in view["order_cards"][seat])
        return str(self.person("orders-line-won", seat, orders=orders))

    def pays_line(self, pays: dict[str, Any]) -> str:
        """What the own hand would pay now, and why."""
        reasons = "; ".join(
            self.say(
                "orders-line-reason",
                name=self.say(f"orders-reason-{entry['key']}"),
                points=str(entry["points"]),
                cards=" ".join(entry["cards"]),
            )
            for entry in pays["reasons"]
        )
        return self.say("orders-line-pays", points=pays["points"], reasons=reasons)

    def prospect_lines(self, view: dict[str, Any]) -> list[str]:
        """What the own hand would pay after what can be decided now."""
        prospects = view["prospects"]
        if prospects is None:
            return []
        found = []
        if view["phase"] == "turn":
            found += self.swap_lines(prospects["swaps"], view["pays"]["points"])
        elif view["phase"] == "take":
            found.append(self.say("orders-line-laid", card=self.named(view["laid"])))
            found.append(self.say("orders-line-take", cards=self.worth(prospects["swaps"][view["laid"]])))
        elif view["phase"] == "lay":
            found.append(self.say("orders-line-lay", value=str(view["trio"]), count=len(view["hand"]) - 6))
            found.append(self.say("orders-line-reach", cards=self.worth(prospects["lays"])))
        for value, points in prospects["trios"].items():
            found.append(self.say("orders-line-trio", value=value, points=str(points)))
        return found

    def swap_lines(self, swaps: dict[str, dict[str, int]], now: int) -> list[str]:
        """The swaps that would pay more at once, the best card to give for each card of the row."""
        found = [
            self.say("orders-line-swap", take=self.named(take), give=self.named(give), points=str(points))
            for take, (give, points) in best_gives(swaps).items()
            if points > now
        ]
        return found or [self.say("orders-line-no-swap")] if swaps else []

    def worth(self, points: dict[str, int]) -> str:
        """Cards with what the hand would pay for each."""
        return ", ".join(f"{self.named(card)}: {worth}" for card, worth in points.items())

    # -- the count, laid out -----------------------------------------------------------------------

    def summary(self, event: dict[str, Any]) -> RenderableType:
        """How a round or the match ended, laid out on a page."""
        return self.count_page(event) if event["do"] == "round" else self.match_page(event)

    def count_page(self, result: dict[str, Any]) -> RenderableType:
        """All hands laid open (O-29): every card in the group in which it counts, the best hand first."""
        order = str(result["order"])
        title = Text(self.say("orders-page-round", number=str(result["round"] + 1)), style="bold")
        governs = self.say("orders-page-order", number=order, order=self.say(f"orders-order-{order}"))
        parts: list[RenderableType] = [title, Text(governs, style="italic"), Text("")]
        parts += [self.won(result["winners"], "orders-page-wins", "orders-page-shared", number=order), Text("")]
        for seat in sorted(range(len(result["points"])), key=lambda seat: -result["points"][seat]):
            parts.append(self.laid_open(result, seat))
        return Group(*parts)

    def laid_open(self, result: dict[str, Any], seat: int) -> RenderableType:
        """One hand with its count."""
        grid = Table.grid(padding=(0, 2), expand=False)
        grid.add_column(justify="right", min_width=5)
        grid.add_column()
        grid.add_column(style="dim")
        grid.add_column()
        crown = "★ " if seat in result["winners"] else ""
        grid.add_row("", Text(f"{crown}{self.called(seat)}", style="bold"))
        for entry in result["reasons"][seat]:
            name = self.say(f"orders-reason-{entry['key']}")
            grid.add_row(str(entry["points"]), name, entry["clause"], self.signed(entry["cards"]))
        total = self.say("orders-board-total")
        grid.add_row(Text(str(result["points"][seat]), style="bold"), Text(total, style="bold"))
        return Group(grid, Text(""))

    def won(self, winners: list[int], one: str, several: str, **args: str) -> Text:
        """Who has won; ties are shared (O-R1)."""
        if len(winners) == 1:
            text = self.person(one, winners[0], **args)
        else:
            text = Text(self.say(several, winners=self.people(winners), **args))
        text.stylize("bold")
        return text

    def match_page(self, event: dict[str, Any]) -> RenderableType:
        """The rounds of the match added up."""
        grid = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
        grid.add_column("")
        for result in event["rounds"]:
            grid.add_column(self.say("orders-board-order", number=str(result["order"])), justify="right")
        grid.add_column(self.say("orders-page-sum"), justify="right")
        for seat in sorted(range(len(event["scores"])), key=lambda seat: -event["scores"][seat]):
            points = [
                Text(f"{'★ ' if seat in result['winners'] else ''}{result['points'][seat]}")
                for result in event["rounds"]
            ]
            style = "bold" if seat in event["winners"] else ""
            grid.add_row(self.called(seat), *points, Text(str(event["scores"][seat]), style="bold"), style=style)
        winner = self.won(event["winners"], "orders-page-winner", "orders-page-draw")
        return Group(winner, Text(self.say("orders-page-over"), style="dim"), Text(""), grid)


def best_gives(swaps: dict[str, dict[str, int]]) -> dict[str, tuple[str, int]]:
    """For every card that can be taken the card to give for which the hand pays most, and what it pays."""
    found: dict[str, tuple[str, int]] = {}
    for give, takes in swaps.items():
        for take, points in takes.items():
            if take not in found or points > found[take][1]:
                found[take] = (give, points)
    return found
