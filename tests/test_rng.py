"""The generators: published vectors, exact draws, keys per round."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import roji
from roji.games.bits import mix64
from roji.games.rng import Stream, chacha8, check_seed, key_words, round_key

# ChaCha8 with a 256-bit key and a 64-bit nonce, first block: the published vectors for the zero key, for a key
# and a nonce with a single bit set, and for all bits set (draft-strombergson-chacha-test-vectors, TC1 to TC4).
ONE_BIT = bytes([1]) + bytes(31)
VECTORS = [
    (bytes(32), 0, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
    (ONE_BIT, 0, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"),
    (bytes(32), 1, "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"),
    (b"\xff" * 32, 2**64 - 1, "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"),
]


@pytest.mark.parametrize(("key", "nonce", "start"), VECTORS)
def test_chacha8_gives_the_published_vectors(key: bytes, nonce: int, start: str) -> None:
    assert chacha8(key, nonce)[:32].hex() == start


def test_blocks_follow_the_counter() -> None:
    blocks = {chacha8(bytes(32), 0, counter) for counter in (0, 1, 2**32, 2**63)}
    assert len(blocks) == 4
    assert all(len(block) == 64 for block in blocks)


def test_mix64_is_the_finaliser_of_splitmix64() -> None:
    """The first outputs of SplitMix64 seeded with 1234567, as published with the generator."""
    gamma = 0x9E3779B97F4A7C15
    outputs = [mix64((1234567 + (i + 1) * gamma) % 2**64) for i in range(3)]
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_round_key_is_the_sha256_of_seed_and_round() -> None:
    assert round_key(7, 0) == hashlib.sha256(b"roji-1/7/0").digest()
    assert round_key(7, "lot") == hashlib.sha256(b"roji-1/7/lot").digest()
    assert key_words(bytes(range(32)))[0] == 0x0706050403020100


SHUFFLED_8 = [5, 2, 6, 4, 7, 3, 1, 0]
SHUFFLED_48 = [12, 25, 47, 46, 36, 39, 20, 45, 33, 17, 7, 30]
SHUFFLED_8_AGAIN = [1, 4, 0, 7, 5, 3, 2, 6]


# Our own vectors, published in docs/formats.md: anyone can check an implementation against them.
def test_our_published_shuffles() -> None:
    assert Stream(round_key(7, 0)).shuffled(8) == SHUFFLED_8
    assert Stream(round_key(7, 0)).shuffled(48)[:12] == SHUFFLED_48
    assert Stream(round_key(7, 0)).shuffled(8, nonce=1) == SHUFFLED_8_AGAIN


def test_shuffles_are_fair() -> None:
    """Chi-squared over where each of 6 cards lands in 6,000 shuffles: 25 degrees of freedom, far below 60."""
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(6000):
        counts.update(enumerate(Stream(round_key(seed, 0)).shuffled(6)))
    assert len(counts) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60


def test_a_deal_uses_its_own_key_alone() -> None:
    """The deal of round 3 is the same whatever happened before it."""
    game = roji.game("koikoi", rounds=4, starter=0, redeal=False)
    decks = {tuple(game.new(seed=11).to_dict()["future"][2])}
    state = game.new(seed=11)
    while state.round < 3:
        future = state.to_dict()["future"]
        decks.add(tuple(future[2 - state.round]))
        state.apply(state.legal_actions()[-1])
    assert len(decks) == 1


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.5, "7", True, None])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(roji.Invalid, match=r"2\^256"):
        check_seed(seed)
