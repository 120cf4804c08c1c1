"""Why a decision is good in Koi-Koi: what it captures, completes, approaches or keeps from the other."""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.bots.measure import share
from roji.bots.players import Reason
from roji.games.koikoi import scoring
from roji.games.koikoi.card_names import card_name
from roji.games.koikoi.cards import CARDS, read_set
from roji.games.koikoi.facts import Call, Decision, Play, Stop, Take, View
from roji.games.koikoi.game import KoiKoi
from roji.games.koikoi.numbers import KOIKOI, STOP
from roji.games.koikoi.progress import NEEDS, frozen, goals, shared_progress
from roji.games.state import State
from roji.words import say

NEAR = 2  # cards from a combination at which it is worth a word


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the decision is good."""
    game = state.game
    assert isinstance(game, KoiKoi)
    view: View = state.view(state.seat)
    about: Decision = state.describe(turn[0])
    if about["do"] == "stop" or about["do"] == "koikoi":
        return _ending(game, view, about, opinions)
    captured = _captured(state, about, turn)
    if captured or about["do"] == "take":
        return _capture(game, view, captured)
    if about["matches"]:
        return "koikoi-why-either", {"cards": " ".join(about["matches"])}
    return _lay(game, view, about["card"])


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence, in a language: cards and combinations by name."""
    said = dict(args)
    for key, value in args.items():
        if key in ("card", "cards"):
            said[key] = ", ".join(card_name(card, lang, names) for card in value.split())
        elif key == "yaku":
            said[key] = ", ".join(say(f"koikoi-yaku-{name}", lang) for name in value.split())
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


def _piles(view: View) -> tuple[int, int]:
    seat = view["seat"] or 0
    own, other = view["captured"][seat], view["captured"][1 - seat]
    return read_set(" ".join(own)), read_set(" ".join(other))


def _still(view: View) -> int:
    """The cards that nobody will ever capture."""
    return frozen(read_set(" ".join(view["field"])))


def _capture(game: KoiKoi, view: View, captured: list[str]) -> Reason:
    own, other = _piles(view)
    taken = read_set(" ".join(captured))
    before = {found.key: found.points for found in scoring.explain(own, game.flags)}
    after = {found.key: found.points for found in scoring.explain(own | taken, game.flags)}
    cards = {"cards": " ".join(captured)}
    fresh = [key for key in after if key not in before]
    if fresh:
        return "koikoi-why-completes", {**cards, "yaku": " ".join(fresh), "points": sum(after.values())}
    if sum(after.values()) > sum(before.values()):
        return "koikoi-why-raises", {**cards, "points": sum(after.values())}
    near = _nearest(own | taken, other | _still(view), taken, game.flags)
    kept = _nearest(other, own | _still(view), read_set(" ".join(captured[:-1])), game.flags)
    if kept and kept[0] <= NEAR and (near is None or kept[0] < near[0]):
        return "koikoi-why-keeps", {"cards": " ".join(captured[:-1]), "yaku": kept[1], "missing": kept[0]}
    if near and near[0] <= NEAR:
        return "koikoi-why-nears", {**cards, "yaku": near[1], "missing": near[0]}
    if near:
        return "koikoi-why-collects", {**cards, "yaku": near[1], "have": near[2], "need": near[2] + near[0]}
    return "koikoi-why-takes", cards


def _nearest(pile: int, against: int, among: int, flags: int) -> tuple[int, str, int] | None:
    """Of the combinations to which some cards belong the one nearest: missing, its name, how many a pile has."""
    families = {key: family for _, key, family, _ in NEEDS}
    found = [
        (missing, key, (pile & families[key]).bit_count())
        for key, missing in _missing(pile, against, flags).items()
        if missing > 0 and families[key] & among
    ]
    return min(found, key=lambda entry: entry[0], default=None)


def _missing(pile: int, against: int, flags: int) -> dict[str, int]:
    """How many cards every combination that is still possible lacks."""
    far = zip(goals(flags), shared_progress(pile, against, flags), strict=True)
    return {goal["key"]: goal["need"] - have for goal, have in far if have is not None}


def _lay(game: KoiKoi, view: View, card: str) -> Reason:
    """Nothing matches: who could capture the card that is laid, and what that would bring."""
    own, other = _piles(view)
    month = read_set(" ".join(name for name in CARDS if name[:-1] == card[:-1]))
    hidden = month & ~(read_set(" ".join([*(view["hand"] or []), *view["field"]])) | own | other)
    told = {"card": card, "count": hidden.bit_count()}
    if not hidden:
        return "koikoi-why-safe", told
    richer = other | read_set(card) | hidden  # more than anybody can capture with it
    worth_more = sum(found.points for found in scoring.explain(richer, game.flags))
    lost = own | _still(view)
    before, after = _missing(other, lost, game.flags), _missing(richer, lost, game.flags)
    nearer = any(missing <= NEAR and missing < before[key] for key, missing in after.items())
    if not nearer and worth_more == sum(found.points for found in scoring.explain(other, game.flags)):
        return "koikoi-why-harmless", {**told, "near": NEAR}
    return "koikoi-why-lays", told


def _ending(game: KoiKoi, view: View, about: Stop | Call, opinions: list[Opinion]) -> Reason:
    """Stop or play on: the chances of both, and how near the other is to a combination."""
    chances = {opinion.action: round(100 * share(game, opinion.value)) for opinion in opinions}
    both = {"stop": chances[STOP], "call": chances[KOIKOI]}
    if about["do"] == "koikoi":
        return "koikoi-why-calls", {"hand": len(view["hand"] or []), **both}
    own, other = _piles(view)
    left = {key: missing for key, missing in _missing(other, own | _still(view), game.flags).items() if missing > 0}
    told = {"points": about["points"], **both}
    if not left:
        return "koikoi-why-stops", told
    nearest = min(left, key=lambda key: left[key])
    return "koikoi-why-stops-before", {**told, "yaku": nearest, "missing": left[nearest]}
