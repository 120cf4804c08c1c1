"""One match: what follows from what, and what the bots get to know."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from roji.arena import match
from roji.arena.match import Played, play, read
from roji.arena.settings import Settings, Task, choose, plan
from roji.bots.bot import Bot
from roji.bots.simple import RandomBot
from roji.games.state import State


def untimed(played: Played) -> Played:
    return replace(played, seconds=[], worst=[])


def test_a_match_follows_from_settings_deal_and_seating() -> None:
    settings = choose("koikoi", {"rounds": 2}, ["search:20", "random"], deals=2)
    first = [play(settings, task) for task in plan(settings)]
    again = [play(settings, task) for task in reversed(plan(settings))]
    assert [untimed(played) for played in first] == [untimed(played) for played in reversed(again)]
    assert len({played.seed for played in first}) == 2
    assert [played.bots for played in first[:2]] == [["search:20", "random"], ["random", "search:20"]]


@pytest.mark.parametrize(
    ("game", "options"),
    [("koikoi", {"rounds": 1}), ("orders", {"players": 3, "rounds": 1}), ("kokeshi", {}), ("niwashi", {})],
)
def test_every_game_is_played_to_its_end(game: str, options: dict[str, Any]) -> None:
    bots = ["random"] * (3 if game == "orders" else 2)
    played = play(choose(game, options, bots), Task(0, 0, 0))
    assert len(played.scores) == len(played.returns) == len(bots)
    assert sum(played.shares) == pytest.approx(1)
    assert (played.tiles or 0) > 0 or game != "niwashi"
    assert all(worst <= total for worst, total in zip(played.worst, played.seconds, strict=True))


def test_a_shared_win_is_shared() -> None:
    played = Played(0, 0, 0, ["a", "b", "c"], 1, [5, 5, 2], [0.25, 0.25, -0.5], [1] * 3, [0.0] * 3, [0.0] * 3, None)
    assert played.shares == [0.5, 0.5, 0.0]


def test_seatings_of_an_open_game_share_the_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    class First(RandomBot):
        def choose(self, state: State) -> int:
            if self.decisions == 5:
                asked.append(state.to_dict())
            return super().choose(state)

    monkeypatch.setattr(match, "bot", First)
    monkeypatch.setattr(match, "seated", lambda settings, task, game, seat, name: First(game, seat, task.seating))
    settings = choose("kokeshi", {"max_turns": 10}, ["random", "greedy"], opening=5, deals=2)
    for task in plan(settings):
        play(settings, task)
    assert asked[0] == asked[1]
    assert asked[2] == asked[3] != asked[0]


class Witness(RandomBot):
    """Notes all it gets, and cheats if it can."""

    states: list[State] = []
    told: list[tuple[int, Any]] = []

    def choose(self, state: State) -> int:
        Witness.states.append(state)
        chosen = super().choose(state)
        state.apply(chosen)
        return chosen

    def see(self, events: Any) -> None:
        super().see(events)
        Witness.told.append((self.seat, events))


def test_a_bot_gets_what_its_seat_may_know_and_cannot_alter_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def seated(settings: Settings, task: Task, game: Any, seat: int, name: str) -> Bot:
        return Witness(game, seat, settings.number("bot", *task, seat))

    settings = choose("koikoi", {"rounds": 1}, ["random", "random"])
    honest = play(settings, Task(0, 0, 0))
    monkeypatch.setattr(match, "seated", seated)
    Witness.states, Witness.told = [], []
    watched = play(settings, Task(0, 0, 0))
    assert (watched.scores, watched.decisions) == (honest.scores, honest.decisions)
    told = [{seat for seat, _ in Witness.told[at : at + 2]} for at in range(0, len(Witness.told), 2)]
    assert told == [{0, 1}] * len(Witness.states)


def test_only_choices_count_as_decisions() -> None:
    settings = choose("koikoi", {"rounds": 1}, ["random", "random"])
    state = settings.made().new(seed=settings.number("deal", 0))
    bots = [match.seated(settings, Task(0, 0, 0), state.game, seat, "random") for seat in range(2)]
    wanted = [0, 0]
    while (seat := state.seat) is not None:
        wanted[seat] += len(state.legal_actions()) > 1
        events = state.traced(bots[seat].choose(state.redeal(seat, bots[seat].decisions)))
        for bot in bots:
            bot.see(state.told(events, bot.seat))
    assert play(settings, Task(0, 0, 0)).decisions == wanted


def test_a_number_in_a_name_goes_before_the_common_budget() -> None:
    settings = choose("koikoi", {}, ["search:7", "search"], sims=30, seconds=2.0)
    own, common = (match.seated(settings, Task(0, 0, 0), settings.made(), 0, name) for name in settings.bots)
    assert (vars(own)["simulations"], vars(own)["seconds"]) == (7, 2.0)
    assert (vars(common)["simulations"], vars(common)["seconds"]) == (30, 2.0)


def test_a_match_is_read_as_it_was_written() -> None:
    played = play(choose("koikoi", {"rounds": 1}, ["random", "random"]), Task(0, 0, 0))
    assert read(played.to_dict()) == played
    bad: list[Any] = [{}, [], {**played.to_dict(), "scores": [1]}, {**played.to_dict(), "more": 1}]
    for data in bad:
        with pytest.raises(ValueError, match="not a match"):
            read(data)


def test_times_are_those_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sleepy(RandomBot):
        def choose(self, state: State) -> int:
            time.sleep(0.002)
            return super().choose(state)

    monkeypatch.setattr(match, "seated", lambda settings, task, game, seat, name: Sleepy(game, seat, task.seating))
    begun = time.monotonic()
    played = play(choose("koikoi", {"rounds": 1}, ["random", "random"]), Task(0, 0, 0))
    assert sum(played.seconds) < (time.monotonic() - begun) / 2
