"""What can be asked about games beside any table: what is offered, lessons, problems, what cards are worth.

No word of HTTP, so that a device without a server answers the same.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from functools import cache, lru_cache

from roji.bots.engines.engine import KIND, Engine
from roji.bots.explain import reason_said
from roji.games import lessons
from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.lessons import ANY, Judged, lesson
from roji.games.options import NAME, Shorthand, bounded
from roji.games.problems import Problem, brought, decided, game_of, of_day, read_day, shelf, task, tried
from roji.games.registry import game as make_game
from roji.games.registry import game_class, games
from roji.games.scorekeeper import Score, score
from roji.games.telling import sentence as told
from roji.server.positions import advised, position
from roji.wire import protocol
from roji.wire.counting import Counted, FlagShown, ReasonShown, Tray, TrayRow
from roji.wire.positions import LessonShown, LessonStep
from roji.wire.problems import ProblemAnswer, ProblemDays, ProblemShown


def decisions(moves: str) -> tuple[int, ...]:
    """Decisions with dots between."""
    return tuple(int(action) for action in moves.split(".") if action)


# -- what is offered -----------------------------------------------------------------------------------


@cache
def games_shown(engines: tuple[Engine, ...]) -> bytes:
    """The same for everybody as long as the server runs."""
    return protocol.encoder.encode(_games(engines))


def _games(engines: tuple[Engine, ...] = ()) -> list[protocol.GameShown]:
    found = []
    for id in games():
        with suppress(Invalid):  # a guest whose players cannot be loaded
            found.append(_shown(make_game(id), engines))
    return found


def _shown(game: Game, engines: tuple[Engine, ...]) -> protocol.GameShown:
    from roji.bots.levels import LEVELS, makers
    from roji.bots.ratings import rating

    options = [
        protocol.OptionShown(
            name=option.name, default=option.default, values=list(option.values)[:64], allowed=option.allowed()
        )
        for option in game.option_table
    ]
    players = next((list(option.values) for option in game.option_table if option.name == "players"), [game.players])
    measured = {level: rating(game, level) for level in LEVELS}
    return protocol.GameShown(
        id=game.id,
        players=players,
        options=options,
        presets={name: dict(values) for name, values in game.presets.items()},
        bots=[*makers(game), *(f"{KIND}:{engine.name}" for engine in engines if engine.plays(game.id))],
        ratings={level: found.points for level, found in measured.items() if found is not None},
        together=game.together,
        about=game.about(),
        clause=game.clause,
        place=game.place,
        minutes=game.minutes,
        most=game.most,
        lesson=lessons.count(game.id),
    )


# -- lessons ---------------------------------------------------------------------------------------------


def lesson_shown(id: str) -> LessonShown:
    """The steps of the lesson of a game."""
    return LessonShown(game=id, steps=[step.name for step in lesson(id).steps])


def lesson_step(id: str, number: int, moves: tuple[int, ...]) -> LessonStep:
    """A step of a lesson after some decisions, and what is made of the last one."""
    step = lesson(id).step(number)
    judged = step.judge(list(moves))
    return LessonStep(
        number=number,
        name=step.name,
        verdict=judged.verdict,
        say=judged.say,
        clause=judged.clause,
        position=position(judged.state, step.seat, judged.effects),
        best=advised(judged.state, planned(judged)),
        marked=step.marked,
    )


def planned(judged: Judged) -> list[int]:
    """What would be right from here, up to where it is left open."""
    at, actions = judged.state.clone(), list[int]()
    for word in judged.line:
        if word == ANY:
            break
        actions.append(at.parse(word))
        at.apply(actions[-1])
    return actions


# -- the problem of a day --------------------------------------------------------------------------------


def problem_days(today: date) -> ProblemDays:
    """Which games have a problem a day, and since when."""
    games = brought()
    first = min((shelf(game).first for game in games), default=today)
    return ProblemDays(today=today.isoformat(), first=first.isoformat(), games=games)


def problem(id: str, day: str, made: tuple[int, ...], show: bool, lang: str, today: date) -> ProblemShown:
    """The problem of a day after some decisions, and whether they are right; days to come are refused."""
    of_day(id, read_day(day), today)
    return _tried(id, day, made, show, lang)


@lru_cache(256)
def _tried(id: str, day: str, made: tuple[int, ...], show: bool, lang: str) -> ProblemShown:
    """What there is to see of a problem; of the answer only what somebody has found or asks for.

    Many try the same, and it takes some milliseconds.
    """
    problem = shelf(id).on(read_day(day))
    reached = tried(problem, made)
    verdict = "" if reached.right is None else "right" if reached.right else "wrong"
    first = tried(problem, []).state.name(made[0]) if made else ""
    return ProblemShown(
        game=problem.game,
        day=day,
        task=task(problem),
        verdict=verdict,
        position=position(reached.state, reached.seat, reached.effects),
        chance=problem.worth.get(first) if verdict else None,
        best=problem.worth.get(problem.turn.split()[0]) if verdict else None,
        answer=_answer(problem, lang) if show or reached.right else None,
    )


def _answer(problem: Problem, lang: str) -> ProblemAnswer:
    """The right turn, and why."""
    turn, *then = decided(problem)
    return ProblemAnswer(
        turn=turn,
        then=then,
        also=len(problem.also),
        why=reason_said(game_of(problem), problem.why, problem.args, lang),
        figures=told(f"problem-proof-{'deals' if 'deals' in problem.proof else 'tried'}", **problem.proof),
    )


# -- what cards are worth --------------------------------------------------------------------------------


def tray(id: str) -> Tray:
    """What can be tapped to be counted, and how a sheet is kept."""
    game = game_class(id)
    counts = bool(game.scorekeeper_path)
    return Tray(
        rows=[TrayRow(name=name, cards=list(cards)) for name, cards in game.score_rows] if counts else [],
        copies=game.score_copies,
        flags=[
            FlagShown(name=flag.name, default=flag.default, values=list(flag.values))
            for flag in game.score_flags
            if not isinstance(flag, Shorthand)
        ],
        options=list(game.score_options),
        sheet=game.score_sheet if game.counts else "wins",
    )


def count(id: str, cards: str, told: list[str], lang: str) -> Counted:
    """What cards are worth, clause by clause, or what is missing for that."""
    flags = read(id, told)
    try:
        return shown(score(id, cards, **flags))
    except Refusal as error:
        if not game_class(id).scorekeeper_path:
            raise
        return Counted(points=0, reasons=[], problem=error.say(lang))


def read(id: str, told: list[str]) -> dict[str, object]:
    """Flags with their values, and options as they were written: the game reads those itself."""
    flags = {flag.name: flag for flag in game_class(id).score_flags}
    found: dict[str, object] = {}
    for pair in told:
        name, equals, value = pair.partition("=")
        if not equals or not name.isidentifier() or len(name) > NAME:
            raise Invalid("bad-option-pair", text=pair)
        found[name] = flags[name].check(id, value) if name in flags else bounded(value)
    return found


def shown(result: Score) -> Counted:
    """A count with the names of its reasons as sentences."""
    telling = game_class(result.game).telling
    return Counted(
        points=result.points,
        reasons=[
            ReasonShown(
                worth=reason.worth, name=telling.named(reason.plain()), clause=reason.clause, cards=reason.cards
            )
            for reason in result.reasons
        ],
    )
