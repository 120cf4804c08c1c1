"""What Tsukimi says: sentences as data, made from what a viewer was told. words/ has them in two languages."""

from __future__ import annotations

from collections.abc import Sequence

from roji.games.telling import Sentence, Telling, seat, sentence, several
from tsukimi.facts import Decision, Effect, View


class TsukimiTelling(Telling):
    """Tsukimi in sentences. What is not written here has a message named after what happens: tsukimi-tell-lay."""

    def event(self, event: Effect) -> Sentence | None:
        if event["do"] == "round":
            return sentence("tsukimi-tell-round", number=event["round"] + 1, points=self.points(event["points"]))
        return self.ending(event["scores"]) if event["do"] == "over" else super().event(event)

    def points(self, points: list[int]) -> list[Sentence]:
        """The points of everybody."""
        return [sentence("table-score", who=seat(number), points=own) for number, own in enumerate(points)]

    def ending(self, scores: list[int]) -> Sentence:
        """How the match ended; ties share the win (T-8)."""
        winners = [seat(number) for number, own in enumerate(scores) if own == max(scores)]
        won = sentence("tsukimi-tell-won", who=winners[0]) if len(winners) == 1 else sentence("tsukimi-tell-tie")
        return several([sentence("tsukimi-tell-over", points=self.points(scores)), won])

    def asked(self, view: View, choices: Sequence[Decision]) -> Sentence | None:
        if view["to_move"] is None:
            return self.ending(view["scores"])
        if not choices:
            return None
        return sentence("tsukimi-ask-lay" if view["laid"] else "tsukimi-ask-lead")

    def lines(self, view: View) -> list[Sentence]:
        """The table in sentences, for those who hear it."""
        told = [sentence("table-round", number=min(view["round"] + 1, view["rounds"]), rounds=view["rounds"])]
        if view["hand"]:
            told.append(sentence("tsukimi-line-hand", cards={"cards": view["hand"]}))
        if view["laid"]:
            told.append(sentence("tsukimi-line-laid", who=seat(view["leader"]), cards={"cards": view["laid"]}))
        for number, cards in enumerate(view["taken"]):
            if cards:
                told.append(sentence("tsukimi-line-taken", who=seat(number), cards={"cards": cards}))
        return [*told, *self.standing(view)]
