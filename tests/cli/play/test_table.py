"""The frame around every board: help, history, undo, hints, people, files, windows."""

from __future__ import annotations

import os
import pty
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import roji
from roji.bots.ratings import rating
from roji.cli.play.app import RojiApp
from roji.cli.play.menu import MenuScreen, SetupScreen, SetupSheet
from roji.cli.play.parts import Handover, Page, Question, RulesPage, Typed
from roji.cli.play.session import Session, load, new_record, unfinished
from roji.table.match import Match
from roji.table.record import Record
from tests.cli.play.driver import LARGE, SMALL, Person, run, session
from tests.games.koikoi.positions import position


def at(state: roji.State, lang: str = "en") -> Session:
    """A table in a position set up by hand, with a person on the first seat."""
    record = Record(state.game, seed=0, players=["", "Roji"], seats=["person", "greedy"])
    return Session(Match(record, state), lang)


def test_the_rules_are_one_key_away_and_open_at_the_clause_of_a_refusal() -> None:
    async def work(person: Person) -> None:
        await person.press("question_mark")
        assert isinstance(person.app.screen, RulesPage)
        assert "Koi-Koi" in person.text
        await person.press("escape")
        await person.press("colon")
        assert isinstance(person.app.screen, Typed)
        await person.press("1", "L", "enter")
        assert "H-12: 1L is not in your hand" in person.status
        assert len(person.table.session.match) == 0
        await person.press("question_mark")
        await person.pilot.pause(0.2)
        first = next(line for line in person.text.split("\n") if "H-" in line)
        assert "H-12" in first

    run(session("koikoi", seed=3), work)


def test_a_typed_move_is_made_and_nonsense_is_explained() -> None:
    async def work(person: Person) -> None:
        await person.press("colon", *"xx", "enter")
        assert "is not a card" in person.status
        await person.press("colon", "escape")
        await person.press("colon", *"4y", "enter")
        assert len(person.table.session.match) >= 1
        assert person.table.session.match.states[0].name(person.table.session.match.record.moves[0]) == "4y"

    run(session("koikoi", seed=3), work)


def test_a_long_refusal_is_shown_whole_and_the_board_keeps_its_size() -> None:
    async def work(person: Person) -> None:
        height = person.table.board.size.height
        await person.press("colon", *"zz9", "enter")
        assert "zz9 is not a garden tile." in person.text
        assert "s (sand)" in " ".join(person.text.split())
        assert person.table.board.size.height == height
        await person.press("tab")
        assert "zz9" not in person.text

    run(session("niwashi", seed=3), work)


def test_history_tells_in_words_what_happened() -> None:
    async def work(person: Person) -> None:
        await person.press("h")
        assert "Nothing has happened yet." in person.text
        await person.press("escape")
        await person.choose("hand:4y")
        await person.press("h")
        assert isinstance(person.app.screen, Page)
        assert "You capture 4R red ribbon" in person.text
        await person.press("q")
        assert not isinstance(person.app.screen, Page)

    run(session("koikoi", seed=3), work)


def test_the_history_stands_beside_the_board_where_there_is_room() -> None:
    async def work(person: Person) -> None:
        await person.choose("hand:4y")
        assert "You play 4y" in person.text
        await person.pilot.resize_terminal(90, 30)
        await person.pilot.pause()
        assert "You play 4y" not in person.text

    run(session("koikoi", seed=3), work, LARGE)


def test_a_hint_names_and_marks_a_choice_and_says_why() -> None:
    async def work(person: Person) -> None:
        await person.press("i")
        assert person.status.startswith("Roji would choose: 8A geese (pampas grass)")
        assert "one card is then missing for moon viewing." in person.status
        board = person.table.board
        assert board.scene is not None
        assert board.scene.hint == person.table.session.hint()

    run(session("koikoi", seed=3), work)


@pytest.mark.parametrize("keys", [("i", "i"), ("e",)])
def test_a_page_compares_the_best_choices_with_bars_and_reasons(keys: tuple[str, ...]) -> None:
    async def work(person: Person) -> None:
        await person.press(*keys)
        assert isinstance(person.app.screen, Page)
        for part in ("What Roji thinks", "1. 8A geese", "2. ", "3. ", "█", "░", "% ±", "Captures plain maple 2"):
            assert part in person.text, part
        await person.press("pagedown", "pagedown")
        for part in ("The figure is the chance to win the match", "at most 2,000", "standard deviation"):
            assert part in person.text, part
        await person.press("escape")
        await person.choose("hand:10R")
        await person.turn_page()
        await person.press("i")  # a new decision begins with the line again
        assert not isinstance(person.app.screen, Page)

    run(session("koikoi", seed=3), work)


@pytest.mark.parametrize("game", ["koikoi", "orders", "niwashi", "kokeshi"])
def test_a_hint_takes_less_than_a_second(game: str) -> None:
    sitting = session(game, seed=3, lang="de")
    if not sitting.decides:
        sitting.do(sitting.stand_in())
    began = time.process_time()
    assert sitting.because(sitting.advice()[0]).endswith(".")
    assert time.process_time() - began < 1


def test_there_is_no_hint_while_there_is_nothing_to_decide() -> None:
    async def work(person: Person) -> None:
        person.table.asking = False
        for key in ("i", "e"):
            await person.press(key)
            assert person.status == "There is nothing to decide now."

    run(session("koikoi", seed=3), work)


def test_undo_takes_back_what_is_fair_and_refuses_the_rest() -> None:
    state = position(("1x 2x", "3x 4x"), "1L 1R 9x", "5x 6x 7x 8x")

    async def work(person: Person) -> None:
        await person.press("u")
        assert "Nothing can be taken back" in person.status
        await person.choose("hand:1x")
        assert "Which one do you take?" in person.text
        await person.press("u")
        assert "Taken back." in person.text
        assert len(person.table.session.match) == 0
        await person.choose("hand:1x")
        await person.choose("field:1L")
        await person.press("u")
        assert "Nothing can be taken back" in person.status

    run(at(state), work)


def test_the_tally_with_all_multipliers_stands_beside_the_question() -> None:
    pile = "1L 3L 8L 12L 3R"
    state = position(("3x 2x", "5x 4x"), "3y 9x", "5y 6x 7x 8x", captured=(pile, ""), calls=(0, 1), preset="common")

    async def work(person: Person) -> None:
        await person.choose("hand:3x")
        for part in ("8  four lights", "×2  seven points or more", "×2  the opponent had called", "32  points"):
            assert part in person.text
        await person.choose("stop")
        assert isinstance(person.app.screen, Page)
        assert "You win round 1 with 32 points: " in person.text

    run(at(state), work)


def test_two_people_hand_the_keyboard_over_and_hands_stay_hidden() -> None:
    async def work(person: Person) -> None:
        first = person.table.session.state.seat
        assert first is not None
        assert isinstance(person.app.screen, Handover)
        hands = [person.table.session.state.view(seat)["hand"] for seat in range(2)]
        for hand in hands:
            assert not any(card in person.text for card in hand)
        await person.press("enter")
        assert all(card in person.text for card in hands[first])
        played = person.targets()[0].key
        await person.choose(played)
        while person.table.session.state.seat == first:  # a second choice: which card to take
            await person.choose((await person.asked())[0].key)
        assert isinstance(person.app.screen, Handover)
        left = person.table.session.state.view(first)["hand"]
        assert not any(f"{card} " in person.text for card in left)
        await person.pilot.click()
        await person.pilot.pause()
        assert person.table.session.viewer == 1 - first
        assert f"Player {first + 1} " in person.text

    run(session("koikoi", seed=4, people=2), work)


def test_other_people_agree_before_something_is_taken_back() -> None:
    async def work(person: Person) -> None:
        rng = random.Random(1)
        while len(person.table.session.match) < 7:
            await person.choose(rng.choice([target.key for target in person.targets()]))
        decided = len(person.table.session.match)
        await person.press("u")
        if isinstance(person.app.screen, Question):
            await person.press("n")
            assert len(person.table.session.match) == decided
            await person.press("u", "y")
        assert len(person.table.session.match) < decided

    run(session("kokeshi", seed=2, people=2), work)


def test_leaving_asks_first_and_says_whether_the_match_is_kept(tmp_path: Path) -> None:
    async def stay(person: Person) -> None:
        await person.press("q")
        assert "will be gone" in person.text
        await person.press("n")
        assert person.table.asking

    run(session("koikoi", seed=3), stay)

    async def leave(person: Person) -> None:
        await person.press("q")
        assert "is kept" in person.text
        await person.press("enter")

    app = run(session("koikoi", seed=3, save=tmp_path / "m.toml"), leave)
    assert app.return_code == 0


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (30, 5), (1, 1)])
def test_a_window_that_is_too_small_says_so_and_grows_again(size: tuple[int, int]) -> None:
    async def work(person: Person) -> None:
        await person.pilot.resize_terminal(*size)
        await person.pilot.pause()
        assert "too small" in person.text or size[0] < 20
        await person.pilot.resize_terminal(80, 24)
        await person.pilot.pause()
        assert "too small" not in person.text
        assert "stock 24" in person.text

    run(session("koikoi", seed=3), work)


def test_light_and_dark() -> None:
    async def work(person: Person) -> None:
        dark = person.app.export_screenshot()
        await person.press("t")
        assert person.app.light
        assert person.table.board.light
        assert person.app.export_screenshot() != dark

    run(session("koikoi", seed=3), work)


def test_without_colour_the_screen_is_grey_and_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []

    async def work(person: Person) -> None:
        texts.append(person.text)

    run(session("koikoi", seed=3), work)
    monkeypatch.setenv("NO_COLOR", "1")
    app = run(session("koikoi", seed=3), work)
    assert app.no_color
    assert texts[0] == texts[1]
    assert "╔" in texts[1]  # what is aimed at has a frame of its own


def test_at_the_end_one_can_play_again_or_go_to_the_menu(tmp_path: Path) -> None:
    async def work(person: Person) -> None:
        await person.play(random.Random(3))
        await person.turn_page()
        old = person.table.session
        assert "play again" in person.text
        await person.press("n")
        assert person.table.session is not old
        assert not person.table.session.state.over
        await person.play(random.Random(3))
        await person.turn_page()
        await person.press("m")
        assert isinstance(person.app.screen, MenuScreen)

    run(session("koikoi", seed=3, rounds=2), work)


def test_rounds_that_end_at_the_deal_are_told_before_the_first_decision() -> None:
    """H-11: a lucky hand wins at once."""
    game = roji.game("koikoi", rounds=2)
    lucky = next(seed for seed in range(10_000) if len(game.new(seed=seed).rounds()) == 1)

    async def work(person: Person) -> None:
        assert isinstance(person.app.screen, Page)
        assert "lucky hand" in person.text
        await person.press("enter")
        assert "Round 2 of 2" in person.text
        assert person.table.asking

    run(session("koikoi", seed=lucky, rounds=2), work)
    both = next(seed for seed in range(10_000) if roji.game("koikoi", rounds=1).new(seed=seed).over)

    async def over(person: Person) -> None:
        assert "lucky hand" in person.text
        await person.press("enter")
        assert "The match is over" in person.text

    run(session("koikoi", seed=both, rounds=1), over)


def test_the_menu_shows_how_strong_a_level_is() -> None:
    sheet = SetupSheet("kokeshi", "de")
    sheet.level = "club"
    found = rating(roji.game("kokeshi"), "club")
    assert found is not None
    value = next(value for key, value, _ in sheet.rows() if key == "level")
    assert value == f"Vereinsspieler · {round(found.points):,}".replace(",", ".")


def test_the_menu_leads_to_a_table_with_the_options_chosen() -> None:
    async def work(person: Person) -> None:
        assert isinstance(person.app.screen, MenuScreen)
        for name in ("Koi-Koi", "Garden Orders", "The Silent Garden", "Kokeshi and Samurai"):
            assert name in person.text
        await person.press("enter")
        assert isinstance(person.app.screen, SetupScreen)
        sheet = person.app.screen.query_one(SetupSheet)
        await person.press("down", "right")
        assert sheet.people == 2
        assert "level" not in [key for key, _, _ in sheet.rows()]
        await person.press("left", "down", "right")
        assert sheet.level == "club"
        await person.press("down", "right")
        assert sheet.made.options["preset"] == "common"
        assert sheet.made.options["stacking"] is True
        await person.press("down", "left")
        assert sheet.made.options["rounds"] == 11
        await person.press("escape")
        assert isinstance(person.app.screen, MenuScreen)
        await person.press("enter", "enter")
        assert person.table.session.game.id == "koikoi"
        await person.choose((await person.asked())[0].key)

    run(None, work)
    assert len(unfinished()) == 1


def test_every_game_of_the_menu_opens_with_the_mouse() -> None:
    async def work(person: Person) -> None:
        for game in ("koikoi", "orders", "niwashi", "kokeshi"):
            sheet = person.app.screen.query_one("MenuSheet")
            target = sheet.canvas.named(f"game:{game}")  # type: ignore[attr-defined]
            await person.pilot.click(sheet, offset=(target.x + 4, target.y + 2))
            await person.pilot.pause()
            setup = person.app.screen.query_one(SetupSheet)
            assert setup.made.id == game
            await person.press("escape")

    run(None, work, SMALL)


def test_the_menu_continues_an_unfinished_match() -> None:
    async def begin(person: Person) -> None:
        await person.press("enter", "enter")
        await person.choose((await person.asked())[0].key)

    run(None, begin)
    kept = load(unfinished()[0])

    async def go_on(person: Person) -> None:
        assert "Continue: Koi-Koi, round 1 of 12" in person.text
        await person.press("enter")
        assert person.table.session.match.record.moves == kept.moves
        assert person.table.session.state == kept.final()

    run(None, go_on)


def test_a_damaged_match_on_the_shelf_is_left_out_of_the_menu() -> None:
    async def begin(person: Person) -> None:
        await person.press("enter", "enter")
        await person.choose((await person.asked())[0].key)

    run(None, begin)
    unfinished()[0].write_text("roji = 1\n", "utf-8")

    async def look(person: Person) -> None:
        assert "Continue" not in person.text

    run(None, look)


def test_a_folder_that_cannot_be_written_does_not_end_the_match(tmp_path: Path) -> None:
    save = tmp_path / "sub" / "m.toml"
    save.parent.mkdir()
    sitting = session("koikoi", seed=3, save=save)
    save.unlink()
    save.parent.rmdir()

    async def work(person: Person) -> None:
        await person.choose((await person.asked())[0].key)
        assert len(person.table.session.match) >= 1
        assert person.table.session.save is None
        assert "cannot be kept" in next(iter(person.app._notifications)).message

    run(sitting, work)


def test_killed_in_the_middle_it_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    """A real process in a real terminal, ended without a chance to tidy up."""
    save = tmp_path / "match.toml"
    main, other = pty.openpty()
    subprocess.run(["stty", "rows", "24", "cols", "80"], stdin=other, check=True)
    argv = [sys.executable, "-m", "roji.cli.main", "play", "koikoi", "--seed", "3", "--save", str(save), "--pace", "0"]
    env = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    process = subprocess.Popen(argv, stdin=other, stdout=other, stderr=other, env=env, start_new_session=True)
    os.set_blocking(main, False)
    deadline = time.monotonic() + 60
    try:
        while time.monotonic() < deadline and (not save.exists() or len(load(save).moves) < 6):
            time.sleep(0.1)
            try:
                os.write(main, b"\r")
                os.read(main, 1 << 16)
            except BlockingIOError:
                continue
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(main)
        os.close(other)
    kept = load(save)
    assert len(kept.moves) >= 6
    assert not kept.final().over

    async def work(person: Person) -> None:
        await person.turn_page()
        assert person.table.session.match.record.moves[: len(kept.moves)] == kept.moves
        assert person.table.asking

    run(Session(kept, "en", save=save), work)


def test_a_session_refuses_more_people_than_seats() -> None:
    with pytest.raises(roji.Invalid):
        new_record(roji.game("koikoi"), 1, ["a", "b", "c"])


def test_the_app_can_be_left_at_the_menu() -> None:
    async def work(person: Person) -> None:
        await person.press("q")

    app: RojiApp = run(None, work)
    assert app.return_code == 0
