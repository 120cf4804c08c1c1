"""For the test kit: where the cards are, and what is hidden from whom. Kept apart from what the rules think."""

from __future__ import annotations

from typing import Any

from roji.testing import Path, Slots


def pieces(data: Any) -> list[str]:
    """Every card of the round."""
    return " ".join([*data["hands"], data["aside"], *data["taken"], data["laid"]]).split()


def hidden(dicts: list[Any], moves: list[str], seat: int | None) -> list[Slots]:
    """The slots of the first dict that the seat does not know at present: this deal's, and all to come."""
    first, now = dicts[0], dicts[-1]
    played = len(now["results"]) - len(first["results"])  # rounds since the first dict
    if not any(now["hands"]) and not now["decks"]:
        return []
    known = {*" ".join([*now["taken"], now["laid"]]).split(), *([] if seat is None else now["hands"][seat].split())}
    places: dict[Path, str] = {}  # where this deal's cards were
    if not any(hand for i, hand in enumerate(now["hands"]) if i != seat):
        pass  # nobody else holds a card, so that what lies aside is all that is left
    elif played:
        places[("decks", played - 1)] = first["decks"][played - 1]
    else:
        places = {("hands", i): hand for i, hand in enumerate(first["hands"])}
        places[("aside",)] = first["aside"]
    here = [(*place, i) for place, text in places.items() for i, word in enumerate(text.split()) if word not in known]
    to_come = [Slots([("decks", r, i) for i in range(24)]) for r in range(played, len(first["decks"]))]
    return [Slots(here), *to_come]
