"""A walk through the house: every page and the main moments of every game, brought up once and looked at in all sizes.

What looking means is up to who walks: `test_walk` measures, `pictures` takes photographs.
"""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import product, zip_longest
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Request, expect

from roji.games.state import State
from roji.words import LANGUAGES, REFERENCE, say
from tests.web.people import begin, go_on, over, tool
from tests.web.serving import brought
from tests.web.wire import People

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440))
SCHEMES, FONTS = ("light", "dark"), (100, 200)
OTHERS = tuple(lang for lang in LANGUAGES if lang not in REFERENCE)
TIGHT = (((360, 640), 100), ((844, 390), 100), ((390, 844), 200))  # where words run out of room first
GAMES = ("koikoi", "orders", "kokeshi", "niwashi")


class Sight(NamedTuple):
    """How somebody looks at a page."""

    size: tuple[int, int]
    lang: str
    scheme: str
    font: int  # per cent

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.lang} {self.scheme} {self.font} %"


Seen = tuple[Page, Sight]
# The page has come, and has not changed for a moment.
STILL = """() => new Promise((done) => {
  let timer;
  const wait = () => (clearTimeout(timer), (timer = setTimeout(check, 80)));
  const changes = new MutationObserver(wait);
  const check = () =>
    document.readyState === "complete" && document.fonts.status === "loaded" ? (changes.disconnect(), done()) : wait();
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  wait();
})"""
ALL = [Sight(*sight) for sight in product(SIZES, LANGUAGES, SCHEMES, FONTS)]


def pairs() -> list[Sight]:
    """Few sights, in English and German, in which any two properties meet: at each size one and its opposite."""
    corners = [("en", "light", 100), ("en", "dark", 200), ("en", "light", 200), ("en", "dark", 100)]
    found = []
    for number, size in enumerate(SIZES):
        _, scheme, font = corners[number % 4]
        found.append(Sight(size, "en", scheme, font))
        found.append(Sight(size, "de", "dark" if scheme == "light" else "light", 300 - font))
    return found


def tight() -> list[Sight]:
    """Where every other language is looked at."""
    return [Sight(size, lang, "light", font) for lang in OTHERS for size, font in TIGHT]


@dataclass
class Walk:
    """One person's walk, in several languages at once, each on a device of its own."""

    browser: Browser
    base: str
    sights: list[Sight]
    look_at: Callable[[str, list[Seen], tuple[str, ...]], None]
    pages: dict[str, Page] = field(default_factory=dict)
    seen: dict[str, Sight] = field(default_factory=dict)
    asked: Counter[Page] = field(default_factory=Counter)  # what a page waits for

    def __enter__(self) -> Walk:
        for lang in sorted({sight.lang for sight in self.sights}):
            at_desk = self._desk(lang)
            context = self.browser.new_context(
                base_url=self.base,
                locale=lang,
                viewport={"width": at_desk.size[0], "height": at_desk.size[1]},
                color_scheme="light",
                reduced_motion="reduce",
                service_workers="block",
            )
            context.set_default_timeout(15_000)
            page = self.pages[lang] = context.new_page()
            self.seen[lang] = at_desk
            page.on("request", partial(self._asks, page, 1))
            page.on("requestfinished", partial(self._asks, page, -1))
            page.on("requestfailed", partial(self._asks, page, -1))
        return self

    def __exit__(self, *_: object) -> None:
        for page in self.pages.values():
            page.context.close()

    def _asks(self, page: Page, count: int, _: Request) -> None:
        self.asked[page] += count

    def _desk(self, lang: str) -> Sight:
        """How somebody looks at a page while doing something there."""
        return Sight((1280, 900), lang, "light", 100)

    def _sees(self, sight: Sight) -> Seen:
        """Look from another side; the browser is told only what is different now."""
        page, before = self.pages[sight.lang], self.seen[sight.lang]
        if sight.size != before.size:
            page.set_viewport_size({"width": sight.size[0], "height": sight.size[1]})
        if sight.scheme != before.scheme:
            page.emulate_media(color_scheme="dark" if sight.scheme == "dark" else "light", reduced_motion="reduce")
        if sight.font != before.font:
            page.evaluate("(font) => void (document.documentElement.style.fontSize = font)", f"{sight.font}%")
        self.seen[sight.lang] = sight
        return page, sight

    def go(self, path: str, mark: str = "main") -> None:
        """Go there, until `mark` is in sight, everything has come that was asked for, and nothing changes any more."""
        for lang, page in self.pages.items():
            self._sees(self._desk(lang))
            page.goto("about:blank")  # or only what follows a # would change
            self.asked[page] = 0
            page.goto(path, wait_until="commit")
        for page in self.pages.values():
            page.locator(mark).first.wait_for()
            for _ in range(50):
                page.evaluate(STILL)
                if self.asked[page] <= 0:
                    break

    def each(self, act: Callable[[Page], Any]) -> None:
        for lang, page in self.pages.items():
            self._sees(self._desk(lang))
            act(page)

    def look(self, screen: str, *needs: str) -> None:
        """Look at what is there now from all sides, on every device at once; `needs` are marks that must be on it."""
        of = [[sight for sight in self.sights if sight.lang == lang] for lang in self.pages]
        for sights in zip_longest(*of):
            self.look_at(screen, [self._sees(sight) for sight in sights if sight], needs)


def ready(page: Page) -> None:
    """The whole board is there, and it is this person's turn."""
    expect(page.locator(".table[data-turn=yours] .ground .whole")).to_be_visible()


def dialog(page: Page) -> None:
    expect(page.locator("dialog[open] > *").first).to_be_visible()
    page.wait_for_timeout(60)  # it opens first and fills after the next paint


def opened(page: Page, key: str) -> None:
    """A key opens a dialog; one that comes while another dialog is still closing may be lost."""
    for _ in range(5):
        page.keyboard.press(key)
        page.wait_for_timeout(100)
        if page.locator("dialog[open]").count():
            break
    dialog(page)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def counted(page: Page) -> None:
    """The count of a round is shown."""
    expect(page.locator("dialog[open] [data-test=go-on]")).to_be_visible()


def finished(page: Page) -> None:
    for _ in range(200):
        if over(page):
            return
        go_on(page)
        page.wait_for_timeout(25)
    raise AssertionError("the match is not over")


def hinted(page: Page) -> None:
    page.keyboard.press("h")
    name = re.compile("|".join(say("web-hint", lang) for lang in LANGUAGES))
    # Hints give way to whatever else a busy machine does.
    expect(page.get_by_role("region", name=name)).to_be_visible(timeout=40_000)


def around(walk: Walk, game: str) -> None:
    """What is around any board: a hint, what happened, the table in words, the menu, looking back."""
    walk.each(hinted)
    walk.look(f"{game} hint", "hand")
    walk.each(lambda page: page.reload())
    walk.each(ready)
    for screen, key in (("history", "l"), ("in words", "w")):
        walk.each(lambda page, key=key: opened(page, key))  # type: ignore[misc]
        walk.look(f"{game} {screen}")
        walk.each(close)
    walk.each(look_back)
    walk.look(f"{game} look back")
    walk.each(lambda page: page.reload())
    walk.each(ready)


def look_back(page: Page) -> None:
    """To a decision before the last one."""
    page.locator("aside ol button").nth(-3).click()
    expect(page.locator("[data-test=ask].past")).to_be_visible()


def give_up(walk: Walk, game: str) -> None:
    walk.each(lambda page: tool(page, "resign"))
    walk.each(dialog)
    walk.look(f"{game} give up")
    walk.each(close)


def match(walk: Walk, game: str, moment: Callable[[State], bool], wisely: bool = True, **more: Any) -> People:
    """A match as far as a choice of the first seat, with everything around it looked at."""
    people = People(walk.base, game, **more)
    people.play(lambda state: moment(state) and state.seat == 0, wisely)
    walk.go(people.link())
    walk.each(ready)
    walk.look(f"{game} choice", "hand")
    around(walk, game)
    return people


def ending(walk: Walk, game: str, people: People, wisely: bool = True, rounds: bool = True) -> None:
    """The end of a round, the end of the match, and its record."""
    if rounds:
        begun = people.state.round
        people.play(lambda state: state.round != begun, wisely)
        walk.each(counted)
        walk.look(f"{game} round end")
        walk.each(go_on)
    people.play(lambda state: False, wisely)
    walk.each(finished)
    walk.look(f"{game} match end")
    walk.each(close)  # put aside, so that the last board is in sight
    walk.look(f"{game} over")
    walk.go(f"{people.share()}#12")
    walk.each(lambda page: expect(page.locator(".ground .whole")).to_be_visible())
    walk.look(f"{game} record")
    people.leave()


def decisions(count: int) -> Callable[[State], bool]:
    """A moment after so many decisions."""
    asked = iter(range(10**6))
    return lambda _: next(asked) >= count


def koikoi(walk: Walk) -> None:
    people = match(walk, "koikoi", decisions(6), rounds=2)
    give_up(walk, "koikoi")
    people.play(lambda state: state.seat == 0 and "koikoi" in map(state.name, state.legal_actions()))
    assert not people.state.over
    walk.each(ready)
    walk.look("koikoi question", "hand", "question")
    ending(walk, "koikoi", people)


def orders(walk: Walk) -> None:
    ending(walk, "orders", match(walk, "orders", decisions(14), players=6, rounds=2))


def kokeshi(walk: Walk) -> None:
    ending(walk, "kokeshi", match(walk, "kokeshi", decisions(24)), rounds=False)


def niwashi(walk: Walk) -> None:
    ending(walk, "niwashi", match(walk, "niwashi", decisions(60), wisely=False), wisely=False, rounds=False)


def guest(walk: Walk) -> None:
    """A game without a board of its own, on a server that has it."""
    walk.each(lambda page: begin(page, "tsukimi"))
    walk.each(ready)
    walk.look("guest choice", "choices")


def doors(walk: Walk) -> None:
    walk.go("/", "[data-game=koikoi]")
    walk.look("start")
    walk.each(lambda page: page.locator("#settings").click())
    walk.each(dialog)
    walk.look("settings")
    for game in GAMES:
        walk.go(f"/g/{game}", "[data-test=play]")
        walk.look(f"door {game}")
        if game == "orders":
            walk.each(unfold)
            walk.look("every choice at a door")
    walk.go("/nowhere")
    walk.look("nowhere")
    walk.go("/r/nosuchrecord", "main [role=alert]")
    walk.look("no such record", "question")
    walk.go("/mine", "main .main")
    walk.look("mine, empty")
    walk.each(waiting)
    walk.look("invitation")
    walk.go("/mine", "main li")
    walk.look("mine")
    walk.go("/", "[data-game=koikoi]")
    walk.look("start, to be continued")


def unfold(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")


def waiting(page: Page) -> None:
    """This device has made a table for four and waits for three others."""
    seats = [{"who": "me"}, *[{"who": "open"}] * 3]
    body = {"game": "orders", "options": {"players": 4}, "seats": seats, "name": "Anna", "chat": True}
    made = page.request.post("/api/tables", data=body).json()
    kept = {made["table"]: {"seats": {0: made["secret"]}, "invite": made["invite"], "watch": made["watch"]}}
    page.evaluate("(kept) => localStorage.setItem('roji.tables', JSON.stringify(kept))", kept)
    page.goto(f"/t/{made['table']}#{made['secret']}")
    expect(page.locator("#link-invite")).to_be_visible()


def rules(walk: Walk) -> None:
    for game in GAMES:
        walk.go(f"/rules/{game}", "main h2")
        walk.look(f"rules {game}")
    for game in ("koikoi", "orders"):
        walk.go(f"/cards/{game}", "main li img")
        walk.look(f"cards {game}")


def rooms(walk: Walk) -> None:
    for room in ("gardens", "journey", "licences"):
        walk.go(f"/{room}")
        walk.look(room)
    walk.go("/g/niwashi")
    walk.each(unfold)
    walk.each(lambda page: page.locator("[data-test=language]").click())
    walk.each(dialog)
    walk.look("lantern")
    made = next(iter(walk.pages.values())).request.post(
        "/api/tables", data={"game": "koikoi", "seats": [{"who": "me"}, {"who": "open"}]}
    )
    walk.go(f"/t/{made.json()['table']}#{made.json()['invite']}")
    walk.each(lambda page: expect(page.locator("form button.main")).to_be_visible())
    walk.look("joining")


def keeper(walk: Walk) -> None:
    """The scorekeeper: a pile that is counted, and sheets of every kind."""
    walk.go("/score/koikoi")
    walk.look("sheet, empty")
    for game, cards in (("koikoi", "1L 3L 8L 9A 6A 7A 10A"), ("orders", "P8 G8 O8 P10 G10 P4 O4 G1 P2")):
        walk.go(f"/score/{game}")
        walk.each(lambda page, cards=cards: tapped(page, cards.split()))  # type: ignore[misc]
        walk.look(f"{game} count")
        walk.each(lambda page: page.locator("[data-test=write]").last.click())
        walk.look(f"{game} sheet")
    walk.go("/score/kokeshi")
    walk.each(lambda page: page.locator("[data-round] button").first.click())
    walk.look("kokeshi sheet")
    walk.go("/score/niwashi")
    walk.look("niwashi sheet")
    sheet = {"names": ["Anna", "Ben"], "rounds": 12, "common": False, "points": [[0, 12], [5, 0]], "values": {}}
    walk.go(f"/score/koikoi#{base64.urlsafe_b64encode(json.dumps(sheet).encode()).decode().rstrip('=')}")
    walk.look("sheet that was sent")


def tapped(page: Page, cards: list[str]) -> None:
    """Cards are tapped, and their worth is told."""
    if page.locator("[data-test=count]").is_visible():
        page.locator("[data-test=count]").click()
    if page.locator("[data-order]").count():
        page.locator("[data-order='4']").click()
    for card in cards:
        page.locator(f"[data-card='{card}']").click()
    expect(page.locator("[data-test=write]").first).to_be_visible()


def record(walk: Walk) -> None:
    """A record with its analysis, its story, and the question whether to play on from there."""
    walk.go(f"{brought(walk.base, 'koikoi/whole-match')}#40")
    walk.each(lambda page: page.locator("[data-test=analyse]").click())
    walk.each(lambda page: expect(page.locator("[data-test=summary]").first).to_be_visible(timeout=30_000))
    walk.look("analysis")
    walk.each(lambda page: page.locator("[data-test=tab-story]").click())
    walk.look("story")
    walk.each(lambda page: page.locator("button[data-test=play-on]").click())
    walk.each(dialog)
    walk.look("play on")


def lessons(walk: Walk) -> None:
    """A step of every lesson, an answer to something wrong, a step that is done, and the end."""
    for game, number in zip(GAMES, (9, 8, 9, 8), strict=True):
        walk.go(f"/learn/{game}#{number}")
        walk.each(taught)
        walk.look(f"lesson {game}", "hand")
    walk.go("/learn/koikoi#1")
    walk.each(taught)
    walk.look("lesson, begun", "hand", "question")
    for card, screen in (("5x", "wrong"), ("1x", "right")):
        walk.each(lambda page, card=card: page.locator(f".hand [data-card='{card}']").dblclick())  # type: ignore[misc]
        walk.each(lambda page, screen=screen: expect(page.locator(f".says.{screen}")).to_be_visible())  # type: ignore[misc]
        walk.look(f"lesson, {screen}", "hand")
    walk.go("/learn/koikoi#12")
    walk.each(taught)
    walk.each(lambda page: page.locator("[data-test=lesson-skip]").click())
    walk.each(lambda page: expect(page.locator("[data-test=match]")).to_be_visible())
    walk.look("lesson, done")


def taught(page: Page) -> None:
    expect(page.locator(".table[data-stands=''] .ground .whole")).to_be_visible()


def today(walk: Walk) -> None:
    """The problems of a day: all games, one of each, a wrong turn's answer, and the solution."""
    walk.go("/today")
    walk.each(lambda page: expect(page.locator("[data-game=koikoi]")).to_be_visible())
    walk.look("today")
    for game in GAMES:
        walk.go(f"/today/{game}#2026-11-03")
        walk.each(lambda page: expect(page.locator(".table[data-stands=open] .ground .whole")).to_be_visible())
        walk.look(f"problem {game}", "hand", "question")
    walk.each(lambda page: page.locator("[data-test=answer]").click())
    walk.each(lambda page: expect(page.locator("[data-test=why]")).to_be_visible())
    walk.look("problem, answer")


def glance(walk: Walk) -> None:
    """The screens with the most words in the least room: what another language is tried on in a hurry."""
    walk.go("/", "[data-game=koikoi]")
    walk.look("start")
    walk.each(lambda page: page.locator("#settings").click())
    walk.each(dialog)
    walk.look("settings")
    walk.go("/g/orders", "[data-test=play]")
    walk.each(unfold)
    walk.look("every choice at a door")
    walk.go("/score/koikoi")
    walk.each(lambda page: tapped(page, ["1L", "3L", "8L", "9A", "6A", "7A", "10A"]))
    walk.look("koikoi count")
    for game, count in (("koikoi", 6), ("orders", 14), ("kokeshi", 24), ("niwashi", 60)):
        people = People(walk.base, game)
        late = decisions(count)
        people.play(lambda state, late=late: late(state) and state.seat == 0, game != "niwashi")  # type: ignore[misc]
        walk.go(people.link())
        walk.each(ready)
        walk.look(f"{game} choice", "hand")
        people.leave()


WALKS: dict[str, Callable[[Walk], None]] = {
    "koikoi": koikoi,
    "orders": orders,
    "kokeshi": kokeshi,
    "niwashi": niwashi,
    "guest": guest,
    "doors": doors,
    "record": record,
    "rules": rules,
    "rooms": rooms,
    "keeper": keeper,
    "lessons": lessons,
    "today": today,
}
