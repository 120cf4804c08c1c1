"""Who plays Garden Orders."""

from __future__ import annotations

from pathlib import Path

from roji.bots.orders import chances, eye, greedy, reasons
from roji.bots.orders.frozen import FROZEN
from roji.bots.orders.luck import OrdersCards
from roji.bots.players import Level, Plan, Players

# How often a player overlooks what is there to be seen: a swap of a card that counts nothing, one of a card that counts
# (that needs counting), the best card to take or to lay, and a trio that pays more.
BEGINNER = {"swap": 0.45, "exchange": 0.75, "take": 0.08, "lay": 0.2, "trio": 0.3}
CASUAL = {"swap": 0.3, "exchange": 0.6, "take": 0.03, "lay": 0.1, "trio": 0.15}
CLUB = {"swap": 0.05, "exchange": 0.2, "lay": 0.02, "trio": 0.03}

PLAYERS = Players(
    greedy=greedy.choose,
    judge=chances.judge_for,
    named=FROZEN,
    levels={
        "beginner": Level(40, 0.2, slip=0.03, greed=0.5, margin=0.3, thinks=0.0, overlooks=BEGINNER),
        "casual": Level(200, 0.2, slip=0.02, greed=0.6, margin=0.2, thinks=0.3, clear=0.1, overlooks=CASUAL),
        "club": Level(400, 0.2, slip=0.015, greed=0.8, margin=0.08, thinks=0.7, clear=0.06, overlooks=CLUB),
        "master": Level(20_000, 0.9),
    },
    eye=eye.ways,
    reason=reasons.reason,
    spoken=reasons.spoken,
    cards=OrdersCards(),
    plan=Plan(38, 800),
    setter_path="roji.bots.orders.problems:SETTER",
    ratings=Path(__file__).with_name("ratings.toml"),
)
