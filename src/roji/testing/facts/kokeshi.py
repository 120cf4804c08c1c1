"""Where the figurines and beads of Kokeshi and Samurai are. Nothing is hidden."""

from __future__ import annotations

from typing import Any

from roji.testing.hidden import nothing_hidden

hidden = nothing_hidden


def pieces(data: Any) -> list[str]:
    """Three figurines and twelve beads in all, by seat."""
    found = []
    for seat, side in enumerate(data["figurines"]):
        for figurine in side:
            beads = figurine.partition(":")[2]
            found += [f"{seat} figurine", *(f"{seat} {bead}" for bead in beads)]
    return found
