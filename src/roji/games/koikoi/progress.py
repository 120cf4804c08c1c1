"""How far a pile is on the way to each combination (H-21 to H-32), for those who play and look on."""

from __future__ import annotations

from functools import lru_cache

from roji.games.koikoi import cards as deck
from roji.games.koikoi.facts import CardKind, Goal
from roji.games.koikoi.scoring import STACKING, VIEWINGS

# Clause, name in words/, the cards it is made of, and how many of them it needs.
NEEDS = (
    ("H-21", "five-lights", deck.LIGHTS, 5),
    ("H-22", "four-lights", deck.LIGHTS, 4),
    ("H-23", "three-lights", deck.LIGHTS & ~deck.RAIN, 3),
    ("H-24", "cherry-viewing", deck.CHERRY_VIEWING, 2),
    ("H-25", "moon-viewing", deck.MOON_VIEWING, 2),
    ("H-26", "boar-deer-butterflies", deck.BOAR_DEER_BUTTERFLIES, 3),
    ("H-32", "red-and-blue", deck.RED | deck.BLUE, 6),
    ("H-27", "red-ribbons", deck.RED, 3),
    ("H-28", "blue-ribbons", deck.BLUE, 3),
    ("H-29", "animals", deck.ANIMALS, 5),
    ("H-30", "ribbons", deck.RIBBONS, 5),
    ("H-31", "plain", deck.PLAIN, 10),
)

POINTS = {"five-lights": 10, "four-lights": 8, "red-and-blue": 10, "animals": 1, "ribbons": 1, "plain": 1}  # else 5
MORE: dict[str, CardKind] = {
    "boar-deer-butterflies": "A", "red-and-blue": "R", "red-ribbons": "R", "blue-ribbons": "R",
    "animals": "A", "ribbons": "R", "plain": "x",
}  # fmt: skip
ALONE = ("animals", "ribbons", "plain")  # of these the ones that count further cards with option `stacking`


@lru_cache
def goals(flags: int) -> list[Goal]:
    """The combinations in use with what they are worth, the same list each time, not to be changed."""
    return [
        {
            "clause": clause,
            "key": key,
            "points": POINTS.get(key, 5),
            "more": MORE.get(key) if not flags & STACKING or key in ALONE else None,
            "need": need,
            "cards": deck.names(family),
        }
        for clause, key, family, need in NEEDS
        if _used(key, flags)
    ]


def _used(key: str, flags: int) -> bool:
    return bool(flags & VIEWINGS) if key.endswith("viewing") else key != "red-and-blue" or not flags & STACKING


@lru_cache(4096)
def frozen(field: int) -> int:
    """H-R4, `redeal` off: a month of which all four cards lie on the field stays there, and nobody gets them."""
    return sum(month for month in (15 << 4 * i for i in range(12)) if field & month == month)


@lru_cache(4096)
def shared_progress(own: int, lost: int, flags: int) -> list[int | None]:
    """How many cards of each of the goals are in a pile; None where too many of them are lost to it.

    The same list each time, not to be changed.
    """
    return [
        (own & family).bit_count() if (family & ~lost).bit_count() >= need else None for family, need in in_use(flags)
    ]


@lru_cache
def in_use(flags: int) -> list[tuple[int, int]]:
    """The cards of all combinations in use, and how many of them each needs."""
    return [(family, need) for _, key, family, need in NEEDS if _used(key, flags)]
