"""A log that goes to the console of the browser."""

from __future__ import annotations

import sys
import traceback
from typing import Any


class Logger:
    """What happened, as one line each."""

    def info(self, event: str, **facts: Any) -> None:
        print(event, facts, file=sys.stderr)

    def exception(self, event: str, **facts: Any) -> None:
        traceback.print_exc()
        self.info(event, **facts)

    warning = error = debug = info


def get_logger() -> Logger:
    return Logger()
