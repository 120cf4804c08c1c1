"""Settings come from the command line, the environment and one file, and say what is wrong with them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from roji.games.errors import Invalid
from roji.server.config.chosen import Chosen, choose
from roji.server.config.keys import BY_NAME, KEYS, LIMITS
from roji.server.identity import Rate
from roji.server.quotas import Quota
from roji.server.settings import Bounds, Settings
from tests.shell import Shell

ROOT = Path(__file__).parent.parent.parent


def written(folder: Path, text: str) -> Path:
    path = folder / "roji.toml"
    path.write_text(text, "utf-8")
    return path


def why(text: str = "", folder: Path | None = None, **env: str) -> str:
    with pytest.raises(Invalid) as refused:
        choose({}, written(folder, text) if folder else None, env)
    return str(refused.value)


def origin(chosen: Chosen, name: str) -> str:
    return chosen.origins.get(name, "")


def test_the_command_line_wins_over_the_environment_over_the_file(tmp_path: Path) -> None:
    file = written(
        tmp_path, 'host = "::1"\nport = 1\nnames = ["a.example"]\n[limits]\nchat = "7, 0.5/s"\nsockets = 9\n'
    )
    env = {"ROJI_CONFIG": str(file), "ROJI_PORT": "2", "ROJI_NAMES": "b.example, c.example", "ROJI_LIMITS_SOCKETS": "8"}
    found = choose({"port": "3", "name": ()}, None, env)
    settings = found.settings
    assert (settings.host, settings.port, settings.names) == ("::1", 3, ("b.example", "c.example"))
    assert (settings.quota.chat, settings.sockets) == (Rate(7, 0.5), 8)
    assert [origin(found, name) for name in ("host", "port", "names", "data")] == [
        str(file),
        "--port",
        "ROJI_NAMES",
        "",
    ]


def test_without_anything_the_defaults_are_in_force() -> None:
    assert choose({}, None, {}).settings == Settings()


def test_every_limit_has_a_setting_and_a_row_in_the_docs() -> None:
    fields = {*vars(Bounds()), *vars(Quota())}
    named = {key.field.rpartition(".")[2] for key in KEYS if "." in key.field}
    assert named == fields
    page = (ROOT / "docs" / "serving.md").read_text("utf-8")
    missing = [key.name for key in KEYS if f"`{key.name.removeprefix(LIMITS)}`" not in page]
    assert missing == []


def test_what_is_shown_is_a_file_that_says_the_same(shell: Shell, tmp_path: Path) -> None:
    options = ("--name", "a.example", "--data", str(tmp_path / 'a "b"'), "--proxy", "10.0.0.1,10.0.0.2", "--port", "77")
    code, out, _ = shell("config", *options)
    assert code == 0
    assert "port = 77  # --port" in out
    assert 'host = "127.0.0.1"  # default' in out
    assert (
        choose({}, written(tmp_path, out), {}).settings
        == choose(
            {"name": ("a.example",), "data": tmp_path / 'a "b"', "proxy": ("10.0.0.1,10.0.0.2",), "port": "77"},
            None,
            {},
        ).settings
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_example_has_every_setting_with_its_default(shell: Shell, tmp_path: Path, lang: str) -> None:
    code, out, _ = shell("config", "--example", "--lang", lang)
    assert code == 0
    plain = re.sub(r"(?m)^# (?=\w+ = )", "", out)
    assert set(flat(tomllib.loads(plain))) == set(BY_NAME)
    assert choose({}, written(tmp_path, plain), {}).settings == Settings()
    assert choose({}, written(tmp_path, out), {}).origins == {}


def flat(found: dict[str, Any]) -> list[str]:
    return [name for name in found if name != "limits"] + [f"{LIMITS}{name}" for name in found["limits"]]


def test_the_file_for_a_server_is_read_as_it_is() -> None:
    found = choose({}, ROOT / "deploy" / "roji.toml", {})
    assert found.settings.names == ("play.example.org",)
    assert found.settings.requests == Rate(240, 8)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "no setting “prot”. The nearest is “port”"),
        ("[limits]\nsokets = 1", "no setting “limits.sokets”. The nearest is “limits.sockets”"),
        ("[limit]\nchat = '1, 1/s'", "no setting “limit.chat”. The nearest is “limits.chat”"),
        ("port = 70000", "cannot be “70000”. It is a number from 0 to 65535"),
        ("port = true", "cannot be “True”. It is a number"),
        ("names = 'a,'\nproxies = 3", "proxies (from"),
        ("[limits]\nchat = 5", "It is a text such as"),
        ("names = ['a b']", "not the name of a server"),
        ("operators = ['example.org']", "example.org"),
        ("engines = { x = './no-such-program' }", "no-such-program"),
        ("store = 'mysql://x'", "not the address of a database"),
        ("port = ", "is not TOML"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_would_be_right(tmp_path: Path, text: str, said: str) -> None:
    assert said in why(text, tmp_path)


def test_a_slip_in_a_variable_is_noticed_and_those_of_others_are_not() -> None:
    assert "The nearest is ROJI_OPERATORS" in why(ROJI_OPERATOR="10.0.0.1")
    assert "ROJI_PORT" in why(ROJI_PORT="tcp://10.0.0.1:8000")
    others = {"ROJI_LANG": "de", "ROJI_PURE": "1", "ROJI_SERVICE_HOST": "10.0.0.1", "PORT": "x"}
    assert choose({}, None, others).origins == {}


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "none.toml") in why(ROJI_CONFIG=str(tmp_path / "none.toml"))


def test_a_password_is_never_shown_nor_kept_where_others_read_it(shell: Shell, tmp_path: Path) -> None:
    address = "postgresql://roji:secret@db.example/roji"
    file = written(tmp_path, f'store = "{address}"')
    file.chmod(0o644)
    code, out, err = shell("config", "--config", str(file))
    assert code == 2
    assert "chmod o-r" in err
    file.chmod(0o600)
    code, out, err = shell("config", "--config", str(file))
    assert code == 0
    assert 'store = "postgresql://roji@db.example/roji"' in out
    assert "secret" not in out + err
    assert choose({}, file, {}).settings.store == address
