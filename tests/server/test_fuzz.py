"""Nothing that anybody sends breaks the server."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from roji.cli.schema import schemas
from roji.client import Home
from roji.server.serve import server
from tests.server import soaks
from tests.server.fuzzing import FIELDS, TYPES
from tests.server.raw import raw
from tests.server.running import address, quick


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server beside this thread."""
    made = server(quick(tmp_path_factory.mktemp("log")))
    thread = threading.Thread(target=lambda: asyncio.run(made.serve()))
    thread.start()
    while not made.started:
        thread.join(0.02)
        assert thread.is_alive()
    yield address(made)
    made.should_exit = True
    thread.join()


schema = schemathesis.openapi.from_dict(schemas()["openapi.json"])
OPERATIONS: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_request_gets_an_answer_that_the_schema_knows(operation: Any, base: str) -> None:
    @given(operation.as_strategy())
    @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=base, excluded_checks=[positive_data_acceptance])  # rules are not in it

    ask()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(), inner, max_size=5),
    max_leaves=12,
)
SHAPED = st.builds(
    lambda kind, fields: {**fields, "type": kind, "id": "x"},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4),
)
FRAMES = st.one_of(st.text(max_size=200), st.binary(max_size=200), JSON.map(json.dumps), SHAPED.map(json.dumps))


@given(st.lists(FRAMES, min_size=1, max_size=40), st.booleans())
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_after_whatever_was_sent_the_socket_answers_still(base: str, frames: list[str | bytes], greeted: bool) -> None:
    async def send() -> None:
        async with Home(base) as home:
            made = await home.create("kokeshi", ["me", "open"])
            async with raw(home, made.table) as one:
                if greeted:
                    await one.hello(made.secret)
                for frame in frames:
                    await one.socket.send(frame)
                with suppress(ConnectionClosed):  # who leaves is sent away
                    assert "re" in await one.ask("ping", id="well?")
            async with raw(home, made.table) as again:
                assert (await again.hello(made.watch))["type"] == "welcome"

    asyncio.run(send())


def test_hostile_messages_are_all_answered_and_memory_stays() -> None:
    soaks.fire.run_short()


def test_hostile_messages_are_answered_or_held_back_by_limits_and_memory_stays() -> None:
    soaks.fire_with_limits.run_short()
