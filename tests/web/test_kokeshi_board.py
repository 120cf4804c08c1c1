"""The garden under a finger: what is offered is asked and marked, nothing is cut off, tapping about leads to an end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roji.games.state import State
from tests.web.conftest import Visit
from tests.web.people import go_on, over
from tests.web.serving import Serving
from tests.web.test_table import turn
from tests.web.wire import People

SMALL = [(360, 640), (844, 390)]
ASK = "[data-test=ask]"
Sit = Callable[..., People]


@pytest.fixture
def sit(server: Serving) -> Iterator[Sit]:
    """Sits down at a turn of the first seat of which something is true."""
    made: list[People] = []

    def sit_down(page: Page, when: Callable[[State], Any], wisely: bool = False, **options: Any) -> People:
        people = People(server.base, "kokeshi", starter=0, **options)
        made.append(people)
        people.play(lambda state: state.seat == 0 and state.view(0)["phase"] == "turn" and when(state), wisely)
        assert not people.state.over
        page.goto(people.link())
        turn(page)
        return people

    yield sit_down
    for people in made:
        people.leave()


def decisions(state: State, kind: str) -> list[Any]:
    found = [state.describe(action) for action in state.legal_actions()]
    return [about for about in found if about["do"] == kind]


def stuck(state: State) -> list[str]:
    """Spaces of figurines that have beads and no step to make."""
    movable = {about["at"] for about in decisions(state, "choose")}
    return sorted({about["from"] for about in decisions(state, "pass")} - movable)


def card(page: Page, space: str) -> Any:
    return page.locator(f"[data-walk=hand] .one[data-drop={space}]")


def test_a_figurine_that_cannot_move_hands_its_bead_on_all_the_same(visit: Visit, sit: Sit) -> None:
    page = visit(width=360, height=640)
    people = sit(page, stuck)
    card(page, stuck(people.state)[0]).click()
    expect(page.locator(ASK)).to_contain_text("no step to make now")
    expect(page.locator(".space .mark")).to_have_count(0)
    page.locator("[data-give]").first.click()
    expect(page.locator("[data-test=announcer] p", has_text=re.compile("You pass")).first).to_be_attached()


def test_the_question_follows_what_is_held_and_what_is_offered(visit: Visit, sit: Sit) -> None:
    page = visit()
    people = sit(page, lambda state: any(about["nearer"] for about in decisions(state, "choose")) and not stuck(state))
    question = page.locator(ASK).inner_text()
    about = next(about for about in decisions(people.state, "choose") if about["nearer"])
    assert about["at"] in question
    card(page, about["at"]).click()
    expect(page.locator(ASK)).to_contain_text("Choose a marked space")
    marks = page.locator(".space:has(.mark)").evaluate_all("found => found.map(space => space.dataset.space)")
    assert sorted(marks) == sorted(end["to"] for end in about["reach"] if end["to"] != about["at"])
    expect(page.locator(".mark.on").first).to_be_visible()
    card(page, about["at"]).click()  # put back
    expect(page.locator(ASK)).to_have_text(question)
    expect(page.locator(".space .mark")).to_have_count(0)


def test_a_tap_on_nothing_says_what_to_do_instead(visit: Visit, sit: Sit) -> None:
    page = visit(width=390, height=844)
    people = sit(page, lambda state: len(decisions(state, "choose")) == 3, wisely=True)
    far = people.state.view(0)["bases"][1]
    page.locator(f"[data-space={far}]").click(force=True)
    expect(page.locator(ASK)).to_contain_text("First choose one of your figurines")
    page.locator("[data-walk=hand] .one.may").first.click()
    page.locator(f"[data-space={far}]").click(force=True)
    expect(page.locator(ASK)).to_contain_text("Not within its reach")
    page.keyboard.press("Escape")
    expect(page.locator("[data-walk=hand] .held")).to_have_count(0)
    expect(page.locator(ASK)).to_contain_text("can get nearer")


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_a_tap_takes_the_nearest_space_that_can_be_chosen(visit: Visit, sit: Sit, width: int, height: int) -> None:
    page = visit(width=width, height=height, has_touch=True)
    people = sit(page, lambda state: decisions(state, "choose"), garden="stream")
    at = decisions(people.state, "choose")[0]["at"]
    box = page.locator(f"[data-space={at}]").bounding_box()
    own = [each["at"] for each in people.state.view(0)["figurines"][0] if each["at"] != at]
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    others = [page.locator(f"[data-space={name}]").bounding_box() for name in own]
    away = max(
        ((middle[0] - o["x"], middle[1] - o["y"]) for o in others if o), key=lambda way: abs(way[0]) + abs(way[1])
    )
    length = (away[0] ** 2 + away[1] ** 2) ** 0.5
    page.touchscreen.tap(middle[0] + 20 * away[0] / length, middle[1] + 20 * away[1] / length)
    expect(card(page, at)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("width", "height"), [*SMALL, (1440, 900)])
def test_three_beads_are_seen_whole_on_every_space(visit: Visit, sit: Sit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    sit(page, lambda state: any(len(each["beads"]) == 3 for side in state.view(0)["figurines"] for each in side))
    cut = page.evaluate(
        """() => {
          const pieces = [...document.querySelectorAll("[data-beads]")];
          const piece = pieces.find(({ dataset }) => dataset.beads.length === 3);
          const pane = document.querySelector("[data-walk=board]").getBoundingClientRect();
          return [...document.querySelectorAll("[data-space]")].filter((space) => {
            piece.style.translate = `${space.style.left} ${space.style.top}`;
            return [...piece.querySelectorAll(".bead")].some((bead) => {
              const box = bead.getBoundingClientRect();
              return box.top < pane.top || box.left < pane.left || box.right > pane.right || box.bottom > pane.bottom;
            });
          }).map((space) => space.dataset.space);
        }"""
    )
    assert cut == []
    for stack in page.locator("[data-walk=hand] .bead, .theirs .bead").all():
        inside = stack.evaluate(
            "bead => bead.closest('li').getBoundingClientRect().top <= bead.getBoundingClientRect().top"
        )
        assert inside


CONTRAST = """() => {
  const light = (colour) => {
    const drawn = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    drawn.fillStyle = colour;
    drawn.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...drawn.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll(".ground text")].map((text) => {
    const { fill, stroke } = getComputedStyle(text);
    const [one, two] = [light(fill), light(stroke)].sort((a, b) => b - a);
    return [(one + 0.05) / (two + 0.05), text.getBoundingClientRect().height];
  });
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_names_of_spaces_are_legible_or_not_there(visit: Visit, sit: Sit, scheme: str) -> None:
    page = visit(width=1440, height=900, color_scheme=scheme)
    sit(page, lambda state: True, garden="stream")
    for width, height in [(1440, 900), (844, 390), (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(40):  # a board takes its new size in its own time
            page.wait_for_timeout(50)
            shown = page.evaluate(CONTRAST)
            if bool(shown) is (width > 1000):
                break
        assert bool(shown) is (width > 1000)
        assert all(contrast >= 4.5 and high >= 11 for contrast, high in shown)
    page.evaluate("localStorage.setItem('roji.settings', JSON.stringify({ labels: false }))")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()
    turn(page)
    assert page.evaluate(CONTRAST) == []


def test_a_hint_marks_the_figurine_and_where_it_goes(visit: Visit, sit: Sit) -> None:
    page = visit()
    sit(page, lambda state: max((about["nearer"] for about in decisions(state, "choose")), default=0) > 2, wisely=True)
    page.keyboard.press("h")
    marked = page.locator(".space.hinted")
    expect(marked).to_have_count(2, timeout=15_000)
    names = marked.evaluate_all("found => found.map(space => space.dataset.space)")
    assert page.locator(",".join(f"[data-figurine={name}]" for name in names)).count() == 1


@pytest.mark.parametrize("seed", range(2))
def test_a_person_who_only_taps_about_comes_to_an_end(visit: Visit, server: Serving, seed: int) -> None:
    """Any button of the board, whether it does something or not."""
    page = visit(width=390, height=844)
    seats = [{"who": "me"}, {"who": "casual"}]
    body = {"game": "kokeshi", "options": {"garden": "courtyard"}, "seats": seats}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/t/{made['table']}#{made['secret']}")
    rng = random.Random(seed)
    for _ in range(1500):
        if go_on(page) or over(page):
            break
        if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
            page.wait_for_timeout(10)
            continue
        page.evaluate(
            """(chance) => {
              const found = document.querySelectorAll("[data-walk=hand] button, .may, [data-space]:nth-of-type(7n)");
              found[Math.floor(chance * found.length)]?.click();
            }""",
            rng.random(),
        )
    expect(page.locator("[data-test=closing]")).to_be_visible()
