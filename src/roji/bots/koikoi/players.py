"""Who plays Koi-Koi."""

from __future__ import annotations

from pathlib import Path

from roji.bots.koikoi import equity, eye, greedy, reasons
from roji.bots.koikoi.bot import KoiKoiBot
from roji.bots.koikoi.frozen import FROZEN
from roji.bots.koikoi.luck import KoiKoiCards
from roji.bots.players import Level, Plan, Players

# How often a player overlooks what is there to be seen: a capture, a light or another card of worth in it, a
# combination completed; then what needs a plan: one that comes near, what the other waits for, what a card laid gives
# away or is worth to oneself, and the risk of playing on.
BEGINNER = {"combination": 0.15, "light": 0.2, "capture": 0.3, "picture": 0.8, "plan": 0.95, "threat": 0.97,
            "given": 0.97, "value": 0.95, "risk": 0.85}  # fmt: skip
CASUAL = {"combination": 0.06, "light": 0.1, "capture": 0.25, "picture": 0.4, "plan": 0.8, "threat": 0.85,
          "given": 0.85, "value": 0.5, "risk": 0.45}  # fmt: skip
CLUB = {"combination": 0.02, "light": 0.03, "capture": 0.06, "picture": 0.1, "plan": 0.3, "threat": 0.4, "given": 0.4,
        "value": 0.2, "risk": 0.15}  # fmt: skip

PLAYERS = Players(
    greedy=greedy.choose,
    judge=equity.judge_for,
    strong=KoiKoiBot,
    named={"search": KoiKoiBot, **FROZEN},
    levels={
        "beginner": Level(30, 0.2, slip=0.1, greed=0.2, margin=0.4, thinks=0.0, overlooks=BEGINNER),
        "casual": Level(150, 0.2, slip=0.05, greed=0.5, margin=0.15, thinks=0.2, clear=0.1, overlooks=CASUAL),
        "club": Level(500, 0.2, slip=0.03, greed=0.8, margin=0.06, thinks=0.9, overlooks=CLUB),
        "master": Level(40_000, 0.9),
    },
    eye=eye.ways,
    reason=reasons.reason,
    spoken=reasons.spoken,
    cards=KoiKoiCards(),
    plan=Plan(40, 4000),
    setter_path="roji.bots.koikoi.problems:SETTER",
    ratings=Path(__file__).with_name("ratings.toml"),
)
