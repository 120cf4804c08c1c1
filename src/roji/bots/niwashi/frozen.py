"""Yardsticks of Niwashi: partners that stay as they are, for later ones to be measured against and beside.

tests/bots/test_frozen.py pins what they decide. Whoever changes what they share with other players, so that a pinned
decision changes, first gives them a copy of what it was.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from roji.bots.bot import Maker
from roji.bots.niwashi.partner import PartnerBot
from roji.bots.niwashi.styles import EVERYTHING, NOTHING, RULES, Style

# Every number by name, whatever other styles come to be.
PARTNER = Style(
    worth=(0.82, 0.48, 0.055, 0.042, 0.006, 0.0, 0.0),
    likely=0.1,
    own=7.5,
    later=1.68,
    next_turn=0.6,
    closely=10,
    reads=EVERYTHING,
    heat=0.18,
    slips=0.15,
    noise=0.0,
    overlooks=0.0,
    margin=9.0,
    careless=0.0,
    lanterns=1,
    price=0.3,
    thrift=0.4,
    language="eswn",
    misreads=0.0,
)
SELFISH = replace(PARTNER, reads=NOTHING, lanterns=0, overlooks=1.0)  # thinks of its own wishes only
# Reads lanterns, not tiles, and one lantern of four wrongly; judges roughly, thinks of its own wishes only in one turn
# of five, and lays anything in one of five.
LEARNER = replace(PARTNER, reads=RULES, closely=0, noise=0.2, overlooks=0.2, careless=0.2, misreads=0.25)

FROZEN: dict[str, Maker] = {
    "partner-v1": partial(PartnerBot, style=PARTNER),
    "selfish": partial(PartnerBot, style=SELFISH),
    "learner": partial(PartnerBot, style=LEARNER),
}
