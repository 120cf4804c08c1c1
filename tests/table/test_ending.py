"""How a match ended is told to everybody: who won by what, also where somebody gave up."""

from __future__ import annotations

from typing import Any

import pytest

from roji.games.telling import Sentence
from roji.table.ending import ended
from roji.table.table import OVER, Table
from roji.words.speaking import Speaker
from tests.table.test_table import begun, play

NAMES = ["Aiko", "Ben", "Cleo"]


def said(table: Table, told: Sentence | None, you: int | None, lang: str = "en") -> str:
    assert told is not None
    return Speaker(table.game.id, lang, NAMES, you).tell(told)


@pytest.mark.parametrize("game", ["koikoi", "kokeshi", "orders"])
def test_giving_up_tells_both_and_who_watches_who_won(game: str) -> None:
    table = begun(game)
    play(table, 3)
    table.add(table.resign(1))
    asked = {you: table.shown(you).question for you in (0, 1, None)}
    assert said(table, asked[0], 0) == "Ben gives up. You win."
    assert said(table, asked[1], 1) == "You give up. Aiko wins."
    assert said(table, asked[None], None) == "Ben gives up. Aiko wins."
    assert said(table, asked[1], 1, "de") == "Du gibst auf. Aiko gewinnt."


def test_giving_up_a_common_garden_has_no_winner() -> None:
    table = begun("niwashi")
    play(table, 3)
    table.add(table.resign(0))
    assert said(table, table.shown(1).question, 1) == "Aiko gives up. The match stays unfinished."


def test_the_only_person_at_a_larger_table_gives_up_and_the_others_win() -> None:
    table = begun("orders", ["open", "casual", "casual"], players=3)
    table.add(table.resign(0))
    assert said(table, table.shown(0).question, 0) == "You give up. The others win."


def test_a_match_that_a_stand_in_plays_to_its_end_is_won_by_its_rules() -> None:
    table = begun("orders", players=3, rounds=1)
    table.add(table.resign(1))
    play(table, 10_000)
    assert (table.phase, table.record().resigned) == (OVER, None)
    assert said(table, table.shown(0).question, 0).startswith("You win the match: ")


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [("koikoi", {"rounds": 6}, "moved most"), ("orders", {"rounds": 4}, "moved most"), ("kokeshi", {}, "")],
)
def test_the_end_names_the_largest_swing_of_the_score(game: str, options: dict[str, Any], most: str) -> None:
    table = begun(game, **options)
    play(table, 10_000)
    assert table.state is not None
    lines = [said(table, told, 0) for told in ended(table.game, table.state.view(0), table.resigned)]
    assert len(lines) == (2 if most else 1)
    assert most in lines[-1]


def test_the_largest_swing_is_the_round_that_paid_most() -> None:
    table = begun("koikoi", rounds=12)
    play(table, 10_000)
    assert table.state is not None
    results = [r for r in table.state.view(None)["results"] if r["winner"] is not None]
    swing = table.game.telling.swing(table.state.view(None))
    assert swing is not None
    assert swing["args"]["points"] == max(result["points"] for result in results)
