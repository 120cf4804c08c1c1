"""Fair dealing at a real server: everybody's part, what is kept, and servers that cheat."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from roji.cli.play.plain_remote import Beside, PlainRemote
from roji.cli.play.remote import RemoteSession
from roji.client import Home, RemoteTable
from roji.client.kept import keep, place
from roji.table.checking import Kept, Verdict
from roji.table.events import Added, Created
from roji.table.fair import commitment
from tests.server.dishonest import Cheat
from tests.server.raw import raw
from tests.server.running import play_together, quick, running, two_at_a_table
from tests.shell import Shell

CAUGHT = {
    "nonce-swapped": {"dealt-nonce"},
    "secret-late": {"dealt-secret"},
    "word-changed": {"dealt-secret"},
    "person-without": {"fair-missing"},
    "other-cards": {"dealt-cards", "dealt-record"},  # by what was shown, or by a record that cannot be replayed
}


@pytest.fixture(params=CAUGHT)
def cheat(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Cheat]:
    made = Cheat(tmp_path / "cheat", request.param)
    made.start()
    made.wait()
    yield made
    made.kill()


def keys(verdict: Verdict) -> set[str]:
    return {fault.key for fault in verdict.faults}


async def short_match(tables: tuple[RemoteTable, RemoteTable]) -> None:
    await tables[0].start()
    await play_together(tables, 4)
    if not tables[0].over:
        await tables[0].resign()


def test_an_honest_match_is_checked_by_every_client_by_itself(tmp_path: Path) -> None:
    async def match() -> None:
        async with (
            running(quick(tmp_path)) as home,
            two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben),
            home.at(aiko.link.table, aiko.link.secret) as again,  # another program of the same person
        ):
            await short_match((aiko, ben))
            for table in (aiko, ben, again):
                verdict = await asyncio.wait_for(table.checked(), 30)
                assert (verdict.faults, verdict.gaps) == ([], [])
                assert verdict.say("de") == ["Fair gegeben: auf diesem Gerät geprüft."]

    asyncio.run(match())


@pytest.mark.parametrize("game", ["orders", "niwashi", "kokeshi"])
def test_a_match_with_decisions_taken_back_still_follows_from_its_seed(game: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, game) as (aiko, ben):
            await aiko.start()
            for seed in range(8):
                await play_together((aiko, ben), 1, seed)
                able = next((table for table in (aiko, ben) if table.may_undo), None)
                if able is not None and seed % 2 and not able.over:
                    await able.undo()
                    other = ben if able is aiko else aiko
                    if able.asked is not None:
                        while other.asked is None:
                            await other.changed()
                        await other.answer(True)
            await ben.resign()
            for table in (aiko, ben):
                assert (await asyncio.wait_for(table.checked(), 30)).faults == []

    asyncio.run(match())


def test_commitment_and_nonce_outlive_the_program_and_are_for_the_owner_only(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"])
            async with home.at(made.table, made.secret) as before:
                kept = before.part.kept
                assert kept.commitments == {1: made.commitment}
                assert [event.nonce for event in before.events if isinstance(event, Added)] == [kept.nonces[1]]
                assert place(before.link).stat().st_mode & 0o777 == 0o600
                assert made.secret not in place(before.link).name
            async with home.at(made.table, made.secret) as after:
                assert after.part.kept == kept

    asyncio.run(match())


def test_two_programs_of_one_device_add_the_same_and_neither_is_alarmed(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi", ["me", "greedy"], rounds=1)
            one, two = home.at(made.table, made.secret), home.at(made.table, made.secret)
            await asyncio.gather(one.__aenter__(), two.__aenter__())
            await one.start()
            await one.resign()
            for table in (one, two):
                assert (await asyncio.wait_for(table.checked(), 30)).faults == []
                await table.__aexit__(None, None, None)

    asyncio.run(match())


def test_a_server_that_changes_its_commitment_before_the_deal_gets_no_nonce_and_a_warning(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            table = home.at(made.table, made.secret)
            keep(table.link, Kept(commitments={1: "0" * 64}))  # it was another one when this device was here first
            async with home.at(made.table, made.secret) as again:
                assert keys(await again.checked()) == {"dealt-commitment"}
                assert not [event for event in again.events if isinstance(event, Added)]

    asyncio.run(match())


def test_a_device_that_comes_late_says_what_it_could_not_check(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            await short_match((aiko, ben))
            place(ben.link).unlink()
            async with home.at(ben.link.table, ben.link.secret) as late:
                verdict = await asyncio.wait_for(late.checked(), 30)
            assert verdict.faults == []
            assert [gap.key for gap in verdict.gaps] == ["dealt-late", "dealt-elsewhere"]

    asyncio.run(match())


def test_every_client_catches_a_server_that_cheats(cheat: Cheat) -> None:
    async def match() -> None:
        async with Home(cheat.base) as home:
            async with two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
                await short_match((aiko, ben))
                found = [keys(await asyncio.wait_for(table.checked(), 30)) for table in (aiko, ben)]
            async with home.at(ben.link.table, ben.link.secret) as again:  # a program that was closed meanwhile
                found.append(keys(await asyncio.wait_for(again.checked(), 30)))
            assert all(CAUGHT[cheat.kind] & faults for faults in found), found

    asyncio.run(match())


def test_verify_catches_a_server_that_cheats(cheat: Cheat, tmp_path: Path, shell: Shell) -> None:
    async def match() -> tuple[str, str, str]:
        async with Home(cheat.base) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
            await short_match((aiko, ben))
            kept = ben.part.kept
            created = ben.events[0]
            assert isinstance(created, Created)
            assert kept.commitments[1] == created.commitment
            return await home.record(ben.link.table, ben.link.secret), kept.commitments[1], kept.nonces[1]

    text, published, nonce = asyncio.run(match())
    file = tmp_path / "match.toml"
    file.write_text(text)
    code, out, err = shell("verify", str(file), "--commitment", published, "--nonce", nonce, "--seat", "2")
    assert code != 0, out
    assert "Proven" not in out
    assert err


def test_the_lines_of_the_terminal_warn_of_a_server_that_cheats(cheat: Cheat) -> None:
    async def prepare() -> tuple[str, str, str]:
        async with Home(cheat.base) as home:
            made = await home.create("koikoi", name="Aiko", rounds=1)
            return made.table, made.secret, (await home.sit(made.table, made.invite, name="Ben")).secret

    table, aiko, ben = asyncio.run(prepare())
    out = io.StringIO()

    def read(prompt: str) -> str:
        return "resign" if "choice" in prompt else "no" if "again" in prompt else ""

    with Beside() as beside:
        home = Home(cheat.base)
        other = home.at(table, aiko)
        beside.do(other.__aenter__())
        session = RemoteSession(home.at(table, ben))
        beside.do(start_later(other, session))
        PlainRemote(Console(file=out, width=400), session, read, beside).run()
        beside.do(other.__aexit__(None, None, None))
        beside.do(home.http.aclose())
    text = " ".join(out.getvalue().split())
    assert "This match was not dealt fairly. Do not trust this server." in text
    assert "Dealt fairly" not in text


async def start_later(other: RemoteTable, session: RemoteSession) -> None:
    """Aiko gives up as soon as it is her turn, so that the match ends whoever begins."""

    async def play() -> None:
        await other._until(lambda: other.phase == "running")
        while not other.over:
            if other.my_turn:
                await other.resign()
            else:
                await other.changed()

    other.playing = asyncio.create_task(play())  # type: ignore[attr-defined]


def test_what_the_commitment_hides_is_the_servers_secret(tmp_path: Path) -> None:
    async def match() -> None:
        async with running(quick(tmp_path)) as home, two_at_a_table(home, "koikoi", rounds=3) as (aiko, ben):
            await aiko.start()
            assert aiko.secret == ben.secret == ""
            await ben.resign()
            await aiko.checked()
            assert commitment(aiko.secret) == aiko.part.kept.commitments[1]

    asyncio.run(match())


@pytest.mark.parametrize(("lang", "says"), [("en", "Reload the page, or update Roji"), ("de", "Lade die Seite neu")])
def test_clients_of_before_are_told_to_reload_or_update(lang: str, says: str, tmp_path: Path) -> None:
    """As their hello and their requests were; what they show is the text of a refused hello and of a problem."""

    async def match() -> None:
        async with running(quick(tmp_path)) as home:
            made = await home.create("koikoi")
            async with raw(home, made.table) as old:
                refused = await old.ask("hello", id="hello", secret=made.secret, since=0, lang=lang)
                assert (refused["type"], refused["key"]) == ("refused", "client-old")
                assert says in refused["text"]
            new = {"game": "koikoi", "nonce": "9f" * 16, "seats": [{"who": "me"}, {"who": "open"}], "name": ""}
            sit = {"secret": made.invite, "nonce": "9f" * 16, "request": "c0" * 16}
            for path, body in (("/api/tables", new), (f"/api/tables/{made.table}/seats", sit)):
                answer = await home.http.post(path, json=body, headers={"accept-language": lang})
                assert (answer.status_code, answer.json()["key"]) == (400, "client-old")
                assert says in answer.json()["text"]

    asyncio.run(match())
