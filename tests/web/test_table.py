"""Around the board: coming back, going offline, other devices, playing again, watching, one device for all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, focused, give_up, go_on, in_words, invitation, no_marks, over, play, sit
from tests.web.serving import Serving
from tests.web.test_koikoi import decide


def turn(page: Page) -> None:
    """Wait until this page is asked to decide, and the whole board is there."""
    for _ in range(400):
        if page.locator(".table[data-turn=yours] .ground .whole").is_visible():
            return
        go_on(page)
        page.wait_for_timeout(25)
    raise AssertionError("it is never this person's turn")


def turns(page: Page, count: int) -> None:
    """Decide so many times, and wait until it is one's turn again."""
    for _ in range(count):
        turn(page)
        decide(page)
    turn(page)


def hand(page: Page) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(".hand [data-card]").all()]


def played(page: Page) -> Locator:
    """The cards this person played, as the list of what happened has them: a hand may be a new one already."""
    return page.locator("aside ol button", has_text="You play")


def test_a_reload_in_mid_match_changes_nothing(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    turn(page)
    decide(page)
    turn(page)
    before = hand(page)
    page.reload()
    turn(page)
    assert hand(page) == before
    decide(page)
    turn(page)


def test_a_device_that_was_offline_goes_on_by_itself(visit: Visit) -> None:
    page = visit(complain=False)
    begin(page, "koikoi")
    turn(page)
    before = played(page).count()
    page.context.set_offline(True)
    expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    expect(page.locator(".state")).to_have_count(0)
    decide(page)
    expect(played(page)).to_have_count(before + 1)
    turn(page)


def test_a_server_that_restarts_is_found_again_without_a_reload(visit: Visit, server: Serving) -> None:
    page = visit(complain=False)
    begin(page, "koikoi")
    turn(page)
    before = played(page).count()
    server.kill()
    expect(page.locator(".state")).to_be_visible()
    decide(page)  # sent when the connection is back
    server.start()
    server.wait()
    expect(page.locator(".state")).to_have_count(0, timeout=20_000)
    expect(played(page)).to_have_count(before + 1)
    turn(page)


def test_a_second_device_takes_the_same_seat_and_both_see_the_same(visit: Visit) -> None:
    desk, phone = visit(), visit(width=360, height=740)
    begin(desk, "koikoi")
    turn(desk)
    phone.goto(desk.url)
    turn(phone)
    assert hand(phone) == hand(desk)
    decide(phone)
    turn(desk)
    turn(phone)
    assert hand(phone) == hand(desk)


def test_somebody_who_watches_sees_no_hand(visit: Visit) -> None:
    aiko, ben, guest = visit(), visit(), visit()
    begin(aiko, "koikoi", "invite", rounds=1)
    watch = aiko.locator("#link-watch").input_value()
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    expect(aiko.locator(".hand button").first).to_be_visible()
    guest.goto(watch)
    expect(guest.locator(".field button").first).to_be_visible()
    assert guest.locator(".hand").count() == 0
    expect(aiko.get_by_text("one person watches")).to_be_visible()


def test_one_device_for_two_hides_the_hands_between_turns(visit: Visit) -> None:
    page = visit(width=360, height=740)
    begin(page, "koikoi", "pass", rounds=2)  # one alone can end with the first card
    curtains = 0

    def both(page: Page) -> bool:
        nonlocal curtains
        ready = page.get_by_role("button", name=re.compile("show my cards"))
        if ready.is_visible():
            assert page.locator(".hand").count() == 0
            curtains += 1
            ready.click()
            return True
        return decide(page)

    play([page], both)
    assert curtains > 1


def test_what_cannot_be_taken_back_is_refused_with_a_reason_and_the_match_goes_on(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    turn(page)
    page.keyboard.press("u")
    expect(page.get_by_role("alert").filter(has_text="taken back")).to_be_visible()
    page.get_by_role("button", name="all right").click()
    decide(page)
    turn(page)


def test_a_rematch_swaps_the_seats_and_everybody_finds_it(visit: Visit) -> None:
    aiko, ben = visit(), visit()
    begin(aiko, "koikoi", "invite", rounds=1)
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    expect(aiko.locator(".hand button").first).to_be_visible()
    give_up(aiko)
    first = aiko.url
    aiko.get_by_role("button", name="Once more").click()
    expect(aiko).not_to_have_url(first)
    ben.get_by_role("button", name="To the rematch").click()
    play([aiko, ben], decide)


def test_what_happened_is_listed_and_leads_back(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    turns(page, 3)
    now = hand(page)
    page.locator("aside ol button").first.click()
    expect(page.locator("[data-test=ask]")).to_contain_text("after one decision")
    page.get_by_role("button", name="To the present").first.click()
    turn(page)
    assert hand(page) == now
    stop = page.locator("aside ol [tabindex='0']")
    expect(stop).to_have_count(1)  # however long the list is, Tab passes it in one step
    stop.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-test=ask]")).to_contain_text("after")
    page.keyboard.press("Escape")
    turn(page)
    assert hand(page) == now


def test_a_hint_has_a_reason_and_can_be_followed(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    turn(page)
    page.keyboard.press("h")
    best = page.locator("section[aria-label=Hint] li button").first
    expect(best.locator(".why")).not_to_be_empty()
    before = played(page).count()
    best.click()
    expect(played(page)).to_have_count(before + 1)
    turn(page)


def test_a_match_can_be_given_up_and_its_record_kept_and_looked_at(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    turns(page, 2)
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog[open] .main").click()
    expect(page.locator("[data-test=closing]")).to_be_visible()
    page.locator("[data-test=closing] summary").first.click()
    page.get_by_role("button", name="Share the record").click()
    page.locator("[data-test=closing] a[href*='/r/']").click()
    expect(page.locator(".field button").first).to_be_visible()
    page.get_by_role("button", name="One decision on").click()
    expect(page).to_have_url(re.compile("#1$"))
    expect(page.locator(".told")).to_contain_text("plays")
    no_marks(page)


def test_the_hand_is_two_keys_away_and_the_focus_stays_there_after_a_move(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi", level="casual")
    turn(page)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert focused(page, ".ground button")
    before = played(page).count()
    page.locator(".hand [data-card]").first.focus()
    for _ in range(30):
        if played(page).count() > before:
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    turn(page)
    expect(page.locator(".ground :focus")).to_have_count(1)


def test_a_whole_match_by_keyboard_and_words_alone(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi", rounds=1)
    play([page], in_words)
    assert over(page)


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/t/nosuchtable#secret", "This table stays closed"),
        ("/r/nosuchrecord", "No record here"),
        ("/g/chess", "There is nothing at this address"),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_leads_back(visit: Visit, path: str, what: str) -> None:
    page = visit(path, complain=False)
    expect(page.get_by_role("heading", name=what)).to_be_visible()
    page.get_by_role("link", name="To the start page").last.click()
    expect(page.locator("[data-game=koikoi]")).to_be_visible()


def test_my_games_lists_the_tables_of_this_device_only(visit: Visit) -> None:
    page, other = visit(), visit("/mine")
    begin(page, "koikoi")
    turn(page)
    page.goto("/mine")
    expect(page.locator("main li a")).to_have_count(1)
    page.locator("main li a").click()
    turn(page)
    expect(other.get_by_text("No games on this device")).to_be_visible()


def test_german_stays_german_everywhere(visit: Visit) -> None:
    page = visit("/", lang="de-AT")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for path in ("/", "/g/koikoi", "/rules/koikoi", "/cards/koikoi", "/mine"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        no_marks(page)
    page.goto("/")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("English").check()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    for key, lang, name in (("ArrowDown", "de", "Deutsch"), ("ArrowUp", "en", "English")):
        page.keyboard.press(key)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_label(name)).to_be_focused()  # the settings stay open through it
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
