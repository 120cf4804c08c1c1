"""Koi-Koi in the browser, as people play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from roji.games.state import State
from tests.web.conftest import Visit
from tests.web.people import LEVELS, begin, go_to, invitation, no_marks, over, play, sit
from tests.web.serving import Serving
from tests.web.wire import People


def decide(page: Page) -> bool:
    """One decision on the board: stop, take a card, or play one that pairs if there is one."""
    if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
        return False
    stop = page.locator("[data-test=stop]")
    take = page.locator(".field .may")
    if stop.is_visible():
        stop.click()
    elif take.count():
        take.first.click()
    else:
        pairs = page.locator(".hand .pairs")
        card = pairs.first if pairs.count() else page.locator(".hand button").first
        card.click()
        card.click()
    page.wait_for_timeout(20)
    return True


def test_two_browsers_play_a_whole_match_by_an_invitation(visit: Visit) -> None:
    aiko, ben = visit(), visit(lang="de-DE", width=360, height=740)
    begin(aiko, "koikoi", "invite", rounds=2)
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    play([aiko, ben], decide)
    expect(aiko.locator("[data-test=ask]")).to_contain_text("The match ends")
    expect(ben.locator("[data-test=ask]")).to_contain_text("Partie")
    for page in (aiko, ben):
        no_marks(page)


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_against_every_level(visit: Visit, level: str) -> None:
    page = visit()
    begin(page, "koikoi", "bot", level, rounds=1)
    play([page], decide, short=level != "casual")
    assert over(page)


def at(server: Serving, moment: Callable[[State], bool], deal: int = 0, **options: Any) -> People:
    """Anna and Ben at a table where Anna decides and the moment is so."""
    people = People(server.base, "koikoi", deal, **options)
    people.play(lambda state: state.seat == 0 and moment(state))
    assert not people.state.over
    return people


def offers(*counts: int) -> Callable[[State], bool]:
    """Whether there are cards in the hand that match so many cards of the field."""

    def offered(state: State) -> bool:
        found = [state.describe(action) for action in state.legal_actions()]
        return set(counts) <= {len(what["matches"]) for what in found if what["do"] == "play"}

    return offered


def opened(visit: Visit, people: People, **more: Any) -> Page:
    page = visit(people.link(), **more)
    expect(page.locator(".table[data-turn=yours] .ground .whole")).to_be_visible()
    return page


def matching(page: Page, people: People, count: int) -> Locator:
    """The first card of the hand that matches so many cards of the field."""
    for action in people.state.legal_actions():
        what = people.state.describe(action)
        if len(what["matches"]) == count:
            return page.locator(f".hand [data-card='{what['card']}']")
    raise AssertionError(f"no card matches {count}")


def test_the_card_one_holds_shows_where_it_may_go_and_the_question_follows_it(visit: Visit, server: Serving) -> None:
    people = at(server, offers(0, 1))
    page = opened(visit, people)
    ask = page.locator("[data-test=ask]")
    expect(ask).to_contain_text("Which card of your hand")
    card = matching(page, people, 1)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".field .may")).to_have_count(1)
    expect(ask).to_contain_text("Take ")
    matching(page, people, 0).click()
    expect(page.locator(".field .may")).to_have_count(0)
    expect(ask).to_contain_text("on the field?")


def test_of_two_matches_the_one_that_is_touched_is_taken(visit: Visit, server: Serving) -> None:
    people = at(server, offers(2))
    page = opened(visit, people)
    matching(page, people, 2).click()
    expect(page.locator("[data-test=ask]")).to_contain_text("Which one do you take")
    wanted = page.locator(".field .may").last
    name = wanted.get_attribute("data-card")
    wanted.click()
    expect(page.locator(f".mine [data-glide='{name}']")).to_be_visible()


def asked_to_stop(state: State) -> bool:
    return "koikoi" in map(state.name, state.legal_actions())


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of what is on the page."""
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_the_question_of_koi_koi_is_a_bar_that_leaves_the_table_in_sight(visit: Visit, server: Serving) -> None:
    page = opened(visit, at(server, asked_to_stop), lang="de-DE")
    question = page.locator("[data-walk=question]")
    expect(question).to_contain_text("Du musst vor Ben noch einmal punkten")
    for width, height in ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        left, top, right, bottom = box(page, "[data-walk=question]")
        assert (min(left, 0), max(right, width), max(bottom, height)) == (0, width, height)
        for other in (".theirs", ".field", ".mine", ".hand"):
            x, y, to_x, to_y = box(page, other)
            assert (min(x, 0), min(y, 0), max(to_x, width), max(to_y, height)) == (0, 0, width, height), other
            assert to_y <= top + 1 or to_x <= left + 1 or x >= right - 1 or y >= bottom - 1, (other, width)
    page.locator("[data-test=koikoi]").click()
    expect(page.locator(".mine .called")).to_be_visible()


def test_a_pile_opens_all_its_cards_and_every_combination_with_who_has_what(visit: Visit, server: Serving) -> None:
    page = opened(visit, at(server, lambda state: len(state.view(0)["captured"][0]) > 3), width=360, height=640)
    page.locator(".mine .captured").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".goals > li")).to_have_count(12)
    mine = page.locator(".mine .one").count()
    expect(sheet.locator("section").first.locator("[role=img]")).to_have_count(mine)
    expect(sheet).to_contain_text("7 with the rain man")
    kinds = {kind: sheet.locator(f".of.{kind}").count() for kind in ("mine", "theirs", "field", "hand", "unknown")}
    assert kinds["mine"] >= mine  # a card may serve several combinations
    assert kinds["unknown"]


def test_what_the_other_did_last_is_marked_until_one_acts(visit: Visit, server: Serving) -> None:
    def answered(state: State) -> bool:
        mine, theirs = state.view(0)["hand_counts"]
        return bool(state.view(0)["phase"] == "play" and theirs < mine < 8)

    page = opened(visit, at(server, answered))
    expect(page.locator(".last").first).to_be_visible()
    assert page.locator(".last").count() >= 2  # the card played, and the card turned up
    decide(page)
    expect(page.locator(".last")).to_have_count(0)


def test_a_hint_marks_the_card_and_where_it_goes(visit: Visit, server: Serving) -> None:
    page = opened(visit, at(server, lambda state: True))
    page.keyboard.press("h")
    expect(page.locator(".hand .hinted")).to_have_count(1)
    expect(page.locator(".field.hinted, .field .hinted").first).to_be_visible()


def test_the_count_of_a_round_has_every_round_so_far(visit: Visit, server: Serving) -> None:
    people = at(server, lambda state: state.round > 1 and asked_to_stop(state))
    page = opened(visit, people)
    page.locator("[data-test=stop]").click()
    rows = page.locator("dialog[open] tbody tr", has=page.locator(".why"))
    before = people.state.rounds()
    expect(rows).to_have_count(len(before) + 1)
    for row, result in zip(rows.all(), before, strict=False):
        expect(row).to_contain_text("drawn" if result["winner"] is None else f"+{result['points']}")
    for seat, points in enumerate(people.state.view(0)["scores"]):
        expect(rows.nth(len(before) - 1).locator("td").nth(seat)).to_contain_text(str(points))


def by_keys(page: Page) -> bool:
    """One decision by keys alone: Tab to a card, Enter to hold it, Enter to play it."""
    if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
        return False
    if page.locator("[data-test=stop]").is_visible():
        go_to(page, "[data-test=stop]", "Tab")
    elif page.locator(".field .may").count():
        go_to(page, ".field .may", "Tab")
    else:
        go_to(page, ".hand .card[aria-disabled=false]", "Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".hand .held")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_timeout(20)
    return True


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin(page, "koikoi", rounds=1)
    play([page], by_keys)
