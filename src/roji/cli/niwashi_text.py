"""Niwashi in words and coloured text, for playing and replaying in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roji.cli.tellers import BaseTeller
from roji.games.niwashi.tiles import PENTOMINOES, cell_name, column_name, read_cell

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

    def summary(self, event: dict[str, Any]) -> RenderableType:
        """How the match ended with the fulfilled wishes of both, and what was still hidden."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        if event["do"] == "over":
            for seat in range(2):
                grid.add_row(str(self.person("niwashi-label-open", seat)), self.wish_list(event["wishes"][seat]))
                grid.add_row(str(self.person("niwashi-label-held", seat)), self.tiles(event["hands"][seat]))
            return Group(Text(self.say("niwashi-tell-hidden"), style="bold"), grid)
        for seat in range(2):
            done = self.wish_list(event["fulfilled"][seat])
            grid.add_row(str(self.person("niwashi-label-fulfilled", seat)), done)
        return Group(self.round(event), Text(""), grid)

    def wish_list(self, wishes: list[str]) -> str:
        return ", ".join(self.wish(wish) for wish in wishes) or "–"

    # -- decisions ---------------------------------------------------------------------------------

    def choice(self, action: dict[str, Any]) -> str:
        """A decision in words."""
        do = action["do"]
        if do in ("tile", "discard"):
            return self.say(f"niwashi-choice-{do}", tile=self.spelt(action["tile"]))
        if do == "draw":
            return self.say(f"niwashi-choice-draw-{action['from']}", tile=self.spelt(action["tile"]))
        if do == "cell":
            ways = ", ".join(self.way(way) for way in action["directions"])
            return self.say("niwashi-choice-cell", cell=action["cell"], ways=ways)
        if do == "lay":
            return self.laying(action)
        if do == "place":
            return self.say("niwashi-choice-place", place=self.place({"field": None, **action}))
        if do == "aim":
            return self.say("niwashi-choice-aim", direction=action["direction"] or "none")
        return self.say("niwashi-choice-lantern")

    def way(self, direction: str) -> str:
        return self.say("niwashi-way", direction=direction)

    def laying(self, lay: dict[str, Any]) -> str:
        """A placement: the way the tile runs, what it covers, like on like, a lantern in the way."""
        covered = ", ".join(lay["covered"])
        told = self.say(
            "niwashi-choice-lay", tile=lay["tile"], cell=lay["cell"], way=self.way(lay["direction"]), covered=covered
        )
        if lay["special"]:
            told += f" {self.say('niwashi-tell-special')}"
        if lay["lifts"]:
            told += f" {self.say('niwashi-choice-lifts')}"
        return told

    def spelt(self, tile: str) -> str:
        """A tile: its notation, and its fields in words."""
        return f"{tile} ({', '.join(self.say('niwashi-field-' + field) for field in tile)})"

    # -- the table in sentences --------------------------------------------------------------------

    def scoreline(self, view: dict[str, Any]) -> str:
        """The common score, on a journey with its target."""
        if view["target"] is None:
            return self.say("niwashi-score", points=view["scores"][0])
        garden = self.say(f"niwashi-journey-{view['journey']}")
        return self.say("niwashi-score-target", points=view["scores"][0], target=view["target"], garden=garden)

    def opening(self, view: dict[str, Any]) -> str:
        """The first tile, who begins, and the shapes in play."""
        first = next(iter(view["garden"]), None)
        begins = "" if view["to_move"] is None else str(self.person("niwashi-open-begin", view["to_move"]))
        tile = self.say("niwashi-open-tile", tile=first["tile"]) if first else ""
        return f"{tile} {begins} {self.say('niwashi-open-shapes', shapes=' '.join(view['shapes']))}".strip()

    def lines(self, view: dict[str, Any]) -> list[str]:
        """The table in sentences: the garden row by row, what lies beside it, what the viewer holds."""
        found = [*self.restrictions(view), *self.rows(view)]
        if view["garden"] and view["garden"][-1]["seat"] is not None:
            last = view["garden"][-1]
            found.append(str(self.person("niwashi-line-last", last["seat"], **self.laid_words(last))))
        found.append(self.labelled("display", self.spelt_list(view["display"])))
        if view["discard"]:
            top = self.spelt(view["discard"][-1])
            found.append(self.say("niwashi-line-discard", count=len(view["discard"]), tile=top))
        found.append(self.labelled("pile", self.say("niwashi-board-pile", count=view["pile"])))
        found.append(self.lantern_line(view))
        found += self.holdings(view)
        return [*found, self.labelled("shapes", self.shape_words(view))]

    def shape_words(self, view: dict[str, Any]) -> str:
        """The shapes in play, described while the garden is young, later by their letters."""
        if len(view["garden"]) > 3:
            return " ".join(view["shapes"])
        return " ".join(self.say("niwashi-line-shape", shape=shape) for shape in view["shapes"])

    def labelled(self, label: str, text: str) -> str:
        return f"{self.say('niwashi-label-' + label)}: {text.rstrip('.')}."

    def spelt_list(self, tiles: list[str | None]) -> str:
        return "; ".join(self.spelt(tile) for tile in tiles if tile) or "–"

    def laid_words(self, laid: dict[str, Any]) -> dict[str, str]:
        return {"tile": laid["tile"], "cells": ", ".join(laid["cells"])}

    def rows(self, view: dict[str, Any]) -> list[str]:
        """The garden from north to south: in each row the fields without a gap, from a cell eastwards."""
        cells = sorted((read_cell(name), field) for name, field in view["fields"].items())
        found: dict[int, list[str]] = {}
        for at, (cell, field) in enumerate(cells):
            row = found.setdefault(cell // SIDE, [])
            word = self.say(f"niwashi-field-{field}")
            if row and cells[at - 1][0] == cell - 1:
                row[-1] += f", {word}"
            else:
                row.append(f"{column_name(cell % SIDE)}: {word}")
        return [self.say("niwashi-line-row", row=row + 1, fields="; ".join(runs)) for row, runs in found.items()]

    def lantern_line(self, view: dict[str, Any]) -> str:
        lantern = view["lantern"]
        told = self.say("niwashi-line-lantern", place=self.place(lantern), direction=lantern["direction"] or "none")
        if view["lanterns_left"] is None:
            return told
        return f"{told} {self.say('niwashi-line-left', count=view['lanterns_left'])}"

    def holdings(self, view: dict[str, Any]) -> list[str]:
        """The own tiles and wishes, what is known of the partner's tiles, the fulfilled wishes of both."""
        found = []
        if view["chosen"] is not None:
            found.append(
                self.labelled("chosen", " ".join(filter(None, (self.spelt(view["chosen"]), view["chosen_cell"]))))
            )
        if view["hand"] is not None:
            found.append(self.labelled("hand", self.spelt_list(view["hand"])))
            wishes = (f"{self.wish(wish)}: {self.say('niwashi-line-shape', shape=wish[1])}" for wish in view["wishes"])
            found.append(self.labelled("wishes", " ".join(wishes) or "–"))
        for seat in range(2):
            if seat != view["seat"]:
                known = self.spelt_list(view["known_hands"][seat])
                found.append(f"{self.person('niwashi-label-known', seat)}: {known}.")
            done = self.wish_list(view["fulfilled"][seat])
            found.append(f"{self.person('niwashi-label-fulfilled', seat)}: {done}.")
        return found

    def restrictions(self, view: dict[str, Any]) -> list[str]:
        """What the garden of a journey restricts (N-B3)."""
        if view["target"] is None:
            return []
        first, last = view["corners"]
        found = [self.say("niwashi-line-corners", first=first, last=last)]
        if view["blocked"]:
            found.append(self.say("niwashi-line-blocked", cells=", ".join(view["blocked"])))
        return found + [self.say(f"niwashi-ban-{ban}") for ban in view["bans"]]

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


def shape_list(teller: Teller, shapes: str) -> RenderableType:
    """The aid card: the shapes in play as pictures and in words, and the signs of the seasons."""
    grid = Table.grid(padding=(0, 3))
    for shape in shapes:
        drawn = "\n".join("".join("██" if cell == "#" else "  " for cell in line) for line in PENTOMINOES[shape])
        grid.add_row(Text(shape, style="bold"), Text(drawn), teller.say("niwashi-line-shape", shape=shape))
        grid.add_row()
    signs = Text("   ").join(
        Text.assemble((f"{field}{SIGNS[field]}", STYLES[field]), f" {teller.say('niwashi-field-' + field)}")
        for field in SIGNS
    )
    return Group(grid, signs)
