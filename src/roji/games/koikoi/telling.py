"""What Koi-Koi says."""

from __future__ import annotations

from collections.abc import Sequence

from roji.games.koikoi.facts import Decision, Effect, MatchEnded, Result, RoundEnded, View
from roji.games.telling import Rows, Sentence, Telling, labelled, seat, sentence, several


class KoiKoiTelling(Telling):
    """Koi-Koi in sentences."""

    silent = ("field", "hand")
    reasons = "yaku"

    def event(self, event: Effect) -> Sentence | None:
        if event["do"] == "round":
            return self.round(event)
        return self.ending(event["scores"]) if event["do"] == "over" else super().event(event)

    def round(self, result: Result) -> Sentence:
        """How a round ended."""
        number, winner = result["round"] + 1, result["winner"]
        if winner is None:
            return sentence(f"koikoi-tell-{result['kind']}", number=number)
        found = [self.named(entry) for entry in result["combinations"] or result["lucky_hands"]]
        return sentence("koikoi-tell-won", who=seat(winner), number=number, points=result["points"], reasons=found)

    def ending(self, scores: list[int]) -> Sentence:
        """How the match ended."""
        first, second = scores
        score = sentence("koikoi-tell-over", first=first, second=second)
        if first == second:
            return several([score, sentence("koikoi-page-draw")])
        return several([score, sentence("koikoi-page-winner", who=seat(int(second > first)))])

    def swing(self, view: View) -> Sentence | None:
        """The round that paid most, of several."""
        won = [(result, result["winner"]) for result in view["results"] if result["winner"] is not None]
        if len(won) < 2:
            return None
        best, winner = max(won, key=lambda entry: entry[0]["points"])
        about = {"number": best["round"] + 1, "points": best["points"]}
        found = [self.named(entry) for entry in best["combinations"] or best["lucky_hands"]]
        return sentence("koikoi-swing", who=seat(winner), reasons=found, **about)

    def choice(self, action: Decision) -> Sentence:
        if action["do"] == "stop":
            return sentence("koikoi-choice-stop-for", points=action["points"])
        if action["do"] == "play":
            card, matches = {"card": action["card"]}, action["matches"]
            if not matches:
                return sentence("koikoi-choice-lay", card=card)
            return sentence("koikoi-choice-pair", card=card, matches={"cards": matches})
        return super().choice(action)

    def asked(self, view: View, choices: Sequence[Decision]) -> Sentence | None:
        if view["phase"] == "over":
            return self.ending(view["scores"])
        if not choices:
            return None
        if view["phase"] == "decide":
            return sentence("koikoi-ask-stop", points=next(what["points"] for what in choices if what["do"] == "stop"))
        if view["pending"]:
            return sentence("koikoi-ask-take", card={"card": view["pending"]})
        return sentence("koikoi-ask-play")

    def opening(self, view: View) -> list[Sentence]:
        """Who deals, and the lots that decided it (H-8)."""
        dealer, own = view["dealer"], view["seat"]
        if dealer is None:  # lucky hands ended the match at the deal
            return []
        deals = sentence("koikoi-tell-deal", who=seat(dealer))
        if view["lot"] is None or own is None:
            return [deals]
        mine, theirs = {"card": view["lot"][own]}, {"card": view["lot"][1 - own]}
        return [sentence("koikoi-tell-lot", mine=mine, theirs=theirs, who=seat(1 - own)), deals]

    def lines(self, view: View) -> list[Sentence]:
        own, rounds = view["seat"] or 0, view["rounds"]
        found = [
            sentence("table-round", number=min(view["round"] + 1, rounds), rounds=rounds),
            several(self.standing(view)),
            labelled(sentence("koikoi-label-field"), {"cards": view["field"]}),
        ]
        for other in (1 - own, own):
            who, calls = seat(other), view["calls"][other]
            found.append(labelled(sentence("koikoi-label-captured", who=who), {"cards": view["captured"][other]}))
            if held := view["combinations"][other]:
                worth = [sentence("koikoi-line-worth", name=self.named(row), points=row["points"]) for row in held]
                found.append(labelled(sentence("koikoi-label-combinations", who=who), worth))
            if calls:
                found.append(labelled(sentence("telling-who", who=who), sentence("koikoi-board-calls", count=calls)))
        if view["hand"] is not None:
            found.append(labelled(sentence("koikoi-label-hand", who=seat(own)), {"cards": view["hand"]}))
        return [*found, sentence("koikoi-line-stock", count=view["stock"])]

    def count(self, event: RoundEnded | MatchEnded) -> Rows:
        """The combinations and doublings of a won round."""
        if event["do"] == "over":
            return []
        rows = [self.reason(entry, str(entry["points"])) for entry in event["combinations"]]
        rows += [self.reason(entry, f"× {entry['times']}") for entry in event["doublings"]]
        return rows + [self.reason(entry, str(event["points"])) for entry in event["lucky_hands"] if event["points"]]

    def closing(self, view: View) -> Rows:
        """The rounds of the match: who won each with what, and the points after it."""
        own, sums = view["seat"] or 0, [0, 0]
        rows: Rows = [["", seat(own), seat(1 - own)]]
        for result in view["results"]:
            if result["winner"] is not None:
                sums[result["winner"]] += result["points"]
            found = [self.named(entry) for entry in result["combinations"] or result["lucky_hands"]]
            gains = [f" +{result['points']}" if number == result["winner"] else "" for number in (own, 1 - own)]
            rows.append([result["round"] + 1, f"{sums[own]:>3}{gains[0]}", f"{sums[1 - own]:>3}{gains[1]}", found])
        return rows
