"""How different partners think: what counts for them, what they read in the other's tiles, how steady they are."""

from __future__ import annotations

from dataclasses import dataclass, replace

from roji.bots.niwashi.lantern import EAST_TO_NORTH

# What a partner makes of the other's decisions.
NOTHING, RULES, EVERYTHING = 0, 1, 2


@dataclass(frozen=True)
class Style:
    """One way to play. Values count in wishes: 1 is a wish that surely comes true with this tile."""

    # what a shape is worth by the fields it lacks: none, one, two for one tile, two, three, four, five
    worth: tuple[float, ...] = (0.82, 0.48, 0.055, 0.042, 0.006, 0.0, 0.0)
    likely: float = 0.1  # a wish the partner may hold comes nearer
    own: float = 7.5  # an own wish comes nearer
    later: float = 1.68  # a wish that may be drawn later comes nearer
    next_turn: float = 0.6  # what the tiles left in hand could show after this one
    closely: int = 10  # placements for which that is worked out
    reads: int = EVERYTHING  # RULES: only what N-8 makes certain, and lanterns; NOTHING: not even that
    heat: float = 0.18  # how far below the best a placement of a sensible partner may be
    slips: float = 0.15  # the share of decisions of which no sense can be made
    noise: float = 0.0  # how far off its own values are
    overlooks: float = 0.0  # the share of turns in which it thinks of its own wishes only
    margin: float = 9.0  # the most that one of these two mistakes may cost
    careless: float = 0.0  # the share of turns with any legal placement
    lanterns: int = 1  # how often it shows an own wish with the lantern
    price: float = 0.3  # what the turn and the hand given up for it are worth
    thrift: float = 0.4  # a tile from the discard pile leaves one more in the display
    language: str = EAST_TO_NORTH  # where the four seasons come from when a lantern speaks
    misreads: float = 0.0  # the share of lanterns whose season it takes for the next one


MASTER = Style()
SILENT = replace(MASTER, reads=NOTHING, lanterns=0)
CARELESS = replace(SILENT, careless=0.2)
SPEAKER = replace(MASTER, reads=RULES, lanterns=2, price=0.0)  # relies on lanterns, not on tiles
MIRRORED = replace(SPEAKER, language="wsen")  # east and west exchanged
FLIPPED = replace(SPEAKER, language="enws")  # north and south exchanged
TURNED = replace(SPEAKER, language="wnes")  # both

COMPANION = replace(MASTER, heat=0.1)
WORDLESS = replace(COMPANION, lanterns=0, language="")  # neither lights lanterns nor reads them

# The four levels. None gives away more than its margin, and none overlooks the last wish.
BEGINNER = replace(SILENT, own=2.0, closely=0, noise=0.2, overlooks=0.42, margin=3.0)
CASUAL = replace(MASTER, reads=RULES, lanterns=0, own=4.0, closely=0, noise=0.18, overlooks=0.38, margin=2.0)
CLUB = replace(MASTER, closely=0, noise=0.15, overlooks=0.32, margin=1.5)
STYLES = {"beginner": BEGINNER, "casual": CASUAL, "club": CLUB, "master": MASTER}
