"""A simple Garden Orders player: makes the swap that pays most at once, and reveals when none pays."""

from __future__ import annotations

from typing import Any

from roji.games.state import State


def choose(state: State) -> int:
    """The decision of a greedy player, from its own view alone.

    It swaps only for more points, and a hand can pay only so much: in the end it reveals.
    """
    view = state.view(state.seat)
    return max(state.legal_actions(), key=lambda action: _gain(state.describe(action), view))


def _gain(action: dict[str, Any], view: dict[str, Any]) -> tuple[float, float]:
    """What the hand can pay after a decision; of equally good ones the less valuable card is given away."""
    prospects, now = view["prospects"], view["pays"]["points"]
    do = action["do"]
    if do in ("reveal", "decline"):
        return now + 0.5, 0
    if do == "trio":
        return prospects["trios"][str(action["value"])], 0
    value = int(action["card"][1:])
    if do == "lay":
        return prospects["lays"][action["card"]], -value
    if do == "take":
        return prospects["swaps"][action["for"]][action["card"]], value
    return max(prospects["swaps"][action["card"]].values()), -value
