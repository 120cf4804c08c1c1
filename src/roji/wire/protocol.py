"""The messages on the wire, JSON in both directions; docs/protocol.md explains them, `roji schema` exports them.

Every message of a client carries an `id` of its own and gets one answer with the same id as `re`: an update or
`accepted` with the number of the event, or `refused` with the reason.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from roji.games import options
from roji.games.state import Plain
from roji.games.telling import Sentence
from roji.table.told import Choice, SeatShown, Shown, UndoAsked
from roji.wire.events import SeenWritten

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Short = Annotated[str, msgspec.Meta(max_length=400)]
Secret = Annotated[str, msgspec.Meta(max_length=64)]
Digits = Annotated[str, msgspec.Meta(max_length=64)]
Old = Annotated[str | None, msgspec.Meta(description="Only clients of before send this; they are told to update.")]
VERSION = 2  # of the protocol, said in `hello`; a client of another one is refused and told to update
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
OptionName = Annotated[str, msgspec.Meta(max_length=options.NAME)]
OptionValue = Annotated[str, msgspec.Meta(max_length=options.TEXT)] | int | bool


# -- from a client over the socket ---------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    id: Id


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: who is there, and the number of the last event the client knows (0: none).

    `secret` is that of the seat, of the invitation, or the one for watching.
    """

    version: Number = 1
    secret: Secret = ""
    since: Number = 0
    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"
    proof: Annotated[str, msgspec.Meta(max_length=32)] = ""  # that came with that number


class Move(FromClient, frozen=True, tag="move"):
    """A decision, by number or in notation, after the event `base`."""

    base: Number
    action: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=64)] = ""
    note: Short = ""


class Promise(FromClient, frozen=True, tag="promise"):
    """The SHA-256 of the nonce to come, for the deal with this commitment: strict dealing only."""

    commitment: Digits
    promise: Digits


class Nonce(FromClient, frozen=True, tag="nonce"):
    """What the client adds to the deal with this commitment: 64 hexadecimal digits of chance."""

    commitment: Digits
    nonce: Digits


class Start(FromClient, frozen=True, tag="start"):
    """Deal: all seats are taken. Where somebody's nonce is not there yet, the deal waits for it."""


class Leave(FromClient, frozen=True, tag="leave"):
    """Give the seat back before the start; its secret is void from then on."""


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back the last own decision, or ask for it."""


class Answer(FromClient, frozen=True, tag="answer"):
    """Yes or no to somebody who asked to take something back."""

    yes: bool


class Resign(FromClient, frozen=True, tag="resign"):
    """Give up."""


class Say(FromClient, frozen=True, tag="say"):
    """Chat, where the table has one."""

    text: Short


class AskRematch(FromClient, frozen=True, tag="rematch"):
    """A new table with the same people, seats moved on by one."""


class Hint(FromClient, frozen=True, tag="hint"):
    """What a strong player thinks of the position, where the table allows it."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Nothing; answered with `accepted`."""


Incoming = Hello | Move | Promise | Nonce | Start | Leave | Undo | Answer | Resign | Say | AskRematch | Hint | Ping


# -- from the server over the socket --------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    re: str = ""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello`: where one sits, everything that happened after `since`, and how things stand."""

    table: str
    seat: int | None
    since: int
    events: list[SeenWritten]
    shown: Shown
    secret: str = ""  # what the server added to the deal, once the match is over
    proof: str = ""  # that the table had come so far, to be given back in the next hello
    ahead: bool = False  # the client knew of more than there is: the log was set back, and all is told anew


class Update(FromServer, frozen=True, tag="update"):
    """Events up to number `n`, and what changed: `view` holds the parts of the view that are new, all if `whole`.

    `seats` is there only where somebody sat down, left, or was replaced.
    """

    n: int
    events: list[SeenWritten]
    phase: str
    to_move: int | None
    view: Plain | None = None
    whole: bool = False
    choices: list[Choice] = []
    question: Sentence | None = None
    may_undo: bool = False
    asked: UndoAsked | None = None
    seats: list[SeatShown] | None = None
    secret: str = ""
    proof: str = ""


class Accepted(FromServer, frozen=True, tag="accepted"):
    """Done before, as event `n`, or nothing to do."""

    n: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Not done: the name of the reason, the clause of the rules where there is one, and the sentence.

    `missing` is what a client does not know that moved on an old number.
    """

    key: str
    text: str
    clause: str = ""
    missing: Welcome | None = None


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected: one truth value for each seat, and how many watch."""

    seats: list[bool]
    watching: int


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: the share of the win to expect (playing together: points at once), its spread, and why.

    Both figures are null where there is none. `turn` describes it, and what is planned to follow it in the turn.
    """

    action: int
    name: str
    worth: float | None
    spread: float | None
    why: str
    turn: list[Plain]


class Hinted(FromServer, frozen=True, tag="hinted"):
    """The best few decisions, the best first."""

    n: int
    best: list[Advised]


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the connection: `restart`, `slow`, `store` (come back in a moment), `gone` (the table was
    deleted), `left` (you left the seat)."""

    why: str


Outgoing = Welcome | Update | Accepted | Refused | Presence | Hinted | Bye


# -- over HTTP ------------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: `me`, `open`, or the name of a bot."""

    who: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. Without `seats` the maker takes the first and all others are open."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    options: Annotated[dict[OptionName, OptionValue], msgspec.Meta(max_length=64)] = {}
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=16)] = []
    name: Short = ""
    strict: bool = False
    nonce: Old = None
    chat: bool = False
    hints: bool | None = None  # not said: where only one person plays


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table. The secrets are told once and kept only as hashes; a link is `/t/TABLE#SECRET`."""

    table: str
    seat: int | None
    secret: str
    invite: str
    watch: str
    commitment: str


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: `secret` is that of the invitation, or of one's own seat at a rematch.

    `request` is a secret of the client, 32 to 64 hexadecimal digits of chance: the same one again is the same person,
    who is told the same seat and secret again. Without it everybody is another person.
    """

    secret: Secret
    nonce: Old = None
    name: Short = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    request: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Forgotten(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A device of before asks for the secrets of its seats; the same `request` again gets the same answer."""

    request: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    seat: int
    secret: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    key: str
    text: str
    clause: str = ""


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: str | int | bool
    values: list[str | int | bool]
    allowed: str
    text: str = ""


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    players: list[int]
    options: list[OptionShown]
    presets: dict[str, dict[str, Any]]
    bots: list[str]
    ratings: dict[str, float]  # of the levels, where they were measured
    together: bool  # played with each other, not against
    about: dict[str, Any]  # what the game tells of itself
    clause: str  # the letter of its clauses
    place: int  # in the order in which games are offered
    minutes: int  # that a match takes; 0: nobody knows
    most: int  # the highest score that all can reach together; 0: there is none
    lesson: int = 0  # how many steps its lesson has; 0: there is none


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table of this device. `who` sits at each seat: a person, a bot, or nobody yet (open).

    `result` is how the match ended for this seat: won, shared (the best place), lost, together (nobody wins alone),
    gave-up, given-up (by another); empty while it goes on. `points` are those of every seat, where any were counted.
    """

    table: str
    game: str
    phase: str
    seat: int
    names: list[str]
    to_move: int | None
    touched: int
    who: list[str]
    result: str
    points: list[int]


class NewRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record to be imported."""

    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class RecordShown(msgspec.Struct, frozen=True, kw_only=True):
    """A record of this device; `/r/ID#N` is a link to it at decision N."""

    id: str
    game: str
    names: list[str]
    created: int


class RecordOpened(msgspec.Struct, frozen=True, kw_only=True):
    """What a record is about; `moves` are its decisions in notation, each after the seat that made it.

    `notes` are what people added to decisions, by the number of the decision, counted from 0. `after` is there
    where the match went on from another one, after so many decisions of that: it was not dealt fairly.
    """

    game: str
    options: dict[str, Any]
    names: list[str]
    seats: list[str]
    date: str
    after: int | None
    moves: list[tuple[int, str]]
    notes: dict[int, str]


class TurnRead(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of a finished match: what everybody saw of it, what both seats wished, and how likely each of these wishes
    was to a careful partner before and after it; `thoughts` are what that partner has to say of it, and with the last
    turn of the match."""

    number: int
    seat: int
    effects: list[Any]
    told: list[Sentence | None]
    wishes: list[list[str]]
    before: list[list[float]]
    after: list[list[float]]
    thoughts: list[Sentence]


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A match after some decisions as a viewer may know it, and what happened at the last of them.

    `told` says what happened, as in a move; `lines` are the whole table in sentences. `ended` says after the last
    decision of a match how it ended and what decided it.
    """

    view: Plain
    effects: list[Plain]
    told: list[Sentence | None]
    lines: list[Sentence]
    ended: list[Sentence]


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """The server answers."""

    version: str


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """Whether people should be sent here; `why` not: starting, draining, store-slow, store-failing."""

    ready: bool
    why: str = ""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """`status` is ok, damaged (the tables listed cannot be believed) or failing (nothing can be stored)."""

    status: str
    version: str
    tables: int
    connections: int
    damaged: list[str] = []


decoder = msgspec.json.Decoder(Incoming)
encoder = msgspec.json.Encoder()
