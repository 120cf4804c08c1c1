"""A fresh checkout for tests that build: the files git would give a stranger, and nothing that was built here."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from building import ROOT


def fresh(folder: Path) -> Path:
    """Copy every file of the project, also those not yet committed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("tests/", "benchmarks/")):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
    return folder
