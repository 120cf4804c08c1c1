"""The programs in docs/clients.md run as they are printed."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from tests.server.running import play_on, quick, running

PAGE = Path(__file__).parent.parent.parent / "docs" / "clients.md"


def programs() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_bot_of_the_page_has_at_most_thirty_lines_and_plays_a_whole_match(tmp_path: Path) -> None:
    program = programs()[0]
    assert program.count("\n") <= 30
    (tmp_path / "bot.py").write_text(program, "utf-8")

    async def match() -> None:
        async with running(quick(tmp_path / "log")) as home:
            made = await home.create("koikoi", rounds=1, name="Aiko")
            link = home.link(made.table, made.invite)
            environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(tmp_path / "bot.py"), link, stdout=asyncio.subprocess.PIPE, env=environment
            )
            async with home.at(made.table, made.secret) as table:
                await table.full()
                assert table.seats[1].name == "Chance"
                await table.start()
                await play_on(table)
                printed, _ = await bot.communicate()
                assert printed.decode().strip() == str(table.view["scores"])

    asyncio.run(match())


def test_the_other_program_of_the_page_makes_a_table_and_gets_its_record(tmp_path: Path) -> None:
    body = programs()[1].replace("        ...\n", "        await play_on(table)\n")

    async def friend(link: str) -> None:
        from roji.client import join

        async with await join(link) as table:
            await play_on(table)

    async def match() -> None:
        async with running(quick(tmp_path)) as server:
            source = body.replace("http://127.0.0.1:8000", server.base).replace("players=3", "players=3, rounds=1")
            links: list[str] = []
            friends: list[asyncio.Task[None]] = []

            def show(link: str) -> None:
                links.append(link)
                if len(links) == 1:
                    friends.append(asyncio.get_running_loop().create_task(friend(link)))

            scope = {"print": show, "play_on": play_on}
            exec("async def program():\n" + re.sub(r"(?m)^(?=.)", "    ", source) + "    return text\n", scope)
            text = await scope["program"]()  # type: ignore[operator]
            assert text.startswith("# A Roji record")
            await asyncio.gather(*friends)

    asyncio.run(match())
