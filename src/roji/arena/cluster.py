"""The matches on a Ray cluster: on one that is running somewhere, or on this machine."""

from __future__ import annotations

import logging
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from roji.arena.match import Played, play
from roji.arena.settings import Settings, Task
from roji.arena.workers import Runner
from roji.games.errors import Invalid

LOCAL = "local"
TRY = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"
PATIENCE = 5.0  # seconds for a connection, and as much again for Ray to answer


def cluster(address: str) -> Runner:
    """The matches on the cluster at an address, HOST:PORT or ray://HOST:PORT; `local` starts one here."""

    def run(settings: Settings, tasks: list[Task]) -> Iterator[Played]:
        ray = connect(address)
        try:
            remote = ray.remote(play)
            common = ray.put(settings)
            ahead = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            left = iter(tasks)
            running = [remote.remote(common, task) for task in islice(left, ahead)]
            while running:
                done, running = ray.wait(running)
                running += [remote.remote(common, task) for task in islice(left, len(done))]
                yield from ray.get(done)
        except ray.exceptions.RayError as error:
            raise Invalid("arena-ray-failed", why=str(error).strip().splitlines()[-1]) from error
        finally:
            ray.shutdown()

    return run


def connect(address: str) -> Any:
    """The module ray, connected; Invalid where there is no ray or no cluster."""
    try:
        import ray
    except ImportError as error:
        raise Invalid("arena-ray-missing") from error
    if address == LOCAL:
        ray.init(address=LOCAL, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        return ray
    reach(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    return ray


def reach(address: str) -> None:
    """Refuse an address where no cluster answers, within seconds.

    Ray itself tries for minutes where something else answers, and may end the process. So another process tries first.
    """
    host, port = check_address(address)
    try:
        socket.create_connection((host, port), PATIENCE).close()
        subprocess.run([sys.executable, "-c", TRY, address], check=True, capture_output=True, timeout=2 * PATIENCE)
    except subprocess.CalledProcessError as error:
        why = error.stderr.decode(errors="replace").strip().splitlines()[-1:] or ["?"]
        raise Invalid("arena-ray-unreachable", address=address, why=why[0][:300]) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Invalid("arena-ray-unreachable", address=address, why=type(error).__name__) from error


def check_address(address: str) -> tuple[str, int]:
    """Host and port of an address, or Invalid saying how one is written."""
    found = re.fullmatch(r"(?:ray://)?([^\s:/]+):([0-9]{1,5})", address)
    if found is None or not 0 < int(found[2]) < 1 << 16:
        raise Invalid("arena-ray-address", address=address)
    return found[1], int(found[2])
