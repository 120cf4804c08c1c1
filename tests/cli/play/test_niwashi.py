"""Niwashi at the table in the terminal."""

from __future__ import annotations

import io
import random
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from roji.bots.greedy import choose
from roji.cli.niwashi.board import GameBoard
from roji.cli.play.parts import Handover, Page
from roji.cli.play.plain import PlainTable
from roji.cli.play.session import Session, new_record
from roji.games.niwashi.tiles import DIRECTIONS
from roji.games.state import Plain
from roji.table.match import Match
from roji.table.record import PERSON, Record
from tests.cli.play.driver import LARGE, SMALL, Person, run, session
from tests.games.niwashi.positions import do, position

# -- tables and people ---------------------------------------------------------------------------------


def set_up(lang: str = "en", people: int = 1, moves: str = "", **facts: Any) -> Session:
    """A match that begins from a position; people sit on the first seats."""
    state = position(**facts)
    do(state, moves)
    seats = [PERSON] * people + ["greedy"] * (2 - people)
    record = Record(state.game, seed=0, players=["Anna", "Ben"], seats=seats)
    return Session(Match(record, state), lang)


@cache
def played() -> list[tuple[int, int]]:
    """A match of the simple players: what they decided, and how many tiles were left to draw then."""
    state = new_record(session("niwashi").game, 5).start()
    found = []
    while not state.over:
        found.append((choose(state), state.view(None)["pile"]))
        state.apply(found[-1][0])
    return found


def late(lang: str, pile: int) -> Session:
    """A match that has gone on until so few tiles are left to draw."""
    record = new_record(session("niwashi").game, 5)
    record.moves = [action for action, left in played() if left > pile]
    return Session(record, lang)


def board(person: Person) -> GameBoard:
    found = person.table.board
    assert isinstance(found, GameBoard)
    return found


def view(person: Person) -> Plain:
    scene = board(person).scene
    assert scene is not None
    return scene.view


def cell_at(person: Person, name: str) -> str:
    """The letter and the sign of a cell in the garden."""
    target = board(person).canvas.named(f"cell:{name}")
    assert target is not None
    cells = board(person).canvas.cells
    x, y = target.x + (target.width - 2) // 2, target.y + (target.height - 1) // 2
    return cells[x, y][0] + cells[x + 1, y][0]


async def decide(person: Person, rng: random.Random, mouse: bool) -> None:
    """By mouse anything in sight but the lantern, by keys what the simple player hints at."""
    if mouse:
        found = [target.key for target in person.targets() if target.width and target.key != "lantern"]
        await person.choose(rng.choice(found), mouse)
    elif view(person)["phase"] == "cell":
        await person.press("i", "enter")
    else:
        state = person.table.session.state
        name = state.describe(choose(state))["tile"]
        kind = "hand" if view(person)["phase"] == "tile" else "display"
        await person.choose(f"{kind}:{view(person)[kind].index(name)}" if name in view(person)[kind] else "discard")


async def play(person: Person, rng: random.Random, mouse: bool) -> None:
    """Play the match to its end."""
    for _ in range(200):
        await person.turn_page()
        if person.table.session.state.over:
            return
        await decide(person, rng, mouse)
    raise AssertionError(person.text)


# -- whole matches -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "lang", "mouse", "pile"),
    [(SMALL, "en", False, 37), (SMALL, "de", True, 12), (LARGE, "de", False, 3), (LARGE, "en", True, 3)],
)
def test_a_match_is_played(size: tuple[int, int], lang: str, mouse: bool, pile: int) -> None:
    """One of them from the first tile to the last, the others from nearer their end on."""
    sitting = late(lang, pile)
    rng = random.Random(1)

    async def work(person: Person) -> None:
        await play(person, rng, mouse)
        assert ("The match is over" if lang == "en" else "Die Partie ist zu Ende") in person.text

    run(sitting, work, size)
    assert sitting.state.over
    assert mouse or sitting.state.scores()[0] > 3


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_match_is_played_in_lines(lang: str) -> None:
    """By numbers where there are few choices, else in notation."""
    sitting = session("niwashi", seed=5, lang=lang)
    written = io.StringIO()

    def answer(prompt: str) -> str:
        action = choose(sitting.state)
        legal = sitting.state.legal_actions()
        return str(legal.index(action) + 1) if len(legal) < 10 else sitting.state.name(action)

    assert PlainTable(Console(file=written, width=200), sitting, answer).run()
    assert sitting.state.over
    text = written.getvalue()
    assert ("the garden is finished" if lang == "en" else "Der Garten ist fertig") in text
    assert ("Row 32, from " if lang == "en" else "Zeile 32, ab ") in text


# -- laying --------------------------------------------------------------------------------------------


def test_the_ghost_tells_what_it_covers_and_the_special_case() -> None:
    """N-14, N-19: capital letters, a sign for every cell, and the sentence below."""
    sitting = set_up(drawing="hna", hands=("nna", "aaf"), display="hhn aas -")

    async def work(person: Person) -> None:
        await person.press("enter")
        board(person).aim = "cell:af32"
        await person.press("r", "R")
        assert [cell_at(person, name) for name in ("ae32", "af32", "ag32", "ah32")] == ["h✿", "N=", "N▼", "A○"]
        assert person.status == "nna from af32 eastwards, over af32, ag32. Like on like."
        await person.press("enter")
        assert view(person)["fields"]["ah32"] == "a"
        assert view(person)["phase"] == "draw"

    run(sitting, work)


def test_a_refused_placement_says_why() -> None:
    """N-14: the ghost shows it first, then the engine says why; the tile stays in hand."""
    sitting = set_up(drawing="hna", hands=("hhn", "aaf"))

    async def work(person: Person) -> None:
        await person.press("1")
        board(person).aim = "cell:ae32"
        await person.press("r", "R")
        assert cell_at(person, "ae32") == "H×"
        assert "cannot lie like this" in person.status
        await person.press("enter")
        assert "three fields" in person.status
        assert "N-14" in person.status
        await person.choose("cell:ae29", mouse=True)
        assert "no field" in person.status
        assert view(person)["chosen"] == "hhn"
        await person.press("question_mark")
        assert isinstance(person.app.screen, Page)

    run(sitting, work)


def test_tab_goes_to_every_place_and_turning_to_every_direction() -> None:
    sitting = set_up(drawing="hna", hands=("hhn", "aaf"))

    async def work(person: Person) -> None:
        await person.press("1")
        found = set()
        for _ in range(4):
            for _ in range(len(board(person).ready())):
                found.add((board(person).aim[5:], DIRECTIONS[board(person).turned]))
                await person.press("tab")
            await person.press("r")
        state = sitting.state
        legal = {
            (state.name(cell), way) for cell in state.legal_actions() for way in state.describe(cell)["directions"]
        }
        assert found == legal

    run(sitting, work)


def test_a_tile_that_reads_the_same_from_both_ends_turns_two_ways() -> None:
    sitting = set_up(drawing="hna", hands=("hnh", "aaf"))

    async def work(person: Person) -> None:
        await person.press("1")
        assert board(person).ways(board(person).scene) == ["e", "s"]  # type: ignore[arg-type]
        board(person).turned = 3
        await person.press("r", "tab", "enter")
        assert view(person)["phase"] != "cell"

    run(sitting, work)


def test_another_tile_can_be_taken_instead() -> None:
    sitting = set_up(drawing="hna", hands=("hhn nnf", "aaf"))

    async def work(person: Person) -> None:
        await person.press("1")
        assert view(person)["chosen"] == "hhn"
        await person.press("2")
        assert view(person)["chosen"] == "nnf"
        assert board(person).aim.startswith("cell:")
        await person.choose("hand:0", mouse=True)
        assert view(person)["chosen"] == "hhn"
        assert len(sitting.match) == 1
        await person.press("u")
        assert view(person)["chosen"] is None

    run(sitting, work)


def test_what_cannot_be_had_is_refused_with_its_clause() -> None:
    """N-13 before laying, N-19 after it."""
    sitting = set_up(drawing="hna", hands=("nnf", "aaf"), display="hhn aas -", discard="ffs")

    async def work(person: Person) -> None:
        await person.choose("display:0", mouse=True)
        assert "N-13" in person.status
        await person.press("1")
        board(person).aim = "cell:ah32"
        await person.press("r", "r", "enter")
        assert view(person)["phase"] == "draw"
        await person.choose("display:2", mouse=True)
        assert "N-18" in person.status
        await person.choose("discard", mouse=True)
        assert "N-19" in person.status

    run(sitting, work)


def test_the_special_case_opens_the_discard_pile() -> None:
    """N-19"""
    sitting = set_up(moves="hhn ae32 s", hands=("hhn", "aaf"), display="hhf aas -", discard="ffs")

    async def work(person: Person) -> None:
        assert "Like on like" in person.text
        await person.choose("discard")
        assert "ffs" in view(person)["hand"]

    run(sitting, work)


# -- the lantern ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_lantern_stands_on_anything_and_points_anywhere(size: tuple[int, int]) -> None:
    """N-16, N-R6: a field, a free cell, a field of a display tile, a shape of the aid card, both piles."""
    keys = {"cell:af32": "af32", "display:1.2": "display2.3", "aid:W": "aid.W", "pile": "pile", "discard": "discard"}
    sitting = set_up(drawing="hna", hands=("hhn nnf", "aaf"), display="hhf aas ffs", pile="hha hns")

    async def work(person: Person) -> None:
        for key, place in keys.items():
            await person.press("l")
            assert "Where shall the lantern stand?" in person.text
            await person.choose(key, mouse=True)
            assert view(person)["lantern"]["place"] == place
            assert {f"way:{way}" for way in ("n", "sw", "-")} <= {target.key for target in board(person).ready()}
            await person.press("u", "u")
        await person.press("l")
        board(person).aim = "cell:af34"
        await person.press("enter", "right", "enter")
        assert view(person)["lantern"] == {"place": "af34", "direction": "e", "tile": None, "field": None}
        assert "☼ af34 →" in person.text
        assert view(person)["phase"] == "discard"
        await person.press("2")
        assert sitting.match.states[-2].view(0)["discard"][-1] != "nnf"
        assert sitting.state.view(0)["discard"][:2] == ["nnf", "hhn"]

    run(sitting, work, size)


def test_a_garden_without_lanterns_refuses_them() -> None:
    """N-B3; its walls and rocks can be seen, and the target."""
    sitting = set_up(journey="silent-moon", hands=("hhn", "aaf"), display="- -", drawing="hna")

    async def work(person: Person) -> None:
        assert "The Silent Moon: 0 of 12 wishes" in person.text
        assert "0 left" in person.text
        await person.press("minus", "minus")
        assert "░░" in person.text
        assert "◖◗" in person.text
        await person.choose("lantern", mouse=True)
        assert "N-B3" in person.status

    run(sitting, work)


def test_a_direction_can_be_decided_alone() -> None:
    """After a cell was typed, only the directions are asked."""
    sitting = set_up(drawing="hna", hands=("hhn", "aaf"), moves="hhn af32")

    async def work(person: Person) -> None:
        assert "Which way shall hhn run from af32?" in person.text
        await person.choose("way:s")
        assert sitting.state.view(0)["fields"]["af34"] == "n"

    run(sitting, work)


# -- what else can be seen -----------------------------------------------------------------------------


def test_a_hint_is_shown_where_it_would_lie() -> None:
    sitting = late("en", 20)

    async def work(person: Person) -> None:
        await person.press("i")
        assert "Roji would choose: lay" in person.status
        assert "✓" in person.text or "▶" in person.text
        await person.press("1", "i")
        assert board(person).aim == f"cell:{sitting.state.name(sitting.hint())}"
        assert person.status.startswith("Roji would choose: ")
        assert "hint" in " ".join(words for _, words in board(person).canvas.cells.values())

    run(sitting, work)


def test_what_happens_is_shown_on_the_board() -> None:
    sitting = set_up(drawing="hna", hands=("hhn", "aaf"), display="hhf aas ffs", discard="nns")
    shown = [
        ({"do": "lay", "seat": 1, "tile": "aaf", "cells": ["ag32", "ah32", "ai32"], "special": True}, "A♠A♠F❄"),
        ({"do": "take", "seat": 1, "tile": "aas", "place": 2}, "»a♠a♠s≈«"),
        ({"do": "take-discard", "seat": 1, "tile": "nns"}, "»n♣n♣s≈«"),
        ({"do": "place", "seat": 1, "place": "ai33", "tile": None, "field": None}, "☼☼"),
        ({"do": "lantern", "seat": 1}, "»☼ at rest«"),
    ]

    async def work(person: Person) -> None:
        await person.press("minus", "minus")
        for event, text in shown:
            person.table.asking = False
            person.table.draw(event=event)
            assert text in board(person).canvas.text()
            assert "flash" in " ".join(words for _, words in board(person).canvas.cells.values())

    run(sitting, work)


def test_wishes_aid_card_and_what_the_partner_took() -> None:
    """N-7, N-R11: of the partner's wishes nothing but those fulfilled."""
    sitting = set_up(
        hands=("hhn", "aaf"), taken=("", "nns"), wishes=("hT fX", "nV nI"), fulfilled=("aW", "hU hV"), drawing="hna"
    )

    async def work(person: Person) -> None:
        text = board(person).canvas.text()
        for found in ("hT spring", "fX winter", "you: aW", "Ben: hU hV", "Ben took n♣n♣s≈", "h✿h✿h✿", "█████"):
            assert found in text
        assert "nV" not in text
        assert "nI" not in text
        await person.press("a")
        assert isinstance(person.app.screen, Page)
        assert "five in a row" in person.text

    run(sitting, work)


def test_two_people_do_not_see_each_other_s_hands() -> None:
    sitting = set_up(people=2, hands=("hhn", "aaf"), display="hhf aas ffs", wishes=("hT", "nV"), drawing="hna")

    async def work(person: Person) -> None:
        await person.turn_page()
        assert "hT spring" in person.text
        await person.press("1", "enter", "1")
        assert isinstance(person.app.screen, Handover)
        assert "hT" not in person.text
        await person.turn_page()
        assert "nV summer" in person.text
        assert "hT" not in person.text

    run(sitting, work)


def test_the_end_shows_what_was_hidden() -> None:
    sitting = set_up(hands=("hhn", ""), wishes=("hT", "nV"), fulfilled=("aW", ""), drawing="hna")

    async def work(person: Person) -> None:
        await person.press("1", "enter")
        assert isinstance(person.app.screen, Page)
        for found in ("Ben has no tile left", "1 wish fulfilled", "Ben still wished", "nV (summer V)", "aW (autumn W)"):
            assert found in person.text

    run(sitting, work)
