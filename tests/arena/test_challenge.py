"""Playing together with strangers, measured: who meets whom, what the figures are, and a sound leaderboard."""

from __future__ import annotations

import math
from pathlib import Path
from statistics import fmean

import pytest

from roji.arena.challenge import Meetings, challenge_of, entry, over, pairs
from roji.arena.interval import Estimate
from roji.arena.matrix import matrix
from roji.bots.bot import bot, players_of
from roji.bots.challenge import Entry, read_board, written
from roji.bots.niwashi import lantern
from roji.bots.niwashi.styles import FLIPPED, MIRRORED, SPEAKER, TURNED
from roji.games.errors import Invalid
from roji.games.registry import game as make_game
from roji.games.registry import games
from tests.shell import Shell

POOL = ("silent", "careless")
HERE = Path(__file__).parents[2]


def test_who_meets_whom() -> None:
    assert pairs(["a", "b"], ["b", "c"]) == [("a", "a"), ("b", "b"), ("a", "b"), ("a", "c"), ("b", "c")]
    assert pairs(["a"], ["a", "c"]) == [("a", "a"), ("a", "c")]


def test_a_deal_is_one_observation_over_all_pairs() -> None:
    scores = {("a", "b"): [10.0, 20.0], ("a", "c"): [0.0, 10.0]}
    found = over(scores, [("b", "a"), ("a", "c")])
    assert found.mean == 10
    assert math.isclose(found.high - found.mean, 12.706 * fmean([5, 5]) * math.sqrt(2) / math.sqrt(2), rel_tol=1e-9)
    assert isinstance(found, Estimate)


def test_an_entry_of_several_runs_has_all_figures() -> None:
    scores = {("a", "a"): [20.0, 18.0], ("b", "b"): [20.0, 20.0], ("a", "b"): [4.0, 6.0]}
    scores |= {("a", "silent"): [9.0, 9.0], ("b", "silent"): [7.0, 7.0], ("a", "careless"): [1.0, 1.0]}
    scores |= {("b", "careless"): [1.0, 3.0]}
    made = entry("mine", "me", ["a", "b"], POOL, scores, 2)
    assert (made.self_play[0], made.cross_play and made.cross_play[0], made.ad_hoc[0]) == (19.5, 5.0, 4.75)
    assert (made.beside, made.worst[0]) == ("careless", 1.5)
    alone = entry("mine", "me", ["a"], POOL, scores, 2)
    assert alone.cross_play is None


def test_the_languages_are_images_of_each_other_and_exclude_each_other() -> None:
    languages = [style.language for style in (SPEAKER, MIRRORED, FLIPPED, TURNED)]
    assert len(set(languages)) == 4
    assert all(sorted(language) == sorted("eswn") for language in languages)
    for wish in range(24):
        shape = "ITUVWX"[wish // 4]
        directions = {language[wish % 4] for language in languages}
        assert len(directions) == 2  # a mirror leaves the seasons on its axis where they are
        for language in languages:
            place, _ = lantern.say(wish, language)
            assert place == lantern.say(wish)[0]
            read = lantern.meant(f"aid.{shape}", language[wish % 4], None, "ITUVWX", language)
            assert read == {wish}


def test_every_game_with_a_challenge_has_a_sound_pool_and_leaderboard() -> None:
    found = [id for id in games() if players_of(make_game(id)).challenge is not None]
    assert "niwashi" in found
    for id in found:
        challenge = challenge_of(id)
        made = make_game(id, **challenge.options)
        assert made.together
        for name in {*challenge.pool, *(run for runs in challenge.baselines.values() for run in runs)}:
            bot(name, made, 0)
        board = read_board(challenge.board)
        assert {one.name for one in board} >= set(challenge.baselines)
        for one in board:
            for figure in (one.self_play, one.ad_hoc, one.worst, one.cross_play or one.self_play):
                assert figure[1] <= figure[0] <= figure[2]
                assert 0 <= figure[0] <= made.most
    with pytest.raises(Invalid, match="niwashi"):
        challenge_of("koikoi")


def test_the_page_shows_the_leaderboard_as_it_is() -> None:
    page = (HERE / "docs" / "signalling.md").read_text("utf-8")
    for one in read_board(challenge_of("niwashi").board):
        cross = f"{one.cross_play[0]:.1f}" if one.cross_play else "–"
        means = f"{one.ad_hoc[0]:.1f}", f"{one.worst[0]:.1f}", f"{one.self_play[0]:.1f}", cross
        (line,) = [line for line in page.splitlines() if line.startswith(f"| {one.name} |")]
        assert [cell.split()[0] for cell in line.split("|")[2:6]] == list(means)


def test_a_leaderboard_is_read_as_it_was_written(tmp_path: Path) -> None:
    one = Entry("a", "b", ("x", "y"), 3, "2026-01-01", "1", (1.0, 0.5, 1.5), (1.0, 0.0, 2.0), (3.0, 2.0, 4.0),
                (0.0, 0.0, 0.0), "x")  # fmt: skip
    other = Entry("quo\"te", "b", ("x",), 3, "2026-01-01", "1", (1.0, 0.5, 1.5), None, (4.0, 2.0, 4.0), (0.0, 0.0, 0.0),
                  "x")  # fmt: skip
    path = tmp_path / "board.toml"
    path.write_text(written([one, other]), "utf-8")
    assert read_board(path) == [other, one]
    path.write_text("[[entries]]\nname = 3\n")
    with pytest.raises(Invalid, match="not a leaderboard"):
        read_board(path)


def test_a_small_one_is_played_and_goes_on(tmp_path: Path) -> None:
    from dataclasses import replace

    small = replace(challenge_of("niwashi"), pool=("random", "greedy"))
    meetings = Meetings("niwashi", small, 2)
    wanted = pairs(["random"], small.pool)
    told: list[tuple[int, int]] = []
    first = meetings.play(wanted, tmp_path, progress=lambda done, planned: told.append((done, planned)))
    assert told[-1] == (6, 6)
    assert all(len(scores) == 2 for scores in first.values())
    assert meetings.play(wanted, tmp_path) == first


def test_the_command_shows_the_leaderboard_and_refuses_what_makes_no_sense(shell: Shell) -> None:
    code, out, _ = shell("benchmark", "niwashi")
    assert (code, "silent" in out) == (0, True)
    code, _, err = shell("benchmark", "koikoi")
    assert (code, "has no such benchmark" in err) == (2, True)
    code, _, err = shell("benchmark", "niwashi", "silent", "silent")
    assert (code, "each run once" in err) == (2, True)
    code, _, err = shell("benchmark", "niwashi", "nobody")
    assert (code, "no bot “nobody”" in err) == (2, True)


def test_the_picture_has_a_square_for_every_pair() -> None:
    drawn = matrix("Points", ["a", "b"], ["a", "b"], {("a", "a"): 20.0, ("a", "b"): 5.0, ("b", "b"): 12.5})
    assert [drawn.count(f">{value}<") for value in ("20.0", "5.0", "12.5")] == [1, 2, 1]
