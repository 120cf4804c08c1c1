"""A server that is killed, and one that is asked to stop."""

from __future__ import annotations

import asyncio
import time

from roji.client import Home
from roji.wire import protocol
from tests.server import soaks
from tests.server.places import Place
from tests.server.running import play_on
from tests.server.truth import check_told


def test_a_server_that_is_killed_has_kept_every_promise_and_everybody_comes_back(place: Place) -> None:
    soaks.killed(place, 0, 0, soaks.kills.short)


def test_a_server_that_is_asked_to_stop_ends_well_and_soon_and_clients_come_back(place: Place) -> None:
    async def match() -> None:
        async with place.process() as server, Home(server.base) as home:
            made = await home.create("koikoi", ["me", "greedy"], rounds=12)
            async with home.at(made.table, made.secret) as aiko:
                await aiko.start()
                await play_on(aiko, 1, 5)
                playing = asyncio.create_task(play_on(aiko, 2, 15))
                await aiko.changed()
                began = time.monotonic()
                assert await server.stop() == 0
                assert time.monotonic() - began < 10
                server.start()
                await playing  # the same client, which was never told
                await aiko.ask(protocol.Ping)  # answered when the server is there again
                await aiko.turn()  # and the bot has moved: nothing is under way when the server stops
                assert await server.stop() == 0
                check_told(place, [aiko])
            assert "Everything that was accepted is on disk" in server.text()
            assert "unexpected" not in server.text()

    asyncio.run(match())
