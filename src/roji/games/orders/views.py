"""What may be told of a state: views, results, events, descriptions, refusals; by allow-list only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from roji.games.errors import Illegal
from roji.games.orders import scoring
from roji.games.orders.cards import CARDS, names, rest
from roji.games.orders.cards import ORDERS as ORDER_CARDS
from roji.games.orders.facts import Decision, Effect, Pays, Phase, Prospects, Reason, Result, Revealed, Standing, View
from roji.games.orders.numbers import *
from roji.games.orders.prospects import Counter, after_lays, after_swaps, after_takes, after_trio, without

if TYPE_CHECKING:
    from roji.games.orders.game import Orders

PHASES: tuple[Phase, ...] = ("turn", "take", "trio", "lay", "over")


class Facts(NamedTuple):
    """Everything in a state but the rounds to come. Cards are listed by colour and value, the stack from its top."""

    hands: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]
    stack: tuple[int, ...]
    orders: tuple[int, ...]  # of the rounds begun
    phase: int
    turn: int
    starter: int
    pending: int  # the card laid for a swap, the value of the trio chosen, else -1
    swaps: int  # since the last reveal
    results: tuple[tuple[int, ...], ...]  # per finished round the packed hands


def unpack(packed: int) -> tuple[int, ...]:
    """The cards of a packed hand."""
    cards = []
    while packed:
        cards.append(packed % 64 - 1)
        packed //= 64
    return tuple(cards)


def open_trios(row: tuple[int, ...]) -> list[int]:
    """O-10: the values of the trios that lie open."""
    return [value for value in range(11) if all(value + 11 * colour in row for colour in range(3))]


def trio(value: int) -> list[str]:
    """The three cards of a trio."""
    return names(value + 11 * colour for colour in range(3))


# -- what a seat may know ------------------------------------------------------------------------------


def view(facts: Facts, game: Orders, seat: int | None) -> View:
    """Own hand, row, order, and all cards that a player is known to hold; everything once the match is over."""
    game.check_seat(seat)
    over = facts.phase == OVER
    finished = results(facts, game)
    limit = game.options["stall_rounds"] * game.players
    return {
        "game": game.id,
        "seat": seat,
        "phase": PHASES[facts.phase],
        "to_move": None if over else facts.turn,
        "round": len(facts.results),
        "rounds": game.options["rounds"],
        "order": None if over else facts.orders[-1],
        "orders": list(facts.orders),
        "starter": None if over else facts.starter,
        "hand": None if seat is None else names(facts.hands[seat]),
        "pays": None if seat is None or over else pays(facts, game, seat),
        "prospects": prospects(facts, game) if seat == facts.turn and not over else None,
        "hand_counts": [len(hand) for hand in facts.hands],
        "known": [names(known) for known in facts.known],
        "row": names(facts.row),
        "trios": open_trios(facts.row) if facts.phase == CHOOSE else [],
        "laid": CARDS[facts.pending] if facts.phase == TAKE else None,
        "trio": facts.pending if facts.phase == LAY else None,
        "stack": len(facts.stack),
        "out": 2 * len(game.kinds) - game.hand * game.players - game.stack - game.row,
        "swaps_left": limit - facts.swaps if limit and not over else None,
        "scores": totals(finished, game),
        "order_cards": [[result["order"] for result in finished if other in result["winners"]]
                        for other in range(game.players)],
        "results": finished,
        "revealed": left_over(facts, game) if over else None,
    }  # fmt: skip


def pays(facts: Facts, game: Orders, seat: int) -> Pays:
    """What the hand of a seat would pay if it were counted now, with the reasons."""
    reasons = counted(facts.hands[seat], facts.orders[-1], game.options["min_run"])
    return {"points": sum(reason["points"] for reason in reasons), "reasons": reasons}


def prospects(facts: Facts, game: Orders) -> Prospects:
    """What the hand of the seat to move would pay after what it can decide now.

    `swaps` has the points for every card given and every card taken for it, `trios` and `lays` the most that can
    be reached with a trio, and when laying this card for it.
    """
    count = Counter(facts.orders[-1], game.options["min_run"])
    hand, row = facts.hands[facts.turn], facts.row
    found: Prospects = {"swaps": {}, "trios": {}, "lays": {}}
    if facts.phase == TURN and not stalled(facts, game):
        found["swaps"] = after_swaps(hand, row, count)
    elif facts.phase == TAKE:
        found["swaps"] = {CARDS[facts.pending]: after_takes(hand, without(row, facts.pending), count)}
    elif facts.phase == CHOOSE:
        found["trios"] = {str(value): after_trio(hand, value, count) for value in open_trios(row)}
    elif facts.phase == LAY:
        found["lays"] = after_lays(hand, facts.pending, count)
    return found


def stalled(facts: Facts, game: Orders) -> bool:
    """O-R3: whether the seat to move has to reveal."""
    limit = game.options["stall_rounds"] * game.players
    return bool(limit) and facts.swaps >= limit


def totals(finished: list[Result], game: Orders) -> list[int]:
    """The points of every seat over the finished rounds."""
    return [sum(result["points"][seat] for result in finished) for seat in range(game.players)]


def left_over(facts: Facts, game: Orders) -> Revealed:
    """What was still hidden when the match ended: the cards and the orders that stayed out."""
    return {"out": names(out(facts, game)), "orders": orders_left(facts.orders)}


def out(facts: Facts, game: Orders) -> tuple[int, ...]:
    """O-5: the cards out of the round."""
    left = rest([*(card for hand in facts.hands for card in hand), *facts.row, *facts.stack])
    return tuple(card for card in left if card in game.kinds)


def orders_left(used: tuple[int, ...]) -> list[int]:
    """The orders that no round uses."""
    return [order for order, _, _ in ORDER_CARDS if order not in used]


def results(facts: Facts, game: Orders) -> list[Result]:
    """The finished rounds with their reasons."""
    return [result(facts, r, game) for r in range(len(facts.results))]


def result(facts: Facts, r: int, game: Orders) -> Result:
    """One finished round: all hands (O-29), their points with the reasons, and who won the order (O-26, O-R1)."""
    order = facts.orders[r]
    hands = [unpack(word) for word in facts.results[r]]
    reasons = [counted(hand, order, game.options["min_run"]) for hand in hands]
    points = [sum(reason["points"] for reason in lines) for lines in reasons]
    return {
        "round": r,
        "order": order,
        "starter": (facts.starter - (len(facts.orders) - 1 - r)) % game.players,  # O-R2
        "hands": [names(hand) for hand in hands],
        "points": points,
        "reasons": reasons,
        "winners": [seat for seat, own in enumerate(points) if own == max(points)],
    }


def counted(hand: tuple[int, ...], order: int, min_run: int) -> list[Reason]:
    """The count of a hand as plain data."""
    return [
        {"clause": line.clause, "key": line.key, "points": line.points, "cards": names(line.cards)}
        for line in scoring.explain(hand, order, min_run)
    ]


# -- decisions -----------------------------------------------------------------------------------------


def describe(facts: Facts, action: int) -> Decision:
    """A decision as plain data: what is done, with which card or trio, and for what."""
    if action == REVEAL:
        return {"do": "reveal"}
    if action == DECLINE:
        return {"do": "decline"}
    if action >= TRIO:
        return {"do": "trio", "value": action - TRIO, "cards": trio(action - TRIO)}
    if facts.phase == TAKE:
        return {"do": "take", "card": CARDS[action], "for": CARDS[facts.pending]}
    if facts.phase == LAY:
        return {"do": "lay", "card": CARDS[action], "trio": facts.pending}
    return {"do": "swap", "card": CARDS[action]}


def refusal(facts: Facts, action: int) -> Illegal:
    """Why a decision is not legal here."""
    if facts.phase == OVER:
        return Illegal("O-27", "orders-refuse-over")
    if facts.phase == CHOOSE:
        trios = ", ".join(f"trio{value}" for value in open_trios(facts.row))
        if action >= TRIO:
            return Illegal("O-11", "orders-refuse-trio", value=str(action - TRIO), trios=trios)
        return Illegal("O-11", "orders-refuse-choose", trios=trios)
    if facts.phase == LAY:
        if TRIO <= action < DECLINE:
            return Illegal("O-12", "orders-refuse-one-trio", value=str(facts.pending))
        if action >= REVEAL:
            return Illegal("O-11", "orders-refuse-lay-three", value=str(facts.pending))
    if facts.phase == TAKE:
        twin = facts.row.count(facts.pending) > 1  # O-R6
        choices = " ".join(names(sorted(card for card in set(facts.row) if twin or card != facts.pending)))
        if action >= TRIO:
            return Illegal("O-8", "orders-refuse-swapped")
        if action == REVEAL:
            return Illegal("O-7", "orders-refuse-take-first", choices=choices)
        if action == facts.pending:
            return Illegal("O-7", "orders-refuse-same", card=CARDS[action])
        return Illegal("O-7", "orders-refuse-take", card=CARDS[action], choices=choices)
    if action == DECLINE:
        return Illegal("O-11", "orders-refuse-no-trio")
    if action >= TRIO:
        return Illegal("O-11", "orders-refuse-reveal-first")
    hand = facts.hands[facts.turn]
    if action in hand:
        return Illegal("O-R3", "orders-refuse-stalled")
    clause = "O-11" if facts.phase == LAY else "O-7"
    return Illegal(clause, "orders-refuse-not-in-hand", card=CARDS[action], hand=" ".join(names(hand)))


# -- events --------------------------------------------------------------------------------------------


def told(events: list[tuple[int, int, int]], facts: Facts | None, game: Orders, seat: int | None) -> list[Effect]:
    """Traced events as a seat saw them. Of the hands dealt, a seat is told its own. `facts` are for ends of rounds."""
    seen: list[Effect] = []
    for what, who, word in events:
        if what == E_LAY:
            seen.append({"do": "lay", "seat": who, "card": CARDS[word]})
        elif what in (E_TAKE, E_REVEAL):
            seen.append({"do": "take" if what == E_TAKE else "reveal", "seat": who, "card": CARDS[word]})
        elif what in (E_CHOOSE, E_TRIO):
            do: Literal["choose", "trio"] = "choose" if what == E_CHOOSE else "trio"
            seen.append({"do": do, "seat": who, "value": word, "cards": trio(word)})
        elif what in (E_DECLINE, E_START):
            seen.append({"do": "decline" if what == E_DECLINE else "start", "seat": who})
        elif what == E_ROUND and facts is not None:
            seen.append({"do": "round", **result(facts, who, game)})
        elif what == E_ORDER:
            seen.append({"do": "order", "round": who, "order": word})
        elif what == E_ROW:
            seen.append({"do": "row", "cards": names(unpack(word))})
        elif what == E_HAND and who == seat:
            seen.append({"do": "hand", "seat": who, "cards": names(unpack(word))})
    if facts is not None and facts.phase == OVER:
        finished = results(facts, game)
        scores = totals(finished, game)
        winners = [other for other, own in enumerate(scores) if own == max(scores)]  # O-27, O-R1
        rounds: list[Standing] = [
            {"order": entry["order"], "points": entry["points"], "winners": entry["winners"]} for entry in finished
        ]
        seen.append({"do": "over", "scores": scores, "winners": winners, "rounds": rounds, **left_over(facts, game)})
    return seen
