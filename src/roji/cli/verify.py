"""Checking a record: whether the cards were dealt as promised, and every decision follows the rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from roji.games.errors import Invalid
from roji.games.rng import round_key
from roji.table.fair import DIGITS, Fair
from roji.table.record import PERSON, Record, read
from roji.words import say


class Noted:
    """What somebody kept from before the deal: the server's commitment, the own nonce, the seat (from 1)."""

    def __init__(self, commitment: str | None = None, nonce: str | None = None, seat: int | None = None) -> None:
        self.commitment, self.nonce, self.seat = _digits(commitment), _digits(nonce), seat

    def check(self, fair: Fair) -> None:
        """Invalid where the record has something else."""
        if self.commitment and self.commitment != fair.commitment:
            raise Invalid("fair-noted", found=fair.commitment, want=self.commitment)
        if self.seat is not None and self.seat > len(fair.nonces):
            raise Invalid("verify-seat", seat=self.seat, last=len(fair.nonces))
        own = fair.nonces if self.seat is None else [fair.nonces[self.seat - 1]]
        if self.nonce and self.nonce not in own:
            raise Invalid("fair-noted-nonce", want=self.nonce)


def _digits(text: str | None) -> str:
    """What was noted, as records write it; Invalid where it cannot have been that."""
    found = (text or "").strip().lower()
    if text is not None and not DIGITS.fullmatch(found):
        raise Invalid("fair-digits", what="--commitment, --nonce", found=text)
    return found


def verify(console: Console, data: bytes, noted: Noted, lang: str) -> int:
    """Recompute every deal and say yes and what that proves, or exactly where not (a refusal)."""

    def tell(key: str, /, **args: Any) -> None:
        console.print(say(key, lang, **args), soft_wrap=True)

    record = read(data)
    fair, counts = record.fair, {"moves": len(record.moves)}
    if fair is None:
        tell("verify-no-fair", **counts)
        return 1 if noted.commitment or noted.nonce else 0
    noted.check(fair)
    fair.check(record.seed, _people(record))
    tell("verify-secret", commitment=fair.commitment)
    tell("verify-seed", people=sum(bool(nonce) for nonce in fair.nonces), seed=str(record.seed))
    givers = [str(seat + 1) for seat, nonce in enumerate(fair.nonces) if nonce]
    tell("verify-givers", seats=", ".join(givers) or "–")
    if fair.without:
        tell("verify-without", seats=", ".join(str(seat + 1) for seat in fair.without))
    final = record.final()
    for number in range(min(final.round + 1, final.round if final.over else final.round + 1)):
        tell("verify-round", round=number + 1, key=round_key(record.seed or 0, number).hex())
    if record.origin is not None:
        tell("verify-position", count=len(record.origin.moves), seat=record.origin.seat + 1)
        return 1
    tell("verify-yes", **counts)
    for key in _proves(fair, noted):
        tell(key)
    return 0


def _people(record: Record) -> list[int]:
    """The seats of people; a record that does not say has people everywhere."""
    seats = record.seats or [PERSON] * record.game.players
    return [seat for seat, who in enumerate(seats) if who == PERSON]


def _proves(fair: Fair, noted: Noted) -> list[str]:
    """What is proven by this, and what is not."""
    if fair.form == 1:
        return ["verify-first-form"]
    found = [] if noted.commitment else ["verify-open-commitment"]
    if not noted.nonce:
        found.append("verify-open-nonce")
    if not found:
        found.append("verify-proves-strict" if fair.strict else "verify-proves")
    return [*found, "verify-knows"]
