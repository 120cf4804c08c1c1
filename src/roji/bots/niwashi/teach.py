"""How self-taught gardeners come about: `python -m roji.bots.niwashi.teach` plays, and writes what was learned.

A run begins with rough guesses and knows nobody but itself. In every round it first looks back at its own matches,
where all wishes are known, and finds the weights of traits that would have told them best (a multinomial logistic
model, by gradient). Then it varies what counts, plays each variant with itself on the same deals, and goes towards
those that fulfilled most wishes (the cross-entropy method). Another seed gives another gardener.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, pstdev

import roji
from roji.bots.bot import decide
from roji.bots.niwashi.selftaught import FILE, SCALE, TRAITS, Lesson, SelfTaughtBot
from roji.games.niwashi.game import Niwashi
from roji.games.niwashi.numbers import TILE
from roji.games.niwashi.rules import NiwashiState

FIRST = Lesson((1000, 500, 250, 125, 60, 0, 0), 500, 2000, 1000, 300, 100, (0,) * TRAITS)
LEARNED = 5  # of the worths: who lacks four or five fields has nothing yet
COUNTS = ("likely", "own", "later", "next_turn", "thrift")
VARIANTS, BEST, WIDTH, LEAST = 10, 3, 0.4, 0.08  # of a generation; how far variants lie apart, as logarithms
STEPS, PACE = 80, 0.5  # of the gradient

Case = tuple[list[tuple[float, list[int]]], list[int]]  # what a gardener may hold, its chance and traits; what it holds


def match(game: Niwashi, lesson: Lesson, seed: int, cases: list[Case] | None = None) -> int:
    """The points of a match with itself; what there was to read in it goes into `cases`."""
    bots = [SelfTaughtBot(game, seat, seed, lesson) for seat in range(2)]
    state = game.new(seed=seed)
    assert isinstance(state, NiwashiState)
    while (seat := state.seat) is not None:
        action = decide(bots[seat], state)
        if cases is not None and state.facts().phase == TILE:
            cases.append(case(bots[seat], state))
        for bot in bots:
            bot.see(state.effects_of(action, bot.seat)[1])
        state.apply(action)
    return state.scores()[0]


def case(reader: SelfTaughtBot, state: NiwashiState) -> Case:
    """What a gardener can read about the other, and what is true."""
    facts, other = state.facts(), 1 - reader.seat
    chances = reader.mind.beliefs[other].chances(facts.held[reader.seat])
    wishes = [wish for wish, chance in enumerate(chances) if chance > 0.0]
    seen = [(chances[wish], list(reader.mind.traits[other][wish])) for wish in wishes]
    return seen, [wishes.index(wish) for wish in facts.held[other] if wish in wishes]


def reading(cases: Sequence[Case], start: Sequence[int]) -> tuple[int, ...]:
    """The weights of traits under which what was held is most likely; every trait on its own scale."""
    found = [[t[k] for seen, _ in cases for _, t in seen] for k in range(TRAITS)]
    scales = [pstdev(values) or 1.0 for values in found]
    weights = [weight * scale / SCALE for weight, scale in zip(start, scales, strict=True)]
    scaled = [
        ([(chance, [v / s for v, s in zip(traits, scales, strict=True)]) for chance, traits in seen], held)
        for seen, held in cases
        if held
    ]
    squares = [1e-9] * TRAITS
    for _ in range(STEPS):
        slope = [0.0] * TRAITS
        for seen, held in scaled:
            odds = [c * exp(sum([w * t for w, t in zip(weights, traits, strict=True)])) for c, traits in seen]
            total = sum(odds)
            for k in range(TRAITS):
                mean = sum([odd * each[1][k] for odd, each in zip(odds, seen, strict=True)]) / total
                slope[k] += sum(seen[h][1][k] - mean for h in held)
        for k in range(TRAITS):
            slope[k] /= len(scaled)
            squares[k] += slope[k] ** 2
            weights[k] += PACE * slope[k] / sqrt(squares[k])
    return tuple(round(SCALE * weight / scale) for weight, scale in zip(weights, scales, strict=True))


def varied(lesson: Lesson, widths: Sequence[float], chance: random.Random) -> Lesson:
    """One with other counts, about as far away as these widths say."""
    pairs = zip(counts(lesson), widths, strict=True)
    return with_counts(lesson, [count * exp(chance.gauss(0, width)) for count, width in pairs])


def counts(lesson: Lesson) -> list[float]:
    return [*lesson.worth[:LEARNED], *(getattr(lesson, name) for name in COUNTS)]


def with_counts(lesson: Lesson, found: Sequence[float]) -> Lesson:
    whole = [max(round(value), 1) for value in found]
    worth, (likely, own, later, next_turn, thrift) = (*whole[:LEARNED], *lesson.worth[LEARNED:]), whole[LEARNED:]
    return Lesson(worth, likely, own, later, next_turn, thrift, lesson.traits)


def towards(lesson: Lesson, best: Sequence[Lesson], widths: list[float]) -> Lesson:
    """The middle of the best variants; the widths follow how far these lie apart."""
    rows = list(zip(*[[log(value) for value in counts(one)] for one in best], strict=True))
    widths[:] = [max(0.5 * width + 0.5 * pstdev(row), LEAST) for width, row in zip(widths, rows, strict=True)]
    return with_counts(lesson, [exp(fmean(row)) for row in rows])


def learn(seed: int, rounds: int, generations: int, deals: int) -> Lesson:
    """One run."""
    game = roji.game("niwashi", tiles="all_different")
    assert isinstance(game, Niwashi)
    chance = random.Random(f"self-taught/{seed}")
    lesson, widths = FIRST, [WIDTH] * (LEARNED + len(COUNTS))
    for number in range(rounds):
        cases: list[Case] = []
        points = fmean(match(game, lesson, chance.randrange(2**32), cases) for _ in range(3 * deals))
        lesson = replace(lesson, traits=reading(cases, lesson.traits))
        tell(f"seed {seed}, round {number + 1} of {rounds}: {points:.1f} points, reads with {lesson.traits}")
        for generation in range(generations):
            seeds = [chance.randrange(2**32) for _ in range(deals)]
            variants = [lesson, *(varied(lesson, widths, chance) for _ in range(VARIANTS - 1))]
            scored = [(fmean(match(game, one, seed) for seed in seeds), -i) for i, one in enumerate(variants)]
            best = sorted(scored, reverse=True)[:BEST]
            lesson = towards(lesson, [variants[-i] for _, i in best], widths)
            tell(f"  generation {generation + 1}: {fmean(s for s, _ in scored):.1f}, the best {best[0][0]:.1f}")
    return lesson


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def written(name: str, lesson: Lesson) -> str:
    """A lesson as it stands in the file."""
    lines = [f"{key} = {list(value) if isinstance(value, tuple) else value}" for key, value in vars(lesson).items()]
    return "\n".join([f"[{name}]", *lines, ""])


def main() -> None:
    """Teach some runs and write them to the file."""
    parser = argparse.ArgumentParser(prog="python -m roji.bots.niwashi.teach", description=main.__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--out", type=Path, default=FILE)
    chosen = parser.parse_args()
    begun, found = time.process_time(), []
    for number, seed in enumerate(chosen.seeds):
        lesson = learn(seed, chosen.rounds, chosen.generations, chosen.deals)
        found.append(written("self-taught" if number == 0 else f"self-taught-{number + 1}", lesson))
    minutes = (time.process_time() - begun) / 60
    command = f"python -m roji.bots.niwashi.teach --seeds {' '.join(map(str, chosen.seeds))} --rounds {chosen.rounds}"
    head = f"# What gardeners taught themselves, each with a seed of its own; {minutes:.0f} minutes of one core.\n"
    head += f"# Made by: {command} --generations {chosen.generations} --deals {chosen.deals}\n\n"
    chosen.out.write_text(head + "\n".join(found), "utf-8")


if __name__ == "__main__":
    main()
