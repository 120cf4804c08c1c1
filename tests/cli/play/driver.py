"""A person at the table, for tests: looks at the screen, aims with keys or mouse, chooses at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

import roji
from roji.cli.play.app import RojiApp
from roji.cli.play.canvas import Target
from roji.cli.play.frame import TableFrame
from roji.cli.play.parts import Handover, Page
from roji.cli.play.session import Session, new_record
from roji.cli.play.table import TableScreen

SMALL, LARGE = (80, 24), (200, 60)


def session(
    game: str, seed: int = 1, lang: str = "en", people: int = 1, save: Path | None = None, **options: Any
) -> Session:
    """A new match with people on the first seats."""
    return Session(new_record(roji.game(game, **options), seed, [""] * people), lang, save=save)


def screen_text(app: RojiApp) -> str:
    """The characters on the screen."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def run(session: Session | None, work: Callable[[Person], Awaitable[None]], size: tuple[int, int] = SMALL) -> RojiApp:
    """Do something at the table of a session, or at the menu."""
    app = RojiApp("en" if session is None else session.lang, session=session, pace=0)

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await work(Person(app, pilot))

    asyncio.run(sit())
    return app


class Person:
    """Somebody at the keyboard."""

    def __init__(self, app: RojiApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def frame(self) -> TableFrame:
        """The table, at this keyboard or at a server."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableFrame))

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.frame, TableScreen)
        return self.frame

    @property
    def text(self) -> str:
        return screen_text(self.app)

    @property
    def status(self) -> str:
        """The line that tells what is aimed at, or why something was refused."""
        return str(self.frame.query_one("#aimed").render())

    async def press(self, *keys: str) -> None:
        if keys:
            await self.pilot.press(*keys)
        await self.pilot.pause()

    async def turn_page(self) -> None:
        """Close what lies over the table."""
        while isinstance(self.app.screen, Page | Handover):
            await self.press("enter")

    def targets(self) -> list[Target]:
        """What can be chosen and is a legal decision, or changes the board."""
        return self.frame.board.ready()

    async def asked(self) -> list[Target]:
        """What can be chosen, once the others have decided."""
        await self.turn_page()
        while not self.targets():
            await self.pilot.pause(0.02)
            await self.turn_page()
        return self.targets()

    async def aim(self, key: str) -> None:
        """Move the aim there with Tab, which goes round all that is ready."""
        board = self.frame.board
        keys = [target.key for target in board.ready()]
        assert key in keys, f"Tab does not reach {key}; it reaches {keys}"
        if board.aim not in keys:
            await self.press("tab")
        steps = (keys.index(key) - keys.index(board.aim)) % len(keys)
        back = len(keys) - steps
        await self.press(*["tab"] * steps if steps <= back else ["shift+tab"] * back)
        assert board.aim == key

    async def choose(self, key: str, mouse: bool = False) -> None:
        if mouse:
            target = self.frame.board.canvas.named(key)
            assert target is not None
            offset = (target.x + target.width // 2, target.y + target.height // 2)
            await self.pilot.click(self.frame.board, offset=offset)
            await self.pilot.pause()
        else:
            await self.aim(key)
            await self.press("enter")

    async def play(
        self,
        rng: random.Random,
        mouse: bool = False,
        most: int = 100_000,
        watch: Callable[[Person], None] | None = None,
        pick: Callable[[Person, random.Random], str] | None = None,
    ) -> int:
        """Choose at random until the match is over or `most` choices were made; returns how many were.

        `watch` looks at every screen on the way. `pick` names the target to choose instead of any that is a
        legal decision.
        """
        for count in range(most):
            await self.turn_page()
            if watch is not None:
                watch(self)
            if self.table.session.state.over:
                return count
            assert self.table.asking
            if pick is not None:
                key = pick(self, rng)
            else:
                key = rng.choice([target.key for target in self.targets() if isinstance(target.act, tuple)])
            await self.choose(key, mouse)
        return most
