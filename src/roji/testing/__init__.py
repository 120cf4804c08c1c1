"""The public test kit: `check_game` holds a game, ours or yours, to the contract."""

from roji.testing.check import Broken, check_game
from roji.testing.hidden import Hidden, Path, Slots

__all__ = ["Broken", "Hidden", "Path", "Slots", "check_game"]
