"""An engine at a seat: a bot like any other to those who ask it."""

from __future__ import annotations

import atexit
import time
from collections import OrderedDict
from contextlib import suppress

from roji.bots.bot import Bot, Opinion
from roji.bots.engines import protocol
from roji.bots.engines.engine import KIND, Engine, EngineFault
from roji.bots.engines.process import GRACE, START, EngineProcess
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.state import Plain, State

RUNNING = 4  # engines that run at once for one process of ours


class EngineBot(Bot):
    """A seat whose decisions come from an engine. It keeps what its seat was told, and so can tell it again."""

    clock = staticmethod(time.monotonic)  # another process works

    def __init__(self, engine: Engine, game: Game, seat: int, seed: int = 0) -> None:
        super().__init__(game, seat, seed)
        if not engine.plays(game.id):
            raise Invalid("engine-game", name=engine.name, game=game.id, known=", ".join(engine.games))
        self.engine, self.name = engine, f"{KIND}:{engine.name}"
        self.seconds = engine.seconds
        self.simulations: int | None = None
        self.told: list[list[Plain]] = []
        self.known = 0  # how much of it the process knows

    def see(self, events: list[Plain]) -> None:
        super().see(events)
        self.told.append(events)

    def budget(self, simulations: int, seconds: float | None = None) -> None:
        """The number is a wish; the time is a bound, and never more than that of the engine."""
        self.simulations = simulations
        self.seconds = self.engine.seconds if seconds is None else min(seconds, self.engine.seconds)

    def choose(self, state: State) -> int:
        return self._ask(state, False)[0].action

    def opinions(self, state: State) -> list[Opinion]:
        return self._ask(state, True)

    def _ask(self, state: State, opinions: bool) -> list[Opinion]:
        process = running.of(self)
        message = protocol.decide(
            state, self.seat, self.told[self.known :], self.decisions, self.seconds, self.simulations,
            process.hello.wants, opinions,
        )  # fmt: skip
        answer = process.ask(message, "move", self.seconds + GRACE)
        self.known = len(self.told)
        return protocol.read_move(answer, state, process.fault)

    def close(self) -> None:
        """Tell the engine how the match went on, and leave it to whoever needs it next."""
        running.leave(self)


class Running:
    """The engines of this process: at most so many, each for one seat of a match at a time.

    Where another one is needed, the engine that was asked longest ago is taken from its match; asked there again, it
    is told that match from the beginning.
    """

    def __init__(self, most: int = RUNNING) -> None:
        self.most = most
        self.busy: OrderedDict[EngineBot, EngineProcess] = OrderedDict()
        self.idle: list[EngineProcess] = []

    def of(self, bot: EngineBot) -> EngineProcess:
        """The process of a bot, which knows its match."""
        process = self.busy.get(bot)
        if process is None or process.process.returncode is not None:
            self.busy.pop(bot, None)
            process = self._free(bot.engine)
            bot.known = 0
            process.ask(protocol.match(bot.game, bot.seat, bot.seed), "ready", START)
            self.busy[bot] = process
        self.busy.move_to_end(bot)
        return process

    def _free(self, engine: Engine) -> EngineProcess:
        """A process of this engine that has nothing to do."""
        if len(self.busy) >= self.most:
            self.idle.append(self.busy.popitem(last=False)[1])
        found = next((process for process in self.idle if process.engine == engine), None)
        if found is not None:
            self.idle.remove(found)
            return found
        while len(self.busy) + len(self.idle) >= self.most:
            self.idle.pop(0).close()
        return EngineProcess(engine)

    def leave(self, bot: EngineBot) -> None:
        """Take the process from a bot."""
        process = self.busy.pop(bot, None)
        if process is not None and process.process.returncode is None:
            with suppress(EngineFault):  # the match is over all the same
                process.ask(protocol.over(bot.told[bot.known :]), "ready", bot.seconds + GRACE)
                self.idle.append(process)

    def close(self) -> None:
        for process in [*self.busy.values(), *self.idle]:
            process.close()
        self.busy.clear()
        self.idle.clear()


running = Running()
atexit.register(running.close)
