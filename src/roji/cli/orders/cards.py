"""The cards of Garden Orders on a canvas: each colour has its letter, its sign, its pattern and its ink."""

from __future__ import annotations

from dataclasses import dataclass

from roji.cli.play.canvas import Canvas

SIGNS = {"P": "✿", "G": "♣", "O": "◆"}
PATTERNS = {"P": "∙", "G": "╱", "O": "≈"}
INKS = {"P": "pink", "G": "green", "O": "orange"}
BACK = "▒"
ORDER_CARD = "❖"
EYE = "◉"  # a card of the own hand that everybody knows of


@dataclass(frozen=True)
class Size:
    """How large a card is drawn."""

    width: int
    height: int

    @property
    def pitch(self) -> int:
        """From one card to the next where there is room."""
        return self.width + 1


SMALL, LARGE = Size(5, 4), Size(9, 6)


@dataclass(frozen=True)
class Face:
    """How a card is shown: `edge` is the style of its frame, `mark` a sign on it, `foot` one below."""

    edge: str = "line"
    double: bool = False
    mark: str = ""
    foot: str = ""


def edge_of(aimed: bool, hint: bool, lively: bool) -> str:
    """The style of a frame: what is aimed at before what is hinted at, before what happens or was chosen."""
    return "gold bold" if aimed else "green bold" if hint else "accent bold" if lively else "line"


def ink(card: str) -> str:
    return INKS[card[0]]


def draw_card(canvas: Canvas, card: str, x: int, y: int, size: Size, face: Face) -> None:
    """A card: letter and value, the sign of its colour, and its pattern below."""
    canvas.fill(x, y, size.width, size.height, "paper")
    canvas.box(x, y, size.width, size.height, f"paper {face.edge}", double=face.double)
    inner = size.width - 2
    colour, shade = card[0], f"paper {ink(card)}"
    canvas.put(x + 1, y + 1, card, f"{shade} bold")
    if inner > len(card):
        canvas.put(x + inner, y + 1, SIGNS[colour], f"{shade} bold")
    rows = size.height - 3 if size.height > SMALL.height else 1
    for row in range(rows):
        canvas.put(x + 1, y + 2 + row, PATTERNS[colour] * inner, shade)
    canvas.put(x + 1 + inner // 2, y + 2 + rows // 2, SIGNS[colour], f"{shade} bold")
    for sign, line in ((face.mark, y), (face.foot, y + size.height - 1)):
        canvas.put(x + size.width // 2, line, sign, f"paper {face.edge} bold")


def draw_stack(canvas: Canvas, count: int, x: int, y: int, size: Size, face: Face) -> None:
    """The face-down stack with the number of its cards."""
    canvas.box(x, y, size.width, size.height, face.edge, double=face.double)
    for row in range(1, size.height - 1):
        canvas.put(x + 1, y + row, BACK * (size.width - 2), "faint")
    text = f" {count} "
    canvas.put(x + (size.width - len(text)) // 2, y + size.height // 2, text, "bold")


def chip(canvas: Canvas, x: int, y: int, card: str, words: str = "") -> int:
    """A card in a line of text; returns the column after it."""
    return canvas.put(x, y, f"{SIGNS[card[0]]}{card}", f"{ink(card)} {words}")


def chips(canvas: Canvas, x: int, y: int, cards: list[str]) -> int:
    """Several cards in a line of text."""
    for card in cards:
        x = chip(canvas, x, y, card) + 1
    return x


def order_cards(orders: list[int]) -> str:
    """The order cards somebody has won, in short."""
    if len(orders) > 3:
        return ORDER_CARD + "".join(str(order) for order in orders)
    return " ".join(f"{ORDER_CARD}{order}" for order in orders)


def copies(cards: list[str]) -> list[tuple[str, str]]:
    """Cards with a name for each, so that two copies of a card can be told apart as places."""
    seen: dict[str, int] = {}
    found = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        found.append((card, card if seen[card] == 1 else f"{card}'"))
    return found
