"""Garden Orders in the browser, as people play it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.people import LEVELS, begin, go_on, go_to, invitation, no_marks, over, play, sit
from tests.web.serving import Serving
from tests.web.test_budgets import barriers
from tests.web.test_table import turn
from tests.web.wire import People


def yours(page: Page) -> bool:
    return page.locator(".table[data-turn=yours] .ground .whole").is_visible()


def decide(page: Page) -> bool:
    """One decision on the board: the trio, the cards laid for it, a swap that pays more, or the next card."""
    if not yours(page):
        return False
    if page.locator(".row .card").count() <= 12:
        assert page.locator(".row .over").count() == 0  # no card lies on another where there is room
    trio = page.locator(".trios button")
    if trio.count():
        trio.first.click()
    elif page.locator(".row.open").count():
        page.locator(".hand .card").last.click()
    elif page.locator(".row .may").count():
        page.locator(".row .may").first.click()
    elif not swap(page):
        reveal(page).click()
    page.wait_for_timeout(20)
    return True


def swap(page: Page) -> bool:
    """Give the last card for the card of the row that makes the hand pay most, if one pays more at all."""
    cards = page.locator(".hand .card[aria-disabled=false]")
    if not cards.count():
        return False
    cards.last.click()
    best = page.locator(".row .may:has(.best)")
    if not best.count():
        cards.last.click()
        return False
    best.first.click()
    return True


def reveal(page: Page) -> Locator:
    return page.locator("[data-test=reveal]")


def cards(page: Page, where: str) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(f"{where} [data-card]").all()]


def test_two_browsers_play_a_whole_match_by_an_invitation(visit: Visit) -> None:
    aiko, ben = visit(), visit(lang="de-DE", width=360, height=740)
    begin(aiko, "orders", "invite", rounds=2)
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    play([aiko, ben], decide)
    expect(aiko.locator("[data-test=ask]")).to_contain_text("the match", ignore_case=True)
    expect(ben.locator("[data-test=ask]")).to_contain_text("die Partie", ignore_case=True)
    for page in (aiko, ben):
        expect(page.locator(".ground tbody tr")).to_have_count(2)
        no_marks(page)


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_against_every_level(visit: Visit, level: str) -> None:
    page = visit()
    begin(page, "orders", "bot", level, rounds=1)
    play([page], decide, short=level != "casual")
    assert over(page)


def test_six_on_a_phone_see_what_is_known_of_every_hand(visit: Visit) -> None:
    page = visit(width=360, height=640, lang="de-DE")
    begin(page, "orders", "bot", "casual", rounds=1, players=6)
    turn(page)
    expect(page.locator("[data-known]")).to_have_count(5)
    for _ in range(3):
        decide(page)
        turn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    known = cards(page, "[data-known]")
    assert known
    seat = page.locator("[data-known] button:has([data-card])").first
    assert re.search("bekannt (Rosa|Grün|Orange) ", seat.get_attribute("aria-label") or "")
    hand = page.locator("[data-walk=hand]").bounding_box()
    seat.click()  # it is shown large, and nothing moves
    expect(page.locator("[data-known] .large .cards > *")).to_have_count(9)
    assert page.locator("[data-walk=hand]").bounding_box() == hand
    page.keyboard.press("Escape")
    expect(page.locator("[data-known] .large")).to_have_count(0)
    play([page], decide)
    expect(page.locator(".ground tbody tr")).to_have_count(6)
    no_marks(page)


def test_a_held_card_shows_what_every_swap_would_pay(visit: Visit) -> None:
    page = visit()
    begin(page, "orders")
    turn(page)
    hand, row = cards(page, ".hand"), cards(page, ".row")
    held = page.locator(".hand .card").first
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".row .may")).to_have_count(len(row))
    expect(page.locator(".row .may").first).to_have_attribute("aria-label", re.compile("your hand would pay"))
    held.click()
    expect(page.locator(".row .may")).to_have_count(0)
    wanted = page.locator(".row .card").first
    wanted.click()
    expect(page.locator(".hand .may")).to_have_count(9)
    page.locator(".hand .card").first.click()
    turn(page)
    assert sorted(cards(page, ".hand")) == sorted([*hand[1:], row[0]])


def test_a_card_can_be_dragged_onto_the_one_to_take(visit: Visit) -> None:
    page = visit()
    begin(page, "orders")
    turn(page)
    hand, row = cards(page, ".hand"), cards(page, ".row")
    page.locator(".hand .card").nth(4).drag_to(page.locator(".row .card").nth(1))
    expect(page.locator("aside")).to_contain_text("You take")
    turn(page)
    assert sorted(cards(page, ".hand")) == sorted([*hand[:4], *hand[5:], row[1]])


def test_axe_finds_no_barrier_while_a_card_is_held_or_wanted(visit: Visit) -> None:
    page = visit()
    begin(page, "orders")
    turn(page)
    page.locator(".hand .card").first.click()
    assert barriers(page) == []
    page.locator(".hand .card").first.click()
    page.locator(".row .card").first.click()
    assert barriers(page) == []


def test_a_swap_begun_goes_on_after_a_reload(visit: Visit) -> None:
    page = visit()
    begin(page, "orders")
    turn(page)
    page.keyboard.press("w")
    page.locator("dialog[open] [data-test=choice]").first.click()
    expect(page.locator("[data-test=ask]")).to_contain_text("which card do you take")
    page.reload()
    turn(page)
    expect(page.locator("[data-test=ask]")).to_contain_text("which card do you take")
    page.locator(".row .may").first.click()
    expect(page.locator(".hand .card")).to_have_count(9)


def test_the_count_lays_every_card_of_every_hand_on_the_table(visit: Visit) -> None:
    page = visit(width=360, height=740, color_scheme="dark")
    begin(page, "orders", "bot", "beginner", rounds=2, players=3)
    dialog = page.locator("dialog[open]")
    for _ in range(900):
        if dialog.is_visible():
            break
        if not decide(page):
            page.wait_for_timeout(20)
    expect(dialog.locator("section")).to_have_count(3)
    expect(dialog.locator("section .cards img")).to_have_count(27)
    sums = [int(found.inner_text()) for found in dialog.locator(".sum strong").all()]
    assert sums == sorted(sums, reverse=True)
    for section, total in zip(dialog.locator("section").all(), sums, strict=True):
        assert sum(int(found.inner_text()) for found in section.locator(".why strong").all()) == total
    assert barriers(page) == []
    clause = dialog.locator("button.clause").first
    number = clause.inner_text()
    clause.click()
    expect(page.locator(f"#{number}")).to_be_in_viewport()
    expect(page.locator(f"#{number}")).to_have_class(re.compile("shown"))
    page.keyboard.press("Escape")
    expect(page.locator("article")).to_have_count(0)
    go_on(page)
    expect(page.locator(".hand .card")).to_have_count(9)


def test_somebody_who_watches_sees_what_is_known_and_no_hand(visit: Visit) -> None:
    aiko, ben, guest = visit(), visit(), visit()
    begin(aiko, "orders", "invite", rounds=1)
    watch = aiko.locator("#link-watch").input_value()
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    expect(aiko.locator(".hand .card").first).to_be_visible()
    guest.goto(watch)
    expect(guest.locator("[data-known]")).to_have_count(2)
    assert guest.locator(".hand").count() == 0
    assert guest.locator(".row .card[aria-disabled=false]").count() == 0


def by_keys(page: Page, swapping: bool) -> bool:
    """One decision by keys alone; Tab goes through the table, arrows go from card to card."""
    if not yours(page):
        return False
    if page.locator(".trios").count():
        go_to(page, ".trios button", "Tab")
    elif page.locator(".row.open").count():
        go_to(page, ".hand .card[aria-disabled=false]", "Tab")
    elif page.locator(".row .may").count():
        go_to(page, ".row .may", "Tab")
    elif swapping and page.locator(".hand .card[aria-disabled=false]").count():
        go_to(page, ".hand .card[aria-disabled=false]", "Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".hand .held")).to_have_count(1)
        go_to(page, ".row .may", "ArrowUp")
    else:
        go_to(page, "[data-test=reveal]", "Tab")
    page.keyboard.press("Enter")
    page.wait_for_timeout(20)
    return True


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page, "orders", rounds=1)
    decisions = 0
    for _ in range(2000):
        if over(page):
            break
        if page.locator("dialog[open]").is_visible():
            page.keyboard.press("Escape")
        elif by_keys(page, swapping=decisions % 3 == 0):
            decisions += 1
        else:
            page.wait_for_timeout(20)
    assert over(page)


def test_who_turns_the_points_off_is_not_told_what_a_swap_brings(visit: Visit) -> None:
    page = visit(width=360, height=640)
    begin(page, "orders")
    turn(page)
    page.locator(".hand .card").first.click()
    told = page.locator("[data-test=ask]")
    expect(page.locator(".row .best, .row .may span").first).to_be_visible()
    page.locator("[data-test=worth]").click()
    page.reload()
    turn(page)
    expect(page.locator("[data-test=worth]")).to_have_attribute("aria-checked", "false")
    page.locator(".row .card").first.click()
    expect(told).to_contain_text("which card do you give for it?")
    expect(page.locator(".hand .may")).to_have_count(9)
    assert "pay" not in " ".join(card.get_attribute("aria-label") or "" for card in page.locator(".card").all())
    assert page.locator(".hand .card span").count() == 0
    no_marks(page)


def test_swaps_left_and_groups_of_the_hand_are_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(width=360, height=640)
    begin(page, "orders", orders="1", rounds=1)  # every card counts: one group, longer than a line
    turn(page)
    expect(page.locator("[data-test=swaps]")).to_be_in_viewport()
    assert re.search(r"\d+ swaps left", page.locator("[data-test=swaps]").inner_text())
    places = [place.bounding_box() for place in page.locator(".hand .place").all()]
    assert len({round(place["y"]) for place in places if place}) == 2
    assert all(place and place["width"] >= 44 for place in places)


@pytest.mark.parametrize("order", [2, 3, 4, 6, 8])
def test_a_group_that_counts_lies_in_one_line(visit: Visit, order: int) -> None:
    page = visit(width=360, height=640)
    begin(page, "orders", orders=str(order), rounds=1)
    turn(page)
    for _ in range(3):
        lines: dict[int, list[int]] = {}
        group = 0
        for place in page.locator(".hand .place").all():
            box, kind = place.bounding_box(), (place.get_attribute("class") or "").split()
            assert box
            group += "first" in kind
            if "none" not in kind:
                lines.setdefault(group, []).append(round(box["y"]))
        assert all(len(set(found)) == 1 for found in lines.values() if len(found) <= 6)  # a line has six
        decide(page)
        turn(page)


def test_what_the_other_did_stays_marked_until_one_decides(visit: Visit) -> None:
    page = visit()
    begin(page, "orders", "bot", "casual", rounds=1)
    for _ in range(12):
        turn(page)
        if page.locator(".row .came").count():
            break
        reveal(page).click()
        page.wait_for_timeout(20)
        if page.locator(".trios button").count():
            page.locator(".trios button").last.click()
    marked = page.locator(".row .card:has(.came)").first
    assert re.search("has (laid it|turned it up)", marked.get_attribute("aria-label") or "")
    page.locator(".hand .card").first.click()
    expect(marked).to_be_visible()


def test_a_hint_marks_the_card_to_give_and_the_card_to_take(visit: Visit) -> None:
    page = visit()
    begin(page, "orders", "bot", "casual", rounds=1)
    for _ in range(12):
        turn(page)
        page.keyboard.press("h")
        expect(page.locator(".board .hinted").first).to_be_visible()
        if page.locator(".hand .hinted").count():
            break
        decide(page)
        go_on(page)
    expect(page.locator(".hand .hinted")).to_have_count(1)
    expect(page.locator(".row .hinted")).to_have_count(1)


def test_a_hint_to_lay_a_card_marks_the_place_where_it_will_lie(visit: Visit, server: Serving) -> None:
    people = People(server.base, "orders", deal=15, rounds=2)
    people.play(lambda state: state.view(None)["phase"] == "lay" and state.seat == 0)
    assert not people.state.over
    page = visit(people.link(), width=390, height=844)
    turn(page)
    page.keyboard.press("h")
    expect(page.locator(".hand .hinted")).to_have_count(1)
    place = page.locator(".row .slot.hinted")
    expect(place).to_have_count(1)
    there = place.bounding_box()
    card = page.locator(".hand .hinted").get_attribute("data-card")
    page.locator(".hand .hinted").click()
    laid = page.locator(f".row [data-card={card}]").last
    expect(laid).to_be_visible()
    assert there in [one.bounding_box() for one in page.locator(f".row [data-card={card}]").all()]
    people.leave()
