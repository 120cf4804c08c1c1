"""What is made of a record; a worker does it where the record is long. docs/formats.md has the limits.

Answers are made as they are sent, so that a worker's costs nobody else anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from roji.bots.bot import players_of
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.state import Plain
from roji.table.ending import ended
from roji.table.match import Match
from roji.table.origin import Origin
from roji.table.record import DECISIONS, Record, read
from roji.wire import protocol, reviews

STORY = 500  # decisions that are told in one answer


class Taken(NamedTuple):
    """A record that somebody brought, as it is kept."""

    text: str
    game: str
    names: list[str]


@lru_cache(16)
def kept(text: str) -> Record:
    """A record that was kept; those asked for lately are not read again."""
    return read(text)


def taken(text: str) -> Taken:
    """A record from anywhere, read, replayed and written anew, with notes such as the game gives."""
    record = read(text, DECISIONS)
    record.tidy_notes()
    return about(record)


def about(record: Record) -> Taken:
    return Taken(record.to_text(), record.game.id, record.players)


def listed(text: str) -> Taken:
    """What a list says of a record that was kept."""
    record = kept(text)
    return Taken(text, record.game.id, record.players)


def opened(text: str) -> bytes:
    """What a record is about, decision by decision; a RecordOpened."""
    record, moves = kept(text), list[tuple[int, str]]()
    state = record.start()
    for action in record.moves:
        moves.append((state.seat or 0, state.name(action)))
        state.apply(action)
    about = protocol.RecordOpened(
        game=record.game.id,
        options=record.game.options,
        names=record.players,
        seats=record.seats,
        date=record.date,
        after=None if record.origin is None else len(record.origin.moves),
        moves=moves,
        notes=record.notes,
    )
    return protocol.encoder.encode(about)


def past(text: str, number: int, seat: int | None) -> bytes:
    """The match of a record after some decisions, at most all, and what a seat saw happen at the last of them."""
    record = kept(text)
    check_seat(record, seat)
    moves = record.moves[:number]
    state, effects = record.start(), list[Plain]()
    for action in moves[:-1]:
        state.apply(action)
    if moves:
        state, effects = state.effects_of(moves[-1], seat)
    found = seen(record.game, state.view(seat), effects, number >= len(record.moves), record.resigned)
    return protocol.encoder.encode(found)


def story(text: str, since: int, seat: int | None) -> bytes:
    """What a seat saw happen in a record after some decisions, in words; a long one in several parts."""
    record, lines = kept(text), list[reviews.StoryLine]()
    check_seat(record, seat)
    state, tell = record.start(), record.game.telling.events
    for number, action in enumerate(record.moves[: since + STORY], 1):
        if number <= since:
            state.apply(action)
            continue
        mover, round_, name = state.seat or 0, state.round, state.name(action)
        state, effects = state.effects_of(action, seat)
        told = [line for line in tell(effects) if line is not None]
        lines.append(
            reviews.StoryLine(number=number, seat=mover, round=round_, name=name, told=told, scores=state.scores())
        )
    return protocol.encoder.encode(reviews.Story(since=since, total=len(record.moves), lines=lines))


class Moment(NamedTuple):
    """Where a match can go on."""

    game: Game
    origin: Origin


def moment(text: str, number: int, seat: int) -> Moment:
    """A record after some decisions, for a seat that plays on there; refused where nothing is left to decide."""
    record = kept(text)
    check_seat(record, seat)
    origin = record.went_on(number, seat)
    origin.check()
    if origin.moment(record.game).over:
        raise Invalid("match-over")
    return Moment(record.game, origin)


def check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and seat >= record.game.players:
        raise Invalid("bad-seat", seat=seat, last=record.game.players - 1)


def seen(game: Game, view: Plain, effects: list[Plain], last: bool, resigned: int | None) -> protocol.Past:
    """How things stood and what had happened, with the words for it; after the last decision also how it ended."""
    telling = game.telling
    return protocol.Past(
        view=view,
        effects=effects,
        told=telling.events(effects),
        lines=telling.lines(view),
        ended=ended(game, view, resigned) if last else [],
    )


def text_read(text: str) -> bytes:
    """What could be read in the match of a record."""
    return turns_read(kept(text))


def turns_read(record: Record) -> bytes:
    """What could be read in a finished match, turn by turn; most games have no such thing."""
    reading, tell = players_of(record.game).reading, record.game.telling.events
    turns = reading(record.game, Match(record).states, record.moves) if reading else []
    return protocol.encoder.encode([protocol.TurnRead(**turn._asdict(), told=tell(turn.effects)) for turn in turns])
