"""`roji serve|backup|restore|schema|verify` on the command line."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest

import roji
from roji.server.store.sqlite.file import FILE
from roji.server.store.sqlite.store import SqliteStore
from roji.table.events import Created
from roji.table.fair import FORM, commitment
from roji.table.table import Table
from roji.words import say
from tests.server.process import Process
from tests.server.running import quick, running
from tests.shell import Shell
from tests.table.test_record import signed

SECRET = "5e" * 32
NONCES = ("a" * 64, "b" * 64)


@pytest.fixture(scope="module")
def record() -> str:
    """A match that a server dealt: two people, one round of koikoi."""
    table = Table(
        Created(game="koikoi", options={"rounds": 1}, seats=["open"] * 2, commitment=commitment(SECRET), fair=FORM),
        lambda _: SECRET,
    )
    for seat, nonce in enumerate(NONCES):
        table.add(table.sit(""))
        table.add(*table.add_nonce(seat, commitment(SECRET), nonce))
    table.add(table.start(0))
    while table.state is not None and table.to_move is not None:
        table.add(table.move(table.to_move, table.state.legal_actions()[0]))
    return table.record().to_text()


def test_verify_says_yes_with_every_key_and_exits_with_0(record: str, tmp_path: Path, shell: Shell) -> None:
    file = tmp_path / "match.toml"
    file.write_text(record)
    code, out, _ = shell("verify", str(file))
    assert code == 0
    assert f"The secret fits the commitment {commitment(SECRET)}." in out
    assert "what 2 people added" in out
    assert out.count("dealt with key") == 1
    assert "Yes: the cards were dealt as promised" in out
    assert shell("verify", str(file), "--commitment", commitment(SECRET).upper())[0] == 0
    code, out, err = shell("verify", str(file), "--commitment", "0" * 64)
    assert code != 0
    assert "you noted" in err
    assert "Ja:" in shell("--lang", "de", "verify", str(file))[1]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (f'secret = "{SECRET}"', f'secret = "{"5f" * 32}"', "The secret does not belong to the commitment"),
        (commitment(SECRET), "0" * 64, "The secret does not belong to the commitment"),
        ("a" * 64, "c" * 64, "The cards do not follow from the secret and the nonces"),
        ('seed = "', 'seed = "1', "line"),  # other cards: a decision that cannot be, at its line
    ],
)
def test_verify_says_where_the_dealing_was_not_fair(
    old: str, new: str, says: str, record: str, tmp_path: Path, shell: Shell
) -> None:
    file = tmp_path / "match.toml"
    assert old in record
    file.write_text(signed(record.replace(old, new, 1)))
    code, out, err = shell("verify", str(file))
    assert code != 0
    assert says.lower() in err.lower()
    assert "Yes" not in out


def test_verify_says_which_decision_was_changed(record: str, tmp_path: Path, shell: Shell) -> None:
    lines = record.split("\n")
    at = lines.index('moves = """') + 1
    seat, _, move = lines[at].partition(": ")
    lines[at] = f"{seat}: {'99' if move != '99' else '98'}"
    file = tmp_path / "match.toml"
    file.write_text("\n".join(lines))
    code, _, err = shell("verify", str(file))
    assert code != 0
    assert f"line {at + 1}" in err.lower()


def test_verify_knows_matches_that_no_server_dealt(tmp_path: Path, shell: Shell) -> None:
    file = sorted((Path(__file__).parent.parent / "golden" / "koikoi").glob("*.toml"))[0]
    code, out, _ = shell("verify", str(file))
    assert code == 0
    assert "no dealing to check" in out
    assert shell("verify", str(file), "--commitment", "0" * 64)[0] == 1


def test_backup_and_restore_say_how_much_and_what_is_wrong(tmp_path: Path, shell: Shell) -> None:
    async def make() -> None:
        async with running(quick(tmp_path / "here")) as home:
            await home.create("koikoi")

    asyncio.run(make())
    copy = tmp_path / "copy.sqlite"
    code, out, _ = shell("backup", str(copy), "--data", str(tmp_path / "here"))
    told = say("cli-backed-up", "en", count=2, tables=1, path=str(copy))
    assert (code, out.splitlines()[0]) == (0, told)
    assert str(tmp_path / "here" / "key") in out
    assert shell("backup", str(copy), "--data", str(tmp_path / "here"))[0] != 0
    code, out, _ = shell("restore", str(copy), "--data", str(tmp_path / "there"))
    told = say("cli-restored", "en", count=2, tables=1, folder=str(tmp_path / "there"))
    assert (code, out.splitlines()[0]) == (0, told)
    assert str(tmp_path / "there" / "key") in out.splitlines()[1]  # where the key of the table belongs
    copy.write_bytes(b"no log")
    code, _, err = shell("restore", str(copy), "--data", str(tmp_path / "third"))
    assert code != 0
    assert "not an intact copy" in err


def test_schema_writes_what_the_server_says_of_itself(tmp_path: Path, shell: Shell) -> None:
    code, out, _ = shell("schema", str(tmp_path / "schema"))
    assert code == 0
    named = {path.name for path in (tmp_path / "schema").iterdir() if path.name in out}
    assert named == {"openapi.json", "socket.json", *(f"{game}.json" for game in roji.list_games())}
    api = json.loads((tmp_path / "schema" / "openapi.json").read_text())
    assert {"/api/tables", "/api/mine", "/api/records"} <= set(api["paths"])
    schema = json.loads((tmp_path / "schema" / "socket.json").read_text())
    defined = schema["$defs"]
    assert {"Move", "Welcome", "FromClient", "FromServer"} <= set(defined)
    assert defined["Move"]["additionalProperties"] is False
    for form in _references(schema):
        assert form.removeprefix("#/$defs/") in defined


def _references(schema: Any) -> list[str]:
    """All parts that a schema names."""
    if isinstance(schema, list):
        return [name for each in schema for name in _references(each)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"]] if isinstance(schema.get("$ref"), str) else []
    return own + [name for each in schema.values() for name in _references(each)]


def test_serve_refuses_a_taken_port_and_a_folder_in_use_or_damaged(tmp_path: Path, shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, _, err = shell("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "a"))
    assert code != 0
    assert "Cannot listen on" in err
    store = SqliteStore(tmp_path / "b")
    code, _, err = shell("serve", "--port", "0", "--data", str(tmp_path / "b"))
    store.close()
    assert code != 0
    assert "Another server is using" in err
    (tmp_path / "b" / FILE).write_bytes(b"no log" * 1000)
    code, out, err = shell("serve", "--port", "0", "--data", str(tmp_path / "b"))
    assert code != 0
    assert "not an intact copy" in err
    assert "Roji is at" not in out


def test_serving_everywhere_prints_what_others_can_type(tmp_path: Path) -> None:
    async def start() -> str:
        process = Process(tmp_path / "log")
        process.more = ("--host", "0.0.0.0", "--name", "play.example.org")
        async with process:
            await process.stop()
        return process.text()

    said = asyncio.run(start())
    name = socket.gethostname().partition(".")[0].lower()
    assert "Roji is at http://127.0.0.1:" in said
    assert f"http://{name}.local:" in said


def test_serve_refuses_a_name_that_is_none(tmp_path: Path, shell: Shell) -> None:
    code, _, err = shell("serve", "--port", "0", "--data", str(tmp_path), "--name", "http://x/")
    assert code == 2
    assert "not the name of a server" in err
