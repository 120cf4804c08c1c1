"""The table of Kokeshi and Samurai: the garden, both players with their beads, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual import events

from roji.cli.kokeshi import garden as drawing
from roji.cli.kokeshi.garden import ACROSS, BEADS, DOWN, Chart, Marks, bead_of, chart, token
from roji.cli.play.board import Board, SceneOf
from roji.cli.play.canvas import Act, Canvas, Target
from roji.cli.tellers import Teller
from roji.games.kokeshi.facts import Choose, Cross, Decision, Effect, End, Figurine, Jump, Pass, Place, View
from roji.games.kokeshi.garden import COLOURS, Garden, garden
from roji.games.kokeshi.numbers import CROSS, STOP
from roji.games.kokeshi.telling import on_space, stack

Scene = SceneOf[View, Effect, Decision]

MARGIN = (9, 3)  # columns and rows around the aim that stay in the window
TALL = 34  # rows from which the table is laid out with more room


class GameBoard(Board):
    """The garden with everything on it."""

    door = (
        ("pink", "  ●   ●  "),
        ("blue", " ▟█▙ ▟█▙ "),
        ("blue", " ▐█▌ ▐█▌ "),
        ("green", "○─○═○┄○  "),
        ("orange", " ╲╱ ╲╱   "),
    )
    keys: ClassVar[dict[str, tuple[str, str]]] = {"s": ("kokeshi-key-stop", "stop")}

    def __init__(self, teller: Teller) -> None:
        super().__init__(teller)
        self.crossing: tuple[int, ...] = ()  # the decisions to choose from when the receiver is asked for
        self.corner = (0, 0)  # of the part of the garden that is shown
        self.followed = ""  # the aim that the window followed last

    @staticmethod
    def picture(canvas: Canvas, options: dict[str, Any], x: int, y: int, width: int, height: int) -> None:
        drawing.picture(canvas, garden(options["garden"]), x, y, width, height)

    def first_aim(self, scene: Scene) -> str:
        """Where a person would look first: the figurine aimed at before, else the way ahead."""
        self.crossing = ()
        about = list(scene.choices.values())
        spaces = [goal(entry) for entry in about if goal(entry)]
        if self.aim in {f"at:{name}" for name in spaces} or not spaces:
            return self.aim
        made = garden(scene.view["garden"])
        far = made.far[1 - self.own(scene.view)]
        return f"at:{min(spaces, key=lambda name: far[made.by_name[name]])}"

    def own(self, view: View) -> int:
        """The seat that the board is drawn for."""
        seat = view["seat"] if view["seat"] is not None else view["to_move"]
        return seat or 0

    def moving(self, view: View) -> Figurine | None:
        figurines = (figurine for side in view["figurines"] for figurine in side)
        return next((figurine for figurine in figurines if view["moving"] and figurine["at"] == view["moving"]), None)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        view = scene.view
        own = self.own(view)
        roomy = canvas.height >= TALL
        top, bottom = (3, 7) if roomy else (1, 3)
        self.player(canvas, scene, 1 - own, 1 if roomy else 0)
        height = max(canvas.height - top - bottom, 1)
        self.garden(canvas, scene, top, height)
        y = canvas.height - bottom + roomy
        x = self.player(canvas, scene, own, y) + 2
        for stop in (action for action, about in scene.choices.items() if about["do"] == "stop"):
            self.offer(canvas, scene, x, y, "stop", stop, self.teller.say("kokeshi-board-stop"))
        self.offers(canvas, scene, 1, y + 1 + roomy)
        self.legend(canvas, canvas.height - 1)

    def player(self, canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
        """A player's figurines in a row: where they stand, what they carry; returns the column after them."""
        view = scene.view
        people = self.teller.say(f"kokeshi-people-{view['people'][seat]}")
        label = self.teller.person("kokeshi-label-figurines", seat, people=people)
        words = "bold" if view["to_move"] == seat else "faint"
        x = canvas.put(1, y, f"{'▸' if view['to_move'] == seat else ' '} {label}", words) + 2
        placing = view["placing"] if view["to_move"] == seat else None
        for number, figurine in enumerate(view["figurines"][seat]):
            now = placing is not None and figurine["at"] is None and COLOURS[number] == placing
            moving = figurine["at"] is not None and figurine["at"] == view["moving"]
            x = canvas.put(x, y, "▶" if now or moving else " ", "gold bold")
            x = canvas.put(x, y, figurine["at"] or "…", "ink" if figurine["at"] else "faint") + 1
            x = max(token(canvas, x, y, seat, figurine["beads"]), x + 4) + 2
        return x

    def legend(self, canvas: Canvas, y: int) -> None:
        """Lines and beads by colour and pattern, and the signs within reach."""
        x = 1
        for colour, (bead, words) in BEADS.items():
            x = canvas.put(x, y, f"{ACROSS[colour] * 2} {DOWN[colour][1]} {bead} ", words)
            x = canvas.put(x, y, self.teller.say(f"kokeshi-bead-{colour}"), "faint") + 2
        canvas.put(x, y, self.teller.say("kokeshi-board-legend"), "faint")

    # -- the garden --------------------------------------------------------------------------------

    def garden(self, canvas: Canvas, scene: Scene, y: int, height: int) -> None:
        """The garden, or the part of it around the aim, in the middle of its room."""
        made = chart(garden(scene.view["garden"]), canvas.width - 2, height)
        width, rows = made.size
        inner = Canvas(width, rows, canvas.light)
        made.draw(inner, scene.view["figurines"], self.marks(scene, made.garden))
        for name in made.garden.names:
            inner.targets.append(self.space(scene, made, name))
        left, top = self.window(made, scene, canvas.width, height)
        x, y = max((canvas.width - width) // 2, 0), y + max((height - rows) // 2, 0)
        wide, tall = min(canvas.width, width), min(height, rows)
        canvas.window(inner, x, y, wide, tall, left, top)
        shown = {target.key for target in canvas.targets}
        for target in inner.targets:  # beyond the edge of the window: for the keys alone
            if target.key not in shown:
                canvas.target(
                    target.key, target.x - left + x, target.y - top + y, 0, 0, target.act, target.label, target.ready
                )
        self.edges(canvas, (left > 0, left + wide < width, top > 0, top + tall < rows), y, tall, rows < height)

    def window(self, made: Chart, scene: Scene, width: int, height: int) -> tuple[int, int]:
        """The first column and row to show, so that the aim (or what happens) is inside."""
        focus = self.in_sight(scene)
        follow, self.followed = bool(focus) and focus != self.followed, focus or self.followed
        corner, space = list(self.corner), (made.scale.width, made.scale.height)
        for axis, room in enumerate((width, height)):
            if follow:
                at = made.find(focus)[axis]
                least = at + space[axis] + MARGIN[axis] - room
                corner[axis] = min(max(corner[axis], least), at - MARGIN[axis])
            corner[axis] = min(max(corner[axis], 0), max(made.size[axis] - room, 0))
        self.corner = corner[0], corner[1]
        return self.corner

    def in_sight(self, scene: Scene) -> str:
        """The space to keep in sight."""
        event = scene.event
        if event is None:
            kind, _, rest = self.aim.partition(":")
            return rest if kind == "at" else ""
        match event["do"]:
            case "over":
                return ""
            case "choose" | "stop":
                return event["at"]
        return event["to"]

    def edges(self, canvas: Canvas, more: tuple[bool, ...], y: int, height: int, free: bool) -> None:
        """Arrows where the garden goes on, above it if there is room; choosing one shows more."""
        right, middle = canvas.width - 3, y - 1 if free else y + height // 2
        places = (
            ("◀", 0, middle, -12, 0),
            ("▶", right, middle, 12, 0),
            ("▲", right, y, 0, -4),
            ("▼", right, y + height - 1, 0, 4),
        )
        for there, (glyph, column, row, across, down) in zip(more, places, strict=True):
            if there:
                canvas.put(column, row, f" {glyph} ", "raised gold bold")
                label = self.teller.say("kokeshi-label-more")
                canvas.target(f"more:{glyph}", column, row, 3, 1, self.pans(across, down), label, ready=False)

    def pans(self, across: int, down: int) -> Callable[[], None]:
        def pan() -> None:
            self.corner = (self.corner[0] + across, self.corner[1] + down)
            self.redraw()

        return pan

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.pans(*((8, 0) if event.shift else (0, 2)))()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.pans(*((-8, 0) if event.shift else (0, -2)))()

    # -- what is special about spaces --------------------------------------------------------------

    def marks(self, scene: Scene, made: Garden) -> Marks:
        """What is special about the spaces: what can be done there, what is aimed at, hinted at, happening."""
        marks = Marks()
        kind, _, rest = self.aim.partition(":")
        if scene.choices:
            marks.spaces["ready"] = {name for name in made.names if self.acts(scene, name)[1]}
            marks.spaces["aim"] = {rest} if kind == "at" else set()
        moving, hinted = scene.view["moving"], None if scene.hint is None else scene.choices.get(scene.hint)
        marks.spaces["moving"] = {moving} if moving else set()
        marks.spaces["hint"] = concerned(hinted) if hinted and hinted["do"] != "stop" else set()
        marks.spaces["flash"] = concerned(scene.event) if scene.event is not None else set()
        if kind in ("give", "pass"):
            marks.spaces["flash"] |= set(rest.split(">"))
        marks.spaces["flash"] |= {about["to"] for about in self.picked(scene).values()}
        for entry in self.within_reach(scene):
            marks.reach.setdefault(entry["to"], (entry["crossings"], entry["jump"]))
        self.trail(scene, marks)
        return marks

    def within_reach(self, scene: Scene) -> list[End]:
        """Where the figurine aimed at, or the one that moves, can end its move."""
        kind, _, rest = self.aim.partition(":")
        for about in scene.choices.values():
            if kind == "at" and about["do"] == "choose" and about["at"] == rest:
                return list(about["reach"])
        crossings = [about for about in scene.choices.values() if about["do"] == "cross"]
        found = [entry | {"crossings": entry["crossings"] + 1} for about in crossings for entry in about["reach"]]
        jumps: list[End] = [
            {"to": about["to"], "crossings": 0, "jump": True}
            for about in scene.choices.values()
            if about["do"] == "jump"
        ]
        return jumps + sorted(found, key=lambda entry: entry["crossings"])

    def trail(self, scene: Scene, marks: Marks) -> None:
        """The way of the latest turn of the other player, and of the turn that is being played."""
        for event in latest(scene):
            if event["do"] == "cross":
                marks.crossed.add(frozenset((event["from"], event["to"])))
            elif event["do"] == "choose":
                marks.left.add(event["at"])

    # -- what can be done --------------------------------------------------------------------------

    def space(self, scene: Scene, made: Chart, name: str) -> Target:
        x, y = made.find(name)
        act, ready, label = (None, False, "") if not scene.choices else self.acts(scene, name)
        if not label and self.aim == f"at:{name}":
            label = self.teller.tell(on_space(scene.view, name))
        return Target(f"at:{name}", x - 1, y, made.scale.width + 1, made.scale.height, act, label, ready)

    def acts(self, scene: Scene, name: str) -> tuple[Act | None, bool, str]:
        """What choosing a space does, whether that is allowed, and what to say about it."""
        found = {action: about for action, about in scene.choices.items() if goal(about) == name}
        given = next((action for action, about in self.picked(scene).items() if about["receiver"] == name), None)
        if given is not None:
            return (given,), True, self.effect(scene, scene.choices[given])
        if len(found) == 1:
            action, about = next(iter(found.items()))
            return (action,), True, self.effect(scene, about)
        crossings = {action: about for action, about in found.items() if about["do"] == "cross"}
        if crossings:
            label = self.teller.say("kokeshi-label-cross", to=name, bead=next(iter(crossings.values()))["bead"])
            return self.picks(crossings), True, self.wins(scene, name, label)
        return (self.refused(scene, name),), False, ""

    def effect(self, scene: Scene, about: Decision) -> str:
        """What a decision would do, in a line."""
        if about["do"] == "choose":
            beads = self.teller.tell(stack(about["beads"]))
            return self.teller.say("kokeshi-label-choose", at=about["at"], stack=beads, count=len(about["reach"]))
        return self.wins(scene, goal(about), self.teller.choice(about))

    def wins(self, scene: Scene, name: str, what: str) -> str:
        """The sentence with the news that the space wins, if it is the other base (K-6)."""
        won = name == scene.view["bases"][1 - self.own(scene.view)]
        return self.teller.say("kokeshi-label-win", what=what) if won else what

    def refused(self, scene: Scene, name: str) -> int:
        """The decision that somebody means who chooses a space where nothing is allowed."""
        view = scene.view
        space = garden(view["garden"]).by_name[name]
        moving = self.moving(view)
        if moving is None or not moving["beads"]:
            return space
        side = view["figurines"][self.own(view)]
        given = (about["receiver"] for about in scene.choices.values() if about["do"] == "cross")
        others = [figurine["at"] for figurine in side if figurine is not moving]
        receiver = next(given, others[0])
        return CROSS + 3 * space + [figurine["at"] for figurine in side].index(receiver)

    def picked(self, scene: Scene) -> dict[int, Cross]:
        """The crossings into the space that was picked, as long as they are to be decided."""
        if not set(self.crossing) <= set(scene.choices):
            return {}
        found = {action: scene.choices[action] for action in self.crossing}
        return {action: about for action, about in found.items() if about["do"] == "cross"}

    def picks(self, crossings: dict[int, Cross]) -> Callable[[], None]:
        """Ask for the receiver of the bead."""

        def pick() -> None:
            self.crossing = tuple(crossings)
            self.redraw()
            self.aim = give(next(iter(crossings.values())))

        return pick

    def stop(self) -> None:
        """End the move, or hear why not."""
        target = self.canvas.named("stop") or Target("stop", 0, 0, 0, 0, (STOP,))
        self.post_message(self.Chosen(target))

    def offers(self, canvas: Canvas, scene: Scene, x: int, y: int) -> None:
        """What is not done on the garden itself: who gets the bead of a crossing, or of a bead pass."""
        crossings = {action: about for action, about in scene.choices.items() if about["do"] == "cross"}
        passes = {action: about for action, about in scene.choices.items() if about["do"] == "pass"}
        if crossings:
            self.receivers(canvas, scene, crossings, x, y)
        elif passes:
            x = canvas.put(x, y, self.teller.say("kokeshi-board-pass"), "faint") + 1
            for action, about in passes.items():
                key = f"pass:{about['from']}>{about['to']}"
                x = self.offer(canvas, scene, x, y, key, action, f"{about['from']}▸{about['to']}", about["bead"])

    def receivers(self, canvas: Canvas, scene: Scene, crossings: dict[int, Cross], x: int, y: int) -> None:
        """Who can be given the bead, for every space that it opens."""
        x = canvas.put(x, y, *bead_of(next(iter(crossings.values()))["bead"], True)) + 1
        goals = {about["to"] for about in crossings.values()}
        told = canvas.width > 25 * len(goals) + 3  # whether there is room for what they carry
        before = ""
        for action, about in crossings.items():
            if about["to"] != before:
                before = about["to"]
                x = canvas.put(x, y, f"→{before}", "bold" if f"at:{before}" == self.aim else "faint") + 1
            beads = self.beads_of(scene, about["receiver"]) if told else ""
            x = self.offer(canvas, scene, x, y, give(about), action, f"+{about['receiver']}", beads)

    def beads_of(self, scene: Scene, name: str) -> str:
        figurines = (figurine for side in scene.view["figurines"] for figurine in side)
        return next(figurine["beads"] for figurine in figurines if figurine["at"] == name)

    def offer(
        self, canvas: Canvas, scene: Scene, x: int, y: int, key: str, action: int, text: str, beads: str = ""
    ) -> int:
        """A button in the row below the garden; returns the column after it."""
        aimed, hinted = key == self.aim, action == scene.hint
        words = "aim bold" if aimed else "hint bold" if hinted else "raised"
        start = x
        x = canvas.put(x, y, f"{'▶' if aimed else '»' if hinted else ' '}{text}", words)
        for height, bead in enumerate(beads, 1):
            glyph, colour = BEADS[bead]
            x = canvas.put(
                x, y, glyph, words if aimed or hinted else f"raised {colour} {'bold' if height == len(beads) else ''}"
            )
        x = canvas.put(x, y, " ", words)
        canvas.target(key, start, y, x - start, 1, (action,), self.effect(scene, scene.choices[action]))
        return x + 1


def goal(about: Decision) -> str:
    """The space that a decision is chosen by; a stop and a bead pass have none."""
    match about["do"]:
        case "stop" | "pass":
            return ""
        case "choose":
            return about["at"]
    return about["to"]


def concerned(about: Effect | Place | Choose | Cross | Jump | Pass) -> set[str]:
    """The spaces that a decision or an event is about; a crossing or a jump leaves its start behind."""
    match about["do"]:
        case "over":
            return set()
        case "choose" | "stop":
            return {about["at"]}
        case "pass":
            return {about["from"], about["to"]}
        case "cross":
            return {about["to"], about["receiver"]}
    return {about["to"]}


def give(about: Cross) -> str:
    """The name of the target that crosses and gives the bead."""
    return f"give:{about['to']}>{about['receiver']}"


def latest(scene: Scene) -> list[Effect]:
    """What was done in the turn that is being played, and in the one before it by the other player."""
    found: list[Effect] = []
    seats: list[int] = []
    for event in reversed(scene.past):
        if event["do"] == "over":
            continue
        seat = event["seat"]
        if seat not in seats[-1:]:
            seats.append(seat)
        if len(seats) > 1 + (seats[0] == scene.view["to_move"]):
            break
        found.append(event)
    return found
