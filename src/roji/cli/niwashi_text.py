"""Niwashi in words and coloured text, for replaying in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller
from roji.games.niwashi.tiles import cell_name, read_cell

SIGNS = {"h": "✿", "n": "♣", "a": "♠", "f": "❄", "s": "≈"}
STYLES = {
    "h": "black on #eba6b5",
    "n": "black on #7d8c4a",
    "a": "black on #d9652b",
    "f": "black on #a9c3d6",
    "s": "black on #e2d3b3",
}
ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖", None: "●"}
SIDE = 63


class Teller(BaseTeller):
    """Says what happens in the silent garden."""

    # -- what happens ------------------------------------------------------------------------------

    def event(self, event: dict[str, Any]) -> Text | None:
        """One event in words, or None for those that another one tells or a board shows better."""
        do = event["do"]
        if do == "lay":
            told = self.person("niwashi-tell-lay", event["seat"], **self.some(event, "tile", "cell", "direction"))
            return told.append(f" {self.say('niwashi-tell-special')}") if event["special"] else told
        if do in ("take", "take-discard", "discard"):
            return self.person(f"niwashi-tell-{do}", event["seat"], tile=event["tile"])
        if do in ("remove", "lift"):
            return Text(self.say(f"niwashi-tell-{do}", tile=event.get("tile", "")))
        if do == "lantern":
            return self.person("niwashi-tell-lantern", event["seat"])
        if do == "place":
            return self.person("niwashi-tell-place", event["seat"], place=self.place(event))
        if do == "aim":
            return Text(self.say("niwashi-tell-aim", direction=event["direction"] or "none"))
        if do in ("fulfil", "wish"):
            told = self.person(f"niwashi-tell-{do}", event["seat"], wish=self.wish(event.get("wish", "")))
            told.stylize("bold" if do == "fulfil" else "")
            return told
        return self.round(event) if do == "end" else None

    def some(self, event: dict[str, Any], *keys: str) -> dict[str, Any]:
        return {key: event[key] for key in keys}

    def place(self, event: dict[str, Any]) -> str:
        """Where the lantern stands, in words."""
        place = event["place"]
        if place.startswith("display"):
            number = place.removeprefix("display").split(".")[0]
            return self.say("niwashi-place-display", field=event["field"], tile=event["tile"], number=number)
        if place.startswith("aid."):
            return self.say("niwashi-place-aid", shape=place[-1])
        if place in ("pile", "discard", "rest"):
            return self.say(f"niwashi-place-{place}")
        return f"{place} ({self.say('niwashi-field-' + event['field'])})" if event["field"] else str(place)

    def wish(self, wish: str) -> str:
        """A wish: its notation, its season and its shape."""
        return f"{wish} ({self.say('niwashi-field-' + wish[0])} {wish[1]})" if wish else ""

    def round(self, result: dict[str, Any]) -> Text:
        """How the match ended, the common score and, on a journey, the target."""
        key = f"niwashi-tell-end-{result['kind']}"
        if result["kind"] == "all-fulfilled":
            told = Text(self.say(key))
        else:
            told = self.person(key, result["seat"])
        told.append(f"\n  {self.say('niwashi-tell-score', points=result['points'], grade=result['grade'])}")
        if result["target"] is not None:
            garden = self.say(f"niwashi-journey-{result['journey']}")
            reached = "yes" if result["reached"] else "no"
            told.append(
                f"\n  {self.say('niwashi-tell-target', garden=garden, target=result['target'], reached=reached)}"
            )
        told.stylize("bold")
        return told

    # -- the board ---------------------------------------------------------------------------------

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The table as the viewer sees it."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(self.say("niwashi-label-display"), self.tiles(view["display"]))
        grid.add_row(self.say("niwashi-label-discard"), self.tiles(view["discard"][-6:]))
        grid.add_row(self.say("niwashi-label-pile"), self.say("niwashi-board-pile", count=view["pile"]))
        lantern = f"{self.place(view['lantern'])} {ARROWS[view['lantern']['direction']]}"
        grid.add_row(self.say("niwashi-label-lantern"), lantern)
        if view["hand"] is not None:
            grid.add_row(self.say("niwashi-label-hand"), self.tiles(view["hand"]))
            grid.add_row(self.say("niwashi-label-wishes"), ", ".join(self.wish(wish) for wish in view["wishes"]))
        for seat in range(2):
            if seat != view["seat"]:
                grid.add_row(str(self.person("niwashi-label-known", seat)), self.tiles(view["known_hands"][seat]))
            done = ", ".join(self.wish(wish) for wish in view["fulfilled"][seat])
            grid.add_row(str(self.person("niwashi-label-fulfilled", seat)), done or Text("–", style="dim"))
        return Group(self.garden(view), Text(""), grid)

    def tiles(self, tiles: list[str | None]) -> Text:
        """Tiles side by side; an empty place is a dash."""
        if not tiles:
            return Text("–", style="dim")
        return Text("  ").join(self.tile(tile) if tile else Text("–", style="dim") for tile in tiles)

    def tile(self, tile: str) -> Text:
        """A tile field by field: letter and sign on the colour of the season."""
        return Text.assemble(*((f"{field}{SIGNS[field]}", STYLES[field]) for field in tile))

    def garden(self, view: dict[str, Any]) -> Text:
        """The garden as a map with its columns and rows; the lantern stands in its cell as an arrow."""
        fields = {read_cell(name): field for name, field in view["fields"].items()}
        cells = [
            *fields,
            *(read_cell(name) for name in [view["lantern"]["place"]] if name[-1].isdecimal() and "." not in name),
        ]
        columns = range(min(cell % SIDE for cell in cells), max(cell % SIDE for cell in cells) + 1)
        rows = range(min(cell // SIDE for cell in cells), max(cell // SIDE for cell in cells) + 1)
        text = Text("   " + "".join(f"{cell_name(column).rstrip('1'):>3}" for column in columns), style="dim")
        for r in rows:
            text.append(f"\n{r + 1:>3} ")
            for c in columns:
                cell = SIDE * r + c
                field = fields.get(cell)
                sign = SIGNS[field] if field else "·"
                if view["lantern"]["place"] == cell_name(cell):
                    sign = ARROWS[view["lantern"]["direction"]]
                text.append(f"{field or ' '}{sign} ", STYLES[field] if field else "dim")
        return text
