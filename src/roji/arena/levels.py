"""The levels measured: which matches tell how strong they are, and what a file of ratings says then.

Games against each other: greedy and all levels in a round robin. Games played together: each level beside the same
partner. Nobody thinks more here than `sims` of the plan, so that all fits into minutes: the rating of the
strongest level is that of a player who thinks less than it does at a table.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from roji import bots
from roji.arena import elo, interval
from roji.arena.interval import Estimate
from roji.arena.match import Played
from roji.arena.settings import ROUND_ROBIN, Settings, choose
from roji.arena.totals import by_deal
from roji.bots.bot import players_of
from roji.bots.levels import LEVELS
from roji.games.registry import game as make_game

ANCHOR, AT = "greedy", 1000
HEAD = "# How strong the levels are: what was measured, and its 95 % interval. Made by: roji ratings --measure DIR"


def arenas(game: str) -> list[Settings]:
    """The arenas that measure a game."""
    made = make_game(game)
    plan = players_of(made).plan
    if made.together:
        return [choose(game, {}, [level, plan.beside], deals=plan.deals, sims=plan.sims) for level in LEVELS]
    return [choose(game, {}, [ANCHOR, *LEVELS], ROUND_ROBIN, plan.deals, sims=plan.sims)]


def folder(out: Path, settings: Settings) -> Path:
    """Where the matches of an arena are kept; bots that were changed begin again elsewhere."""
    return out / f"{settings.game}-{settings.bots[0]}-{fingerprint()}"


def fingerprint() -> str:
    """A word for the bots as they are now."""
    found = hashlib.sha256()
    here = Path(bots.__file__).parent
    for path in sorted(here.rglob("*")):
        if path.suffix in (".py", ".pxd", ".toml") and path.name != "ratings.toml":
            found.update(path.relative_to(here).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:8]


def result(game: str, played: list[list[Played]]) -> dict[str, Any]:
    """What the file says about a game, from the matches of its arenas."""
    estimates: dict[str, Estimate]
    digits: int | None
    made = make_game(game)
    if made.together:
        scores = [
            by_deal([(match, 0) for match in matches], lambda match, seat: match.scores[seat]) for matches in played
        ]
        estimates = {level: interval.mean(deals) for level, deals in zip(LEVELS, scores, strict=True)}
        digits = 2
    else:
        estimates = elo.points([ANCHOR, *LEVELS], played[0], ANCHOR, AT)
        digits = None  # whole numbers
    found: dict[str, Any] = {"matches": sum(map(len, played)), "sims": players_of(made).plan.sims}
    for level in LEVELS:
        one = estimates[level]
        found[level] = [round(value, digits) for value in (one.mean, one.low, one.high)]
    return found


def written(found: dict[str, Any]) -> str:
    """The file of ratings of a game."""
    return "\n".join([HEAD, *(f"{name} = {value}" for name, value in found.items()), ""])
