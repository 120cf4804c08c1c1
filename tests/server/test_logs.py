"""What the server writes about itself: one JSON object in each line, and no secret in any of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from roji.client import Home, Refused, join, watch
from tests.server.process import Process
from tests.server.raw import raw
from tests.server.running import play_on, play_together


def test_a_whole_match_with_errors_leaves_no_secret_in_the_logs(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def match() -> None:
        async with Process(tmp_path / "log") as server, Home(server.base) as home:
            made = await home.create("koikoi", ["me", "open"], name="Aiko", rounds=1)
            other = await join(home.link(made.table, made.invite), name="Ben")
            secrets.extend([made.secret, made.invite, made.watch, other.link.secret, home.http.cookies["roji-device"]])
            async with home.at(made.table, made.secret) as aiko, other as ben, watch(home.link(made.table, made.watch)):
                await aiko.start()
                for number in range(3):
                    async with raw(home, made.table, cookie=f"roji-device={secrets[-1]}") as one:
                        await one.hello(f"wrong{number}{made.secret}")
                        await one.socket.send("[" * 5000)
                        await one.socket.send(made.secret)
                        await one.socket.send(made.secret * 900)  # too long
                await home.http.get(f"/api/tables/{made.table}?secret={made.secret}")
                await home.http.get(f"/api/tables/{made.secret}")
                await home.http.get("/nowhere", headers={"authorization": f"Bearer {made.secret}"})
                for table in (aiko, ben):
                    try:
                        await table.move(table.link.secret)
                    except Refused as error:
                        secrets.append(error.key)
                assert {secrets.pop(), secrets.pop()} & {"not-your-turn"}
                await play_together((aiko, ben), 6)
                await server.stop()
                server.start()
                await asyncio.gather(play_on(aiko, 1), play_on(ben, 2))
                secrets.append(aiko.secret)
                assert await server.stop() == 0
        lines = [line for line in server.text().splitlines() if line.startswith("{")]
        assert all({"event", "level", "timestamp"} <= set(json.loads(line)) for line in lines)
        assert "Traceback" not in server.text()
        for secret in secrets:
            assert len(secret) >= 16
            assert secret not in server.text()
        assert "127.0.0.1:" not in server.text().replace(server.base.removeprefix("http://"), "")  # nor an address

    asyncio.run(match())
