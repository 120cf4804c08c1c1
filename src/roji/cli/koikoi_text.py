"""Koi-Koi in words and coloured text, for playing and replaying in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller
from roji.games.koikoi.card_names import card_name

STYLES = {"L": "bold yellow", "A": "bold cyan", "R": "bold red", "x": "green", "y": "green", "z": "green"}
SIGNS = {"L": "☀", "A": "♞", "R": "▌", "x": "·", "y": "·", "z": "·"}
BLUE_RIBBONS = ("6R", "9R", "10R")


class Teller(BaseTeller):
    """Says what happens in Koi-Koi."""

    def card(self, card: str, long: bool = True) -> Text:
        """A card: its notation in the colour of its kind, a sign for the kind, and its name."""
        kind = card[-1]
        style = "bold blue" if card in BLUE_RIBBONS else STYLES[kind]
        text = Text.assemble((f"{card}", style), (SIGNS[kind], style))
        if long:
            text.append(f" {card_name(card, self.lang, self.names)}")
        return text

    def cards(self, cards: list[str]) -> Text:
        """Several cards in short."""
        if not cards:
            return Text("–", style="dim")
        return Text("  ").join(self.card(card, long=False) for card in cards)

    def event(self, event: dict[str, Any]) -> Text | None:
        """One event in words, or None for those that a board shows better."""
        do = event["do"]
        if do in ("play", "turn", "stop", "koikoi", "deal"):
            return self.person(f"koikoi-tell-{do}", event["seat"], card=self.named(event.get("card", "")))
        if do in ("lay", "capture"):
            key = f"koikoi-tell-{do}"
            return self.person(key, event["seat"], cards=", ".join(self.named(card) for card in event["cards"]))
        if do == "redeal":
            return Text(self.say("koikoi-tell-redeal"), style="italic")
        if do == "round":
            return self.round(event)
        if do == "over":
            return Text(self.say("koikoi-tell-over", first=event["scores"][0], second=event["scores"][1]), style="bold")
        return None

    def named(self, card: str) -> str:
        return f"{card} {card_name(card, self.lang, self.names)}" if card else ""

    def round(self, result: dict[str, Any]) -> Text:
        """How a round ended, with every reason."""
        number = result["round"] + 1
        if result["winner"] is None:
            return Text(self.say(f"koikoi-tell-{result['kind']}", number=number), style="bold")
        key = "koikoi-tell-won"
        text = self.person(key, result["winner"], number=number, points=result["points"])
        text.stylize("bold")
        for line in self.reasons(result):
            text.append("\n  ").append(line)
        return text

    def reasons(self, result: dict[str, Any]) -> list[Text]:
        """The combinations and doublings of a won round."""
        lines = [self.reason(entry, f"{entry['points']}") for entry in result["combinations"]]
        lines += [self.reason(entry, f"× {entry['times']}") for entry in result["doublings"]]
        lines += [self.reason(entry, f"{result['points']}") for entry in result["lucky_hands"]]
        return lines

    def reason(self, entry: dict[str, Any], worth: str) -> Text:
        name = self.say(f"koikoi-yaku-{entry['key']}")
        text = Text.assemble(f"{worth:>4}  {name}  ", (entry["clause"], "dim"))
        if entry.get("cards"):
            text.append("  ").append(self.cards(entry["cards"]))
        return text

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The table as the viewer sees it."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        other = 1 - (view["seat"] or 0)
        own = 1 - other
        grid.add_row(self.label("captured", other), self.piles(view["captured"][other]))
        grid.add_row(self.say("koikoi-label-field"), self.cards(view["field"]))
        grid.add_row(self.label("captured", own), self.piles(view["captured"][own]))
        for seat in (own, other):
            if view["combinations"][seat]:
                found = view["combinations"][seat]
                line = ", ".join(f"{self.say('koikoi-yaku-' + entry['key'])} {entry['points']}" for entry in found)
                grid.add_row(self.label("combinations", seat), Text(line, style="bold"))
        return grid

    def closing(self, view: dict[str, Any]) -> RenderableType | None:
        """The rounds of the match: who won each with what, and the points after it."""
        grid = Table.grid(padding=(0, 2))
        seats = (self.you or 0, 1 - (self.you or 0))
        sums = [0, 0]
        grid.add_row("", *(Text(self.called(seat), style="bold") for seat in seats), "")
        for result in view["results"]:
            if result["winner"] is not None:
                sums[result["winner"]] += result["points"]
            won = [f"+{result['points']}" if seat == result["winner"] else "" for seat in seats]
            cells = [f"{sums[seat]:>3} {gain}" for seat, gain in zip(seats, won, strict=True)]
            found = result["combinations"] or result["lucky_hands"]
            names = ", ".join(self.say(f"koikoi-yaku-{entry['key']}") for entry in found)
            grid.add_row(Text(str(result["round"] + 1), style="dim"), *cells, names or Text("–", style="dim"))
        return grid

    def opening(self, view: dict[str, Any]) -> str:
        """Who deals, and the lots that decided it (H-8)."""
        if view["dealer"] is None:  # lucky hands ended the match at the deal
            return ""
        dealer = str(self.person("koikoi-tell-deal", view["dealer"]))
        if view["lot"] is None or self.you is None:
            return dealer
        mine, theirs = view["lot"][self.you], view["lot"][1 - self.you]
        other = self.players[1 - self.you]
        drawn = self.say("koikoi-tell-lot", mine=self.named(mine), theirs=self.named(theirs), who=other)
        return f"{drawn} {dealer}"

    def choice(self, action: dict[str, Any]) -> str:
        """A decision in words."""
        if action["do"] == "stop":
            return self.say("koikoi-choice-stop-for", points=action["points"])
        if action["do"] == "koikoi":
            return self.say("koikoi-choice-koikoi")
        if action["do"] == "take":
            return self.say("koikoi-choice-take", card=self.named(action["card"]))
        matches = ", ".join(self.named(card) for card in action["matches"])
        if not matches:
            return f"{self.named(action['card'])}: {self.say('koikoi-choice-lay')}"
        return f"{self.named(action['card'])} → {matches}"

    def lines(self, view: dict[str, Any]) -> list[str]:
        """The table in sentences."""
        own = view["seat"] or 0
        found = [f"{self.say('koikoi-label-field')}: {self.listed(view['field'])}."]
        for seat in (1 - own, own):
            found.append(f"{self.label('captured', seat)}: {self.listed(view['captured'][seat])}.")
            if view["combinations"][seat]:
                held = ", ".join(
                    f"{self.say('koikoi-yaku-' + entry['key'])} {entry['points']}"
                    for entry in view["combinations"][seat]
                )
                found.append(f"{self.label('combinations', seat)}: {held}.")
            if view["calls"][seat]:
                found.append(f"{self.called(seat)}: {self.say('koikoi-board-calls', count=view['calls'][seat])}.")
        if view["hand"] is not None:
            found.append(f"{self.label('hand', own)}: {self.listed(view['hand'])}.")
        return [*found, f"{self.say('koikoi-board-stock', count=view['stock'])}."]

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.named(card) for card in cards) or "–"

    def label(self, what: str, seat: int) -> str:
        return str(self.person(f"koikoi-label-{what}", seat))

    def piles(self, cards: list[str]) -> Text:
        """Captured cards by kind: lights, animals, ribbons, plain."""
        groups = [[card for card in cards if card[-1] in kinds] for kinds in ("L", "A", "R", "xyz")]
        return Text("   ").join(self.cards(group) for group in groups if group) if cards else Text("–", style="dim")


def combination_list(teller: Teller, flags_of: Callable[[str], bool]) -> RenderableType:
    """The combinations with their points, for the help of the text game."""
    grid = Table.grid(padding=(0, 2))
    rows = [
        ("five-lights", "10", "1L 3L 8L 11L 12L"),
        ("four-lights", "8 / 7", "1L 3L 8L 12L / 11L"),
        ("three-lights", "5", "1L 3L 8L 12L"),
        ("cherry-viewing", "5", "3L 9A"),
        ("moon-viewing", "5", "8L 9A"),
        ("boar-deer-butterflies", "5 +", "6A 7A 10A"),
        ("red-and-blue", "10 +", "1R 2R 3R 6R 9R 10R"),
        ("red-ribbons", "5 +", "1R 2R 3R"),
        ("blue-ribbons", "5 +", "6R 9R 10R"),
        ("animals", "1 +", "5 A"),
        ("ribbons", "1 +", "5 R"),
        ("plain", "1 +", "10 x y z, 9A"),
    ]
    for key, worth, cards in rows:
        if flags_of(key):
            grid.add_row(Text(worth, style="bold"), teller.say(f"koikoi-yaku-{key}"), Text(cards, style="dim"))
    return Group(grid, Text(""), Text(teller.say("koikoi-help-doubling")))
