"""Who plays the matches makes no difference."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from roji.arena import workers
from roji.arena.cluster import LOCAL, cluster
from roji.arena.match import Played, play
from roji.arena.run import run
from roji.arena.settings import ROUND_ROBIN, Settings, Task, choose
from roji.arena.totals import totals
from roji.arena.workers import pool
from roji.games.errors import Invalid


def settings() -> Settings:
    return choose("koikoi", {"rounds": 1}, ["greedy", "random", "search:10"], ROUND_ROBIN, deals=3)


def untimed(matches: list[Played]) -> list[Played]:
    return [replace(played, seconds=[], worst=[]) for played in matches]


def test_any_number_of_workers_has_the_same_totals() -> None:
    alone, several = run(settings()), run(settings(), runner=pool(3))
    assert untimed(alone) == untimed(several)
    assert totals(settings(), alone).standings == totals(settings(), several).standings


def die(settings: Settings, task: Task) -> Played:
    if task.deal == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return play(settings, task)


def test_a_worker_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play", die)
    with pytest.raises(Invalid) as refused:
        run(settings(), runner=pool(2))
    assert refused.value.key == "arena-worker-lost"


def test_without_ray_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Invalid, match=r"pip install \"roji\[ray\]\""):
        run(settings(), runner=cluster(LOCAL))


def test_an_address_is_checked_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", object())
    for address in ("koikoi", "10.0.0.1", "10.0.0.1:", "10.0.0.1:99999", ":6379", "http://x:1", "a b:1"):
        with pytest.raises(Invalid) as refused:
            run(settings(), runner=cluster(address))
        assert refused.value.key == "arena-ray-address"


def test_an_address_where_nobody_listens_is_refused_within_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", object())
    with socket.create_server(("127.0.0.1", 0)) as server:
        free = server.getsockname()[1]
    begun = time.monotonic()
    with pytest.raises(Invalid, match="No Ray cluster"):
        run(settings(), runner=cluster(f"127.0.0.1:{free}"))
    assert time.monotonic() - begun < 8


# -- with Ray itself -----------------------------------------------------------------------------------

HEAD = """
import ray, sys
ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def ray() -> Any:
    """Ray itself; only CI must have it."""
    if os.environ.get("CI"):
        return import_module("ray")
    return pytest.importorskip("ray", reason="the extra roji[ray] is not installed")


@pytest.fixture
def address(ray: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster in another process, open to this machine's users; it ends with the test."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    command = [sys.executable, "-c", HEAD]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as head:
        assert head.stdout is not None
        yield head.stdout.readline().strip()


def test_a_local_cluster_has_the_same_totals(ray: Any) -> None:
    assert untimed(run(settings(), runner=cluster(LOCAL))) == untimed(run(settings()))
    assert not ray.is_initialized()


def test_a_cluster_at_an_address_has_the_same_totals(address: str) -> None:
    assert untimed(run(settings(), runner=cluster(address))) == untimed(run(settings()))


def test_something_else_at_the_address_is_refused_within_seconds(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roji.arena.cluster.PATIENCE", 1.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        begun = time.monotonic()
        with pytest.raises(Invalid, match="No Ray cluster"):
            run(settings(), runner=cluster(f"127.0.0.1:{silent.getsockname()[1]}"))
        assert time.monotonic() - begun < 8
