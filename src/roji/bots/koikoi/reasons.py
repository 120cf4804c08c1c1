"""Why a decision is good in Koi-Koi: what it captures, completes, approaches or keeps from the other."""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.bots.explain import alternative
from roji.bots.koikoi.nearness import card_set, missing, nearest, piles, points, still
from roji.bots.measure import share
from roji.bots.players import Reason
from roji.games.koikoi import scoring
from roji.games.koikoi.card_names import card_name
from roji.games.koikoi.cards import CARDS, read_set
from roji.games.koikoi.facts import Call, Decision, Play, Stop, Take, View
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.numbers import KOIKOI, STOP
from roji.games.state import State
from roji.words.speaking import joined, named

NEAR = 2  # cards from a combination at which it is worth a word


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the decision is good."""
    game = state.game
    assert isinstance(game, KoiKoi)
    view: View = state.view(state.seat)
    about: Decision = state.describe(turn[0])
    if about["do"] == "stop" or about["do"] == "koikoi":
        return _ending(game, view, about, opinions)
    other = alternative(turn, opinions)
    instead: Decision | None = None if other is None else state.describe(other.action)
    captured = _captured(state, about, turn)
    if captured or about["do"] == "take":
        return _capture(game, view, captured)
    if about["matches"]:
        return "koikoi-why-either", {"cards": " ".join(about["matches"])}
    return _lay(game, view, about["card"]) if instead is None else _lay_rather(game, view, about["card"], instead)


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence, in a language: cards and combinations by name."""
    said = dict(args)
    for key, value in args.items():
        if key in ("card", "cards"):
            said[key] = joined([card_name(card, lang, names) for card in value.split()], lang)
        elif key == "yaku":
            said[key] = joined([named("koikoi", "yaku", name, lang, names) for name in value.split()], lang)
    return said


def _captured(state: State, about: Play | Take, turn: list[int]) -> list[str]:
    """The cards that the decision brings for certain, the one played last; none where it is still to be chosen."""
    if about["do"] == "take":
        return [about["card"], about["with"]]
    matches = list(about["matches"])
    if len(matches) == 2:
        if len(turn) == 1:
            return []
        after = state.clone()
        after.apply(turn[0])
        then: Take = after.describe(turn[1])
        matches = [then["card"]]
    return [*matches, about["card"]] if matches else []


def _capture(game: KoiKoi, view: View, captured: list[str]) -> Reason:
    own, other = piles(view)
    taken = read_set(" ".join(captured))
    before = {found.key: found.points for found in scoring.explain(own, game.flags)}
    after = {found.key: found.points for found in scoring.explain(own | taken, game.flags)}
    cards = {"cards": " ".join(captured)}
    fresh = [key for key in after if key not in before]
    if fresh:
        return "koikoi-why-completes", {**cards, "yaku": " ".join(fresh), "points": sum(after.values())}
    if sum(after.values()) > sum(before.values()):
        return "koikoi-why-raises", {**cards, "points": sum(after.values())}
    near = nearest(own | taken, other | still(view), taken, game.flags)
    kept = nearest(other, own | still(view), read_set(" ".join(captured[:-1])), game.flags)
    if kept and kept[0] <= NEAR and (near is None or kept[0] < near[0]):
        return "koikoi-why-keeps", {"cards": " ".join(captured[:-1]), "yaku": kept[1], "missing": kept[0]}
    if near and near[0] <= NEAR:
        return "koikoi-why-nears", {**cards, "yaku": near[1], "missing": near[0]}
    if near:
        return "koikoi-why-collects", {**cards, "yaku": near[1], "have": near[2], "need": near[2] + near[0]}
    return "koikoi-why-takes", cards


def _lay(game: KoiKoi, view: View, card: str) -> Reason:
    """Nothing matches: who could capture the card that is laid, and what that would bring."""
    own, other = piles(view)
    hidden = _hidden(view, card)
    told = {"card": card, "count": hidden.bit_count()}
    if not hidden:
        return "koikoi-why-safe", told
    richer = other | read_set(card) | hidden  # more than anybody can capture with it
    lost = own | still(view)
    before, after = missing(other, lost, game.flags), missing(richer, lost, game.flags)
    nearer = any(lacks <= NEAR and lacks < before[key] for key, lacks in after.items())
    if not nearer and points(richer, game.flags) == points(other, game.flags):
        return "koikoi-why-harmless", {**told, "near": NEAR}
    return "koikoi-why-lays", told


def _hidden(view: View, card: str) -> int:
    """The cards of a card's month that are in the other's hand or in the stock."""
    own, other = piles(view)
    return card_set([name for name in CARDS if name[:-1] == card[:-1]]) & ~(
        card_set([*(view["hand"] or []), *view["field"]]) | own | other
    )


def _lay_rather(game: KoiKoi, view: View, card: str, instead: Decision) -> Reason:
    """What speaks for laying a card, and not as well for what else one would do."""
    why, told = _lay(game, view, card)
    laid = instead["card"] if instead["do"] == "play" and not instead["matches"] else None
    rank = ("koikoi-why-lays", "koikoi-why-harmless", "koikoi-why-safe")
    if rank.index(why) > (0 if laid is None else rank.index(_lay(game, view, laid)[0])):
        return why, told
    if any(name != card and name[:-1] == card[:-1] for name in view["hand"] or []):
        return "koikoi-why-returns", {"card": card}
    own, other = piles(view)
    if laid is not None:
        wanted, idle = (nearest(own, other | still(view), read_set(name), game.flags) for name in (laid, card))
        if wanted and wanted[0] <= NEAR + 1 and (idle is None or wanted[0] < idle[0]):
            return "koikoi-why-spares", {"card": laid, "yaku": wanted[1], "missing": wanted[0]}
        more = _hidden(view, laid).bit_count()
        if told["count"] < more:
            return "koikoi-why-fewer", {"card": card, "count": told["count"], "more": more}
    return "why-other", {}


def _ending(game: KoiKoi, view: View, about: Stop | Call, opinions: list[Opinion]) -> Reason:
    """Stop or play on: the chances of both, and how near the other is to a combination."""
    chances = {opinion.action: round(100 * share(game, opinion.value)) for opinion in opinions}
    both = {"stop": chances[STOP], "call": chances[KOIKOI], "told": 1}
    if about["do"] == "koikoi":
        return "koikoi-why-calls", {"hand": len(view["hand"] or []), **both}
    own, other = piles(view)
    left = {key: lacks for key, lacks in missing(other, own | still(view), game.flags).items() if lacks > 0}
    told = {"points": about["points"], **both}
    if not left:
        return "koikoi-why-stops", told
    soonest = min(left, key=lambda key: left[key])
    return "koikoi-why-stops-before", {**told, "yaku": soonest, "missing": left[soonest]}
