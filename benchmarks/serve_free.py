"""A server without limits for the load: `python -m benchmarks.serve_free FOLDER PORT`; on ROJI_STORE and ROJI_BUS."""

from __future__ import annotations

import sys
from pathlib import Path

from roji.server.config.chosen import choose
from roji.server.serve import calm_memory, prepare, server, set_up_logs
from roji.server.settings import without_limits


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    settings = without_limits(choose({"data": folder, "port": str(port), "bot_workers": "1"}).settings)
    set_up_logs()
    prepare(settings)
    calm_memory()
    server(settings).run()


if __name__ == "__main__":
    main()
