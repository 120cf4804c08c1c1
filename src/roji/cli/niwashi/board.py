"""The Niwashi table: the garden under a camera, the ghost of a tile over it, and everything else beside it."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import events
from textual.reactive import reactive

from roji.cli.niwashi.garden import NAMES, SHADES, SIGNS, Camera, GardenDrawing, Ghost, extent, is_cell, place
from roji.cli.niwashi.panel import Panel
from roji.cli.niwashi.side import Scene
from roji.cli.play.board import Board
from roji.cli.play.canvas import Act, Canvas
from roji.cli.play.palette import style
from roji.cli.play.parts import Page
from roji.cli.tellers import Teller
from roji.games.niwashi.facts import Lay
from roji.games.niwashi.notation import laying
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import DIRECTIONS, INDEX, PENTOMINOES, STEPS, read_cell, run

REACH = 3  # cells around the garden over which the arrows move the aim
STRIDE = 4  # cells by which shift and an arrow pan
LARGE = (110, 40)  # columns and rows from which the things beside the garden are drawn larger
PANEL, WIDE_PANEL = 30, 47


class GameBoard(Board):
    """Garden, hand, display, wishes and lantern of Niwashi."""

    door = (
        ("accent", "   ▄▄    "),
        ("accent", "  ▟██▙   "),
        ("gold", "   ▐▌    "),
        ("teal", "✿✿♣♣≈≈❄❄ "),
        ("faint", "≈≈≈≈≈≈≈≈ "),
    )
    keys: ClassVar[dict[str, tuple[str, str]]] = {
        "r": ("niwashi-key-turn", "turn"),
        "R": ("", "turn_back"),
        "z": ("niwashi-key-zoom", "zoom"),
        "plus": ("", "zoom_in"),
        "minus": ("", "zoom_out"),
        "a": ("niwashi-key-aid", "aid"),
        "l": ("", "lantern"),
        "home": ("", "home"),
        "c": ("", "home"),
        "shift+left": ("", "pan_left"),
        "shift+right": ("", "pan_right"),
        "shift+up": ("", "pan_up"),
        "shift+down": ("", "pan_down"),
        "1": ("", "first"),
        "2": ("", "second"),
        "3": ("", "third"),
    }

    scene: reactive[Scene | None]

    def __init__(self, teller: Teller) -> None:
        super().__init__(teller)
        self.camera = Camera()
        self.turned = 0  # the direction of the tile in hand
        self.drag: tuple[int, int] | None = None  # where on the board the mouse went down or panned last
        self.dragged = False

    @staticmethod
    def mark(piece: str) -> Text:
        return Text.assemble(*((f"{field}{SIGNS[field]}", style(SHADES[field])) for field in piece))

    # -- turning, panning, zooming -----------------------------------------------------------------

    def turn(self, by: int = 1) -> None:
        """Turn the tile in hand to the next direction in which it can lie somewhere."""
        if self.scene is None or self.scene.view["phase"] != "cell" or not self.scene.choices:
            return
        ways = self.ways(self.scene)
        at = ways.index(self.direction(self.scene))
        self.turned = DIRECTIONS.index(ways[(at + by) % len(ways)])
        self.follow()
        self.redraw()
        self.tell_aim()

    def turn_back(self) -> None:
        self.turn(-1)

    def ways(self, scene: Scene) -> list[str]:
        """The directions in which the tile in hand can lie somewhere."""
        found = {way for about in scene.choices.values() if about["do"] == "cell" for way in about["directions"]}
        return [way for way in DIRECTIONS if way in found]

    def direction(self, scene: Scene) -> str:
        """The direction the tile in hand has now."""
        ways = self.ways(scene)
        return DIRECTIONS[self.turned] if DIRECTIONS[self.turned] in ways else ways[self.turned % len(ways)]

    def zoom(self) -> None:
        """The next size of fields, the smallest after the largest."""
        before = self.camera.size
        self.camera.zoom(1)
        if self.camera.size == before:
            self.camera.zoom(-before)
        self.redraw()

    def zoom_in(self) -> None:
        self.camera.zoom(1)
        self.redraw()

    def zoom_out(self) -> None:
        self.camera.zoom(-1)
        self.redraw()

    def home(self) -> None:
        self.camera.home()
        self.redraw()

    def pan(self, across: int, down: int) -> None:
        """Move the view over the table, and the aim with it if it is on the garden."""
        self.camera.pan(across, down)
        if self.aim.startswith("cell:"):
            column, row = place(self.aim[5:])
            column, row = min(max(column + across, 0), SIDE - 1), min(max(row + down, 0), SIDE - 1)
            self.aim = f"cell:{NAMES[SIDE * row + column]}"
            self.follow()
        self.redraw()

    def pan_left(self) -> None:
        self.pan(-STRIDE, 0)

    def pan_right(self) -> None:
        self.pan(STRIDE, 0)

    def pan_up(self) -> None:
        self.pan(0, -STRIDE)

    def pan_down(self) -> None:
        self.pan(0, STRIDE)

    def follow(self) -> None:
        """Have the aim in sight, with all of the tile that would lie there."""
        if self.aim.startswith("cell:"):
            column, row = place(self.aim[5:])
            cells = [(column, row)]
            if self.scene is not None and self.scene.view["phase"] == "cell" and self.scene.choices:
                x, y = STEPS[DIRECTIONS.index(self.direction(self.scene))]
                cells.insert(0, (column + 2 * x, row + 2 * y))
            self.camera.follow(cells)
            self.redraw()

    def aid(self) -> None:
        """The aid card as a page: the shapes in play, the seasons, the keys of this board."""
        grid, say = Table.grid(padding=(0, 3)), self.teller.say
        for shape in self.scene.view["shapes"] if self.scene is not None else "":
            drawn = "\n".join("".join("██" if cell == "#" else "  " for cell in line) for line in PENTOMINOES[shape])
            grid.add_row(Text(shape, style="bold"), Text(drawn), say("niwashi-line-shape", shape=shape))
            grid.add_row()
        signs = "   ".join(f"{field}{SIGNS[field]} {say(f'niwashi-letter-{field}')}" for field in SIGNS)
        content = Group(grid, Text(signs), Text(""), Text(say("niwashi-help-keys")))
        self.app.push_screen(Page(self.teller.say("niwashi-board-aid"), content, self.teller.say("table-key-close")))

    # -- choosing by key ---------------------------------------------------------------------------

    def press(self, key: str) -> None:
        target = self.canvas.named(key)
        if target is not None:
            self.aim = key
            self.post_message(self.Chosen(target))

    def lantern(self) -> None:
        self.press("lantern")

    def numbered(self, number: int) -> None:
        """The tile with a number: of the display when drawing, else of the hand."""
        drawing = self.scene is not None and self.scene.view["phase"] == "draw"
        self.press(f"{'display' if drawing else 'hand'}:{number}")

    def first(self) -> None:
        self.numbered(0)

    def second(self) -> None:
        self.numbered(1)

    def third(self) -> None:
        self.numbered(2)

    # -- aiming ------------------------------------------------------------------------------------

    def stops(self, scene: Scene) -> list[str]:
        """All cells that Tab goes to, in sight or not: where the tile can lie, or what the lantern can mark."""
        if scene.view["phase"] == "cell":
            way = self.direction(scene)
            cells = [about for about in scene.choices.values() if about["do"] == "cell"]
            return [f"cell:{about['cell']}" for about in cells if way in about["directions"]]
        if scene.view["phase"] == "place":
            return [f"cell:{name}" for name in sorted(scene.view["fields"], key=read_cell)]
        return []

    def first_aim(self, scene: Scene) -> str:
        """In the garden the cell aimed at before, if it will do, or else the one nearest to the middle of the view."""
        stops = self.stops(scene)
        if not stops:
            return {"aim": "way:-", "tile": "hand:0"}.get(scene.view["phase"], "")
        if self.aim in stops:
            return self.aim
        column, row = self.camera.middle
        return min(stops, key=lambda key: distance(place(key[5:]), (column, row)))

    def watch_scene(self, old: Scene | None, new: Scene | None) -> None:
        if new is not None and new.event and new.event["do"] == "lay":
            self.camera.follow([place(name) for name in new.event["cells"]])
        super().watch_scene(old, new)
        if new is not None and len(new.plan) > 1 and new.view["phase"] == "cell":
            self.turned = new.plan[1]
            self.aim = f"cell:{NAMES[new.plan[0]]}"
            self.follow()
            self.redraw()

    def settle(self) -> None:
        """A cell in the garden stays aimed at even if nothing can be laid there."""
        if not self.aim.startswith("cell:") or self.canvas.named(self.aim) is None:
            super().settle()

    def turn_aim(self, by: int) -> None:
        """To the next target that is ready, in sight or not."""
        super().turn_aim(by)
        self.follow()

    def move_aim(self, across: int, down: int) -> None:
        """Cell by cell over the garden and its rim; beyond it to what lies beside it."""
        here = self.canvas.named(self.aim)
        if here is None or not self.aim.startswith("cell:") or self.scene is None:
            super().move_aim(across, down)
            return
        column, row = place(self.aim[5:])
        reach = extent(self.scene.view).wider(REACH)
        near = reach.holds(column, row) and not reach.holds(column + across, row + down)
        beside = [target for target in self.canvas.targets if not target.key.startswith("cell:")]
        found = self.nearest(here, beside, across, down) if near else None
        if found is not None:
            self.aim = found.key
        elif 0 <= column + across < SIDE and 0 <= row + down < SIDE and not near:
            self.aim = f"cell:{NAMES[SIDE * (row + down) + column + across]}"
            self.follow()

    # -- the mouse ---------------------------------------------------------------------------------

    def over_garden(self, event: events.MouseEvent) -> bool:
        return event.x < self.camera.x + self.camera.width

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.dragged = False
        if self.over_garden(event):
            self.drag = (event.x, event.y)
            self.capture_mouse()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.drag = None
        self.release_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """With a button down the garden is pulled along."""
        if self.drag is None:
            return
        event.prevent_default()
        width, height = self.camera.field
        across, down = int((event.x - self.drag[0]) / width), int((event.y - self.drag[1]) / height)
        if across or down:
            self.drag = (self.drag[0] + across * width, self.drag[1] + down * height)
            self.dragged = True
            self.camera.pan(-across, -down)
            self.redraw()

    def on_click(self, event: events.Click) -> None:
        """A pull is no choice; the right button turns the tile."""
        if self.dragged or event.button == 3:
            event.prevent_default()
            if not self.dragged:
                self.turn()
        self.dragged = False

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.wheel(event, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.wheel(event, -1)

    def wheel(self, event: events.MouseEvent, by: int) -> None:
        """The wheel turns a tile in hand; else, or with ctrl, it zooms; with shift it pans."""
        event.stop()
        if event.shift:
            self.pan(0, by)
        elif self.scene is not None and self.scene.choices and self.scene.view["phase"] == "cell" and not event.ctrl:
            self.turn(by)
        else:
            self.camera.zoom(-by)
            self.redraw()

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        large = canvas.width >= LARGE[0] and canvas.height >= LARGE[1]
        panel = min(WIDE_PANEL if large else PANEL, canvas.width)
        self.camera.frame(3, 1, canvas.width - panel - 4, canvas.height - 1, extent(scene.view))
        self.garden(scene, canvas)
        x = canvas.width - panel
        canvas.fill(x - 1, 0, panel + 1, canvas.height, "")
        Panel(canvas, self.teller, scene, self.aim, x, large).all(self.shown_direction(scene), self.instead)

    def garden(self, scene: Scene, canvas: Canvas) -> None:
        view = scene.view
        drawing = GardenDrawing(canvas, self.camera, view)
        drawing.ground()
        lantern = view["lantern"]
        if is_cell(lantern["place"]):
            drawing.lantern(lantern["place"], self.shown_direction(scene), "raised gold")
        event = scene.event
        if event and event["do"] == "lay":
            drawing.event(event["cells"], event["tile"])
        elif event and event["do"] == "place" and is_cell(event["place"]):
            drawing.lantern(event["place"], None, "flash")
        if not scene.choices:
            return
        if view["phase"] == "cell":
            self.tile_cells(scene, drawing)
        elif view["phase"] == "place":
            self.lantern_cells(scene, drawing)
        elif view["phase"] == "direction":
            word = self.aim.removeprefix("way:")
            for action, about in scene.choices.items():
                if about["do"] == "lay" and about["direction"] == word:
                    drawing.ghost(ghost_of(about, action == scene.hint))

    def shown_direction(self, scene: Scene) -> str | None:
        """Where the lantern points, or would point."""
        if scene.view["phase"] == "aim" and scene.choices:
            word = self.aim.removeprefix("way:")
            return word if word != "-" and self.aim.startswith("way:") else None
        return scene.view["lantern"]["direction"]

    def cells(self, scene: Scene) -> list[int]:
        """The cells in sight and all others that Tab goes to, in the order of the table."""
        sight = self.camera.sight
        found = {
            SIDE * row + column for row in range(sight.top, sight.bottom) for column in range(sight.left, sight.right)
        }
        return sorted(found | {read_cell(key[5:]) for key in self.stops(scene)})

    def cell_target(self, drawing: GardenDrawing, cell: int, act: Act, label: str, ready: bool) -> None:
        """A cell as a target; one that is out of sight has no size."""
        column, row = cell % SIDE, cell // SIDE
        width, height = (drawing.width, drawing.height) if drawing.sight.holds(column, row) else (0, 0)
        x, y = drawing.spot(column, row)
        drawing.canvas.target(f"cell:{NAMES[cell]}", x, y, width, height, act, label, ready)

    def tile_cells(self, scene: Scene, drawing: GardenDrawing) -> None:
        """Every cell as a place for the first field of the tile in hand, and its ghost on the one aimed at."""
        way = self.direction(scene)
        number = DIRECTIONS.index(way)
        cells = [(cell, about) for cell, about in scene.choices.items() if about["do"] == "cell"]
        starts = {cell for cell, about in cells if way in about["directions"]}
        for cell in starts:
            if NAMES[cell] not in scene.view["fields"]:
                drawing.start(cell % SIDE, cell // SIDE)
        aimed = read_cell(self.aim[5:]) if self.aim.startswith("cell:") else -1
        label = self.ghost(scene, drawing, aimed, number, aimed in starts) if aimed >= 0 else ""
        for cell in self.cells(scene):
            self.cell_target(drawing, cell, (cell, number), label if cell == aimed else "", cell in starts)

    def ghost(self, scene: Scene, drawing: GardenDrawing, cell: int, number: int, legal: bool) -> str:
        """Draw the tile in hand where it would lie; returns what would happen, in words."""
        if legal:
            hinted = scene.plan[:2] == (cell, number)
            lay = laying(scene.view, cell, number)
            drawing.ghost(ghost_of(lay, hinted))
            label = self.teller.choice(dict(lay))
            return self.teller.say("table-hint", who="Roji", choice=label) if hinted else label
        tile = scene.view["chosen"] or ""
        fields = [(*at, letter) for at, letter in zip(run(cell, number), tile, strict=True)]
        drawing.ghost(Ghost(fields, legal=False))
        return self.teller.say("niwashi-ghost-no", tile=tile, cell=NAMES[cell])

    def lantern_cells(self, scene: Scene, drawing: GardenDrawing) -> None:
        """Every cell as a place for the lantern; Tab goes to those with a field."""
        for cell in self.cells(scene):
            name = NAMES[cell]
            label = ""
            if f"cell:{name}" == self.aim:
                drawing.lantern(name, None, "aim")
                label = self.teller.choice(scene.choices[cell])
            self.cell_target(drawing, cell, (cell,), label, name in scene.view["fields"])

    def instead(self, tile: str) -> None:
        """Take another tile of the hand than the one just chosen."""
        self.post_message(self.Instead(INDEX[tile]))


def ghost_of(lay: Lay, hint: bool) -> Ghost:
    """A legal placement as it would look."""
    fields = [(*place(name), letter) for name, letter in zip(lay["cells"], lay["tile"], strict=True)]
    return Ghost(fields, set(lay["covered"]), set(lay["same"]), words="hint" if hint else "aim")


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
