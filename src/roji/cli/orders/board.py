"""The table of Garden Orders: the order, the other hands as far as they are known, the row, the own hand counted."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from roji.cli.orders.cards import (
    EYE,
    LARGE,
    SIGNS,
    SMALL,
    Face,
    Size,
    copies,
    draw_card,
    draw_stack,
    edge_of,
    ink,
    order_cards,
)
from roji.cli.orders.seats import Scene, SeatsMixin
from roji.cli.play.board import Board
from roji.cli.play.canvas import Act, Canvas
from roji.cli.play.palette import style
from roji.games.orders.cards import CARDS
from roji.games.orders.facts import Pays, Prospects
from roji.games.orders.numbers import DECLINE, REVEAL, TRIO
from roji.games.orders.telling import best_gives

BESIDE = 62  # column beside the own hand
GAP = 3  # most empty rows between two parts of the table
NOTHING: Prospects = {"swaps": {}, "trios": {}, "lays": {}}


class GameBoard(SeatsMixin, Board):
    """Garden Orders. A swap is given and taken; choosing a card of the row first says which one is wanted."""

    door = (
        ("line", "╭──╮╭──╮ "),
        ("green", "│♠ ││♣ │ "),
        ("orange", "│ 8││10│ "),
        ("line", "╰──╯╰──╯ "),
        ("pink", "❀ ❀ ❀ ❀  "),
    )
    wanted: str = ""  # a card of the row, chosen before the card to give for it

    @staticmethod
    def mark(piece: str) -> Text:
        return Text(f"{SIGNS[piece[0]]}{piece}", style(ink(piece)))

    def first_aim(self, scene: Scene) -> str:
        phase = scene.view["phase"]
        where = {"take": "row:", "trio": "trio:"}.get(phase, "hand:")
        self.wanted = ""
        found = [target.key for target in self.ready() if target.key.startswith(where)]
        return self.aim if self.aim in found else next(iter(found), "")

    # -- what is aimed at --------------------------------------------------------------------------

    def aimed_card(self, where: str) -> str:
        """The card aimed at in the hand or in the row, if any."""
        place, _, card = self.aim.partition(":")
        return card.rstrip("'") if place == where else ""

    def swaps(self, scene: Scene) -> dict[str, dict[str, int]]:
        """What the own hand would pay after each swap, while one can be made."""
        return self.prospects(scene)["swaps"]

    def prospects(self, scene: Scene) -> Prospects:
        """What the own hand would pay after each decision, while there is one."""
        return scene.view["prospects"] or NOTHING if scene.choices else NOTHING

    def now(self, scene: Scene) -> int:
        """What the own hand pays as it is."""
        pays = scene.view["pays"]
        return pays["points"] if pays else 0

    def want(self, scene: Scene, card: str) -> None:
        """Keep in mind which card of the row is wanted, or forget it; then aim at the best card to give."""
        self.wanted = "" if self.wanted == card else card
        self.redraw()
        if self.wanted:
            self.aim = f"hand:{best_gives(self.swaps(scene))[card][0]}"
        self.tell_aim()

    def change(self, scene: Scene, points: int) -> str:
        return f"{points - self.now(scene):+d}"

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        if scene.view["phase"] == "over":
            self.final(canvas, scene)
            return
        large = canvas.width >= 120 and canvas.height >= 40
        size = LARGE if large else SMALL
        pays = scene.view["pays"]
        own = pays is not None
        heights = [1 + 2 * large, self.seats_height(canvas, scene), size.height + 1, (size.height + 3) * own]
        slack = canvas.height - sum(heights)
        tail = self.tail_height(scene, pays) if pays else 0
        if slack < tail + 4:
            tail = 0
        gap = max(0, min(GAP, (slack - tail) // 4))
        y = max(0, (slack - tail - gap * 4) // 2) if canvas.height > 24 else 0
        ys = [y + gap * number + sum(heights[:number]) for number in range(5)]
        if not tail:
            ys[3] = max(ys[3], canvas.height - heights[3])
        self.order(canvas, scene, ys[0], large)
        self.seats(canvas, scene, ys[1])
        if pays:  # first, so that Tab begins with the hand
            self.hand(canvas, scene, pays, ys[3], size)
        self.row(canvas, scene, ys[2], size)
        if tail and pays:
            self.tail(canvas, scene, pays, ys[4])

    def order(self, canvas: Canvas, scene: Scene, y: int, large: bool) -> None:
        """The order, and how long the table may go on swapping."""
        view = scene.view
        title = f" {self.teller.say('orders-board-order', number=str(view['order']))} "
        counts = self.teller.say("orders-board-counts", order=self.teller.say(f"orders-order-{view['order']}"))
        left = view["swaps_left"]
        key = "orders-board-swaps" if large else "orders-board-swaps-short"
        swaps = "" if left is None else self.teller.say(key, count=left)
        if large:
            canvas.box(1, y, canvas.width - 2, 3, "line")
        at = y + large
        x = canvas.put(1 + 2 * large, at, title, "raised gold bold")
        canvas.put(x + 2, at, counts, "bold")
        words = "accent bold" if left is not None and left <= len(view["scores"]) else "faint"
        canvas.put(canvas.width - cell_len(swaps) - 1 - 2 * large, at, swaps, words)

    def row(self, canvas: Canvas, scene: Scene, y: int, size: Size) -> None:
        """The stack, the open cards, and below each what the hand would pay with it."""
        cards = copies(scene.view["row"])
        loose = self.loose(scene)
        stack = Size(size.width + 4, size.height)
        first = stack.width + 3
        count = len(cards) + (2 if loose else 0)
        pitch = min(size.pitch, max(1, (canvas.width - 1 - first) // count))
        if size is LARGE:
            first = max(first, (canvas.width - count * pitch) // 2 + first // 2)
        self.stack(canvas, scene, first - stack.width - 2, y, stack)
        previews = self.row_previews(scene)
        best = max(previews.values(), default=0)
        for column, (card, name) in enumerate(cards):
            x = first + column * pitch
            self.row_card(canvas, scene, card, name, x, y, size, pitch)
            if card in previews:
                self.preview(canvas, scene, previews[card], best, x, y + size.height, size)
        if loose:
            face = Face("accent bold", double=True)
            draw_card(canvas, loose, first + (count - 1) * pitch, y, size, face)
            canvas.put(first + (count - 2) * pitch + 1, y + size.height // 2, "▶▶", "accent bold")
        if scene.view["phase"] == "trio" and scene.choices:
            self.trio_choice(canvas, scene, first, y + size.height)

    def loose(self, scene: Scene) -> str:
        """A card that comes into the row at this moment."""
        event = scene.event
        return event["card"] if event and event["do"] in ("lay", "reveal") else ""

    def taken(self, scene: Scene, card: str) -> bool:
        """Whether a card leaves the row at this moment."""
        event = scene.event
        if event and event["do"] == "take":
            return card == event["card"]
        return event is not None and event["do"] == "trio" and card in event["cards"]

    def stack(self, canvas: Canvas, scene: Scene, x: int, y: int, size: Size) -> None:
        aimed = self.aim == "reveal"
        ready = REVEAL in scene.choices
        hint = ready and scene.hint == REVEAL
        flash = scene.event is not None and scene.event["do"] == "reveal"
        face = Face(edge_of(aimed, hint, flash), double=aimed or hint or flash)
        draw_stack(canvas, scene.view["stack"], x, y, size, face)
        if ready:
            word = self.teller.say("orders-board-reveal")
            text = f"?{word}" if hint else f"▶{word}" if aimed else word
            words = "aim" if aimed else "hint" if hint else "bold"
            canvas.put(x + max(0, (size.width - cell_len(text)) // 2), y + size.height, text, words)
        act: Act | None = (REVEAL,) if scene.choices else None
        label = self.teller.say("orders-aim-reveal", count=scene.view["stack"])
        canvas.target("reveal", x, y, size.width, size.height + 1, act, label, ready=ready)

    def row_card(
        self, canvas: Canvas, scene: Scene, card: str, name: str, x: int, y: int, size: Size, pitch: int
    ) -> None:
        """A card of the row: what choosing it does depends on what is to be decided."""
        view, key = scene.view, f"row:{name}"
        act, ready, label = self.row_act(scene, card)
        aimed, hint = self.aim == key, self.hinted(scene, card, act)
        fresh = self.taken(scene, card)
        value = int(card[1:])
        wanted = bool(scene.choices) and view["phase"] == "turn" and card == self.wanted
        chosen = wanted or value == view["trio"] or value in view["trios"]
        mark = "↓" if view["phase"] == "take" and card == view["laid"] else "▲" if chosen else "?" if hint else ""
        edge = edge_of(aimed, hint, fresh or chosen)
        draw_card(canvas, card, x, y, size, Face(edge, aimed or hint or fresh or chosen, mark))
        canvas.target(key, x, y, min(pitch, size.width), size.height + 1, act, label, ready=ready)

    def hinted(self, scene: Scene, card: str, act: Act | None) -> bool:
        """Whether a card of the row is pointed out: as the decision, or as the best one for the card to give."""
        if scene.hint is None:
            return False
        given = scene.choices[scene.hint]
        if given["do"] != "swap":
            return act == (scene.hint,)
        takes = self.swaps(scene)[given["card"]]
        return takes[card] == max(takes.values())

    def row_act(self, scene: Scene, card: str) -> tuple[Act | None, bool, str]:
        """What choosing a card of the row does, whether it is a ready decision, and what is said of it."""
        named, say, phase = self.teller.piece("card", card), self.teller.say, scene.view["phase"]
        hand, laid = scene.view["hand"], scene.view["laid"]
        if not scene.choices or not hand:
            return None, False, named
        swaps = self.swaps(scene)
        if laid is not None:
            action = CARDS.index(card)
            points = swaps[laid].get(card)
            label = named if points is None else say("orders-aim-take", card=named, points=str(points))
            return (action,), action in scene.choices, label
        if phase == "turn" and swaps:
            give, points = best_gives(swaps)[card]
            args = {"card": named, "give": give, "points": str(points), "change": self.change(scene, points)}
            label = say("orders-aim-drop", card=named) if card == self.wanted else say("orders-aim-want", **args)
            return lambda: self.want(scene, card), True, label
        if phase == "turn":  # the table has to reveal
            return (CARDS.index(hand[0]),), False, named
        action = TRIO + int(card[1:])
        return (action,), action in scene.choices, self.trio_label(scene, action) or named

    def trio_label(self, scene: Scene, action: int) -> str:
        """What taking a trio would bring."""
        about = scene.choices.get(action)
        if about is None or about["do"] != "trio":
            return ""
        points = self.prospects(scene)["trios"][str(about["value"])]
        cards, change = " ".join(about["cards"]), self.change(scene, points)
        return self.teller.say("orders-aim-trio", cards=cards, points=str(points), change=change)

    def trio_choice(self, canvas: Canvas, scene: Scene, x: int, y: int) -> None:
        """The open trios and the choice to leave them, as words below the row."""
        entries = []
        for value, points in self.prospects(scene)["trios"].items():
            text = self.teller.say("orders-board-trio", value=value, points=str(points))
            entries.append((f"trio:{value}", TRIO + int(value), text, self.trio_label(scene, TRIO + int(value))))
        decline = self.teller.say("orders-choice-decline")
        entries.append(("decline", DECLINE, self.teller.say("orders-board-decline"), decline))
        for key, action, text, label in entries:
            aimed, hint = self.aim == key, scene.hint == action
            shown = f"{'▶' if aimed else '?' if hint else ' '}{text} "
            canvas.put(x, y, shown, "aim bold" if aimed else "hint bold" if hint else "raised bold")
            canvas.target(key, x, y, cell_len(shown), 1, (action,), label)
            x += cell_len(shown) + 2

    # -- the own hand ------------------------------------------------------------------------------

    def hand(self, canvas: Canvas, scene: Scene, pays: Pays, y: int, size: Size) -> None:
        """The own hand in the groups in which it counts, with their points below."""
        groups = pays["reasons"]
        cards = copies([card for group in groups for card in group["cards"]])
        known = list(scene.view["known"][scene.view["seat"] or 0])
        width = len(cards) * size.pitch + len(groups) - 2
        x = (canvas.width - width) // 2 if size is LARGE else 1
        previews = self.hand_previews(scene)
        best = max(previews.values(), default=0)
        at = iter(cards)
        for group in groups:
            left = x
            for _ in group["cards"]:
                card, name = next(at)
                if card in previews:
                    self.preview(canvas, scene, previews[card], best, x, y, size)
                foot = EYE if card in known else ""
                if foot:
                    known.remove(card)
                self.hand_card(canvas, scene, card, name, x, y + 1, size, foot)
                x += size.pitch
            self.group(canvas, group, left, y + 1 + size.height, x - 1 - left)
            x += 1
        self.standing(canvas, scene, *((BESIDE, y + 1) if size is SMALL else (3, y + 2)))

    def hand_card(
        self, canvas: Canvas, scene: Scene, card: str, name: str, x: int, y: int, size: Size, foot: str
    ) -> None:
        key, action = f"hand:{name}", CARDS.index(card)
        act = self.hand_act(scene, action)
        ready = bool(act) and scene.view["phase"] != "take" and action in scene.choices
        aimed, hint = self.aim == key, ready and scene.hint == action
        event, own = scene.event, scene.view["seat"]
        fresh = event is not None and event["do"] == "lay" and event["seat"] == own and event["card"] == card
        face = Face(edge_of(aimed, hint, fresh), aimed or hint or fresh, "?" if hint else "", foot)
        draw_card(canvas, card, x, y, size, face)
        label = self.hand_label(scene, card, bool(foot))
        canvas.target(key, x, y, size.width, size.height, act, label, ready=ready)

    def hand_act(self, scene: Scene, action: int) -> tuple[int, ...] | None:
        """What choosing a card of the own hand does: it is given, for the card that is wanted if there is one."""
        if not scene.choices:
            return None
        if scene.view["phase"] == "take":  # the same number would take a twin from the row
            return (REVEAL,)
        if self.wanted and self.swaps(scene):
            return (action, CARDS.index(self.wanted))
        return (action,)

    def hand_label(self, scene: Scene, card: str, known: bool) -> str:
        """What choosing a card of the own hand would bring."""
        named, say, phase = self.teller.piece("card", card), self.teller.say, scene.view["phase"]
        if scene.choices and phase == "lay":
            return say("orders-aim-lay", card=named, points=str(self.prospects(scene)["lays"][card]))
        swaps = self.swaps(scene)
        if phase == "turn" and swaps and self.wanted:
            points = swaps[card][self.wanted]
            change = self.change(scene, points)
            return say("orders-aim-swap", card=named, take=self.wanted, points=str(points), change=change)
        if phase == "turn" and swaps:
            return say("orders-aim-give", card=named, known="yes" if known else "no")
        return named

    def standing(self, canvas: Canvas, scene: Scene, x: int, y: int) -> None:
        """What the hand pays, the own points and order cards, beside the hand."""
        view, say = scene.view, self.teller.say
        own = view["seat"] or 0
        canvas.put(x, y, say("orders-board-hand"), "faint")
        canvas.put(x, y + 1, say("orders-board-pays", points=str(self.now(scene))), "gold bold")
        canvas.put(x, y + 2, say("orders-board-points", points=view["scores"][own]))
        canvas.put(x, y + 3, order_cards(view["order_cards"][own]), "accent bold")

    # -- looking ahead -----------------------------------------------------------------------------

    def row_previews(self, scene: Scene) -> dict[str, int]:
        """For cards of the row what the hand would pay with them."""
        swaps, phase, laid = self.swaps(scene), scene.view["phase"], scene.view["laid"]
        if laid is not None and swaps:
            return swaps[laid]
        return swaps.get(self.aimed_card("hand"), {}) if phase == "turn" and not self.wanted else {}

    def hand_previews(self, scene: Scene) -> dict[str, int]:
        """For cards of the hand what it would pay without them."""
        if not scene.choices:
            return {}
        if scene.view["phase"] == "lay":
            return self.prospects(scene)["lays"]
        take = (self.wanted or self.aimed_card("row")) if scene.view["phase"] == "turn" else ""
        return {give: takes[take] for give, takes in self.swaps(scene).items() if take in takes}

    def preview(self, canvas: Canvas, scene: Scene, points: int, best: int, x: int, y: int, size: Size) -> None:
        """What the hand would pay; the best is marked."""
        now = self.now(scene) if scene.view["phase"] == "turn" else None
        words = "green bold" if points == best else "faint"
        if now is not None and points <= now:
            words = "faint"
        mark = "" if now is None else "▲" if points > now else "▼" if points < now else "="
        text = f"{mark}{points}" if now is not None or points < best else f"›{points}"
        canvas.put(x + (size.width - len(text)) // 2, y, text, words)
