"""The cards of Garden Orders, to tell the luck of the deal from play."""

from __future__ import annotations

from roji.games.state import State

OTHER = 1 << 200  # seeds from here on are those of no match that anybody chose
DEALT = ("hands", "row", "stack", "out")


class OrdersCards:
    def anew(self, state: State, seed: int) -> State:
        """Hands, row and stack of another match; the order, and who begins, stay."""
        dealt = state.game.new(seed=OTHER + seed).to_dict()
        return state.game.from_dict(state.to_dict() | {part: dealt[part] for part in DEALT})

    def decided(self, last: State, round_: int) -> list[float] | None:
        """Every round is played."""
        return None
