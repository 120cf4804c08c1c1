"""What a client is given to prove how far a table had come.

A server that has lost events cannot know it; a client that was told of them can. With every number goes a proof that
only this server can have made, and the client gives both back when it returns. Its first half says that the table had
come so far, its second half what had happened by then. Neither tells anything else: the server's key made both.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest

from roji.server.keys import Key

BYTES = 6  # of each half


class Proofs:
    """The proofs of a store: others after a restore, since what clients know of before is not true of it any more."""

    def __init__(self, key: Key, epoch: str) -> None:
        self.so_far, self.what = key.mac("reached", epoch), key.mac("head", epoch)

    def make(self, table: str, n: int, hash: bytes) -> str:
        """The proof that a table had come to event `n`, which has this hash."""
        text = f"{table}/{n}/".encode()
        what = blake2b(text + hash, digest_size=BYTES, key=self.what).hexdigest()
        return blake2b(text, digest_size=BYTES, key=self.so_far).hexdigest() + what

    def reached(self, proof: str, table: str, n: int) -> bool:
        """Whether we once told somebody that a table had come to event `n`."""
        half = 2 * BYTES
        return _same(proof[:half], self.make(table, n, b"")[:half])

    def holds(self, proof: str, table: str, n: int, hash: bytes) -> bool:
        """Whether event `n` of a table, with this hash, is the one that we told of."""
        return _same(proof, self.make(table, n, hash))


def _same(one: str, other: str) -> bool:
    return compare_digest(one.encode(), other.encode())
