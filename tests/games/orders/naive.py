"""Garden Orders a second time, from the clauses alone: slow, with lists of cards, sharing no code with roji."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

Card = tuple[str, int]  # colour and value


def card(text: str) -> Card:
    return text[0], int(text[1:])


def text(card: Card) -> str:
    return f"{card[0]}{card[1]}"


# -- the count -------------------------------------------------------------------------------------------


def count(hand: list[Card], order: int, min_run: int = 2) -> int:
    """The points of a hand: every way to set trios aside is tried, the one with most trios is the rule (O-15)."""
    ways = trio_ways(sorted(hand))
    most = max(len(values) for values, _ in ways)
    results = {
        sum(20 - value for value in values) + fitting(left, order, min_run)
        for values, left in ways
        if len(values) == most
    }
    assert len(results) == 1, "O-15: the split is unique"
    return results.pop()


def trio_ways(hand: list[Card]) -> list[tuple[list[int], list[Card]]]:
    """All ways to take trios out of a hand, with what is left."""
    found: list[tuple[list[int], list[Card]]] = [([], hand)]
    for value in range(11):
        trio = [("P", value), ("G", value), ("O", value)]
        if all(one in hand for one in trio):
            left = list(hand)
            for one in trio:
                left.remove(one)
            found += [([value, *values], rest) for values, rest in trio_ways(left)]
    return found


def fitting(left: list[Card], order: int, min_run: int) -> int:
    """O-17 to O-24, by trying every choice of cards the order could mean."""
    if order == 1:
        return sum(value for _, value in left)
    if order == 2:
        return max(sum(value for colour, value in left if colour == chosen) for chosen in "PGO")
    if order == 3:
        return sum(max([value for colour, value in left if colour == chosen], default=0) for chosen in "PGO")
    if order in (4, 5):
        return best_pairs(left, same_colour=order == 5)
    if order in (6, 7):
        return sum(value for _, value in left if value % 2 == 7 - order)
    return best_run(left, min_run)


def best_pairs(left: list[Card], same_colour: bool) -> int:
    """The best way to pair cards up: the first card is paired with some other one or with none."""
    if not left:
        return 0
    (colour, value), rest = left[0], left[1:]
    best = best_pairs(rest, same_colour)
    for i, (other_colour, other) in enumerate(rest):
        if other == value and (colour == other_colour or not same_colour):
            best = max(best, 2 * value + best_pairs(rest[:i] + rest[i + 1 :], same_colour))
    return best


def best_run(left: list[Card], min_run: int) -> int:
    """Every choice of cards that is a run; the longest, then the most valuable (O-R4)."""
    runs = []
    for chosen in "PGO":
        values = sorted({value for colour, value in left if colour == chosen})
        for size in range(min_run, len(values) + 1):
            for run in combinations(values, size):
                if run[-1] - run[0] == size - 1:
                    runs.append((size, sum(run)))
    return max(runs, default=(0, 0))[1]


# -- the table -------------------------------------------------------------------------------------------


class Table:
    """One round: hands, row and stack as lists, decisions as words in notation."""

    def __init__(self, hands: list[list[Card]], stack: list[Card], row: list[Card], starter: int, stall: int) -> None:
        self.hands = [list(hand) for hand in hands]
        self.stack = list(stack)
        self.row = list(row)
        self.turn = starter
        self.stall = stall
        self.quiet = 0  # swaps since the last reveal
        self.history: list[tuple[str, int, Card]] = []  # laid and taken, for what is known
        self.laid: list[Card] = []
        self.trio: int | None = None
        self.phase = "turn"

    @property
    def over(self) -> bool:
        return not self.stack and self.phase == "turn"

    def legal(self) -> set[str]:
        """Every decision that the clauses allow now."""
        hand = {text(one) for one in self.hands[self.turn]}
        if self.phase == "turn":
            if self.stall and self.quiet >= self.stall * len(self.hands):
                return {"reveal"}
            return hand | {"reveal"}
        if self.phase == "take":
            others = list(self.row)
            others.remove(self.laid[0])
            return {f"={text(one)}" for one in others}
        if self.phase == "choose":
            return {f"trio{value}" for value in self.trios()} | {"decline"}
        return hand

    def trios(self) -> list[int]:
        return [value for value in range(11) if {("P", value), ("G", value), ("O", value)} <= set(self.row)]

    def lay(self, one: Card) -> None:
        self.hands[self.turn].remove(one)
        self.row.append(one)
        self.laid.append(one)
        self.history.append(("lay", self.turn, one))

    def take(self, one: Card) -> None:
        self.row.remove(one)
        self.hands[self.turn].append(one)
        self.history.append(("take", self.turn, one))

    def next(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        self.phase = "turn"
        self.laid = []

    def do(self, move: str) -> None:
        """Make a decision."""
        if self.phase == "turn" and move == "reveal":
            self.row.append(self.stack.pop(0))
            self.quiet = 0
            if self.trios():
                self.phase = "choose"
            else:
                self.next()
        elif self.phase == "turn":
            self.lay(card(move))
            self.phase = "take"
        elif self.phase == "take":
            self.take(card(move[1:]))
            self.quiet += 1
            self.next()
        elif move == "decline":
            self.next()
        elif self.phase == "choose":
            self.trio = int(move[4:])
            self.phase = "lay"
        else:
            self.lay(card(move))
            if len(self.laid) == 3:
                for colour in "PGO":
                    assert self.trio is not None
                    self.take((colour, self.trio))
                self.next()

    def known(self, seat: int) -> Counter[Card]:
        """O-R8, from the whole history: a card taken is known, a card laid is one known less if any was."""
        held: Counter[Card] = Counter()
        for what, who, one in self.history:
            if who == seat:
                held[one] = held[one] + 1 if what == "take" else max(0, held[one] - 1)
        return +held
