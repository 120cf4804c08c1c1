"""What may be told of a state: views, results, events, descriptions, refusals; by allow-list only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from roji.games.bits import members
from roji.games.errors import Illegal, Invalid
from roji.games.koikoi import scoring
from roji.games.koikoi.cards import CARDS, names, read_cards, read_set, shared_names
from roji.games.koikoi.chances import chances
from roji.games.koikoi.facts import (
    Call,
    Combination,
    Decision,
    Doubling,
    Effect,
    Kind,
    Phase,
    Result,
    Revealed,
    Tally,
    View,
)
from roji.games.koikoi.numbers import *
from roji.games.koikoi.progress import frozen, goals, shared_progress

if TYPE_CHECKING:
    from roji.games.koikoi.game import KoiKoi

# By the numbers of phases and endings.
PHASES: tuple[Phase, ...] = ("play", "take", "take-turned", "decide", "over")
KINDS: tuple[Kind, ...] = ("drawn", "combination", "lucky", "both-lucky")


class Finished(NamedTuple):
    """One finished round."""

    kind: int
    winner: int
    dealer: int
    gain: int
    redeals: int
    calls: tuple[int, int]
    shown: int  # the winner's pile, or the lucky hand
    shown_too: int  # the other lucky hand


class Facts(NamedTuple):
    """Everything in a state but the rounds to come. Sets of cards are bits."""

    hands: tuple[int, int]
    captured: tuple[int, int]
    played: tuple[int, int]
    field: int
    stock: tuple[int, ...]
    lot: tuple[int, int]
    phase: int
    turn: int
    dealer: int
    pending: int
    redeals: int
    calls: tuple[int, int]
    held: tuple[int, int]
    best: tuple[int, int]
    results: tuple[Finished, ...]


def dealt_again(deck: Sequence[int], redeal: bool) -> bool:
    """H-R4: four of a month on the field, and no lucky hand."""
    if not redeal:
        return False
    dealt = [0, 0, 0]
    for i in range(len(deck) // 2):
        dealt[i // 2 % 3] |= 1 << deck[i]
    challenger, field, dealer = dealt
    if len(deck) == 48 and (scoring.lucky_hand(challenger) or scoring.lucky_hand(dealer)):
        return False
    return any(field >> 4 * month & 15 == 15 for month in range(12))


# -- what a seat may know ------------------------------------------------------------------------------


def view(facts: Facts, game: KoiKoi, seat: int | None) -> View:
    """Own hand, field, captured piles, counts, scores, calls, the lot; everything once the match is over."""
    (found,) = of_seats(facts, game, [seat])
    own = found["hand"]
    return found | {
        "hand": None if own is None else list(own),
        "field": list(found["field"]),
        "captured": [list(pile) for pile in found["captured"]],
        "combinations": [list(rows) for rows in found["combinations"]],
        "progress": [list(rows) for rows in found["progress"]],
        "goals": list(found["goals"]),
        "results": list(found["results"]),
        "scores": list(found["scores"]),
    }


def of_seats(facts: Facts, game: KoiKoi, seats: list[int | None]) -> list[View]:
    """The views of several seats: they share what everybody sees, also with the views before and after them."""
    for seat in seats:
        game.check_seat(seat)
    common = seen_by_all(facts, game)
    return [
        common | {"seat": seat, "hand": None if seat is None else shared_names(facts.hands[seat])} for seat in seats
    ]


def seen_by_all(facts: Facts, game: KoiKoi) -> View:
    """The view of a spectator."""
    over = facts.phase == OVER
    (first, second), flags, still = facts.captured, game.flags, frozen(facts.field)
    rounds, scores = finished(facts.results, game)
    return {
        "game": game.id,
        "seat": None,
        "phase": PHASES[facts.phase],
        "to_move": None if over else facts.turn,
        "round": len(facts.results),
        "rounds": game.options["rounds"],
        "dealer": None if over else facts.dealer,
        "hand": None,
        "hand_counts": [hand.bit_count() for hand in facts.hands],
        "field": shared_names(facts.field),
        "captured": [shared_names(first), shared_names(second)],
        "combinations": [shared_count(first, flags), shared_count(second, flags)],
        "progress": [shared_progress(first, second | still, flags), shared_progress(second, first | still, flags)],
        "goals": goals(flags),
        "stock": len(facts.stock),
        "pending": CARDS[facts.pending] if facts.pending >= 0 else None,
        "calls": list(facts.calls),
        "redeals": facts.redeals,
        "scores": scores,
        "lot": lot(facts),
        "results": rounds,
        "revealed": left_over(facts) if over else None,
    }


def left_over(facts: Facts) -> Revealed:
    """What was still hidden when the match ended."""
    return {"hands": [names(hand) for hand in facts.hands], "stock": [CARDS[card] for card in facts.stock]}


def lot(facts: Facts) -> list[str] | None:
    """The cards of H-8, or None where the starter was chosen."""
    return None if facts.lot[0] == facts.lot[1] else [CARDS[card] for card in facts.lot]


def totals(rounds: tuple[Finished, ...]) -> list[int]:
    """The points of both seats."""
    return [sum(entry.gain for entry in rounds if entry.winner == seat) for seat in range(2)]


def counted(pile: int, flags: int) -> list[Combination]:
    """The combinations of a pile as plain data; the rows are shared between views, change none."""
    return list(shared_count(pile, flags))


@lru_cache(4096)
def shared_count(pile: int, flags: int) -> list[Combination]:
    """The same list each time, not to be changed."""
    return [
        {"clause": found.clause, "key": found.key, "points": found.points, "cards": names(found.cards)}
        for found in scoring.explain(pile, flags)
    ]


def doublings(base: int, own_calls: int, other_calls: int, game: KoiKoi) -> list[Doubling]:
    """The multipliers of a won round with their clauses (H-17, H-18, H-R10)."""
    found: list[Doubling] = []
    if base >= 7:
        found.append({"clause": "H-18", "key": "seven", "times": 2})
    if game.options["call_bonus"] == "each":
        if own_calls + other_calls:
            found.append({"clause": "H-R12", "key": "each-call", "times": 1 + own_calls + other_calls})
    elif other_calls:
        found.append({"clause": "H-17", "key": "opponent-called", "times": 2})
    return found


def results(facts: Facts, game: KoiKoi) -> list[Result]:
    """The finished rounds with their reasons."""
    return list(finished(facts.results, game)[0])


@lru_cache(4096)
def finished(rounds: tuple[Finished, ...], game: KoiKoi) -> tuple[list[Result], list[int]]:
    """The finished rounds with their reasons and the points of both seats, the same lists each time."""
    return [result(r, entry, game) for r, entry in enumerate(rounds)], totals(rounds)


@lru_cache(4096)
def result(r: int, entry: Finished, game: KoiKoi) -> Result:
    """One finished round with its reasons; shared between views, not to be changed."""
    won = entry.kind == COMBINATION
    lucky = [hand for hand in (entry.shown, entry.shown_too) if hand and entry.kind >= LUCKY]
    found = counted(entry.shown, game.flags) if won else []
    base = sum(combination["points"] for combination in found)
    return {
        "round": r,
        "kind": KINDS[entry.kind],
        "dealer": entry.dealer,
        "winner": None if entry.winner == NOBODY else entry.winner,
        "points": entry.gain,
        "combinations": found,
        "doublings": doublings(base, entry.calls[entry.winner], entry.calls[1 - entry.winner], game) if won else [],
        "calls": list(entry.calls),
        "redeals": entry.redeals,
        "lucky_hands": [
            {"clause": "H-11", "key": LUCKY_KEYS[scoring.lucky_hand(hand)], "cards": names(hand)} for hand in lucky
        ],
    }


LUCKY_KEYS = ("", "four-of-a-month", "four-pairs")


# -- decisions -----------------------------------------------------------------------------------------


def describe(facts: Facts, game: KoiKoi, action: int) -> Decision:
    """A decision as plain data: what is done, with which card, and which field cards it matches; what stopping pays."""
    if action == STOP:
        return {"do": "stop", **tally(facts, game)}
    if action == KOIKOI:
        return called(facts, game)
    if facts.phase in (PICK_HAND, PICK_STOCK):
        return {"do": "take", "card": CARDS[action], "with": CARDS[facts.pending]}
    return {"do": "play", "card": CARDS[action], "matches": names(facts.field & 15 << (action & ~3))}


@lru_cache(1024)
def playing(card: int, matches: int) -> tuple[int, str, Decision]:
    """A card of the hand with its notation and description, the same each time, not to be changed."""
    return card, CARDS[card], {"do": "play", "card": CARDS[card], "matches": shared_names(matches)}


def tally(facts: Facts, game: KoiKoi) -> Tally:
    """What the round would give the seat to move if it stopped now, with every multiplier."""
    seat = facts.turn
    found = counted(facts.captured[seat], game.flags)
    base = sum(combination["points"] for combination in found)
    times = doublings(base, facts.calls[seat], facts.calls[1 - seat], game)
    points = base * prod(entry["times"] for entry in times)
    return {"points": points, "combinations": found, "doublings": times}


def called(facts: Facts, game: KoiKoi) -> Call:
    """What calling may bring the seat to move, and what it gives the other."""
    seat = facts.turn
    own, other, calls = facts.captured[seat], facts.captured[1 - seat], list(facts.calls)
    calls[seat] += 1

    def gain(base: int, seat: int) -> int:
        return base * prod(entry["times"] for entry in doublings(base, calls[seat], calls[1 - seat], game))

    may = chances(own, other | frozen(facts.field), game.flags, game.options["koikoi_rise"])
    return {
        "do": "koikoi",
        "may": [chance | {"points": gain(chance["points"], seat)} for chance in may],
        "times": gain(1, 1 - seat),
    }


def refusal(facts: Facts, action: int) -> Illegal:
    """Why a decision is not legal here."""
    if facts.phase == OVER:
        return Illegal("H-10", "koikoi-refuse-over")
    if facts.phase == DECIDE:
        return Illegal("H-15", "koikoi-refuse-decide")
    if action >= STOP:
        return Illegal("H-15", "koikoi-refuse-no-combination")
    if facts.phase == PLAY:
        return Illegal(
            "H-12", "koikoi-refuse-not-in-hand", card=CARDS[action], hand=" ".join(names(facts.hands[facts.turn]))
        )
    choices = names(facts.field & 15 << (facts.pending & ~3))
    return Illegal("H-R2", "koikoi-refuse-take", card=CARDS[action], choices=" ".join(choices))


# -- events --------------------------------------------------------------------------------------------


def told(events: list[tuple[int, int, int]], facts: Facts, game: KoiKoi, seat: int | None) -> list[Effect]:
    """Traced events as a seat saw them. Of the hands dealt, a seat is told its own."""
    seen: list[Effect] = []
    for what, who, cards in events:
        if what in (E_PLAY, E_TURN):
            seen.append({"do": "play" if what == E_PLAY else "turn", "seat": who, "card": CARDS[cards]})
        elif what in (E_LAY, E_CAPTURE):
            seen.append({"do": "lay" if what == E_LAY else "capture", "seat": who, "cards": names(cards)})
        elif what in (E_STOP, E_CALL):
            seen.append({"do": "stop" if what == E_STOP else "koikoi", "seat": who})
        elif what == E_DEALER:
            seen.append({"do": "deal", "seat": who})
        elif what in (E_REDEAL, E_FIELD):
            seen.append({"do": "redeal" if what == E_REDEAL else "field", "cards": names(cards)})
        elif what == E_ROUND:
            seen.append({"do": "round", **result(who, facts.results[who], game)})
        elif what == E_HAND and who == seat:
            seen.append({"do": "hand", "seat": who, "cards": names(cards)})
    if facts.phase == OVER:
        seen.append({"do": "over", "scores": totals(facts.results), **left_over(facts)})
    return seen


def told_all(events: list[tuple[int, int, int]], facts: Facts, game: KoiKoi) -> list[list[Effect]]:
    """The same for both seats: one list for both where no hand was dealt."""
    if any(what == E_HAND for what, _, _ in events):
        return [told(events, facts, game, seat) for seat in range(2)]
    return [told(events, facts, game, None)] * 2


# -- everything, as plain data ---------------------------------------------------------------------------


def to_dict(facts: Facts, future: list[list[list[int]]]) -> dict[str, Any]:
    """Everything, as plain data a person can read and write."""
    return {
        "phase": PHASES[facts.phase],
        "turn": facts.turn,
        "dealer": facts.dealer,
        "hands": [" ".join(names(hand)) for hand in facts.hands],
        "captured": [" ".join(names(pile)) for pile in facts.captured],
        "played": [" ".join(names(pile)) for pile in facts.played],
        "field": " ".join(names(facts.field)),
        "stock": " ".join(CARDS[card] for card in facts.stock),
        "pending": CARDS[facts.pending] if facts.pending >= 0 else "",
        "lot": " ".join(lot(facts) or []),
        "redeals": facts.redeals,
        "calls": list(facts.calls),
        "held": [[f"H-{21 + bit}" for bit in members(bits)] for bits in facts.held],
        "best": list(facts.best),
        "results": [
            {
                "kind": KINDS[entry.kind],
                "winner": entry.winner,
                "dealer": entry.dealer,
                "points": entry.gain,
                "redeals": entry.redeals,
                "calls": list(entry.calls),
                "shown": " ".join(names(entry.shown)),
                "shown_too": " ".join(names(entry.shown_too)),
            }
            for entry in facts.results
        ],
        "future": [[" ".join(CARDS[card] for card in deck) for deck in decks] for decks in future],
    }


def read_deck(deck: Any, game: KoiKoi) -> tuple[int, ...]:
    """A whole deck (of 48 cards) in the order dealt."""
    text = deck if isinstance(deck, str) else " ".join(str(card) for card in deck)
    cards = read_cards(text)
    fitting = [card for card in cards if card // 4 + 1 in game.months]
    if not len(cards) == len(fitting) == 4 * len(game.months):
        raise Invalid("koikoi-deck-size", size=4 * len(game.months), count=len(fitting))
    return tuple(cards)


def read_facts(data: Mapping[str, Any], game: KoiKoi) -> tuple[Facts, list[tuple[int, ...]]]:
    """The facts and the decks to come out of plain data; Invalid names the field that is wrong."""
    field = "?"

    def sets(values: Any) -> tuple[int, int]:
        first, second = values
        return read_set(first), read_set(second)

    def seats(values: Any, top: int) -> tuple[int, int]:
        first, second = values
        return number(first, top), number(second, top)

    def number(value: Any, top: int) -> int:
        if type(value) is not int or not 0 <= value <= top:
            raise ValueError(value)
        return value

    try:
        found: dict[str, Any] = {}
        for field in ("hands", "captured", "played"):
            found[field] = sets(data[field])
        field = "field"
        found[field] = read_set(data[field])
        field = "stock"
        found[field] = tuple(read_cards(data[field]))
        field = "lot"
        drawn = read_cards(data[field])
        found[field] = (drawn[0], drawn[1]) if drawn else (0, 0)
        field = "phase"
        found[field] = PHASES.index(data[field])
        for field in ("turn", "dealer"):
            found[field] = number(data[field], 1)
        field = "pending"
        found[field] = read_cards(data[field])[0] if data[field] else -1
        field = "redeals"
        found[field] = number(data[field], 255)
        field = "calls"
        found[field] = seats(data[field], 255)
        field = "best"
        found[field] = seats(data[field], 255)
        field = "held"
        clauses = [row[0] for row in scoring.TABLE]
        first, second = (sum(1 << clauses.index(clause) for clause in held) for held in data[field])
        found[field] = (first, second)
        field = "results"
        found[field] = tuple(
            Finished(
                KINDS.index(entry["kind"]), number(entry["winner"], 2), number(entry["dealer"], 1),
                number(entry["points"], 30000), number(entry["redeals"], 255), seats(entry["calls"], 255),
                read_set(entry["shown"]), read_set(entry["shown_too"]),
            )
            for entry in data[field]
        )  # fmt: skip
        field = "future"
        future = [[read_deck(deck, game) for deck in decks] for decks in data[field]]
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Invalid("bad-state", field=field, why=str(error)) from error
    facts = Facts(**found)
    check_pieces(facts, game)
    rounds = game.options["rounds"]
    if len(facts.results) + (facts.phase != OVER) + len(future) != rounds:
        raise Invalid("koikoi-state-rounds", rounds=rounds)
    return facts, [deck for decks in future for deck in decks]


def check_pieces(facts: Facts, game: KoiKoi) -> None:
    """Every card lies in one place only, and the decision named is one that can be made."""
    piles = [*facts.hands, *facts.captured, facts.field, sum(1 << card for card in facts.stock)]
    if facts.phase in (PICK_HAND, PICK_STOCK):
        if facts.pending < 0 or (facts.field & 15 << (facts.pending & ~3)).bit_count() != 2:
            raise Invalid("bad-state", field="pending", why="H-R2")
        piles.append(1 << facts.pending)
    seen = 0
    for pile in piles:
        if seen & pile:
            raise Invalid("koikoi-card-twice", card=" ".join(names(seen & pile)))
        seen |= pile
    if facts.phase == PLAY and not facts.hands[facts.turn]:
        raise Invalid("bad-state", field="hands", why="H-19")
    if len(facts.stock) > 4 * len(game.months) - 3 * game.hand:
        raise Invalid("bad-state", field="stock", why="H-9")
