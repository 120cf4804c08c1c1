"""`roji today`: the problem of a day in numbered lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from rich.console import Console

from roji.bots.explain import reason_said
from roji.cli.play.learn import Learner, LessonLines, asking
from roji.cli.play.plain import Left
from roji.games.lessons import BEGUN, ON, RIGHT, WRONG, Judged
from roji.games.problems import Problem, brought, decided, of_day, read_day, start, task, tried
from roji.games.state import Plain
from roji.games.telling import sentence
from roji.words import say


class Asked:
    """A problem as something that can be learnt: one position, judged decision by decision."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.first = problem, start(problem)
        self.seat = self.first.seat or 0

    def judge(self, actions: Sequence[int]) -> Judged:
        reached = tried(self.problem, actions)
        line = tuple(self.problem.turn.split())[len(actions) :]
        if reached.right is None:
            return Judged(ON if actions else BEGUN, task(self.problem), "", reached.state, reached.effects, line)
        if reached.right:
            return Judged(RIGHT, sentence("today-right"), "", reached.state, reached.effects, ())
        return Judged(WRONG, sentence("today-wrong"), "", self.first.clone(), [], line)


class ProblemLines(LessonLines):
    """A problem told and asked for line by line; after a wrong turn one starts over."""

    asked: Asked

    def run(self) -> None:
        super().run()
        self.answer()

    def missed(self, judged: Judged) -> bool:
        super().missed(judged)
        return self.undo()

    def hint(self, choices: dict[int, Plain]) -> None:
        """The answer, which ends it."""
        self.answer()
        raise Left

    def answer(self) -> None:
        """The right turn, how the match may go on, and why."""
        problem, teller, lang = self.asked.problem, self.session.teller(), self.session.lang
        for turn in decided(problem):
            self.tell(teller.say("list-sentence").join(teller.tell(one) for one in turn))
        self.tell(reason_said(self.session.game, problem.why, problem.args, lang))


def today(console: Console, game: str | None, day: str | None, lang: str, names: str) -> int:
    """The problem of a day: of the game named, or of one game after the other."""
    now = datetime.now(UTC).date()
    games = brought()
    problem = of_day(game or games[now.toordinal() % len(games)], now if day is None else read_day(day), now)
    asked = Asked(problem)
    lines = ProblemLines(console, Learner(asked, lang, names), asking(console))
    lines.asked = asked
    console.print(say("today-welcome", lang), soft_wrap=True)
    try:
        lines.run()
    except (EOFError, KeyboardInterrupt, Left):
        console.print()
        console.print(say("today-left", lang), soft_wrap=True)
    return 0
