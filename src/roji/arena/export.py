"""The result as plain data, JSON and CSV, for other programs."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict
from typing import Any

from roji.arena.totals import Pace, Standing, Totals

ALL = "all"  # the name of the rows over all meetings


def to_dict(totals: Totals) -> dict[str, Any]:
    """Everything as plain data. Times are in seconds."""
    return {
        "settings": totals.settings.to_dict(),
        "matches": totals.matches,
        "seats": totals.seats,
        "standings": [asdict(standing) for standing in totals.standings],
        "meetings": [
            {"bots": list(bots), "standings": [asdict(standing) for standing in standings]}
            for bots, standings in totals.by_meeting
        ],
        "partners": [{**asdict(pair), "bots": list(pair.bots)} for pair in totals.partners],
        "paces": [asdict(pace) for pace in totals.paces],
        "faults": [asdict(fault) for fault in totals.faults],
    }


def to_csv(totals: Totals) -> str:
    """One row for each bot in each meeting, or for each pair of partners."""
    out = io.StringIO()
    rows = _partners(totals) if totals.partners else _standings(totals)
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _standings(totals: Totals) -> list[dict[str, Any]]:
    paces = {pace.bot: pace for pace in totals.paces}
    rows = [_standing(ALL, standing, paces[standing.bot]) for standing in totals.standings]
    for bots, standings in totals.by_meeting:
        rows += [_standing(" - ".join(bots), standing, None) for standing in standings]
    return rows


def _standing(meeting: str, standing: Standing, pace: Pace | None) -> dict[str, Any]:
    rating = standing.rating
    return {
        "meeting": meeting,
        "bot": standing.bot,
        "played": standing.played,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        **{f"rate_{name}": value for name, value in asdict(standing.rate).items()},
        **{f"points_{name}": value for name, value in asdict(standing.points).items()},
        "rating_mu": "" if rating is None else rating.mu,
        "rating_sigma": "" if rating is None else rating.sigma,
        "decisions": "" if pace is None else pace.decisions,
        "seconds_mean": "" if pace is None else pace.mean,
        "seconds_worst": "" if pace is None else pace.worst,
    }


def _partners(totals: Totals) -> list[dict[str, Any]]:
    return [
        {
            "partners": " + ".join(pair.bots),
            "played": pair.played,
            **{f"points_{name}": value for name, value in asdict(pair.points).items()},
            "spread": pair.spread,
            "least": pair.least,
            "most": pair.most,
            "tiles": "" if pair.tiles is None else pair.tiles,
        }
        for pair in totals.partners
    ]
