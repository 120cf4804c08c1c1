"""Tables and texts that attacks need, made at a server without limits before the real one starts."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from roji.client import Home
from roji.table.record import DECISIONS
from tests.long import long_kokeshi
from tests.server.running import quick, running

BOTS, HINTS, LISTED = 60, 10, 20
GOLDEN = Path(__file__).parents[1] / "golden"
KEPT = ("koikoi/whole-match", "orders/eight-rounds", "kokeshi/no-limit", "niwashi/older-tile")


async def seated(home: Home, game: str, **options: Any) -> dict[str, str]:
    """A table with two people, who are one attacker."""
    made = await home.create(game, **options)
    other = await home.sit(made.table, made.invite)
    return {"table": made.table, "secret": made.secret, "other": other.secret, "watch": made.watch}


async def begun(home: Home, table: dict[str, str], moves: list[int]) -> None:
    """Start a table and make these decisions."""
    async with home.at(table["table"], table["secret"]) as one, home.at(table["table"], table["other"]) as other:
        await one.start()
        for action in moves:
            while not (one.my_turn or other.my_turn):
                await asyncio.sleep(0)
            await (one if one.my_turn else other).move(action)


async def against(home: Home, stack: AsyncExitStack, bot: str, starter: int) -> dict[str, str]:
    """A table against a bot, begun."""
    made = await home.create("koikoi", ["me", bot], starter=starter)
    table = await stack.enter_async_context(home.at(made.table, made.secret))
    await table.start()
    return {"table": made.table, "secret": made.secret}


async def kept(home: Home, text: str) -> str:
    """The id of a record that was brought."""
    made = await home.http.post("/api/records", json={"text": text}, timeout=60)
    return str(made.json()["id"])


async def prepared(folder: Path, decisions: int) -> dict[str, Any]:
    """Everything, in the log of a folder; `decisions` is how long the long match is."""
    long = long_kokeshi(decisions)
    async with running(quick(folder)) as home, AsyncExitStack() as stack:
        prey: dict[str, Any] = {"record": long.to_text(), "too long": long_kokeshi(DECISIONS).to_text() * 9}
        prey["long"] = await seated(home, "kokeshi", max_turns=0, starter=long.start().seat)
        await begun(home, prey["long"], long.moves)
        for _ in range(LISTED):
            table = await seated(home, "kokeshi", max_turns=0, starter=long.start().seat)
            await begun(home, table, long.moves[: decisions // 20])
        prey["cookie"] = "; ".join(f"{name}={value}" for name, value in home.http.cookies.items())
        prey["kept"] = [await kept(home, long.to_text())]
        prey["kept"] += [await kept(home, (GOLDEN / f"{name}.toml").read_text("utf-8")) for name in KEPT]
        prey["table"] = await seated(home, "koikoi")
        prey["chat"] = await seated(home, "koikoi", chat=True)
        prey["hints"] = [await against(home, stack, "greedy", 0) for _ in range(HINTS)]
        prey["bots"] = [await against(home, stack, "search:10000000", 1) for _ in range(BOTS)]
    return prey


async def prepare(folder: Path, decisions: int) -> Path:
    """The same, written beside the folder for the processes that attack."""
    path = folder.with_suffix(".json")
    path.write_text(json.dumps(await prepared(folder, decisions)))
    return path
