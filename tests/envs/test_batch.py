"""Many matches at once are the same matches one by one."""

from __future__ import annotations

import gc
import os
import pickle
import threading
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install roji[envs]")

import roji  # noqa: E402
from roji.envs import Batch  # noqa: E402
from roji.games.game import Game  # noqa: E402
from tests.family import OWN  # noqa: E402

STEPS = 400 if roji.compiled else 40
GAMES: list[tuple[str, dict[str, Any]]] = [
    *((id, {}) for id in OWN),
    ("koikoi", {"rounds": 1}),
    ("koikoi", {"preset": "rising", "rounds": 2}),
    ("orders", {"players": 5, "rounds": 1}),
    ("kokeshi", {"max_turns": 20}),
]


def made(id: str, options: dict[str, Any]) -> Game:
    return roji.game(id, **options)


def begin(game: Game, seed: int, number: int, n: int) -> tuple[Any, int]:
    """The next match of a row that is not over at the deal, and its number."""
    while (state := game.match(seed, number)).over:
        number += n
    return state, number


@pytest.mark.parametrize(("id", "options"), GAMES)
@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_equals_single_matches_move_by_move(id: str, options: dict[str, Any], threads: int) -> None:
    game, n, seed = made(id, options), 5, 11
    batch = Batch(game, n, seed, threads)
    rng = np.random.default_rng(3)
    single = [begin(game, seed, row, n) for row in range(n)]
    mask = np.zeros(game.num_actions, np.uint8)
    over = 0
    for _ in range(STEPS):
        actions = np.zeros(n, np.int32)
        for row, (state, number) in enumerate(single):
            legal = state.legal_actions()
            state.mask_into(mask)
            assert batch.seat[row] == state.seat
            assert batch.match[row] == number
            assert batch.observation[row].tobytes() == state.observe(state.seat)
            assert batch.legal[row, : batch.count[row]].tolist() == legal
            assert (batch.mask[row] == mask).all()
            assert batch.sample()[row] in legal
            assert batch.state(row) == state
            actions[row] = rng.choice(legal)
        batch.step(actions)
        for row, (state, number) in enumerate(single):
            state.apply(int(actions[row]))
            assert batch.done[row] == state.over
            assert batch.reward[row].tolist() == pytest.approx(state.returns(), abs=1e-6)
            if state.over:
                over += 1
                last = [state.observe(seat) for seat in range(game.players)]
                assert [row.tobytes() for row in batch.final_observation[row]] == last
                single[row] = begin(game, seed, number + n, n)
    assert over or STEPS < 400 or id == "koikoi", "no match ended: the test saw too little"


@pytest.mark.parametrize("id", OWN)
def test_a_run_of_samples_plays_the_matches_of_playouts(id: str) -> None:
    game = roji.game(id) if id != "koikoi" else roji.game(id, rounds=2)
    n = 8 if roji.compiled else 2
    batch, wins, steps = Batch(game, n, seed=5, threads=2), np.zeros(game.players, int), 0
    running = np.ones(n, bool)
    while running.any():
        steps += int(running.sum())
        batch.step(batch.sample())
        wins += (batch.reward[running] > 0).sum(axis=0)
        running &= ~batch.done
    played = roji.playouts(game, n=n, seed=5)
    assert (steps, wins.tolist()) == (played.decisions, played.wins)


@pytest.mark.parametrize("id", OWN)
def test_the_number_of_threads_changes_nothing(id: str) -> None:
    game, n = roji.game(id), 257 if roji.compiled else 5
    one, three = (Batch(game, n, seed=2, threads=threads) for threads in (1, 3))
    out = np.empty(n, np.int32)
    for _ in range(STEPS // 4):
        first, second = one.step(one.sample()), three.step(three.sample(out))
        assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
    assert (one.match == three.match).all()


def test_matches_that_are_over_at_the_deal_are_passed_over() -> None:
    """About one in a hundred of one round is: a lucky hand (H-11)."""
    game = roji.game("koikoi", rounds=1)
    at_once = next(number for number in range(2000) if game.match(1, number).over)
    batch = Batch(game, at_once + 1, seed=1)
    assert batch.match[at_once] == 2 * at_once + 1
    assert (batch.seat >= 0).all()


@pytest.mark.parametrize("id", OWN)
def test_what_was_saved_goes_on_as_before(id: str) -> None:
    game, n = roji.game(id), 6
    batch = Batch(game, n, seed=4)
    for _ in range(STEPS // 2):
        batch.step(batch.sample())
    saved = batch.save()
    after = []
    for _ in range(STEPS // 4):
        after.append([array.copy() for array in batch.step(batch.sample())])
    other = Batch(game, n, seed=4, threads=2)
    for one, kept in ((batch, saved), (other, pickle.loads(pickle.dumps(saved)))):
        one.restore(kept)
        for step in after:
            found = one.step(one.sample())
            assert all(map(np.array_equal, step, found))


def test_what_was_saved_elsewhere_is_refused() -> None:
    game = roji.game("koikoi")
    saved = Batch(game, 2, seed=1).save()
    for other in (Batch(game, 3, seed=1), Batch(game, 2, seed=2), Batch(roji.game("koikoi", rounds=1), 2, seed=1)):
        with pytest.raises(roji.Invalid, match="cannot be put into"):
            other.restore(saved)


def test_a_row_can_go_on_from_a_state_of_ones_own() -> None:
    game = roji.game("koikoi", rounds=1)
    batch, state = Batch(game, 2, seed=1), game.new(seed=9)
    batch.put(1, state)
    assert batch.observation[1].tobytes() == state.observe(state.seat)
    batch.step(batch.sample())
    with pytest.raises(roji.Invalid, match="cannot be put into"):
        batch.put(0, roji.game("koikoi").new(seed=1))


def test_an_illegal_action_moves_nothing_and_is_named() -> None:
    game = roji.game("koikoi")
    batch = Batch(game, 40, seed=3, threads=2)
    before, actions = batch.save(), batch.sample()
    actions[17] = 49
    with pytest.raises(roji.Invalid, match=r"Match 17 .* action 49 is not legal. H-15"):
        batch.step(actions)
    assert (batch.observation == before.arrays["observation"]).all()
    assert all(batch.state(row) == state for row, state in enumerate(before.states))
    for wrong in (-1, 50, 1 << 32, 2**31 - 1):
        given = batch.sample().astype(np.int64)
        given[3] += wrong if wrong == 1 << 32 else wrong - given[3]
        with pytest.raises(roji.Invalid, match="Match 3 of the batch"):
            batch.step(given)


@pytest.mark.parametrize("actions", [[1, 2], 5, [1.0, 2.0, 3.0], [[1, 2, 3]], ["a", "b", "c"]])
def test_actions_are_one_whole_number_for_each_match(actions: Any) -> None:
    with pytest.raises(roji.Invalid, match="one whole number for each of the 3 matches"):
        Batch(roji.game("koikoi"), 3).step(actions)


@pytest.mark.parametrize("wrong", [{"n": 0}, {"n": 1.5}, {"seed": -1}, {"threads": 0}, {"seed": 1 << 64}, {"n": True}])
def test_numbers_that_are_none_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(roji.Invalid, match=f"{next(iter(wrong))} must be a whole number"):
        Batch(roji.game("koikoi"), **({"n": 2} | wrong))


def test_what_the_next_step_relies_on_cannot_be_written() -> None:
    batch = Batch(roji.game("koikoi"), 2)
    for array in (batch.legal, batch.count, batch.match):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    batch.mask[:] = 7
    batch.observation[:] = 7
    batch.step(batch.sample())
    assert set(np.unique(batch.mask)) == {0, 1}


def test_others_take_the_arrays_over_without_a_copy() -> None:
    batch = Batch(roji.game("koikoi"), 4)
    for array in batch.step(batch.sample()):
        assert array.ctypes.data % 64 == 0
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)


def test_a_batch_that_is_used_by_two_threads_says_so() -> None:
    """The second is refused, and both batches that are each used by one go on."""
    batch = Batch(roji.game("kokeshi"), 2048 if roji.compiled else 64, threads=2)
    refused = []

    def steps() -> None:
        try:
            for _ in range(60 if roji.compiled else 3):
                batch.step(batch.sample())
        except roji.Invalid as error:
            refused.append(str(error))

    crowd = [threading.Thread(target=steps) for _ in range(3)]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join()
    assert all("two threads" in text.lower() or "not legal" in text for text in refused)
    batch.reset()
    batch.step(batch.sample())


def test_batches_come_and_go() -> None:
    for number in range(30):
        batch = Batch(roji.game("koikoi"), 64, seed=number, threads=4)
        batch.step(batch.sample())
    del batch
    gc.collect()
    assert threading.active_count() < 10


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_has_threads_of_its_own() -> None:
    batch = Batch(roji.game("koikoi"), 200, seed=1, threads=3)
    batch.step(batch.sample())
    child = os.fork()
    if child == 0:
        try:
            batch.step(batch.sample())
            os._exit(7)
        except BaseException:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    batch.step(batch.sample())
