"""The kit as a pytest plugin: `pytest --roji-game=ID`, or `roji_games = ["ID"]` in the settings of pytest.

Each game named so is held to the contract once for every number of players. Nothing happens unless a game is named.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

HOW = "hold this game to the contract of Roji (may be repeated)"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("roji")
    group.addoption("--roji-game", action="append", default=[], metavar="ID", help=HOW)
    group.addoption("--roji-matches", type=int, default=10, metavar="N", help="random matches for each game")
    parser.addini("roji_games", HOW, type="args", default=[])


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    for id in dict.fromkeys([*config.getini("roji_games"), *config.getoption("roji_game")]):
        items += Kit.from_parent(session, name=id).collect()


class Kit(pytest.Collector):
    """All checks of one game."""

    def collect(self) -> list[pytest.Item]:
        return [KitItem.from_parent(self, name=f"players={count}", count=count) for count in self.counts()]

    def counts(self) -> Iterator[int]:
        """Every number of people that can play it."""
        import roji

        game = roji.game(self.name)
        option = next((option for option in game.option_table if option.name == "players"), None)
        yield from [game.players] if option is None else option.values


class KitItem(pytest.Item):
    """A game for so many players."""

    def __init__(self, *, count: int, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.count = count

    def runtest(self) -> None:
        import roji
        from roji.testing import check_game

        assert self.parent is not None
        game = roji.game(self.parent.name)
        if game.players != self.count:
            game = roji.game(game.id, players=self.count)
        check_game(game, matches=self.config.getoption("roji_matches"), seed=self.count)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.parent.name if self.parent else ''} keeps the contract, {self.name}"
