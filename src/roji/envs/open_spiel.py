"""Every game in OpenSpiel: after `import roji.envs.open_spiel` there is `pyspiel.load_game("roji_ID")`.

Parameters: `variant` (a small variant of the game), `options` ("rounds:1 starter:0"), `position` (an end game), `deals`
and `seed`. A chance node at the root draws one of `deals` matches, those of seed, seed + 1, ...; with `deals=0` there
is no chance, and the match is that of the seed; `deals=-1` stands for every deal there is, in variants that list them.
`load` writes the parameters for you.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy.typing import NDArray

from roji.envs.knowing import At, written
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.options import shown
from roji.games.registry import game_class, games
from roji.games.state import State
from roji.games.variants import Setup, setup

DEALS, EVERY = 1000, -1
PARAMETERS = {"variant": "", "options": "", "position": "", "deals": DEALS, "seed": 0}


class RojiState(pyspiel.State):  # type: ignore[misc]
    """A match behind OpenSpiel's interface. `at` is None until the root has dealt it."""

    def __init__(self, game: RojiGame, at: At | None = None) -> None:
        super().__init__(game)
        self.at = at

    @property
    def match(self) -> State:
        """The match itself."""
        if self.at is None:
            raise Invalid("spiel-undealt")
        return self.at.match

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.at.match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_actions() if player == self.match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.get_game().chances))

    def _apply_action(self, action: int) -> None:
        if self.at is None:
            self.at = At(self.get_game().deal(action))
        else:
            self.at.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        match = self.match
        return match.name(action) if match.seat == player and action in match.legal_actions() else f"action {action}"

    def is_terminal(self) -> bool:
        return self.at is not None and self.at.match.over

    def returns(self) -> list[float]:
        return [0.0] * self.get_game().num_players() if self.at is None else self.at.match.returns()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> RojiState:
        """A state that this player cannot tell from this one: what it cannot know is dealt anew."""
        made: RojiState = self.clone()
        assert self.at is not None
        made.at = self.at.dealt_anew(player, int(rng() * (1 << 53)))
        return made

    def __str__(self) -> str:
        return "before the deal" if self.at is None else written(self.at.match.to_dict())


class RojiGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. Every registered game is a subclass that knows its id."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.setup = made(self.id, given["variant"], given["options"], given["position"])
        deals, self.first = given["deals"], given["seed"]
        if deals < EVERY or self.first < 0:
            raise Invalid("spiel-deals", deals=deals, seed=self.first)
        self.every = self.setup.every() if deals == EVERY else []
        self.chances = [chance for chance, _ in self.every] or [1 / deals] * deals if deals else []
        game = self.setup.game
        longest = game.max_decisions
        if longest is None:
            raise Invalid("spiel-unbounded", game=repr(game))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=len(self.chances),
            num_players=game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.together else 0.0,
            max_game_length=longest,
        )
        super().__init__(game_type(self.id, bool(self.chances)), info, given)

    def deal(self, number: int) -> State:
        """The match behind an outcome of the root."""
        return self.every[number][1].clone() if self.every else self.setup.new(self.first + number)

    def new_initial_state(self) -> RojiState:
        return RojiState(self, None if self.chances else At(self.deal(0)))

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.setup.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a player sees. The tensor has the pieces of the game's observation; the string with perfect recall is the
    spectator's log and the player's view.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Invalid("spiel-private")
        self.kind = kind
        self.secret = kind.private_info == pyspiel.PrivateInfoType.NONE
        spec = game.observation
        self.row = np.zeros(spec.size, np.uint8)
        self.most = np.maximum(np.frombuffer(spec.most(), np.uint8), 1).astype(np.float32)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not kind.perfect_recall:  # a row of bytes does not hold the order in which things happened
            self.tensor = np.zeros(spec.size, np.float32)
            self.dict = {piece.name: self.tensor[spec[piece.name]].reshape(piece.shape) for piece in spec.pieces}

    def set_from(self, state: RojiState, player: int) -> None:
        if self.tensor is None:
            return
        if state.at is None:
            self.tensor.fill(0)
            return
        state.at.match.observe_into(None if self.secret else player, self.row)
        np.divide(self.row, self.most, out=self.tensor)

    def string_from(self, state: RojiState, player: int) -> str:
        if state.at is None:
            return f"seat {player} before the deal"
        seat = None if self.secret else player
        if self.kind.public_info and self.kind.perfect_recall:
            return state.at.known(seat)
        return written(state.at.match.view(seat))


def made(id: str, variant: str, options: str, position: str) -> Setup:
    """The setup that parameters describe: options are pairs `name:value`, quoted where OpenSpiel would misread them."""
    pairs = [pair.partition(":") for pair in options.split()]
    if wrong := [name for name, colon, _ in pairs if not colon]:
        raise Invalid("spiel-options", given=wrong[0])
    found = setup(f"{id}:{variant}" if variant else id, **{name: unquote(value) for name, _, value in pairs})
    return Setup(found.game, json.loads(unquote(position))) if position else found


def load(
    id: str, /, variant: str = "", position: State | None = None, deals: int = DEALS, seed: int = 0, **options: Any
) -> RojiGame:
    """A game with these options, as `pyspiel.load_game` makes it; with a position, the end game that begins there."""
    parameters = {
        "variant": variant,
        "options": " ".join(f"{name}:{quote(shown(value), safe='')}" for name, value in options.items()),
        "position": "" if position is None else quote(written(position.to_dict()), safe=""),
        "deals": deals,
        "seed": seed,
    }
    found: RojiGame = pyspiel.load_game(register(id).__name__, parameters)
    return found


def game_type(id: str, chance: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    game = game_class(id)()
    kinds = pyspiel.GameType
    seats = next((option.values for option in game.option_table if option.name == "players"), [game.players])
    return kinds(
        short_name=f"roji_{id}",
        long_name=f"Roji: {id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION if game.open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register(id: str) -> type[RojiGame]:
    """Tell OpenSpiel of a game; done at the import of this module for all games that are installed then."""
    name = f"roji_{id}"
    if name not in globals():
        # A class of this module by its name, so that what OpenSpiel pickles can be read again.
        globals()[name] = type(name, (RojiGame,), {"id": id, "__module__": __name__})
        pyspiel.register_game(game_type(id, chance=True), globals()[name])
    found: type[RojiGame] = globals()[name]
    return found


for _id in games():
    register(_id)
