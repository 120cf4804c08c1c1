"""Problems: positions with one right turn, shipped with a game, one for every day; and what somebody tries in them.

A file of problems is lines of JSON. The first names the day of the first problem, each other line is one problem. When
all have had their day, the first comes again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import lru_cache
from typing import Any, NamedTuple

from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.parts import folder
from roji.games.registry import game as make_game
from roji.games.registry import game_class, offered
from roji.games.state import Plain, State
from roji.games.telling import Sentence


@dataclass(frozen=True, kw_only=True)
class Problem:
    """One position, and the turn that is right there. It begins with a seed and decisions, or with a `position`."""

    game: str
    match: int  # of the matches it was looked for in
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    moves: str = ""  # decisions in notation
    position: Plain | None = None  # as `from_dict` reads it
    turn: str = ""  # the right one, decision by decision
    also: list[str] = field(default_factory=list)  # others that are as good
    ends: str = ""  # the kind of decision after which nothing more is asked; "": the end of the turn
    then: list[str] = field(default_factory=list)  # how the match may go on after it, turn by turn
    task: dict[str, Any] = field(default_factory=dict)  # what fills the sentence GAME-problem-task
    why: str = ""  # a key in words/ for one sentence
    args: dict[str, Any] = field(default_factory=dict)  # what fills it
    worth: dict[str, int] = field(default_factory=dict)  # of each decision: the chance to win, in per cent
    proof: dict[str, Any] = field(default_factory=dict)  # the figures behind it

    def line(self) -> str:
        """As it is written to a file: what is empty is left out."""
        known = {name: value for name, value in asdict(self).items() if value not in ("", None, {}, [])}
        del known["game"]
        return json.dumps(known, ensure_ascii=False, separators=(",", ":"))

    def key(self) -> str:
        """What makes it another problem than others."""
        return json.dumps([self.options, self.seed, self.moves, self.position], sort_keys=True)


class Tried(NamedTuple):
    """Where somebody's decisions in a problem led: `right` is None while the turn goes on."""

    state: State
    seat: int
    effects: list[Plain]  # what the seat saw of the last decision
    right: bool | None


class Shelf(NamedTuple):
    """All problems of a game, and the day of the first."""

    first: date
    problems: list[Problem]

    def on(self, day: date) -> Problem:
        """The problem of a day; Invalid before the first."""
        number = (day - self.first).days
        if number < 0:
            raise Invalid("problem-no-day", first=self.first.isoformat())
        return self.problems[number % len(self.problems)]


def brought() -> list[str]:
    """The games that bring problems, in the order in which they are offered."""
    return [id for id in offered() if game_class(id).problems and _readable(id)]


def _readable(id: str) -> bool:
    """A guest whose file is missing or makes no sense takes nothing from the others."""
    try:
        return bool(shelf(id).problems)
    except (OSError, ValueError, TypeError, KeyError, Refusal):
        return False


@lru_cache(32)
def shelf(id: str) -> Shelf:
    """The problems of a game; Invalid where it brings none."""
    path = game_class(id).problems
    if not path:
        raise Invalid("problem-none", game=id, known=", ".join(brought()))
    return read(id, folder(path).read_text("utf-8"))


def read(id: str, text: str) -> Shelf:
    """A file of problems."""
    head, *rows = (json.loads(line) for line in text.splitlines())
    return Shelf(date.fromisoformat(head["first"]), [Problem(game=id, **row) for row in rows])


def text_of(found: Shelf) -> str:
    """The same file, to be written."""
    lines = [json.dumps({"first": found.first.isoformat()}), *(problem.line() for problem in found.problems)]
    return "\n".join(lines) + "\n"


def read_day(text: str) -> date:
    """A day as it is written; Invalid where there is no such day."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Invalid("problem-bad-day", day=text) from error


def of_day(id: str, day: date, today: date) -> Problem:
    """The problem of a day that is not in the future."""
    if day > today:
        raise Invalid("problem-future", day=day.isoformat())
    return shelf(id).on(day)


# -- positions -------------------------------------------------------------------------------------------


def game_of(problem: Problem) -> Game:
    return make_game(problem.game, **problem.options)


def states_of(problem: Problem) -> tuple[list[State], list[int]]:
    """All states that lead to the position, the position last, and the decisions between them."""
    game = game_of(problem)
    state = game.new(seed=problem.seed) if problem.position is None else game.from_dict(problem.position)
    states, moves = [state], list[int]()
    for name in problem.moves.split():
        moves.append(states[-1].parse(name))
        states.append(states[-1].clone())
        states[-1].apply(moves[-1])
    return states, moves


@lru_cache(64)
def _start(line: str, game: str) -> State:
    return states_of(Problem(game=game, **json.loads(line)))[0][-1]


def start(problem: Problem) -> State:
    """The position, one's own copy of it."""
    return _start(problem.line(), problem.game).clone()


def tried(problem: Problem, made: Sequence[str | int]) -> Tried:
    """The state after some decisions of the seat to move. They are right if they lead to where a right turn leads.

    Nothing more is asked when the turn is over, or when something hidden shows: what comes then is luck.
    """
    reached = follow(problem, made)
    if reached.right is None:
        return reached
    right = (follow(problem, turn.split()).state for turn in (problem.turn, *problem.also))
    return reached._replace(right=any(reached.state == state for state in right))


def follow(problem: Problem, made: Sequence[str | int]) -> Tried:
    """Make decisions, by number or in notation, one after the other; `right` is False when nothing more is asked."""
    state = start(problem)
    seat, effects, done = state.seat, list[Plain](), False
    assert seat is not None
    for decision in made:
        if done:
            raise Invalid("problem-over")
        action = state.parse(decision) if isinstance(decision, str) else decision
        state.check_legal(action)
        last = bool(problem.ends) and state.describe(action)["do"] == problem.ends
        state, effects = state.effects_of(action, seat)
        done = last or state.seat != seat or any(state.game.reveals(event, seat) for event in effects)
    return Tried(state, seat, effects, False if done else None)


def task(problem: Problem) -> Sentence:
    """What is asked."""
    return game_class(problem.game).telling.about("problem", {"do": "task", **problem.task})


def decided(problem: Problem) -> list[list[Sentence]]:
    """The right turn and how the match may go on after it: every turn in words.

    Where everybody sees everything, that is what happens. Elsewhere it is what is decided, for what then comes up is
    nobody's to tell; of a placement only where the tile lies.
    """
    state, told = start(problem), list[list[Sentence]]()
    telling = state.game.telling
    for turn in (problem.turn, *problem.then):
        told.append([])
        for name in turn.split():
            action = state.parse(name)
            what = state.describe(action)
            if not state.game.open and problem.ends in ("", what["do"]):
                told[-1].append(telling.choice(what))
            state, effects = state.effects_of(action, None)
            if state.game.open:
                told[-1] += [line for line in telling.events(effects) if line is not None]
    return told
