"""The language of the lantern, as words/en/lantern.md and the rule page tell it to people.

On a shape of the aid card it means that shape, and its direction the season: spring comes from the east, summer from
the south, autumn from the west, winter from the north. On a field of the garden or of a tile in the display it means
that season, wherever it points. Anything else means nothing.

Nothing in the rules prefers these directions: whoever lets spring come from another side has a language that is just
as good, and that nobody else reads.
"""

from __future__ import annotations

from roji.games.niwashi.numbers import ON_AID
from roji.games.niwashi.tiles import AIMS, SEASONS

EAST_TO_NORTH = "eswn"  # the directions of the four seasons
STRAY = 0.1  # how likely the first lantern of a gardener means something else, or nothing


def say(wish: int, language: str = EAST_TO_NORTH) -> tuple[int, int]:
    """Place and direction of a lantern that means just this wish."""
    return ON_AID + wish // 4, AIMS.index(language[wish % 4])


def meant(
    place: str, direction: str | None, field: str | None, shapes: str, language: str = EAST_TO_NORTH
) -> frozenset[int]:
    """The wishes a lantern may mean: its place and direction as seen, and the field on which it stands.

    Who has no language ("") reads nothing in it.
    """
    shape, season = "", ""
    if not language:
        return frozenset()
    if place.startswith("aid."):
        shape = place.removeprefix("aid.").upper()
        if direction in tuple(language):
            season = SEASONS[language.index(direction)]
    elif field in tuple(SEASONS):
        season = field
    if not shape and not season:
        return frozenset()
    return frozenset(
        wish
        for wish in range(4 * len(shapes))
        if shape in ("", shapes[wish // 4]) and season in ("", SEASONS[wish % 4])
    )


def stray(kept: int, broken: int) -> float:
    """How likely the next lantern means nothing, after so many that came true and so many that did not."""
    return (STRAY + broken) / (1 + kept + broken)
