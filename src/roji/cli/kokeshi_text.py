"""Kokeshi and Samurai in words and coloured text, for playing and replaying in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller
from roji.games.kokeshi.garden import COLOURS, Garden, garden, known_gardens

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

    def opening(self, view: dict[str, Any]) -> str:
        """Who begins (K-5)."""
        return str(self.person("kokeshi-tell-start", view["starter"]))

    def scoreline(self, view: dict[str, Any]) -> str:
        """There are no points: the garden and the turn instead."""
        number = view["turns"] + (view["phase"] != "over")
        return f"{self.named(view)}  ·  {self.say('kokeshi-board-turns', number=number)}"

    def named(self, view: dict[str, Any]) -> str:
        """The name of the garden."""
        key = f"kokeshi-garden-{view['garden']}"
        return self.say(key if view["garden"] in known_gardens() else "kokeshi-garden-own")

    def summary(self, event: dict[str, Any]) -> RenderableType:
        """How the match ended, with its clause."""
        return Group(self.round(event), Text(event["clause"], style="dim"))

    # -- decisions ---------------------------------------------------------------------------------

    def choice(self, action: dict[str, Any]) -> str:
        """A decision in words."""
        args = {name: value for name, value in action.items() if isinstance(value, str) and name != "do"}
        if action["do"] == "choose":
            ends = ", ".join(self.end(entry) for entry in action["reach"])
            args = {"at": action["at"], "stack": self.stack(action["beads"]), "ends": ends}
        return self.say(f"kokeshi-choice-{action['do']}", **args)

    def end(self, entry: dict[str, Any]) -> str:
        """A space where a move can end."""
        return self.say("kokeshi-end-jump", to=entry["to"]) if entry["jump"] else str(entry["to"])

    def stack(self, beads: str) -> str:
        """The beads of a figurine from the top down."""
        if not beads:
            return self.say("kokeshi-stack-none")
        return self.say("kokeshi-stack", beads=", ".join(self.say(f"kokeshi-bead-{bead}") for bead in reversed(beads)))

    # -- the table in sentences --------------------------------------------------------------------

    def lines(self, view: dict[str, Any]) -> list[str]:
        """Garden and figurines with all lines that lead away from them; at first all lines of the garden."""
        made = garden(view["garden"])
        own = view["seat"] or 0
        bases = view["bases"]
        about = {"own": bases[own], "other": bases[1 - own], "count": made.distance()}
        found = [self.say("kokeshi-line-garden", garden=self.named(view), **about)]
        if all(figurine["at"] is None for figurine in view["figurines"][own]):
            found.append(self.say("kokeshi-line-net"))
            found += [self.say("kokeshi-line-space", space=name, lines=self.ways(view, name)) for name in made.names]
        for seat in (1 - own, own):
            found += self.side(view, seat)
        if view["moving"]:
            found.append(self.say("kokeshi-line-moving", at=view["moving"]))
        return [*found, self.say("kokeshi-line-turns", turns=view["turns"])]

    def side(self, view: dict[str, Any], seat: int) -> list[str]:
        """A player's figurines: where they stand, what they carry, how far they are, where lines lead."""
        made = garden(view["garden"])
        found = []
        for figurine in view["figurines"][seat]:
            if name := figurine["at"]:
                count = made.far[1 - seat][made.by_name[name]]
                args = {"stack": self.stack(figurine["beads"]), "count": count, "lines": self.ways(view, name)}
                found.append(str(self.person("kokeshi-line-figurine", seat, at=name, **args)))
        waiting = [self.say(f"kokeshi-bead-{f['beads'][0]}") for f in view["figurines"][seat] if f["at"] is None]
        if waiting:
            found.append(str(self.person("kokeshi-line-waiting", seat, beads=", ".join(waiting))))
        return found

    def ways(self, view: dict[str, Any], name: str) -> str:
        """The lines from a space, colour by colour."""
        made = garden(view["garden"])
        taken = {figurine["at"] for side in view["figurines"] for figurine in side}
        parts = []
        for colour, letter in enumerate(COLOURS):
            spaces = [made.names[other] for other in made.across(made.by_name[name], colour)]
            said = [self.say("kokeshi-line-taken", space=s) if s in taken else s for s in spaces]
            if said:
                parts.append(self.say("kokeshi-line-lines", bead=letter, spaces=", ".join(said)))
        return "; ".join(parts)

    def space(self, view: dict[str, Any], name: str) -> str:
        """What is on a space."""
        for seat, side in enumerate(view["figurines"]):
            for figurine in side:
                if figurine["at"] == name:
                    stack = self.stack(figurine["beads"])
                    return str(self.person("kokeshi-label-stands", seat, space=name, stack=stack))
        if name in view["bases"]:
            return str(self.person("kokeshi-label-base", view["bases"].index(name), space=name))
        return self.say("kokeshi-label-empty", space=name)

    def owner(self, view: dict[str, Any], seat: int) -> str:
        """A player with its people."""
        people = self.say(f"kokeshi-people-{view['people'][seat]}")
        return str(self.person("kokeshi-label-figurines", seat, people=people))

    # -- for replaying -----------------------------------------------------------------------------

    def board(self, view: dict[str, Any]) -> RenderableType:
        """A map of the garden with its lines as letters, and the figurines with their beads."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for seat, side in enumerate(view["figurines"]):
            grid.add_row(
                Text(self.owner(view, seat)), Text("   ").join(self.figurine(figurine, view) for figurine in side)
            )
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
