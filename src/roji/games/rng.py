"""The generators: ChaCha8 deals the cards, SplitMix64 drives searches and playouts.

Every deal of a match comes from a 32-byte key of its own, `round_key(seed, round)`, and from nothing
else. ChaCha8 is a cryptographic stream, so the cards a player sees tell nothing about the others, and
SHA-256 sees to it that a round laid open tells nothing about the next. docs/formats.md gives the
definitions and test vectors in full.
"""

import hashlib

import cython

from roji.games.errors import Invalid

if cython.compiled:
    from cython.cimports.roji.games.bits import mix64, rotate32
else:
    from roji.games.bits import M32, M64, mix64, rotate32

GAMMA = 0x9E3779B97F4A7C15
M32L = 0xFFFFFFFF
SEED_LIMIT = 1 << 256


def check_seed(seed: object) -> int:
    """The seed as an integer, or Invalid saying what would be one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise Invalid("bad-seed", seed=repr(seed))
    return seed


def round_key(seed: int, part: int | str) -> bytes:
    """The key of one round, or of the part of a match named so ("lot")."""
    return hashlib.sha256(f"roji-1/{seed}/{part}".encode()).digest()


def key_words(key: bytes) -> list[int]:
    """A 32-byte key as four little-endian 64-bit words."""
    return [int.from_bytes(key[i : i + 8], "little") for i in range(0, 32, 8)]


def block(keys: list[int], at: int, nonce: int, counter: int, out: list[int]) -> None:
    """One 64-byte ChaCha8 block as 16 words; the key is keys[at : at + 4]."""
    if cython.compiled:
        k0 = keys[at]
        k1 = keys[at] >> 32
        k2 = keys[at + 1]
        k3 = keys[at + 1] >> 32
        k4 = keys[at + 2]
        k5 = keys[at + 2] >> 32
        k6 = keys[at + 3]
        k7 = keys[at + 3] >> 32
        c0 = counter
        n0 = nonce
    else:
        k0, k1 = keys[at] & M32, keys[at] >> 32
        k2, k3 = keys[at + 1] & M32, keys[at + 1] >> 32
        k4, k5 = keys[at + 2] & M32, keys[at + 2] >> 32
        k6, k7 = keys[at + 3] & M32, keys[at + 3] >> 32
        c0, n0 = counter & M32, nonce & M32
    c1 = counter >> 32
    n1 = nonce >> 32
    x0 = 0x61707865
    x1 = 0x3320646E
    x2 = 0x79622D32
    x3 = 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = c0, c1, n0, n1
    for _ in range(4):
        x0 = x0 + x4 & M32L
        x12 = rotate32(x12 ^ x0, 16)
        x8 = x8 + x12 & M32L
        x4 = rotate32(x4 ^ x8, 12)
        x0 = x0 + x4 & M32L
        x12 = rotate32(x12 ^ x0, 8)
        x8 = x8 + x12 & M32L
        x4 = rotate32(x4 ^ x8, 7)
        x1 = x1 + x5 & M32L
        x13 = rotate32(x13 ^ x1, 16)
        x9 = x9 + x13 & M32L
        x5 = rotate32(x5 ^ x9, 12)
        x1 = x1 + x5 & M32L
        x13 = rotate32(x13 ^ x1, 8)
        x9 = x9 + x13 & M32L
        x5 = rotate32(x5 ^ x9, 7)
        x2 = x2 + x6 & M32L
        x14 = rotate32(x14 ^ x2, 16)
        x10 = x10 + x14 & M32L
        x6 = rotate32(x6 ^ x10, 12)
        x2 = x2 + x6 & M32L
        x14 = rotate32(x14 ^ x2, 8)
        x10 = x10 + x14 & M32L
        x6 = rotate32(x6 ^ x10, 7)
        x3 = x3 + x7 & M32L
        x15 = rotate32(x15 ^ x3, 16)
        x11 = x11 + x15 & M32L
        x7 = rotate32(x7 ^ x11, 12)
        x3 = x3 + x7 & M32L
        x15 = rotate32(x15 ^ x3, 8)
        x11 = x11 + x15 & M32L
        x7 = rotate32(x7 ^ x11, 7)
        x0 = x0 + x5 & M32L
        x15 = rotate32(x15 ^ x0, 16)
        x10 = x10 + x15 & M32L
        x5 = rotate32(x5 ^ x10, 12)
        x0 = x0 + x5 & M32L
        x15 = rotate32(x15 ^ x0, 8)
        x10 = x10 + x15 & M32L
        x5 = rotate32(x5 ^ x10, 7)
        x1 = x1 + x6 & M32L
        x12 = rotate32(x12 ^ x1, 16)
        x11 = x11 + x12 & M32L
        x6 = rotate32(x6 ^ x11, 12)
        x1 = x1 + x6 & M32L
        x12 = rotate32(x12 ^ x1, 8)
        x11 = x11 + x12 & M32L
        x6 = rotate32(x6 ^ x11, 7)
        x2 = x2 + x7 & M32L
        x13 = rotate32(x13 ^ x2, 16)
        x8 = x8 + x13 & M32L
        x7 = rotate32(x7 ^ x8, 12)
        x2 = x2 + x7 & M32L
        x13 = rotate32(x13 ^ x2, 8)
        x8 = x8 + x13 & M32L
        x7 = rotate32(x7 ^ x8, 7)
        x3 = x3 + x4 & M32L
        x14 = rotate32(x14 ^ x3, 16)
        x9 = x9 + x14 & M32L
        x4 = rotate32(x4 ^ x9, 12)
        x3 = x3 + x4 & M32L
        x14 = rotate32(x14 ^ x3, 8)
        x9 = x9 + x14 & M32L
        x4 = rotate32(x4 ^ x9, 7)
    out[0] = x0 + 0x61707865 & M32L
    out[1] = x1 + 0x3320646E & M32L
    out[2] = x2 + 0x79622D32 & M32L
    out[3] = x3 + 0x6B206574 & M32L
    out[4] = x4 + k0 & M32L
    out[5] = x5 + k1 & M32L
    out[6] = x6 + k2 & M32L
    out[7] = x7 + k3 & M32L
    out[8] = x8 + k4 & M32L
    out[9] = x9 + k5 & M32L
    out[10] = x10 + k6 & M32L
    out[11] = x11 + k7 & M32L
    out[12] = x12 + c0 & M32L
    out[13] = x13 + c1 & M32L
    out[14] = x14 + n0 & M32L
    out[15] = x15 + n1 & M32L


def shuffle(keys: list[int], at: int, nonce: int, cards: bytearray, n: int) -> None:
    """Shuffle the first n of cards in place: Fisher-Yates from the last place down, exact draws."""
    if not cython.compiled:
        words = [0] * 16
    word = 16
    counter = 0
    for i in range(n - 1, 0, -1):
        bound = i + 1
        while True:
            if word == 16:
                block(keys, at, nonce, counter, words)
                counter += 1
                word = 0
            m = words[word] * bound
            word += 1
            if (m & M32L) >= bound or (m & M32L) >= (M32L + 1) % bound:
                break
        j = m >> 32
        swap = cards[i]
        cards[i] = cards[j]
        cards[j] = swap


def below(x: int, n: int) -> int:
    """A number below n from 64 random bits (n small: the bias is below n / 2**32)."""
    return (mix64(x) >> 32) * n >> 32


def stir(cards: bytearray, first: int, last: int, state: int) -> int:
    """Shuffle cards[first:last] in place by SplitMix64 from this state; returns the state after it.

    For redeals and samples only: deals of a match come from `shuffle`.
    """
    for i in range(last - 1, first, -1):
        state += GAMMA
        if not cython.compiled:
            state &= M64
        j = first + below(state, i + 1 - first)
        swap = cards[i]
        cards[i] = cards[j]
        cards[j] = swap
    return state


def chacha8(key: bytes, nonce: int = 0, counter: int = 0) -> bytes:
    """One block of the generator, as published test vectors give it."""
    return Stream(key).output(nonce, counter)


class Stream:
    """ChaCha8 under one key, for callers outside compiled code."""

    def __init__(self, key: bytes) -> None:
        if not cython.compiled:
            self.keys = [0] * 4
            self.words = [0] * 16
            self.cards = bytearray(256)
        for i, word in enumerate(key_words(key)):
            self.keys[i] = word

    def output(self, nonce: int, counter: int) -> bytes:
        """One block of 64 bytes."""
        block(self.keys, 0, nonce, counter, self.words)
        return b"".join(int(self.words[i]).to_bytes(4, "little") for i in range(16))

    def shuffled(self, n: int, nonce: int = 0) -> list[int]:
        """The numbers below n (at most 256) in the order this key deals them."""
        for i in range(n):
            self.cards[i] = i
        shuffle(self.keys, 0, nonce, self.cards, n)
        return [self.cards[i] for i in range(n)]
