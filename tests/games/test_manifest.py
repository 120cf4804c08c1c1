"""What a game brings beside its rules: a guest names its players, board, scorekeeper and the rest as our games do."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

import roji
from roji.bots.bot import bot, players_of
from roji.bots.explain import Adviser, sentence, strongest
from roji.bots.greedy import choose
from roji.bots.levels import makers
from roji.bots.ratings import rated
from roji.cli.play.board import board_class
from roji.cli.play.menu import door_of
from roji.games.parts import load
from roji.games.registry import game_class, offered
from roji.server.answers import _games
from roji.server.app import routes
from roji.table.record import Record
from roji.testing import check_game
from tests.family import OWN
from tests.shell import Shell

GAME = """
from pebbles import Pebbles
from roji.games.options import Option, switch


class Stones(Pebbles):
    id = "stones"
    clause = "S"
    place = 5
    minutes = 3
    words = "stones:words"
    players_path = "stones.players:PLAYERS"
    board_path = "stones.board:StonesBoard"
    scorekeeper_path = "stones.players:keeper"
    score_flags = (switch("twice", False), Option("bonus", 0, range(4)))
    picture_path = "stones.board:draw"
    kit_path = "pebbles_facts"


class Wrong(Pebbles):
    id = "wrong"
    players_path = "stones.players:NOBODY"
    board_path = routes_path = "stones.raises:anything"
"""
PLAYERS = '''
from pathlib import Path
from roji.bots.players import Level, Players
from roji.bots.search import SearchBot
from roji.games.scorekeeper import Reason, Score


class Quick(SearchBot):
    """Searches, and is known by a name of its own."""


def keeper(*, twice=False, bonus=0, **options):
    def count(cards):
        points = sum(int(word[1:]) for word in cards.split()) * (1 + twice) + bonus
        return Score("stones", points, [Reason("S-1", "stones-sum", points)])
    return count


PLAYERS = Players(
    greedy=lambda state: max(state.legal_actions()),
    strong=Quick,
    named={"quick": Quick},
    levels={name: Level(10, 0.1) for name in ("beginner", "casual", "club", "master")},
    reason=lambda state, turn, opinions, thinker: ("stones-why-high", {"stone": turn[0]}),
    spoken=lambda args, lang, names: {**args, "stone": f"#{args['stone']}"},
    ratings=Path(__file__).with_name("ratings.toml"),
)
'''
BOARD = """
from roji.cli.play.other import GameBoard


class StonesBoard(GameBoard):
    door = (("gold", "ooo"),)


def draw(console, what, output, position, move, lang):
    output.write_text(f"<svg><title>{what}</title></svg>")
    return 0
"""
WORDS = """
stones-title = Stones
menu-name-stones = Stones
menu-stones = Lay the higher stone.
stones-score-twice = whether every stone counts twice
stones-score-bonus = points on top
stones-sum = The sum
stones-why-high = { $stone } is high.
"""


@pytest.fixture
def stones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pebbles: ModuleType) -> Path:
    """A package with everything a game can bring, installed while a test runs."""
    package = tmp_path / "stones"
    for lang in ("en", "de"):
        (package / "words" / lang).mkdir(parents=True)
        (package / "words" / lang / "stones.ftl").write_text(WORDS)
    for name, text in (("__init__", ""), ("game", GAME), ("players", PLAYERS), ("board", BOARD), ("raises", "1 / 0")):
        (package / f"{name}.py").write_text(text)
    (package / "ratings.toml").write_text("club = [1234, 1200, 1270]\n")
    info = tmp_path / "stones-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stones\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[roji.games]\nstones = stones.game:Stones\nwrong = stones.game:Wrong\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return package


def test_a_guest_brings_its_players(stones: Path) -> None:
    game = roji.game("stones")
    state = game.new(seed=1)
    assert choose(state) == max(state.legal_actions())
    assert list(makers(game))[:4] == ["random", "greedy", "search", "quick"]
    assert strongest(game) == "quick"
    assert bot("master", game, 0).choose(state) in state.legal_actions()


def test_a_guest_says_why_in_its_own_words(stones: Path) -> None:
    game = roji.game("stones")
    state = game.new(seed=1)
    best = Adviser(game, state.seat or 0, 20).advice([state], [])[0]
    assert sentence(best, game, "de").startswith(f"#{best.action} is high.")


def test_a_guest_keeps_score_with_flags_of_its_own(stones: Path, shell: Shell) -> None:
    assert roji.score("stones", "p1 p2", bonus=3).points == 6
    code, out, _ = shell("score", "stones", "p1 p2", "--twice", "--bonus", "1", "--json")
    assert code == 0
    assert '"points": 7' in out
    assert "whether every stone counts twice" in shell("score", "--help")[1]
    code, _, err = shell("score", "stones", "p1", "--order", "4")
    assert code == 2
    assert "--twice, --bonus" in err
    code, _, err = shell("score", "stones", "p1", "--bonus", "4")
    assert code == 2
    assert "0–3" in err


def test_a_guest_has_ratings_pictures_and_a_board_in_the_terminal(stones: Path, shell: Shell, tmp_path: Path) -> None:
    assert rated(roji.game("stones"), "club", "en") == "club player · 1,234"
    assert "1234" in shell("ratings", "stones")[1]
    assert shell("draw", "stones", "a heap", "-o", str(tmp_path / "heap.svg"))[0] == 0
    assert "a heap" in (tmp_path / "heap.svg").read_text()
    assert board_class(game_class("stones")).door == (("gold", "ooo"),)


def test_a_guest_that_says_what_is_hidden_is_held_to_the_contract_without_more(stones: Path) -> None:
    assert check_game(roji.game("stones"), matches=2, modes=False) > 0


def test_a_match_of_a_guest_is_replayed_in_the_terminal(stones: Path, shell: Shell, tmp_path: Path) -> None:
    game = roji.game("stones")
    state, moves = game.new(seed=3), list[int]()
    while not state.over:
        moves.append(choose(state))
        state.apply(moves[-1])
    (tmp_path / "match.toml").write_text(Record(game, seed=3, moves=moves).to_text(), "utf-8")
    code, out, err = shell("replay", str(tmp_path / "match.toml"))
    assert (code, err) == (0, "")
    assert "Stones" in out


def test_games_are_offered_in_the_order_of_their_places(stones: Path) -> None:
    assert offered() == ["koikoi", "orders", "kokeshi", "niwashi", "stones", "pebbles", "wrong"]


def test_a_part_that_is_not_there_is_refused_by_its_path_and_only_when_it_is_wanted(stones: Path) -> None:
    state = roji.game("wrong").new(seed=1)
    with pytest.raises(roji.Invalid) as refused:
        choose(state)
    assert refused.value.key == "part-missing"
    assert "stones.players:NOBODY" in refused.value.say("en")


def test_lists_of_all_games_go_on_without_the_parts_of_one(stones: Path, shell: Shell) -> None:
    assert door_of("wrong") == ()
    assert "wrong" not in {shown.id for shown in _games()}
    assert {"koikoi", "stones"} <= {shown.id for shown in _games()}
    assert len(routes()) == len(load("roji.server.kokeshi:HANDLERS"))
    assert "1234" in shell("ratings")[1]


@pytest.mark.parametrize("game", OWN)
def test_every_part_that_a_game_of_ours_names_is_there(game: str) -> None:
    made = game_class(game)
    paths = [getattr(made, name) for name in dir(made) if name.endswith("_path") and getattr(made, name)]
    assert len(paths) >= 3
    assert all(load(path) for path in paths)
    assert made.clause
    assert made.minutes
    assert players_of(made).levels
