"""Kokeshi and Samurai at the table in the terminal."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import roji
from roji.bots.greedy import choose
from roji.cli.kokeshi.board import GameBoard
from roji.cli.kokeshi.garden import chart
from roji.cli.play.board import Scene
from roji.cli.play.canvas import Canvas
from roji.cli.play.menu import SetupScreen, SetupSheet
from roji.cli.play.parts import Handover
from roji.cli.play.plain import PlainTable
from roji.cli.play.session import Session, described
from roji.cli.tellers import Teller
from roji.games.kokeshi.garden import garden, known_gardens
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import Record
from tests.cli.play.driver import LARGE, SMALL, Person, run, session
from tests.games.kokeshi.positions import setup

MOVING = "d4:pg h1:po h2:go"
BOARDS = {SMALL: (80, 19), LARGE: (160, 55)}


def at(state: roji.State, lang: str = "en") -> Session:
    """A table in a position set up by hand, with a person on the first seat."""
    record = Record(state.game, seed=0, players=["", "Roji"], seats=["person", "greedy"])
    return Session(Match(record, state), lang)


def advised(person: Person, rng: random.Random) -> str:
    """The target that does what the simple player would."""
    action = choose(person.table.session.state)
    return next(target.key for target in person.targets() if target.act == (action,))


def drawn(
    state: roji.State, size: tuple[int, int] = SMALL, aim: str = "", event: Any = None, hint: int | None = None
) -> Canvas:
    """The board of the seat to move, drawn by itself."""
    board = GameBoard(Teller(roji.game("kokeshi"), "en", ["Ann", "Ben"], state.seat))
    board.set_reactive(GameBoard.aim, aim)
    canvas = Canvas(*BOARDS[size])
    choices = {} if event else described(state)
    board.draw(Scene(state.view(state.seat), state.game.options, choices, event=event, hint=hint), canvas)
    return canvas


# -- whole matches -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("lang", "mouse"), [("en", False), ("de", True)])
def test_a_whole_match_is_played(size: tuple[int, int], lang: str, mouse: bool) -> None:
    sitting = session("kokeshi", seed=5, lang=lang, garden="courtyard", max_turns=8)

    async def work(person: Person) -> None:
        await person.play(random.Random(1), mouse, pick=advised)
        assert ("The match is over" if lang == "en" else "Die Partie ist zu Ende") in person.text

    run(sitting, work, size)
    assert sitting.state.over


def test_random_decisions_find_their_targets() -> None:
    async def work(person: Person) -> None:
        assert await person.play(random.Random(4), most=12) == 12

    run(session("kokeshi", seed=2, garden="stream"), work)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_match_is_played_in_lines(lang: str) -> None:
    sitting = session("kokeshi", seed=5, lang=lang, garden="courtyard")
    out = io.StringIO()

    def read(prompt: str) -> str:
        state = sitting.state
        return str(state.legal_actions().index(choose(sitting.state)) + 1)

    assert PlainTable(Console(file=out, width=100), sitting, read).run()
    told = out.getvalue()
    parts = {
        "en": ["You place first", "Place the pink figurine on", "The move can end on", "the bead goes to", "Courtyard"],
        "de": ["Du stellst", "Stell die rosa Figur auf", "Der Zug kann enden auf", "die Perle geht an", "Innenhof"],
    }
    assert sitting.state.over
    assert all(part in told for part in parts[lang])


# -- what can be seen --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", known_gardens())
def test_every_space_of_every_garden_can_be_aimed_at_and_seen(name: str, size: tuple[int, int]) -> None:
    state = roji.game("kokeshi", garden=name).new(seed=1)
    for space in garden(name).names:
        canvas = drawn(state, size, aim=f"at:{space}")
        target = canvas.named(f"at:{space}")
        assert target is not None
        assert target.width
        shown = "\n".join(line[target.x : target.x + target.width] for line in canvas.text().split("\n")[target.y :])
        assert space in shown
        assert all(cell_len(glyph) == 1 for glyph, _ in canvas.cells.values())
    if size == LARGE:
        made = chart(garden(name), 158, 45)
        assert made.size[0] <= 158
        assert made.scale.height > 1


def test_lines_differ_in_pattern_and_the_legend_says_which_is_which() -> None:
    """K-B5: also without colour."""
    text = drawn(setup(MOVING)).text()
    assert "a1 ══ a2" in text
    assert "b2 ── b3" in text
    assert "c3 •• c4" in text
    assert "── ╲ ● pink  ══ ╲╲ ◎ green  •• • ◌ orange" in text


def test_beads_are_stacked_and_the_top_one_stands_out() -> None:
    canvas = drawn(setup(MOVING))
    assert "K●◎" in canvas.text()
    target = canvas.named("at:d4")
    assert target is not None
    row = [canvas.cells.get((target.x + column, target.y), ("", "")) for column in range(1, 4)]
    assert [glyph for glyph, _ in row] == ["K", "●", "◎"]
    assert "reverse" in row[2][1]
    assert "reverse" not in row[1][1]
    assert "⌂d2" in canvas.text()


def test_large_figurines_carry_their_beads_as_a_tower() -> None:
    canvas = drawn(setup("d4:pgo h1:po h2:g"), LARGE)
    target = canvas.named("at:d4")
    assert target is not None
    column = target.x + target.width - 2
    assert [canvas.cells[column, target.y + row][0] for row in range(3)] == ["◌", "◎", "●"]
    assert "▟█▙" in canvas.text()


def test_spaces_within_reach_are_marked_with_the_crossings() -> None:
    """K-7, K-9: d4 with green on top reaches d3, and with pink then c2 and c3."""
    text = drawn(setup(MOVING), aim="at:d4").text()
    assert "[K●◎]" in text
    assert all(mark in text for mark in ("d3¹", "c2²", "c3²"))
    assert "d3¹" not in drawn(setup(MOVING), aim="at:h1").text()
    jumper = drawn(setup("d4: h1:ppg h2:goo", "d5:gg f8:oo e10:pp"), aim="at:d4").text()
    assert all(mark in jumper for mark in ("c5↷", "d6↷", "e5↷"))


def test_the_placement_offers_the_spaces_around_the_base() -> None:
    """K-4."""
    state = roji.game("kokeshi", starter=0).new(seed=1)
    canvas = drawn(state)
    ready = {target.key for target in canvas.targets if target.ready}
    assert ready == {f"at:{name}" for name in ("c1", "c2", "d1", "d3", "e1", "e2")}
    assert "(c1)" in canvas.text()


def test_what_happens_is_shown_on_the_board() -> None:
    event = {"do": "cross", "seat": 0, "from": "d4", "to": "d3", "receiver": "h1", "bead": "g"}
    text = drawn(setup(MOVING), event=event).text()
    assert "‹d3›" in text
    assert "‹K●◌›" in text


def test_the_last_way_of_the_other_player_stays_visible() -> None:
    sitting = at(setup(MOVING, "d10:gg f8:oo e10:pp", turn=1))
    sitting.do(sitting.state.parse("d10"))
    sitting.do(sitting.state.legal_actions()[0])
    sitting.do(sitting.state.parse("stop"))

    async def work(person: Person) -> None:
        canvas = person.table.board.canvas
        assert "d10◦" in canvas.text()
        assert any("reverse" in words and glyph in "═╱╲" for glyph, words in canvas.cells.values())

    run(sitting, work)


# -- what can be done --------------------------------------------------------------------------------


@pytest.mark.parametrize("mouse", [False, True])
def test_a_move_goes_step_by_step_with_a_receiver_for_every_bead(mouse: bool) -> None:
    sitting = at(setup(MOVING))

    async def work(person: Person) -> None:
        board = person.table.board
        await person.choose("at:d4", mouse)
        assert "Which green line does it cross" in person.text
        await person.choose("at:d3", mouse)
        assert board.aim == "give:d3>h1"  # the space is picked, now the receiver is asked for
        assert sitting.state.view(0)["moved"] is False
        await person.choose("at:h2", mouse)  # on the board, as well as in the row below
        view = sitting.state.view(0)
        assert view["moving"] == "d3"
        assert [figurine["beads"] for figurine in view["figurines"][0]] == ["p", "po", "gog"]
        assert "pink line as well, or stop here" in person.text
        await person.choose("give:c2>h1", mouse)
        await person.choose("stop", mouse)
        assert sitting.state.view(0)["turns"] >= 1

    run(sitting, work)
    words = [sitting.match.states[number].name(action) for number, action in enumerate(sitting.match.record.moves)]
    assert words[:3] == ["d4", "d3+h2", "c2+h1"]


def test_a_bead_is_passed_instead_of_moving() -> None:
    """K-11."""
    sitting = at(setup(MOVING))

    async def work(person: Person) -> None:
        await person.choose("pass:h1>d4")

    run(sitting, work)
    assert sitting.match.states[0].name(sitting.match.record.moves[0]) == "h1>d4"


def test_a_winning_step_says_so() -> None:
    """K-6."""
    sitting = at(setup("d9:pg h1:po h2:go"))

    async def work(person: Person) -> None:
        await person.choose("at:d9")
        await person.aim("at:e9")
        assert "That wins!" in person.status
        await person.press("enter", "enter")
        assert "You reach the other base and win" in person.text
        assert "K-6" in person.text

    run(sitting, work)


def test_refusals_name_their_clause() -> None:
    sitting = at(setup(MOVING))

    async def work(person: Person) -> None:
        await person.choose("at:b3", mouse=True)
        assert "K-R8" in person.status
        await person.choose("at:d4", mouse=True)
        for space, clause in (("c4", "K-7"), ("b3", "K-7")):
            await person.choose(f"at:{space}", mouse=True)
            assert clause in person.status
        await person.press("s")
        assert "K-9" in person.status
        assert len(sitting.match) == 1

    run(sitting, work)


def test_the_hint_is_marked_and_said() -> None:
    sitting = at(setup("d9:pg h1:po h2:go"))

    async def work(person: Person) -> None:
        await person.aim("at:h1")
        await person.press("i")
        assert "«K●◎»" in person.text
        assert "Roji would choose: Move the figurine on d9" in person.status

    run(sitting, work)


def test_a_choice_is_taken_back() -> None:
    sitting = at(setup(MOVING))

    async def work(person: Person) -> None:
        await person.choose("at:d4")
        await person.press("u")
        assert "Move one figurine, or pass one bead" in person.text
        assert len(sitting.match) == 0

    run(sitting, work)


def test_two_people_change_seats_without_ceremony() -> None:
    sitting = session("kokeshi", people=2, starter=0)

    async def work(person: Person) -> None:
        for _ in range(3):
            await person.press("enter")
        assert not isinstance(person.app.screen, Handover)
        assert sitting.viewer == 1
        assert "your base e9" in person.text
        await person.press("enter")
        assert sitting.state.view(1)["figurines"][1][0]["at"] is not None

    run(sitting, work)


def test_a_garden_larger_than_the_window_is_moved_by_mouse_and_keys() -> None:
    sitting = session("kokeshi", garden="stream", starter=0)

    async def work(person: Person) -> None:
        board = person.table.board
        assert isinstance(board, GameBoard)
        assert "b11" not in person.text
        for _ in range(4):
            await person.choose("more:▶", mouse=True)
        assert "b11" in person.text
        await person.press("tab")
        assert "b11" not in person.text

    run(sitting, work)


# -- before a match ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", known_gardens())
def test_a_garden_is_seen_before_it_is_chosen(name: str) -> None:
    for width, height in ((74, 9), (150, 40), (74, 1)):
        canvas = Canvas(width, height)
        GameBoard.picture(canvas, {"garden": name}, 0, 0, width, height)
        assert all(cell_len(glyph) == 1 for glyph, _ in canvas.cells.values())
        assert canvas.text().strip()


def test_the_garden_is_chosen_at_the_menu() -> None:
    async def work(person: Person) -> None:
        await person.app.push_screen(SetupScreen("kokeshi"))
        await person.press()
        sheet = person.app.screen.query_one(SetupSheet)
        sheet.aim = "row:garden"
        await person.press("right")
        assert "Hourglass" in person.text
        assert "▄▀" in person.text
        sheet.aim = "start"
        await person.press("enter")
        assert person.table.session.game.options["garden"] == "hourglass"

    run(None, work)


# -- in words ----------------------------------------------------------------------------------------


def test_the_table_in_sentences_tells_everything() -> None:
    state: State = setup(MOVING)
    lines = Teller(roji.game("kokeshi"), "en", ["Ann", "Ben"], 0).lines(state.view(0))
    assert lines[0] == "Standard garden. Your base is d2, the other one e9; 8 crossings lie between them."
    own = next(line for line in lines if line.startswith("Your figurine on d4"))
    assert "beads from the top: green, pink, 6 crossings from the other base" in own
    assert "pink to d5, c3, e4; green to d3; orange to c4, e3" in own
    assert any(line.startswith("Figurine of Ben on d10, beads from the top: green, green") for line in lines)
    fresh: State = roji.game("kokeshi").new(seed=1)
    lines = Teller(roji.game("kokeshi"), "de", ["Ann", "Ben"], 0).lines(fresh.view(0))
    assert "a1: grün nach a2, b3; orange nach b2." in lines
    assert "Du musst noch aufstellen: rosa, grün, orange." in lines


def test_decisions_in_words() -> None:
    teller = Teller(roji.game("kokeshi"), "en", ["Ann", "Ben"], 0)
    state: State = setup(MOVING)
    said = {state.name(action): teller.choice(state.describe(action)) for action in state.legal_actions()}
    assert said["d4"] == ("Move the figurine on d4, beads from the top: green, pink. The move can end on c2, c3, d3.")
    assert said["h1>d4"] == "Pass an orange bead from h1 to d4."
    state.apply(state.parse("d4"))
    about = state.describe(state.parse("d3+h2"))
    assert teller.choice(about) == "Over the green line to d3; the bead goes to h2."


def test_an_own_garden_has_a_name_too() -> None:
    game = roji.game("kokeshi", garden=garden("ring").text)
    view = game.new(seed=1).view(0)
    assert Teller(roji.game("kokeshi"), "en", ["Ann", "Ben"], 0).scoreline(view) == "A garden of your own  ·  turn 1"


# -- the simple player -------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_the_simple_player_beats_random_play(seat: int) -> None:
    for seed in range(3):
        state = roji.game("kokeshi").new(seed=seed)
        rng = random.Random(seed)
        while not state.over:
            state.apply(choose(state) if state.seat == seat else rng.choice(state.legal_actions()))
        assert state.scores()[seat] == 1


def test_the_simple_player_wins_at_once_and_prevents_a_loss() -> None:
    """K-6."""
    state = setup("d9:pg h1:po h2:go")
    while not state.over:
        assert state.seat == 0
        state.apply(choose(state))
    assert state.scores() == [1, 0]


def test_the_simple_player_does_not_repeat_itself() -> None:
    """K-R5: a match of two of them is decided."""
    state = roji.game("kokeshi", garden="courtyard").new(seed=3)
    while not state.over:
        state.apply(choose(state))
    assert sum(state.scores()) == 1
