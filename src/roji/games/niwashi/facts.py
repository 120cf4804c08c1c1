"""What is told of Niwashi, as types: the view of a seat, what happened, what can be decided.

Tiles (`hna`), cells (`af32`), wishes (`hT`) and places of the lantern are in notation. A comment beside a field says
what it means; docs/facts/niwashi.md is made of them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal["tile", "cell", "direction", "draw", "place", "aim", "discard", "over"]
Ending = Literal["no-tile", "no-move", "all-fulfilled"]
Grade = Literal["all", "challenge", "good", "respectable", "quiet"]
Direction = Literal["e", "s", "w", "n"]


class Laid(TypedDict):
    """A tile on the table."""

    tile: str
    cell: str  # of its first field
    direction: Direction  # where it runs from there
    cells: list[str]  # of its three fields


class GardenTile(Laid):
    """A tile in the garden."""

    seat: int | None  # who laid it; null for the first one


class Lantern(TypedDict):
    """Where the lantern stands and points."""

    place: str
    direction: str | None
    tile: str | None  # which it marked when it was put down
    field: str | None  # the field it marks


class Result(TypedDict):
    """How the match ended."""

    round: int  # always 0: a match is one round
    kind: Ending
    clause: str
    seat: int  # who was to move
    points: int  # of both together (N-24)
    fulfilled: list[list[str]]  # wishes, by seat
    grade: Grade
    journey: str  # the garden of the journey
    target: int | None  # points that the journey asks for
    reached: bool | None  # whether they are enough; null off the journey


class Revealed(TypedDict):
    """What was still hidden when the match ended."""

    hands: list[list[str]]
    wishes: list[list[str]]
    stacks: list[list[str]]
    pile: list[str]
    box: list[str]
    wish_box: list[str]


class View(TypedDict):
    """What a seat may know."""

    game: str
    seat: int | None  # whose view it is; null for a spectator
    phase: Phase  # what is to be decided
    to_move: int | None
    round: int  # finished rounds
    rounds: int  # of the match: 1
    hand: list[str] | None  # one's own
    hand_counts: list[int]  # by seat
    known_hands: list[list[str]]  # tiles taken from the open, by seat
    chosen: str | None  # the tile to be laid
    chosen_cell: str | None  # where its first field will lie
    wishes: list[str] | None  # one's own
    wish_counts: list[int]  # by seat
    stack_counts: list[int]  # wishes still to come, by seat
    fulfilled: list[list[str]]  # wishes, by seat
    garden: list[GardenTile]  # in the order laid
    fields: dict[str, str]  # what can be seen on every covered cell
    display: list[str | None]  # open tiles to draw from; null for an empty place
    discard: list[str]  # the top one last
    removed: list[str]  # tiles out of the game (N-B3)
    pile: int  # tiles left in it
    lantern: Lantern
    lanterns_left: int | None  # on a journey that counts them
    journey: str  # the garden of the journey
    target: int | None  # points that it asks for
    corners: list[str]  # of the plot, where there is one
    blocked: list[str]  # cells that stay free
    bans: list[str]  # what the journey does not allow
    discard_open: bool  # whether like on like opens the discard pile: a tile lies there, no ban (N-19, N-22)
    shapes: str  # in play
    scores: list[int]  # by seat: the same for both
    results: list[Result]
    revealed: Revealed | None  # once the match is over


# -- what happened -------------------------------------------------------------------------------------


class TileMoved(TypedDict):
    """`tile`: chosen from the hand. `discard`: onto the discard pile. `take-discard`: off it. `remove`: out."""

    do: Literal["tile", "take-discard", "discard", "remove"]
    seat: int  # who
    tile: str


class Drawn(TypedDict):
    """A tile was taken from the display."""

    do: Literal["take"]
    seat: int  # who
    tile: str
    place: int  # from 1


class Filled(TypedDict):
    """A place of the display was filled from the pile."""

    do: Literal["fill"]
    place: int  # from 1
    tile: str


class CellChosen(TypedDict):
    """Where the chosen tile will lie."""

    do: Literal["cell"]
    seat: int  # who
    cell: str


class TileLaid(Laid):
    """A tile was laid."""

    do: Literal["lay"]
    seat: int  # who
    covered: list[str]  # cells
    special: bool  # whether a field was covered with its own colour (N-19)


class Said(TypedDict):
    """`lantern`: a seat takes the lantern up. `lift`: it was in the way of a tile and goes to rest."""

    do: Literal["lantern", "lift"]
    seat: int  # who


class LanternPlaced(TypedDict):
    """The lantern was put down."""

    do: Literal["place"]
    seat: int  # who
    place: str
    tile: str | None  # which it marks
    field: str | None


class LanternAimed(TypedDict):
    """The lantern points somewhere."""

    do: Literal["aim"]
    seat: int  # who
    direction: str | None


class Fulfilled(TypedDict):
    """A wish was laid open."""

    do: Literal["fulfil"]
    seat: int  # whose
    wish: str


class WishDrawn(TypedDict):
    """A new wish."""

    do: Literal["wish"]
    seat: int  # whose
    wish: NotRequired[str]  # told to its owner alone


class Ended(Result):
    """The match has ended."""

    do: Literal["end"]


class MatchEnded(Revealed):
    """All is laid open."""

    do: Literal["over"]
    scores: list[int]  # by seat


Effect = (
    TileMoved
    | Drawn
    | Filled
    | CellChosen
    | TileLaid
    | Said
    | LanternPlaced
    | LanternAimed
    | Fulfilled
    | WishDrawn
    | Ended
    | MatchEnded
)


# -- what can be decided -------------------------------------------------------------------------------


class UseTile(TypedDict):
    """`tile`: choose a tile to lay. `discard`: put it onto the discard pile."""

    do: Literal["tile", "discard"]
    tile: str


class TakeLantern(TypedDict):
    """Move the lantern instead of laying a tile."""

    do: Literal["lantern"]


class ChooseCell(TypedDict):
    """Where the first field of the chosen tile will lie."""

    do: Literal["cell"]
    tile: str
    cell: str
    directions: list[Direction]  # in which it can then run
    covers: list[str]  # for each of them, field by field: `.` nothing, `v` a field, `=` one of the same colour (N-19)
    lifts: list[Direction]  # those in which the lantern is in the way (N-17)


class Lay(Laid):
    """Lay the chosen tile in a direction."""

    do: Literal["lay"]
    covered: list[str]  # cells
    same: list[str]  # cells that would get the colour they show
    special: bool  # whether there are any (N-19)
    lifts: bool  # whether the lantern is in the way


Source = TypedDict("Source", {"from": Literal["display", "discard"]})


class Draw(Source):
    """Draw a tile."""

    do: Literal["draw"]
    place: int | None  # of the display, from 1
    tile: str


class PlaceLantern(TypedDict):
    """Put the lantern down."""

    do: Literal["place"]
    place: str
    on: Literal["cell", "display", "aid", "pile", "discard", "rest"]
    shape: NotRequired[str]  # on the aid card
    number: NotRequired[int]  # of the display place, from 1
    tile: NotRequired[str]  # that lies there
    field: NotRequired[str | None]  # that it would mark


class AimLantern(TypedDict):
    """Let the lantern point somewhere."""

    do: Literal["aim"]
    direction: str | None


Decision = UseTile | TakeLantern | ChooseCell | Lay | Draw | PlaceLantern | AimLantern
