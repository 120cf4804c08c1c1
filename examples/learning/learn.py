"""Learns Koi-Koi by playing against itself: PPO on `roji.envs.Batch`, a small network, two cores.

    python learn.py --out runs/first                 # trains; Ctrl-C stops, the same command goes on
    python learn.py --out runs/alone --lessons 0     # from nothing, without the lessons of a searching bot
    python learn.py --out runs/first --ray auto      # the same, with the matches played on a Ray cluster

Everything is in the folder: weights.npz (to play with), state.npz (to go on from), curve.csv and curve.svg.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from curve import draw
from duel import duel
from hidden import SIZE
from network import Params, fresh, judge, load, player, save, think
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn, track
from rollout import Collector
from symmetry import Exchange
from teach import lessons

import roji

CLIP, EPOCHS, CHUNK = 0.2, 2, 4096
RATES = (1e-3, 5e-5)  # of learning, at first and at last
CURIOSITY = (0.02, 0.002)  # weight of the entropy, at first and at last
STRICT = 4.0  # weight of what the judge got wrong: outcomes of a round are small numbers
KEEPS = 0.97  # how much of their mean the weights keep with every iteration: the mean plays better than the last ones
TAUGHT = 0.3  # of both, for a network that had lessons: it has less to find out and something to lose
LESSON_EPOCHS, LESSON_CHUNK, LESSON_RATES = 6, 512, (1e-3, 5e-5)
PART = 4000  # lessons in a file
WARM = 10  # iterations in which, after lessons, the judge alone learns
FIXED = "most"  # what is no weight
FIELDS = ("iteration", "decisions", "seconds", "processor", "loss", "entropy", "explained", "rate", "low", "high")


def loss(params: Params, rows: dict[str, Any], curiosity: Any) -> tuple[Any, Any]:
    """PPO's: no step away from how it played, further than CLIP; guesses near what happened; some curiosity."""
    logits, guess = think(params, rows["observation"], rows["mask"], jnp)
    wrong, (_, explained) = misjudged(params, rows, curiosity)
    chances = jax.nn.log_softmax(logits)
    ratio = jnp.exp(jnp.take_along_axis(chances, rows["action"][:, None], 1)[:, 0] - rows["chance"])
    gain = (rows["gain"] - rows["gain"].mean()) / (rows["gain"].std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(jnp.exp(chances) * jnp.where(rows["mask"] > 0, chances, 0)).sum(1).mean()
    away = ((guess - rows["target"]) ** 2).mean()
    return wrong + away - better - curiosity * entropy, (entropy, explained)


def misjudged(params: Params, rows: dict[str, Any], curiosity: Any) -> tuple[Any, Any]:
    """How far the judge is from what happened, and which share of it he foresaw."""
    wrong = ((judge(params, rows["observation"], rows["hidden"], jnp) - rows["target"]) ** 2).mean()
    return STRICT * wrong, (0.0, 1 - wrong / (rows["target"].var() + 1e-6))


def unlike(params: Params, rows: dict[str, Any], curiosity: Any) -> tuple[Any, Any]:
    """How far the network is from a teacher, in its choice and in its guess."""
    logits, value = think(params, rows["observation"], rows["mask"], jnp)
    chances = jnp.where(rows["mask"] > 0, jax.nn.log_softmax(logits), 0)
    wrong = ((value - rows["value"]) ** 2).mean()
    entropy = -(jnp.exp(chances) * chances * (rows["mask"] > 0)).sum(1).mean()
    return wrong - (rows["shares"] * chances).sum(1).mean(), (entropy, 1 - wrong / (rows["value"].var() + 1e-6))


@partial(jax.jit, static_argnums=(5,), donate_argnums=(0, 1))
def improve(
    params: Params, memory: Any, rows: dict[str, Any], rate: Any, curiosity: Any, wanted: Any = loss
) -> tuple[Any, Any, Any]:
    """One step of Adam on some rows."""
    (lost, more), slope = jax.value_and_grad(wanted, has_aux=True)(params, rows, curiosity)
    norm = jnp.sqrt(sum((part**2).sum() for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1, 0.5 / (norm + 1e-9)), slope)
    count, first, second = memory["count"] + 1, memory["first"], memory["second"]
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    moved = jax.tree.map(lambda p, m, v: p - step * m / (jnp.sqrt(v) + 1e-8), params, first, second)
    moved[FIXED] = params[FIXED]
    return moved, {"count": count, "first": first, "second": second}, (lost, *more)


def worked() -> float:
    """Seconds of processor that went into this, here and in processes that were started."""
    return sum(os.times()[:4])


def between(ends: tuple[float, float], share: float) -> float:
    """From the first to the last value, as far as the training has come."""
    return ends[0] + (ends[1] - ends[0]) * min(share, 1.0)


def collectors(args: argparse.Namespace, game: roji.Game, begun: int) -> Callable[[Params], list[dict[str, Any]]]:
    """Who plays: a batch here, or one on every worker of a cluster."""
    seeds = [1000 * begun + args.seed + i for i in range(args.workers)]
    if args.ray is None:
        here = [Collector(game, args.n, seed, args.threads) for seed in seeds]
        return lambda params: [one.collect(params, args.steps) for one in here]
    import ray

    ray.init(
        args.ray, runtime_env={"working_dir": str(Path(__file__).parent), "excludes": ["runs"]}, log_to_driver=False
    )
    there: list[Any] = [ray.remote(Collector).remote(game, args.n, seed, args.threads) for seed in seeds]

    def played(params: Params) -> list[dict[str, Any]]:
        sent = ray.put(jax.tree.map(np.asarray, params))
        found: list[dict[str, Any]] = ray.get([one.collect.remote(sent, args.steps) for one in there])
        return found

    return played


def chunks(
    rows: list[dict[str, Any]], rng: np.random.Generator, epochs: int = EPOCHS, size: int = CHUNK
) -> Iterator[dict[str, Any]]:
    """All rows in random order, some at a time, as often as there are epochs."""
    joined = {name: np.concatenate([one[name] for one in rows]) for name in rows[0]}
    size = min(size, len(joined["observation"]))
    for _ in range(epochs):
        order = rng.permutation(len(joined["observation"]))
        for at in range(0, len(order) - size + 1, size):
            yield {name: values[order[at : at + size]] for name, values in joined.items()}


class Run:
    """A training in a folder, which can be stopped and taken up again."""

    def __init__(self, folder: Path, game: roji.Game, seed: int) -> None:
        self.folder, self.state = folder, folder / "state.npz"
        folder.mkdir(parents=True, exist_ok=True)
        params = fresh(game, seed, SIZE)
        self.params = self.mean = params
        self.forget()
        self.iteration, self.seconds, self.processor = 0, 0.0, 0.0
        if self.state.exists():
            self.resume()

    def forget(self) -> None:
        """Adam begins anew."""
        zeros = jax.tree.map(np.zeros_like, self.params)
        self.memory: dict[str, Any] = {"count": 0, "first": zeros, "second": zeros}

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> bool:
        """What was learnt is kept, also when somebody stops it."""
        self.keep()
        return kind is KeyboardInterrupt

    def resume(self) -> None:
        kept = load(self.state)
        self.params = {name: kept[name] for name in self.params}
        self.mean = {name: kept[f"mean.{name}"] for name in self.params}
        self.memory = {
            "count": int(kept["count"]),
            **{half: {name: kept[f"{half}.{name}"] for name in self.params} for half in ("first", "second")},
        }
        self.iteration = int(kept["iteration"])
        self.seconds, self.processor = float(kept["seconds"]), float(kept["processor"])

    def keep(self) -> None:
        halves = {f"{half}.{name}": part for half in ("first", "second") for name, part in self.memory[half].items()}
        numbers = {"count": self.memory["count"], "iteration": self.iteration}
        times = {"seconds": self.seconds, "processor": self.processor}
        save(player(self.mean), self.folder / "weights.npz")
        means = {f"mean.{name}": part for name, part in self.mean.items()}
        save(self.params, self.state, **means, **halves, **numbers, **times)

    def average(self) -> None:
        """Move the mean of the weights, which is what plays in the end, towards the weights of now."""
        keeps = min(KEEPS, self.iteration / (self.iteration + 10))
        self.mean = jax.tree.map(lambda mean, now: keeps * mean + (1 - keeps) * np.asarray(now), self.mean, self.params)

    def write(self, line: dict[str, Any]) -> None:
        path = self.folder / "curve.csv"
        begun = path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, FIELDS)
            if not begun:
                writer.writeheader()
            writer.writerow(line)
        (self.folder / "curve.svg").write_text(draw(path), "utf-8")


def learn_from(args: argparse.Namespace, game: roji.Game, run: Run) -> None:
    """Begin with the lessons of a teacher, which are kept part by part, so that nothing is asked twice."""
    before, began = worked(), time.perf_counter()
    paths = {number: args.out / f"lessons-{number}.npz" for number in range(-(-args.lessons // PART))}
    wanted = [number for number, path in paths.items() if not path.exists()]
    with ProcessPoolExecutor(args.threads, get_context("spawn")) as pool:
        asked = [pool.submit(lessons, game, args.teacher, PART, args.seed + number) for number in wanted]
        for number, one in track(list(zip(wanted, asked, strict=True)), "lessons"):
            save(one.result(), paths[number])
    parts = [load(path) for path in paths.values()]
    rng = np.random.default_rng(args.seed)
    exchange = Exchange(game, rng)
    steps = LESSON_EPOCHS * (sum(len(part["value"]) for part in parts) // LESSON_CHUNK)
    for number, some in enumerate(chunks(parts, rng, LESSON_EPOCHS, LESSON_CHUNK)):
        rate = between(LESSON_RATES, number / steps)
        run.params, run.memory, _ = improve(run.params, run.memory, exchange(some), rate, 0.0, unlike)
    run.mean = jax.tree.map(np.array, run.params)
    run.forget()
    found = duel(player(run.mean), game, args.deals, seed=args.seed)
    run.processor, run.seconds = worked() - before, time.perf_counter() - began
    times = {"processor": round(run.processor), "seconds": round(run.seconds)}
    run.write({"iteration": 0, "decisions": 0, **times, "rate": found.mean, "low": found.low, "high": found.high})
    run.keep()


def train(args: argparse.Namespace) -> None:
    game = roji.game("koikoi")
    run = Run(args.out, game, args.seed)
    if args.lessons and not run.state.exists():
        learn_from(args, game, run)
    scale = TAUGHT if args.lessons else 1.0
    play = collectors(args, game, run.iteration)
    rng = np.random.default_rng(args.seed + run.iteration)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[news]}"), TimeRemainingColumn()
    )
    with bar, run:
        task = bar.add_task("learning", total=args.iterations, completed=run.iteration, news="")
        while run.iteration < args.iterations:
            began, before = time.perf_counter(), worked()
            share = run.iteration / args.iterations
            rate, curiosity = scale * between(RATES, share), scale * between(CURIOSITY, share)
            wanted = misjudged if args.lessons and run.iteration < WARM else loss
            told = (np.nan,) * 3
            for rows in chunks(play(run.params), rng):
                run.params, run.memory, told = improve(run.params, run.memory, rows, rate, curiosity, wanted)
            lost, entropy, explained = (float(value) for value in told)
            run.iteration += 1
            run.average()
            run.seconds += time.perf_counter() - began
            run.processor += worked() - before
            line = {
                "iteration": run.iteration, "decisions": run.iteration * args.n * args.steps * args.workers,
                "seconds": round(run.seconds), "processor": round(run.processor), "loss": round(lost, 4),
                "entropy": round(entropy, 3), "explained": round(explained, 3),
            }  # fmt: skip
            if run.iteration % args.every == 0 or run.iteration == args.iterations:
                found = duel(player(run.mean), game, args.deals, seed=run.iteration)
                line |= {"rate": found.mean, "low": found.low, "high": found.high}
                run.keep()
            run.write(line)
            rate_now = f", {line['rate']:.1%} against greedy" if "rate" in line else ""
            bar.update(
                task, completed=run.iteration, news=f"entropy {entropy:.2f}, explained {explained:.2f}{rate_now}"
            )
            if rate_now or not bar.console.is_terminal:
                bar.console.print(f"{line}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("runs/koikoi"))
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--n", type=int, default=1024, help="matches at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each of them before the network learns")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1, help="batches, each on a worker of the cluster with --ray")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="of a Ray cluster, auto for the one at hand, local for a new one"
    )
    parser.add_argument("--teacher", metavar="BOT", default="search:600", help="whose lessons to begin with")
    parser.add_argument("--lessons", type=int, default=160_000, help="0 to begin with nothing")
    parser.add_argument("--every", type=int, default=25, help="iterations between two looks at how well it plays")
    parser.add_argument("--deals", type=int, default=100, help="mirrored deals of such a look")
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
