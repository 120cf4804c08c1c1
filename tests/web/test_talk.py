"""What the table says: hints, what the others do, what was said, how it ended, what is wrong."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.people import begin, give_up, in_words, no_marks, play, sit, tool
from tests.web.serving import Serving
from tests.web.test_koikoi import decide
from tests.web.test_table import turn, turns
from tests.web.wire import People

PHONE = {"width": 360, "height": 640}


def two(visit: Visit, game: str = "koikoi", chat: bool = False, guest: str = "Ben") -> tuple[Page, Page, str]:
    """Two people at a table, on phones, and the link that others watch with."""
    aiko, ben = visit(**PHONE), visit(**PHONE)
    aiko.goto("/")
    table = aiko.evaluate(
        """async ([game, chat]) => {
            const body = { game, chat, name: "Aiko", seats: [{ who: "me" }, { who: "open" }] };
            const headers = { "content-type": "application/json" };
            return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
        }""",
        [game, chat],
    )
    aiko.goto(f"/t/{table['table']}#{table['secret']}")
    ben.goto(f"/t/{table['table']}#{table['invite']}")
    sit(ben, guest)
    for page in (aiko, ben):
        expect(page.locator(".ground .whole")).to_be_visible()
    return aiko, ben, f"/t/{table['table']}#{table['watch']}"


def ended(page: Page, how: str) -> None:
    """The end says it in its title, in the title of the page, in the list of what happened, and while looking back."""
    expect(page.locator("dialog[open] h2")).to_have_text(how)
    expect(page).to_have_title(f"{how} · Roji")
    page.get_by_role("button", name="Look back").click()
    expect(page.locator("[data-test=ask]")).to_contain_text("the deal")
    expect(page.locator("[data-test=ask]")).to_contain_text(how)
    page.get_by_role("button", name="To the present").first.click()
    expect(page.locator("[data-test=ask]")).to_contain_text(how)
    page.keyboard.press("l")
    expect(page.locator("dialog[open] ol")).to_contain_text(how)
    page.keyboard.press("Escape")
    page.locator("[data-test=result]").click()
    expect(page.locator("dialog[open] h2")).to_have_text(how)


def test_giving_up_says_who_won_to_both_and_to_who_watches(visit: Visit) -> None:
    aiko, ben, watch = two(visit)
    guest = visit(watch, **PHONE)
    expect(guest.locator("[data-test=watching]")).to_have_text("You are watching")
    page = aiko if aiko.locator(".table[data-turn=yours]").count() else ben
    decide(page)
    give_up(ben)
    ended(aiko, "Ben gives up. You win.")
    ended(ben, "You give up. Aiko wins.")
    ended(guest, "Ben gives up. Aiko wins.")


def test_a_record_says_at_its_end_who_won(visit: Visit) -> None:
    page = visit()
    begin(page, "kokeshi")
    turn(page)
    in_words(page)
    turn(page)
    give_up(page)
    page.locator("[data-test=closing] summary").first.click()
    links = set()
    for _ in range(2):
        page.get_by_role("button", name="Share the record").click()
        link = page.locator("[data-test=closing] a[href*='/r/']")
        expect(link).to_be_visible()
        links.add(link.get_attribute("href"))
    assert len(links) == 1  # however often it is shared
    link.click()
    page.get_by_role("button", name="To the present").click()
    expect(page.locator(".told")).to_contain_text("gives up.")
    expect(page.locator(".told")).to_contain_text("Roji wins.")


def test_a_refused_undo_while_looking_back_leaves_the_way_to_the_present(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi")
    turns(page, 2)
    while page.locator("[data-test=undo]").is_enabled():  # a card that could take either of two waits for a word
        turns(page, 1)
    page.locator("aside ol button").first.click()
    expect(page.locator("[data-test=ask]")).to_contain_text("after one decision")
    page.keyboard.press("u")
    expect(page.get_by_role("alert").filter(has_text="taken back")).to_be_visible()
    page.locator("[data-test=ask]").get_by_role("button", name="To the present").click()
    turn(page)


def test_what_somebody_says_is_seen_on_a_phone_and_signed_with_the_name(visit: Visit) -> None:
    aiko, ben, _ = two(visit, chat=True)
    ben.keyboard.press("l")
    ben.get_by_label("Say something").fill("Good evening!")
    ben.get_by_role("button", name="Send").click()
    expect(ben.locator("dialog[open] ol")).to_contain_text("You: Good evening!")
    expect(aiko.locator("[data-test=spoken]")).to_have_text("Ben: Good evening!")
    expect(aiko.locator("[data-test=unread]")).to_have_text("1")
    expect(ben.locator("[data-test=unread]")).to_have_count(0)
    aiko.locator("[data-test=spoken]").click()
    expect(aiko.locator("dialog[open] ol")).to_contain_text("Ben: Good evening!")
    aiko.keyboard.press("Escape")
    expect(aiko.locator("[data-test=unread]")).to_have_count(0)
    expect(aiko.locator("[data-test=spoken]")).to_have_count(0)


def test_who_gave_no_name_is_called_after_an_animal_of_the_garden(visit: Visit) -> None:
    aiko, ben, _ = two(visit, chat=True, guest="")
    ben.keyboard.press("l")
    ben.get_by_label("Say something").fill("Good evening!")
    ben.get_by_role("button", name="Send").click()
    expect(ben.locator("dialog[open] ol")).to_contain_text("You: Good evening!")
    expect(aiko.locator("[data-test=spoken]")).to_have_text("Koi: Good evening!")
    expect(aiko.get_by_role("list", name="Seats")).to_contain_text("Koi")


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_the_link_for_watching_is_among_the_tools_of_a_running_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    begin(page, "koikoi")
    turn(page)
    tool(page, "watch")
    address = page.locator("#link-watch").input_value()
    guest = visit(address, **PHONE)
    expect(guest.locator("[data-test=watching]")).to_be_visible()
    expect(guest.locator(".table .hand")).to_have_count(0)
    guest.locator("#menu").click()
    expect(guest.locator("[data-entry=words]")).to_be_visible()
    expect(guest.locator("[data-entry=watch]")).to_have_count(0)  # only who made the table has it


@pytest.mark.parametrize("key", ["l", "w"])
def test_a_key_right_after_a_reload_is_heard(visit: Visit, key: str) -> None:
    page = visit(**PHONE)
    begin(page, "koikoi")
    turn(page)
    page.reload(wait_until="load")
    page.keyboard.press(key)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    turn(page)


def test_the_list_of_what_happened_draws_what_the_game_draws(visit: Visit, server: Serving) -> None:
    people = People(server.base, "niwashi")
    people.play(lambda state: len(state.view(0)["garden"]) > 2 and state.seat == 0)
    page = visit(people.link(), **PHONE)
    turn(page)
    page.keyboard.press("l")
    lines = page.locator("dialog[open] ol button .line")
    laid = lines.filter(has_text=re.compile("^(You lay|Ben lays)"))
    expect(laid.first.get_by_role("img")).to_be_visible()
    assert laid.first.locator("svg path").count() > 2
    spoken = "spring|summer|autumn|winter|sand"
    assert not any(re.search(spoken, line) for line in laid.all_inner_texts())
    assert re.search(spoken, laid.first.get_by_role("img").get_attribute("aria-label") or "")
    people.leave()


def test_a_table_opened_while_the_server_is_down_is_explained_and_comes_back_by_itself(visit: Visit) -> None:
    page = visit(workers=True, complain=False)
    begin(page, "koikoi")
    turn(page)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.context.set_offline(True)
    page.reload()
    away = page.locator("main.sheet")
    expect(away).to_contain_text("cannot be reached")
    expect(away.get_by_role("button", name="Try again")).to_be_visible()
    expect(away.get_by_role("link", name="My games")).to_be_visible()
    no_marks(page)
    page.context.set_offline(False)
    turn(page)


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1440, 900)])
@pytest.mark.parametrize("game", ["koikoi", "kokeshi"])
def test_a_hint_is_one_sentence_that_moves_nothing(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    begin(page, game)
    turn(page)
    places = "() => [...document.querySelectorAll('.table *')].filter((it) => !it.closest('.hint, header'))"
    places += ".map((it) => JSON.stringify(it.getBoundingClientRect()))"
    before = page.evaluate(places)
    page.keyboard.press("h")
    hint = page.locator("section[aria-label=Hint]")
    expect(hint.locator("li")).to_have_count(1)
    expect(hint.locator(".why")).not_to_be_empty()
    assert page.evaluate(places) == before
    assert "±" not in hint.inner_text()
    page.get_by_role("button", name="Other good moves").click()
    assert hint.locator("li").count() > 1
    hint.get_by_role("button", name="close").click()
    expect(hint).to_have_count(0)
    assert page.evaluate(places) == before


def test_where_nothing_moves_what_the_other_did_is_told_until_one_decides(visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, "koikoi")
    turn(page)
    while not page.locator("[data-test=told]").count():  # a card may match two
        decide(page)
        turn(page)
    expect(page.locator("[data-test=told]")).to_have_text(re.compile("^Roji "))


def test_a_tap_skips_what_flies_at_the_chosen_speed(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("(kept) => localStorage.setItem('roji.settings', kept)", json.dumps({"speed": "slow"}))
    begin(page, "kokeshi")
    skipped = 0
    for _ in range(3):
        for _ in range(400):
            if page.locator(".table[data-turn=yours]").is_visible():
                break
            if page.locator("[data-test=told]").count():
                page.locator("[data-test=ask]").click()
                expect(page.locator(".table[data-turn=yours]")).to_be_visible()
                skipped += 1
            page.wait_for_timeout(10)
        in_words(page)
    assert skipped


def test_the_end_of_a_whole_match_names_the_winner_and_can_be_put_aside(visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, "koikoi", rounds=2)
    play([page], in_words)
    title = page.locator("dialog[open] h2")
    expect(title).to_have_text(re.compile("^The match ends [0-9]+ to [0-9]+"))
    expect(page.get_by_role("button", name="Once more")).to_be_in_viewport()
    expect(page.get_by_role("link", name="New opponent")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(title).to_have_count(0)
    expect(page.locator("[data-test=result]")).to_be_visible()
    page.reload()
    expect(title).to_be_visible()  # it comes back


def test_the_list_of_what_happened_has_notation_on_request_only(visit: Visit) -> None:
    page = visit()
    begin(page, "kokeshi")
    turn(page)
    in_words(page)
    turn(page)
    expect(page.locator("aside code")).to_have_count(0)
    page.get_by_role("button", name="Notation").click()
    expect(page.locator("aside code").first).to_be_visible()
    page.reload()
    expect(page.locator("aside code").first).to_be_visible()
