"""What this Python makes of the golden records, for the worker to compare: `python -m tests.offline.golden FILE`."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from roji.server import records

GOLDEN = Path(__file__).parents[1] / "golden"


def answers(text: str) -> dict[str, str]:
    """By the path after a record's own: the hash of what a server answers."""
    last = 2**31 - 1
    made = {
        "match": records.opened(text),
        "story": records.story(text, 0, None),
        "story?seat=0": records.story(text, 0, 0),
        f"past/{last}": records.past(text, last, None),
        "past/9?seat=1": records.past(text, 9, 1),
    }
    return {path.replace(str(last), "999999999"): hashlib.sha256(body).hexdigest() for path, body in made.items()}


if __name__ == "__main__":
    found = {}
    for path in sorted(GOLDEN.rglob("*.toml")):
        if path.parent.name != "stores":
            text = path.read_text("utf-8")
            kept = records.taken(text).text
            found[f"{path.parent.name}/{path.stem}"] = {"text": text, "kept": kept, "answers": answers(kept)}
    Path(sys.argv[1]).write_text(json.dumps(found), "utf-8")
