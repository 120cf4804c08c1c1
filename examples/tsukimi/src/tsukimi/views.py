"""What may be told of a match: views, events, and the form in which everything is kept; by allow-list only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from roji.games.bits import members
from roji.games.errors import Invalid
from tsukimi.facts import Effect, Result, View

if TYPE_CHECKING:
    from tsukimi.game import Tsukimi

SUITS = "gchm"  # grasses, clouds, hares, moons
DECK = tuple(f"{suit}{value}" for suit in SUITS for value in range(1, 7))

EVENTS = ("lay", "trick", "round", "deal")  # in the order of the E_ constants in rules.py, which are C constants


class Facts(NamedTuple):
    """Everything in a state. Sets of cards are bits; `decks` are those of the rounds to come."""

    hands: tuple[int, ...]
    taken: tuple[int, ...]
    laid: tuple[int, ...]
    leader: int
    results: tuple[tuple[int, ...], ...]
    decks: tuple[tuple[int, ...], ...]


def card(number: int) -> str:
    return DECK[number]


def cards(mask: int) -> list[str]:
    return [DECK[number] for number in members(mask)]


def read_card(text: str) -> int:
    """The card of this name, or what would be one."""
    word = text.strip().lower()
    if word not in DECK:
        raise Invalid("tsukimi-no-card", text=text)
    return DECK.index(word)


def gather(text: str) -> int:
    """A set of cards in notation as bits."""
    return sum(1 << number for number in {read_card(word) for word in text.split()})


def results(facts: Facts) -> list[Result]:
    """The points of every finished round."""
    return [{"round": r, "points": list(points)} for r, points in enumerate(facts.results)]


def totals(facts: Facts) -> list[int]:
    return [sum(points[seat] for points in facts.results) for seat in range(len(facts.hands))]


def view(facts: Facts, game: Tsukimi, seat: int | None) -> View:
    """The own hand, and all that lies open."""
    over = len(facts.results) == game.options["rounds"]
    return {
        "game": game.id,
        "seat": seat,
        "to_move": None if over else (facts.leader + len(facts.laid)) % game.players,
        "round": len(facts.results),
        "rounds": game.options["rounds"],
        "hand": None if seat is None else cards(facts.hands[seat]),
        "hand_counts": [hand.bit_count() for hand in facts.hands],
        "leader": facts.leader,
        "laid": [card(number) for number in facts.laid],
        "taken": [cards(taken) for taken in facts.taken],
        "scores": totals(facts),
        "results": results(facts),
    }


def told(events: list[tuple[int, int, int]], facts: Facts, seat: int | None) -> list[Effect]:
    """Traced events as a seat saw them. Of a deal, each seat is told its own cards alone."""
    seen: list[Effect] = []
    for what, who, word in events:
        do = EVENTS[what]
        if do == "lay":
            seen.append({"do": "lay", "seat": who, "card": card(word)})
        elif do == "trick":
            seen.append({"do": "trick", "seat": who})
        elif do == "round":
            seen.append({"do": "round", "round": who, "points": list(facts.results[who])})
        elif seat is not None:
            seen.append({"do": "deal", "seat": seat, "cards": cards(facts.hands[seat])})
    if EVENTS[events[-1][0]] == "round":  # and no deal after it
        scores = totals(facts)
        winners = [other for other, own in enumerate(scores) if own == max(scores)]
        seen.append({"do": "over", "scores": scores, "winners": winners})
    return seen


def to_dict(facts: Facts) -> Any:
    """Everything, so that `read` makes the same facts of it."""
    return {
        "hands": [" ".join(cards(hand)) for hand in facts.hands],
        "aside": " ".join(cards(aside(facts))),
        "taken": [" ".join(cards(taken)) for taken in facts.taken],
        "laid": " ".join(card(number) for number in facts.laid),
        "leader": facts.leader,
        "results": [list(points) for points in facts.results],
        "decks": [" ".join(card(number) for number in deck) for deck in facts.decks],
    }


def aside(facts: Facts) -> int:
    """T-2: the cards that nobody was dealt."""
    held = sum(facts.hands) + sum(facts.taken) + sum(1 << number for number in facts.laid)
    return ~held & (1 << len(DECK)) - 1


def read(data: Any) -> Facts:
    """What `to_dict` wrote, or Invalid naming the part that cannot be read."""
    try:
        return Facts(
            hands=tuple(gather(hand) for hand in data["hands"]),
            taken=tuple(gather(taken) for taken in data["taken"]),
            laid=tuple(read_card(word) for word in data["laid"].split()),
            leader=data["leader"],
            results=tuple(tuple(points) for points in data["results"]),
            decks=tuple(tuple(read_card(word) for word in deck.split()) for deck in data["decks"]),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise Invalid("bad-state", field=str(error), why=type(error).__name__) from error
