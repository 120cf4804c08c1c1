"""What another process uses, read from /proc."""

from __future__ import annotations

import os
from pathlib import Path


def processor(pid: int) -> float:
    """Seconds of processor time of a process so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes of memory that a process has in use."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError(pid)
