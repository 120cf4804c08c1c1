"""The wheel on a machine without Node, compiler and checkout: in the browser, over the net, in the terminal."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
from collections.abc import Iterator

import httpx
import pytest

import roji
from building import ROOT
from tests.wheel.conftest import Machine

MATCH = """
import asyncio, random, sys
import roji
from roji.client import Home

async def main(base: str) -> None:
    async with Home(base) as home:
        made = await home.create("koikoi", ["me", "open"], name="Aiko", rounds=1)
        friend = await home.sit(made.table, made.invite, name="Ben")
        async with home.at(made.table, made.secret) as aiko, home.at(made.table, friend.secret) as ben:
            await aiko.full()
            await aiko.start()

            async def play(table) -> None:
                while await table.turn():
                    await table.move(random.choice(table.choices).action)

            await asyncio.gather(play(aiko), play(ben))
            print(roji.__file__, aiko.over, aiko.view["scores"] == ben.view["scores"])

asyncio.run(main(sys.argv[1]))
"""


def test_the_script_of_the_image_installs_what_a_grown_up_server_needs_and_overwrites_nothing(machine: Machine) -> None:
    machine.run("python", "-c", "import asyncpg, opentelemetry.sdk.trace, opentelemetry.exporter.otlp.proto.http, roji")
    again = subprocess.run([ROOT / "deploy" / "install.sh", machine.programs.parent], capture_output=True, text=True)
    assert (again.returncode, "is not empty" in again.stderr) == (1, True)


@pytest.fixture(scope="module")
def base(machine: Machine) -> Iterator[str]:
    """`roji serve` of the installed wheel."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    log = machine.folder / "serve.log"
    with log.open("wb") as out:
        words = ["serve", "--port", str(port), "--data", str(machine.folder / "log"), "--bot-workers", "1"]
        serving = subprocess.Popen(
            [machine.programs / "roji", *words], env=machine.env, cwd=machine.folder, stdout=out, stderr=out
        )
    address = f"http://127.0.0.1:{port}"

    async def ready() -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            for _ in range(1200):
                assert serving.poll() is None, log.read_text()
                try:
                    if (await http.get("/health")).is_success:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer: " + log.read_text())

    try:
        asyncio.run(ready())
        yield address
    finally:
        serving.terminate()
        serving.wait(60)


def test_the_locked_packages_are_all_that_the_wheel_asks_for(machine: Machine) -> None:
    assert "No broken requirements" in machine.run("python", "-m", "pip", "check")
    assert (
        machine.run("python", "-c", "import shutil; print(shutil.which('node'), shutil.which('cc'))") == "None None\n"
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_of_the_app_comes_with_everything_it_names(base: str, lang: str) -> None:
    with httpx.Client(base_url=base, headers={"accept-language": lang}) as http:
        for address in ("/", "/g/orders", "/rules/kokeshi", "/licences"):
            page = http.get(address)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
        named = set(re.findall(r'(?:href|src)="(/[^"]+)"', page.text))
        assert any(name.endswith(".js") for name in named)
        for name in named:
            assert http.get(name).status_code == 200, name


def test_the_licences_of_what_the_app_contains_can_be_read(base: str) -> None:
    whole = httpx.get(f"{base}/licences.json").json()
    assert whole["own"].startswith("MIT License")
    assert {"svelte", "@fluent/bundle"} <= {package["name"] for package in whole["packages"]}
    assert all(len(package["text"]) > 500 for package in whole["packages"])
    assert "litestar" in whole["python"]


def test_two_people_play_a_match_over_the_net(machine: Machine, base: str) -> None:
    (machine.folder / "match.py").write_text(MATCH)
    where, over, same = machine.run("python", "match.py", base).split()
    assert where.startswith(str(machine.folder))
    assert (over, same) == ("True", "True")


def test_the_terminal_plays_with_words_and_rules(machine: Machine) -> None:
    out = machine.run("roji", "play", "koikoi", "--plain", "--seed", "3", "-o", "rounds=1", text="1\n" * 40)
    assert "You have 8 choices:" in out
    assert "The match ends" in out
    assert "O-1" in machine.run("roji", "rules", "orders", "--lang", "de")
    code = "import importlib.metadata, roji; print(importlib.metadata.version('roji'), roji.__version__)"
    assert machine.run("python", "-c", code).split() == [roji.__version__] * 2


def test_a_game_of_ones_own_begins_here_too(machine: Machine) -> None:
    assert "moon_garden" in machine.run("roji", "new-game", "moon_garden")
    made = machine.folder / "moon_garden" / "src" / "moon_garden"
    assert {path.name for path in made.iterdir()} >= {"game.py", "rules.py", "rules.pxd", "players.py", "words"}
