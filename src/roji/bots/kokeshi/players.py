"""Who plays Kokeshi and Samurai."""

from __future__ import annotations

from pathlib import Path

from roji.bots.kokeshi import eye, greedy, reasons
from roji.bots.kokeshi.bot import AlphaBetaBot
from roji.bots.kokeshi.frozen import FROZEN
from roji.bots.kokeshi.path import PathBot
from roji.bots.players import Level, Plan, Players

# How often a player overlooks what is there to be seen: a turn of a step or two that brings it nearer, a run along a
# line of beads, a way to win, and that the other could win next.
BEGINNER = {"step": 0.4, "line": 0.6, "win": 0.2, "threat": 0.5}
CASUAL = {"step": 0.2, "line": 0.3, "win": 0.05, "threat": 0.2}
CLUB = {"step": 0.05, "line": 0.1, "threat": 0.05}

PLAYERS = Players(
    greedy=greedy.choose,
    strong=AlphaBetaBot,
    named={"path": PathBot, "alphabeta": AlphaBetaBot, **FROZEN},
    levels={
        "beginner": Level(30, 0.2, slip=0.05, greed=0.2, margin=0.5, thinks=0.0, overlooks=BEGINNER),
        "casual": Level(150, 0.2, slip=0.04, greed=0.5, margin=0.25, thinks=0.8, overlooks=CASUAL),
        "club": Level(2000, 0.2, slip=0.02, greed=0.5, margin=0.1, thinks=0.95, overlooks=CLUB),
        "master": Level(1_000_000, 0.9),
    },
    eye=eye.ways,
    unit="positions",
    reason=reasons.reason,
    spoken=reasons.spoken,
    plan=Plan(24, 10_000),
    setter_path="roji.bots.kokeshi.problems:SETTER",
    ratings=Path(__file__).with_name("ratings.toml"),
)
