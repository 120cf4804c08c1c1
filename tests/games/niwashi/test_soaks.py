"""The long checks at their short counts."""

from __future__ import annotations

from tests.games.niwashi.soaks import gardens


def test_naive_and_fast_placements_and_fulfilment_agree() -> None:
    """N-8, N-10, N-14"""
    gardens.run_short()
