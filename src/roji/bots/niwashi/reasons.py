"""Why a decision is good in Niwashi, for the seat's own eyes: how far its wishes come, what its partner may wish.

A wish comes true by a tile of the partner (N-8). So a tile of one's own can only bring one's wishes near, and can show
what may be a wish of the partner: of that there is a figure.
"""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.bots.explain import alternative
from roji.bots.niwashi.outlook import Hands, chance, fulfilled, hands
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.players import Reason
from roji.games.niwashi.facts import Decision, Lay, View
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import around, read_cell
from roji.games.state import State
from roji.words.speaking import named

Fields = dict[tuple[int, int], str]


# How likely a wish of the partner must be to be worth a word, and a word before an own wish that is nearly there.
LIKELY, WELL = 0.005, 0.25
AGAINST = ("niwashi-why-waits", "niwashi-why-cell")  # what no decision is advised for
# What a wish is worth that may come true soon, by the fields of it that lie there: as the partner of today weighs it.
SOON = (0.0, 0.0, 0.006, 0.05, 0.32, 0.45)


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the decision is good, as far as the thinker reads the partner."""
    assert isinstance(thinker, PartnerBot)
    view: View = state.view(state.seat)
    why, args = reason_beside(state, turn, hands(thinker, view["wishes"] or []))
    if why in AGAINST and alternative(turn, opinions):
        return "niwashi-why-all", {**args, "told": 1}
    return why, args


def reason_beside(state: State, turn: list[int], held: Hands) -> Reason:
    """The same; `held` is what the partner may hold."""
    view: View = state.view(state.seat)
    about: Decision = state.describe(turn[0])
    if about["do"] in ("tile", "cell", "lay"):
        laid = _laid(state, turn)
        if laid is not None:
            return _placement(view, laid, held)
        return _useful("niwashi-why-tile", about["tile"], view) if about["do"] == "tile" else ("niwashi-why-cell", {})
    if about["do"] == "draw":
        return _useful("niwashi-why-tile", about["tile"], view)
    if about["do"] == "discard":
        return _useful("niwashi-why-discard", about["tile"], view)
    return "niwashi-why-lantern", {"count": view["hand_counts"][view["seat"] or 0]}


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence, in a language: wishes and tiles with their seasons."""
    said = dict(args)
    if "wish" in args:
        said["wish"] = named("niwashi", "wish", args["wish"], lang)
    return said


def _laid(state: State, turn: list[int]) -> Lay | None:
    """The placement that a turn leads to, None while it is not planned."""
    at = state.clone()
    for action in turn:
        about: Decision = at.describe(action)
        if about["do"] == "lay":
            return about
        at.apply(action)
    if len(left := at.legal_actions()) == 1:
        only: Decision = at.describe(left[0])
        return only if only["do"] == "lay" else None
    return None


def spot(name: str) -> tuple[int, int]:
    """A cell by column and row."""
    cell = read_cell(name)
    return cell % SIDE, cell // SIDE


def _placement(view: View, laid: Lay, held: Hands) -> Reason:
    """What a tile shows, and how far the own wishes come by it; `points` and `apart` are what it makes come true,
    `nearer` is what it brings nearer, of the own wishes and of those the partner may hold."""
    before: Fields = {spot(name): field for name, field in view["fields"].items()}
    new = {spot(name): field for name, field in zip(laid["cells"], laid["tile"], strict=True)}
    after = before | new
    chances = {wish: chance(held, wish) for wish in sorted({wish for hand in held for wish in hand})}
    likely = sorted((wish for wish in chances if chances[wish] >= LIKELY), key=lambda wish: -chances[wish])
    shown = [wish for wish in chances if _most(after, new, *wish) == 5]
    points, apart = fulfilled(held, shown)
    figures = {"points": points, "apart": apart, "nearer": 0.0}
    steps = []
    for own in view["wishes"] or []:
        reached, lay = _most(after, new, *own), _most(before, before, *own)
        if reached > lay:
            steps.append((reached, own))
            figures["nearer"] += SOON[reached] - SOON[lay]
    for wish in likely:
        reached, lay = _most(after, new, *wish), _most(before, before, *wish)
        if 5 > reached > lay:
            figures["nearer"] += chances[wish] * (SOON[reached] - SOON[lay])
    reached, wish = max(steps, default=(0, ""))
    seen = [other for other in likely if other in shown]
    if seen and (reached < 4 or chances[seen[0]] >= WELL):
        return "niwashi-why-shows", {**figures, **_maybe(seen[0], chances), "count": len(seen)}
    if reached:
        key = {5: "niwashi-why-lies", 4: "niwashi-why-near"}.get(reached, "niwashi-why-builds")
        return key, {**figures, "wish": wish, "have": reached}
    offered = [wish for wish in likely if _most(after, new, *wish) == 4 > _most(before, before, *wish)]
    if offered:
        return "niwashi-why-offers", {**figures, **_maybe(offered[0], chances)}
    return "niwashi-why-waits", figures


def _maybe(wish: str, chances: dict[str, float]) -> dict[str, Any]:
    """A wish of the partner with its chance in hundredths."""
    return {"wish": wish, "chance": max(round(100 * chances[wish]), 1)}


def _most(fields: Fields, among: Fields, season: str, shape: str) -> int:
    """The most fields of a wish that can be seen where it might lie, one of them on one of these cells; 5 is all."""
    best = 0
    for (x, y), field in among.items():
        if field == season:
            for others in around(shape):
                best = max(best, 1 + sum(fields.get((x + dx, y + dy)) == season for dx, dy in others))
    return best


def most(view: View, wish: str) -> int:
    """The most fields of a wish that lie where it might be, 5 for all."""
    fields: Fields = {spot(name): field for name, field in view["fields"].items()}
    return _most(fields, fields, wish[0], wish[1])


def _usable(tile: str, view: View) -> int:
    """How many fields of a tile have a season that a wish in hand needs."""
    seasons = {wish[0] for wish in view["wishes"] or []}
    return sum(field in seasons for field in tile)


def _useful(key: str, tile: str, view: View) -> Reason:
    return key, {"tile": tile, "count": _usable(tile, view)}
