"""Stores for tests: those that take `place` run on every kind of store."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.nats import Nats, program
from tests.server.places import Place, Places
from tests.server.postgres import Postgres, binaries

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own; skipped where the machine has none, but never in CI."""
    found = binaries()
    if found is None and not os.environ.get("CI"):
        pytest.skip("no PostgreSQL on this machine (on Debian: apt-get install postgresql)")
    assert found is not None, "CI has PostgreSQL"
    made = Postgres(found)
    try:
        made.start()
        yield made
    finally:
        made.end()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS server of our own; skipped where the machine has none, but never in CI."""
    found = program()
    if found is None and not os.environ.get("CI"):
        pytest.skip("no nats-server on this machine (on Debian: apt-get install nats-server)")
    assert found is not None, "CI has nats-server"
    made = Nats(found)
    try:
        made.start()
        yield made
    finally:
        made.end()


@pytest.fixture(params=KINDS)
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Places:
    """Makes empty places, of each kind."""
    postgres = None if request.param == "sqlite" else request.getfixturevalue("postgres")
    return Places(tmp_path, postgres)


@pytest.fixture
def place(places: Places) -> Place:
    """An empty place of each kind."""
    return places()


@pytest.fixture
def database(postgres: Postgres, tmp_path: Path) -> Place:
    """An empty place in a database."""
    return Places(tmp_path, postgres)()


@pytest.fixture
def shared(database: Place, nats: Nats) -> Place:
    """An empty place in a database that several processes share."""
    return replace(database, bus=nats.address)
