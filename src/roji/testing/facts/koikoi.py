"""What is hidden in Koi-Koi, and where its cards are."""

from __future__ import annotations

from typing import Any

from roji.testing.hidden import Path, Slots, get


def pieces(data: Any) -> list[str]:
    """Every card of the running round, wherever it lies."""
    texts = [*data["hands"], *data["captured"], data["field"], data["stock"], data["pending"]]
    return [card for text in texts for card in text.split()]


def hidden(dicts: list[Any], moves: list[str], seat: int | None) -> list[Slots]:
    """Other hands and the stock of every round as far as they were never seen, and all of later rounds."""
    first, now = dicts[0], dicts[-1]
    if now["phase"] == "over":
        return []
    begun = len(first["results"])  # rounds that lucky hands ended before the first decision
    last: dict[int, tuple[Any, str]] = {}  # per round the last state in it, and the decision made there
    for data, move in zip(dicts, [*moves, ""], strict=True):
        last[len(data["results"])] = (data, move)
    paths: list[Path] = [("hands", i, j) for i in range(2) for j in range(len(first["hands"][i].split()))]
    paths += [("stock", i) for i in range(len(first["stock"].split()))]
    unseen = _unseen(*last[begun], seat)
    groups = [Slots([path for path in paths if get(first, path) in unseen])]
    for r, decks in enumerate(first["future"], begun + 1):
        for d in range(len(decks)):
            places: list[Path] = [("future", r - begun - 1, d, i) for i in range(48)]
            if r <= len(now["results"]):
                if d < len(decks) - 1:  # dealt again: the field was seen
                    places = [path for path in places if _place(path) != "field"]
                elif r in last:
                    unseen = _unseen(*last[r], seat)
                    places = [path for path in places if get(first, path) in unseen]
                else:
                    places = _lucky(places, now["results"][r], first, seat)
            groups.append(Slots(places))
    return groups


def _unseen(data: Any, move: str, seat: int | None) -> set[str]:
    """The cards a seat had not seen when a round ended with this decision in this state."""
    stock = data["stock"].split()
    if move and data["phase"] in ("play", "take"):
        stock = stock[1:]  # turned as the decision was made, or once its card was taken
    hands = [hand.split() for other, hand in enumerate(data["hands"]) if other != seat]
    return {*stock, *(card for hand in hands for card in hand)} - {move}


def _place(path: Path) -> str:
    """Where a deck's card goes: two at a time to challenger, field, dealer; the rest is the stock."""
    index = path[-1]
    assert isinstance(index, int)
    return "stock" if index >= 24 else ("challenger", "field", "dealer")[index // 2 % 3]


def _lucky(places: list[Path], result: Any, first: Any, seat: int | None) -> list[Path]:
    """A round that ended at the deal: the stock, and the hands that were not shown."""
    names = {result["dealer"]: "dealer", 1 - result["dealer"]: "challenger"}
    shown = result["shown"].split()
    hidden = {"stock"}
    for holder, name in names.items():
        hand = [get(first, path) for path in places if _place(path) == name]
        if holder != seat and result["kind"] != "both-lucky" and set(hand) != set(shown):
            hidden.add(name)
    return [path for path in places if _place(path) in hidden]
