"""What is hidden in Garden Orders, and where its cards are."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roji.testing.hidden import Path, Slots, get

HAND, STACK, ROW = 9, 9, 3


def pieces(data: Any) -> list[str]:
    """Every card of the running round, wherever it lies."""
    texts = [*data["hands"], data["row"], data["stack"], data["out"]]
    return [card for text in texts for card in text.split()]


def hidden(dicts: list[Any], moves: list[str], seat: int | None) -> list[Slots]:
    """Of the running round what was never seen, of later rounds the deck and the order.

    Of a finished round nothing: its hands, row and stack were all seen, so the cards out of it follow.
    """
    first, now = dicts[0], dicts[-1]
    if now["phase"] == "over":
        return []
    running = len(now["results"]) - len(first["results"])  # rounds finished since the first state
    places = _places_now(first) if running == 0 else _places_dealt(first, running - 1)
    groups = [_unseen(first, now, places, seat)]
    later = range(running, len(first["future"]))
    groups += [Slots([("future", r, "deck", i) for i in range(2 * 33)]) for r in later]
    if first["orders_left"] is not None and later:  # drawn, not fixed
        left: list[Path] = [("orders_left", i) for i in range(len(first["orders_left"]))]
        groups.append(Slots([*(("future", r, "order") for r in later), *left]))
    return [_varied(first, slots) for slots in groups]


def _places_now(first: Any) -> dict[str | int, list[Path]]:
    """Where the cards of the first state's own round lie in its dict, by place."""
    places: dict[str | int, list[Path]] = {}
    for seat, hand in enumerate(first["hands"]):
        places[seat] = [("hands", seat, i) for i in range(len(hand.split()))]
    for place in ("stack", "out"):
        places[place] = [(place, i) for i in range(len(first[place].split()))]
    return places


def _places_dealt(first: Any, r: int) -> dict[str | int, list[Path]]:
    """Where the cards of a later round lie in its deck: hands by seat, stack, row, the rest is out."""
    paths: list[Path] = [("future", r, "deck", i) for i in range(2 * 33)]
    places: dict[str | int, list[Path]] = {}
    for seat in range(len(first["hands"])):
        places[seat], paths = paths[:HAND], paths[HAND:]
    places["stack"], paths = paths[:STACK], paths[STACK:]
    places["out"] = paths[ROW:]
    return places


def _unseen(first: Any, now: Any, places: dict[str | int, list[Path]], seat: int | None) -> Slots:
    """The slots whose cards the seat has not seen: the stack, what is out, and of other hands all but what is known."""
    stack = places["stack"]
    found = [stack[len(stack) - len(now["stack"].split()) :], places["out"]]
    for other, hand in enumerate(now["hands"]):
        if other == seat:
            continue
        unknown = Counter(hand.split()) - Counter(now["known"][other].split())
        slots = []
        for path in places[other]:
            if unknown[get(first, path)] > 0:
                unknown[get(first, path)] -= 1
                slots.append(path)
        found.append(slots)
    filled = [slots for slots in found if slots]
    if len(filled) == 1 and filled[0] is not found[0]:
        return Slots([])  # all unseen cards lie in one place without order: they are known by exclusion
    return Slots([path for slots in filled for path in slots])


def _varied(first: Any, slots: Slots) -> Slots:
    """Nothing is hidden where all the slots hold the same card."""
    return slots if len({get(first, path) for path in slots.paths}) > 1 else Slots([])
