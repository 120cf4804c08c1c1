"""A simple Garden Orders player: makes the decision with the best expected count after this one turn."""

from __future__ import annotations

from roji.games.orders.cards import read_card, rest
from roji.games.orders.facts import Decision, View
from roji.games.orders.prospects import Counter, after_trio
from roji.games.state import State

VALUES = 11


def choose(state: State) -> int:
    """The decision of a greedy player, from its own view alone.

    It swaps only for more points than a reveal promises, and a hand can pay only so much: in the end it reveals.
    """
    view: View = state.view(state.seat)
    order = view["order"]
    assert order is not None
    count = Counter(order, state.game.options["min_run"])
    return max(state.legal_actions(), key=lambda action: _expected(state.describe(action), view, count))


def _expected(action: Decision, view: View, count: Counter) -> tuple[float, float]:
    """What the hand pays after the turn, on average; of equally good swaps the less valuable card is given away."""
    pays, prospects = view["pays"], view["prospects"]
    assert pays is not None
    assert prospects is not None
    if action["do"] == "reveal":
        return _after_reveal(view, pays["points"], count), 1
    if action["do"] == "decline":
        return pays["points"], 1
    if action["do"] == "trio":
        return prospects["trios"][str(action["value"])], 0
    value = int(action["card"][1:])
    if action["do"] == "lay":
        return prospects["lays"][action["card"]], -value
    if action["do"] == "take":
        return prospects["swaps"][action["for"]][action["card"]], value
    return max(prospects["swaps"][action["card"]].values()), -value


def _after_reveal(view: View, now: int, count: Counter) -> float:
    """What the hand pays after a reveal on average over all cards that may come: more only where a trio is had."""
    hand, row = (tuple(read_card(card) for card in cards) for cards in (view["hand"] or [], view["row"]))
    others = [read_card(card) for seat, known in enumerate(view["known"]) if seat != view["to_move"] for card in known]
    unseen = rest([*hand, *row, *others])
    best = now  # with the trios that lie there already
    coming = {}  # with a trio that one more card completes
    for value in range(VALUES):
        missing = {value + 11 * colour for colour in range(3)}.difference(row)
        if len(missing) == 0:
            best = max(best, after_trio(hand, value, count))
        elif len(missing) == 1:
            coming[missing.pop()] = after_trio(hand, value, count)
    return float(sum(max(best, coming.get(card, 0)) for card in unseen) / len(unseen))
