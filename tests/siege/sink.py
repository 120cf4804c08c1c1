"""Something that accepts and throws away: `python -m tests.siege.sink` prints its port.

The same attack aimed at it costs the machine the same work of sending, and the server none.
"""

from __future__ import annotations

import asyncio


class Throw(asyncio.Protocol):
    """A connection whose bytes go nowhere."""


async def main() -> None:
    server = await asyncio.get_running_loop().create_server(Throw, "127.0.0.1", 0, backlog=4096)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
