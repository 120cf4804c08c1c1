"""How a match begins."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import roji
from roji.games.niwashi import tiles

WISHES = [season + shape for shape in "ITUVWX" for season in "hnaf"]


def deck(seed: int = 1) -> list[str]:
    order = list(tiles.TILES)
    random.Random(seed).shuffle(order)
    return order


def test_47_tiles_are_in_play_and_15_go_back_unseen() -> None:
    """N-3"""
    data = roji.game("niwashi").new(seed=3).to_dict()
    box, pile = data["box"].split(), data["pile"].split()
    seen = [data["garden"][0].split()[1], *data["display"].split(), *" ".join(data["dealt"]).split()]
    assert len(box) == 15
    assert len(pile) + len(seen) == 47
    assert sorted(box + pile + seen) == sorted(tiles.TILES)


def test_one_tile_starts_the_garden_three_go_to_each_hand_three_to_the_display_37_remain() -> None:
    """N-4"""
    state = roji.game("niwashi").new(seed=3)
    view = state.view(0)
    assert len(view["garden"]) == 1
    assert view["hand_counts"] == [3, 3]
    assert len(view["display"]) == 3
    assert None not in view["display"]
    assert view["discard"] == []
    assert view["pile"] == 37
    assert view["lantern"]["place"] == "rest"


def test_ten_wishes_each_two_of_them_in_hand_four_go_back_unseen() -> None:
    """N-5"""
    data = roji.game("niwashi").new(seed=3).to_dict()
    assert [len(held.split()) for held in data["wishes"]] == [2, 2]
    assert [len(stack.split()) for stack in data["stacks"]] == [8, 8]
    assert len(data["wish_box"].split()) == 4
    every = [wish for text in (*data["wishes"], *data["stacks"], data["wish_box"]) for wish in text.split()]
    assert sorted(every) == sorted(WISHES)


def test_an_explicit_deal_gives_tiles_and_wishes_in_this_order() -> None:
    """N-3 to N-5: first tile, hands of seat 0 and 1, display, draw pile, box; stacks of seat 0 and 1, box."""
    order = deck()
    state = roji.game("niwashi", starter=1).new(deal=[" ".join(order), WISHES])
    data = state.to_dict()
    assert data["garden"] == [f"- {order[0]} ae32 e"]
    assert [set(hand.split()) for hand in data["dealt"]] == [set(order[1:4]), set(order[4:7])]
    assert data["display"].split() == order[7:10]
    assert data["pile"].split() == order[10:47]
    assert data["box"].split() == order[47:]
    assert data["wishes"] == [" ".join(WISHES[:2]), " ".join(WISHES[10:12])]
    assert data["stacks"] == [" ".join(WISHES[2:10]), " ".join(WISHES[12:20])]
    assert data["wish_box"].split() == WISHES[20:]
    assert state.seat == 1


def test_the_first_tile_lies_along_the_middle_row_in_the_order_of_its_name() -> None:
    """N-R5"""
    order = ["hna", *[tile for tile in tiles.TILES if tile != "hna"]]
    state = roji.game("niwashi", starter=0).new(deal=[order, WISHES])
    assert state.view(None)["fields"] == {"ae32": "h", "af32": "n", "ag32": "a"}
    assert state.view(None)["garden"][0]["seat"] is None


def test_who_begins_is_chosen_or_left_to_the_seed() -> None:
    """N-6"""
    for seat in range(2):
        game = roji.game("niwashi", starter=seat)
        assert {game.new(seed=seed).seat for seed in range(20)} == {seat}
    assert {roji.game("niwashi").new(seed=seed).seat for seed in range(20)} == {0, 1}


def test_the_starter_changes_nothing_else_of_the_deal() -> None:
    """N-6"""
    first, second = (roji.game("niwashi", starter=seat).new(seed=8).to_dict() for seat in range(2))
    assert {**first, "turn": 1} == second


def test_the_harder_set_is_dealt_whole() -> None:
    """N-B1"""
    data = roji.game("niwashi", tiles="all_different").new(seed=3).to_dict()
    seen = [data["garden"][0].split()[1], *data["display"].split(), *" ".join(data["dealt"]).split()]
    every = [*seen, *data["pile"].split(), *data["box"].split()]
    assert Counter(every) == Counter(tiles.SETS["all_different"])


def test_every_tile_and_wish_can_come_first() -> None:
    """N-3: the shuffle reaches every order's first place."""
    game = roji.game("niwashi")
    starts = {game.new(seed=seed).to_dict()["garden"][0].split()[1] for seed in range(700)}
    assert starts == set(tiles.TILES)


@pytest.mark.parametrize(
    ("deal", "key"),
    [
        ([deck()], "niwashi-deal-parts"),
        ([deck()[:-1], WISHES], "niwashi-deal-tiles"),
        ([[*deck()[:-1], deck()[0]], WISHES], "niwashi-deal-tiles"),
        ([deck(), WISHES[:-1]], "niwashi-deal-wishes"),
        ([deck(), [*WISHES[:-1], WISHES[0]]], "niwashi-deal-wishes"),
        ([["hhh"], WISHES], "niwashi-tile-unknown"),
        ([deck(), ["hF"]], "niwashi-wish-unknown"),
    ],
)
def test_an_impossible_deal_is_refused(deal: list[list[str]], key: str) -> None:
    with pytest.raises(roji.Invalid) as error:
        roji.game("niwashi", starter=0).new(deal=deal)
    assert error.value.key == key
    assert error.value.say("de") != error.value.say("en")


def test_an_explicit_deal_needs_a_starter_or_a_seed() -> None:
    """N-6"""
    with pytest.raises(roji.Invalid) as error:
        roji.game("niwashi").new(deal=[deck(), WISHES])
    assert error.value.key == "deal-needs-starter"
    assert roji.game("niwashi").new(seed=2, deal=[deck(), WISHES]).seat in (0, 1)


def test_the_same_seed_deals_the_same_bytes_on_every_machine() -> None:
    """Deal, redeal and playouts are pinned: a change here breaks every record."""
    state = roji.game("niwashi", starter=0).new(seed=1)
    data = state.to_dict()
    assert (data["garden"], data["display"]) == (["- anf ae32 e"], "nhf nsn hff")
    assert data["dealt"] == ["nha afa fsf", "nsa aff fns"]
    assert data["wishes"] == ["hX nW", "fV fT"]
    again = state.redeal(0, 5).to_dict()
    assert again["dealt"] == ["nha afa fsf", "haf hsf ana"]
    assert again["pile"].startswith("hnn hah hsn fhf nna hsa")
    assert again["wishes"] == ["hX nW", "aV hI"]
    assert again["wish_box"] == "nX fW nI fT"
    assert roji.playouts(roji.game("niwashi"), 30, seed=1).decisions == 3862
