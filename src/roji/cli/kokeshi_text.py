"""Kokeshi and Samurai in words and coloured text, for replaying in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller
from roji.games.kokeshi.garden import COLOURS, Garden, garden

BEAD_STYLES = {"p": "bold magenta", "g": "bold green", "o": "bold yellow"}
PEOPLE_STYLES = ("bold white on magenta", "bold white on blue")
SIGNS = ("K", "S")  # kokeshi, samurai
# How far the links of a space reach on the map: columns right, rows down, for directions 0, 4 and 5.
LINKS = {0: (4, 0), 4: (-1, 1), 5: (2, 1)}


class Teller(BaseTeller):
    """Says what happens in Kokeshi and Samurai."""

    def event(self, event: dict[str, Any]) -> Text | None:
        """One event in words; a stop needs none."""
        do = event["do"]
        if do == "stop":
            return None
        if do == "over":
            return self.round(event)
        args = {name: value for name, value in event.items() if name not in ("do", "seat")}
        text = self.person(f"kokeshi-tell-{do}", event["seat"], **args)
        return Text("  ").append(text) if do in ("cross", "jump") else text

    def round(self, result: dict[str, Any]) -> Text:
        """How the match ended."""
        key, turns = f"kokeshi-tell-{result['kind']}", result["turns"]
        if result["winner"] is None:
            return Text(self.say(key, turns=turns), style="bold")
        text = self.person(key, result["winner"], turns=turns)
        text.stylize("bold")
        return text

    def board(self, view: dict[str, Any]) -> RenderableType:
        """A map of the garden with its lines as letters, and the figurines with their beads."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for seat, side in enumerate(view["figurines"]):
            people = self.say(f"kokeshi-people-{view['people'][seat]}")
            label = self.person("kokeshi-label-figurines", seat, people=people)
            grid.add_row(label, Text("   ").join(self.figurine(figurine, view) for figurine in side))
        return Group(chart(garden(view["garden"]), view), grid)

    def figurine(self, figurine: dict[str, Any], view: dict[str, Any]) -> Text:
        """Where a figurine stands and its beads, the top one last and underlined."""
        at = figurine["at"]
        text = Text(at or self.say("kokeshi-label-waiting"), style="bold" if at else "dim").append(" ")
        for height, bead in enumerate(figurine["beads"], 1):
            top = " underline" if height == len(figurine["beads"]) else ""
            text.append(bead, style=BEAD_STYLES[bead] + top)
        if at is not None and at == view["moving"]:
            text.append(f" ({self.say('kokeshi-label-moving')})", style="italic")
        return text


def chart(made: Garden, view: dict[str, Any]) -> Text:
    """The spaces by name (K or S before it where somebody stands, ⌂ on a base), and the lines between them."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    left = min(6 * q + 3 * r for q, r in made.places)
    top = min(r for _, r in made.places)
    standing = {
        figurine["at"]: seat for seat, side in enumerate(view["figurines"]) for figurine in side if figurine["at"]
    }
    for space, (q, r) in enumerate(made.places):
        x, y = 6 * q + 3 * r - left + 1, 2 * (r - top)
        name = made.names[space]
        if name in standing:
            put(cells, x, y, SIGNS[standing[name]] + name, PEOPLE_STYLES[standing[name]])
        elif space in made.bases:
            put(cells, x - 1, y, "⌂" + name, "bold red" if space == made.bases[0] else "bold blue")
        else:
            put(cells, x, y, name, "dim")
        for direction, (right, down) in LINKS.items():
            colour = made.colours[space][direction]
            if colour >= 0:
                put(cells, x + right, y + down, COLOURS[colour], BEAD_STYLES[COLOURS[colour]])
    rows, columns = max(y for _, y in cells) + 1, max(x for x, _ in cells) + 1
    text = Text()
    for y in range(rows):
        for x in range(columns):
            text.append(*cells.get((x, y), (" ", "")))
        text.append("\n")
    return text


def put(cells: dict[tuple[int, int], tuple[str, str]], x: int, y: int, word: str, style: str) -> None:
    """Write a word onto the map."""
    for i, letter in enumerate(word):
        cells[x + i, y] = (letter, style)
