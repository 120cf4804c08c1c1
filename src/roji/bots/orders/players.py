"""Who plays Garden Orders."""

from __future__ import annotations

from pathlib import Path

from roji.bots.orders import chances, greedy, reasons
from roji.bots.orders.frozen import FROZEN
from roji.bots.orders.luck import OrdersCards
from roji.bots.players import Level, Plan, Players

PLAYERS = Players(
    greedy=greedy.choose,
    judge=chances.judge_for,
    named=FROZEN,
    levels={
        "beginner": Level(40, 0.2, slip=0.5, greed=0.5, margin=0.3),
        "casual": Level(80, 0.2, slip=0.3, greed=0.6, margin=0.2),
        "club": Level(300, 0.2, slip=0.12, greed=0.8, margin=0.08),
        "master": Level(20_000, 0.9),
    },
    reason=reasons.reason,
    spoken=reasons.spoken,
    cards=OrdersCards(),
    plan=Plan(50, 800),
    setter_path="roji.bots.orders.problems:SETTER",
    ratings=Path(__file__).with_name("ratings.toml"),
)
