"""What one who sat at a table can check of the dealing when the match is over, with what it kept and was told."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.state import Plain
from roji.table.dealing import Dealing
from roji.table.fair import DIGITS, commitment, deal_seed
from roji.table.match import Match
from roji.table.record import Record, read


@dataclass
class Kept:
    """What a client keeps of the deals of a table, by their numbers, so that nobody can change it later.

    `promises` are everybody's, as they were when the own nonce was opened: strict dealing only.
    """

    commitments: dict[int, str] = field(default_factory=dict)
    nonces: dict[int, str] = field(default_factory=dict)
    promises: dict[int, list[str]] = field(default_factory=dict)


@dataclass
class Told:
    """What a viewer was told of a match: at each decision that stands, and how things looked after it."""

    effects: list[list[Plain]] = field(default_factory=list)
    views: dict[int, bytes] = field(default_factory=dict)  # after so many decisions: the hash of the view

    def decided(self, effects: list[Plain]) -> None:
        self.effects.append(effects)

    def took_back(self, to: int) -> None:
        del self.effects[to:]
        self.views = {number: view for number, view in self.views.items() if number <= to}

    def saw(self, view: Plain) -> None:
        self.views[len(self.effects)] = digest(view)


@dataclass(frozen=True)
class Verdict:
    """What a check came to: what is wrong, and what could not be checked. Both are sentences to be said."""

    faults: list[Invalid]
    gaps: list[Invalid]

    def say(self, lang: str) -> list[str]:
        """In words, the most important first."""
        if self.faults:
            return [Invalid("dealt-unfair").say(lang), *(fault.say(lang) for fault in self.faults)]
        if any(gap.key == "dealt-position" for gap in self.gaps):
            head = Invalid("dealt-not")
        else:
            head = Invalid("dealt-partly" if self.gaps else "dealt-fairly")
        return [head.say(lang), *(gap.say(lang) for gap in self.gaps)]


def digest(value: Any) -> bytes:
    """The hash of plain data, the same however it came over the line."""
    plain = json.loads(json.dumps(value))
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).digest()


def check_deal(dealing: Dealing, kept: Kept, seat: int | None, secret: str) -> Verdict:
    """Compare the public log, the secret told at the end, and what was kept. The cards are another question."""
    number, faults, gaps = dealing.number, list[Invalid](), list[Invalid]()
    if dealing.after is not None:
        gaps.append(Invalid("dealt-position", count=dealing.after))
    known = kept.commitments.get(number)
    if known is None:
        gaps.append(Invalid("dealt-late"))
    elif known != dealing.commitment:
        faults.append(Invalid("dealt-commitment", found=dealing.commitment, want=known))
    if not DIGITS.fullmatch(secret) or commitment(secret) != (known or dealing.commitment):
        faults.append(Invalid("dealt-secret"))
    if dealing.form == 1:
        return Verdict(faults, [*gaps, Invalid("dealt-first-form")])
    for other, nonce in enumerate(dealing.nonces):
        if other in dealing.givers and not DIGITS.fullmatch(nonce):
            faults.append(Invalid("fair-missing", seat=other + 1))
        elif other not in dealing.givers and nonce:
            faults.append(Invalid("dealt-stranger", seat=other + 1))
    if number > 1:
        gaps.append(Invalid("dealt-again", count=number - 1))
    if seat is None or seat not in dealing.people:
        gaps.append(Invalid("dealt-watched"))
    elif seat in dealing.without:
        gaps.append(Invalid("dealt-without-you"))
    else:
        own = kept.nonces.get(number)
        if own is None:
            gaps.append(Invalid("dealt-elsewhere"))
        elif own != dealing.nonces[seat]:
            faults.append(Invalid("dealt-nonce"))
        faults += _broken_promises(dealing, kept.promises.get(number))
    return Verdict(faults, gaps)


def _broken_promises(dealing: Dealing, promises: list[str] | None) -> list[Invalid]:
    """Nonces that are not those promised when this client opened its own."""
    if not dealing.strict or promises is None:
        return []
    late = [seat for seat in dealing.givers if commitment(dealing.nonces[seat]) != promises[seat]]
    return [Invalid("dealt-promise", seat=seat + 1) for seat in late]


def check_start(game: Game, dealing: Dealing, secret: str, told: Told, seat: int | None) -> list[Invalid]:
    """Whether the table looked after the deal as the seed makes it; this needs nothing from the server any more."""
    seen = told.views.get(0)
    if seen is None or not DIGITS.fullmatch(secret) or dealing.after is not None:
        return []
    first = game.new(seed=deal_seed(secret, dealing.nonces, dealing.form))
    return [] if digest(first.view(seat)) == seen else [Invalid("dealt-cards", number=0)]


def check_cards(text: str, dealing: Dealing, secret: str, told: Told, seat: int | None) -> list[Invalid]:
    """Replay the record of the match from its seed, and compare it with what a viewer was told move by move."""
    try:
        record = read(text)
        if record.fair is None:
            return [Invalid("dealt-other-record")]
        record.fair.check(record.seed, dealing.givers if dealing.form > 1 else ())
    except Refusal as error:
        return [Invalid("dealt-record", why=error)]
    if (record.fair.commitment, record.fair.secret, record.fair.nonces) != (
        dealing.commitment,
        secret,
        dealing.nonces,
    ):
        return [Invalid("dealt-other-record")]
    return _other_cards(record, told, seat)


def _other_cards(record: Record, told: Told, seat: int | None) -> list[Invalid]:
    """Where what was told does not follow from the seed."""
    if len(record.moves) != len(told.effects):
        return [Invalid("dealt-cards", number=min(len(record.moves), len(told.effects)))]
    match = Match(record)
    for number, state in enumerate(match.states):
        if number and digest(match.told(number - 1, seat)) != digest(told.effects[number - 1]):
            return [Invalid("dealt-cards", number=number)]
        if number in told.views and digest(state.view(seat)) != told.views[number]:
            return [Invalid("dealt-cards", number=number)]
    return []
