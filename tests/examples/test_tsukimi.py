"""The example of a game in another package: it keeps the contract, plain beside a compiled Roji and all plain."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import roji
from roji import words
from roji.bots.bot import bot, decide
from roji.bots.explain import Adviser, sentence
from roji.bots.levels import makers
from roji.bots.ratings import rating
from roji.testing import check_game
from roji.words.speaking import Speaker
from tests.shell import Shell

pytestmark = pytest.mark.usefixtures("tsukimi")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_keeps_the_contract_in_both_modes(players: int) -> None:
    assert check_game(roji.game("tsukimi", players=players), matches=3, seed=players, modes=players == 3)


def test_every_sentence_of_the_example_is_there_in_both_languages_with_the_same_arguments() -> None:
    english, german = (sentences(words.sources(roji.game("tsukimi").id, lang)[0]) for lang in ("en", "de"))
    assert english == german


def sentences(path: Path) -> dict[str, set[str]]:
    """The keys of a file with the arguments of each sentence."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", FluentSerializer().serialize_entry(entry)))
    return found


@pytest.mark.parametrize("name", ["random", "greedy", "moon", "search:40", "beginner", "master"])
def test_its_own_bots_and_levels_play_it_to_the_end(name: str) -> None:
    game = roji.game("tsukimi", players=3, rounds=2)
    state, seats = game.new(seed=5), [bot(name, game, seat) for seat in range(3)]
    for seat in seats:
        seat.budget(40, 0.05)
    while not state.over:
        decided = decide(seats[state.seat or 0], state)
        for seat in seats:
            seat.see(state.effects_of(decided, seat.seat)[1])
        state.apply(decided)
    assert sum(state.scores()) > 0


def test_the_one_who_wants_nothing_takes_less_than_others() -> None:
    assert "moon" in makers(roji.game("tsukimi"))
    with pytest.raises(roji.Invalid):
        bot("moon", roji.game("koikoi"), 0)


def test_a_hint_has_a_reason_in_the_words_of_the_game() -> None:
    game = roji.game("tsukimi")
    state = game.new(seed=3)
    advice = Adviser(game, state.seat or 0, 60).advice([state], [])
    assert advice[0].why.startswith("tsukimi-why-")
    assert sentence(advice[0], game, "de").startswith("Da")


def test_the_judge_of_the_example_sees_more_than_nothing_in_the_first_round() -> None:
    game = roji.game("tsukimi", rounds=6)
    found = bot("search:200", game, 0).opinions(game.new(seed=1))
    assert len({round(opinion.value, 3) for opinion in found}) > 1


def test_the_arena_lets_its_bots_meet(shell: Shell) -> None:
    code, out, _ = shell("arena", "tsukimi", "greedy", "moon", "--deals", "2", "--json")
    assert code == 0
    assert "moon" in out


def test_the_scorekeeper_counts_on_the_command_line(shell: Shell) -> None:
    code, out, _ = shell("score", "tsukimi", "m1 m2 h3 c4", "--lang", "de")
    assert code == 0
    assert "Monde" in out
    assert "5 Punkte" in out


def test_its_levels_were_measured(shell: Shell) -> None:
    code, out, _ = shell("ratings", "tsukimi")
    assert code == 0
    assert "Tsukimi" in out
    measured = [rating(roji.game("tsukimi"), level) for level in ("beginner", "casual", "club", "master")]
    assert all(measured)
    assert measured == sorted(measured, key=lambda found: found.points if found else 0)


def test_a_guest_speaks_in_the_terminal(shell: Shell) -> None:
    _, out, _ = shell("games", "--lang", "de")
    assert "Runden einer Partie" in out
    _, out, _ = shell("rules", "tsukimi", "T-7")
    assert "looking at the moon" in out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Aiko lays moon 3.", "You take the trick.", "Which card do you lay?"]),
        ("de", ["Aiko legt Mond 3.", "Du machst den Stich.", "Welche Karte legst du?"]),
    ],
)
def test_what_happens_is_told_in_its_own_words(lang: str, said: list[str]) -> None:
    telling, speaker = roji.game("tsukimi").telling, Speaker("tsukimi", lang, ["Aiko", "Ben"], you=1)
    lay, trick = telling.events([{"do": "lay", "seat": 0, "card": "m3"}, {"do": "trick", "seat": 1}])
    asked = telling.asked({"to_move": 1, "laid": ["m3"]}, [{"do": "lay", "card": "h1"}])
    assert [speaker.tell(told) for told in (lay, trick, asked) if told is not None] == said


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


def test_a_core_that_misses_a_part_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = importlib.import_module("tsukimi.rules")
    monkeypatch.delattr(rules.TsukimiState, "core_begin")
    with pytest.raises(NotImplementedError, match="TsukimiState has no core_begin"):
        roji.playouts(roji.game("tsukimi"), 3)
