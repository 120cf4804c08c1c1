"""The example of a game in another package: it keeps the contract, plain beside a compiled Roji and all plain."""

from __future__ import annotations

import importlib
from types import ModuleType

import pytest

import roji
from roji import words
from roji.testing import check_game
from tests.shell import Shell

pytestmark = pytest.mark.usefixtures("tsukimi")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_keeps_the_contract_in_both_modes(players: int) -> None:
    kit = importlib.import_module("tsukimi.kit")
    game = roji.game("tsukimi", players=players)
    assert check_game(game, matches=3, seed=players, pieces=kit.pieces, hidden=kit.hidden, modes=players == 3)


def lay(state: roji.State, cards: str) -> None:
    for card in cards.split():
        state.apply(state.parse(card))


def test_the_clauses_of_a_trick_and_of_the_count() -> None:
    deal = "g1 g2 g3 c1 h1 m1  g6 g5 g4 c6 h6 c5  m2 m3 m4 m5 m6 c2 c3 c4 h2 h3 h4 h5"
    state = roji.game("tsukimi", rounds=1).new(deal=[deal])
    lay(state, "g1 g6 c6 c1 g5 g2 g4 g3 h6 h1")  # T-3, T-5: seat 1 takes the first trick, and goes on leading
    assert (state.seat, state.scores()) == (1, [0, 0])
    with pytest.raises(roji.Illegal) as refused:
        state.apply(state.parse("m6"))
    assert str(refused.value) == "T-4: m6 is not in your hand: c5."
    state.apply(state.parse("c5"))
    state.apply(state.parse("m1"))  # T-5: a moon takes it, T-6: two points and two hares for the other
    assert state.scores() == [2, 2]
    assert state.returns() == [0.0, 0.0]


def test_who_takes_nothing_was_looking_at_the_moon() -> None:
    deal = "g1 g2 g3 c1 h1 h2  g6 g5 g4 c6 h6 h5  m1 m2 m3 m4 m5 m6 c2 c3 c4 h3 h4 c5"
    state = roji.game("tsukimi", rounds=1).new(deal=[deal])
    lay(state, "g1 g6 g5 g2 g4 g3 c6 c1 h6 h1 h5 h2")
    assert state.scores() == [6, 4]  # T-7


def test_a_guest_speaks_in_the_terminal(shell: Shell) -> None:
    _, out, _ = shell("games", "--lang", "de")
    assert "Runden einer Partie" in out
    _, out, _ = shell("rules", "tsukimi", "T-7")
    assert "looking at the moon" in out


def test_a_guest_cannot_change_what_others_say(tsukimi: ModuleType) -> None:
    for lang in words.LANGUAGES:
        own = {path.stem for path in (words.HERE / lang).glob("*.ftl")}
        assert "tsukimi" not in own
        assert words.say("tsukimi-title", lang) == "Tsukimi"


def test_an_error_in_a_core_of_plain_python_is_raised_where_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = importlib.import_module("tsukimi.rules")
    state = roji.game("tsukimi").new(seed=1)
    monkeypatch.setattr(rules.TsukimiState, "core_legal", lambda self, out: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        state.legal_actions()
    with pytest.raises(ZeroDivisionError):
        roji.playouts(state.game, 3)
