"""What a person sees in the decisions of Koi-Koi: captures, lights and combinations first, then what needs a plan."""

from __future__ import annotations

from roji.bots.eye import Thing, Way
from roji.bots.koikoi.greedy import worth
from roji.bots.koikoi.nearness import card_set, missing, nearest, piles, points, still
from roji.games.koikoi.cards import ALL, LIGHTS
from roji.games.koikoi.facts import Call, Decision, Play, Stop, View
from roji.games.koikoi.game import KoiKoi
from roji.games.state import State

CAPTURE = 3.0  # any capture
LIGHT = 8.0  # a light in it
POINT = 6.0  # every point of a combination that it completes
NEAR = {1: 6.0, 2: 2.0}  # a combination that then lacks so many cards, and one kept from the other
LAID = 0.3  # of what a card is worth, for laying it down
GIVEN = {1: -6.0, 2: -2.0}  # a card laid that the other lacks so many of
CARD, HOPE = 1.2, 3.0  # of playing on: every card in hand, and an own combination that lacks two cards at most
AHEAD = {1: -6.0, 2: -3.0}  # the other lacks so many


def ways(state: State) -> list[Way]:
    """Every way to go on with what there is to be seen in it."""
    game = state.game
    assert isinstance(game, KoiKoi)
    view: View = state.view(state.seat)
    found = []
    for action in state.legal_actions():
        about: Decision = state.describe(action)
        if about["do"] == "stop" or about["do"] == "koikoi":
            found.append(Way(action, ending(game, view, about)))
        elif about["do"] == "take":
            found.append(Way(action, capture(game, view, [about["card"], about["with"]])))
        else:
            found += [Way(action, things) for things in played(game, view, about)]
    return found


def played(game: KoiKoi, view: View, about: Play) -> list[tuple[Thing, ...]]:
    """What a card of the hand brings; of two that it matches one can be taken."""
    matches, card = about["matches"], about["card"]
    if not matches:
        return [laid(game, view, card)]
    taken = [[match] for match in matches] if len(matches) == 2 else [list(matches)]
    return [capture(game, view, [*each, card]) for each in taken]


def capture(game: KoiKoi, view: View, cards: list[str]) -> tuple[Thing, ...]:
    """What strikes the eye first: a combination completed, a light, or just a capture; then all the rest."""
    (own, other), taken = piles(view), card_set(cards)
    gained = points(own | taken, game.flags) - points(own, game.flags)
    found = [Thing("combination", POINT * gained), Thing("light", LIGHT * (taken & LIGHTS).bit_count())]
    found.append(Thing("capture", CAPTURE))
    found.append(Thing("picture", float(sum(worth(card) for card in cards if not card.endswith("L")))))
    near = nearest(own | taken, other | still(view), taken, game.flags)
    kept = nearest(other, own | still(view), taken, game.flags)
    found += [Thing(kind, NEAR.get(at[0], 0.0)) for kind, at in (("plan", near), ("threat", kept)) if at]
    return tuple(thing for thing in found if thing.worth)


def laid(game: KoiKoi, view: View, card: str) -> tuple[Thing, ...]:
    """A card laid down is lost, and the other may be waiting for it."""
    own, other = piles(view)
    wanted = nearest(other, own | still(view), card_set([card]), game.flags)
    given = GIVEN.get(wanted[0], 0.0) if wanted else 0.0
    return Thing("value", -LAID * worth(card)), Thing("given", given)


def ending(game: KoiKoi, view: View, about: Stop | Call) -> tuple[Thing, ...]:
    """Points are certain; playing on there is hope, and the risk that the other is first."""
    own, other = piles(view)
    if about["do"] == "stop":
        return (Thing("points", float(about["points"])),)
    near = nearest(own, other | still(view), ALL, game.flags)
    lacks = min((n for n in missing(other, own | still(view), game.flags).values() if n > 0), default=9)
    stake = float(points(own, game.flags))
    hope = CARD * len(view["hand"] or []) + (HOPE if near and near[0] in NEAR else 0.0)
    return Thing("hope", hope), Thing("risk", AHEAD.get(lacks, 0.0) - stake)
