"""Engines: programs of others. Whatever they do, nothing but their own match suffers, and no secret gets out."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import roji
from roji.bots.bot import asked, bot, decide
from roji.bots.engines import bot as engines_bot
from roji.bots.engines.bot import EngineBot, Running, running
from roji.bots.engines.engine import Engine, EngineFault, greeted, read
from roji.bots.engines.process import EngineProcess
from roji.bots.engines.speak import Talk, speak
from roji.games.errors import Invalid
from roji.games.state import State
from tests.bots.engines.programs import BAD, EXAMPLE, WELL, program
from tests.bots.test_leaks import TWINS, a_match, twins
from tests.family import OWN
from tests.server.test_bot_workers import gone

ROJI = f"{sys.executable} -m roji.cli.main engine"


@pytest.fixture(autouse=True)
def _none_is_left() -> Any:
    yield
    running.close()


def seated(engine: Engine, state: State) -> EngineBot:
    assert state.seat is not None
    return EngineBot(engine, state.game, state.seat, seed=7)


def started(game: str = "koikoi", **options: Any) -> State:
    return roji.game(game, **options).new(seed=3)


@pytest.mark.parametrize("game", sorted(OWN))
def test_an_engine_of_a_few_lines_plays_every_game(game: str) -> None:
    engine = Engine("chance", f"{sys.executable} {EXAMPLE}")
    state = started(game)
    player = seated(engine, state)
    for _ in range(5):
        action = decide(player, state) if state.seat == player.seat else state.legal_actions()[0]
        events = state.traced(action)
        player.see(state.told(events, player.seat))
    assert len(EXAMPLE.read_text().splitlines()) <= 30


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_bot_of_ours_decides_the_same_over_the_protocol(game: str) -> None:
    """Each line goes through JSON and back, as between two programs."""
    state = started(game)
    talks = [Talk(state.game, "greedy") for _ in range(state.game.players)]
    made = [Spoken(Engine("ours", "-"), state.game, seat, seed=5) for seat in range(state.game.players)]
    inside = [bot("greedy", state.game, seat, seed=5) for seat in range(state.game.players)]
    for player, talk in zip(made, talks, strict=True):
        player.talk = talk
    for _ in range(40):
        seat = state.seat
        if seat is None:
            break
        action = decide(made[seat], state)
        assert action == decide(inside[seat], state)
        events = state.traced(action)
        for other in range(state.game.players):
            made[other].see(state.told(events, other))
            inside[other].see(state.told(events, other))


class Spoken(EngineBot):
    """An engine bot that speaks with a bot of ours in this process instead of another one."""

    talk: Talk

    def _ask(self, state: State, opinions: bool) -> Any:
        from roji.bots.engines import protocol

        if not self.known and self.talk.bot is None:
            self.say(protocol.match(self.game, self.seat, self.seed))
        wants = protocol.read_hello(self.say(protocol.hello()), EngineFault).wants
        saw, self.known = self.told[self.known :], len(self.told)
        told = protocol.decide(state, self.seat, saw, self.decisions, 1.0, None, wants, opinions)
        return protocol.read_move(self.say(told), state, EngineFault)

    def say(self, message: Any) -> Any:
        return json.loads(json.dumps(self.talk.answer(json.dumps({**message, "id": 1}))))


def test_a_bot_of_ours_plays_as_a_program_with_figures() -> None:
    state = started(rounds=1)
    assert state.seat is not None
    engine = greeted(Engine("ours", f"{ROJI} koikoi search:50"))
    assert engine.games == ("koikoi",)
    found = seated(engine, state).opinions(asked(seated(engine, state), state))
    wanted = bot("search:50", state.game, state.seat, seed=7)
    assert found == wanted.opinions(asked(wanted, state))


@pytest.mark.parametrize("key", sorted(BAD))
def test_an_engine_that_misbehaves_is_named_and_ended(key: str, tmp_path: Path) -> None:
    state = started()
    engine = program(tmp_path, BAD[key])
    player = seated(replace(engine, seconds=0.2) if key == "engine-timeout" else engine, state)
    process = running.of(player).process
    with pytest.raises(EngineFault) as caught:
        decide(player, state)
    assert (caught.value.key, caught.value.args["engine"]) == (key, "test")
    assert "test" in caught.value.say("de")
    assert process.poll() is not None
    if key == "engine-died":
        assert "no more" in str(caught.value)


def test_after_a_fault_it_is_started_again_and_told_everything(tmp_path: Path) -> None:
    once = tmp_path / "broken"
    line = f'open({str(once)!r}, "x") and os._exit(1) if not os.path.exists({str(once)!r}) else {WELL}'
    state = started()
    player = seated(program(tmp_path, line), state)
    action = state.legal_actions()[0]
    for _ in range(2):
        player.see(state.effects_of(action, player.seat)[1])
    with pytest.raises(EngineFault):
        decide(player, state)
    assert decide(player, state) == action
    told = [json.loads(line) for line in (tmp_path / "test.log").read_text().splitlines()]
    assert [line["do"] for line in told] == ["hello", "match", "decide"] * 2
    assert [len(line["saw"]) for line in told if line["do"] == "decide"] == [2, 2]


@pytest.mark.parametrize("game", sorted(set(OWN) - {"kokeshi"}))
def test_no_secret_is_ever_sent(game: str, tmp_path: Path) -> None:
    """Over twins that differ only in what its seat cannot know, an engine is sent the same bytes, position and all."""
    match, move = a_match(game)
    lines = []
    for number, states in enumerate([match.states[: move + 1], *twins(match, move)]):
        player = seated(program(tmp_path, WELL, name=f"twin{number}"), states[-1])
        for before, action in zip(states, match.actions[:move], strict=False):
            player.see(before.effects_of(action, player.seat)[1])
        decide(player, states[-1])
        lines.append((tmp_path / f"twin{number}.log").read_text())
    assert len(lines) == TWINS + 1
    assert '"position"' in lines[0]
    assert '"saw":[[' in lines[0]
    assert set(lines) == {lines[0]}


def test_an_engine_gets_nothing_of_our_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROJI_SECRET", "swordfish")
    line = 'say(do="error", id=id, why=os.environ.get("ROJI_SECRET", "nothing"))'
    with pytest.raises(EngineFault, match="nothing"):
        decide(seated(program(tmp_path, line), started()), started())


def test_memory_is_bounded(tmp_path: Path) -> None:
    engine = replace(program(tmp_path, f"kept = bytearray(300_000_000); {WELL}"), megabytes=100)
    with pytest.raises(EngineFault, match="MemoryError"):
        decide(seated(engine, started()), started())


def test_it_thinks_only_while_it_is_asked_and_ends_with_us(tmp_path: Path) -> None:
    engine = program(tmp_path, WELL)
    code = (
        "import sys, time; from roji.bots.engines.engine import Engine; "
        "from roji.bots.engines.process import EngineProcess; "
        f"made = EngineProcess(Engine('x', {engine.command!r})); print(made.process.pid, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as ours:
        assert ours.stdout is not None
        pid = int(ours.stdout.readline())
        until = time.monotonic() + 5
        while (state := Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0]) != "T" and time.monotonic() < until:
            time.sleep(0.01)
        assert state == "T"
        ours.send_signal(signal.SIGKILL)
        ours.wait()
        assert gone(pid)


def test_what_an_engine_starts_ends_with_it(tmp_path: Path) -> None:
    started_by_it = tmp_path / "pid"
    line = (
        f'import subprocess; open({str(started_by_it)!r}, "w").write(str(subprocess.Popen(["sleep", "60"]).pid)); '
        + BAD["engine-garbage"]
    )
    with pytest.raises(EngineFault):
        decide(seated(program(tmp_path, line), started()), started())
    assert gone(int(started_by_it.read_text()))


def test_engines_beyond_the_bound_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Running(1)
    monkeypatch.setattr(engines_bot, "running", few)
    engine = program(tmp_path, WELL)
    one, other = started(), started("orders")
    first, second = seated(engine, one), seated(engine, other)
    for _ in range(2):
        assert decide(first, one) == one.legal_actions()[0]
        assert decide(second, other) == other.legal_actions()[0]
    assert len(few.busy) + len(few.idle) == 1
    first.close()
    second.close()
    few.close()
    told = [json.loads(line)["do"] for line in (tmp_path / "test.log").read_text().splitlines()]
    assert told == ["hello", *["match", "decide"] * 4, "over"]


def test_only_who_runs_the_program_names_a_command(tmp_path: Path) -> None:
    game = roji.game("koikoi")
    for name in (f"engine:{sys.executable}", "engine:x", "engine"):
        with pytest.raises(Invalid, match="There is no bot"):
            bot(name, game, 0)
    with pytest.raises(Invalid, match="There is no engine"):
        bot("engine:true", game, 0, engines={"mine": Engine("mine", "true")})
    with pytest.raises(Invalid, match="does not play koikoi"):
        bot("engine:mine", game, 0, engines={"mine": Engine("mine", "true", games=("go",))})


@pytest.mark.parametrize(
    ("pair", "says"),
    [("mine", "NAME=COMMAND"), ("=x", "NAME=COMMAND"), ("a b=x", "NAME=COMMAND"), ("a=nothing-like-it", "no program"),
     ("a='", "cannot be read"), ("a=", "no program")],
)  # fmt: skip
def test_a_command_that_is_none_is_refused(pair: str, says: str) -> None:
    with pytest.raises(Invalid, match=says):
        read(pair)


@pytest.mark.parametrize(
    ("program_text", "says"),
    [("pass", "ended by itself"), ("print('{}')", "should have answered"),
     ("print('{\"do\": \"hello\", \"id\": 1, \"protocol\": 2}')", "version 2"),
     ("print('{\"do\": \"hello\", \"id\": 1, \"protocol\": 1}')", "“name”"),
     ("print('[' * 100000)", "line of JSON"), ("print('NaN')", "line of JSON")],
)  # fmt: skip
def test_an_engine_that_does_not_greet_is_refused_before_a_match(program_text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "engine.py"
    path.write_text(program_text)
    with pytest.raises(EngineFault, match=says):
        greeted(Engine("x", f"{sys.executable} {path}"))


def test_a_host_that_makes_mistakes_is_told_what_would_be_right() -> None:
    lines = [
        "nonsense", "[]", "[" * 100_000, '{"do": "dance", "id": 4}', '{"do": "decide", "id": 5}', '{"do": "match"}',
        '{"do": "match", "game": "go"}', '{"do": "match", "game": "koikoi", "seat": 5}',
        '{"do": "match", "game": "koikoi", "seat": 0, "rules": 99}', '{"do": "match", "game": "koikoi", "seat": 0}',
        '{"do": "decide", "position": {}}', '{"do": "over", "id": 12}',
    ]  # fmt: skip
    out = io.StringIO()
    speak(roji.game("koikoi"), "greedy", lines, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["do"] for answer in answers] == ["error"] * 9 + ["ready", "error", "ready"]
    assert all(answer["why"] for answer in answers if answer["do"] == "error")
    assert (answers[3]["id"], answers[-1]["id"]) == (4, 12)


def test_a_host_that_sends_its_own_position_gives_nothing_away() -> None:
    """Ours deals anew what its seat cannot know, so that a host may send what it has."""
    match, move = a_match("koikoi")
    chosen = set()
    for states in [match.states[: move + 1], *twins(match, move)]:
        state = states[-1]
        talk = Talk(state.game, "search:40")
        saw = [
            before.effects_of(action, state.seat)[1]
            for before, action in zip(states, match.actions[:move], strict=False)
        ]
        begin = {"do": "match", "game": "koikoi", "options": state.game.options, "seat": state.seat}
        talk.answer(json.dumps(begin))
        answer = talk.answer(json.dumps({"do": "decide", "saw": saw, "position": state.to_dict()}))
        chosen.add(answer["move"])
    assert len(chosen) == 1


def test_a_process_that_was_asked_nothing_more_can_be_closed_twice(tmp_path: Path) -> None:
    made = EngineProcess(program(tmp_path, WELL))
    made.close()
    made.close()
    assert made.process.returncode is not None
    with pytest.raises(ProcessLookupError):
        os.killpg(made.process.pid, 0)
