"""The conformance kit passes good games and catches every kind of broken one."""

from __future__ import annotations

import importlib
import random
from types import ModuleType
from typing import Any

import pytest

import roji
from roji.games.errors import Illegal
from roji.testing import Broken, Slots, check_game
from roji.testing.check import check_redeal, play
from roji.testing.hidden import get, nothing_hidden, put
from roji.testing.leaks import check_leaks


def check(game: Any) -> int:
    facts = importlib.import_module("pebbles_facts")
    return check_game(game, matches=4, seed=1, pieces=facts.pieces, hidden=facts.hidden, modes=False)


def test_a_plain_game_from_another_package_keeps_the_contract(pebbles: ModuleType) -> None:
    assert "pebbles" in roji.list_games()
    facts = importlib.import_module("pebbles_facts")
    assert check_game(roji.game("pebbles"), matches=20, seed=1, pieces=facts.pieces, hidden=facts.hidden) == 120


def test_a_foreign_game_must_declare_its_pieces_and_secrets(pebbles: ModuleType) -> None:
    with pytest.raises(TypeError, match="hidden="):
        check_game(roji.game("pebbles"), matches=1)


def broken(pebbles: ModuleType, changes: dict[str, Any]) -> Any:
    """The game with some methods of its states replaced."""

    class State(pebbles.PebblesState):  # type: ignore[misc, name-defined]
        pass

    for name, change in changes.items():
        setattr(State, name, change)

    class Game(pebbles.Pebbles):  # type: ignore[misc, name-defined]
        def start(self, seed: Any, deal: Any) -> Any:
            made = super().start(seed, deal)
            return State(made.hands, made.bag)

        def read(self, data: Any) -> Any:
            return State(data["hands"], data["bag"], data["laid"], data["leader"], data["tricks"])

    # A state is pickled with its game, and that by name: give this one a name of its own.
    Game.__name__ = Game.__qualname__ = "Broken_" + "_".join(change.__name__ for change in changes.values())
    globals()[Game.__name__] = Game
    return Game()


def leaking_view(self: Any, seat: int | None) -> Any:
    return {"counts": [len(hand) for hand in self.hands], "sum": sum(self.hands[0])}


def leaking_effects(self: Any, before: Any, action: int, seat: int | None) -> Any:
    return [{"do": "lay", "pebble": action, "left": sorted(self.hands[0] + self.hands[1])}]


def unsorted_actions(self: Any) -> list[int]:
    return list(self.hands[self.seat])[::-1] if any(self.hands) else []


def mutating_refusal(self: Any, action: int) -> Illegal:
    self.leader = 1 - self.leader
    return Illegal("P-1", "action-range", action=str(action), last=8)


def leaking_refusal(self: Any, action: int) -> Illegal:
    return Illegal("P-1", "action-range", action=str(self.bag), last=8)


def losing_apply(self: Any, action: int) -> None:
    seat = self.seat
    self.hands[seat].remove(action)
    self.laid.append((seat, action))
    if self.bag:
        self.bag.pop()
    if len(self.laid) % 2 == 0:
        self.tricks[self.leader] += 1


def idle_redeal(self: Any, seat: int | None, seed: int) -> None:
    """Deals nothing anew."""


def peeking_redeal(self: Any, seat: int | None, seed: int) -> None:
    if self.seat is None:
        return
    others = [other for other in range(2) if other != seat]
    unknown = self.bag + [pebble for other in others for pebble in self.hands[other]]
    turn = seed % max(1, len(unknown))
    unknown = unknown[turn:] + unknown[:turn]  # from where they lie, not from the sorted unknowns
    for other in others:
        count = len(self.hands[other])
        self.hands[other], unknown = sorted(unknown[:count]), unknown[count:]
    self.bag = unknown


def telling_redeal(self: Any, seat: int | None, seed: int) -> None:
    self.leader = 1 - self.leader


def forgetful_dict(self: Any) -> Any:
    return {**real_dict(self), "tricks": [0, 0]}


def real_dict(self: Any) -> Any:
    return {
        "hands": [list(hand) for hand in self.hands],
        "bag": list(self.bag),
        "laid": [list(entry) for entry in self.laid],
        "leader": self.leader,
        "tricks": list(self.tricks),
    }


def nameless(self: Any, action: int) -> str:
    return f"p{action % 3}"


def odd_describe(self: Any, action: int) -> Any:
    return {"do": {action}}


def shared_clone(self: Any) -> Any:
    return self


def endless(self: Any, action: int) -> None:
    self.tricks[0] += 1


def unfair_returns(self: Any) -> list[float]:
    return [0.5, 0.25] if self.seat is None else [0.0, 0.0]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"view": leaking_view}, "redeal changes what the seat knows"),
        ({"effects": leaking_effects}, "effects tells what is hidden"),
        ({"legal_actions": unsorted_actions}, "not sorted"),
        ({"refusal": mutating_refusal}, "refused action changes the state"),
        ({"refusal": leaking_refusal}, "refusals tells what is hidden"),
        ({"apply": losing_apply}, "pieces are not conserved"),
        ({"redeal": idle_redeal}, "never changes"),
        ({"redeal": peeking_redeal}, "redeal depends on what is hidden"),
        ({"redeal": telling_redeal}, "redeal changes"),
        ({"to_dict": forgetful_dict}, "read back from its dict"),
        ({"name": nameless}, "not read back|share a name"),
        ({"describe": odd_describe}, "not plain data"),
        ({"clone": shared_clone}, "changes the original|old state has changed|equal|is refused"),
        ({"apply": endless}, "does not end"),
        ({"returns": unfair_returns}, "sum to 0"),
    ],
    ids=lambda value: "-".join(change.__name__ for change in value.values()) if isinstance(value, dict) else "",
)
def test_a_broken_game_is_caught(
    pebbles: ModuleType, changes: dict[str, Any], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roji.testing.check.LONGEST", 200)
    assert check(broken(pebbles, {})) == 24
    with pytest.raises(Broken, match=says):
        check(broken(pebbles, changes))


def test_events_that_show_something_must_be_declared(pebbles: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `turns_up` or `shows` left empty undo would go back across what was shown."""
    game = broken(pebbles, {})
    for declared in (frozenset({"lay"}), None):
        monkeypatch.setattr(type(game), "turns_up", declared, raising=False)
        check(game)
    monkeypatch.setattr(type(game), "turns_up", frozenset[str]())
    with pytest.raises(Broken, match=r"lay.*name it in turns_up or shows"):
        check(game)
    monkeypatch.setattr(type(game), "shows", frozenset({"lay"}))
    with pytest.raises(Broken, match=r"trick.*name it in turns_up or shows"):  # the last trick opens the bag to both
        check(game)
    monkeypatch.setattr(type(game), "turns_up", frozenset({"trick"}))
    check(game)


def test_a_redeal_must_leave_known_pieces_where_they_are(pebbles: ModuleType) -> None:
    """A seat that has seen a pebble of the other hand knows it, though no view says so."""
    facts = importlib.import_module("pebbles_facts")

    def hidden(dicts: list[Any], moves: list[str], seat: int | None) -> list[Slots]:
        groups: list[Slots] = facts.hidden(dicts, moves, seat)
        open_pebble = dicts[0]["hands"][1][0]  # shown to everybody at the deal
        return [Slots([path for path in slots.paths if get(dicts[0], path) != open_pebble]) for slots in groups]

    rng = random.Random(1)
    match = play(broken(pebbles, {}), 3, rng)
    del match.states[1:], match.actions[:]
    with pytest.raises(Broken, match=r"a redeal moves \d away from \('hands', 1\)"):
        check_redeal(match, rng, hidden)


def test_the_leak_test_alone_catches_a_leaking_view(pebbles: ModuleType) -> None:
    facts = importlib.import_module("pebbles_facts")
    game = broken(pebbles, {"view": leaking_view})
    rng = random.Random(2)
    match = play(game, 3, rng)
    del match.states[3:], match.actions[2:]  # the leak test looks at a point with hidden hands
    with pytest.raises(Broken, match="view tells what is hidden"):
        check_leaks(match, rng, facts.hidden)


def test_a_declaration_that_forgets_hidden_slots_does_not_pass_by_doing_nothing(pebbles: ModuleType) -> None:
    """A view that depends on hidden things is caught by the redeal even then."""
    facts = importlib.import_module("pebbles_facts")
    game = broken(pebbles, {"view": leaking_view})
    with pytest.raises(Broken):
        check_game(game, matches=2, seed=1, pieces=facts.pieces, hidden=nothing_hidden, modes=False)


def test_slots_are_read_and_written_in_lists_and_in_words_of_a_text() -> None:
    data = {"hands": ["1L 2A", [3, 4]]}
    assert get(data, ("hands", 0, 1)) == "2A"
    put(data, ("hands", 0, 1), "9R")
    put(data, ("hands", 1, 0), 7)
    assert data == {"hands": ["1L 9R", [7, 4]]}


def test_an_exception_inside_a_plain_game_reaches_the_caller_of_playouts(pebbles: ModuleType) -> None:
    def failing(self: Any, action: int) -> None:
        raise RuntimeError("the pebble broke")

    with pytest.raises(RuntimeError, match="the pebble broke"):
        roji.playouts(broken(pebbles, {"apply": failing}), n=3)
    state = broken(pebbles, {"apply": failing}).new(seed=1)
    with pytest.raises(RuntimeError, match="the pebble broke"):
        state.apply(state.legal_actions()[0])
    made = roji.playouts(roji.game("pebbles"), n=50, seed=2, threads=2)
    assert (made.games, made.decisions) == (50, 300)
    assert sum(made.wins) == 50
