"""The Koi-Koi table: cards as small pictures of month and kind, piles by kind, combinations in progress."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.reactive import reactive

from roji.cli.cells import clip, wrap
from roji.cli.play.board import Board, SceneOf
from roji.cli.play.canvas import Canvas
from roji.cli.play.palette import style
from roji.cli.play.parts import Page
from roji.games.koikoi.cards import CARDS
from roji.games.koikoi.facts import Combination, Decision, Doubling, Effect, Goal, Stop, View
from roji.words.speaking import named

Scene = SceneOf[View, Effect, Decision]

# A sign for the plant of each month, and its colour.
PLANTS = {
    1: ("♠", "green"),
    2: ("✿", "red"),
    3: ("❀", "pink"),
    4: ("❦", "violet"),
    5: ("⚘", "blue"),
    6: ("❁", "red"),
    7: ("☙", "accent"),
    8: ("Ψ", "faint"),
    9: ("✺", "gold"),
    10: ("✶", "orange"),
    11: ("≋", "green"),
    12: ("♧", "violet"),
}
KINDS = {"L": ("☀", "gold"), "A": ("◆", "teal"), "R": ("▮", "red"), "x": ("·", "faint")}
BLUE = ("6R", "9R", "10R")
WRITTEN = ("1R", "2R", "3R")
# Where more cards would do than are needed, they are named by their kind.
ANY_OF = {"animals": "5 A", "ribbons": "5 R", "plain": "10 x y z, 9A", "four-lights": "1L 3L 8L 12L / 11L"}
RAIN_MAN = {"four-lights": " / 7"}  # H-22: what it is worth with him
WIDTH, HEIGHT = 9, 4  # of a card in small; large cards are wider and taller
GOAL_ROWS = 7  # of the table of combinations in progress


def kind_of(card: str) -> str:
    return card[-1] if card[-1] in KINDS else "x"


def sign_of(card: str) -> tuple[str, str]:
    """The sign of a card's kind and its colour; ribbons differ in both."""
    if card in BLUE:
        return "▯", "blue"
    if card in WRITTEN:
        return "▤", "red"
    return KINDS[kind_of(card)]


class GameBoard(Board):
    """Field, hands and captured cards of Koi-Koi."""

    door = (
        ("gold", "   ▄▄▄   "),
        ("gold", "  █████  "),
        ("pink", "❀  ▀▀▀ ❀ "),
        ("pink", " ❀ ╱╲ ❀  "),
        ("green", "▔▔▔▔▔▔▔▔▔"),
    )
    keys: ClassVar[dict[str, tuple[str, str]]] = {"c": ("koikoi-key-combinations", "combinations")}

    scene: reactive[Scene | None]

    def combinations(self) -> None:
        """The list of combinations, with what they need."""
        if self.scene is None:
            return
        grid = Table.grid(padding=(0, 2))
        for goal in self.scene.view["goals"]:
            worth = f"{goal['points']}{RAIN_MAN.get(goal['key'], '')}{' +' if goal['more'] else ''}"
            cards = ANY_OF.get(goal["key"], " ".join(goal["cards"]))
            grid.add_row(Text(worth, style="bold"), self.yaku(goal), Text(cards, style="dim"))
        doubling = self.teller.say(f"koikoi-help-doubling-{self.scene.options['call_bonus']}")
        content = Group(grid, Text(""), Text(doubling))
        title = self.teller.say("koikoi-combinations")
        self.app.push_screen(Page(title, content, self.teller.say("table-key-close")))

    @staticmethod
    def mark(piece: str) -> Text:
        sign, words = sign_of(piece)
        return Text(f"{piece}{sign}", style(words))

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        view = scene.view
        own = view["seat"] or 0
        tall = canvas.height >= 30
        width, height = (min(17, (canvas.width - 2) // 8), 6) if tall else (WIDTH, HEIGHT)
        y = int(tall)
        self.pile(canvas, scene, 1 - own, 1, y)
        y += 2 + tall
        backs = "▒▒ " * view["hand_counts"][1 - own]
        whose = self.teller.person("koikoi-label-hand", 1 - own)
        canvas.put(1, y, self.teller.say("telling-fact", name=whose, value=backs), "faint")
        stock = self.teller.say("koikoi-board-stock", count=view["stock"])
        canvas.put(canvas.width - cell_len(stock) - 1, y, stock, "faint")
        y = self.field(canvas, scene, 1, y + 1 + tall, width, height) + tall
        if view["phase"] == "decide" and scene.choices:
            self.decision(canvas, scene, 1, y)
            return
        bottom = canvas.height - height
        self.hand(canvas, scene, 1, bottom, width, height)
        self.pile(canvas, scene, own, 1, bottom - 2 - tall)
        if bottom - 4 - GOAL_ROWS >= y:
            self.progress(canvas, scene, 1, (y + bottom - 3 - GOAL_ROWS) // 2)

    def pile(self, canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
        """The captured cards by kind, and what they have come to."""
        cards = scene.view["captured"][seat]
        whose = self.teller.person("koikoi-label-captured", seat)
        x = canvas.put(x, y, self.teller.say("telling-fact", name=whose, value=""), "faint")
        for kind in "LARx":
            group = [card for card in cards if kind_of(card) == kind]
            if not group:
                continue
            sign, words = KINDS[kind]
            x = canvas.put(x, y, f"{sign}{len(group)} ", f"{words} bold")
            if kind == "x":
                months = sorted(int(card[:-1]) for card in group)
                x = canvas.put(x, y, " ".join(str(month) for month in months), "faint") + 2
                continue
            for card in group:
                glyph, shade = sign_of(card)
                new = self.fresh(scene, card)
                x = canvas.put(x, y, f"{glyph}{card[:-1]}", f"{shade}{' reverse' if new else ''}") + 1
            x += 1
        if not cards:
            canvas.put(x, y, "–", "faint")
        found = scene.view["combinations"][seat]
        if found:
            text = " · ".join(f"{self.yaku(entry)} {entry['points']}" for entry in found)
            canvas.put(3, y + 1, clip(f"★ {text}", canvas.width - 4), "gold bold")
        elif calls := scene.view["calls"][seat]:
            canvas.put(3, y + 1, self.teller.say("koikoi-board-calls", count=calls), "accent")
        else:
            far = zip(scene.view["progress"][seat], scene.view["goals"], strict=True)
            near = [(goal["need"] - have, goal) for have, goal in far if have and goal["need"] - have <= 2]
            near.sort(key=lambda entry: entry[0])
            text = " · ".join(
                self.teller.say("koikoi-board-near", name=self.yaku(goal), missing=missing)
                for missing, goal in near[:3]
            )
            canvas.put(3, y + 1, clip(text, canvas.width - 4), "faint")

    def tally(self, scene: Scene) -> Stop:
        """What stopping would give."""
        return next(about for about in scene.choices.values() if about["do"] == "stop")

    def progress(self, canvas: Canvas, scene: Scene, x: int, y: int) -> None:
        """How far both are on the way to every combination, where there is room for it."""
        own = scene.view["seat"] or 0
        far = scene.view["progress"]
        rows = list(zip(scene.view["goals"], zip(far[own], far[1 - own], strict=True), strict=True))
        half = GOAL_ROWS - 1
        for column in range(x, min(canvas.width - 44, x + 50 * ((len(rows) - 1) // half) + 1), 50):
            canvas.put(column + 28, y, clip(self.teller.called(own), 7), "faint underline")
            canvas.put(column + 36, y, clip(self.teller.called(1 - own), 7), "faint underline")
        for number, (goal, both) in enumerate(rows):
            column, row = x + number // half * 50, y + 1 + number % half
            if column + 43 > canvas.width:
                continue
            canvas.put(column, row, clip(self.yaku(goal), 27), "faint")
            for at, have in zip((28, 36), both, strict=True):
                words = "faint" if have is None else "gold bold" if have >= goal["need"] else "ink"
                canvas.put(column + at, row, "–" if have is None else f"{have}/{goal['need']}", words)

    def fresh(self, scene: Scene, card: str) -> bool:
        """Whether a card takes part in what happens at this moment."""
        event = scene.event
        if event is None:
            return False
        match event["do"]:
            case "play" | "turn":
                return card == event["card"]
            case "lay" | "capture" | "field" | "redeal" | "hand":
                return card in event["cards"]
        return False

    def field(self, canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> int:
        """The open cards in rows, and the card turned from the stock or waiting for its match."""
        view = scene.view
        matched = self.matched(scene)
        takes = {about["card"]: action for action, about in scene.choices.items() if about["do"] == "take"}
        cards, event = view["field"], scene.event
        loose = view["pending"]
        if not loose and event and event["do"] in ("play", "turn"):
            loose = event["card"]
        room = (canvas.width - x) // width - (2 if loose else 0)
        rows = [cards[i : i + room] for i in range(0, len(cards), room)] or [[]]
        for row, line in enumerate(rows):
            for column, card in enumerate(line):
                act = (takes[card],) if card in takes else None
                label = self.teller.piece("card", card)
                words = "match" if card in matched else "flash" if self.fresh(scene, card) else ""
                at = (x + column * width, y + row * height)
                self.card(canvas, scene, f"field:{card}", card, *at, width, height, act, label, words)
        if loose:
            at = (x + (len(rows[0]) + 1) * width, y)
            canvas.put(at[0] - width + 2, y + height // 2, "▶" * 2, "accent")
            label = self.teller.piece("card", loose)
            self.card(canvas, scene, f"loose:{loose}", loose, *at, width, height, None, label, "flash")
        return y + len(rows) * height

    def matched(self, scene: Scene) -> set[str]:
        """The field cards that the card aimed at would match."""
        where, _, card = self.aim.partition(":")
        plays = [about for about in scene.choices.values() if about["do"] == "play" and where == "hand"]
        return {match for about in plays if about["card"] == card for match in about["matches"]}

    def hand(self, canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
        plays = {about["card"]: action for action, about in scene.choices.items() if about["do"] == "play"}
        for column, card in enumerate(scene.view["hand"] or []):
            action = plays.get(card)
            label = self.teller.piece("card", card)
            words = "hint" if action is not None and action == scene.hint else ""
            if action is not None:
                label = self.teller.choice(scene.choices[action])
            act = (card_action(card),) if scene.choices else None
            at = (x + column * width, y)
            self.card(canvas, scene, f"hand:{card}", card, *at, width, height, act, label, words)

    def card(
        self, canvas: Canvas, scene: Scene, key: str, card: str, x: int, y: int, width: int, height: int,
        act: tuple[int, ...] | None, label: str, words: str,
    ) -> None:  # fmt: skip
        """A card: month, sign of its plant, sign of its kind, and what is on it."""
        aimed = key == self.aim
        hint = act is not None and scene.hint in act
        edge = (
            "gold bold" if aimed else "green bold" if hint or words == "match" else "accent bold" if words else "line"
        )
        inner = width - 1
        canvas.fill(x, y, inner, height, "paper")
        canvas.box(x, y, inner, height, f"paper {edge}", double=aimed or bool(words) or hint)
        month = int(card[:-1])
        plant, shade = PLANTS[month]
        sign, colour = sign_of(card)
        canvas.put(x + 1, y + 1, card, "paper bold")
        canvas.put(x + inner - 3, y + 1, sign, f"paper bold {colour}")
        canvas.put(x + inner - 2, y + 1, plant, f"paper {shade}")
        if height > 4:
            name = named("koikoi", "card", card, self.teller.lang, self.teller.names)
            for row, line in enumerate(wrap(name, inner - 2)[: height - 3]):
                canvas.put(x + 1, y + 2 + row, line, f"paper {colour}" if not row else "paper")
        else:
            canvas.put(x + 1, y + 2, clip(self.short(card), inner - 2), f"paper {colour}")
        mark = "▲" if words == "match" else "?" if hint else "▼" if aimed else ""
        canvas.put(x + inner // 2, y, mark, f"paper {edge}")
        canvas.target(
            key, x, y, inner, height, act, label, ready=act is not None and bool(set(act) & set(scene.choices))
        )

    def short(self, card: str) -> str:
        """What is on a card, in a few letters."""
        return self.teller.say(f"koikoi-short-{kind_of(card)}")

    def decision(self, canvas: Canvas, scene: Scene, x: int, y: int) -> None:
        """The tally with all multipliers, and the question."""
        tally = self.tally(scene)
        for entry in tally["combinations"]:
            y = self.counted(canvas, x + 2, y, f"{entry['points']:>3}  {self.yaku(entry)}", entry["clause"])
        for times in tally["doublings"]:
            y = self.counted(canvas, x + 2, y, f" ×{times['times']}  {self.yaku(times)}", times["clause"])
        canvas.put(x + 2, y, f"{tally['points']:>3}  {self.teller.say('koikoi-board-total')}", "gold bold")
        y += 1
        y += 1
        actions = {about["do"]: action for action, about in scene.choices.items()}
        for do in ("stop", "koikoi"):
            action = actions.get(do)
            if action is None:
                continue
            aimed = self.aim == do
            text = f" {'▶' if aimed else ' '} {self.teller.say(f'koikoi-choice-{do}')} "
            words = "aim bold" if aimed else "hint" if scene.hint == action else "raised bold"
            canvas.put(x + 2, y, text, words)
            canvas.target(do, x + 2, y, cell_len(text), 1, (action,), self.teller.say(f"koikoi-choice-{do}"))
            x += cell_len(text) + 2

    def counted(self, canvas: Canvas, x: int, y: int, text: str, clause: str) -> int:
        """A line of the tally; returns the next row."""
        canvas.put(canvas.put(x, y, text) + 2, y, clause, "faint")
        return y + 1

    def yaku(self, entry: Combination | Doubling | Goal) -> str:
        return named("koikoi", "yaku", entry["key"], self.teller.lang, self.teller.names)


def card_action(card: str) -> int:
    """The decision to play a card, legal or not."""
    return CARDS.index(card)
