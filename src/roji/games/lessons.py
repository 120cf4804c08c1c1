"""Lessons: small positions in which a learner makes the moves, written as data; docs/adding-a-game.md has the form.

The rules judge every decision: one that is not legal is refused like at any table. Of the legal ones a lesson accepts
those that begin one of the lines of its step; whatever it does not accept gets a sentence that says why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.parts import folder
from roji.games.registry import game as make_game
from roji.games.registry import game_class
from roji.games.state import Plain, State
from roji.games.telling import Sentence, sentence

ANY = "*"  # in a line: whatever is legal
BEGUN, ON, RIGHT, WRONG = "", "on", "right", "wrong"


class Answer(NamedTuple):
    """What is said to decisions that are not accepted: those that begin like this, all where it names none."""

    moves: tuple[str, ...]
    say: str
    clause: str


class Judged(NamedTuple):
    """A step after some decisions: what is made of the last one, how things stand, and what the learner saw happen."""

    verdict: str
    say: Sentence
    clause: str
    state: State
    effects: list[Plain]
    line: tuple[str, ...]  # how it goes on from here


@dataclass(frozen=True)
class Step:
    """One position and the lines that are right in it. Decisions of others in a line are made by themselves."""

    name: str
    key: str  # of what is said, and with `-right` and the like of what is answered
    clause: str
    seat: int
    marked: bool  # whether what is right is marked from the beginning
    on: int  # after so many decisions something else is said (`-on`); 0: never
    first: State
    lately: tuple[Plain, ...]  # what had just happened
    lines: tuple[tuple[str, ...], ...]
    answers: tuple[Answer, ...]

    def judge(self, actions: Sequence[int]) -> Judged:
        """The step after these decisions of the learner, all but the last of them right; or Illegal."""
        state, done, lines = self.first.clone(), list[str](), self.lines
        if not actions:
            return Judged(BEGUN, sentence(self.key), self.clause, state, list(self.lately), lines[0])
        effects: list[Plain] = []
        for at, action in enumerate(actions):
            if not lines[0][len(done) :]:
                raise Invalid("lesson-over")
            state.check_legal(action)
            done.append(state.name(action))
            left = tuple(line for line in lines if fits(line, done))
            if not left:
                if at + 1 < len(actions):
                    raise Invalid("lesson-over")
                return self._wrong(done, state, lines)
            lines = left
            state, effects = state.effects_of(action, self.seat)
            while len(done) < len(lines[0]) and state.seat != self.seat:
                done.append(lines[0][len(done)])
                state, seen = state.effects_of(state.parse(done[-1]), self.seat)
                effects += seen
        line = lines[0][len(done) :]
        if not line:
            return Judged(RIGHT, sentence(f"{self.key}-right"), self.clause, state, effects, line)
        said = f"{self.key}-on" if 0 < self.on <= len(actions) else self.key
        return Judged(ON, sentence(said), self.clause, state, effects, line)

    def _wrong(self, done: list[str], state: State, lines: tuple[tuple[str, ...], ...]) -> Judged:
        """Nothing has happened: the learner may try again."""
        answer = next(answer for answer in self.answers if fits(done, answer.moves))
        said = sentence(f"{self.key}-{answer.say}")
        return Judged(WRONG, said, answer.clause, state, [], lines[0][len(done) - 1 :])


@dataclass(frozen=True)
class Lesson:
    game: Game
    steps: tuple[Step, ...]

    def step(self, number: int) -> Step:
        """A step by its number, from 1."""
        if not 1 <= number <= len(self.steps):
            raise Invalid("lesson-step", last=len(self.steps))
        return self.steps[number - 1]


def fits(line: Sequence[str], begun: Sequence[str]) -> bool:
    """Whether a line begins like this, where either may leave a decision open."""
    return len(line) >= len(begun) and all(ANY in pair or pair[0] == pair[1] for pair in zip(line, begun, strict=False))


@cache
def count(id: str) -> int:
    """How many steps the lesson of a game has; 0 where it brings none, or none that can be read."""
    try:
        return len(_written(game_class(id)).get("step", ()))
    except (OSError, ValueError, Refusal):
        return 0


@cache
def lesson(id: str) -> Lesson:
    """The lesson of a game; Invalid where it brings none."""
    if not count(id):
        raise Invalid("lesson-none", game=make_game(id).id)
    written = _written(game_class(id))
    game = make_game(id, **written.get("options", {}))
    return Lesson(game, tuple(_step(game, written, step) for step in written["step"]))


def _written(kind: type[Game]) -> dict[str, Any]:
    return tomllib.loads(folder(kind.lesson).read_text("utf-8")) if kind.lesson else {}


def _step(game: Game, written: dict[str, Any], step: dict[str, Any]) -> Step:
    """A step as it is written: its position is that of the lesson with what is said to be different."""
    played = make_game(game.id, **(written.get("options", {}) | step["options"])) if "options" in step else game
    state = played.from_dict(written.get("start", {}) | step.get("start", {}))
    seat, lately = step.get("seat", 0), list[Plain]()
    for word in step.get("moves", "").split():
        state, lately = state.effects_of(state.parse(word), seat)
    answers = [
        Answer(tuple(moves.split()), answer["say"], answer.get("clause", step["clause"]))
        for answer in step.get("wrong", ())
        for moves in answer["moves"]
    ]
    return Step(
        name=step["name"],
        key=f"{game.id}-lesson-{step['name']}",
        clause=step["clause"],
        seat=seat,
        marked=step.get("marked", False),
        on=step.get("on", 0),
        first=state,
        lately=tuple(lately),
        lines=tuple(tuple(line.split()) for line in step["accept"]),
        answers=(*answers, Answer((), "wrong", step["clause"])),
    )
