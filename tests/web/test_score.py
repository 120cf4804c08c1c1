"""The scorekeeper: cards tapped and counted, a sheet that stays, goes through a link and onto paper."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import roji
from roji.games.koikoi.cards import CARDS
from tests.web.conftest import Visit
from tests.web.people import WHOLE, no_marks
from tests.web.test_budgets import barriers
from tests.web.test_doors import in_sight, no_wider

GOLDEN = Path(__file__).parents[1] / "golden"


def counting(page: Page, game: str) -> None:
    page.goto(f"/score/{game}")
    expect(page.locator("[data-test=counter]")).to_have_count(1)
    if page.locator("[data-test=count]").is_visible():
        page.locator("[data-test=count]").click()


def tap(page: Page, cards: Sequence[str]) -> None:
    for card in cards:
        page.locator(f"[data-card='{card}']").click()


def write(page: Page, label: str, text: str) -> None:
    """Type something into a field, and go on."""
    page.get_by_label(label).fill(text)
    page.get_by_label(label).blur()


def test_a_tapped_pile_is_worth_what_the_rules_say_with_reasons_and_clauses(visit: Visit) -> None:
    page, rng = visit(width=360, height=640), random.Random(18)
    counting(page, "koikoi")
    for _ in range(12 if WHOLE else 3):
        pile = rng.sample(CARDS, rng.randint(4, 10))
        pile += [card for card in rng.choice(["1L 3L 8L", "6A 7A 10A", "1R 2R 3R"]).split() if card not in pile]
        tap(page, pile)
        score = roji.score("koikoi", " ".join(pile))
        expect(page.locator("[data-test=result]")).to_contain_text(f"{score.points} point")
        for reason in score.reasons:
            expect(page.locator("[data-test=result]")).to_contain_text(reason.clause)
        page.get_by_role("button", name="Put all cards back").click()
        expect(page.locator("[aria-pressed=true][data-card]")).to_have_count(0)
    no_marks(page)


def test_calls_count_and_more_than_the_rules_allow_are_refused_in_words(visit: Visit) -> None:
    page = visit(width=390, height=844)
    counting(page, "koikoi")
    tap(page, ["1L", "3L", "8L"])
    more = page.locator("[data-flag=opponent_calls] button").last
    more.click()
    expect(page.locator("[data-test=result]")).to_contain_text("10 points")
    more.click()
    expect(page.locator("[data-test=result]")).to_contain_text("H-16")
    page.locator("[data-test=sheet]").click()
    page.locator("[data-test=rules] > summary").click()
    page.locator("[data-option=preset] select").select_option("rising")
    page.locator("[data-test=count]").click()
    expect(page.locator("[data-test=result]")).to_contain_text("15 points")


def test_a_wrong_tap_is_undone_and_a_count_is_written_down_for_its_player(visit: Visit) -> None:
    page = visit(width=360, height=640)
    counting(page, "koikoi")
    tap(page, ["1L", "3L", "8L", "9A"])
    expect(page.locator("[data-test=result]")).to_contain_text("30 points")
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator("[data-test=result]")).to_contain_text("5 points")
    page.get_by_role("button", name="For Player 2").click()
    expect(page.locator("[data-test=sum]")).to_have_text(["0", "5 ★"])
    expect(page.get_by_text("Player 2 leads.")).to_be_visible()
    page.locator("[data-test=count]").click()
    expect(page.locator("[aria-pressed=true][data-card]")).to_have_count(0)


def test_a_sheet_survives_a_closed_browser_and_goes_on_another_device(visit: Visit) -> None:
    page = visit("/score/koikoi", width=390, height=844, permissions=["clipboard-read", "clipboard-write"])
    write(page, "Name of player 1", "Zoë")
    write(page, "Name of player 2", "Ben")
    write(page, "Ben, round 1", "12")
    write(page, "Zoë, round 2", "5")
    write(page, "Ben, round 1", "8")  # a correction
    expect(page.locator("[data-test=sum]")).to_have_text(["5", "8 ★"])
    page.goto("about:blank")
    page.goto("/score/koikoi")
    expect(page.locator("[data-test=sum]")).to_have_text(["5", "8 ★"])
    expect(page.get_by_label("Name of player 1")).to_have_value("Zoë")
    page.evaluate("() => (navigator.share = undefined) && delete navigator.share")
    page.locator("[data-test=share]").click()
    expect(page.locator("[data-test=share]")).to_contain_text("Copied")
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    assert "Zoë 5, Ben 8" in text
    other = visit(text.splitlines()[-1], lang="de-DE", width=360, height=640)
    expect(other.locator("[data-test=paper]")).to_contain_text("Zoë")
    expect(other.get_by_text("Ben führt.")).to_be_visible()
    no_marks(other)
    other.get_by_role("button", name="Diesen Zettel hier weiterführen").click()
    expect(other.locator("[data-test=sum]")).to_have_text(["5", "8 ★"])
    other.reload()
    expect(other.locator("[data-test=sum]")).to_have_text(["5", "8 ★"])


def test_a_sheet_is_written_without_a_connection(visit: Visit) -> None:
    page = visit("/score/koikoi", workers=True, complain=False, width=390, height=844)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.locator("[data-test=sum]")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    write(page, "Player 1, round 1", "7")
    expect(page.locator("[data-test=sum]")).to_have_text(["7 ★", "0"])
    page.locator("[data-test=count]").click()
    tap(page, ["1L", "3L", "8L"])
    expect(page.locator("[data-test=result]")).to_contain_text("cannot be reached")
    no_marks(page)
    page.context.set_offline(False)  # it is counted by itself as soon as that is possible
    expect(page.locator("[data-test=result]")).to_contain_text("5 points")


def test_a_count_that_came_too_fast_is_asked_for_again(visit: Visit) -> None:
    page = visit(complain=False, width=390, height=844)
    counting(page, "koikoi")
    refused: list[str] = []

    def once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"key": "too-fast", "text": "Too fast."})

    page.route("**/count?*", once)
    tap(page, ["1L", "3L", "8L"])
    expect(page.locator("[data-test=result]")).to_contain_text("5 points")
    assert refused


def test_a_count_and_a_record_are_saved_as_pictures(visit: Visit) -> None:
    page = visit(width=390, height=844)
    counting(page, "koikoi")
    tap(page, ["1L", "3L", "8L"])
    with page.expect_download() as found:
        page.locator("[data-test=result] [data-test=picture]").click()
    assert found.value.suggested_filename == "koikoi.png"
    assert Path(found.value.path()).read_bytes().startswith(b"\x89PNG")
    text = (GOLDEN / "koikoi" / "fourfold.toml").read_text("utf-8")
    made = page.request.post("/api/records", data={"text": text}).json()
    page.goto(f"/r/{made['id']}#12")
    expect(page.locator(".ground .whole")).to_be_visible()
    with page.expect_download() as found:
        page.locator("[data-test=picture]").click()
    assert found.value.suggested_filename == "koikoi-12.png"
    assert Path(found.value.path()).read_bytes().startswith(b"\x89PNG")


def test_a_broken_link_says_so_and_leads_to_the_own_sheet(visit: Visit) -> None:
    page = visit("/score/koikoi#bm9uc2Vuc2U")
    expect(page.get_by_role("alert")).to_contain_text("no score sheet")
    page.get_by_role("link", name="To my own sheet").click()
    expect(page.locator("[data-test=sum]")).to_have_count(2)


def test_hands_of_six_people_are_counted_under_the_order_on_the_table(visit: Visit) -> None:
    page = visit("/score/orders", width=360, height=640)
    page.locator("[data-test=rules] > summary").click()
    page.get_by_label("Players at the table").select_option("6")
    expect(page.locator("[data-test=sum]")).to_have_count(6)
    page.locator("[data-test=count]").click()
    tap(page, ["P8", "G8", "O8", "P10", "G10", "P4", "O4", "G1"])
    expect(page.locator("[data-test=result]")).to_contain_text("Which order counts?")
    page.locator("[data-order='4']").click()
    expect(page.locator("[data-test=result]")).to_contain_text("this one has 8")
    tap(page, ["P2"])
    expect(page.locator("[data-test=result]")).to_contain_text("40 points")
    tap(page, ["P2"])
    expect(page.locator("[data-card=P2] .mark")).to_have_text("2")
    tap(page, ["P2"])
    expect(page.locator("[data-card=P2]")).to_have_attribute("aria-pressed", "false")
    tap(page, ["P2"])
    page.get_by_role("button", name="For Player 6").click()
    expect(page.locator("[data-test=sum]").last).to_have_text("40 ★")
    expect(page.get_by_label("Player 1, round 1")).to_have_value("")


def test_games_without_cards_to_count_have_a_sheet_of_their_own_kind(visit: Visit) -> None:
    page = visit("/score/kokeshi", width=360, height=640)
    page.get_by_role("button", name="Player 2 won").click()
    page.get_by_role("button", name="Drawn").click()
    expect(page.locator("[data-test=sum]")).to_have_text(["0", "1 ★"])
    page.locator("[data-test=undo]").click()
    expect(page.locator("[data-round='1']")).to_contain_text("Player 1 won")
    page.goto("/score/niwashi")
    write(page, "Together, round 1", "17")
    expect(page.locator("main")).to_contain_text("17 points")
    expect(page.locator("main")).to_contain_text("of 20")
    expect(page.locator("[data-test=counter]")).to_have_count(0)


def test_paper_shows_the_sheet_and_nothing_else(visit: Visit) -> None:
    page = visit("/score/koikoi")
    write(page, "Player 1, round 1", "6")
    page.emulate_media(media="print")
    expect(page.locator("[data-test=paper]")).to_be_visible()
    expect(page.locator("[data-test=paper] tfoot")).to_contain_text("6 ★")
    for hidden in ("[data-test=share]", "[data-test=counter]", "header", "input"):
        expect(page.locator(hidden).first).not_to_be_visible()
    assert len(page.pdf()) > 5000


def test_a_guest_s_cards_are_tapped_by_their_names(visit: Visit, guests: str) -> None:
    page = visit(base_url=guests, lang="de-DE", width=360, height=640)
    counting(page, "tsukimi")
    tap(page, ["m1", "m2", "h3", "c4"])
    expect(page.locator("[data-test=result]")).to_contain_text("5 Punkte")
    expect(page.locator("[data-test=result]")).to_contain_text("Monde")
    no_marks(page)


@pytest.mark.parametrize(("width", "height", "lang"), [(360, 640, "de-DE"), (844, 390, "en-GB")])
def test_every_card_is_a_target_for_a_thumb_and_nothing_runs_off(
    visit: Visit, width: int, height: int, lang: str
) -> None:
    page = visit(width=width, height=height, lang=lang)
    for game in ("koikoi", "orders"):
        counting(page, game)
        small = page.locator("[data-card]").evaluate_all(
            "(cards) => cards.map((card) => card.getBoundingClientRect())"
            ".filter(({width, height}) => width < 44 || height < 44).length"
        )
        assert small == 0
        for font in ("100%", "200%"):
            page.evaluate("(font) => (document.documentElement.style.fontSize = font)", font)
            no_wider(page)
        assert barriers(page) == []


def test_doors_lead_to_the_scorekeeper(visit: Visit) -> None:
    page = visit("/g/koikoi")
    page.get_by_role("link", name="Scorekeeper").click()
    expect(page).to_have_url("/score/koikoi")
    page.goto("/mine")
    page.get_by_role("link", name="Garden Orders").click()
    expect(page).to_have_url("/score/orders")  # both parts side by side
    in_sight(page.locator("[data-card]").first)
