"""The silent garden in the browser, as people play it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import Visit
from tests.web.people import LEVELS, begin, choices, invitation, no_marks, over, play, sit
from tests.web.test_budgets import barriers


def decide(page: Page) -> bool:
    """One step of a turn on the board: take a tile up, lay it, draw another one."""
    if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
        return False
    lay = page.locator("[data-test=lay]")
    draw = page.locator("[data-test=display].may, [data-spot=discard].may").first
    hand = page.locator("[data-test=hand].may").first
    if lay.is_visible():
        if lay.is_enabled():
            lay.click()
    elif draw.is_visible():
        draw.click()
    elif hand.is_visible():
        hand.click()
    page.wait_for_timeout(15)
    return True


def turn(page: Page) -> None:
    """Wait until this page begins a turn."""
    for _ in range(400):
        if page.locator(".table[data-turn=yours] .ground .whole").is_visible():
            if page.locator("[data-test=hand].may").count() and not page.locator("[data-test=lay]").count():
                return
            decide(page)
        page.wait_for_timeout(25)
    raise AssertionError("it is never this person's turn")


def lamp(page: Page) -> tuple[str, ...]:
    """Where the lantern is drawn, and how it points."""
    found = page.locator("[data-test=lamp]")
    return tuple(found.get_attribute(f"data-{name}") or "" for name in ("x", "y", "angle"))


def test_two_browsers_play_a_whole_match_and_see_the_same_lantern(visit: Visit) -> None:
    aiko, ben = visit(), visit(lang="de-DE", width=360, height=740)
    begin(aiko, "niwashi", "invite", starter=0)
    ben.goto(invitation(aiko))
    sit(ben, "Ben")
    turn(aiko)
    pull_lantern(aiko)
    aiko.keyboard.press("r")
    aiko.keyboard.press("r")
    before = lamp(aiko)
    aiko.locator("[data-test=set-down]").click()
    expect(aiko.locator("[data-test=ask]")).to_contain_text("discard pile next")
    expect(ben.locator("[data-test=lamp]")).to_have_attribute("data-angle", "15")
    assert lamp(ben) == lamp(aiko) == before
    assert before[0].split(".")[1] != "50"  # not the middle of a cell: where it was let go
    play([aiko, ben], decide)
    for page in (aiko, ben):
        assert page.locator("[data-test=points]").is_visible()
        no_marks(page)


def pull_lantern(page: Page) -> None:
    """Pull the lantern from its home over the garden and let it go somewhere."""
    home, garden = (page.locator(f"[data-test={name}]").bounding_box() for name in ("lantern", "garden"))
    assert home
    assert garden
    page.mouse.move(home["x"] + 20, home["y"] + 20)
    page.mouse.down()
    page.mouse.move(garden["x"] + 200, garden["y"] + 200, steps=4)
    expect(page.locator("[data-test=set-down]")).to_be_visible()
    page.mouse.move(garden["x"] + 233, garden["y"] + 147, steps=4)
    page.mouse.up()


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_with_every_level(visit: Visit, level: str) -> None:
    page = visit()
    begin(page, "niwashi", "bot", level)
    play([page], decide, short=True)
    assert over(page)


def test_a_match_by_keys_alone(visit: Visit) -> None:
    page = visit()
    begin(page, "niwashi")

    def by_keys(page: Page) -> bool:
        if not page.locator(".table[data-turn=yours] .ground .whole").is_visible():
            return False
        if page.locator("[data-test=lay]").is_visible():
            page.locator("[data-test=garden]").focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("r")
            page.keyboard.press("n")
            expect(page.locator("[data-ghost]")).to_have_attribute("data-legal", "true")
            assert "over" in (page.locator("[data-test=garden]").get_attribute("aria-label") or "")
            page.keyboard.press("Enter")
        elif page.locator("[data-spot=discard].may").is_visible():
            page.locator("[data-spot=discard]").focus()
            page.keyboard.press("Enter")
        else:
            drawing = page.locator("[data-test=display].may")
            numbers = page.locator("[data-test=display]" if drawing.count() else "[data-test=hand]")
            page.keyboard.press(str(1 if numbers.count() else 0))
        page.wait_for_timeout(15)
        return True

    play([page], by_keys, short=True)
    assert over(page)


def test_what_is_held_can_be_put_back_and_exchanged(visit: Visit) -> None:
    page = visit()
    begin(page, "niwashi", starter=0)
    turn(page)
    first, second = page.locator("[data-test=hand]").nth(0), page.locator("[data-test=hand]").nth(1)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ghost]")).to_have_attribute("data-legal", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(page.locator("[data-test=hand]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("[data-test=put-back]").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.locator("[data-test=lantern]").click()
    page.locator("[data-spot='aid.T']").click()
    expect(page.locator("[data-test=set-down]")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=set-down]")).to_have_count(0)
    expect(page.locator("[data-test=hand].may")).to_have_count(3)


def test_a_tile_is_pulled_over_the_garden_and_laid_by_letting_go(visit: Visit) -> None:
    page = visit()
    begin(page, "niwashi", starter=0)
    turn(page)
    tile, field = page.locator("[data-test=hand]").first, page.locator("[data-cell]").first
    start, goal = tile.bounding_box(), field.bounding_box()
    assert start
    assert goal
    before = page.locator("[data-cell]").count()
    page.mouse.move(start["x"] + 40, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] - 20, goal["y"] + 10, steps=5)
    expect(page.locator("[data-ghost]")).to_be_visible()
    page.mouse.move(goal["x"] - 5, goal["y"] + 10, steps=3)
    expect(page.locator("[data-ghost]")).to_have_attribute("data-legal", "true")
    page.mouse.up()
    expect(page.locator("[data-cell]")).not_to_have_count(before)


def test_the_garden_is_pulled_and_zoomed(visit: Visit) -> None:
    page = visit()
    begin(page, "niwashi", starter=0)
    turn(page)
    field = page.locator("[data-cell]").first

    def box() -> tuple[float, float, float]:
        found = field.bounding_box()
        assert found
        return found["x"], found["y"], found["width"]

    garden = page.locator("[data-test=garden]").bounding_box()
    assert garden
    x, y, wide = box()
    page.keyboard.press("-")
    assert box()[2] < wide
    page.keyboard.press("0")
    page.mouse.move(garden["x"] + 60, garden["y"] + 60)
    page.mouse.wheel(0, -200)
    assert box()[2] > wide
    page.keyboard.press("0")
    expect(field).to_be_visible()
    x, y, _ = box()
    page.mouse.down()
    page.mouse.move(garden["x"] + 160, garden["y"] + 90, steps=5)
    page.mouse.up()
    assert box()[0] > x + 50
    assert box()[1] > y + 10


def test_two_fingers_zoom_the_garden_on_a_phone(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True)
    begin(page, "niwashi", starter=0)
    turn(page)
    field, garden = page.locator("[data-cell]").first, page.locator("[data-test=garden]").bounding_box()
    before = field.bounding_box()
    assert garden
    assert before
    x, y = garden["x"] + garden["width"] / 2, garden["y"] + garden["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchEnd", None)):
        points = [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    after = field.bounding_box()
    assert after
    assert after["width"] > before["width"] * 1.5


def test_nothing_about_the_partners_wishes_comes_before_the_end(visit: Visit) -> None:
    """Every message the page gets, over the socket and over HTTP, compared with what is revealed in the end.

    It is the first garden of the journey; reaching its target opens the next one.
    """
    page = visit()
    told: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    page.on("response", lambda answer: told.append(answer.json()) if "/api/" in answer.url and answer.ok else None)
    page.goto("/g/niwashi#journey=temple-gate&starter=0")
    choices(page)
    page.locator("input[name=way][value=bot]").check()
    page.locator("input[name=level][value=master]").check()
    page.locator("form button.main").click()
    play([page], decide)
    last = next(at for at, message in enumerate(told) if "over" in does(message))
    (end,) = (effect for effect in effects(told[last]) if effect["do"] == "over")
    fulfilled = next(effect for effect in effects(told[last]) if effect["do"] == "end")["fulfilled"][1]
    secret = {*end["wishes"][1], *end["stacks"][1], *end["wish_box"], *fulfilled}
    assert len(secret) == 14
    assert any("wishes" in text for text in map(json.dumps, told[:last]))
    for message in told[:last]:
        secret -= {effect["wish"] for effect in effects(message) if effect["do"] == "fulfil"}
        assert not secret & words(message), message
    page.keyboard.press("Escape")  # the end is put aside
    page.get_by_role("button", name="turn by turn").click()  # now everything is told
    expect(page.locator("[data-test=reveal]")).to_contain_text("%")
    assert page.locator("[data-test=reveal] li").count() > 20
    no_marks(page)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    points, _, target = page.locator("[data-test=points]").inner_text().split()
    page.goto("/journey")
    expect(page.locator("[data-test=journey] a")).to_have_count(2 if int(points) >= int(target) else 1)


def effects(message: Any) -> list[Any]:
    events = message.get("events", []) if isinstance(message, dict) else []
    return [effect for event in events for effect in event.get("effects", [])]


def does(message: Any) -> set[str]:
    return {effect["do"] for effect in effects(message)}


def words(found: Any) -> set[str]:
    """All strings anywhere in a message, and all wishes named in sentences."""
    if isinstance(found, str):
        return {found, *re.findall(r"\b[hnaf][ITUVWX]\b", found)}
    parts = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return {word for part in parts for word in words(part)}


def test_the_journey_opens_garden_by_garden(visit: Visit) -> None:
    page = visit("/journey", lang="de-DE", width=360, height=740)
    stones = page.locator("[data-test=journey] a")
    expect(stones).to_have_count(1)
    page.evaluate("""() => localStorage.setItem("roji.journey", '{"temple-gate": 5}')""")
    page.reload()
    expect(stones).to_have_count(2)
    no_marks(page)
    assert barriers(page) == []
    stones.nth(1).click()
    expect(page.locator("[data-test=garden]")).to_contain_text("Der ummauerte Hof")
    page.locator("form button.main").click()
    expect(page.locator("[data-test=points]")).to_contain_text("von 6")


# How far anything in the open dialog reaches beyond its sides, in pixels.
BEYOND = """() => {
  const dialog = document.querySelector("dialog[open]");
  const side = dialog.getBoundingClientRect();
  const boxes = [...dialog.querySelectorAll("*")].map((element) => element.getBoundingClientRect());
  return Math.max(dialog.scrollWidth - dialog.clientWidth, ...boxes.map((box) => box.right - side.right));
}"""


def test_the_page_of_the_lantern_can_be_read_on_any_phone(visit: Visit) -> None:
    """Nothing of it is cut off at the side, it can be closed, and nothing in it is notation."""
    page = visit(width=360, height=640, lang="de-DE")
    begin(page, "niwashi")
    page.locator(".table [data-test=language]").click()
    expect(page.locator("dialog[open] [data-test=reading] li")).to_have_count(4)
    for width, height in ((360, 640), (390, 844), (412, 915), (430, 932), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BEYOND) <= 0, width
        expect(page.get_by_role("button", name="Schließen")).to_be_in_viewport(ratio=1)
    assert not re.search(r"\b(aid\.|display\d|[hnaf][ITUVWX]\b)", page.locator("dialog[open]").inner_text())
    no_marks(page)


def test_a_hint_shows_the_tile_and_where_it_goes(visit: Visit) -> None:
    page = visit(width=360, height=640)
    begin(page, "niwashi", starter=0)
    turn(page)
    page.keyboard.press("h")
    tile = page.locator("[data-test=hand].hinted")
    expect(tile).to_have_count(1, timeout=15_000)
    expect(page.locator("[data-ghost].hinted")).to_be_visible()
    place = page.locator("[data-ghost]").bounding_box()
    tile.click()
    expect(page.locator("[data-test=lay]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-ghost].hinted")).to_be_visible(timeout=15_000)
    assert page.locator("[data-ghost]").bounding_box() == place


NOTATION = re.compile(r"\b([hnafs]{3}|[a-z]{1,2}\d\d|[hnaf][ITUVWX])\b")


def test_nothing_is_spelled_in_what_happened_and_what_can_be_chosen(visit: Visit) -> None:
    page = visit(lang="de-DE")
    begin(page, "niwashi", starter=0)
    for _ in range(7):
        page.wait_for_function("() => document.querySelector('.table[data-turn=yours] .ground .whole')")
        spelled(page)
        decide(page)
    turn(page)
    expect(page.locator("[data-test=last]")).to_contain_text("Roji")
    assert page.locator("[data-test=last] [role=img]").count() >= 1
    spelled(page)
    page.keyboard.press("w")
    expect(page.locator("dialog[open] [data-test=choice]").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_contain_text("Mittlere Zeile")
    assert not NOTATION.search(page.locator("dialog[open]").inner_text())


def spelled(page: Page) -> None:
    """The board, what is asked and what happened have no notation."""
    page.evaluate("() => document.querySelectorAll('code').forEach((code) => (code.hidden = true))")  # on request
    assert not (found := NOTATION.search(page.locator(".table").inner_text())), found


# How far what must be in sight is outside of the window, and how far the board is larger than its room, in pixels.
OUTSIDE = """() => {
  const ground = document.querySelector("main .ground");
  const found = [ground.scrollHeight - ground.clientHeight, ground.scrollWidth - ground.clientWidth];
  const things = ".own button, .controls button, [data-test=display], [data-test=wish], [data-spot], [data-test=score]";
  for (const thing of document.querySelectorAll(things)) {
    const box = thing.getBoundingClientRect();
    found.push(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
  }
  const garden = document.querySelector("[data-test=garden]").getBoundingClientRect();
  return Math.max(...found, 100 - garden.height, 100 - garden.width);
}"""
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440))


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_all_of_a_turn_is_on_one_screen_at_every_size(visit: Visit, lang: str) -> None:
    """Garden, own tiles, wishes, shapes, display and the buttons, also with letters twice as large."""
    page = visit(lang=lang)
    begin(page, "niwashi", starter=0)
    turn(page)
    for take, buttons in ((None, None), ("hand", "lay"), ("lantern", "set-down")):
        if take:
            page.locator(f"[data-test={take}]").first.click()
            expect(page.locator(f"[data-test={buttons}]")).to_be_visible()
        for font in ("100%", "200%"):
            page.evaluate("(font) => (document.documentElement.style.fontSize = font)", font)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => new Promise(requestAnimationFrame)")
                assert page.evaluate(OUTSIDE) <= 0.5, (take, font, width, height)
        if take:
            page.locator("[data-test=put-back]").click()
            expect(page.locator("[data-test=put-back]")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(360, 740, "light"), (768, 1024, "light"), (1440, 900, "dark")]
)
def test_the_board_fits_and_has_no_barrier(visit: Visit, width: int, height: int, scheme: str) -> None:
    page = visit(width=width, height=height, color_scheme=scheme)
    begin(page, "niwashi", starter=0)
    turn(page)
    page.locator("[data-test=hand]").first.click()
    expect(page.locator("[data-ghost]")).to_be_visible()
    assert barriers(page) == []
    page.locator("[data-test=put-back]").click()
    page.locator("[data-test=lantern]").click()
    expect(page.locator("[data-test=set-down]")).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
