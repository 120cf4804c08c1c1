"""A simple Garden Orders player: makes the decision with the best expected count after this one turn."""

from __future__ import annotations

from typing import Any

from roji.games.orders.cards import read_card, rest
from roji.games.orders.prospects import Counter, after_trio
from roji.games.state import State

VALUES = 11


def choose(state: State) -> int:
    """The decision of a greedy player, from its own view alone.

    It swaps only for more points than a reveal promises, and a hand can pay only so much: in the end it reveals.
    """
    view = state.view(state.seat)
    count = Counter(view["order"], state.game.options["min_run"])
    return max(state.legal_actions(), key=lambda action: _expected(state.describe(action), view, count))


def _expected(action: dict[str, Any], view: dict[str, Any], count: Counter) -> tuple[float, float]:
    """What the hand pays after the turn, on average; of equally good swaps the less valuable card is given away."""
    prospects = view["prospects"]
    do = action["do"]
    if do == "reveal":
        return _after_reveal(view, count), 1
    if do == "decline":
        return view["pays"]["points"], 1
    if do == "trio":
        return prospects["trios"][str(action["value"])], 0
    value = int(action["card"][1:])
    if do == "lay":
        return prospects["lays"][action["card"]], -value
    if do == "take":
        return prospects["swaps"][action["for"]][action["card"]], value
    return max(prospects["swaps"][action["card"]].values()), -value


def _after_reveal(view: dict[str, Any], count: Counter) -> float:
    """What the hand pays after a reveal on average over all cards that may come: more only where a trio is had."""
    hand, row = (tuple(read_card(card) for card in view[part]) for part in ("hand", "row"))
    others = [read_card(card) for seat, known in enumerate(view["known"]) if seat != view["to_move"] for card in known]
    unseen = rest([*hand, *row, *others])
    now = view["pays"]["points"]
    best = now  # with the trios that lie there already
    coming = {}  # with a trio that one more card completes
    for value in range(VALUES):
        missing = {value + 11 * colour for colour in range(3)}.difference(row)
        if len(missing) == 0:
            best = max(best, after_trio(hand, value, count))
        elif len(missing) == 1:
            coming[missing.pop()] = after_trio(hand, value, count)
    return float(sum(max(best, coming.get(card, 0)) for card in unseen) / len(unseen))
