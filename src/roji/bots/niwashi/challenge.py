"""Niwashi with strangers: nobody speaks, and a lantern means what both take it to mean.

The speaker and its three images rely on the lantern, in languages that are equally good and exclude each other: only
where the seasons come from differs. The partner reads every tile and lights one lantern at most, in the speaker's
language. The silent one never lights a lantern and reads nothing, and the careless one also lays anything in one turn
of five. The self-taught one learned by playing with itself what tiles tell, and knows no lantern.
"""

from __future__ import annotations

from pathlib import Path

from roji.bots.challenge import Challenge

LANGUAGES = ("speaker", "mirrored", "flipped", "turned")
CHALLENGE = Challenge(
    version=2,
    pool=(*LANGUAGES, "partner", "silent", "careless", "self-taught"),
    baselines={
        "speaker": LANGUAGES,
        "partner": ("partner",),
        "silent": ("silent",),
        "careless": ("careless",),
        "self-taught": ("self-taught",),
        "greedy": ("greedy",),
    },
    board=Path(__file__).with_name("leaderboard.toml"),
    deals=16,
    options={"tiles": "all_different"},
)
