"""A match with what the strongest bot thinks of it: in names and numbers for people, and as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from roji.bots.bot import Opinion, players_of
from roji.bots.explain import behind, sentence, strongest, turn_names, unit
from roji.bots.measure import in_points, spread, total
from roji.bots.postmortem import rounded
from roji.bots.review import MARKS, Summary, Verdict, summary, thresholds
from roji.cli.tellers import Teller
from roji.games.game import Game
from roji.table.match import Match
from roji.words import say, title
from roji.words.numbers import number

STYLES = {"inaccuracy": "yellow", "mistake": "bold yellow", "blunder": "bold red"}


@dataclass(frozen=True)
class Analysis:
    """A match with what was found about it. `seats` are those looked at."""

    match: Match
    seats: list[int]
    simulations: int
    found: list[Verdict]
    lang: str
    names: str

    @property
    def game(self) -> Game:
        return self.match.record.game

    @property
    def in_points(self) -> bool:
        return in_points(self.game)

    @property
    def marked(self) -> list[Verdict]:
        """The decisions that cost too much."""
        return [verdict for verdict in self.found if verdict.mark in MARKS]

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.lang, **args)

    @property
    def title(self) -> str:
        return self.say("analyse-title", game=title(self.game.id, self.lang))

    def who(self, seat: int) -> str:
        """What a seat is called."""
        players = self.match.record.players
        return (players[seat] if players else "") or self.say("replay-seat", seat=seat)

    def choice(self, verdict: Verdict, opinion: Opinion) -> str:
        """A decision in words, for the seat that made it."""
        people = [self.who(seat) for seat in range(self.game.players)]
        telling = Teller(self.game, self.lang, people, verdict.seat, self.names)
        return telling.choice(self.match.states[verdict.number].describe(opinion.action)).rstrip(".")

    def turn(self, verdict: Verdict, opinion: Opinion) -> list[str]:
        """A decision and what was planned to follow it in the turn, in notation."""
        return turn_names(self.match.states[verdict.number], opinion)

    def why(self, opinion: Opinion) -> str:
        return sentence(opinion, self.game, self.lang, self.names)

    def amount(self, value: float | None, digits: int = 1) -> str:
        """A worth or a cost: points, or hundredths of the win."""
        if value is None:
            return "–"
        return number(value, digits + 1, self.lang) if self.in_points else number(100 * value, digits, self.lang)

    def summaries(self) -> list[Summary]:
        return [summary(self.found, seat) for seat in self.seats]

    def thoughts(self) -> list[str]:
        """What a careful partner has to say of a finished match, in games that have such a reading."""
        reading = players_of(self.game).reading
        if reading is None or not self.match.state.over:
            return []
        people = [self.who(seat) for seat in range(self.game.players)]
        telling = Teller(self.game, self.lang, people, None, self.names)
        turns = reading(self.game, self.match.states, self.match.record.moves)
        return [telling.tell(thought) for turn in turns for thought in turn.thoughts]

    def behind(self) -> str:
        """What stands behind the figures."""
        return behind(self.game, self.simulations, self.lang)


def headline(analysis: Analysis, verdict: Verdict) -> Text:
    """Where it happened, who decided what, and what it cost."""
    where = analysis.say("analyse-where", number=verdict.number + 1, round=verdict.round + 1)
    played = analysis.choice(verdict, verdict.played)
    told = analysis.say("telling-fact", name=f"{where} {analysis.who(verdict.seat)}", value=played)
    text = Text(f"{told}. ")
    text.append(analysis.say(f"analyse-mark-{verdict.mark}"), style=STYLES[verdict.mark])
    before, after = (total(analysis.game, opinion) for opinion in (verdict.best, verdict.played))
    args = {"cost": analysis.amount(verdict.cost), "before": analysis.amount(before), "after": analysis.amount(after)}
    args["doubt"] = analysis.amount(verdict.doubt)
    key = "analyse-cost-points" if analysis.in_points else "analyse-cost"
    return text.append(f": {analysis.say(key, **args)}")


def better(analysis: Analysis, verdict: Verdict) -> str:
    """What was better, with the turn it leads to."""
    choice, turn = analysis.choice(verdict, verdict.best), analysis.turn(verdict, verdict.best)
    if len(turn) == 1:
        return analysis.say("analyse-better", choice=choice)
    return analysis.say("analyse-better-turn", choice=choice, turn=" ".join(turn))


def as_data(analysis: Analysis) -> dict[str, Any]:
    """Everything that was found, as plain data."""
    game = analysis.game
    return {
        "game": game.id,
        "bot": strongest(game),
        "simulations": analysis.simulations if unit(game) == "simulations" else None,
        "positions": analysis.simulations if unit(game) == "positions" else None,
        "measure": "points at once" if analysis.in_points else "share of the win",
        "marks": dict(zip(MARKS, thresholds(game), strict=True)),
        "seats": [
            {"seat": row.seat, "decisions": row.decisions, "mean_cost": rounded(row.cost), "marks": row.marks}
            for row in analysis.summaries()
        ],
        "decisions": [decision(analysis, verdict) for verdict in analysis.found],
    }


def decision(analysis: Analysis, verdict: Verdict) -> dict[str, Any]:
    return {
        "decision": verdict.number,
        "round": verdict.round,
        "seat": verdict.seat,
        "cost": rounded(verdict.cost),
        "doubt": rounded(verdict.doubt),
        "thought": None if unit(analysis.game) == "reading" else verdict.thought,
        "mark": verdict.mark or None,
        "played": opinion_data(analysis, verdict, verdict.played),
        "best": opinion_data(analysis, verdict, verdict.best),
    }


def opinion_data(analysis: Analysis, verdict: Verdict, opinion: Opinion) -> dict[str, Any]:
    return {
        "name": analysis.match.states[verdict.number].name(opinion.action),
        "turn": analysis.turn(verdict, opinion),
        "worth": rounded(total(analysis.game, opinion)),
        "spread": rounded(spread(analysis.game, opinion)),
        "why": analysis.why(opinion),
    }
