"""Who plays Niwashi.

Nobody can say how a match will end. What can be worked out is how many wishes of the partner a tile makes come true at
once, from what the tiles so far tell about these wishes; so that is what a placement is worth here.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from roji.bots.niwashi import greedy, reasons
from roji.bots.niwashi.challenge import CHALLENGE
from roji.bots.niwashi.companion import CompanionBot
from roji.bots.niwashi.frozen import FROZEN
from roji.bots.niwashi.partner import PARTNERS, PartnerBot
from roji.bots.niwashi.reading import reading
from roji.bots.niwashi.selftaught import SELF_TAUGHT
from roji.bots.niwashi.styles import STYLES, WORDLESS
from roji.bots.players import Level, Plan, Players

WORDLESS_COMPANION = partial(CompanionBot, style=WORDLESS)  # what the language of the lantern is worth

PLAYERS = Players(
    greedy=greedy.choose,
    strong=CompanionBot,
    named={**PARTNERS, **FROZEN, **SELF_TAUGHT, "companion": CompanionBot, "wordless": WORDLESS_COMPANION},
    levels={name: Level(1, 0.9 if name == "master" else 0.2) for name in STYLES},  # their mistakes are their styles
    styles={**{name: partial(PartnerBot, style=style) for name, style in STYLES.items()}, "master": CompanionBot},
    unit="reading",
    in_points=True,
    reason=reasons.reason,
    spoken=reasons.spoken,
    reading=reading,
    plan=Plan(60, 1000, beside="careless"),
    setter_path="roji.bots.niwashi.problems:SETTER",
    challenge=CHALLENGE,
    ratings=Path(__file__).with_name("ratings.toml"),
)
