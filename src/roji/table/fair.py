"""Fair dealing: neither the server nor a player alone can know or choose the cards.

First the server publishes the SHA-256 of a secret, its commitment. Then every person adds a nonce; with strict dealing
each promises its own first, by its SHA-256, and all are opened together. The seed of the match follows from all of
them, and after the match the secret is shown. docs/formats.md has the definition, and what it proves.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from roji.games.errors import Invalid

FORM = 2  # of new tables; tables of the first form play on as they began
DIGITS = re.compile(r"[0-9a-f]{64}")  # a secret, a nonce, a promise, a commitment


def new_secret() -> str:
    """What a server adds to a deal."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """What a person's program adds to a deal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published of a secret, or promised of a nonce, before it is told."""
    return hashlib.sha256(secret.encode()).hexdigest()


def deal_seed(secret: str, nonces: list[str], form: int = FORM) -> int:
    """The seed of the match: the nonces are in the order of the seats, empty where nobody added one."""
    text = "/".join([f"roji-deal-{form}", secret, *nonces])
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


@dataclass(frozen=True)
class Fair:
    """What a record keeps of the dealing. `without` lists the seats whose part never came, in strict dealing."""

    commitment: str
    secret: str
    nonces: list[str] = field(default_factory=list)
    form: int = 1
    strict: bool = False
    without: list[int] = field(default_factory=list)

    def check(self, seed: int | None, people: Sequence[int] = ()) -> None:
        """Invalid where the cards did not come from the published secret and the nonces of these seats."""
        if self.form > 1:
            self._check_form(people)
        if commitment(self.secret) != self.commitment:
            raise Invalid("fair-secret", found=commitment(self.secret), want=self.commitment)
        dealt = deal_seed(self.secret, self.nonces, self.form)
        if dealt != seed:
            raise Invalid("fair-seed", found=str(seed), want=str(dealt))

    def _check_form(self, people: Sequence[int]) -> None:
        """Everything is 64 digits, and everybody added something."""
        for name, found in (("commitment", self.commitment), ("secret", self.secret)):
            if not DIGITS.fullmatch(found):
                raise Invalid("fair-digits", what=name, found=found)
        for seat, nonce in enumerate(self.nonces):
            if nonce and not DIGITS.fullmatch(nonce):
                raise Invalid("fair-digits", what=f"nonces[{seat}]", found=nonce)
            if nonce and seat in self.without:
                raise Invalid("fair-left-out", seat=seat + 1)
            if not nonce and seat in people and seat not in self.without:
                raise Invalid("fair-missing", seat=seat + 1)
        if not any(self.nonces):
            raise Invalid("fair-nobody")
