"""Fair dealing: neither the server nor a player alone can know or choose the cards.

Before anybody sits down the server publishes the SHA-256 of a secret. Every person adds a nonce. The seed of the match
follows from all of them, and after the match the secret is shown. docs/formats.md has the definition.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, field

from roji.games.errors import Invalid

SECRET = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{16,64}")


def new_secret() -> str:
    """What a server adds to a deal."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """What a person's program adds to a deal."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """What is published of the secret before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def deal_seed(secret: str, nonces: list[str]) -> int:
    """The seed of the match: the nonces are in the order of the seats, empty where a bot sits."""
    text = "/".join(["roji-deal-1", secret, *nonces])
    return int.from_bytes(hashlib.sha256(text.encode()).digest())


@dataclass(frozen=True)
class Fair:
    """What a record keeps of the dealing."""

    commitment: str
    secret: str
    nonces: list[str] = field(default_factory=list)

    def check(self, seed: int | None) -> None:
        """Invalid where the cards did not come from the published secret and the nonces."""
        if commitment(self.secret) != self.commitment:
            raise Invalid("fair-secret", found=commitment(self.secret), want=self.commitment)
        dealt = deal_seed(self.secret, self.nonces)
        if dealt != seed:
            raise Invalid("fair-seed", found=str(seed), want=str(dealt))
