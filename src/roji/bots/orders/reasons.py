"""Why a decision is good in Garden Orders: what the hand would pay after it, compared with the other decisions."""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.bots.players import Reason
from roji.games.state import State
from roji.words.speaking import named


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the decision is good."""
    view, about = state.view(state.seat), state.describe(turn[0])
    do, now = about["do"], view["pays"]["points"] if view["pays"] else 0
    prospects = view["prospects"]
    if do == "swap":
        return _swap(state, turn, view, now)
    if do == "take":
        takes = prospects["swaps"][about["for"]]
        return _compared(do, about["card"], takes)
    if do == "trio":
        return "orders-why-trio", {"points": prospects["trios"][str(about["value"])], "now": now}
    if do == "lay":
        return _compared(do, about["card"], prospects["lays"])
    if do == "decline":
        best = max(prospects["trios"].values(), default=0)
        return ("orders-why-decline" if best <= now else "orders-why-decline-still"), {"points": best, "now": now}
    return _reveal(view, now)


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence, in a language: cards by colour and value."""
    said = dict(args)
    if "card" in args:
        said["card"] = named("orders", "card", args["card"], lang)
    return said


def _swap(state: State, turn: list[int], view: dict[str, Any], now: int) -> Reason:
    """A card to give: with the card planned for it, else with the best there is."""
    swaps = view["prospects"]["swaps"]
    card = state.describe(turn[0])["card"]
    others = [points for given, takes in swaps.items() if given != card for points in takes.values()]
    what, points = "give", max(swaps[card].values())
    if len(turn) > 1:
        after = state.clone()
        after.apply(turn[0])
        taken = after.describe(turn[1])["card"]
        what, points = "swap", swaps[card][taken]
        others += [pays for other, pays in swaps[card].items() if other != taken]
    most = max(others, default=now)
    if points > most > now:
        return "orders-why-most", {"points": points, "more": points - most, "what": what}
    if points > now >= most and len(turn) > 1:
        return "orders-why-only", {"points": points, "more": points - now}
    if points > now:
        return "orders-why-more", {"points": points, "more": points - now}
    counts = any(card in entry["cards"] for entry in view["pays"]["reasons"] if entry["points"])
    if points == now and not counts:
        return "orders-why-swap-idle", {"card": card}
    return "orders-why-swap-even", {"points": points, "now": now}


def _compared(what: str, card: str, pays: dict[str, int]) -> Reason:
    """What the hand pays with one card, compared with the others."""
    points = pays[card]
    more = points - max((other for name, other in pays.items() if name != card), default=points)
    if more > 0:
        return "orders-why-most", {"points": points, "more": more, "what": what}
    return ("orders-why-equal" if more == 0 else "orders-why-less"), {"points": points}


def _reveal(view: dict[str, Any], now: int) -> Reason:
    """A new card instead of a swap: what the best swap would bring at once."""
    swaps = view["prospects"]["swaps"]
    gain = max((points for takes in swaps.values() for points in takes.values()), default=now) - now
    if not swaps:
        return "orders-why-reveal-must", {}
    if gain <= 0:
        return "orders-why-reveal-nothing", {"now": now, "stack": view["stack"]}
    return "orders-why-reveal-little", {"gain": gain, "stack": view["stack"]}
