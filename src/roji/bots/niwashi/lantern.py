"""The language of the lantern, as docs/lantern.en.md tells it to people.

On a shape of the aid card it means that shape, on a field of the garden or of the display that season. A direction
means a season: spring comes from the east, summer from the south, autumn from the west, winter from the north.
"""

from __future__ import annotations

from roji.games.niwashi.notation import ON_AID
from roji.games.niwashi.tiles import AIMS, SEASONS

EAST_TO_NORTH = "eswn"  # the directions of the four seasons
STRAY = 0.1  # how likely a lantern means something else, or nothing


def say(wish: int) -> tuple[int, int]:
    """Place and direction of a lantern that means just this wish."""
    return ON_AID + wish // 4, AIMS.index(EAST_TO_NORTH[wish % 4])


def meant(place: str, direction: str | None, field: str | None, shapes: str) -> frozenset[int]:
    """The wishes a lantern may mean: its place and direction as seen, and the field on which it stands."""
    season = SEASONS[EAST_TO_NORTH.index(direction)] if direction and direction in EAST_TO_NORTH else None
    shape = place.removeprefix("aid.") if place.startswith("aid.") else None
    if shape is None and season is None and field and field in SEASONS:
        season = field
    if shape is None and season is None:
        return frozenset()
    return frozenset(
        wish
        for wish in range(4 * len(shapes))
        if (shape is None or shapes[wish // 4] == shape.upper()) and (season is None or SEASONS[wish % 4] == season)
    )
