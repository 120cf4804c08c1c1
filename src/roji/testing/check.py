"""`check_game`: one test that every game must pass. Each check says what broke, where, and how to see it again."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, field
from pickle import dumps, loads
from typing import Any

from roji import words
from roji.games.errors import Illegal, Refusal
from roji.games.game import Game
from roji.games.parts import load
from roji.games.state import State
from roji.testing.hidden import Hidden, Path, Pieces, Slots, get
from roji.testing.leaks import check_leaks
from roji.testing.modes import check_modes
from roji.testing.shown import check_shown
from roji.testing.told import check_told

MANY = 512  # up to this many actions every illegal one is tried, above it a sample
NEAR_MISSES = 200
LONGEST = 100_000  # decisions after which a match is taken to be endless
REDEALS = 1000  # made at most until every hidden slot has changed
POINTS = 4  # states of a match at which the slow checks look closely


class Broken(AssertionError):
    """A game that does not keep the contract."""


@dataclass
class Match:
    """A random match with all its states."""

    game: Game
    seed: int
    states: list[State] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def where(self, move: int) -> str:
        return f"{self.game!r}, seed {self.seed}, after {move} decisions"


def check_game(
    game: Game,
    matches: int = 10,
    seed: int = 0,
    *,
    pieces: Pieces | None = None,
    hidden: Hidden | None = None,
    modes: bool = True,
) -> int:
    """Hold a game to the contract over random matches; returns the decisions looked at, raises Broken.

    `pieces` lists the pieces in a dict of the game (they must stay the same within a round), `hidden`
    declares what a viewer cannot know. A game may bring both, as `kit_path`; another must pass them
    (`roji.testing.hidden.nothing_hidden` where all is open). `modes=False` leaves out the comparison of
    plain and compiled, which starts a second interpreter.
    """
    if game.kit_path:
        facts = load(game.kit_path)
        pieces, hidden = pieces or facts.pieces, hidden or facts.hidden
    if pieces is None or hidden is None:
        raise TypeError(f"check_game needs pieces= and hidden= for {game.id!r}; see its docstring")
    rng = random.Random(seed)
    decisions = 0
    for _ in range(matches):
        number = rng.randrange(1 << 64)
        try:
            match = play(game, number, rng)
            decisions += len(match.actions)
            check_match(match, rng, pieces)
            check_redeal(match, rng, hidden)
            check_leaks(match, rng, hidden)
            check_shown(match, rng)
            check_told(match, rng)
        except Refusal as error:
            raise Broken(f"a legal decision is refused: {error} ({game!r}, seed {number})") from error
    if modes:
        check_modes(game, min(matches, 4), seed)
    return decisions


def demand(holds: bool, what: str, where: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(f"{what} ({where})")


def play(game: Game, seed: int, rng: random.Random) -> Match:
    """A random match, checked move by move for what is cheap to check."""
    match = Match(game, seed)
    state = game.new(seed=seed)
    demand(state == game.new(seed=seed), "the same seed gives another state", match.where(0))
    while not state.over:
        where = match.where(len(match.actions))
        demand(len(match.actions) < LONGEST, "the match does not end", where)
        legal = state.legal_actions()
        check_legal(game, state, legal, where)
        match.states.append(state.clone())
        action = rng.choice(legal)
        state.apply(action)
        match.actions.append(action)
    match.states.append(state.clone())
    where = match.where(len(match.actions))
    demand(state.seat is None and not state.legal_actions(), "a finished match has a seat or legal actions", where)
    return match


def check_legal(game: Game, state: State, legal: list[int], where: str) -> None:
    """Sorted, different, in range, not too many."""
    demand(bool(legal), "no legal action although the match is not over", where)
    demand(all(type(action) is int for action in legal), "a legal action is not an int", where)
    demand(legal == sorted(set(legal)), f"legal actions are not sorted and different: {legal}", where)
    demand(legal[0] >= 0 and legal[-1] < game.num_actions, f"a legal action is out of range: {legal}", where)
    demand(len(legal) <= game.max_legal, f"{len(legal)} legal actions, max_legal is {game.max_legal}", where)
    demand(state.seat in range(game.players), f"seat {state.seat} of {game.players}", where)


def check_match(match: Match, rng: random.Random, pieces: Pieces) -> None:
    """All that a finished random match can show, the costly part at a few points only."""
    game, states, actions = match.game, match.states, match.actions
    points = set(rng.sample(range(len(states)), min(POINTS, len(states)))) | {0, len(states) - 1}
    counted: dict[int, Counter[Any]] = {}
    for move, state in enumerate(states):
        where = match.where(move)
        data = state.to_dict()
        here = Counter(pieces(data))
        demand(counted.setdefault(state.round, here) == here, "pieces are not conserved", where)
        if move in points:
            check_copies(game, state, data, where)
            check_refusals(game, state, rng, where)
        if move < len(actions):
            check_action(game, state, actions[move], states[move + 1], where)
    check_read_back(match, sorted(points)[len(points) // 2])
    check_again(match)
    check_end(match)


def check_copies(game: Game, state: State, data: Any, where: str) -> None:
    """Clone, pickle and dict give equal states that go their own way."""
    plain(data, "to_dict", where)
    seats = [*range(game.players), None]
    views = [state.view(seat) for seat in seats]
    for view in views:
        plain(view, "view", where)
    demand(state.views_of(seats) == views, "the views of several seats differ from those of each", where)
    plain(state.rounds(), "rounds", where)
    copies = {"clone": state.clone(), "pickle": loads(dumps(state)), "from_dict": game.from_dict(data)}
    for way, copy in copies.items():
        demand(copy == state, f"{way} gives a state that is not equal", where)
        demand(hash(copy) == hash(state), f"{way} gives a state with another hash", where)
        demand(copy.to_dict() == data, f"{way} gives a state with another dict", where)
        demand(copy.legal_actions() == state.legal_actions(), f"{way} gives a state with other actions", where)
        if not state.over:
            copy.apply(state.legal_actions()[-1])
            demand(state.to_dict() == data, f"an action on the {way} copy changes the original", where)
            demand(copy != state, "a decision leads to an equal state", where)


def check_read_back(match: Match, move: int) -> None:
    """A state read back from its dict has the same future: a field that the dict forgot shows sooner or later."""
    state = match.game.from_dict(match.states[move].to_dict())
    seats = [*range(match.game.players), None]
    for number in range(move, len(match.states)):
        real = match.states[number]
        where = f"{match.where(number)}, read back from its dict after {move}"
        demand(state.seat == real.seat and state.round == real.round, "the turn or round is another one", where)
        demand(state.legal_actions() == real.legal_actions(), "other actions are legal", where)
        demand(state.views_of(seats) == real.views_of(seats), "a seat sees something else", where)
        rows = [[one.observe(seat) for seat in seats] for one in (state, real)]
        demand(rows[0] == rows[1], "a seat observes something else", where)
        check_row(match.game, rows[0][0], where)
        demand(state.scores() == real.scores(), "the scores are other ones", where)
        demand(state.returns() == real.returns(), "the returns are other ones", where)
        if number < len(match.actions):
            state.apply(match.actions[number])


def check_row(game: Game, row: bytes, where: str) -> None:
    """No byte of an observation is higher than its piece says."""
    for piece in game.observation.pieces:
        found = max(row[game.observation[piece.name]])
        demand(found <= piece.most, f"{piece.name!r} holds {found}, its most is {piece.most}", where)


def check_refusals(game: Game, state: State, rng: random.Random, where: str) -> None:
    """Every action that is not legal is refused with a reason and changes nothing."""
    legal = set(state.legal_actions())
    wrong = [action for action in range(game.num_actions) if action not in legal]
    if game.num_actions > MANY:
        near = {action + step for action in legal for step in (-1, 1)} & set(wrong)
        rest = sorted(near) + rng.sample(wrong, min(len(wrong), NEAR_MISSES))
        wrong = rest[:NEAR_MISSES]
    data, before = state.to_dict(), state.legal_actions()
    for action in [*wrong, -1, game.num_actions, 1 << 70]:
        try:
            state.apply(action)
        except Illegal as error:
            demand(bool(error.key), f"action {action} is refused without a key", where)
            for lang in words.LANGUAGES:
                demand(bool(error.say(lang).strip()), f"action {action} is refused without a reason", where)
        else:
            raise Broken(f"action {action} is not legal but accepted ({where})")
        demand(state.legal_actions() == before, "a refused action changes the state", where)
    demand(state.to_dict() == data, "a refused action changes the state", where)


def check_action(game: Game, state: State, action: int, after: State, where: str) -> None:
    """Names, descriptions and effects of the decision that was made."""
    name = state.name(action)
    demand(bool(name.strip()) and name == name.strip(), f"action {action} has no proper name: {name!r}", where)
    demand(len(name.split()) == 1, f"the name {name!r} has a space in it", where)
    demand(state.parse(name) == action, f"{name!r} is not read back as {action}", where)
    plain(state.describe(action), "describe", where)
    for seat in (*range(game.players), None):
        effects = game.effects(state, action, after, seat)
        demand(isinstance(effects, list) and bool(effects), f"seat {seat} sees nothing happen", where)
        plain(effects, "effects", where)


def check_again(match: Match) -> None:
    """The same seed and actions give the same bytes; all names of a state are different."""
    state = match.game.new(seed=match.seed)
    for move, action in enumerate(match.actions):
        names = [state.name(legal) for legal in state.legal_actions()]
        demand(len(set(names)) == len(names), f"two actions share a name: {names}", match.where(move))
        demand(state == match.states[move], "an old state has changed", match.where(move))
        state.apply(action)
    same = json.dumps(state.to_dict()) == json.dumps(match.states[-1].to_dict())
    demand(same, "the same seed and actions end differently", match.where(len(match.actions)))


def check_end(match: Match) -> None:
    """Scores and returns fit each other."""
    game, where = match.game, match.where(len(match.actions))
    final = match.states[-1]
    scores, returns = final.scores(), final.returns()
    demand(len(scores) == len(returns) == game.players, "scores and returns need one entry per seat", where)
    demand(all(-1 <= value <= 1 for value in returns), f"a return is outside [-1, 1]: {returns}", where)
    cooperative = len(set(returns)) == 1 and returns[0] != 0
    if not cooperative:
        demand(abs(sum(returns)) < 1e-9, f"the returns do not sum to 0: {returns}", where)
        order = sorted(range(game.players), key=lambda seat: scores[seat])
        rising = [returns[seat] for seat in order]
        demand(rising == sorted(rising), f"the returns {returns} do not follow the scores {scores}", where)
        winners = returns.count(max(returns))
        best = (game.players - winners) / (winners * (game.players - 1))
        demand(abs(max(returns) - best) < 1e-9, f"{winners} winners should get {best}, not {max(returns)}", where)
    running = match.states[0]
    if not running.over:
        demand(not any(running.returns()), "a running match has returns", where)


def check_redeal(match: Match, rng: random.Random, hidden: Hidden) -> None:
    """A redeal keeps what the seat knows and deals everything else anew."""
    game = match.game
    move = rng.randrange(len(match.states))
    state = match.states[move]
    now = state.to_dict()
    for seat in (*range(game.players), None):
        where = f"{match.where(move)}, redeal for seat {seat}"
        dealt = [state.redeal(seat, number) for number in range(12)]
        demand(state.to_dict() == now, "a redeal changes the original", where)
        for other in dealt:
            demand(other.view(seat) == state.view(seat), "a redeal changes what the seat knows", where)
            demand(other.observe(seat) == state.observe(seat), "a redeal changes what the seat observes", where)
            demand(other.seat == state.seat, "a redeal changes whose turn it is", where)
            if state.seat == seat:
                demand(other.legal_actions() == state.legal_actions(), "a redeal changes the own actions", where)
        demand(state.redeal(seat, 5) == dealt[5], "the same redeal twice is not equal", where)
        groups = hidden([now], [], seat)
        for other in dealt:
            check_known(now, other.to_dict(), groups, where)
        check_varied(state, seat, groups, where)


def check_known(now: Any, dealt: Any, groups: list[Slots], where: str) -> None:
    """A redeal leaves where they are the pieces that the declaration does not call hidden."""
    unknown: dict[Path, Counter[Any]] = {}
    for path in (path for slots in groups for path in slots.paths if isinstance(path[-1], int)):
        unknown.setdefault(path[:-1], Counter())[get(now, path)] += 1
    for place, pieces in unknown.items():
        moved = Counter(_pieces(now, place)) - pieces - Counter(_pieces(dealt, place))
        demand(
            not moved, f"a redeal moves {next(iter(moved), None)!r} away from {place}, where the seat knows it", where
        )


def _pieces(data: Any, place: Path) -> list[Any]:
    """The words of a text, or the entries of a list."""
    found = get(data, place)
    return found.split() if isinstance(found, str) else list(found)


def check_varied(state: State, seat: int | None, groups: list[Slots], where: str) -> None:
    """Every hidden slot takes several values; redeals are made until all have, which takes long where few are left."""
    now = state.to_dict()
    left = {path: get(now, path) for slots in groups if len(slots.paths) > 1 for path in slots.paths}
    before: dict[Path, Any] = {}
    for number in range(REDEALS):
        if not left:
            return
        data = state.redeal(seat, number).to_dict()
        for path, word in list(left.items()):
            value = _slot(data, path, word)
            if before.setdefault(path, value) != value:
                del left[path]
    demand(not left, f"the hidden slot {next(iter(left), ())} never changes", where)


def _slot(data: Any, path: Path, word: Any) -> Any:
    """What a slot holds; of a text also how often the word that was there stands in it, as its words may be sorted."""
    *most, _ = path
    try:
        text = get(data, tuple(most))
        count = text.split().count(word) if isinstance(text, str) else 0
        return json.dumps([count, get(data, path)])
    except (IndexError, KeyError):
        return None


def plain(value: Any, what: str, where: str) -> None:
    """Plain data: what JSON can carry, unchanged."""
    try:
        same = json.loads(json.dumps(value, allow_nan=False)) == value
    except (TypeError, ValueError) as error:
        raise Broken(f"{what} is not plain data: {error} ({where})") from error
    demand(same, f"{what} is not plain data: JSON changes it", where)
