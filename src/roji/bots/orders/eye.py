"""What a person sees in the decisions of Garden Orders: what a hand pays more after a swap or with a trio."""

from __future__ import annotations

from roji.bots.eye import Thing, Way
from roji.games.orders.facts import Decision, View
from roji.games.state import State

REVEAL = 0.5  # points: a swap for less is not made


def ways(state: State) -> list[Way]:
    """Every way to go on that gains something, and to reveal; swaps for nothing are no way to go on."""
    view: View = state.view(state.seat)
    pays, prospects = view["pays"], view["prospects"]
    assert pays is not None
    assert prospects is not None
    now, swaps = pays["points"], prospects["swaps"]
    counting = {card for entry in pays["reasons"] if entry["points"] for card in entry["cards"]}
    found = []
    for action in state.legal_actions():
        about: Decision = state.describe(action)
        if about["do"] == "swap":
            kind = "exchange" if about["card"] in counting else "swap"
            gains = [points - now for points in swaps[about["card"]].values() if points > now]
            found += [Way(action, (Thing(kind, float(gain)),)) for gain in gains]
        elif about["do"] == "take":
            least = min(swaps[about["for"]].values())
            found.append(Way(action, (Thing("take", float(swaps[about["for"]][about["card"]] - least)),)))
        elif about["do"] == "trio":
            gain = prospects["trios"][str(about["value"])] - now
            found += [Way(action, (Thing("trio", float(gain)),))] if gain > 0 else []
        elif about["do"] == "lay":
            least = min(prospects["lays"].values())
            found.append(Way(action, (Thing("lay", float(prospects["lays"][about["card"]] - least)),)))
        else:
            found.append(Way(action, (Thing("reveal", REVEAL),)))
    return found
