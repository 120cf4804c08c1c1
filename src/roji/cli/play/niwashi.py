"""The Niwashi table: the garden under a camera, the ghost of a tile over it, and everything else beside it."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group
from rich.text import Text
from textual import events

from roji.cli.niwashi_text import Teller, shape_list
from roji.cli.play.board import Board, Scene
from roji.cli.play.canvas import Act, Canvas
from roji.cli.play.niwashi_garden import Camera, GardenDrawing, Ghost, extent, is_cell, place
from roji.cli.play.niwashi_side import Side
from roji.cli.play.parts import Page
from roji.games.niwashi.notation import FROM_DISCARD, LANTERN, ON_DISPLAY
from roji.games.niwashi.tiles import DIRECTIONS, INDEX, SIDE, STEPS, cell_name, read_cell

REACH = 3  # cells around the garden over which the arrows move the aim
STRIDE = 4  # cells by which shift and an arrow pan
LARGE = (110, 40)  # columns and rows from which the things beside the garden are drawn larger
PANEL, WIDE_PANEL = 30, 47


class GameBoard(Board):
    """Garden, hand, display, wishes and lantern of Niwashi."""

    teller: Teller
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

    def __init__(self, teller: Teller) -> None:
        super().__init__(teller)
        self.camera = Camera()
        self.turned = 0  # the direction of the tile in hand
        self.drag: tuple[int, int] | None = None  # where on the board the mouse went down or panned last
        self.dragged = False

    def ask(self, scene: Scene) -> str:
        view = scene.view
        phase = view["phase"]
        if phase == "draw" and scene.action(do="draw", **{"from": "discard"}) is not None:
            return self.teller.say("niwashi-ask-draw-special")
        return self.teller.say(f"niwashi-ask-{phase}", tile=view["chosen"] or "", cell=view["chosen_cell"] or "")

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
        found = {way for about in scene.choices.values() for way in about["directions"]}
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
            self.aim = f"cell:{cell_name(SIDE * row + column)}"
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
        shapes = self.scene.view["shapes"] if self.scene is not None else ""
        content = Group(shape_list(self.teller, shapes), Text(""), Text(self.teller.say("niwashi-help-keys")))
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
            return [f"cell:{about['cell']}" for about in scene.choices.values() if way in about["directions"]]
        if scene.view["phase"] == "place":
            return [f"cell:{name}" for name in sorted(scene.view["fields"], key=read_cell)]
        return []

    def first_aim(self, scene: Scene) -> str:
        """In the garden the cell nearest to the aim before, or else to the middle of what is in sight."""
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
        if new is not None and new.plan and new.view["phase"] == "cell":
            self.turned = new.plan[1]
            self.aim = f"cell:{cell_name(new.plan[0])}"
            self.follow()
            self.redraw()

    def settle(self) -> None:
        """A cell in the garden stays aimed at even if nothing can be laid there."""
        if not self.aim.startswith("cell:") or self.canvas.named(self.aim) is None:
            super().settle()

    def turn_aim(self, by: int) -> None:
        """To the next target that is ready, wherever in the garden it is."""
        cells = self.stops(self.scene) if self.scene is not None and self.scene.choices else []
        keys = [target.key for target in self.ready() if not target.key.startswith("cell:")]
        keys = cells + keys
        if keys:
            at = keys.index(self.aim) + by if self.aim in keys else 0
            self.aim = keys[at % len(keys)]
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
            self.aim = f"cell:{cell_name(SIDE * (row + down) + column + across)}"
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
        self.side(Side(canvas, self.teller, scene, self.aim, x, large))

    def garden(self, scene: Scene, canvas: Canvas) -> None:
        view = scene.view
        drawing = GardenDrawing(canvas, self.camera, view)
        drawing.ground()
        lantern = view["lantern"]
        if is_cell(lantern["place"]):
            drawing.lantern(lantern["place"], self.shown_direction(scene), "raised gold")
        event = scene.event or {}
        if event.get("do") == "lay":
            drawing.event(event["cells"], event["tile"])
        elif event.get("do") == "place" and is_cell(event["place"]):
            drawing.lantern(event["place"], None, "flash")
        if not scene.choices:
            return
        if view["phase"] == "cell":
            self.tile_cells(scene, canvas, drawing)
        elif view["phase"] == "place":
            self.lantern_cells(scene, canvas, drawing)
        elif view["phase"] == "direction":
            word = self.aim.removeprefix("way:")
            action = scene.action(do="lay", direction=word)
            if action is not None:
                drawing.ghost(ghost_of(scene.choices[action], action == scene.hint))

    def shown_direction(self, scene: Scene) -> str | None:
        """Where the lantern points, or would point."""
        if scene.view["phase"] == "aim" and scene.choices:
            word = self.aim.removeprefix("way:")
            return word if word != "-" and self.aim.startswith("way:") else None
        found: str | None = scene.view["lantern"]["direction"]
        return found

    def cells(self, scene: Scene, canvas: Canvas) -> list[tuple[str, int, int, int, int]]:
        """The cells in sight: name, column and row, and where they begin on the canvas."""
        sight = self.camera.sight
        return [
            (cell_name(SIDE * row + column), column, row, *self.camera.spot(column, row))
            for row in range(sight.top, sight.bottom)
            for column in range(sight.left, sight.right)
        ]

    def tile_cells(self, scene: Scene, canvas: Canvas, drawing: GardenDrawing) -> None:
        """Every cell as a place for the first field of the tile in hand, and its ghost on the one aimed at."""
        way = self.direction(scene)
        number = DIRECTIONS.index(way)
        for name, column, row, x, y in self.cells(scene, canvas):
            action = SIDE * row + column
            ready = action in scene.choices and way in scene.choices[action]["directions"]
            if ready and name not in scene.view["fields"]:
                drawing.start(column, row)
            key = f"cell:{name}"
            label = self.ghost(scene, drawing, column, row, number) if key == self.aim else ""
            canvas.target(key, x, y, *self.camera.field, (action, number), label, ready)

    def ghost(self, scene: Scene, drawing: GardenDrawing, column: int, row: int, number: int) -> str:
        """Draw the tile in hand where it would lie; returns what would happen, in words."""
        action = SIDE * row + column
        laying = scene.ahead(action) if action in scene.choices else {}
        if number in laying:
            drawing.ghost(ghost_of(laying[number], scene.plan[:2] == (action, number)))
            return self.teller.choice(laying[number])
        tile = scene.view["chosen"]
        x, y = STEPS[number]
        fields = [(column + k * x, row + k * y, letter) for k, letter in enumerate(tile)]
        drawing.ghost(Ghost(fields, legal=False))
        return self.teller.say("niwashi-ghost-no", tile=tile, cell=cell_name(action))

    def lantern_cells(self, scene: Scene, canvas: Canvas, drawing: GardenDrawing) -> None:
        """Every cell as a place for the lantern; Tab goes to those with a field."""
        for name, column, row, x, y in self.cells(scene, canvas):
            key = f"cell:{name}"
            action = SIDE * row + column
            label = ""
            if key == self.aim:
                drawing.cursor(column, row)
                label = self.teller.choice({**scene.choices[action], "field": scene.view["fields"].get(name)})
            canvas.target(key, x, y, *self.camera.field, (action,), label, name in scene.view["fields"])

    # -- beside the garden -------------------------------------------------------------------------

    def side(self, side: Side) -> None:
        """All that lies beside the garden, as much of it as there is room for."""
        phase = side.view["phase"]
        asked = bool(side.scene.choices)
        self.displayed(side)
        self.piles(side)
        self.hand(side)
        side.wishes()
        if asked and phase in ("aim", "direction"):
            side.rose()
            return
        if asked and phase == "place" and not side.large:
            side.aid()
            return
        side.fulfilled()
        side.known()
        if side.left >= (11 if side.large else 4):
            side.aid()

    def displayed(self, side: Side) -> None:
        """The display with the draw pile beside it."""
        view, scene = side.view, side.scene
        side.heading(side.say("niwashi-label-display"))
        self.pile(side)
        for number, tile in enumerate(view["display"]):
            key = f"display:{number}"
            x = side.x + number * side.step
            action = scene.action(do="draw", place=number + 1)
            flash = side.event.get("do") == "take" and side.event["place"] == number + 1
            side.tile(x, tile, side.look(key, action, flash), side.lit(number, tile))
            if view["phase"] == "place" and scene.choices:
                self.display_fields(side, x, number, tile)
                continue
            act, ready = self.drawing(scene, number, tile)
            label = self.teller.choice(scene.choices[action]) if action is not None else tile or ""
            side.target(key, x, side.step - 1, side.tall, act, label, ready)
        side.y += side.tall

    def drawing(self, scene: Scene, number: int, tile: str | None) -> tuple[Act | None, bool]:
        """What choosing a tile of the display does; out of turn it is refused."""
        phase = scene.view["phase"]
        if not scene.choices:
            return None, False
        if phase == "draw":
            return (number,), number in scene.choices
        if phase in ("tile", "discard") and tile:
            return (INDEX[tile],), False
        return None, False

    def display_fields(self, side: Side, x: int, number: int, tile: str | None) -> None:
        """Every field of a display tile as a place for the lantern."""
        wide = 4 if side.large else 2
        for field in range(3):
            action = ON_DISPLAY + 3 * number + field
            key = f"display:{number}.{field}"
            about = side.scene.choices.get(action)
            at = x + 1 + field * wide
            if key == self.aim:
                side.canvas.put(at, side.y + side.large, f"[{tile[field] if tile else ' '}]"[:wide], "aim bold")
            label = self.teller.choice(about) if about else ""
            side.target(key, at, wide, side.tall, (action,), label, about is not None)

    def piles(self, side: Side) -> None:
        """The discard pile with its top, and the lantern."""
        view = side.view
        self.discard(side)
        left = view["lanterns_left"]
        text = f"☼ {side.lantern_text()}"
        if left is not None:
            text += f" · {side.say('niwashi-board-left', count=left)}"
        key = "lantern"
        action = side.scene.action(do="lantern")
        act: Act | None = (LANTERN,) if view["phase"] == "tile" and side.scene.choices else None
        flash = side.event.get("do") in ("lantern", "lift", "place", "aim")
        look = side.look(key, action, flash)
        end = side.canvas.put(side.x, side.y, look.ends[0], f"{look.words} bold")
        end = side.canvas.put(end, side.y, text[: side.width - 2], f"{look.words or 'gold'} bold")
        side.canvas.put(end, side.y, look.ends[1], f"{look.words} bold")
        label = self.teller.choice({"do": "lantern"})
        side.target(key, side.x, max(end - side.x, 1), 1, act, label, action is not None)
        side.y += 1

    def discard(self, side: Side) -> None:
        view, scene = side.view, side.scene
        top = view["discard"][-1] if view["discard"] else None
        count = side.say("niwashi-board-discard", count=len(view["discard"]))
        key = "discard"
        action = scene.action(do="draw", **{"from": "discard"})
        if action is None:
            action = scene.action(do="place", place="discard")
        flash = side.event.get("do") == "take-discard"
        look = side.look(key, action, flash)
        lit = " ☼" if view["lantern"]["place"] == "discard" else ""
        x = side.canvas.put(side.x + 1, side.y, count + lit, f"{look.words} bold" if look.words else "faint") + 1
        if top is not None:
            side.tile(x, top, look)
        else:
            side.canvas.put(x, side.y, f"{look.ends[0]} – {look.ends[1]}", look.words)
        act: Act | None = None
        if scene.choices and view["phase"] == "draw":
            act = (FROM_DISCARD,)
        elif action is not None:
            act = (action,)
        label = self.teller.choice(scene.choices[action]) if action is not None else count
        wide = x - side.x + (14 if side.large else 8)
        side.target(key, side.x, wide, 2 if side.large else 1, act, label, action is not None)
        side.y += 2 if side.large else 1

    def pile(self, side: Side) -> None:
        """The draw pile, in the line above; the lantern can stand on it."""
        key, text = "pile", side.say("niwashi-board-stock", count=side.view["pile"])
        action = side.scene.action(do="place", place=key)
        look = side.look(key, action)
        lit = " ☼" if side.view["lantern"]["place"] == key else ""
        words = f"{look.words} bold" if look.words else "faint"
        written = f"{look.ends[0]}{text}{lit}{look.ends[1]}"
        x = side.x + side.width - len(written) - 1
        side.canvas.put(x, side.y - 1, written, words)
        label = self.teller.choice(side.scene.choices[action]) if action is not None else text
        act = None if action is None else (action,)
        side.canvas.target(key, x, side.y - 1, len(written), 1, act, label, action is not None)

    def hand(self, side: Side) -> None:
        """The own tiles; the one chosen stays among them until it lies."""
        view, scene = side.view, side.scene
        side.heading(side.say("niwashi-label-hand"))
        chosen = view["chosen"] if view["to_move"] == view["seat"] else None
        tiles = sorted([*(view["hand"] or []), *([chosen] if chosen else [])], key=lambda tile: INDEX[tile])
        for number, tile in enumerate(tiles):
            key = f"hand:{number}"
            x = side.x + number % 3 * side.step
            action = INDEX[tile] if view["phase"] in ("tile", "discard") else None
            held = tile == chosen
            chosen = None if held else chosen
            side.tile(x, tile, side.look(key, action, chosen=held))
            act, ready = self.playing(scene, tile, held)
            label = self.teller.choice(scene.choices[action]) if action in scene.choices else tile
            side.target(key, x, side.step - 1, side.tall, act, label, ready)
        if not tiles:
            side.canvas.put(side.x + 1, side.y, "–", "faint")
        side.y += side.tall

    def playing(self, scene: Scene, tile: str, held: bool) -> tuple[Act | None, bool]:
        """What choosing a tile of the hand does: while another one is chosen, it is taken instead."""
        phase = scene.view["phase"]
        if not scene.choices or held:
            return None, False
        if phase in ("tile", "discard"):
            return (INDEX[tile],), INDEX[tile] in scene.choices
        if phase == "cell":
            return lambda: self.instead(tile), False
        return None, False

    def instead(self, tile: str) -> None:
        self.post_message(self.Instead(INDEX[tile]))


def ghost_of(lay: dict[str, Any], hint: bool) -> Ghost:
    """A legal placement as it would look."""
    fields = [(*place(name), letter) for name, letter in zip(lay["cells"], lay["tile"], strict=True)]
    return Ghost(fields, set(lay["covered"]), set(lay["same"]), words="hint" if hint else "aim")


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
