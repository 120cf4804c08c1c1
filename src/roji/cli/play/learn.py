"""`roji learn`: the lesson of a game in numbered lines of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import Console
from rich.text import Text

from roji.cli.play.plain import WORDS, Left, PlainLines
from roji.cli.play.sitting import Look, Sitting, Told
from roji.games.errors import Illegal, Refusal
from roji.games.game import Game
from roji.games.lessons import RIGHT, WRONG, Judged, lesson
from roji.games.state import Plain, State
from roji.words import say


class Judging(Protocol):
    """One position in which decisions are judged."""

    @property
    def first(self) -> State: ...

    @property
    def seat(self) -> int: ...

    def judge(self, actions: Sequence[int]) -> Judged: ...


class Learner(Sitting):
    """Somebody at a step of a lesson."""

    def __init__(self, step: Judging, lang: str, names: str) -> None:
        self.step, self.lang, self.names, self.viewer = step, lang, names, step.seat
        self.made: list[int] = []
        self.judged = step.judge([])
        self.seen: list[Plain] = []

    def take(self, actions: list[int], judged: Judged) -> None:
        """These decisions were right, or are taken back."""
        self.made, self.judged, self.seen = actions, judged, judged.effects if actions else []

    @property
    def game(self) -> Game:
        return self.step.first.game

    @property
    def look(self) -> Look:
        state = self.judged.state
        return Look(state.view(self.viewer), state.seat, state.over, [])

    @property
    def over(self) -> bool:
        return self.judged.verdict == RIGHT

    @property
    def begun(self) -> bool:
        return bool(self.made)

    @property
    def results(self) -> list[Plain]:
        return []

    @property
    def decides(self) -> bool:
        return not self.over

    @property
    def choices(self) -> dict[int, Plain]:
        return {action: what for action, _, what in self.judged.state.described()}

    def given_name(self, seat: int) -> str:
        return "" if seat == self.viewer else "Roji"

    def news(self) -> list[Told]:
        told, self.seen = [Told(self.seen, None)], []
        return told

    def history(self) -> list[Text]:
        return []


class LessonLines(PlainLines):
    """A step told and asked for line by line."""

    welcome = "learn-welcome"
    words = tuple(word for word in WORDS if word != "history")
    session: Learner

    def run(self) -> None:
        """Until the step is done; Left where the person leaves before."""
        while not self.session.over:
            self.tell(self.session.teller().tell(self.session.judged.say))
            self.decide()
            self.news()
        self.tell(self.session.teller().tell(self.session.judged.say))

    def act(self, text: str, choices: dict[int, Plain]) -> bool:
        session = self.session
        number = self.listed(text, choices)
        if number is None and (not text or text.isdecimal()):
            return False
        try:
            made = [*session.made, session.judged.state.parse(text) if number is None else number]
            judged = session.step.judge(made)
        except Refusal as error:
            self.refuse(error.say(session.lang), error.clause if isinstance(error, Illegal) else "")
            return False
        if judged.verdict == WRONG:
            return self.missed(judged)
        session.take(made, judged)
        return True

    def missed(self, judged: Judged) -> bool:
        """Nothing has happened: the same decision can be made once more."""
        self.refuse(self.session.teller().tell(judged.say), judged.clause)
        return False

    def undo(self) -> bool:
        """Back to the beginning of the step."""
        self.session.take([], self.session.step.judge([]))
        return True

    def hint(self, choices: dict[int, Plain]) -> None:
        """What would be right."""
        state, (word, *_) = self.session.judged.state, self.session.judged.line
        right = next((action for action in choices if state.name(action) == word), next(iter(choices)))
        self.tell(self.session.teller().choice(choices[right]))


def asking(console: Console) -> Callable[[str], str]:
    """Asks at this terminal."""

    def read(prompt: str) -> str:
        console.print(prompt, end=" ", markup=False, highlight=False, soft_wrap=True)
        return input()

    return read


def learn(console: Console, game: str, first: int, lang: str, names: str) -> int:
    """The lesson of a game from a step on."""
    steps, number = lesson(game).steps, first
    lesson(game).step(first)
    console.print(say("learn-welcome", lang), soft_wrap=True)
    try:
        for number, step in enumerate(steps[first - 1 :], first):
            console.print(say("lesson-at", lang, number=number, count=len(steps)))
            LessonLines(console, Learner(step, lang, names), asking(console)).run()
    except (EOFError, KeyboardInterrupt, Left):
        console.print()
        console.print(say("learn-left", lang, game=game, number=number), soft_wrap=True)
        return 0
    console.print(say("learn-done", lang, game=game), soft_wrap=True)
    return 0
