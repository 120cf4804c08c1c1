"""What lies on the disk while a match runs does not tell its cards: the deal follows from a key that lies apart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roji.client import Home, Refused, RemoteTable
from roji.server import keys
from roji.server.store.sqlite.copies import back_up, restore
from roji.table.record import read
from tests.server.running import play_on, play_together, quick, running, two_at_a_table
from tests.server.truth import stored
from tests.shell import Shell


def on_disk(folder: Path, but: str = keys.FILE) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file() and path.name != but)


async def half(home: Home) -> tuple[RemoteTable, RemoteTable]:
    """A match that is under way."""
    async with two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
        await aiko.start()
        await play_together((aiko, ben), 5)
    return aiko, ben


async def finished(home: Home, aiko: RemoteTable, ben: RemoteTable) -> str:
    """The record of the match, played to its end."""
    table = aiko.link.table
    async with home.at(table, aiko.link.secret) as one, home.at(table, ben.link.secret) as two:
        await asyncio.gather(play_on(one, 1), play_on(two, 2))
        assert one.over
    return await home.record(table, aiko.link.secret)


def test_the_secret_of_a_deal_is_on_the_disk_only_when_the_match_is_over(tmp_path: Path) -> None:
    folder = tmp_path / "log"

    async def match() -> None:
        async with running(quick(folder)) as home:
            aiko, ben = await half(home)
            secret = stored(folder, aiko.link.table).secret
            seed = str(stored(folder, aiko.link.table).seed)
            back_up(folder, tmp_path / "copy.sqlite")
            for data in (on_disk(folder), (tmp_path / "copy.sqlite").read_bytes()):
                assert aiko.link.table.encode() in data
                for hidden in (secret, seed, keys.load(folder).key.hex()):
                    assert hidden.encode() not in data
                    assert bytes.fromhex(secret) not in data
        async with running(quick(folder)) as home:  # also after a restart
            record = read(await finished(home, aiko, ben))
            assert record.fair is not None
            assert record.fair.secret == secret
        assert secret.encode() in on_disk(folder)

    asyncio.run(match())


def test_without_its_key_a_running_match_says_so_and_all_others_go_on(tmp_path: Path, shell: Shell) -> None:
    here, there = tmp_path / "here", tmp_path / "there"

    async def match() -> None:
        async with running(quick(here)) as home:
            over = await half(home)
            await finished(home, *over)
            aiko, ben = await half(home)
            cookies = home.http.cookies
        back_up(here, tmp_path / "copy.sqlite")
        assert restore(tmp_path / "copy.sqlite", there).keyless == [aiko.link.table]
        async with running(quick(there)) as home:
            home.http.cookies = cookies
            with pytest.raises(Refused) as refused:
                await home.look(aiko.link.table, aiko.link.secret)
            assert refused.value.key == "table-needs-key"
            assert {table.table: table.phase for table in await home.mine()} == {
                aiko.link.table: "locked",
                over[0].link.table: "over",
            }
            read(await home.record(over[0].link.table, over[0].link.secret))
            await finished(home, *await half(home))
            assert (await home.http.get("/health")).json()["status"] == "ok"
        (there / keys.FILE).write_bytes((here / keys.FILE).read_bytes())
        async with running(quick(there)) as home:
            record = read(await finished(home, aiko, ben))
            assert record.fair is not None
            record.fair.check(record.seed)

    asyncio.run(match())


def test_a_match_is_saved_from_damage_only_with_its_key(tmp_path: Path, shell: Shell) -> None:
    folder = tmp_path / "log"

    async def match() -> str:
        async with running(quick(folder)) as home:
            return (await half(home))[0].link.table

    table = asyncio.run(match())
    words = ("salvage", table, str(tmp_path / "match.toml"), "--data", str(folder))
    key = (folder / keys.FILE).read_bytes()
    (folder / keys.FILE).write_text("0" * 64)
    code, _, err = shell(*words)
    assert code != 0
    assert "key" in err
    (folder / keys.FILE).write_bytes(key)
    assert shell(*words)[0] == 0
