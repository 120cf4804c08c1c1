"""Run as a program: bounds itself, then becomes the engine. So nothing of the engine runs without its bounds.

python launch.py MEGABYTES PROGRAM ARGUMENTS...
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import signal
import sys

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


def main(megabytes: int, command: list[str]) -> None:
    bound(resource.RLIMIT_DATA, megabytes << 20)
    bound(resource.RLIMIT_CORE, 0)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


def bound(kind: int, most: int) -> None:
    """Neither limit goes up again; a system that knows no such limit goes without."""
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(kind, (most, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
