"""Why a decision is good in Kokeshi and Samurai: wins, threats and crossings after the turn it belongs to."""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Bot, Opinion
from roji.bots.explain import alternative
from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.players import Reason
from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.numbers import PLACE, TURN
from roji.games.kokeshi.rules import KokeshiState
from roji.games.state import State


def reason(state: State, turn: list[int], opinions: list[Opinion], thinker: Bot) -> Reason:
    """Why the decision is good."""
    assert isinstance(state, KokeshiState)
    seat = state.seat
    assert seat is not None
    after = _after(state, turn)
    if after.over:
        return ("kokeshi-why-wins", {"told": 1}) if after.scores()[seat] else ("kokeshi-why-draws", {})
    own = next((opinion for opinion in opinions if opinion.action == turn[0]), None)
    if own is not None and (turns := _won_in(state, own)):
        return "kokeshi-why-forces", {"turns": turns, "told": 1}
    instead = _instead(state, turn, opinions)
    if state.facts().phase == PLACE:
        away = _away(after, seat, after.facts().at[3 * seat :])
        if instead is None:
            return "kokeshi-why-place", {"away": away}
        than = _away(instead, seat, instead.facts().at[3 * seat :])
        return ("kokeshi-why-begins", {"away": away, "more": than}) if away < than else _looked(thinker)
    race = _race(after, seat)
    if after.seat == seat:  # the rest of the turn is open
        return ("kokeshi-why-race", race) if instead is None else _rather(race, _race(instead, seat), thinker)
    threat, wins = _threat(state, seat), can_win(after)
    if wins:
        return ("kokeshi-why-late" if threat else "kokeshi-why-lets"), {}
    if threat:
        return "kokeshi-why-stops", {}
    nearer = _race(state, seat)["own"] - race["own"]
    if nearer > 0:
        return "kokeshi-why-nearer", {"less": nearer, "away": race["own"]}
    beads = _loaded(after, seat)
    if beads > _loaded(state, seat):
        return "kokeshi-why-beads", {"away": race["own"], "beads": beads}
    return ("kokeshi-why-race", race) if instead is None else _rather(race, _race(instead, seat), thinker)


def _instead(state: KokeshiState, turn: list[int], opinions: list[Opinion]) -> KokeshiState | None:
    """What else one would do has led to this, where this turn is advised."""
    other = alternative(turn, opinions)
    return None if other is None else _after(state, planned(state, other))


def planned(state: State, opinion: Opinion) -> list[int]:
    """A decision and what is planned to follow it in the turn."""
    at, found = state.clone(), [opinion.action]
    at.apply(opinion.action)
    for word in (opinion.args.get("line") or [""])[0].split()[1:]:
        found.append(at.parse(word))
        at.apply(found[-1])
    return found


def _rather(race: dict[str, int], instead: dict[str, int], thinker: Bot) -> Reason:
    """How a race stands better than otherwise."""
    if race["own"] < instead["own"]:
        return "kokeshi-why-closer", {"away": race["own"], "more": instead["own"]}
    if race["other"] > instead["other"]:
        return "kokeshi-why-holds", {"away": race["other"], "fewer": instead["other"]}
    return _looked(thinker)


def _looked(thinker: Bot) -> Reason:
    """Nothing on the board tells it from the rest: it is what comes of it."""
    return "kokeshi-why-looked", {"turns": thinker.depth if isinstance(thinker, AlphaBetaBot) else 1}


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence: another turn in notation, which is shorter than any words."""
    return {**args, "versus": args["instead"]} if "instead" in args else args


def _after(state: KokeshiState, turn: list[int]) -> KokeshiState:
    after = state.clone()
    assert isinstance(after, KokeshiState)
    for action in turn:
        after.apply(action)
    return after


def _won_in(state: KokeshiState, opinion: Opinion) -> int:
    """In how many own turns the line that a bot proved wins; 0 where it proved nothing."""
    line = opinion.args.get("line", [])
    if opinion.value < 1 or not line:
        return 0
    at, seat = state.clone(), state.seat
    assert seat is not None
    for turn in line:
        for word in turn.split():
            at.apply(at.parse(word))
    return (len(line) + 1) // 2 if at.over and at.returns()[seat] > 0 else 0


def _away(state: KokeshiState, seat: int, spaces: tuple[int, ...]) -> int:
    """The crossings from the nearest of some spaces to the other base."""
    game = state.game
    assert isinstance(game, Kokeshi)
    far = game.garden.far[1 - seat]
    return min(far[space] for space in spaces[:3] if space >= 0)


def _race(state: KokeshiState, seat: int) -> dict[str, int]:
    """How far the nearest figurines of both players are from the bases they run to."""
    at = state.facts().at
    sides = (at[:3], at[3:])
    return {"own": _away(state, seat, sides[seat]), "other": _away(state, 1 - seat, sides[1 - seat])}


def _loaded(state: KokeshiState, seat: int) -> int:
    """The beads on the figurine that is nearest to the other base, the most if several are."""
    game = state.game
    assert isinstance(game, Kokeshi)
    facts, far = state.facts(), game.garden.far[1 - seat]
    own = range(3 * seat, 3 * seat + 3)
    nearest = min(far[facts.at[i]] for i in own)
    return max((facts.stacks[i].bit_length() - 1) // 2 for i in own if far[facts.at[i]] == nearest)


def _threat(state: KokeshiState, seat: int) -> bool:
    """Whether the other player would win if it were to move in this position."""
    facts = state.facts()
    if facts.phase != TURN:
        return False
    game = state.game
    assert isinstance(game, Kokeshi)
    other = game.scratch()
    other.restore(facts._replace(turn=1 - seat))
    return can_win(other)


def can_win(state: KokeshiState) -> bool:
    """Whether the player to move, whose turn begins, can win with it."""
    base = state.view(None)["bases"][0 if state.seat else 1]
    choices = [state.describe(action) for action in state.legal_actions()]
    return any(entry["to"] == base for about in choices if about["do"] == "choose" for entry in about["reach"])
