"""Records: a whole match as text that people can read, write, check and replay.

docs/formats.md explains every line. A record is TOML; its moves are lines `SEAT: MOVE MOVE ...`, one
per turn. Every round ends with a check over all that stands above it, so that a change is noticed and
located. Reading a record replays it by the rules: what cannot happen is refused with its line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.options import shown
from roji.games.registry import game as make_game
from roji.games.registry import offered
from roji.games.state import State
from roji.table.fair import FORM, Fair
from roji.table.origin import DEEP, LONG, Origin, start
from roji.table.record_text import FORMAT, check, written

FIELDS = {
    "roji",
    "game",
    "rules",
    "players",
    "seats",
    "date",
    "seed",
    "deal",
    "resigned",
    "options",
    "from",
    "fair",
    "rounds",
    "result",
}
LENGTH, DECISIONS = 250_000, 5000  # characters and decisions of a record that a server takes
MARK = "\ufeff"  # which some editors put before a text
PERSON = "person"  # who sits at a seat; anything else names a program
FIRST_FIELDS = {"commitment", "secret", "nonces"}  # of deals of the first form
FAIR_FIELDS = FIRST_FIELDS | {"version", "strict", "without"}
ORIGIN_FIELDS = {"seat", "seed", "deal", "moves", "from"}
ROUND_FIELDS = {"moves", "notes", "scores", "check"}


@dataclass
class Record:
    """A match: where it starts and what was decided.

    `notes` keeps what people add to a decision and the rules do not ask for, such as the exact place and
    angle of a lantern: free text by the number of the decision, counted from 0. `seats` says for each seat
    whether a person sits there or which program. `fair` keeps how a server dealt, `resigned` who ended the match by
    giving up, `origin` where the match went on that did not begin with a deal.
    """

    game: Game
    seed: int | None = None
    deal: list[str] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    date: str = ""
    notes: dict[int, str] = field(default_factory=dict)
    fair: Fair | None = None
    resigned: int | None = None
    origin: Origin | None = None

    def start(self) -> State:
        """The state the match began with."""
        return start(self.game, self.seed, self.deal, self.origin)

    def went_on(self, number: int, seat: int) -> Origin:
        """This match after some decisions, as the origin of another one in which a seat knows what it knew then."""
        seed = "" if self.seed is None else str(self.seed)
        return Origin(seat=seat, moves=self.moves[:number], seed=seed, deal=self.deal or None, before=self.origin)

    def states(self) -> Iterator[tuple[State, int]]:
        """Every decision: the state before it, and the action."""
        state = self.start()
        for action in self.moves:
            yield state.clone(), action
            state.apply(action)

    def tidy_notes(self) -> None:
        """Bring the notes to the form that the game gives them, and leave out those that it does not know.

        Reading keeps whatever a record of before has; this is for what is taken from strangers.
        """
        tidy = {}
        for number, (state, action) in enumerate(self.states() if self.notes else ()):
            if number in self.notes:
                with suppress(Refusal):
                    tidy[number] = self.game.note(state, action, self.notes[number])
        self.notes = {number: note for number, note in tidy.items() if note}

    def final(self) -> State:
        """The state after all moves."""
        state = self.start()
        for action in self.moves:
            state.apply(action)
        return state

    def to_text(self) -> str:
        """The record as text; `read` gives the same record back."""
        return written(self)


# -- reading -------------------------------------------------------------------------------------------


def read(data: str | bytes, most: int | None = None) -> Record:
    """The record in a text, replayed and checked; Invalid says line and reason. `most` bounds its decisions."""
    if isinstance(data, bytes):
        try:
            data = data.decode()
        except UnicodeDecodeError as error:
            raise Invalid("record-not-text") from error
    return _Reader(data.removeprefix(MARK).replace("\r\n", "\n"), most).read()


class _Reader:
    def __init__(self, text: str, most: int | None) -> None:
        self.text, self.most = text, most
        self.lines = text.split("\n")
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also numbers too long and lists too deep to be read
            found = re.search(r"at line (\d+), column (\d+)", str(error))
            line, column = (int(found[1]), int(found[2])) if found else (len(self.lines), 1)
            raise self.refuse(line, "record-syntax", column=str(column)) from error

    def refuse(self, line: int, key: str, **args: Any) -> Invalid:
        return Invalid("record-line", line=str(line), why=Invalid(key, **args))

    def line_of(self, pattern: str, start: int = 1) -> int:
        """The first line from `start` on that matches, else the last line of the text."""
        for number in range(start, len(self.lines) + 1):
            if re.match(pattern, self.lines[number - 1]):
                return number
        return len(self.lines)

    def want(self, name: str, kind: type, words: str, data: dict[str, Any] | None = None, line: int = 1) -> Any:
        """A field of the right kind, or a refusal."""
        table = self.data if data is None else data
        if name not in table:
            raise self.refuse(line, "record-missing", field=name)
        if type(table[name]) is not kind:
            raise self.refuse(self.line_of(rf"{name}\b", line), "record-field", field=name, want=words)
        return table[name]

    def read(self) -> Record:
        for name in self.data:
            if name not in FIELDS:
                raise self.refuse(self.line_of(rf"\[*{re.escape(name)}\b"), "record-unknown-field", field=name)
        version = self.want("roji", int, "1")
        if version != FORMAT:
            raise self.refuse(self.line_of("roji"), "record-format", found=shown(version), known=str(FORMAT))
        record = self.header()
        self.replay(record)
        return record

    def header(self) -> Record:
        line = self.line_of("game")
        options = self.want("options", dict, "[options]")
        name = self.want("game", str, f'"{offered()[0]}"')
        try:
            game = make_game(name, **options)
        except Refusal as error:
            at = self.line_of(rf"{re.escape(error.args['option'])}(?!\w)") if "option" in error.args else line
            raise Invalid("record-line", line=str(at), why=error) from error
        if self.want("rules", int, "1") > game.version or self.data["rules"] < 1:
            raise self.refuse(
                self.line_of("rules"),
                "record-rules",
                found=shown(self.data["rules"]),
                known=str(game.version),
                game=game.id,
            )
        record = Record(game)
        record.players = self.texts("players")
        record.seats = self.texts("seats")
        for name, listed in (("players", record.players), ("seats", record.seats)):
            if listed and len(listed) != game.players:
                raise self.refuse(self.line_of(name), "record-each-seat", field=name, count=game.players)
        record.deal = self.texts("deal")
        if "date" in self.data:
            record.date = self.want("date", str, '"2026-05-01"')
        if ("seed" in self.data) == bool(record.deal):
            raise self.refuse(self.line_of("seed|deal"), "record-source")
        if "seed" in self.data:
            record.seed = int(self.seed(self.data))
        if "resigned" in self.data:
            record.resigned = self.want("resigned", int, f"0–{game.players - 1}")
            if not 0 <= record.resigned < game.players:
                raise self.refuse(
                    self.line_of("resigned"), "record-field", field="resigned", want=f"0–{game.players - 1}"
                )
        if "from" in self.data:
            record.origin = self.origin(game, self.want("from", dict, "[from]"), "from")
        record.fair = self.fair(game.players)
        return record

    def origin(self, game: Game, table: dict[str, Any], name: str) -> Origin:
        """Where the match went on, replayed by the rules."""
        line = self.line_of(rf"\[{re.escape(name)}\]")
        for field_ in table:
            if field_ not in ORIGIN_FIELDS:
                raise self.refuse(self.line_of(re.escape(field_), line), "record-unknown-field", field=field_)
        inner = self.want("from", dict, f"[{name}.from]", table, line) if "from" in table else None
        if name.count(".") >= DEEP:
            raise self.refuse(line, "origin-long", most=LONG)
        seat = self.want("seat", int, f"0–{game.players - 1}", table, line)
        if not 0 <= seat < game.players:
            raise self.refuse(self.line_of("seat", line), "record-field", field="seat", want=f"0–{game.players - 1}")
        found = Origin(
            seat=seat,
            moves=[],
            seed=self.seed(table, line) if "seed" in table else "",
            deal=self.texts("deal", table, line) or None,
            before=None if inner is None else self.origin(game, inner, f"{name}.from"),
        )
        if bool(found.seed) == bool(found.deal):
            raise self.refuse(line, "record-source")
        try:
            state = found.moment(game)
        except Refusal as error:
            raise Invalid("record-line", line=str(line), why=error) from error
        moves = self.want("moves", str, '"""..."""', table, line)
        self.decisions(state, moves, self.line_of("moves", line), found.moves)
        try:
            found.check()
        except Refusal as error:
            raise Invalid("record-line", line=str(line), why=error) from error
        return found

    def decisions(self, state: State, moves: str, line: int, into: list[int]) -> None:
        """Lines of moves, whatever rounds they are of."""
        for offset, row in enumerate(moves.split("\n"), 1):
            if row.strip():
                self.turn(into, state, row, line + offset, None)

    def seed(self, table: dict[str, Any], line: int = 1) -> str:
        seed: str = self.want("seed", str, '"7"', table, line)
        if not re.fullmatch(r"\d{1,78}", seed):
            raise self.refuse(self.line_of("seed", line), "record-field", field="seed", want='"7"')
        return seed

    def fair(self, players: int) -> Fair | None:
        """How the cards were dealt, where a server dealt them; whether that was fair is `roji verify`'s question."""
        if "fair" not in self.data:
            return None
        table = self.want("fair", dict, "[fair]")
        line = self.line_of(r"\[fair\]")
        for name in table:
            if name not in FAIR_FIELDS:
                raise self.refuse(self.line_of(re.escape(name), line), "record-unknown-field", field=name)
        nonces = self.want("nonces", list, '["...", "..."]', table, line)
        if len(nonces) != players or not all(isinstance(nonce, str) for nonce in nonces):
            raise self.refuse(self.line_of("nonces", line), "record-each-seat", field="nonces", count=players)
        form = self.want("version", int, str(FORM), table, line) if "version" in table else 1
        if not 1 <= form <= FORM or (form == 1 and len(table) > len(FIRST_FIELDS)):
            raise self.refuse(self.line_of("version", line), "record-field", field="version", want=str(FORM))
        without = self.want("without", list, "[1]", table, line) if "without" in table else []
        if not all(type(seat) is int and 0 <= seat < players for seat in without):
            raise self.refuse(self.line_of("without", line), "record-field", field="without", want="[1]")
        text = '"..."'
        return Fair(
            self.want("commitment", str, text, table, line),
            self.want("secret", str, text, table, line),
            nonces,
            form,
            self.want("strict", bool, "true", table, line) if "strict" in table else False,
            without,
        )

    def texts(self, name: str, data: dict[str, Any] | None = None, line: int = 1) -> list[str]:
        """A list of texts that may be missing."""
        if name not in (self.data if data is None else data):
            return []
        found: list[str] = self.want(name, list, '["...", "..."]', data, line)
        if not all(isinstance(value, str) for value in found):
            raise self.refuse(self.line_of(name, line), "record-field", field=name, want='["...", "..."]')
        return found

    def replay(self, record: Record) -> None:
        try:
            state = record.start()
        except Refusal as error:
            raise Invalid("record-line", line=str(self.line_of("seed|deal")), why=error) from error
        since = 1
        rounds = self.want("rounds", list, "[[rounds]]") if "rounds" in self.data else []
        for number, table in enumerate(rounds):
            head = self.line_of(r"\[\[rounds\]\]", since)
            if state.over:
                raise self.refuse(head, "record-after-end", move="[[rounds]]")
            since = self.round(record, state, table, number, head, since)
        if state.over:
            self.result(state, since)
        elif "result" in self.data:
            line = self.line_of(r"\[result\]", since)
            raise self.refuse(line, "record-round-moves", round=str(state.round + 1))

    def round(self, record: Record, state: State, table: dict[str, Any], number: int, head: int, since: int) -> int:
        """Replay one round; returns the line after its check."""
        for name in table:
            if name not in ROUND_FIELDS:
                raise self.refuse(self.line_of(re.escape(name), head), "record-unknown-field", field=name)
        moves: str = self.want("moves", str, '"""..."""', table, head)
        line = self.line_of("moves", head)
        round_ = state.round
        first = len(record.moves)
        for offset, row in enumerate(moves.split("\n"), 1):
            if row.strip():
                self.turn(record.moves, state, row, line + offset, round_)
        if "notes" in table:
            self.notes(record, table, head, first)
        ended = state.over or state.round != round_
        last = number + 1 == len(self.data["rounds"])
        if not ended and not last:
            raise self.refuse(line, "record-round-moves", round=str(round_ + 1))
        if ended:
            self.same_scores(self.want("scores", list, "[0, 0]", table, head), state, line)
        return self.checked(table, line, since)

    def turn(self, into: list[int], state: State, row: str, line: int, round_: int | None) -> None:
        """One line of moves, of one round where that is said."""
        found = re.fullmatch(r"\s*(\d{1,9}):((?:\s+\S+)+)\s*", row)
        if not found:
            raise self.refuse(line, "record-seat-mark")
        for move in found[2].split():
            if state.over:
                raise self.refuse(line, "record-after-end", move=move)
            if len(into) == self.most:
                raise self.refuse(line, "record-moves", most=self.most)
            if round_ not in (None, state.round):
                raise self.refuse(line, "record-round-extra", move=move)
            if state.seat != int(found[1]):
                raise self.refuse(line, "record-seat", found=found[1], seat=str(state.seat))
            try:
                action = state.parse(move)
                state.apply(action)
            except Refusal as error:
                raise self.refuse(line, "record-move", move=move, why=error) from error
            into.append(action)

    def notes(self, record: Record, table: dict[str, Any], head: int, first: int) -> None:
        """What was added to the decisions of a round: texts that begin with the number of the decision."""
        for note in self.want("notes", list, '["4 ..."]', table, head):
            number, _, text = note.partition(" ") if isinstance(note, str) else ("", "", "")
            known = number.isdecimal() and len(number) < 10 and first <= int(number) < len(record.moves)
            if not known or not text or int(number) in record.notes:
                raise self.refuse(self.line_of("notes", head), "record-note", note=shown(note))
            record.notes[int(number)] = text

    def checked(self, table: dict[str, Any], line: int, since: int) -> int:
        """Compare a check with the text above it; returns the line after it."""
        if "check" not in table:
            raise self.refuse(line, "record-missing", field="check")
        at = self.line_of("check", line)
        above = "\n".join(self.lines[: at - 1]) + "\n"
        if table["check"] != check(above):
            raise self.refuse(at, "record-check", since=str(since), want=check(above))
        return at + 1

    def same_scores(self, found: list[Any], state: State, line: int) -> None:
        if found != state.scores():
            want = str(state.scores())
            raise self.refuse(self.line_of("scores", line), "record-result", found=shown(found), want=want)

    def result(self, state: State, since: int) -> None:
        line = self.line_of(r"\[result\]", since)
        result = self.want("result", dict, "[result]", line=line)
        for name in result:
            if name not in ("scores", "check"):
                raise self.refuse(self.line_of(re.escape(name), line), "record-unknown-field", field=name)
        self.same_scores(self.want("scores", list, "[0, 0]", result, line), state, line)
        end = self.checked(result, line, since)
        for number, row in enumerate(self.lines[end - 1 :], end):
            if row.strip():
                raise self.refuse(number, "record-unknown-field", field=row.strip())
