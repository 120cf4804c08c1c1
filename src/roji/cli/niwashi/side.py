"""What lies beside the garden of Niwashi: display, piles, lantern, hand, wishes, fulfilled wishes, the aid card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len

from roji.cli.cells import clip
from roji.cli.niwashi.garden import ARROWS, LANTERN, SHADES, SIGNS, is_cell
from roji.cli.play.board import SceneOf
from roji.cli.play.canvas import Act, Canvas
from roji.cli.tellers import Teller
from roji.games.niwashi.facts import Decision, Effect, View
from roji.games.niwashi.notation import read_place
from roji.games.niwashi.tiles import PENTOMINOES

Scene = SceneOf[View, Effect, Decision]

ROSE = (("nw", "n", "ne"), ("w", None, "e"), ("sw", "s", "se"))


@dataclass
class Look:
    """How a thing that can be aimed at is drawn."""

    aimed: bool = False
    hint: bool = False
    flash: bool = False
    chosen: bool = False

    @property
    def words(self) -> str:
        return (
            "aim" if self.aimed else "flash" if self.flash else "hint" if self.hint else "gold" if self.chosen else ""
        )

    @property
    def ends(self) -> str:
        """Two signs to stand at both ends, so that it can be told without colour."""
        return "▶◀" if self.aimed else "»«" if self.flash else "✓✓" if self.hint else "()" if self.chosen else "  "


class Side:
    """Draws the panel from top to bottom; `y` is the next free row."""

    def __init__(self, canvas: Canvas, teller: Teller, scene: Scene, aim: str, x: int, large: bool) -> None:
        self.canvas, self.teller, self.scene, self.aim, self.x, self.large = canvas, teller, scene, aim, x, large
        self.view, self.event = scene.view, scene.event
        self.width = canvas.width - x - 1
        self.y = 0
        self.asked: str = self.view["phase"] if scene.choices else ""  # what the viewer is to decide now

    def say(self, key: str, **args: Any) -> str:
        return self.teller.say(key, **args)

    @property
    def left(self) -> int:
        """Free rows below."""
        return self.canvas.height - self.y

    def heading(self, text: str, right: str = "") -> None:
        """A title on a line across the panel."""
        if self.large and self.y:
            self.y += 1
        self.canvas.put(self.x, self.y, "─" * self.width, "line")
        self.canvas.put(self.x + 1, self.y, clip(f" {text} ", self.width - 2), "faint bold")
        if right:
            self.canvas.put(self.x + self.width - cell_len(right) - 3, self.y, f" {right} ", "faint")
        self.y += 1

    def target(self, key: str, x: int, width: int, height: int, act: Act | None, label: str, ready: bool) -> None:
        self.canvas.target(key, x, self.y, width, height, act, label, ready)

    # -- tiles -------------------------------------------------------------------------------------

    def field(self, x: int, y: int, letter: str, lit: bool) -> int:
        """A field of a tile beside the garden; returns the column after it."""
        words = f"{SHADES[letter]} reverse"
        sign = LANTERN if lit else SIGNS[letter]
        if not self.large:
            return self.canvas.put(x, y, letter + sign, f"{words} {'bold' if lit else ''}")
        self.canvas.put(x, y, "    ", words)
        self.canvas.put(x, y + 1, f" {letter}{sign} ", f"{words} {'bold' if lit else ''}")
        return x + 4

    def tile(self, x: int, tile: str | None, look: Look, lit: int | None = None) -> None:
        """A tile with signs at both ends, or an empty place; `lit` is the field with the lantern."""
        room = 12 if self.large else 6
        for row in range(2 if self.large else 1):
            self.canvas.put(x, self.y + row, look.ends[0], f"{look.words} bold")
            self.canvas.put(x + room + 1, self.y + row, look.ends[1], f"{look.words} bold")
        if tile is None:
            self.canvas.put(x + 1, self.y + self.large, "·" * room, "line")
            return
        at = x + 1
        for number, letter in enumerate(tile):
            at = self.field(at, self.y, letter, number == lit)

    @property
    def step(self) -> int:
        """Columns from one tile to the next."""
        return 15 if self.large else 9

    @property
    def tall(self) -> int:
        """Rows of a tile, with the space below it."""
        return 3 if self.large else 1

    def lit(self, number: int, tile: str | None) -> int | None:
        """The field of a display tile that the lantern marks."""
        lantern = self.view["lantern"]
        on, _, at = lantern["place"].partition(".")
        return int(at) - 1 if on == f"display{number + 1}" and tile == lantern["tile"] else None

    def look(self, key: str, action: int | None, flash: bool = False, chosen: bool = False) -> Look:
        hint = action is not None and action == self.scene.hint
        return Look(key == self.aim, hint, flash, chosen)

    def placing(self, place: str) -> int | None:
        """The decision to put the lantern on a place, while that is asked."""
        return read_place(place, self.view["shapes"]) if self.asked == "place" else None

    # -- lines of the panel ------------------------------------------------------------------------

    def lantern_text(self, direction: str | None) -> str:
        """Where the lantern stands, in short, and where it points."""
        on = self.view["lantern"]["place"]
        if is_cell(on):
            where = on
        elif "." in on:
            kind, _, what = on.partition(".")
            where = f"{self.say('niwashi-short-' + kind.rstrip('123'))} {kind[7:]}{'.' if kind[7:] else ''}{what}"
        else:
            where = self.say(f"niwashi-short-{on}")
        return f"{where} {ARROWS[direction]}" if direction else where

    def wishes(self) -> None:
        """The own wishes as shapes of small fields."""
        self.heading(self.say("niwashi-label-wishes"))
        x, wide, tall = self.x + 1, 4 if self.large else 2, 2 if self.large else 1
        event = self.event
        new = event.get("wish") if event and event["do"] in ("fulfil", "wish") else None
        for wish in self.view["wishes"] or []:
            shade = SHADES[wish[0]]
            self.shape(x, wish[1], wish[0] + SIGNS[wish[0]], f"{shade} reverse")
            words = "flash" if new == wish else shade
            self.canvas.put(x, self.y + 3 * tall, f"{wish} {self.say('niwashi-letter-' + wish[0])}", f"{words} bold")
            x += 5 * wide + 4 - self.large
        if not self.view["wishes"]:
            self.canvas.put(x, self.y, "–", "faint")
        self.y += 3 * tall + 1

    def shape(self, x: int, shape: str, mark: str, words: str) -> None:
        """A shape made of fields of the size of those on tiles."""
        wide, tall = (4, 2) if self.large else (2, 1)
        for row, line in enumerate(PENTOMINOES[shape]):
            for column, cell in enumerate(line):
                if cell == "#":
                    at, y = x + column * wide, self.y + row * tall
                    self.canvas.fill(at, y, wide, tall, words)
                    self.canvas.put(at + (wide - 2) // 2, y + tall - 1, mark, words)

    def fulfilled(self) -> None:
        """The fulfilled wishes of both, and on a journey the target."""
        count = self.view["scores"][0]
        target = self.view["target"]
        of = self.say("niwashi-board-of", count=count, target=target) if target else str(count)
        self.heading(self.say("niwashi-board-fulfilled"), of)
        own = self.view["seat"] or 0
        for seat in (own, 1 - own):
            label = self.say("telling-fact", name=self.teller.called(seat), value="").rstrip()
            self.tokens(label, self.view["fulfilled"][seat])

    def tokens(self, label: str, wishes: list[str]) -> None:
        """Wishes in short, over as many lines as they need."""
        x = self.canvas.put(self.x + 1, self.y, label, "faint") + 1
        for wish in wishes:
            if x + 4 > self.x + self.width:
                self.y += 1
                x = self.x + 3
            new = self.event is not None and self.event["do"] == "fulfil" and self.event["wish"] == wish
            x = self.canvas.put(x, self.y, wish, "flash bold" if new else f"{SHADES[wish[0]]} reverse") + 1
        if not wishes:
            self.canvas.put(x, self.y, "–", "faint")
        self.y += 1

    def known(self) -> None:
        """What the partner took from the open (N-R11)."""
        other = 1 - (self.view["seat"] or 0)
        x = self.canvas.put(self.x + 1, self.y, self.teller.person("niwashi-label-known", other), "faint") + 1
        for tile in self.view["known_hands"][other]:
            if x + 6 > self.x + self.width:
                self.y += 1
                x = self.x + 3
            for letter in tile:
                x = self.canvas.put(x, self.y, letter + SIGNS[letter], SHADES[letter])
            x += 1
        if not self.view["known_hands"][other]:
            self.canvas.put(x, self.y, "–", "faint")
        self.y += 1

    def aid(self) -> None:
        """The six shapes in play; the lantern can mark them."""
        if self.left > 4:
            self.heading(self.say("niwashi-board-aid"))
        x = self.x + 1
        mark = "██" if self.large else "█"
        below = 0
        for number, shape in enumerate(self.view["shapes"]):
            wide = max(len(line) for line in PENTOMINOES[shape]) * len(mark)
            if self.large and number == 3:
                x, below = self.x + 1, 5
            key = f"aid:{shape}"
            action = self.placing(f"aid.{shape}")
            look = self.look(key, action)
            lit = self.view["lantern"]["place"] == f"aid.{shape}"
            name = f"{'▶' if look.aimed else ''}{shape}{LANTERN if lit else ''}"
            self.canvas.put(x, self.y + below, name, f"{look.words or ('gold' if lit else 'ink')} bold")
            for row, line in enumerate(PENTOMINOES[shape]):
                drawn = "".join(mark if cell == "#" else " " * len(mark) for cell in line)
                self.canvas.put(x, self.y + below + 1 + row, drawn, "gold" if look.aimed or lit else "faint")
            if action is not None:
                label = self.teller.choice(self.scene.choices[action])
                self.canvas.target(key, x, self.y + below, wide, 4, (action,), label, True)
            x += wide + (3 if self.large else 1)
        self.y += 4 + below

    def rose(self) -> None:
        """The ways the lantern can point, or those a tile can run."""
        self.y += 1
        for row, line in enumerate(ROSE):
            for column, word in enumerate(line):
                found = self.pointing(word)
                if found is None:
                    continue
                action, label = found
                key = f"way:{word or '-'}"
                look = self.look(key, action)
                x, y = self.x + 4 + 7 * column, self.y + 2 * row
                text = f"{look.ends[0]} {ARROWS[word]} {look.ends[1]}"
                self.canvas.put(x, y, text, f"{look.words or 'raised'} bold")
                self.canvas.target(key, x, y, 5, 1, (action,), label, action in self.scene.choices)
        self.y += 6

    def pointing(self, word: str | None) -> tuple[int, str] | None:
        """The decision for a direction, with its label."""
        for action, about in self.scene.choices.items():
            if about["do"] in ("aim", "lay") and about["direction"] == word:
                return action, self.teller.choice(about)
        return None
