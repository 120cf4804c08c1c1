"""A server without limits for the load: `python -m benchmarks.serve_free FOLDER PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

from roji.server.identity import Rate
from roji.server.quotas import Quota
from roji.server.serve import calm_memory, server, set_up_logs
from roji.server.settings import Settings

FREE = Rate(1e9, 1e9)
UNMETERED = Quota(10**9, 10**9, FREE, FREE, FREE)


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    settings = Settings(
        folder=folder, port=port, thinkers=1, requests=FREE, makes=FREE, messages=FREE, sockets=10**6, quota=UNMETERED
    )
    set_up_logs()
    calm_memory()
    server(settings).run()


if __name__ == "__main__":
    main()
