"""A move leaves a trace of its four steps where traces are on, and nothing is loaded where they are off."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from roji.client import Refused
from roji.server.traces import traces
from tests.server.places import Place
from tests.server.running import play_together, quick, running, two_at_a_table

STEPS = ["read", "rules", "store", "tell"]


def test_a_move_is_one_trace_of_four_steps_one_after_the_other(place: Place) -> None:
    kept = InMemorySpanExporter()

    async def match() -> list[str]:
        async with running(place.settings) as home:
            provider = TracerProvider()
            provider.add_span_processor(SimpleSpanProcessor(kept))
            traces.use(provider)
            async with two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
                await aiko.start()
                await play_together((aiko, ben), 5)
                with pytest.raises(Refused):
                    await (ben if aiko.my_turn else aiko).move(0)
            return [aiko.link.table, aiko.link.secret, ben.link.secret]

    table, *secrets = asyncio.run(match())
    spans = kept.get_finished_spans()
    whole = [span for span in spans if span.name == "move"]
    assert len(whole) == 5, "what was refused leaves no trace"
    for move in whole:
        parts = [span for span in spans if span.parent and span.parent.span_id == move.context.span_id]
        assert [part.name for part in parts] == STEPS
        times = [move.start_time, *(at for part in parts for at in (part.start_time, part.end_time)), move.end_time]
        assert times == sorted(times, key=lambda at: at or 0)
        assert move.attributes is not None
        assert (move.attributes["roji.table"], move.attributes["roji.game"]) == (table, "koikoi")
        assert move.status.is_ok
    said = "".join(span.to_json() for span in spans)
    assert not any(secret in said for secret in secrets)
    assert traces.tracer is None, "the server that ended traces no more"


def test_where_traces_are_off_nothing_of_them_is_loaded(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from roji.server.serve import server; from roji.server.settings import Settings\n"
        "server(Settings(folder=Path(sys.argv[1])))\n"
        "from roji.server.traces import traces; hear = len\n"
        "assert traces.traced(hear) is hear\n"
        "assert not [it for it in sys.modules if it.startswith(('opentelemetry.sdk', 'opentelemetry.exporter'))]\n"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True)


def test_traces_go_to_the_collector_that_is_set(tmp_path: Path) -> None:
    got: list[bytes] = []

    async def collect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        lines = dict(line.lower().split(b": ", 1) for line in head.splitlines() if b": " in line)
        got.append(head + await reader.readexactly(int(lines[b"content-length"])))
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        writer.close()

    async def match() -> None:
        async with await asyncio.start_server(collect, "127.0.0.1", 0) as collector:
            port = collector.sockets[0].getsockname()[1]
            settings = replace(quick(tmp_path), telemetry=f"http://127.0.0.1:{port}/v1/traces", telemetry_share=1.0)
            async with running(settings) as home, two_at_a_table(home, "koikoi", rounds=1) as (aiko, ben):
                await aiko.start()
                await play_together((aiko, ben), 2)

    asyncio.run(match())
    assert got
    assert got[0].startswith(b"POST /v1/traces ")
