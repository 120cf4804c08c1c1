"""Who plays Kokeshi and Samurai."""

from __future__ import annotations

from pathlib import Path

from roji.bots.kokeshi import greedy, reasons
from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.kokeshi.frozen import FROZEN
from roji.bots.kokeshi.path import PathBot
from roji.bots.players import Level, Plan, Players

PLAYERS = Players(
    greedy=greedy.choose,
    strong=AlphaBetaBot,
    named={"path": PathBot, "alphabeta": AlphaBetaBot, **FROZEN},
    levels={
        "beginner": Level(30, 0.2, slip=0.5, greed=0.2, margin=0.5),
        "casual": Level(150, 0.2, slip=0.2, greed=0.5, margin=0.25),
        "club": Level(2000, 0.2, slip=0.05, greed=0.5, margin=0.1),
        "master": Level(1_000_000, 0.9),
    },
    unit="positions",
    reason=reasons.reason,
    plan=Plan(100, 10_000),
    setter_path="roji.bots.kokeshi.problems:SETTER",
    ratings=Path(__file__).with_name("ratings.toml"),
)
