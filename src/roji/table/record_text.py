"""How a record is written down; docs/formats.md explains every line."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from roji.games.game import Game
from roji.games.options import shown
from roji.games.state import State
from roji.table.fair import Fair
from roji.table.origin import Origin

if TYPE_CHECKING:
    from roji.table.record import Record

FORMAT = 1


def written(record: Record) -> str:
    """A record as text; `read` gives the same record back."""
    lines = ["# A Roji record; docs/formats.md explains it.", f"roji = {FORMAT}", f'game = "{record.game.id}"']
    lines += [f"rules = {record.game.version}"]
    if record.players:
        lines.append(f"players = [{', '.join(_quoted(name) for name in record.players)}]")
    if record.seats:
        lines.append(f"seats = [{', '.join(_quoted(kind) for kind in record.seats)}]")
    if record.date:
        lines.append(f"date = {_quoted(record.date)}")
    if record.seed is not None:
        lines.append(f'seed = "{record.seed}"')
    if record.deal:
        lines += ["deal = [", *(f"  {_quoted(deck)}," for deck in record.deal), "]"]
    if record.resigned is not None:
        lines.append(f"resigned = {record.resigned}")
    lines += ["", "[options]"]
    lines += [f"{name} = {_toml(value)}" for name, value in record.game.options.items()]
    lines += _origin(record.game, record.origin)
    if record.fair is not None:
        lines += ["", *_fair(record.fair)]
    state = record.start()
    text = "\n".join(lines) + "\n"
    position = 0
    while position < len(record.moves):
        position, block = _round(record, state, position)
        text += block
        text += f'check = "{check(text)}"\n'
    if state.over:
        text += f"\n[result]\nscores = {state.scores()}\n"
        text += f'check = "{check(text)}"\n'
    return text


def _round(record: Record, state: State, position: int) -> tuple[int, str]:
    """The moves of one round, a line per turn, and what it gave."""
    round_ = state.round
    first = position
    lines = _Lines()
    while position < len(record.moves) and state.round == round_ and not state.over:
        lines.add(state, record.moves[position])
        position += 1
    block = f"\n[[rounds]]\n{lines.text}\n"
    notes = [f"{number} {record.notes[number]}" for number in sorted(record.notes) if first <= number < position]
    if notes:
        block += f"notes = [{', '.join(_quoted(note) for note in notes)}]\n"
    if state.round != round_ or state.over:
        block += f"scores = {state.scores()}\n"
    return position, block


class _Lines:
    """Moves as lines `SEAT: MOVE MOVE ...`, one per turn."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.last: int | None = None

    def add(self, state: State, action: int) -> None:
        """Write a decision down, and make it."""
        name = state.name(action)
        if state.seat == self.last:
            self.lines[-1] += f" {name}"
        else:
            self.lines.append(f"{state.seat}: {name}")
        self.last = state.seat
        state.apply(action)

    @property
    def text(self) -> str:
        return 'moves = """\n' + "".join(f"{line}\n" for line in self.lines) + '"""'


def _origin(game: Game, origin: Origin | None, name: str = "from") -> list[str]:
    """Where a match went on, and where that one did."""
    if origin is None:
        return []
    lines = ["", f"[{name}]", f"seat = {origin.seat}"]
    if origin.seed:
        lines.append(f'seed = "{origin.seed}"')
    if origin.deal:
        lines += ["deal = [", *(f"  {_quoted(deck)}," for deck in origin.deal), "]"]
    state, moves = replace(origin, moves=[]).moment(game), _Lines()
    for action in origin.moves:
        moves.add(state, action)
    return [*lines, moves.text, *_origin(game, origin.before, f"{name}.from")]


def _fair(fair: Fair) -> list[str]:
    """How the cards were dealt; what every deal of the form has is left out."""
    lines = ["[fair]"]
    if fair.form > 1:
        lines.append(f"version = {fair.form}")
    if fair.strict:
        lines.append("strict = true")
    if fair.without:
        lines.append(f"without = {fair.without}")
    lines += [f"commitment = {_quoted(fair.commitment)}", f"secret = {_quoted(fair.secret)}"]
    return [*lines, f"nonces = [{', '.join(_quoted(nonce) for nonce in fair.nonces)}]"]


def check(text: str) -> str:
    """The check over a text: the first 16 digits of its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _toml(value: Any) -> str:
    return _quoted(value) if isinstance(value, str) else shown(value)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else _escaped(ord(c)) for c in escaped) + '"'


def _escaped(code: int) -> str:
    return f"\\u{code:04X}" if code < 2**16 else f"\\U{code:08X}"
