"""Checking a record: whether the cards were dealt as promised, and every decision follows the rules."""

from __future__ import annotations

from rich.console import Console

from roji.games.errors import Invalid
from roji.games.rng import round_key
from roji.table.record import Record, read
from roji.words import say


def verify(console: Console, data: bytes, commitment: str | None, lang: str) -> int:
    """Recompute every deal and say yes, or exactly where not (a refusal)."""
    record = read(data)
    if record.fair is None:
        console.print(say("verify-no-fair", lang, **_counts(record)), soft_wrap=True)
        return 1 if commitment else 0
    if commitment is not None and commitment.strip().lower() != record.fair.commitment:
        raise Invalid("fair-noted", found=record.fair.commitment, want=commitment)
    record.fair.check(record.seed)
    console.print(say("verify-secret", lang, commitment=record.fair.commitment), soft_wrap=True)
    people = sum(bool(nonce) for nonce in record.fair.nonces)
    console.print(say("verify-seed", lang, people=people, seed=str(record.seed)), soft_wrap=True)
    final = record.final()
    for number in range(min(final.round + 1, final.round if final.over else final.round + 1)):
        key = round_key(record.seed or 0, number).hex()
        console.print(say("verify-round", lang, round=number + 1, key=key), soft_wrap=True)
    console.print(say("verify-yes", lang, **_counts(record)), soft_wrap=True)
    return 0


def _counts(record: Record) -> dict[str, int]:
    return {"moves": len(record.moves)}
