"""Observations: named pieces, the same bytes for ever under the same version, and no way to leak past a buffer."""

from __future__ import annotations

import hashlib
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import roji
from roji.games.game import Game
from roji.games.observation import Observation, Piece
from roji.games.state import State
from tests.family import OWN

GOLDEN = Path(__file__).parent / "observations.toml"
CHANGED = "what {game} shows has changed: raise the version of its observation, say so in docs/envs, then run {command}"
COMMAND = "python -m tests.games.test_observations"


def walk(game: Game, seed: int) -> list[State]:
    """The states of a random match."""
    rng = random.Random(seed)
    state = game.new(seed=seed)
    states = [state.clone()]
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


def fingerprint(game: Game) -> dict[str, Any]:
    """The spec of an observation, and all that is observed in a few matches."""
    digest = hashlib.sha256()
    for seed in range(3):
        for state in walk(game, seed)[:200]:
            for seat in (*range(game.players), None):
                digest.update(state.observe(seat))
    return {"version": game.observation.version, "spec": game.observation.digest(), "bytes": digest.hexdigest()[:16]}


@pytest.mark.parametrize("id", OWN)
def test_an_observation_means_the_same_until_its_version_changes(id: str) -> None:
    stored = tomllib.loads(GOLDEN.read_text("utf-8"))[id]
    assert fingerprint(roji.game(id)) == stored, CHANGED.format(game=id, command=COMMAND)


@pytest.mark.parametrize("id", OWN)
def test_pieces_have_different_names_and_fill_the_row(id: str) -> None:
    spec = roji.game(id).observation
    assert len({piece.name for piece in spec.pieces}) == len(spec.pieces)
    assert sum(piece.size for piece in spec.pieces) == spec.size == len(spec.most())
    assert all(piece.meaning for piece in spec.pieces)
    last = spec.pieces[-1]
    assert spec[last.name] == slice(spec.size - last.size, spec.size)


@pytest.mark.parametrize("id", OWN)
def test_the_seat_to_move_finds_itself_in_the_row(id: str) -> None:
    game = roji.game(id)
    for state in walk(game, 5):
        for seat in range(game.players):
            seen = game.observation.decode(state.observe(seat))
            assert seen["seat"].index(1) == seat
            to_move = None if state.seat is None else (state.seat - seat) % game.players
            assert seen["to_move"] == [int(other == to_move) for other in range(game.players)]
        assert not any(game.observation.decode(state.observe(None))["seat"])


def test_a_row_is_written_into_any_buffer_of_its_size() -> None:
    game = roji.game("koikoi")
    state = game.new(seed=1)
    row = bytearray(b"\xff" * game.observation.size)
    state.observe_into(0, row)
    assert bytes(row) == state.observe(0)
    rows = memoryview(bytearray(3 * game.observation.size))
    state.observe_into(1, rows[game.observation.size : 2 * game.observation.size])
    assert bytes(rows) == bytes(game.observation.size) + state.observe(1) + bytes(game.observation.size)


def test_a_buffer_that_does_not_fit_is_refused() -> None:
    game = roji.game("koikoi")
    state = game.new(seed=1)
    with pytest.raises(roji.Invalid, match=f"exactly {game.observation.size} bytes"):
        state.observe_into(0, bytearray(game.observation.size + 1))
    with pytest.raises(roji.Invalid, match="exactly 50 bytes"):
        state.mask_into(bytearray(49))
    with pytest.raises((BufferError, TypeError)):
        state.observe_into(0, bytes(game.observation.size))
    with pytest.raises(roji.Invalid, match="seat"):
        state.observe(2)


@pytest.mark.parametrize("id", OWN)
def test_a_mask_marks_the_legal_actions(id: str) -> None:
    game = roji.game(id)
    mask = bytearray(b"\xff" * game.num_actions)
    for state in walk(game, 2):
        state.mask_into(mask)
        assert [action for action, legal in enumerate(mask) if legal] == state.legal_actions()


def test_a_piece_decodes_to_lists_of_its_shape() -> None:
    spec = Observation(1, [Piece("a", (2, 2), "four numbers"), Piece("b", (1,), "one")])
    assert spec.decode(bytes([1, 2, 3, 4, 5])) == {"a": [[1, 2], [3, 4]], "b": [5]}
    assert spec.digest() != Observation(1, [Piece("a", (2, 2), "others"), Piece("b", (1,), "one")]).digest()


if __name__ == "__main__":
    with GOLDEN.open("w", encoding="utf-8") as file:
        file.write(f"# What is observed in three random matches of every game; made by `{COMMAND}`.\n")
        for game_id in OWN:
            file.write(f"\n[{game_id}]\n")
            for key, value in fingerprint(roji.game(game_id)).items():
                file.write(f"{key} = {value!r}\n".replace("'", '"'))
