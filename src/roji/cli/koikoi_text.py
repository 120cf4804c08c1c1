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

    def label(self, what: str, seat: int) -> str:
        return str(self.person(f"koikoi-label-{what}", seat))

    def piles(self, cards: list[str]) -> Text:
        """Captured cards by kind: lights, animals, ribbons, plain."""
        groups = [[card for card in cards if card[-1] in kinds] for kinds in ("L", "A", "R", "xyz")]
        return Text("   ").join(self.cards(group) for group in groups if group) if cards else Text("–", style="dim")

    def choices(self, described: list[dict[str, Any]]) -> RenderableType:
        """What can be done, numbered from 1."""
        grid = Table.grid(padding=(0, 2))
        for number, action in enumerate(described, 1):
            if "card" in action:
                grid.add_row(Text(str(number), style="bold"), self.card(action["card"]), self.outlook(action))
            else:
                grid.add_row(Text(str(number), style="bold"), Text(self.say(f"koikoi-choice-{action['do']}")), Text(""))
        return grid

    def outlook(self, action: dict[str, Any]) -> Text:
        """What playing a card would match on the field."""
        if action["do"] == "take":
            return Text("")
        if not action["matches"]:
            return Text(self.say("koikoi-choice-lay"), style="dim")
        return Text("→ ").append(self.cards(action["matches"]))


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
