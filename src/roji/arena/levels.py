"""The levels measured: which matches tell how strong they are, and what the file of ratings says then.

Games against each other: greedy and all levels in a round robin. Games played together: each level beside the same
careless partner. Nobody thinks more here than `sims` of the plan, so that all fits into minutes: the rating of the
strongest level is that of a player who thinks less than it does at a table.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from roji import bots
from roji.arena import elo, interval
from roji.arena.interval import Estimate
from roji.arena.match import Played
from roji.arena.settings import ROUND_ROBIN, Settings, choose
from roji.arena.totals import by_deal
from roji.bots.levels import LEVELS
from roji.bots.ratings import FILE
from roji.games.registry import OWN
from roji.games.registry import game as make_game

ANCHOR, AT = "greedy", 1000
BESIDE = "careless"
HEAD = """\
# How strong the levels are: what was measured, and its 95 % interval. Made by: roji ratings --measure DIR
# Points on which the greedy player has 1000; niwashi: the mean score beside a careless partner.
"""


class Plan(NamedTuple):
    """How a game is measured: deals for every pair, and the most simulations or positions for a decision."""

    deals: int
    sims: int


PLANS = {"koikoi": Plan(40, 4000), "orders": Plan(50, 800), "kokeshi": Plan(100, 10_000), "niwashi": Plan(60, 1000)}
assert PLANS.keys() == OWN.keys()


def arenas(game: str) -> list[Settings]:
    """The arenas that measure a game."""
    plan = PLANS[game]
    if make_game(game).together:
        return [choose(game, {}, [level, BESIDE], deals=plan.deals, sims=plan.sims) for level in LEVELS]
    return [choose(game, {}, [ANCHOR, *LEVELS], ROUND_ROBIN, plan.deals, sims=plan.sims)]


def folder(out: Path, settings: Settings) -> Path:
    """Where the matches of an arena are kept; bots that were changed begin again elsewhere."""
    return out / f"{settings.game}-{settings.bots[0]}-{fingerprint()}"


def fingerprint() -> str:
    """A word for the bots as they are now."""
    found = hashlib.sha256()
    here = Path(bots.__file__).parent
    for path in sorted(here.rglob("*")):
        if path.suffix in (".py", ".pxd", ".toml") and path != FILE:
            found.update(path.relative_to(here).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:8]


def result(game: str, played: list[list[Played]]) -> dict[str, Any]:
    """What the file says about a game, from the matches of its arenas."""
    estimates: dict[str, Estimate]
    digits: int | None
    if make_game(game).together:
        scores = [
            by_deal([(match, 0) for match in matches], lambda match, seat: match.scores[seat]) for matches in played
        ]
        estimates = {level: interval.mean(deals) for level, deals in zip(LEVELS, scores, strict=True)}
        digits = 2
    else:
        estimates = elo.points([ANCHOR, *LEVELS], played[0], ANCHOR, AT)
        digits = None  # whole numbers
    found: dict[str, Any] = {"matches": sum(map(len, played)), "sims": PLANS[game].sims}
    for level in LEVELS:
        one = estimates[level]
        found[level] = [round(value, digits) for value in (one.mean, one.low, one.high)]
    return found


def written(games: dict[str, Any]) -> str:
    """The file of ratings."""
    lines = [HEAD]
    for game in (game for game in OWN if game in games):
        lines += [f"[{game}]", *(f"{name} = {value}" for name, value in games[game].items()), ""]
    return "\n".join(lines)
