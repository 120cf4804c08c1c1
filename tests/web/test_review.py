"""Looking back at a record: its story, its analysis, a file dropped on the page, and playing on from a moment."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.family import OWN
from tests.web.conftest import Visit
from tests.web.people import begin, give_up, in_words, no_marks
from tests.web.serving import GOLDEN, Serving, brought
from tests.web.test_budgets import barriers, listen
from tests.web.test_table import turn


def whole(page: Page) -> None:
    expect(page.locator(".ground .whole")).to_be_visible()


def test_a_link_leads_to_its_move_with_story_and_score_beside_the_board(visit: Visit, server: Serving) -> None:
    link = brought(server.base, "koikoi/whole-match")
    page = visit(f"{link}#40", width=1440, height=900)
    whole(page)
    expect(page.locator(".told")).to_contain_text("40")
    story = page.locator("[data-test=story]")
    expect(story.locator("li.now")).to_contain_text("40")
    expect(page.locator("[data-test=scores]")).to_contain_text("Aiko")
    story.locator("[data-at='41']").click()
    expect(page).to_have_url(f"{server.base}{link}#41")
    page.goto(f"{link}#7")  # another link to the same match
    expect(story.locator("li.now")).to_contain_text("7")
    page.keyboard.press("ArrowRight")
    expect(story.locator("li.now [data-at='8']")).to_be_visible()
    no_marks(page)


def test_a_story_draws_its_tiles_and_has_no_line_without_words(visit: Visit, server: Serving) -> None:
    page = visit(f"{brought(server.base, 'niwashi/journey-two-hands')}#3", width=1440, height=900)
    whole(page)
    lines = page.locator("[data-test=story] button")
    expect(lines.first.locator("svg, img").first).to_be_visible()
    words = [line.locator("> span").last.inner_text().strip() for line in lines.all()]
    assert len(words) > 10
    assert all(words)
    now = page.locator("[data-test=story] li.now button")  # the last line that tells of something up to there
    assert int(now.get_attribute("data-at") or 0) <= 3


@pytest.mark.parametrize("width", [360, 1440])
def test_a_link_to_a_tile_just_laid_shows_the_garden(visit: Visit, server: Serving, width: int) -> None:
    page = visit(f"{brought(server.base, 'niwashi/journey-two-hands')}#3", width=width)
    whole(page)
    expect(page.locator(".told")).to_contain_text("3")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#4$"))


def test_on_a_phone_the_story_lies_over_the_board_and_leads_back_to_it(visit: Visit, server: Serving) -> None:
    page = visit(f"{brought(server.base, 'orders/declined')}#3", width=360, height=640, lang="de")
    whole(page)
    page.locator("[data-test=panel]").click()
    page.locator("dialog[open] [data-at='9']").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page).to_have_url(re.compile("#9$"))
    page.locator("[data-test=speed]").click()
    expect(page.locator("[data-test=speed]")).to_have_text("2×")
    page.get_by_role("button", name="Abspielen").click()
    expect(page).to_have_url(re.compile("#11$"))
    no_marks(page)


@pytest.mark.parametrize(("width", "name"), [(1440, "koikoi/koikoi-won"), (360, "niwashi/journey-two-hands")])
def test_the_analysis_grows_and_its_marks_lead_to_their_moments(
    visit: Visit, server: Serving, width: int, name: str
) -> None:
    page = visit(brought(server.base, name), width=width, height=740)
    whole(page)
    if width < 1200:
        page.locator("[data-test=panel]").click()
    page.locator("[data-test=analyse]").click()
    analysis = page.locator("[data-test=analysis]")
    expect(analysis.locator("[data-test=curve]")).to_be_visible()
    expect(analysis.locator("[data-test=summary]").first).to_be_visible(timeout=30_000)
    assert barriers(page) == []
    with page.expect_download() as saved:
        analysis.locator("[data-test=curve-picture]").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    mark = analysis.locator("ol button").first  # closer looks may find others meanwhile
    said = str(mark.evaluate("(button) => (button.click(), button.innerText)"))
    number = said.partition("decision ")[2].split()[0]
    expect(page).to_have_url(re.compile(f"#{number}$"))
    expect(page.locator(".told .marked")).to_contain_text("Better: ")
    no_marks(page)


def test_an_analysis_goes_on_by_itself_after_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    serving = Serving(tmp_path / "log")
    serving.start()
    serving.wait()
    try:
        page = visit(
            f"{brought(serving.base, 'orders/six-players')}?analysis",
            width=1440, height=900, base_url=serving.base, complain=False,
        )  # fmt: skip
        analysis = page.locator("[data-test=analysis]")
        expect(analysis.locator("[data-test=curve]")).to_be_visible()
        serving.kill()
        expect(analysis.get_by_role("status")).to_contain_text("as soon as the server is there")
        serving.start()
        serving.wait()
        expect(analysis.locator("[data-test=summary]").first).to_be_visible(timeout=120_000)
        expect(analysis.locator("[data-test=deals]")).to_be_visible()
    finally:
        serving.kill()


DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "text/plain" }));
  document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize("game", OWN)
def test_every_golden_record_that_is_dropped_on_the_page_is_opened(visit: Visit, game: str) -> None:
    page = visit("/mine")
    expect(page.locator("h1")).to_be_visible()
    for path in sorted((GOLDEN / game).glob("*.toml")):  # the first on my games, the others on the record before them
        before = page.url
        page.evaluate(DROP, [path.read_text("utf-8"), path.name])
        expect(page).not_to_have_url(before)
        whole(page)


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit) -> None:
    page = visit("/mine", complain=False)
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(DROP, ["hello", "hello.toml"])
    expect(page.get_by_role("alert")).to_contain_text("Line 1")


def test_one_plays_on_from_a_moment_and_table_record_and_fairness_say_so(visit: Visit, server: Serving) -> None:
    page = visit(f"{brought(server.base, 'koikoi/whole-match')}#40", width=1440, height=900)
    whole(page)
    page.locator("[data-test=play-on]").click()
    page.locator("dialog[open] input[value=beginner]").check()
    page.locator("dialog[open] button.main").click()
    turn(page)
    expect(page.locator("aside")).to_contain_text("goes on from another one after 40 decisions")
    in_words(page)
    give_up(page)
    expect(page.locator("[data-test=fairness]")).to_contain_text("was not dealt fairly")
    page.locator("[data-test=to-analysis]").click()
    whole(page)
    expect(page.locator(".told")).to_contain_text("Not dealt fairly")
    expect(page.locator("[data-test=analysis]")).to_be_visible()


def test_the_end_of_a_match_leads_to_its_analysis(visit: Visit) -> None:
    page = visit(width=360, height=740)
    begin(page, "kokeshi")
    turn(page)
    in_words(page)
    turn(page)
    give_up(page)
    page.locator("[data-test=to-analysis]").click()
    expect(page.locator("dialog[open] [data-test=analysis]")).to_be_visible()


def test_the_page_of_a_record_asks_at_once_for_what_it_will_use(visit: Visit, server: Serving) -> None:
    link = brought(server.base, "koikoi/whole-match")
    named = set(re.findall('(?:href|src)="(/assets/[^"]+)', httpx.get(f"{server.base}{link}").text))
    page = visit("")
    fetched = listen(page)
    page.goto(f"{link}#40")
    whole(page)
    assert {url.removeprefix(server.base) for url in fetched} <= named
