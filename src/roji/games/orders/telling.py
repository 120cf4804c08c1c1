"""What Garden Orders says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roji.games.orders.facts import Decision, Effect, MatchEnded, Pays, RoundEnded, Standing, View
from roji.games.orders.numbers import HAND
from roji.games.telling import Rows, Sentence, Telling, seat, sentence, several

SEATS_IN_A_LINE = 2  # with more of them the standing names only the own points and place


class OrdersTelling(Telling):
    """Garden Orders in sentences."""

    def event(self, event: Effect) -> Sentence | None:
        match event["do"]:
            case "order":
                return self.order("orders-tell-order", event["order"])
            case "row" | "hand" as do:
                return sentence(f"orders-line-{do}", cards={"cards": event["cards"]})
            case "round":
                hands = [sentence("orders-tell-hand", who=seat(s), points=p) for s, p in enumerate(event["points"])]
                won = self.won("orders-page-wins", "orders-page-shared", event["winners"], number=event["order"])
                return sentence("orders-tell-round", number=event["round"] + 1, won=won, hands=hands)
            case "over":
                return self.over(event["scores"])
        return super().event(event)

    def choice(self, action: Decision) -> Sentence:
        if action["do"] == "take":
            return sentence("orders-choice-take", card={"card": action["card"]}, given={"card": action["for"]})
        return super().choice(action)

    def order(self, key: str, number: int) -> Sentence:
        """An order by its number and in words (O-17 to O-24)."""
        return sentence(key, number=number, order=sentence(f"orders-order-{number}"))

    def over(self, scores: list[int]) -> Sentence:
        """How the match ended; ties are shared (O-27, O-R1)."""
        told = [sentence("orders-score", who=seat(number), points=points) for number, points in enumerate(scores)]
        winners = [number for number, points in enumerate(scores) if points == max(scores)]
        return sentence(
            "orders-tell-over", scores=told, won=self.won("orders-page-winner", "orders-page-draw", winners)
        )

    def swing(self, view: View) -> Sentence | None:
        """The round that one seat won by most, of several."""
        leads = [(*lead(result["points"]), result["round"] + 1) for result in view["results"]]
        if len(leads) < 2 or not (best := max(leads))[0]:
            return None
        ahead, winner, number = best
        return sentence("orders-swing", who=seat(winner), number=number, points=ahead)

    def won(self, one: str, more: str, winners: list[int], **args: int) -> Sentence:
        """Who has won; ties are shared (O-R1)."""
        if len(winners) == 1:
            return sentence(one, who=seat(winners[0]), **args)
        return sentence(more, winners=[seat(winner) for winner in winners], **args)

    def asked(self, view: View, choices: Sequence[Decision]) -> Sentence | None:
        match view["phase"]:
            case "over":
                return self.over(view["scores"])
            case _ if not choices:
                return None
            case "take":
                return sentence("orders-ask-take", card={"card": view["laid"]})
            case "trio":
                return sentence("orders-ask-trio", count=len(view["trios"]))
            case "lay":
                return self.laying("orders-ask-lay", view)
        return sentence("orders-ask-turn" if len(choices) > 1 else "orders-ask-must")

    def laying(self, key: str, view: View) -> Sentence:
        """What is still to be laid for a trio (O-11)."""
        return sentence(key, value=view["trio"], count=len(view["hand"] or []) - (HAND - 3))

    def opening(self, view: View) -> list[Sentence]:
        """The first order, and who starts (O-4, O-6)."""
        order, starter = view["order"], view["starter"]
        if order is None or starter is None:  # the match is over
            return []
        return [self.order("orders-tell-order", order), sentence("orders-tell-start", who=seat(starter))]

    def standing(self, view: View) -> list[Sentence]:
        """The points of everybody, or at a full table the own points and place; the board shows the others."""
        scores, own = view["scores"], view["seat"]
        if own is None or len(scores) <= SEATS_IN_A_LINE:
            return super().standing(view)
        place = 1 + sum(points > scores[own] for points in scores)
        return [sentence("orders-place", who=seat(own), points=scores[own], place=place)]

    def lines(self, view: View) -> list[Sentence]:
        own, order, seats = view["seat"], view["order"], len(view["scores"])
        if order is None:  # the match is over
            return [self.sums(view, number) for number in range(seats)]
        found = [
            sentence("table-round", number=view["round"] + 1, rounds=view["rounds"]),
            several(self.standing(view)),
            self.order("orders-line-order", order),
            sentence("orders-line-row", cards=listed(view["row"])),
            sentence("orders-line-stack", count=view["stack"]),
        ]
        if view["swaps_left"] is not None:
            found.append(sentence("orders-line-swaps", count=view["swaps_left"]))
        for number in range(seats) if own is None else [(own + i + 1) % seats for i in range(seats)]:
            who, known = seat(number), view["known"][number]
            about = {"count": view["hand_counts"][number] - len(known), "points": view["scores"][number]}
            found.append(sentence("orders-line-seat", who=who, cards=listed(known), **about))
            if won := view["order_cards"][number]:
                found.append(sentence("orders-line-won", who=who, orders=won))
        if view["hand"] is not None and view["pays"] is not None:
            found += [sentence("orders-line-hand", cards=listed(view["hand"])), self.pays(view["pays"])]
        return found + self.prospects(view)

    def sums(self, view: View, number: int) -> Sentence:
        """The points of a seat at the end, round by round."""
        rounds = " + ".join(str(result["points"][number]) for result in view["results"])
        return sentence("orders-line-sum", who=seat(number), rounds=rounds, points=view["scores"][number])

    def pays(self, pays: Pays) -> Sentence:
        """What the own hand would pay now, and why."""
        reasons = [
            sentence("orders-line-reason", name=self.named(row), points=row["points"], cards={"cards": row["cards"]})
            for row in pays["reasons"]
        ]
        return sentence("orders-line-pays", points=pays["points"], reasons=reasons)

    def prospects(self, view: View) -> list[Sentence]:
        """What the own hand would pay after what can be decided now."""
        prospects, pays, laid = view["prospects"], view["pays"], view["laid"]
        if prospects is None or pays is None:
            return []
        if view["phase"] == "turn":
            return self.swaps(prospects["swaps"], pays["points"])
        if laid is not None:
            taken = sentence("orders-line-take", cards=worth(prospects["swaps"][laid]))
            return [sentence("orders-line-laid", card={"card": laid}), taken]
        if view["phase"] == "lay":
            return [
                self.laying("orders-line-lay", view),
                sentence("orders-line-reach", cards=worth(prospects["lays"])),
            ]
        return [sentence("orders-line-trio", value=value, points=p) for value, p in prospects["trios"].items()]

    def swaps(self, swaps: dict[str, dict[str, int]], now: int) -> list[Sentence]:
        """The swaps that would pay more at once, the best card to give for each card of the row."""
        found = [
            sentence("orders-line-swap", take={"card": take}, give={"card": give}, points=points)
            for take, (give, points) in best_gives(swaps).items()
            if points > now
        ]
        return found or [sentence("orders-line-no-swap")] if swaps else []

    def count(self, event: RoundEnded | MatchEnded) -> Rows:
        """All hands laid open (O-29), the best first; for the match its rounds added up."""
        if event["do"] == "over":
            orders = [sentence("orders-board-order", number=result["order"]) for result in event["rounds"]]
            rows: Rows = [["", *orders, sentence("orders-page-sum")]]
            for number in best_first(event["scores"]):
                paid = [starred(result, number, str(result["points"][number])) for result in event["rounds"]]
                rows.append([seat(number), *paid, event["scores"][number]])
            return rows
        rows = [[self.order("orders-page-order", event["order"])]]
        for number in best_first(event["points"]):
            rows.append(["", starred(event, number, seat(number))])
            rows += [self.reason(entry, str(entry["points"])) for entry in event["reasons"][number]]
            rows.append([event["points"][number], sentence("orders-board-total")])
        return rows


def listed(cards: list[str]) -> Any:
    return {"cards": cards} if cards else sentence("orders-line-nothing")


def worth(points: dict[str, int]) -> list[Sentence]:
    """Cards with what the hand would pay for each."""
    return [sentence("orders-line-worth", card={"card": card}, points=paid) for card, paid in points.items()]


def lead(points: list[int]) -> tuple[int, int]:
    """By how many points the best seat is ahead of the next, and which it is."""
    first, second = best_first(points)[:2]
    return points[first] - points[second], first


def best_first(points: list[int]) -> list[int]:
    return sorted(range(len(points)), key=lambda number: -points[number])


def starred(result: Standing, number: int, what: Any) -> Any:
    """Something in a count, with a star where the seat has won the order."""
    return sentence("orders-board-star", what=what) if number in result["winners"] else what


def best_gives(swaps: dict[str, dict[str, int]]) -> dict[str, tuple[str, int]]:
    """For every card that can be taken the card to give for which the hand pays most, and what it pays."""
    found: dict[str, tuple[str, int]] = {}
    for give, takes in swaps.items():
        for take, points in takes.items():
            if take not in found or points > found[take][1]:
                found[take] = (give, points)
    return found
