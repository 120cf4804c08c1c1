"""How Roji is built and packed: the browser app, the lock files, the notices. Nothing here is shipped."""

from pathlib import Path

ROOT = Path(__file__).parent.parent.resolve()
