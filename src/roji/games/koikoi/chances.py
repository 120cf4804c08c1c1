"""What a caller still hopes for: the combinations that would win the round (H-R7), from what everybody sees."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from roji.games.bits import members
from roji.games.koikoi import cards as deck
from roji.games.koikoi.facts import Chance
from roji.games.koikoi.progress import goals, in_use
from roji.games.koikoi.scoring import TABLE, combinations_of, score_pile

NEAR = 2  # cards
BITS = {key: 1 << i for i, (_, key, _) in enumerate(TABLE)}
KINDS = {"A": deck.ANIMALS, "R": deck.RIBBONS, "x": deck.PLAIN}


@lru_cache(256)
def chances(own: int, lost: int, flags: int, rise: bool) -> list[Chance]:
    """All within two cards of a pile, the nearest first, with the least points that each makes of the pile."""
    held, free = combinations_of(own, flags), deck.ALL & ~own & ~lost
    found: list[Chance] = []
    for goal, (cards, _) in zip(goals(flags), in_use(flags), strict=True):
        key = goal["key"]
        counts = bool(held & BITS[key])
        if counts and not (rise and goal["more"]):
            continue  # H-R7: what counted at the call is not enough
        missing = 1 if counts else goal["need"] - (own & cards).bit_count()
        among = free & (KINDS[goal["more"]] if counts and goal["more"] else cards)
        if not 0 < missing <= NEAR:
            continue
        piles = [own | sum(1 << card for card in chosen) for chosen in combinations(members(among), missing)]
        least = [score_pile(pile, flags) for pile in piles if combinations_of(pile, flags) & BITS[key]]
        if least:
            more = goal["more"] if counts else None
            found.append({"key": key, "more": more, "missing": missing, "points": min(least)})
    return sorted(found, key=lambda chance: (chance["missing"], -chance["points"]))
