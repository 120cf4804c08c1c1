"""A table: the events of one match between people and bots, and what may happen next. Pure, no clock, no network.

Commands (`sit`, `start`, `move`, ...) check what somebody wants and return the event, or raise a Refusal; only `add`
changes anything. A table is rebuilt by adding its events again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.games.state import Plain, State
from roji.games.telling import Sentence
from roji.table.dealing import Dealing
from roji.table.ending import given_up
from roji.table.events import (
    OPEN,
    PERSON,
    Added,
    Answered,
    AskedBack,
    Created,
    Left,
    Logged,
    Moved,
    Promised,
    Redealt,
    Rematch,
    Replaced,
    Resigned,
    Said,
    Sat,
    Sealed,
    Started,
    TookBack,
)
from roji.table.fair import Fair, deal_seed
from roji.table.match import Match
from roji.table.origin import start
from roji.table.record import DECISIONS, Record
from roji.table.retelling import Retelling
from roji.table.texts import NOTE, TEXT, clean_name, clean_text
from roji.table.told import Choice, SeatShown, Seen, SeenMove, Shown, UndoAsked, public

WAITING, RUNNING, OVER = "waiting", "running", "over"
MANY = 256  # choices; more of them are told by their notation
STAND_IN = "casual"  # plays on for somebody who gave up


Deal = Callable[[Game, int], State]
Secrets = Callable[[int], str]


def deal_fairly(game: Game, seed: int) -> State:
    """The start of a match from its seed."""
    return game.new(seed=seed)


@lru_cache(256)
def shared_game(id: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """The game with these options; many tables play the same."""
    return make_game(id, **dict(options))


class Table:
    """One table. `secrets` has what the server adds to a deal, by its number; it is told when the match is over.

    `deal` makes the first state from the seed.
    """

    def __init__(self, created: Created, secrets: Secrets, deal: Deal = deal_fairly) -> None:
        self.created, self.secrets, self.deal = created, secrets, deal
        self.dealing = Dealing(created)
        self.game = shared_game(created.game, tuple(created.options.items()))
        self.log: list[Logged] = [created]
        self.phase = WAITING
        self.who = list(created.seats)
        self.names = [""] * self.game.players
        self.seats = self._seats()  # as they are shown
        self.moves: list[int] = []
        self.notes: dict[int, str] = {}
        self.ids: dict[str, int] = {}  # the number of the event that answered a client's id
        self.changed = 1  # the number of the last event that changed what may be decided
        self.asked: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.undo_count = 0  # how often something was taken back
        self.resigned: int | None = None  # who ended the match by giving up
        self.rematch_table = ""
        self.first: State | None = None  # as it was dealt
        self.state: State | None = None
        self.last_told: list[tuple[int, int, int]] = []  # what happened at the last decision, and its notation
        self.last_name = ""
        self.now_told: dict[int | None, list[Plain]] = {}  # the same as viewers saw it
        self.now_said: dict[int, list[Sentence | None]] = {}  # and in sentences; viewers share lists of events
        self.undo_to: list[int | None] = [None] * self.game.players  # where a seat's undo would go back to
        self.heard: dict[int, list[list[Plain]]] = {}  # what each bot's seat was told, decision by decision

    @classmethod
    def rebuilt(cls, log: list[Logged], secrets: Secrets, deal: Deal = deal_fairly) -> Table:
        """The table of a stored log."""
        created = log[0]
        assert isinstance(created, Created)
        table = cls(created, secrets, deal)
        for event in log[1:]:
            table.add(event)
        return table

    @property
    def number(self) -> int:
        """The number of the last event; the first is 1."""
        return len(self.log)

    @property
    def secret(self) -> str:
        """What the server adds to the deal."""
        return self.secrets(self.dealing.number)

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.who) if who == PERSON]

    @property
    def to_move(self) -> int | None:
        return self.state.seat if self.state is not None and self.phase == RUNNING else None

    @property
    def full(self) -> bool:
        """Whether the match has become as long as a record may be."""
        return len(self.moves) >= DECISIONS

    # -- what may happen ---------------------------------------------------------------------------------

    def sit(self, name: str, seat: int | None = None) -> Sat:
        """A person takes a seat: this one, or the first that is open."""
        if self.phase != WAITING:
            raise Invalid("seat-begun")
        free = [number for number, who in enumerate(self.who) if who == OPEN]
        if seat is not None:
            self.game.check_seat(seat)
        if not free or (seat is not None and seat not in free):
            raise Invalid("seat-taken", free=", ".join(str(number + 1) for number in free) or "–")
        return Sat(seat=free[0] if seat is None else seat, name=clean_name(name))

    def took(self, id: str) -> int | None:
        """The seat that a request took before, None where it took none; Invalid where the person has left it since."""
        number = self.ids.get(id)
        if number is None:
            return None
        sat = self.log[number - 1]
        assert isinstance(sat, Sat)
        if any(isinstance(event, Left) and event.seat == sat.seat for event in self.log[number:]):
            raise Invalid("seat-not-yours", seat=sat.seat + 1)
        return sat.seat

    def leave(self, seat: int) -> Left:
        """A person leaves a seat before the start."""
        if self.phase != WAITING or (self.dealing.strict and self.dealing.sealed is not None):
            raise Invalid("leave-begun")
        self.own(seat)
        return Left(seat=seat)

    def start(self, seat: int) -> Sealed | Started:
        """Deal, or as soon as everybody's part of the deal is there."""
        self.own(seat)
        if self.phase != WAITING:
            raise Invalid("start-begun")
        missing = [str(number + 1) for number, who in enumerate(self.who) if who == OPEN]
        if missing:
            raise Invalid("start-open", seats=", ".join(missing))
        if self.dealing.sealed is not None:
            raise Invalid("start-waiting", seats=", ".join(str(number + 1) for number in self.dealing.missing))
        return Started() if self.dealing.ready else Sealed(seat=seat)

    def promise(self, seat: int, to: str, promise: str) -> Promised:
        """A person's program promises what it will add to the deal with this commitment."""
        self.own(seat)
        return self.dealing.promise(seat, to, promise)

    def add_nonce(self, seat: int, to: str, nonce: str) -> list[Added | Started]:
        """A person's program adds to the deal with this commitment; with the last one the cards are dealt."""
        self.own(seat)
        added = self.dealing.add_nonce(seat, to, nonce)
        last = self.dealing.sealed is not None and self.dealing.missing == [seat]
        return [added, Started()] if last else [added]

    def redeal(self, commitment: str) -> Redealt:
        """The time for the deal is over: a new one begins without those whose part did not come."""
        if self.phase != WAITING or not self.dealing.strict or self.dealing.sealed is None:
            raise Invalid("nonce-not-now")
        return self.dealing.redeal(commitment)

    def move(self, seat: int, action: int, note: str = "") -> Moved:
        """A decision that the rules allow."""
        state = self.playing()
        if state.seat != seat:
            raise Invalid("not-your-turn", seat=(state.seat or 0) + 1)
        if self.full:
            raise Invalid("match-long", most=DECISIONS)
        state.check_legal(action)
        cleaned = clean_text(note, NOTE)
        return Moved(seat=seat, action=action, note=self.game.note(state, action, cleaned) if cleaned else "")

    def back(self, seat: int) -> AskedBack | TookBack:
        """A person wants its last decision back: at once, or asking the people who have decided since."""
        self.playing()
        self.own(seat)
        if self.asked is not None:
            raise Invalid("undo-asked")
        to = self.undo_to[seat]
        if to is None:
            raise Invalid("undo-shown")
        since = {state.seat for state in self.match().states[to:-1]}
        of = [other for other in self.people if other in since and other != seat]
        return AskedBack(seat=seat, to=to, of=of) if of else TookBack(seat=seat, to=to)

    def answer(self, seat: int, yes: bool) -> list[Answered | TookBack]:
        """An answer to somebody who wants a decision back; with the last yes it happens."""
        self.playing()
        asked = self.asked
        if asked is None or seat not in asked.of or seat in self.agreed:
            raise Invalid("undo-not-asked")
        said: list[Answered | TookBack] = [Answered(seat=seat, yes=yes)]
        if yes and self.agreed | {seat} >= set(asked.of):
            said.append(TookBack(seat=asked.seat, to=asked.to))
        return said

    def resign(self, seat: int) -> Resigned:
        """A person gives up: two seats end the match by that, at a larger table a bot plays on."""
        self.playing()
        self.own(seat)
        ends = self.game.players == 2 or self.game.together or len(self.people) == 1
        return Resigned(seat=seat, stand_in="" if ends else STAND_IN)

    def say(self, seat: int, text: str) -> Said:
        self.own(seat)
        if not self.created.chat:
            raise Invalid("chat-off")
        if self.game.together and self.phase == RUNNING:
            raise Invalid("chat-silent")
        cleaned = clean_text(text, TEXT)
        if not cleaned:
            raise Invalid("chat-empty")
        return Said(seat=seat, text=cleaned)

    def rematch(self, seat: int, table: str) -> Rematch:
        """A new table with the same people."""
        self.own(seat)
        if self.phase != OVER:
            raise Invalid("rematch-running")
        return Rematch(seat=seat, table=table)

    def own(self, seat: int) -> None:
        """Refuse who does not sit here as a person."""
        if self.who[seat] != PERSON:
            raise Invalid("seat-not-yours", seat=seat + 1)

    def playing(self) -> State:
        if self.phase == WAITING or self.state is None:
            raise Invalid("not-started")
        if self.phase == OVER:
            raise Invalid("match-over")
        return self.state

    # -- what happened -----------------------------------------------------------------------------------

    def add(self, event: Logged) -> None:
        """Append an event that a command returned, or that was stored."""
        self.log.append(event)
        if event.id:
            self.ids[event.id] = self.number
        match event:
            case Moved():
                self._moved(event)
            case Said():
                return
            case Sat():
                self.who[event.seat], self.names[event.seat] = PERSON, event.name
                self.dealing.add(event)
            case Left():
                self.who[event.seat], self.names[event.seat] = OPEN, ""
                self.dealing.add(event)
            case Promised() | Sealed() | Added() | Redealt():
                self.dealing.add(event)
            case Started():
                self.dealing.add(event)
                self.phase = RUNNING
                origin = self.created.origin
                self.first = start(self.game, self.seed, None, origin) if origin else self.deal(self.game, self.seed)
                self.state = self.first.clone()
                self.heard = {seat: [] for seat, who in enumerate(self.who) if who != PERSON}
                self._over()
            case AskedBack():
                self.asked, self.agreed = UndoAsked(seat=event.seat, to=event.to, of=event.of), set()
            case Answered():
                self.agreed.add(event.seat)
                if not event.yes:
                    self.asked = None
            case TookBack():
                self._took_back(event.to)
            case Resigned():
                if event.stand_in:
                    self.asked = None
                    self._bot(event.seat, event.stand_in)
                else:
                    self.resigned, self.phase = event.seat, OVER
            case Replaced():
                self._bot(event.seat, event.by)
            case Rematch():
                self.rematch_table = event.table
        self.changed = self.number
        if not isinstance(event, Moved):
            self.seats = self._seats()

    def _seats(self) -> list[SeatShown]:
        return [SeatShown(who=who, name=name) for who, name in zip(self.who, self.names, strict=True)]

    def _moved(self, event: Moved) -> None:
        state = self.state
        assert state is not None
        if event.note:
            self.notes[len(self.moves)] = event.note
        self.last_name = state.name(event.action)
        self.last_told = state.traced(event.action)
        self._hear(event.seat, len(self.moves))
        self.moves.append(event.action)
        self.asked = None
        self._over()

    def _hear(self, seat: int, number: int) -> None:
        """Note what the last decision told: to bots, and whether it showed a person something hidden."""
        state = self.state
        assert state is not None
        told = state.told_all(self.last_told)
        self.now_told, self.now_said = dict(enumerate(told)), {}
        for other, events in enumerate(told):
            if other in self.heard:
                self.heard[other].append(events)
            elif other != seat and self.undo_to[other] is None:
                continue  # nothing to take back that could be lost
            elif any(self.game.reveals(event, other) for event in events):
                self.undo_to[other] = None
            elif other == seat:
                self.undo_to[other] = number

    def _over(self) -> None:
        if self.state is not None and self.state.over:
            self.phase = OVER

    def _bot(self, seat: int, name: str) -> None:
        self.who[seat], self.undo_to[seat] = name, None
        self.heard[seat] = self.told_to(seat)

    def told_to(self, seat: int) -> list[list[Plain]]:
        """What a seat was told, decision by decision."""
        if seat in self.heard:
            return self.heard[seat]
        match = self.match()
        return [match.told(number, seat) for number in range(len(match))]

    def _took_back(self, to: int) -> None:
        self.asked = None
        self.undo_count += 1
        del self.moves[to:]
        self.notes = {at: note for at, note in self.notes.items() if at < to}
        for told in self.heard.values():
            del told[to:]
        match = self.match()
        self.state = match.state.clone()  # of the first state, too, which stays as it was dealt
        self.undo_to = [None if seat in self.heard else match.takes_back_to(seat) for seat in range(self.game.players)]

    # -- what is told ------------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The seed of the match, known to nobody before its end."""
        return deal_seed(self.secret, self.dealing.nonces, self.dealing.form)

    def match(self) -> Match:
        """The match with all its states."""
        return Match(self.record(), self.first)

    def past(self, number: int, viewer: int | None) -> tuple[Plain, list[Plain]]:
        """The view of a viewer after so many decisions, at most all, and what it saw happen at the last of them."""
        if self.first is None:
            raise Invalid("not-started")
        state, effects = self.first.clone(), list[Plain]()
        moves = self.moves[:number]
        for action in moves[:-1]:
            state.apply(action)
        if moves:
            state, effects = state.effects_of(moves[-1], viewer)
        return state.view(viewer), effects

    def record(self) -> Record:
        """The whole match; it names the seed, so nobody may have it before the end."""
        return Record(
            self.game,
            seed=self.seed,
            moves=list(self.moves),
            players=list(self.names),
            seats=list(self.who),
            notes=dict(self.notes),
            fair=self.fair(),
            resigned=self.resigned,
            origin=self.created.origin,
        )

    def fair(self) -> Fair:
        """How the cards were dealt."""
        dealing = self.dealing
        return Fair(
            dealing.commitment, self.secret, list(dealing.nonces), dealing.form, dealing.strict, list(dealing.without)
        )

    def seen(self, viewer: int | None) -> Seen:
        """The last event as a viewer (None: a spectator) saw it."""
        event = self.log[-1]
        if not isinstance(event, Moved):
            return public(event)
        if viewer not in self.now_told:
            assert self.state is not None
            self.now_told[viewer] = self.state.told(self.last_told, viewer)
        name, effects = self.last_name if event.seat == viewer else "", self.now_told[viewer]
        if id(effects) not in self.now_said:
            self.now_said[id(effects)] = self.game.telling.events(effects)
        told = self.now_said[id(effects)]
        return SeenMove(event.seat, effects, told, name, event.note)

    def seen_since(self, viewer: int | None, number: int) -> list[Seen]:
        """The events after a number as a viewer saw them."""
        retelling = Retelling(self, viewer, number)
        for _ in retelling.more():
            pass
        return retelling.seen

    def shown(self, viewer: int | None) -> Shown:
        """The state of play as a viewer may know it."""
        return self.shown_to([viewer])[0]

    def shown_to(self, viewers: list[int | None]) -> list[Shown]:
        """The same for several viewers at once; they share parts, change nothing in them."""
        state, to_move = self.state, self.to_move
        views = [None] * len(viewers) if state is None else state.views_of(viewers)
        deciding = to_move if to_move is not None and self.who[to_move] == PERSON else None
        decisions = choices(state) if state is not None and deciding in viewers and deciding is not None else []
        return [
            Shown(
                self.number,
                self.phase,
                self.seats,
                to_move,
                view,
                decisions if viewer == deciding else [],
                self.question(view, decisions if viewer == deciding else []),
                viewer is not None and self.phase == RUNNING and self.undo_to[viewer] is not None,
                self.asked,
            )
            for viewer, view in zip(viewers, views, strict=True)
        ]

    def question(self, view: Plain | None, decisions: list[Choice]) -> Sentence | None:
        """What a viewer with this view is asked, who has these choices; how the match ended when it is over."""
        if self.phase == OVER and self.resigned is not None:
            return given_up(self.game, self.resigned)
        return None if view is None else self.game.telling.asked(view, [choice.what for choice in decisions])


def choices(state: State) -> list[Choice]:
    """The legal decisions of the seat to move."""
    found, telling = state.described(), state.game.telling
    if len(found) > MANY:
        return [Choice(action, name, what) for action, name, what in found]
    return [Choice(action, name, what, telling.choice(what)) for action, name, what in found]
