"""The other seats of Garden Orders, the count in full where there is room, and the table when all is over."""

from __future__ import annotations

from rich.cells import cell_len

from roji.cli.cells import clip, padded
from roji.cli.orders.cards import BACK, SMALL, Face, chip, chips, draw_card, order_cards
from roji.cli.play.board import SceneOf
from roji.cli.play.canvas import Canvas
from roji.cli.tellers import Teller
from roji.games.orders.facts import Decision, Effect, Pays, Reason, View

Scene = SceneOf[View, Effect, Decision]

NAME = 10  # letters of a name in a line
PANEL = 24  # columns a panel needs at least
TALL = 40  # rows from which seats have panels
OPEN, WIDE = 8, 72  # rows and columns of a hand laid open


def other_seats(view: View) -> list[int]:
    """The seats of the others in the order of their turns; for a spectator all seats."""
    seats = len(view["scores"])
    if view["seat"] is None:
        return list(range(seats))
    return [(view["seat"] + i) % seats for i in range(1, seats)]


class SeatsMixin:
    """Draws what is publicly known."""

    teller: Teller

    def panels(self, canvas: Canvas, scene: Scene) -> bool:
        """Whether there is room for a panel for every seat."""
        return canvas.height >= TALL and canvas.width >= PANEL * len(other_seats(scene.view))

    def seats_height(self, canvas: Canvas, scene: Scene) -> int:
        return 7 if self.panels(canvas, scene) else len(other_seats(scene.view))

    def seats(self, canvas: Canvas, scene: Scene, y: int) -> None:
        seats = other_seats(scene.view)
        if self.panels(canvas, scene):
            width = min(40, (canvas.width - 2) // len(seats))
            x = (canvas.width - width * len(seats)) // 2
            for number, seat in enumerate(seats):
                self.panel(canvas, scene, seat, x + number * width, y, width - 1)
            return
        for number, seat in enumerate(seats):
            self.seat_line(canvas, scene, seat, y + number)

    def acts(self, scene: Scene, seat: int) -> bool:
        """Whether a seat does something at this moment."""
        event = scene.event
        if event is None:
            return False
        match event["do"]:
            case "order" | "row" | "round" | "over":
                return False
        return event["seat"] == seat

    def seat_line(self, canvas: Canvas, scene: Scene, seat: int, y: int) -> None:
        """A seat in a line: whose turn, name, points, known cards, the number of unknown ones, order cards."""
        view = scene.view
        turn = view["to_move"] == seat
        canvas.put(1, y, "▶" if turn else " ", "accent bold")
        words = "flash" if self.acts(scene, seat) else "bold" if turn else ""
        canvas.put(3, y, self.teller.called(seat)[:NAME], words)
        canvas.put(14, y, f"{view['scores'][seat]:>3}", "bold")
        x = self.known(canvas, scene, seat, 20, y, view["known"][seat])
        self.unknown(canvas, view, seat, x, y)
        won = order_cards(view["order_cards"][seat])
        canvas.put(canvas.width - len(won) - 1, y, won, "accent bold")

    def known(self, canvas: Canvas, scene: Scene, seat: int, x: int, y: int, cards: list[str]) -> int:
        """The cards a seat is known to hold; what it lays at this moment stands out."""
        event = scene.event
        laid = event["card"] if event and event["do"] == "lay" and self.acts(scene, seat) else None
        for card in cards:
            x = chip(canvas, x, y, card, "reverse" if card == laid else "") + 1
        return x

    def unknown(self, canvas: Canvas, view: View, seat: int, x: int, y: int) -> None:
        count = view["hand_counts"][seat] - len(view["known"][seat])
        if count:
            x = canvas.put(x, y, BACK * count, "line") + 1
            canvas.put(x, y, self.teller.say("orders-board-unknown", count=str(count)), "faint")

    def panel(self, canvas: Canvas, scene: Scene, seat: int, x: int, y: int, width: int) -> None:
        """A seat as a panel."""
        view = scene.view
        turn, acts = view["to_move"] == seat, self.acts(scene, seat)
        canvas.box(x, y, width, 7, "flash" if acts else "accent" if turn else "line", double=acts)
        name = clip(self.teller.called(seat), width - 6)
        canvas.put(x + 2, y, f" {'▶ ' if turn else ''}{name} ", "flash" if acts else "bold")
        canvas.put(x + 2, y + 1, self.teller.say("orders-board-points", points=view["scores"][seat]))
        won = order_cards(view["order_cards"][seat])
        canvas.put(x + width - len(won) - 2, y + 1, won, "accent bold")
        cards = view["known"][seat]
        across = (width - 3) // 5
        for row in range(3):
            self.known(canvas, scene, seat, x + 2, y + 2 + row, cards[row * across : (row + 1) * across])
        self.unknown(canvas, view, seat, x + 2, y + 5)

    # -- where there is room -----------------------------------------------------------------------

    def tail_height(self, scene: Scene, pays: Pays) -> int:
        return 2 + max(len(pays["reasons"]), len(scene.view["results"]))

    def tail(self, canvas: Canvas, scene: Scene, pays: Pays, y: int) -> None:
        """The own count in full, and the rounds so far."""
        view, say = scene.view, self.teller.say
        x = max(1, canvas.width // 2 - 74)
        canvas.put(x, y, say("orders-board-count"), "faint underline")
        reasons = [(say(f"orders-reason-{entry['key']}"), entry) for entry in pays["reasons"]]
        wide = max((cell_len(name) for name, _ in reasons), default=0)
        for row, (name, entry) in enumerate(reasons, y + 1):
            at = canvas.put(x, row, f"{entry['points']:>4}  ", "bold")
            at = canvas.put(at, row, padded(name, wide)) + 2
            canvas.put(at, row, entry["clause"], "faint")
            chips(canvas, at + 6, row, entry["cards"])
        total = f"{pays['points']:>4}  {say('orders-board-total')}"
        canvas.put(x, y + 1 + len(reasons), total, "gold bold")
        if view["results"] and canvas.width >= 140:
            self.rounds(canvas, scene, canvas.width // 2 + 6, y)

    def rounds(self, canvas: Canvas, scene: Scene, x: int, y: int) -> None:
        """The points of the finished rounds, seat by seat."""
        view = scene.view
        seats = range(len(view["scores"]))
        canvas.put(x, y, self.teller.say("orders-board-rounds"), "faint underline")
        for seat in seats:
            canvas.put(x + 12 + seat * 9, y + 1, padded(clip(self.teller.called(seat), 8), 8, ">"), "faint")
        for row, result in enumerate(view["results"], y + 2):
            canvas.put(x, row, self.teller.say("orders-board-order", number=str(result["order"])), "faint")
            for seat in seats:
                won = seat in result["winners"]
                text = f"{'★ ' if won else ''}{result['points'][seat]}"
                canvas.put(x + 12 + seat * 9, row, f"{text:>8}", "gold bold" if won else "")

    # -- the end -----------------------------------------------------------------------------------

    def final(self, canvas: Canvas, scene: Scene) -> None:
        """All hands of the last round laid open in the groups in which they counted, and the points of the match."""
        view = scene.view
        scores, last = view["scores"], view["results"][-1]
        number = str(last["order"])
        seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        columns = 2 if len(seats) > 2 and canvas.width >= 2 * WIDE else 1
        rows = -(-len(seats) // columns)
        cards = canvas.height >= 2 + OPEN * rows
        left = max(0, (canvas.width - columns * WIDE) // 2) if columns > 1 else 0
        top = max(0, (canvas.height - 2 - OPEN * rows) // 3) if cards else 0
        x = canvas.put(left + 1, top, f" {self.teller.say('orders-board-order', number=number)} ", "raised gold bold")
        order = self.teller.say(f"orders-order-{number}")
        canvas.put(x + 2, top, self.teller.say("orders-board-counts", order=order), "bold")
        for place, seat in enumerate(seats):
            x, y = left + place // rows * WIDE, top + 2 + place % rows * (OPEN if cards else 2)
            self.sum(canvas, view, seat, x, y)
            draw = self.open_cards if cards else self.open_chips
            draw(canvas, last["reasons"][seat], x + 3, y + 1)

    def sum(self, canvas: Canvas, view: View, seat: int, x: int, y: int) -> None:
        """The rounds of a seat added up, and its order cards."""
        scores = view["scores"]
        won = "★" if scores[seat] == max(scores) else " "
        x = canvas.put(x + 1, y, f"{won} {padded(clip(self.teller.called(seat), NAME), NAME)}", "bold")
        rounds = " + ".join(str(result["points"][seat]) for result in view["results"])
        x = canvas.put(x + 1, y, f"{rounds} = ", "faint")
        x = canvas.put(x, y, str(scores[seat]), "gold bold")
        canvas.put(x + 3, y, order_cards(view["order_cards"][seat]), "accent bold")

    def open_cards(self, canvas: Canvas, groups: list[Reason], x: int, y: int) -> None:
        """A hand laid open, group by group."""
        for group in groups:
            left = x
            for card in group["cards"]:
                draw_card(canvas, card, x, y, SMALL, Face())
                x += SMALL.pitch
            self.group(canvas, group, left, y + SMALL.height, x - 1 - left)
            x += 1

    def open_chips(self, canvas: Canvas, groups: list[Reason], x: int, y: int) -> None:
        """The same in a line."""
        for group in groups:
            x = chips(canvas, x, y, group["cards"])
            x = canvas.put(x, y, f"→{group['points']}", "gold" if group["points"] else "faint") + 2

    def group(self, canvas: Canvas, group: Reason, x: int, y: int, width: int) -> None:
        """The points of a group of cards, and why they count."""
        words = "gold bold" if group["points"] else "faint"
        text = f" {group['points']} "
        canvas.put(x, y, f"╰{text:─^{width - 2}}╯", words)
        name = self.teller.say(f"orders-reason-{group['key']}")
        if cell_len(name) > width:
            name = self.teller.say(f"orders-short-{group['key']}")
        canvas.put(x, y + 1, clip(padded(name, width, "^"), width), words)
