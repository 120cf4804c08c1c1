"""Long checks of Koi-Koi."""

from __future__ import annotations

import random

from roji.games.koikoi.cards import CARDS
from roji.games.koikoi.scoring import STACKING, VIEWINGS, explain, score_pile
from tests.games.koikoi.naive import combinations
from tests.soaking import soak


@soak("koikoi scoring", total=100_000, short=2_000)
def scoring(seed: int, start: int, stop: int) -> None:
    """Random piles of every size, all options, against the independent count."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        pile = rng.sample(range(48), rng.randint(0, 48))
        if case % 2:  # half of the piles lean towards the cards that make combinations
            special = [i for i, card in enumerate(CARDS) if card[-1] in "LAR"]
            pile = rng.sample(special, rng.randint(3, 24))
        for viewings in (False, True):
            for stacking in (False, True):
                flags = VIEWINGS * viewings | STACKING * stacking
                mask = sum(1 << card for card in pile)
                wanted = combinations({CARDS[card] for card in pile}, viewings, stacking)
                found = {entry.clause: entry.points for entry in explain(mask, flags)}
                assert found == wanted, [CARDS[card] for card in pile]
                assert score_pile(mask, flags) == sum(wanted.values())
