"""How near the piles of Koi-Koi are to combinations, from the view of a seat."""

from __future__ import annotations

from roji.games.koikoi import scoring
from roji.games.koikoi.cards import read_set
from roji.games.koikoi.facts import View
from roji.games.koikoi.progress import NEEDS, frozen, goals, shared_progress

FAMILIES = {key: family for _, key, family, _ in NEEDS}


def card_set(cards: list[str]) -> int:
    return read_set(" ".join(cards))


def piles(view: View) -> tuple[int, int]:
    """What the seat has captured, and what the other has."""
    seat = view["seat"] or 0
    return card_set(view["captured"][seat]), card_set(view["captured"][1 - seat])


def still(view: View) -> int:
    """The cards that nobody will ever capture."""
    return frozen(card_set(view["field"]))


def points(pile: int, flags: int) -> int:
    """What the combinations of a pile count, before any doubling."""
    return sum(found.points for found in scoring.explain(pile, flags))


def missing(pile: int, against: int, flags: int) -> dict[str, int]:
    """How many cards every combination that is still possible lacks."""
    far = zip(goals(flags), shared_progress(pile, against, flags), strict=True)
    return {goal["key"]: goal["need"] - have for goal, have in far if have is not None}


def nearest(pile: int, against: int, among: int, flags: int) -> tuple[int, str, int] | None:
    """Of the combinations to which some cards belong the one nearest: missing, its name, how many a pile has."""
    found = [
        (lacks, key, (pile & FAMILIES[key]).bit_count())
        for key, lacks in missing(pile, against, flags).items()
        if lacks > 0 and FAMILIES[key] & among
    ]
    return min(found, key=lambda entry: entry[0], default=None)
