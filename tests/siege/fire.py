"""One attack from its own address: `python -m tests.siege.fire NAME PORT ADDRESS PREY` goes on until it is ended."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import uvloop

from tests.siege.attacks import ATTACKS


async def main() -> None:
    name, port, address, prey = sys.argv[1], int(sys.argv[2]), sys.argv[3], Path(sys.argv[4])
    volleys = ATTACKS[name](json.loads(prey.read_text()))
    print("ready", flush=True)
    await asyncio.gather(*(volley.fire(address, port) for volley in volleys))


if __name__ == "__main__":
    uvloop.run(main())
