"""The board on the table: each game draws its own on a canvas; keys and mouse work the same on all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from roji.cli.cells import wrap
from roji.cli.play.canvas import Canvas, Target
from roji.cli.tellers import Teller
from roji.games.game import Game
from roji.games.parts import load
from roji.games.state import Plain
from roji.words import say

LEAST = (80, 19)  # what a sheet needs of a window of 80 x 24
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

View = TypeVar("View")
Effect = TypeVar("Effect")
Decision = TypeVar("Decision")


@dataclass
class SceneOf(Generic[View, Effect, Decision]):
    """What a board may draw: what the viewer may know, and nothing else; of the types that a game's facts have.

    `choices` are the viewer's legal decisions with their descriptions, empty while it is not the viewer's turn.
    `event` is what happens at this moment, `hint` a decision to point out, `plan` the hint and what would follow
    it in the turn, `past` what the viewer saw happen lately, the latest last.
    """

    view: View
    options: dict[str, Any]
    choices: dict[int, Decision] = field(default_factory=dict)
    event: Effect | None = None
    hint: int | None = None
    plan: tuple[int, ...] = ()
    past: list[Effect] = field(default_factory=list)


Scene: TypeAlias = SceneOf[Plain, Plain, Plain]


class Sheet(Widget, can_focus=True):
    """A canvas that keys and mouse can aim at: arrows and Tab move the aim, Enter or a click chooses."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    aim: reactive[str] = reactive("")
    light: reactive[bool] = reactive(False)

    # Keys of this sheet alone: key -> (word of the key bar, name of the method it calls).
    keys: ClassVar[dict[str, tuple[str, str]]] = {}

    class Chosen(Message):
        """Somebody chose a target."""

        def __init__(self, target: Target) -> None:
            super().__init__()
            self.target = target

    class Aimed(Message):
        """Another target is aimed at."""

        def __init__(self, label: str) -> None:
            super().__init__()
            self.label = label

    def __init__(self) -> None:
        super().__init__()
        self._canvas: Canvas | None = None
        self._told = ""

    def paint(self, canvas: Canvas) -> None:
        """Draw on a canvas of the size of the sheet, and make its targets."""
        raise NotImplementedError

    @property
    def canvas(self) -> Canvas:
        """The sheet as drawn for the present size."""
        if self._canvas is None:
            self._canvas = Canvas(self.size.width, self.size.height, self.light)
            if self.size.width >= LEAST[0] and self.size.height >= LEAST[1]:
                self.paint(self._canvas)
            else:
                self.too_small(self._canvas)
        return self._canvas

    def too_small(self, canvas: Canvas) -> None:
        """Instead of the sheet: what the window would have to be."""
        text = say(
            "table-small", getattr(self.app, "lang", "en"), width=self.app.size.width, height=self.app.size.height
        )
        for row, line in enumerate(wrap(text, max(canvas.width - 2, 8))):
            canvas.put(1, row, line, "error")

    def redraw(self) -> None:
        """Draw again, after something changed."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        return self.canvas.strip(y, self.size.width)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def watch_aim(self) -> None:
        self.redraw()
        self.tell_aim()

    def watch_light(self) -> None:
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()
        self.settle()
        self.tell_aim()

    def settle(self) -> None:
        """Aim at something that can be chosen, if there is anything."""
        known = self.canvas.named(self.aim)
        if known is None or not known.ready or known.act is None:
            ready = self.ready()
            if ready:
                self.aim = ready[0].key

    @property
    def label(self) -> str:
        """What is to be said of the target aimed at."""
        target = self.canvas.named(self.aim)
        return target.label if target else ""

    def tell_aim(self) -> None:
        if self.label != self._told:
            self._told = self.label
            self.post_message(self.Aimed(self.label))

    def ready(self) -> list[Target]:
        return [target for target in self.canvas.targets if target.ready and target.act is not None]

    def turn_aim(self, by: int) -> None:
        """To the next or the previous target that is ready."""
        ready = self.ready()
        if not ready:
            return
        keys = [target.key for target in ready]
        at = keys.index(self.aim) + by if self.aim in keys else 0
        self.aim = keys[at % len(keys)]

    def move_aim(self, across: int, down: int) -> None:
        """To the nearest target in a direction."""
        here = self.canvas.named(self.aim)
        if here is None:
            self.turn_aim(0)
            return
        best = self.nearest(here, self.canvas.targets, across, down)
        if best is not None:
            self.aim = best.key

    def nearest(self, here: Target, targets: list[Target], across: int, down: int) -> Target | None:
        """Of some targets the one near in a direction, and not far to the side."""
        best, shortest = None, float("inf")
        for target in targets:
            x, y = target.centre[0] - here.centre[0], 2 * (target.centre[1] - here.centre[1])  # cells are tall
            along, aside = (x * across, abs(y)) if across else (2 * down * y / 2, abs(x))
            if along <= 0.5 or target.key == here.key:
                continue
            distance = along + 2 * aside
            if distance < shortest:
                best, shortest = target, distance
        return best

    def choose(self) -> None:
        """Choose what is aimed at."""
        target = self.canvas.named(self.aim)
        if target is not None:
            self.post_message(self.Chosen(target))

    def on_key(self, event: events.Key) -> None:
        if event.key in self.keys:
            getattr(self, self.keys[event.key][1])()
        elif event.key in ARROWS:
            self.move_aim(*ARROWS[event.key])
        elif event.key in ("tab", "shift+tab"):
            self.turn_aim(1 if event.key == "tab" else -1)
        elif event.key in ("enter", "space"):
            self.choose()
        else:
            return
        event.stop()
        event.prevent_default()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        target = self.canvas.at(event.x, event.y)
        if target is not None and target.key != self.aim and target.act is not None:
            self.aim = target.key

    def on_click(self, event: events.Click) -> None:
        target = self.canvas.at(event.x, event.y)
        if target is not None:
            self.aim = target.key
            self.post_message(self.Chosen(target))


class Board(Sheet):
    """Base of all boards. A game overrides `draw`, and where it needs them `keys` and `first_aim`."""

    door: ClassVar[tuple[tuple[str, str], ...]] = ()  # its small picture in the menu: colour and text of five lines
    scene: reactive[Scene | None] = reactive(None)

    class Instead(Message):
        """Somebody takes back the decision just made and makes others."""

        def __init__(self, *actions: int) -> None:
            super().__init__()
            self.actions = actions

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self.teller = teller

    # -- what a game overrides ---------------------------------------------------------------------

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw the scene on a canvas of the size of the board, and make its targets."""
        raise NotImplementedError

    @staticmethod
    def mark(piece: str) -> Text:
        """A piece in a few signs, for the page of a count."""
        return Text(piece)

    def first_aim(self, scene: Scene) -> str:
        """The key of the target to aim at when a decision comes up; by default the present or the first ready one."""
        return ""

    @staticmethod
    def picture(canvas: Canvas, options: dict[str, Any], x: int, y: int, width: int, height: int) -> None:
        """What the options look like, for the setup screen."""

    # ----------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        if self.scene is not None:
            self.draw(self.scene, canvas)

    def watch_scene(self, old: Scene | None, new: Scene | None) -> None:
        self.redraw()
        if new is not None and new.choices and (old is None or old.choices.keys() != new.choices.keys()):
            self.aim = self.first_aim(new) or self.aim
        self.settle()
        self.tell_aim()


def board_class(game: Game | type[Game]) -> type[Board]:
    """The board of a game; one that has none gets a list of what can be done."""
    found: type[Board] = load(game.board_path or "roji.cli.play.other:GameBoard")
    return found
