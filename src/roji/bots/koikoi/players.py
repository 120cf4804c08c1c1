"""Who plays Koi-Koi."""

from __future__ import annotations

from pathlib import Path

from roji.bots.koikoi import equity, greedy, reasons
from roji.bots.koikoi.bot import KoiKoiBot
from roji.bots.koikoi.frozen import FROZEN
from roji.bots.koikoi.luck import KoiKoiCards
from roji.bots.players import Level, Plan, Players

PLAYERS = Players(
    greedy=greedy.choose,
    judge=equity.judge_for,
    strong=KoiKoiBot,
    named={"search": KoiKoiBot, **FROZEN},
    levels={
        "beginner": Level(30, 0.2, slip=0.7, greed=0.3, margin=0.3),
        "casual": Level(100, 0.2, slip=0.35, greed=0.5, margin=0.15),
        "club": Level(500, 0.2, slip=0.08, greed=0.8, margin=0.06),
        "master": Level(40_000, 0.9),
    },
    reason=reasons.reason,
    spoken=reasons.spoken,
    cards=KoiKoiCards(),
    plan=Plan(40, 4000),
    setter_path="roji.bots.koikoi.problems:SETTER",
    ratings=Path(__file__).with_name("ratings.toml"),
)
