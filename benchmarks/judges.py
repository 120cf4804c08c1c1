"""How fast the search is with a judge that has learnt, beside the yardstick that plays rounds to their end.

python -m benchmarks.judges [GAME]      simulations a second of both, taken in turns, and the ratio
"""

from __future__ import annotations

import sys
import time

import roji
from roji.bots.bot import bot

SIMULATIONS = 2000
DEALS, DECISIONS, TURNS = 12, 4, 5


def seconds(name: str, states: list[roji.State]) -> float:
    """Time of the processor for one decision in every state, by a bot that has seen the match."""
    spent = 0.0
    for state in states:
        player = bot(f"{name}:{SIMULATIONS}", state.game, state.seat or 0, seed=1)
        at = state.game.new(seed=0)
        for number in range(DECISIONS):
            at, events = at.effects_of(at.legal_actions()[number % len(at.legal_actions())], player.seat)
            player.see(events)
        begun = time.process_time()
        player.choose(state)
        spent += time.process_time() - begun
    return spent


def main(name: str) -> None:
    game = roji.game(name)
    states = []
    for seed in range(DEALS):
        state = game.new(seed=seed)
        for number in range(DECISIONS):
            state.apply(state.legal_actions()[number % len(state.legal_actions())])
        states.append(state)
    best = {"search": 1e9, "search-v1": 1e9}
    for _ in range(TURNS):
        for player in best:
            best[player] = min(best[player], seconds(player, states))
    rates = {player: SIMULATIONS * len(states) / spent for player, spent in best.items()}
    print(", ".join(f"{player} {rate:,.0f} simulations a second" for player, rate in rates.items()))
    print(f"ratio {rates['search'] / rates['search-v1']:.2f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "koikoi")
