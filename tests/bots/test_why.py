"""Reasons are true: in positions set up by hand, and in matches played half at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import roji
from roji.bots.bot import Bot, Opinion, bot, players_of
from roji.bots.explain import sentence
from roji.bots.greedy import choose
from roji.bots.measure import total
from roji.bots.niwashi.outlook import Hands, chance, fulfilled, hands
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.reasons import reason_beside
from roji.bots.players import Reason
from roji.games.koikoi.cards import CARDS
from roji.games.koikoi.progress import NEEDS
from roji.games.kokeshi.game import Kokeshi
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import orientations, read_cell
from roji.games.state import State
from roji.words import GUESTS, bundle
from tests.family import OWN
from tests.games.koikoi.positions import position as koikoi
from tests.games.kokeshi.positions import setup as kokeshi
from tests.games.niwashi.positions import position as garden
from tests.games.orders.positions import position as orders


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    return players_of(state.game).reason(state, turn, opinions, thinker)


def turn_of(state: State, *names: str) -> list[int]:
    """Decisions of a turn by name."""
    at, turn = state.clone(), []
    for name in names:
        turn.append(at.parse(name))
        at.apply(turn[-1])
    return turn


def said(state: State, *names: str, opinions: tuple[Opinion, ...] = (), lang: str = "en") -> str:
    """Why the first of some decisions is good."""
    turn = turn_of(state, *names)
    why, args = reason(state, turn, list(opinions), bot("random", state.game, 0))
    return sentence(Opinion(turn[0], 0.0, 0.0, 1.0, why, args), state.game, lang)


# -- positions set up by hand ----------------------------------------------------------------------------


def test_koikoi_says_what_is_captured_completed_approached_or_kept() -> None:
    state = koikoi(("3x 9x 1x 5x 12x", "2x"), "3L 9A 1L", captured=("8L 2A", "1R 2R 11L"), stock="4x 4y 7x 7y")
    assert said(state, "9x") == (
        "Captures sake cup (chrysanthemum), plain chrysanthemum 1 and completes moon viewing: "
        "5 points before any doubling."
    )
    assert said(state, "3x") == (
        "Captures curtain (cherry blossom), plain cherry blossom 1; one card is then missing for three lights."
    )
    state = koikoi(("1x", "2x"), "1R", captured=("", "2R 3R"), stock="4x 4y")
    assert said(state, "1x") == (
        "Keeps red ribbon with writing (pine) from the other, who lacks one card for red ribbons with writing."
    )
    state = koikoi(("1x", "2x"), "1R", captured=("2R 3R", ""), stock="4x 4y")
    assert "completes red ribbons with writing" in said(state, "1x")
    state = koikoi(("1x", "2x"), "1L 1R", stock="4x 4y")
    assert said(state, "1x") == "Matches crane (pine), red ribbon with writing (pine); you take one of them."
    assert said(state, "1x", "=1L").startswith("Captures crane (pine), plain pine 1")


def test_koikoi_says_of_a_card_laid_down_who_could_capture_it() -> None:
    held = koikoi(("1x 1y 1R", "2x"), "5x", captured=("", "1L"), stock="4x 4y")
    assert said(held, "1x").startswith("Nobody else can capture plain pine 1")
    little = koikoi(("1x 1y", "2x"), "5x", captured=("", "2R"), stock="4x 4y 1R 1L")
    assert said(little, "1x").startswith("2 cards of its month are still hidden")  # one of them is a second red ribbon
    harmless = koikoi(("12x 12y", "2x"), "5x", captured=("12L", "2R"), stock="4x 4y 12z")
    assert said(harmless, "12x").startswith("Gives little away")


def test_koikoi_compares_stopping_with_playing_on() -> None:
    state = koikoi(
        ("1x 2x", "3x 4x"), "5x", "6x 7x 8x", ("3L 9A", "1R 2R"), phase="decide", held=[["H-24"], []], best=(5, 0)
    )
    opinions = (Opinion(state.parse("stop"), 0.5, 0.1, 0.9), Opinion(state.parse("koikoi"), 0.2, 0.1, 0.1))
    assert said(state, "stop", opinions=opinions) == (
        "5 points are certain: stopping promises 75 %, playing on 60 %; "
        "the other lacks one card for red ribbons with writing."
    )
    calling = said(state, "koikoi", opinions=opinions)
    assert calling == "Playing on promises 60 %, stopping 75 %; you still hold 2 cards."


def test_orders_says_what_the_hand_would_pay() -> None:
    state = orders(("P2 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P9 G2 G4", orders=(6,))
    now = state.view(0)["pays"]["points"]
    assert said(state, "P2", "=P9").startswith(f"Your hand can pay {now + 9} then, ")
    assert "more than with any other swap" in said(state, "P2", "=P9")
    assert "more than by giving any other card" in said(state, "P2")
    assert said(state, "P2", "=G2").startswith("In your hand pink 2 counts nothing")
    assert said(state, "reveal").startswith("Sooner to the end of the round")
    taking = state.clone()
    taking.apply(taking.parse("P2"))
    assert "more than with any other card you could take" in said(taking, "=P9")
    done = orders(("P9 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P2 G2 G4", orders=(6,))
    assert said(done, "reveal").startswith("No swap pays more than the ")


def test_two_swaps_that_pay_the_same_are_not_called_better_than_any_other() -> None:
    state = orders(("P2 P1 G1 G3 G5 O1 O3 O5 O7", ""), "P9 G9 G4", orders=(6,))
    swaps = state.view(0)["prospects"]["swaps"]["P2"]
    assert swaps["P9"] == swaps["G9"]
    assert "than with any other swap" not in said(state, "P2", "=P9")


def test_the_only_swap_that_pays_more_is_told_as_such() -> None:
    state = orders(("G2 G2 G4 G7 G8 G8 G10 O6 O6", ""), "P1 G1 O2", orders=(7,))
    swaps = state.view(0)["prospects"]["swaps"]
    now = state.view(0)["pays"]["points"]
    paying = [(give, take) for give, takes in swaps.items() for take, points in takes.items() if points > now]
    for give, takes in swaps.items():
        for take in takes:
            only = "no other swap pays more" in said(state, give, f"={take}")
            assert only == (paying == [(give, take)])
    assert len(paying) == 1


def test_kokeshi_sees_a_win_and_what_can_be_done_about_one() -> None:
    winning = kokeshi("d9:pg h1:po h2:go")
    told = {turn_said(winning, turn) for turn in turns(winning) if won(winning, turn)}
    assert told == {"kokeshi-why-wins"}
    threatened = kokeshi("c3:pg h1:po h2:go", "d4:og f8:go e10:pp")
    quiet = kokeshi("d5:ppo f2: c1:gog", "d10:pg c7:poo b1:g")
    assert not any(won(other_to_move(quiet), turn) for turn in turns(other_to_move(quiet)))
    seen = Counter[str]()
    for state, stays, goes in ((threatened, "late", "stops"), (quiet, "lets", "")):
        for turn in turns(state):
            after = state.clone()
            for action in turn:
                after.apply(action)
            loses = any(won(after, answer) for answer in turns(after))
            key = turn_said(state, turn).removeprefix("kokeshi-why-")
            seen[key] += 1
            if goes or loses:
                assert key == (stays if loses else goes)
            else:
                assert key in ("nearer", "beads", "race")
    assert min(seen[key] for key in ("late", "stops", "lets", "nearer", "race")) > 0


def test_kokeshi_counts_the_beads_that_the_foremost_figurine_gets() -> None:
    state = kokeshi("e7: c5:gpp b4:oog", "d6:pop b5:og e4:g")
    for turn in turns(state):
        why, args = reason(state, turn, [], bot("random", state.game, 0))
        after = state.clone()
        for action in turn:
            after.apply(action)
        first = min(after.view(None)["figurines"][0], key=lambda figurine: away(after, figurine["at"]))
        assert (why, args["beads"], args["away"]) == (
            "kokeshi-why-beads",
            len(first["beads"]),
            away(after, first["at"]),
        )


def away(state: State, space: str) -> int:
    """The crossings from a space to the base of the samurai."""
    game = state.game
    assert isinstance(game, Kokeshi)
    return game.garden.far[1][game.garden.by_name[space]]


def other_to_move(state: State) -> State:
    """The same position with the other player to move."""
    data = state.to_dict()
    assert isinstance(data, dict)
    return state.game.from_dict({"figurines": data["figurines"], "turn": 1 - data["turn"]})


def turn_said(state: State, turn: list[int]) -> str:
    return reason(state, turn, [], bot("random", state.game, 0))[0]


def turns(state: State) -> Iterator[list[int]]:
    """Every turn that the seat can make, as decisions."""
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.seat != state.seat:
            yield [action]
        else:
            yield from ([action, *rest] for rest in turns(after))


def won(state: State, turn: list[int]) -> bool:
    """Whether a turn wins."""
    seat, after = state.seat, state.clone()
    assert seat is not None
    for action in turn:
        after.apply(action)
    return after.over and after.returns()[seat] == 1


SURELY: Hands = {("aI", "nT"): 0.75, ("aI", "fX"): 0.25}


@pytest.mark.parametrize(
    ("drawing", "tile", "wish", "why"),
    [
        ("hhhh", "hhn", "hI", "niwashi-why-lies"),
        ("hhh", "hhn", "hI", "niwashi-why-near"),
        ("hh", "hhn", "hI", "niwashi-why-builds"),
        ("aaaa", "naa", "hI", "niwashi-why-shows"),
        ("aaa", "naa", "hI", "niwashi-why-offers"),
        ("aaa", "hnf", "hI", "niwashi-why-builds"),
        ("fff", "nnf", "hI", "niwashi-why-waits"),
    ],
)
def test_niwashi_speaks_of_the_own_wishes_and_of_those_the_partner_may_hold(
    drawing: str, tile: str, wish: str, why: str
) -> None:
    state = garden(drawing, hands=(tile, "aaf"), wishes=(wish, "aT"))
    told = []
    for cell, way in placements(state, tile):
        turn = turn_of(state, tile, cell, way)
        key, args = reason_beside(state, turn, SURELY)
        after = state.clone()
        for action in turn:
            after.apply(action)
        new = set(state_cells(state, turn))
        shown = {other for other in ("aI", "nT", "fX") if visible(after, other, new) == 5}
        assert (args["points"], args["apart"]) == pytest.approx(fulfilled(SURELY, shown))
        assert (key == "niwashi-why-shows") == bool(shown)
        assert (key == "niwashi-why-lies") == (visible(after, wish, new) == 5)
        told.append(key)
        assert "aT" not in str(args)
    assert why in told


def test_where_nothing_comes_true_an_analysis_counts_how_much_nearer_a_wish_comes() -> None:
    state = garden("hhh", hands=("hhn", "aaf"), wishes=("hI", "aT"))
    before, found = visible(state, "hI"), dict[int, float]()
    for cell, way in placements(state, "hhn"):
        turn = turn_of(state, "hhn", cell, way)
        key, args = reason_beside(state, turn, SURELY)
        assert args["points"] == 0
        after = state.clone()
        for action in turn:
            after.apply(action)
        reached = visible(after, "hI", set(state_cells(state, turn)))
        worth = total(state.game, Opinion(turn[0], 0.0, 0.0, 1.0, key, args))
        assert worth is not None
        found[reached] = max(found.get(reached, 0.0), worth)
    assert before == 3
    assert max(found) > before
    assert found[max(found)] == max(found.values()) > found[min(found)] == 0


def state_cells(state: State, turn: list[int]) -> list[tuple[int, int]]:
    """The cells that a tile comes to lie on."""
    at = state.clone()
    for action in turn[:-1]:
        at.apply(action)
    return [spot(name) for name in at.describe(turn[-1])["cells"]]


def test_what_a_tile_fulfils_is_reckoned_over_the_hands_the_partner_may_hold() -> None:
    assert fulfilled(SURELY, ["aI"]) == (1.0, 0.0)
    assert fulfilled(SURELY, ["fX"]) == pytest.approx((0.25, (0.25 * 0.75) ** 0.5))
    assert fulfilled(SURELY, ["aI", "nT", "hW"]) == pytest.approx((1.75, (0.25 * 0.75) ** 0.5))
    assert chance(SURELY, "nT") == 0.75
    assert chance(SURELY, "hW") == 0


def test_nobody_is_thought_to_hold_a_wish_that_oneself_holds_or_that_came_true() -> None:
    state = garden("hhhh", hands=("hhn", "aaf"), wishes=("hI fX", "aT nW"), fulfilled=("aU", ""))
    gardener = bot("partner", state.game, 0)
    gardener.opinions(state.redeal(0, 1))
    assert isinstance(gardener, PartnerBot)
    held = hands(gardener, ["hI", "fX"])
    assert sum(held.values()) == pytest.approx(1)
    assert not {wish for hand in held for wish in hand} & {"hI", "fX", "aU"}
    assert chance(held, "aT") > 0


def placements(state: State, tile: str) -> Iterator[tuple[str, str]]:
    at = state.clone()
    at.apply(at.parse(tile))
    for cell in at.legal_actions():
        for way in at.describe(cell)["directions"]:
            yield at.name(cell), way


def spot(name: str) -> tuple[int, int]:
    return read_cell(name) % SIDE, read_cell(name) // SIDE


def visible(state: State, wish: str, among: set[tuple[int, int]] | None = None) -> int:
    """The most fields of a wish that can be seen where it might lie, by trying every place that touches some cells."""
    fields = {spot(name): field for name, field in state.view(None)["fields"].items()}
    xs, ys = [x for x, _ in fields], [y for _, y in fields]
    best = 0
    for left, top in product(range(min(xs) - 4, max(xs) + 1), range(min(ys) - 4, max(ys) + 1)):
        for shape in orientations(wish[1]):
            cells = {(left + x, top + y) for x, y in shape}
            seen = {cell for cell in cells if fields.get(cell) == wish[0]}
            if among is None or seen & among:
                best = max(best, len(seen))
    return best


# -- in matches played half at random ----------------------------------------------------------------------


def decisions(
    game: str, matches: int, few: int = 12, **options: Any
) -> Iterator[tuple[State, int, str, dict[str, Any]]]:
    """Decisions of matches played half at random: real state, decision, and its reason from what the seat knows."""
    rng, made = random.Random(game), roji.game(game, **options)
    for seed in range(matches):
        state = made.new(seed=seed)
        while not state.over:
            seat = state.seat
            assert seat is not None
            seen, legal = state.redeal(seat, rng.randrange(1000)), state.legal_actions()
            thinker: Bot = bot("partner" if game == "niwashi" else "random", made, seat)
            opinions = [Opinion(action, 0.1, 0.1, 0.5) for action in legal]
            if game == "niwashi":
                thinker.opinions(seen)
            for action in legal if len(legal) <= few else rng.sample(legal, few):
                why, args = reason(seen, [action], opinions, thinker)
                for lang in ("en", "de"):
                    told = sentence(Opinion(action, 0, 0, 0, why, args), made, lang)
                    assert told[0].isupper() or told[0].isdigit()
                    assert told.endswith(".")
                yield state, action, why.removeprefix(f"{game}-why-"), args
            state.apply(choose(state) if rng.random() < 0.5 else rng.choice(legal))


def missing(pile: set[str], against: set[str]) -> dict[str, int]:
    """How many cards each combination that is still possible lacks."""
    found = {}
    for _, key, family, need in NEEDS:
        cards = {card for number, card in enumerate(CARDS) if family >> number & 1}
        if len(cards - against) >= need:
            found[key] = need - len(cards & pile)
    return found


def test_reasons_in_koikoi_are_true_of_the_real_cards() -> None:
    seen = Counter[str]()
    for state, action, why, args in decisions("koikoi", 4, rounds=6):
        seen[why] += 1
        seat, data = state.seat, state.to_dict()
        assert seat is not None
        assert isinstance(data, dict)
        own, other = (set(data["captured"][s].split()) for s in (seat, 1 - seat))
        about = state.describe(action)
        if why in ("safe", "harmless", "lays"):
            card = about["card"]
            hidden = set(f"{data['hands'][1 - seat]} {data['stock']}".split())
            month = {name for name in hidden if name[:-1] == card[:-1]}
            assert args["count"] == len(month)
            assert (why == "safe") == (not month)
            harm = any(harms(other, own, {card, name}) for name in month)
            assert not (why == "harmless" and harm)
        elif why in ("completes", "raises", "nears", "keeps", "collects", "takes"):
            taken = captured_by(state, action)
            assert set(args["cards"].split()) <= taken
            before, after = roji.score("koikoi", " ".join(own)), roji.score("koikoi", " ".join(own | taken))
            assert (why in ("completes", "raises")) == (after.points > before.points)
            lacking = missing(own | taken, other)
            if why in ("completes", "raises"):
                assert args["points"] == sum(entry.points * entry.times for entry in after.reasons if entry.points)
                assert all(lacking[key] <= 0 for key in args.get("yaku", "").split())
            elif why == "nears":
                assert 0 < args["missing"] == lacking[args["yaku"]] <= 2
            elif why == "keeps":
                assert 0 < args["missing"] == missing(other, own)[args["yaku"]] <= 2
            elif why == "collects":
                assert args["need"] - args["have"] == lacking[args["yaku"]] > 2
        elif why == "either":
            assert len(args["cards"].split()) == 2
        elif why in ("returns", "spares", "fewer", "why-other"):
            card, instead = about["card"], state.describe(state.legal_actions()[1])
            hand = [name for name in data["hands"][seat].split() if name != card]
            assert not about["matches"]
            assert (why == "returns") <= any(name[:-1] == card[:-1] for name in hand)
            if why == "spares":
                assert (args["card"], instead["matches"]) == (instead["card"], [])
                assert 0 < args["missing"] == missing(own, other)[args["yaku"]]
            if why == "fewer":
                unseen = f"{data['hands'][1 - seat]} {data['stock']}".split()
                counts = [sum(name[:-1] == each[:-1] for name in unseen) for each in (card, instead["card"])]
                assert counts == [args["count"], args["more"]]
                assert counts[0] < counts[1]
        else:
            assert why in ("calls", "stops", "stops-before")
            assert why != "stops-before" or missing(other, own)[args["yaku"]] == args["missing"]
    assert {"completes", "nears", "keeps", "collects", "either", "safe", "harmless", "lays", "calls"} <= set(seen)


def captured_by(state: State, action: int) -> set[str]:
    """The cards that the seat captures with a card of its hand, in the real match."""
    _, events = state.effects_of(action, state.seat)
    return set(next(event["cards"] for event in events if event["do"] == "capture"))


def harms(pile: set[str], against: set[str], more: set[str]) -> bool:
    """Whether these cards bring a pile points, or a combination nearer that then lacks two cards or less."""
    if roji.score("koikoi", " ".join(pile | more)).points > roji.score("koikoi", " ".join(pile)).points:
        return True
    before, after = missing(pile, against), missing(pile | more, against)
    return any(lacks <= 2 and lacks < before[key] for key, lacks in after.items())


def test_reasons_in_orders_are_true_of_the_hand_after_the_decision() -> None:
    seen = Counter[str]()
    for state, action, why, args in decisions("orders", 2, few=3, players=3, rounds=1):
        seen[why] += 1
        about, seat = state.describe(action), state.seat
        assert seat is not None
        now = state.view(seat)["pays"]["points"]
        if about["do"] == "swap":
            pays = {name: takings(state, name) for name in (state.name(a) for a in state.legal_actions())}
            own = pays.pop(state.name(action))
            best, others = max(own), max((max(found) for found in pays.values() if found), default=now)
            assert (why in ("most", "only", "more")) == (best > now)
            if why in ("most", "only", "more"):
                assert args["points"] == best
            if why == "most":
                assert args["more"] == best - others > 0
            if why == "swap-idle":
                assert best == now
        elif about["do"] == "reveal" and why != "reveal-must":
            names = [state.name(other) for other in state.legal_actions()]
            gain = max(max(found) for name in names if (found := takings(state, name))) - now
            assert (why == "reveal-nothing") == (gain <= 0)
            assert why == "reveal-nothing" or args["gain"] == gain
        elif about["do"] == "take":
            after, _ = state.effects_of(action, seat)
            if why == "coming":
                assert args["count"] > args["fewer"] >= 0
            elif why != "why-other" and after.round == state.round and not after.over:
                assert args["points"] == after.view(seat)["pays"]["points"]
    assert {"most", "more", "less", "swap-idle", "swap-even", "reveal-little"} <= set(seen)


def takings(state: State, give: str) -> list[int]:
    """What the hand pays after giving a card, for every card that can be taken; none where nothing is given."""
    at, seat = state.clone(), state.seat
    if at.describe(at.parse(give))["do"] != "swap":
        return []
    at.apply(at.parse(give))
    return [at.effects_of(action, seat)[0].view(seat)["pays"]["points"] for action in at.legal_actions()]


def test_reasons_in_niwashi_are_true_of_the_garden() -> None:
    seen = Counter[str]()
    for state, action, why, args in decisions("niwashi", 1, few=5):
        seen[why] += 1
        about, seat = state.describe(action), state.seat
        if about["do"] == "lay":
            after, new = state.clone(), {spot(name) for name in about["cells"]}
            after.apply(action)
            if why in ("shows", "lies", "near", "offers", "builds"):
                fields = {"shows": 5, "lies": 5, "near": 4, "offers": 4}.get(why) or args["have"]
                assert visible(after, args["wish"], new) == fields
            if why in ("lies", "near", "builds"):
                assert args["wish"] in state.view(seat)["wishes"]
                assert visible(state, args["wish"]) < args["have"]
            if why in ("shows", "offers"):
                assert args["wish"] not in state.view(seat)["wishes"]
        elif why == "tile":
            seasons = {wish[0] for wish in state.view(seat)["wishes"]}
            assert args["count"] == sum(field in seasons for field in about["tile"])
    assert {"shows", "builds", "waits", "tile", "cell", "lantern"} <= set(seen)


def test_reasons_in_kokeshi_are_true_of_the_crossings() -> None:
    seen = Counter[str]()
    for state, action, why, args in decisions("kokeshi", 2):
        seen[why] += 1
        seat, after = state.seat, state.clone()
        assert seat is not None
        after.apply(action)
        if why == "wins":
            assert after.returns()[seat] == 1
        elif why == "nearer":
            assert far(after, seat) == args["away"] == far(state, seat) - args["less"]
        elif why == "race":
            assert (args["own"], args["other"]) == (far(after, seat), far(after, 1 - seat))
    assert {"place", "race", "nearer"} <= set(seen)


def far(state: State, seat: int) -> int:
    """The crossings from a player's foremost figurine to the other base."""
    view, game = state.view(None), state.game
    assert isinstance(game, Kokeshi)
    return min(game.garden.far[1 - seat][game.garden.by_name[figurine["at"]]] for figurine in view["figurines"][seat])


def test_every_reason_has_the_name_of_its_game() -> None:
    keys = {key.split("-why-")[0] for key in bundle("en")._messages if "-why-" in key}
    assert keys - GUESTS.keys() == set(OWN)
