"""Deals recomputed from docs/formats.md alone: written from that page, nothing of ours used."""

from __future__ import annotations

import hashlib
import random
import struct
from itertools import count, product
from typing import Any

import pytest

import roji

SEEDS = [0, 7, *(random.Random(2026).getrandbits(bits) for bits in (8, 64, 128, 255, 256, 256))]


# -- the generator, as the page defines it ---------------------------------------------------------------


def key(seed: int, part: int | str) -> bytes:
    return hashlib.sha256(f"roji-1/{seed}/{part}".encode()).digest()


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[p] = x[p] + x[q] & 0xFFFFFFFF
        mixed = x[r] ^ x[p]
        x[r] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF


def words(key: bytes, nonce: int) -> Any:
    """ChaCha8 as 32-bit words, block after block."""
    for counter in count():
        start = [
            *struct.unpack("<4I", b"expand 32-byte k"),
            *struct.unpack("<8I", key),
            *struct.unpack("<4I", struct.pack("<2Q", counter, nonce)),
        ]
        x = list(start)
        for _ in range(4):
            for i in range(4):
                quarter(x, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(x, start, strict=True))


def shuffle(key: bytes, nonce: int, pieces: list[Any]) -> list[Any]:
    found, stream = list(pieces), words(key, nonce)
    for i in range(len(found) - 1, 0, -1):
        n = i + 1
        m = next(stream) * n
        while m % 2**32 < 2**32 % n:
            m = next(stream) * n
        j = m >> 32
        found[i], found[j] = found[j], found[i]
    return found


# -- the pieces in order ---------------------------------------------------------------------------------

KINDS = ["LRxy", "ARxy", "LRxy", "ARxy", "ARxy", "ARxy", "ARxy", "LAxy", "ARxy", "ARxy", "LARx", "Lxyz"]
FLOWERS = [f"{month}{kind}" for month, kinds in enumerate(KINDS, 1) for kind in kinds]
ORDER_CARDS = [f"{colour}{value}" for colour in "PGO" for value in range(11) for _ in range(2)]
LETTERS = "hnafs"


def tiles(box: str) -> list[str]:
    """N-B1, in the order of the page."""
    rank = {letter: i for i, letter in enumerate(LETTERS)}
    found = []
    for tile in map("".join, product(LETTERS, repeat=3)):
        ranks = [rank[letter] for letter in tile]
        if ranks > ranks[::-1] or len(set(tile)) == 1 or tile.count("s") > 1:
            continue
        if box == "standard":
            found.append(tile)
        elif len(set(tile)) == 3:
            found += [tile] * (3 if tile in ("hsa", "nsf") else 2)
    return found


def as_set(text: str) -> list[str]:
    return sorted(text.split())


# -- the deals -------------------------------------------------------------------------------------------


def four_of_a_month(cards: list[str]) -> bool:
    months = [card[:-1] for card in cards]
    return any(months.count(month) == 4 for month in months)


def lucky(hand: list[str]) -> bool:
    months = [card[:-1] for card in hand]
    counts = sorted(months.count(month) for month in set(months))
    return 4 in counts or counts == [2, 2, 2, 2]


def flower_round(seed: int, number: int) -> tuple[list[list[str]], list[str]]:
    """Challenger, field and dealer, and the stock."""
    for nonce in count():
        deck = shuffle(key(seed, number), nonce, FLOWERS)
        piles = [[deck[6 * turn + 2 * pile + i] for turn in range(4) for i in range(2)] for pile in range(3)]
        if lucky(piles[0]) or lucky(piles[2]) or not four_of_a_month(piles[1]):
            return piles, deck[24:]
    raise AssertionError


@pytest.mark.parametrize("seed", [*SEEDS, *range(100, 160)])
def test_koikoi_is_dealt_as_the_page_says(seed: int) -> None:
    state = roji.game("koikoi", rounds=1).new(seed=seed)
    for nonce in count():
        lot = shuffle(key(seed, "lot"), nonce, FLOWERS)[:2]
        if lot[0][:-1] != lot[1][:-1]:
            break
    dealer = 0 if int(lot[0][:-1]) < int(lot[1][:-1]) else 1
    (challenger, field, own), stock = flower_round(seed, 0)
    data = state.to_dict()
    assert data["lot"].split() == lot
    assert data["hands"][dealer].split() == sorted(own, key=FLOWERS.index)
    assert data["hands"][1 - dealer].split() == sorted(challenger, key=FLOWERS.index)
    assert data["field"].split() == sorted(field, key=FLOWERS.index)
    assert data["stock"].split() == stock


def test_later_rounds_of_koikoi_have_keys_of_their_own() -> None:
    future = roji.game("koikoi").new(seed=7).to_dict()["future"]
    assert [decks[-1].split()[24:] for decks in future] == [flower_round(7, number)[1] for number in range(1, 12)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_orders_are_dealt_as_the_page_says(seed: int, players: int) -> None:
    data = roji.game("orders", players=players).new(seed=seed).to_dict()
    deck = shuffle(key(seed, 0), 0, ORDER_CARDS)
    for seat in range(players):
        assert as_set(data["hands"][seat]) == sorted(deck[9 * seat : 9 * seat + 9])
    assert data["stack"].split() == deck[9 * players : 9 * players + 9]
    assert as_set(data["row"]) == sorted(deck[9 * players + 9 : 9 * players + 12])
    assert data["turn"] == shuffle(key(seed, "lot"), 0, list(range(players)))[0]
    drawn = shuffle(key(seed, "orders"), 0, list(range(1, 9)))
    assert data["orders"] == drawn[:1]
    assert [later["order"] for later in data["future"]] == drawn[1:3]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("box", "journey", "size"), [("standard", "none", 3), ("all_different", "two-hands", 2)])
def test_the_silent_garden_is_dealt_as_the_page_says(seed: int, box: str, journey: str, size: int) -> None:
    data = roji.game("niwashi", tiles=box, journey=journey).new(seed=seed).to_dict()
    deck = shuffle(key(seed, 0), 0, tiles(box))
    assert len(deck) == 62
    assert data["garden"][0].split()[1] == deck[0]
    at = 1
    for seat in range(2):
        assert as_set(data["dealt"][seat]) == sorted(deck[at : at + size])
        at += size
    assert data["display"].split() == deck[at : at + size]
    assert data["pile"].split() == deck[at + size : 47]
    assert as_set(data["box"]) == sorted(deck[47:])
    wishes = shuffle(key(seed, 0), 1, [season + shape for shape in "ITUVWX" for season in "hnaf"])
    for seat in range(2):
        assert data["wishes"][seat].split() == wishes[10 * seat : 10 * seat + 2]
        assert data["stacks"][seat].split() == wishes[10 * seat + 2 : 10 * seat + 10]
    assert as_set(data["wish_box"]) == sorted(wishes[20:])
    assert data["turn"] == shuffle(key(seed, "lot"), 0, [0, 1])[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lot_of_kokeshi_is_drawn_as_the_page_says(seed: int) -> None:
    assert roji.game("kokeshi").new(seed=seed).seat == shuffle(key(seed, "lot"), 0, [0, 1])[0]
