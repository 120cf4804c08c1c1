"""Why a decision is good in Garden Orders: what the hand would pay after it, compared with the other decisions."""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.bots.explain import alternative
from roji.bots.players import Reason
from roji.games.orders.cards import read_card, rest
from roji.games.orders.facts import Decision, Pays, Take, View
from roji.games.orders.prospects import Counter, without
from roji.games.state import State
from roji.words.speaking import named

AGAINST = ("less", "swap-even", "decline-still")  # what no decision is advised for


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the decision is good; what is advised without paying more is so for what may come."""
    why, args = described(state, turn)
    other = alternative(turn, opinions)
    losing = why == "orders-why-trio" and args["points"] <= args["now"]
    if other is None or not (losing or why.removeprefix("orders-why-") in AGAINST):
        return why, args
    then, else_ = helpful(state, turn), helpful(state, [other.action])
    if then is not None and else_ is not None and then > else_:
        return "orders-why-coming", {"count": then, "fewer": else_}
    return "why-other", {}


def described(state: State, turn: list[int]) -> Reason:
    """What a decision does to the hand."""
    view: View = state.view(state.seat)
    about: Decision = state.describe(turn[0])
    pays, prospects = view["pays"], view["prospects"]
    assert pays is not None
    assert prospects is not None
    now, swaps = pays["points"], prospects["swaps"]
    if about["do"] == "swap":
        return _swap(state, turn, about["card"], swaps, pays)
    if about["do"] == "take":
        return _compared("take", about["card"], swaps[about["for"]])
    if about["do"] == "trio":
        return "orders-why-trio", {"points": prospects["trios"][str(about["value"])], "now": now}
    if about["do"] == "lay":
        return _compared("lay", about["card"], prospects["lays"])
    if about["do"] == "decline":
        best = max(prospects["trios"].values(), default=0)
        return ("orders-why-decline" if best <= now else "orders-why-decline-still"), {"points": best, "now": now}
    return _reveal(swaps, view["stack"], now)


def helpful(state: State, turn: list[int]) -> int | None:
    """How many of the cards that may come would make the hand pay more by a swap after a turn; None where the turn
    leaves no whole hand of this round."""
    at, seat = state.clone(), state.seat
    for action in turn:
        if at.describe(action)["do"] == "reveal":
            break
        at.apply(action)
    if at.seat == seat and at.view(seat)["phase"] == "take":
        at.apply(max(at.legal_actions(), key=lambda action: _paid(at, action)))
    view: View = at.view(seat)
    if at.over or at.round != state.round or view["phase"] in ("take", "lay"):
        return None
    hand, row = (tuple(read_card(card) for card in cards) for cards in (view["hand"] or [], view["row"]))
    others = [read_card(card) for other, known in enumerate(view["known"]) if other != seat for card in known]
    coming, order = rest([*hand, *row, *others]), view["order"]
    assert order is not None
    count = Counter(order, at.game.options["min_run"])
    now = count(hand)
    better = {card: any(count((*without(hand, given), card)) > now for given in set(hand)) for card in set(coming)}
    return sum(better[card] for card in coming)


def _paid(state: State, action: int) -> int:
    """What the hand pays with a card that is taken."""
    about: Take = state.describe(action)
    view: View = state.view(state.seat)
    assert view["prospects"] is not None
    return view["prospects"]["swaps"][about["for"]][about["card"]]


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence, in a language: cards by colour and value."""
    said = dict(args)
    if "card" in args:
        said["card"] = named("orders", "card", args["card"], lang)
    return said


def _swap(state: State, turn: list[int], card: str, swaps: dict[str, dict[str, int]], pays: Pays) -> Reason:
    """A card to give: with the card planned for it, else with the best there is."""
    now = pays["points"]
    others = [points for given, takes in swaps.items() if given != card for points in takes.values()]
    what, points = "give", max(swaps[card].values())
    if len(turn) > 1:
        after = state.clone()
        after.apply(turn[0])
        then: Take = after.describe(turn[1])
        taken = then["card"]
        what, points = "swap", swaps[card][taken]
        others += [paid for other, paid in swaps[card].items() if other != taken]
    most = max(others, default=now)
    if points > most > now:
        return "orders-why-most", {"points": points, "more": points - most, "what": what}
    if points > now >= most and len(turn) > 1:
        return "orders-why-only", {"points": points, "more": points - now}
    if points > now:
        return "orders-why-more", {"points": points, "more": points - now}
    counts = any(card in entry["cards"] for entry in pays["reasons"] if entry["points"])
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


def _reveal(swaps: dict[str, dict[str, int]], stack: int, now: int) -> Reason:
    """A new card instead of a swap: what the best swap would bring at once."""
    gain = max((points for takes in swaps.values() for points in takes.values()), default=now) - now
    if not swaps:
        return "orders-why-reveal-must", {}
    if gain <= 0:
        return "orders-why-reveal-nothing", {"now": now, "stack": stack}
    return "orders-why-reveal-little", {"gain": gain, "stack": stack}
