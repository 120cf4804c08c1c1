"""An arena from its first match to its last, wherever it was stopped before."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from roji.arena.folder import Folder
from roji.arena.match import Played
from roji.arena.settings import Settings, plan
from roji.arena.workers import Runner, here


def run(
    settings: Settings, folder: Path | None = None, runner: Runner = here,
    progress: Callable[[int, int], None] = lambda done, planned: None,
) -> list[Played]:  # fmt: skip
    """All matches in the order of the plan; `progress` is told how many are finished, first of those found finished."""
    planned = plan(settings)
    with Folder(folder, settings) if folder is not None else nullcontext() as kept:
        matches = {played.task: played for played in (kept.done if kept is not None else ())}
        progress(len(matches), len(planned))
        left = [task for task in planned if task not in matches]
        for played in runner(settings, left) if left else ():
            if kept is not None:
                kept.add(played)
            matches[played.task] = played
            progress(len(matches), len(planned))
    return [matches[task] for task in planned]
