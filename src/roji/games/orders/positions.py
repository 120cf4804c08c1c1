"""A whole state as plain data that a person can read and write, and what must be true of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from roji.games.errors import Invalid, Refusal
from roji.games.orders.cards import CARDS, ORDERS, names, read_card, read_cards
from roji.games.orders.numbers import CHOOSE, LAY, OVER, TAKE
from roji.games.orders.views import PHASES, Facts, open_trios, orders_left, out, unpack

if TYPE_CHECKING:
    from roji.games.orders.game import Orders

Future: TypeAlias = list[tuple[int, tuple[int, ...]]]  # order and deck of every round to come


def text(cards: Sequence[int]) -> str:
    return " ".join(names(cards))


def to_dict(facts: Facts, future: Future, game: Orders) -> dict[str, Any]:
    """Everything, as plain data. `out` and `orders_left` follow from the rest and may be left out."""
    used = (*facts.orders, *(order for order, _ in future))
    return {
        "phase": PHASES[facts.phase],
        "turn": facts.turn,
        "starter": facts.starter,
        "orders": list(facts.orders),
        "hands": [text(hand) for hand in facts.hands],
        "known": [text(known) for known in facts.known],
        "row": text(facts.row),
        "stack": text(facts.stack),
        "out": text(out(facts, game)),
        "laid": CARDS[facts.pending] if facts.phase == TAKE else "",
        "trio": facts.pending if facts.phase == LAY else None,
        "swaps": facts.swaps,
        "results": [[text(unpack(word)) for word in hands] for hands in facts.results],
        "future": [{"order": order, "deck": text(deck)} for order, deck in future],
        "orders_left": None if game.fixed_orders else orders_left(used),
    }


def read_deck(deck: Any, game: Orders) -> tuple[int, tuple[int, ...]]:
    """The order a deck names first (0: none), and its 66 cards in the order dealt."""
    words = (deck if isinstance(deck, str) else " ".join(str(card) for card in deck)).replace(",", " ").split()
    order = 0
    if words and words[0].rstrip(":").isdecimal():
        order = read_order(words.pop(0).rstrip(":"))
    cards = read_cards(" ".join(words))
    fitting = [card for card in cards if card in game.kinds]
    if not len(cards) == len(fitting) == 2 * len(game.kinds):
        raise Invalid("orders-deck-size", size=2 * len(game.kinds), kinds=len(game.kinds), count=len(fitting))
    return order, tuple(cards)


def read_order(order: Any) -> int:
    """The number of an order (O-2), or Invalid saying what would be one."""
    for number, _, _ in ORDERS:
        if not isinstance(order, bool) and order in (number, str(number)):
            return number
    raise Invalid("orders-order-number", order=str(order))


def packed(cards: Sequence[int]) -> int:
    """A hand in one word, as the state keeps the hands of finished rounds."""
    return sum(card + 1 << 6 * i for i, card in enumerate(sorted(cards)))


def read_facts(data: Mapping[str, Any], game: Orders) -> tuple[Facts, Future]:
    """The facts and the rounds to come out of plain data; Invalid names the field that is wrong."""
    field = "?"

    def cards(text: Any) -> tuple[int, ...]:
        return tuple(sorted(read_cards(text)))

    def bags(texts: Any) -> tuple[tuple[int, ...], ...]:
        if len(texts) != game.players:
            raise ValueError(f"{len(texts)} / {game.players}")
        return tuple(cards(text) for text in texts)

    def number(value: Any, limit: int) -> int:
        if type(value) is not int or not 0 <= value < limit:
            raise ValueError(value)
        return value

    try:
        found: dict[str, Any] = {}
        field = "phase"
        found[field] = PHASES.index(data[field])
        for field in ("turn", "starter"):
            found[field] = number(data[field], game.players)
        field = "orders"
        found[field] = tuple(read_order(order) for order in data[field])
        for field in ("hands", "known"):
            found[field] = bags(data[field])
        field = "row"
        found[field] = cards(data[field])
        field = "stack"
        found[field] = tuple(read_cards(data[field]))
        found["pending"] = -1
        if found["phase"] == TAKE:
            field = "laid"
            found["pending"] = read_card(data[field])
        if found["phase"] == LAY:
            field = "trio"
            found["pending"] = number(data[field], 11)
        field = "swaps"
        found[field] = number(data[field], game.options["stall_rounds"] * game.players + 1)
        field = "results"
        found[field] = tuple(tuple(packed(hand) for hand in bags(hands)) for hands in data[field])
        field = "future"
        future = [(read_order(entry["order"]), read_deck(entry["deck"], game)[1]) for entry in data[field]]
        facts = Facts(**found)
        field = "out"
        if "out" in data and cards(data["out"]) != out(facts, game):
            raise ValueError(data["out"])
        field = "orders_left"
        used = (*facts.orders, *(order for order, _ in future))
        if data.get(field) is not None and sorted(data[field]) != orders_left(used):
            raise ValueError(data[field])
    except Refusal as error:
        raise Invalid("bad-state", field=field, why=error) from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Invalid("bad-state", field=field, why=str(error)) from error
    check_rounds(facts, used, game)
    check_pieces(facts, game)
    return facts, future


def check_rounds(facts: Facts, orders: tuple[int, ...], game: Orders) -> None:
    """Every round of the match has its order (O-27, O-R7), and every finished one its hands (O-15)."""
    rounds = game.options["rounds"]
    begun = len(facts.results) + (facts.phase != OVER)
    if len(facts.orders) != begun or len(orders) != rounds:
        raise Invalid("orders-state-rounds", rounds=rounds)
    if game.fixed_orders and list(orders) != game.fixed_orders:
        raise Invalid("bad-state", field="orders", why="O-R7")
    if not game.fixed_orders and len(set(orders)) != rounds:
        raise Invalid("bad-state", field="orders", why="O-27")
    for hands in facts.results:
        cards = [card for word in hands for card in unpack(word)]
        if any(len(unpack(word)) != game.hand for word in hands) or max(map(cards.count, cards)) > 2:
            raise Invalid("bad-state", field="results", why="O-15")


def check_pieces(facts: Facts, game: Orders) -> None:
    """Every card is there twice at most (O-1), every place has its number of cards, and the decision can be made."""
    cards = [*(card for hand in facts.hands for card in hand), *facts.row, *facts.stack]
    for card in cards:
        if cards.count(card) > 2:
            raise Invalid("orders-card-thrice", card=CARDS[card])
    laid = game.hand - len(facts.hands[facts.turn])
    if laid not in {TAKE: (1,), LAY: (0, 1, 2)}.get(facts.phase, (0,)):
        raise Invalid("bad-state", field="hands", why="O-15")
    if any(len(hand) != game.hand for seat, hand in enumerate(facts.hands) if seat != facts.turn):
        raise Invalid("bad-state", field="hands", why="O-15")
    stack = len(facts.stack)
    least, most = {CHOOSE: (0, game.stack - 1), LAY: (0, game.stack - 1), OVER: (0, 0)}.get(
        facts.phase, (1, game.stack)
    )
    if not least <= stack <= most:
        raise Invalid("bad-state", field="stack", why="O-14" if stack < least or not most else "O-9")
    if len(facts.row) != game.row + game.stack - stack + laid:
        raise Invalid("bad-state", field="row", why="O-5")
    for known, hand in zip(facts.known, facts.hands, strict=True):
        if any(known.count(card) > hand.count(card) for card in known):
            raise Invalid("bad-state", field="known", why="O-R8")
    if facts.phase == TAKE and facts.pending not in facts.row:
        raise Invalid("bad-state", field="laid", why="O-7")
    if facts.phase == CHOOSE and not open_trios(facts.row):
        raise Invalid("bad-state", field="phase", why="O-11")
    if facts.phase == LAY and facts.pending not in open_trios(facts.row):
        raise Invalid("bad-state", field="trio", why="O-11")
