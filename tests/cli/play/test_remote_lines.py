"""`roji play --join` and `--at` on the command line, in numbered lines: links, seats, refusals, whole matches."""

from __future__ import annotations

import asyncio
import re
import stat
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import pytest

from roji.cli.play import seats
from roji.cli.play.plain_remote import PlainRemote
from roji.cli.play.session import shelf, unfinished
from roji.client import Home, join
from roji.table.record import read
from tests.family import OWN
from tests.server.running import play_on, quick, running
from tests.shell import Shell

pytestmark = pytest.mark.usefixtures("same_deal")
Found = TypeVar("Found")


class Server:
    """A server in a thread of its own, where other people play, too."""

    def __init__(self, folder: Path) -> None:
        self.stop = asyncio.Event()
        ready: Future[Home] = Future()

        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            async with running(quick(folder)) as home:
                ready.set_result(home)
                await self.stop.wait()

        self.thread = threading.Thread(target=lambda: asyncio.run(serve()))
        self.thread.start()
        self.home = ready.result(20)

    def start(self, work: Coroutine[Any, Any, Found]) -> Future[Found]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        return self.start(work).result(60)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join(20)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "server")
    yield made
    made.close()


Invited = Callable[..., tuple[str, Future[str]]]


@pytest.fixture
def ben(server: Server) -> Invited:
    """Ben makes a table and plays; gives the link for others, and the record at the end."""

    def invite(game: str, **options: Any) -> tuple[str, Future[str]]:
        made = server.do(server.home.create(game, name="Ben", **options))

        async def play() -> str:
            async with server.home.at(made.table, made.secret) as table:
                await play_on(table, 3)
                return await server.home.record(made.table, made.secret)

        return server.home.link(made.table, made.invite), server.start(play())

    return invite


def test_a_whole_match_is_played_in_lines(shell: Shell, ben: Invited) -> None:
    link, record = ben("koikoi", rounds=1)
    code, out, err = shell("play", "koikoi", "--join", link, "--name", "Aiko", "--plain", text="\n" + "1\n" * 40)
    assert (code, err) == (0, "")
    for words in ("1. Ben", "2. Aiko, that is you", "Everybody is here", "You play", "Ben plays", "The match is over"):
        assert words in out
    assert "Come back" not in out
    assert read(record.result(20)).final().over


def test_words_work_at_a_server_too(shell: Shell, ben: Invited) -> None:
    link, _ = ben("kokeshi", starter=1)
    asked = "\ntable\nhistory\nhint\nrules K-1\nundo\n99\nnonsense\n1\nresign\n\nno\n"
    code, out, err = shell("play", "--join", link, "--plain", text=asked)
    assert (code, err) == (0, "")
    for words in (
        "This table plays without hints.",
        "K-1: ",
        "Nothing can be taken back",
        "“99” is no choice here",
        "nonsense",
        "You give up.",
        "Play again with the seats swapped?",
    ):
        assert words in out


def test_german_words_in_lines(shell: Shell, ben: Invited) -> None:
    link, _ = ben("koikoi", rounds=1, starter=1)
    code, out, _ = shell("play", "--join", link, "--plain", "--lang", "de", text="\ntisch\n1\n1\n1\naufhören\n")
    assert code == 0
    for words in ("1. Ben", "das bist du", "Alle sind da", "Du spielst", "Zurück zu deinem Platz kommst du mit"):
        assert words in out


def test_whoever_leaves_comes_back_with_the_same_link(shell: Shell, ben: Invited, server: Server) -> None:
    link, record = ben("koikoi", rounds=1, starter=1)
    _, out, _ = shell("play", "--join", link, "--plain", text="\n1\nleave\n")
    found = re.search(r"roji play --join '(\S+)'", out)
    assert found is not None
    own = found[1]
    assert own != link
    for again in (link, own):  # the invitation leads back to the seat taken with it
        code, out, _ = shell("play", "--join", again, "--plain", text="history\nleave\n")
        assert code == 0
        assert "You play" in out
    assert stat.S_IMODE(seats.place().stat().st_mode) == 0o600
    assert shell("play", "--join", own, "--plain", text="1\n" * 40)[0] == 0
    assert read(record.result(20)).final().over


def test_a_table_is_made_at_a_server_and_others_are_invited(shell: Shell, server: Server) -> None:
    async def other() -> str:
        while not seats.kept():
            await asyncio.sleep(0.02)
        invite = seats.kept()[0].invite
        async with await join(invite, name="Ben") as ben:
            await play_on(ben)
        return invite

    played = server.start(other())
    argv = ["--name", "Aiko", "--people", "2", "--level", "greedy", "-o", "players=3", "-o", "rounds=1", "--plain"]
    code, out, err = shell("play", "orders", "--at", server.home.base, *argv, text="\n" + "1\n" * 300)
    assert (code, err) == (0, "")
    assert out.startswith(f"Others join with this link:\n{played.result(20)}\n")
    for words in ("1. Aiko, that is you", "2. Ben", "3. Roji, a bot (greedy)", "players=3", "The match is over"):
        assert words in out


@pytest.mark.parametrize("game", OWN)
def test_with_a_link_for_watching_a_match_is_told_to_its_end(
    game: str, shell: Shell, server: Server, tmp_path: Path
) -> None:
    short: dict[str, dict[str, Any]] = {
        "koikoi": {"rounds": 1},
        "orders": {"rounds": 1},
        "kokeshi": {"max_turns": 20},
        "niwashi": {},
    }
    made = server.do(server.home.create(game, name="Ben", **short[game]))

    async def play() -> str:
        async with server.home.at(made.table, made.secret) as ben:
            while not ben.watching:
                await asyncio.sleep(0.02)
            async with await join(server.home.link(made.table, made.invite), name="Aiko") as aiko:
                await aiko.start()
                await asyncio.gather(play_on(aiko), play_on(ben))
        return await server.home.record(made.table, made.secret)

    playing, path = server.start(play()), tmp_path / "watched.toml"
    link = server.home.link(made.table, made.watch)
    code, out, err = shell("play", "--join", link, "--save", str(path), "--plain", text="")
    assert (code, err) == (0, "")
    for words in ("You are watching.", "1. Ben", "Aiko", "The match is over", f"is in {path}."):
        assert words in out
    for words in ("that is you", "You play", "Come back", "Play again"):
        assert words not in out
    assert path.read_text("utf-8") == playing.result(20)


def test_who_leaves_while_watching_is_told_how_to_go_on(
    shell: Shell, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.do(server.home.create("koikoi", name="Ben"))
    link = server.home.link(made.table, made.watch)

    def leave(self: PlainRemote) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlainRemote, "wait", leave)
    code, out, _ = shell("play", "--join", link, "--plain", "--lang", "de", text="")
    assert code == 0
    assert out.endswith(f"Weiter zuschauen kannst du mit\nroji play --join '{link}'\n")
    assert [seat.who for seat in server.do(server.home.look(made.table, made.secret)).shown.seats] == ["person", "open"]


def test_the_record_of_a_match_is_kept_when_it_is_over(shell: Shell, ben: Invited, tmp_path: Path) -> None:
    link, record = ben("koikoi", rounds=1)
    code, out, _ = shell("play", "--join", link, "--plain", text="\n" + "1\n" * 40)
    assert code == 0
    found = re.search(r"The record of this match is in (\S+)\.\n", out)
    assert found is not None
    assert Path(found[1]).parent == shelf()
    assert Path(found[1]).read_text("utf-8") == record.result(20)
    assert unfinished() == []
    path = tmp_path / "mine.toml"
    link, record = ben("kokeshi", starter=1)
    _, out, _ = shell("play", "--join", link, "--save", str(path), "--plain", text="\n1\nresign\n\nno\n")
    assert f"The record of this match is in {path}." in out
    assert path.read_text("utf-8") == record.result(20)
    assert "already exists" in refusal(shell, "--join", link, "--save", str(path))


def test_a_record_that_cannot_be_kept_is_no_reason_to_fail(shell: Shell, ben: Invited, tmp_path: Path) -> None:
    link, _ = ben("kokeshi", starter=1)
    path = tmp_path / "nowhere" / "mine.toml"
    code, out, err = shell("play", "--join", link, "--save", str(path), "--plain", text="\n1\nresign\n\nno\n")
    assert (code, err) == (0, "")
    assert "The match cannot be kept: " in out


def test_a_rematch_goes_on_at_the_new_table(shell: Shell, server: Server) -> None:
    made = server.do(server.home.create("kokeshi", name="Ben", starter=0))

    async def ben() -> int | None:
        async with server.home.at(made.table, made.secret) as table:
            await table.turn()
            await table.resign()
            while not table.rematch:
                await table.changed()
        await server.home.sit(table.rematch, made.secret, name="Ben")
        async with server.home.at(table.rematch, made.secret) as again:
            return again.seat

    playing = server.start(ben())
    link = server.home.link(made.table, made.invite)
    code, out, _ = shell("play", "--join", link, "--name", "Aiko", "--plain", text="\nyes\n\nleave\n")
    assert code == 0
    assert "Ben gives up." in out
    assert "1. Aiko, that is you" in out
    assert playing.result(20) == 1


def test_a_table_that_is_deleted_ends_the_wait(shell: Shell, server: Server) -> None:
    made = server.do(server.home.create("orders", name="Ben", players=3))

    async def ben() -> None:
        async with server.home.at(made.table, made.secret) as table:
            while not table.here or not table.here[1]:
                await asyncio.sleep(0.02)
            await server.home.ask("DELETE", f"/api/tables/{made.table}", secret=made.secret)

    server.start(ben())
    code, _, err = shell("play", "--join", server.home.link(made.table, made.invite), "--plain")
    assert code == 2
    assert "The server says: This table was deleted." in err


def refusal(shell: Shell, *argv: str) -> str:
    code, out, err = shell("play", *argv, "--plain")
    assert (code, out) == (2, "")
    return err


def test_links_that_lead_nowhere_are_explained(shell: Shell, server: Server) -> None:
    home = server.home
    assert "is not a link to a table" in refusal(shell, "--join", "koikoi")
    assert "is not a link to a table" in refusal(shell, "--join", f"{home.base}/t/abcdefghjk")
    assert "There is no Roji server at http://127.0.0.1:9" in refusal(shell, "--join", "http://127.0.0.1:9/t/abc#x")
    assert "There is no such table" in refusal(shell, "--join", f"{home.base}/t/abcdefghjk#secret")
    made = server.do(home.create("koikoi"))
    assert "does not open this table" in refusal(shell, "--join", home.link(made.table, "wrong"))
    assert "koikoi is played, not kokeshi" in refusal(shell, "kokeshi", "--join", home.link(made.table, made.invite))


def test_a_full_table_is_explained_and_a_match_that_has_begun_is_watched(shell: Shell, server: Server) -> None:
    made = server.do(server.home.create("koikoi", name="Ben"))
    chiyo = server.do(server.home.sit(made.table, made.invite, name="Chiyo"))
    link = server.home.link(made.table, made.invite)
    assert "All seats of this table are taken." in refusal(shell, "--join", link)
    assert "Alle Plätze an diesem Tisch sind vergeben." in refusal(shell, "--join", link, "--lang", "de")

    async def start() -> None:
        async with server.home.at(made.table, made.secret) as table, server.home.at(made.table, chiyo.secret):
            await table.start()
            await table.resign()

    server.do(start())
    code, out, _ = shell("play", "--join", link, "--plain", text="\n")  # who comes late watches
    assert code == 0
    assert "You are watching" in out


def test_flags_that_do_not_go_together_are_refused(shell: Shell) -> None:
    link = "http://127.0.0.1:9/t/abc#x"
    assert "--join and --at do not go together" in refusal(shell, "koikoi", "--join", link, "--at", "http://x")
    assert "--join and --people do not go together" in refusal(shell, "--join", link, "--people", "2")
    assert "--join and --option do not go together" in refusal(shell, "koikoi", "--join", link, "-o", "rounds=2")
    assert "--at and --seed do not go together" in refusal(shell, "koikoi", "--at", "http://x", "--seed", "1")
    assert "is not the address of a server" in refusal(shell, "koikoi", "--at", "roji.example.org")
    assert "There is no Roji server" in refusal(shell, "koikoi", "--at", "http://127.0.0.1:9")
    assert "Say which game" in refusal(shell, "--at", "http://127.0.0.1:9")
    assert "has 2 seats" in refusal(shell, "koikoi", "--at", "http://127.0.0.1:9", "--people", "3")
    assert "--name is for a table at a server" in refusal(shell, "koikoi", "--name", "Aiko")
