"""What programs play: matches in bulk, their strength, their data, and positions counted or set."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from roji.cli.files import read_file
from roji.cli.spoken import OK, PATH, Commands, parse_options, read_seed
from roji.games.errors import Invalid


def add(roji: Commands) -> None:
    """Add the commands of this room."""
    console, lang = roji.console, roji.lang
    garden = roji.flag("--garden", key="cli-opt-garden", metavar="GARDEN")
    position = roji.flag("--position", key="cli-opt-position", type=PATH, metavar="FILE")

    @roji.command("bench")
    @roji.maybe_game
    @roji.flag("--matches", "-n", key="cli-opt-matches", type=click.IntRange(1), default=20000, metavar="N")
    @roji.flag("--threads", key="cli-opt-threads", type=click.IntRange(1, 64), default=1, metavar="N")
    @roji.flag("--seed", key="cli-opt-seed", default="1", metavar="N")
    @roji.options
    def bench(game: str | None, matches: int, threads: int, seed: str, option: tuple[str, ...]) -> int:
        from roji.cli.bench import bench as run_bench
        from roji.games.registry import offered

        return run_bench(console, game or offered()[0], parse_options(option), matches, read_seed(seed), threads, lang)

    @roji.command("arena")
    @roji.game_id
    @click.argument("bots", metavar="BOTS...", nargs=-1, required=True)
    @roji.options
    @roji.flag("--deals", key="cli-opt-deals", type=click.IntRange(1), default=100, metavar="N")
    @roji.flag("--seed", key="cli-opt-arena-seed", default="1", metavar="N")
    @roji.flag("--sims", key="cli-opt-sims", type=click.IntRange(1, 10**7), metavar="N")
    @roji.flag("--seconds", key="cli-opt-seconds", type=click.FloatRange(0, 3600, min_open=True), metavar="T")
    @roji.flag("--opening", key="cli-opt-opening", type=click.IntRange(0, 1000), metavar="N")
    @roji.flag("--ladder", key="cli-opt-ladder", is_flag=True)
    @roji.flag("--round-robin", "round_robin", key="cli-opt-round-robin", is_flag=True)
    @roji.flag("--workers", key="cli-opt-workers", type=click.IntRange(1, 256), default=1, metavar="N")
    @roji.flag("--ray", key="cli-opt-ray", is_flag=False, flag_value="local", metavar="[ADDRESS]")
    @roji.flag("--out", key="cli-opt-out", type=PATH, metavar="DIR")
    @roji.engines
    @roji.as_json
    @roji.flag("--csv", "as_csv", key="cli-opt-csv", is_flag=True)
    def arena(
        game: str, bots: tuple[str, ...], option: tuple[str, ...], deals: int, seed: str, sims: int | None,
        seconds: float | None, opening: int | None, ladder: bool, round_robin: bool, workers: int, ray: str | None,
        out: Path | None, engine: tuple[str, ...], as_json: bool, as_csv: bool,
    ) -> int:  # fmt: skip
        from roji.arena import settings
        from roji.arena.cluster import LOCAL, check_address
        from roji.bots.engines.engine import read
        from roji.cli.arena import arena as run_arena

        pairs = (("--ladder", ladder, "--round-robin", round_robin), ("--json", as_json, "--csv", as_csv))
        for one, first, other, second in (*pairs, ("--workers", workers > 1, "--ray", ray is not None)):
            if first and second:
                raise Invalid("arena-not-both", one=one, other=other)
        if ray is not None and ray != LOCAL:
            check_address(ray)
        mode = settings.LADDER if ladder else settings.ROUND_ROBIN if round_robin else settings.TABLE
        form = "json" if as_json else "csv" if as_csv else "table"
        chosen = settings.choose(
            game, parse_options(option), bots, mode, deals, read_seed(seed), sims, seconds, opening,
            [read(pair) for pair in engine],
        )  # fmt: skip
        return run_arena(console, chosen, out, workers, ray, form, lang)

    @roji.command("ratings")
    @click.argument("games", metavar="[GAME...]", nargs=-1)
    @roji.flag("--measure", key="cli-opt-measure", type=PATH, metavar="DIR")
    @roji.flag("--workers", key="cli-opt-workers", type=click.IntRange(1, 256), default=1, metavar="N")
    def ratings(games: tuple[str, ...], measure: Path | None, workers: int) -> int:
        from roji.cli.ratings import show_ratings

        return show_ratings(console, games, measure, workers, lang)

    @roji.command("benchmark")
    @roji.game_id
    @click.argument("bots", metavar="[BOTS...]", nargs=-1)
    @roji.engines
    @roji.flag("--name", key="cli-opt-entry-name", default="", metavar="NAME")
    @roji.flag("--by", key="cli-opt-entry-by", default="", metavar="WHO")
    @roji.flag("--deals", key="cli-opt-deals", type=click.IntRange(2), metavar="N")
    @roji.flag("--workers", key="cli-opt-workers", type=click.IntRange(1, 256), default=1, metavar="N")
    @roji.flag("--out", key="cli-opt-out", type=PATH, metavar="DIR")
    @roji.flag("--entry", key="cli-opt-entry", type=PATH, metavar="FILE")
    @roji.flag("--svg", key="cli-opt-matrix", type=PATH, metavar="FILE")
    @roji.flag("--baselines", key="cli-opt-baselines", type=PATH, metavar="DIR")
    def benchmark(
        game: str, bots: tuple[str, ...], engine: tuple[str, ...], name: str, by: str, deals: int | None, workers: int,
        out: Path | None, entry: Path | None, svg: Path | None, baselines: Path | None,
    ) -> int:  # fmt: skip
        from roji.bots.engines.engine import read
        from roji.cli import benchmark as run

        if baselines is not None:
            return run.baselines(console, game, deals, workers, baselines, svg, lang)
        if not bots:
            return run.show_board(console, game, lang)
        invited = [read(pair) for pair in engine]
        return run.benchmark(console, game, bots, invited, name, by, deals, workers, out, entry, svg, lang)

    @roji.command("dataset")
    @roji.game_id
    @click.argument("out", metavar="OUT", type=PATH)
    @roji.options
    @roji.flag("--bots", key="cli-opt-dataset-bots", default="greedy", metavar="BOT,BOT...")
    @roji.flag(
        "--matches", "-n", key="cli-opt-dataset-matches", type=click.IntRange(1, 10**7), default=1000, metavar="N"
    )
    @roji.flag("--seed", key="cli-opt-arena-seed", default="1", metavar="N")
    @roji.flag("--sims", key="cli-opt-sims", type=click.IntRange(1, 10**7), metavar="N")
    @roji.flag("--teacher", key="cli-opt-teacher", default="", metavar="BOT")
    @roji.engines
    @roji.flag("--records", key="cli-opt-records", multiple=True, type=PATH, metavar="FILE")
    def dataset(
        game: str, out: Path, option: tuple[str, ...], bots: str, matches: int, seed: str, sims: int | None,
        teacher: str, engine: tuple[str, ...], records: tuple[Path, ...],
    ) -> int:  # fmt: skip
        from roji.bots.engines.engine import read
        from roji.cli import dataset as run

        if records:
            return run.from_records(console, game, out, records, teacher, lang)
        invited, chosen = [read(pair) for pair in engine], parse_options(option)
        names = [name.strip() for name in bots.split(",")]
        return run.from_bots(console, game, chosen, out, names, matches, read_seed(seed), sims, teacher, invited, lang)

    @roji.command("engine")
    @roji.game_id
    @click.argument("bot", metavar="[BOT]", default="master")
    def engine(game: str, bot: str) -> int:
        from roji.bots.engines.speak import speak
        from roji.games.registry import game as make_game

        speak(make_game(game), bot, sys.stdin, sys.stdout)
        return OK

    @roji.command("perft")
    @roji.game_id
    @click.argument("depth", metavar="DEPTH", type=click.IntRange(1, 20))
    @garden
    @position
    @roji.as_json
    def perft(game: str, depth: int, garden: str | None, position: Path | None, as_json: bool) -> int:
        from roji.cli.draw import perft as run_perft

        return run_perft(console, game, garden, read_file(position) if position else None, depth, as_json, lang)

    @roji.command("problems")
    @click.argument("what", metavar="make|check")
    @roji.game_id
    @roji.flag("--file", key="cli-opt-problems-file", type=PATH, metavar="FILE")
    @roji.flag("--days", key="cli-opt-days", type=click.IntRange(1, 10_000), default=366, metavar="N")
    @roji.flag("--minutes", key="cli-opt-minutes", type=click.FloatRange(0, 10_000), default=10_000, metavar="N")
    def problems(what: str, game: str, file: Path | None, days: int, minutes: float) -> int:
        from roji.cli.problems import run as run_problems

        return run_problems(console, what, game, file, days, minutes, lang)
