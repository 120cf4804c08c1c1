"""A finished match turn by turn: what both gardeners wished, and how well each could be read by the other."""

from __future__ import annotations

from collections.abc import Sequence

from roji.bots.niwashi.companion import CompanionBot
from roji.bots.niwashi.outlook import chance, hands
from roji.bots.niwashi.thoughts import lit, taken_for
from roji.bots.niwashi.understanding import Understanding
from roji.bots.players import Turn
from roji.games.game import Game
from roji.games.niwashi.facts import Effect
from roji.games.niwashi.numbers import OVER, TILE
from roji.games.niwashi.rules import NiwashiState
from roji.games.state import State
from roji.games.telling import Sentence


def reading(game: Game, states: Sequence[State], moves: Sequence[int]) -> list[Turn]:
    """All turns of a match whose states and decisions these are.

    A careful partner knows the own wishes and the language of the lantern.
    """
    readers = [CompanionBot(game, seat) for seat in range(2)]
    readers[1].mind = readers[0].mind  # both beliefs are those of somebody who saw only what is open
    found: list[Turn] = []
    begun, effects = 0, list[Effect]()
    wishes, before = look(states[0], readers)
    for number, action in enumerate(moves, 1):
        told = states[number - 1].effects_of(action, None)[1]
        effects += told
        readers[0].see(told)
        state = states[number]
        assert isinstance(state, NiwashiState)
        if state.facts().phase in (TILE, OVER):
            seat = states[begun].seat
            assert seat is not None
            now, likely = look(state, readers)
            after = likely_of(wishes, state, readers)
            thoughts = thoughts_of(readers[0].mind, seat, states[begun], wishes[seat], before[seat], effects)
            thoughts += taken_for(readers[0].mind) if state.over else []
            found.append(Turn(begun, seat, effects, wishes, before, after, thoughts))
            begun, effects, wishes, before = number, [], now, likely
    return found


def look(state: State, readers: list[CompanionBot]) -> tuple[list[list[str]], list[list[float]]]:
    """The wishes of both seats, and how likely each is to the partner."""
    assert isinstance(state, NiwashiState)
    readers[0].mind.follow(state.facts())
    wishes = [state.view(seat)["wishes"] or [] for seat in range(2)]
    return wishes, likely_of(wishes, state, readers)


def likely_of(wishes: list[list[str]], state: NiwashiState, readers: list[CompanionBot]) -> list[list[float]]:
    """How likely these wishes are to the partner of each seat; one that was laid open is certain."""
    found = []
    for seat in range(2):
        held = hands(readers[1 - seat], state.view(1 - seat)["wishes"] or [])
        done = state.view(seat)["fulfilled"][seat]
        found.append([1.0 if wish in done else round(chance(held, wish), 3) for wish in wishes[seat]])
    return found


def thoughts_of(
    mind: Understanding, seat: int, state: State, wishes: list[str], before: list[float], effects: list[Effect]
) -> list[Sentence]:
    """What there is to say of a turn that began in this state: of a lantern why it was lit."""
    if all(effect["do"] != "aim" for effect in effects):
        return []
    return [lit(mind, seat, state.view(None), dict(zip(wishes, before, strict=True)))]
