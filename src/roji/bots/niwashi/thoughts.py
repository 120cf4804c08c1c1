"""What a companion thought of a finished match: why a lantern was lit, and for whom it took the two who played.

Only what everybody could work out goes into it, and the wishes, which are open by then.
"""

from __future__ import annotations

from roji.bots.niwashi.manners import KINDS
from roji.bots.niwashi.reasons import most
from roji.bots.niwashi.understanding import Understanding
from roji.games.niwashi.facts import View
from roji.games.niwashi.tiles import wish_name
from roji.games.telling import Sentence, seat, sentence


def lit(mind: Understanding, who: int, view: View, wishes: dict[str, float]) -> Sentence:
    """Why somebody lit the lantern who held these wishes, which were so likely to the partner."""
    said = {wish_name(wish, mind.shapes) for wish in mind.said[who]}
    meant = sorted(said.intersection(wishes))
    if not meant:
        return sentence("niwashi-thought-lit-otherwise", who=seat(who))
    wish = meant[0]
    return sentence(
        "niwashi-thought-lit",
        who=seat(who),
        wish={"wish": wish},
        have=most(view, wish),
        chance=round(100 * wishes[wish]),
    )


def taken_for(mind: Understanding) -> list[Sentence]:
    """For whom it took the two in the end, as shares of their turns, and whether they answered lanterns."""
    found = []
    for who in range(2):
        known = mind.known[who]
        rates = {kind: round(100 * share) for kind, share in zip(KINDS, known.shares(), strict=True)}
        found.append(sentence("niwashi-thought-manner", who=seat(who), **rates))
        if known.asked:
            chance = round(100 * known.answers)
            found.append(sentence("niwashi-thought-answers", who=seat(who), asked=known.asked, chance=chance))
    return found
