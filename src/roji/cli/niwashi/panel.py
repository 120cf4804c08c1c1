"""What can be chosen beside the garden of Niwashi: tiles of hand and display, piles, the lantern."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len

from roji.cli.cells import clip
from roji.cli.niwashi.garden import LANTERN
from roji.cli.niwashi.side import Side
from roji.cli.play.canvas import Act
from roji.games.niwashi import notation
from roji.games.niwashi.numbers import FROM_DISCARD, ON_DISPLAY
from roji.games.niwashi.tiles import INDEX


class Panel(Side):
    """All that lies beside the garden, with what choosing it does."""

    def all(self, direction: str | None, instead: Callable[[str], None]) -> None:
        """Draw as much as there is room for; the lantern points in a direction, a tile can be taken instead."""
        self.displayed()
        self.discard()
        self.lantern(direction)
        self.hand(instead)
        self.wishes()
        if self.asked in ("aim", "direction"):
            self.rose()
        elif self.asked == "place" and not self.large:
            self.aid()
        if self.large or self.asked not in ("aim", "direction", "place"):
            self.fulfilled()
            self.known()
            if self.left >= (11 if self.large else 4):
                self.aid()

    def displayed(self) -> None:
        """The display, with the draw pile in the line above it."""
        self.heading(self.say("niwashi-label-display"))
        self.pile()
        for number, tile in enumerate(self.view["display"]):
            key = f"display:{number}"
            x = self.x + number * self.step
            flash = self.event is not None and self.event["do"] == "take" and self.event["place"] == number + 1
            act, ready = self.drawing(number, tile)
            self.tile(x, tile, self.look(key, number if ready else None, flash), self.lit(number, tile))
            if self.asked == "place":
                self.display_fields(x, number, tile)
            else:
                label = self.teller.choice(self.scene.choices[number]) if ready else tile or ""
                self.target(key, x, self.step - 1, self.tall, act, label, ready)
        self.y += self.tall

    def drawing(self, number: int, tile: str | None) -> tuple[Act | None, bool]:
        """What choosing a tile of the display does; one that cannot be had is refused."""
        if self.asked == "draw":
            return (number,), number in self.scene.choices
        return ((INDEX[tile],) if tile and self.asked in ("tile", "discard") else None), False

    def display_fields(self, x: int, number: int, tile: str | None) -> None:
        """Every field of a display tile as a place for the lantern."""
        wide = 4 if self.large else 2
        for field in range(3):
            action = ON_DISPLAY + 3 * number + field
            key = f"display:{number}.{field}"
            about = self.scene.choices.get(action)
            at = x + 1 + field * wide
            if key == self.aim and tile is not None:
                shown = f" {tile[field]}{LANTERN} " if self.large else tile[field] + LANTERN
                self.canvas.put(at, self.y + self.large, shown, "aim bold")
            label = self.teller.choice(about) if about else ""
            self.target(key, at, wide, self.tall, (action,), label, about is not None)

    def pile(self) -> None:
        """The draw pile, on which the lantern can stand."""
        action = self.placing("pile")
        look = self.look("pile", action)
        text = self.say("niwashi-board-stock", count=self.view["pile"])
        lit = f" {LANTERN}" if self.view["lantern"]["place"] == "pile" else ""
        written = f"{look.ends[0]}{text}{lit}{look.ends[1]}"
        x, y = self.x + self.width - cell_len(written) - 1, self.y - 1
        self.canvas.put(x, y, written, f"{look.words or 'faint'} bold")
        label = text if action is None else self.teller.choice(self.scene.choices[action])
        act = None if action is None else (action,)
        self.canvas.target("pile", x, y, cell_len(written), 1, act, label, action is not None)

    def discard(self) -> None:
        """The discard pile: how many tiles, and the top one, which can be drawn or lit."""
        view = self.view
        act: Act | None = None
        action = self.placing("discard")
        if self.asked == "draw":
            act, action = (FROM_DISCARD,), FROM_DISCARD if FROM_DISCARD in self.scene.choices else None
        elif action is not None:
            act = (action,)
        look = self.look("discard", action, self.event is not None and self.event["do"] == "take-discard")
        count = self.say("niwashi-board-discard", count=len(view["discard"]))
        lit = f" {LANTERN}" if view["lantern"]["place"] == "discard" else ""
        x = self.canvas.put(self.x + 1, self.y, count + lit, f"{look.words or 'faint'} bold") + 1
        if view["discard"]:
            self.tile(x, view["discard"][-1], look)
        else:
            self.canvas.put(x, self.y, f"{look.ends[0]} – {look.ends[1]}", look.words)
        label = count if action is None else self.teller.choice(self.scene.choices[action])
        tall = 2 if self.large else 1
        self.target("discard", self.x, x - self.x + self.step - 1, tall, act, label, action is not None)
        self.y += tall

    def lantern(self, direction: str | None) -> None:
        """Where the lantern stands, how often it can still be moved; choosing it takes it up."""
        text = f"{LANTERN} {self.lantern_text(direction)}"
        if self.view["lanterns_left"] is not None:
            text += f" · {self.say('niwashi-board-left', count=self.view['lanterns_left'])}"
        ready = self.asked == "tile" and notation.LANTERN in self.scene.choices
        flash = self.event is not None and self.event["do"] in ("lantern", "lift", "place", "aim")
        look = self.look("lantern", notation.LANTERN if ready else None, flash)
        written = f"{look.ends[0]}{clip(text, self.width - 2)}{look.ends[1]}"
        self.canvas.put(self.x, self.y, written, f"{look.words or 'gold'} bold")
        act = (notation.LANTERN,) if self.asked == "tile" else None
        label = self.teller.choice({"do": "lantern"}) if act else text
        self.target("lantern", self.x, cell_len(written), 1, act, label, ready)
        self.y += 1

    def hand(self, instead: Callable[[str], None]) -> None:
        """The own tiles; the one chosen stays among them until it lies."""
        view = self.view
        self.heading(self.say("niwashi-label-hand"))
        chosen = view["chosen"] if view["to_move"] == view["seat"] else None
        tiles = sorted([*(view["hand"] or []), *([chosen] if chosen else [])], key=lambda tile: INDEX[tile])
        for number, tile in enumerate(tiles):
            held = tile == chosen
            chosen = None if held else chosen
            self.held(number, tile, held, instead)
        if not tiles:
            self.canvas.put(self.x + 1, self.y, "–", "faint")
        self.y += self.tall

    def held(self, number: int, tile: str, chosen: bool, instead: Callable[[str], None]) -> None:
        """A tile of the hand: to be laid or discarded, or to be taken instead of the one chosen."""
        key, action = f"hand:{number}", INDEX[tile]
        act: Act | None = None
        ready = False
        if self.asked in ("tile", "discard"):
            act, ready = (action,), action in self.scene.choices
        elif self.asked == "cell" and not chosen:
            act = lambda: instead(tile)  # noqa: E731
        x = self.x + number * self.step
        self.tile(x, tile, self.look(key, action if ready else None, chosen=chosen))
        label = self.teller.choice(self.scene.choices[action] if ready else {"do": "tile", "tile": tile})
        self.target(key, x, self.step - 1, self.tall, act, label, ready)
