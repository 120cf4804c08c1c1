"""The `roji` command. Every sentence comes from words/; bad input says what would be right and exits with 2."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import click
from rich.console import Console

from roji import words
from roji.cli.files import read_file
from roji.games.errors import Invalid, Refusal

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130
Callback: TypeAlias = Callable[..., Any]


def main(argv: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    sys.exit(run(list(sys.argv[1:] if argv is None else argv)))


def run(argv: list[str]) -> int:
    """Run one command; returns its exit code."""
    asked, argv = _take_lang(argv)
    lang = words.language(asked)
    app = build(lang)
    errors = Console(stderr=True, highlight=False, soft_wrap=True)

    def complain(key: str, **args: Any) -> int:
        errors.print(f"roji: {words.say(key, lang, **args)}", markup=False)
        return BAD_INPUT

    try:
        if asked is not None and asked not in words.LANGUAGES:
            raise Invalid("cli-bad-value", name="--lang", want="en, de")
        code = app.main(argv, prog_name="roji", standalone_mode=False)
        return code if isinstance(code, int) else OK
    except Refusal as error:
        errors.print(f"roji: {error.say(lang)}", markup=False)
        return BAD_INPUT
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message())
        return BAD_INPUT
    except click.NoSuchOption as error:
        near = (error.possibilities or ["none"])[0]
        return complain("cli-bad-flag", name=error.option_name, near=near)
    except click.MissingParameter as error:
        return complain("cli-missing", name=_label(error))
    except click.BadParameter as error:
        return complain("cli-bad-value", name=_label(error), want=_wanted(error))
    except click.UsageError:
        known = app.commands
        name = next((word for word in argv if not word.startswith("-")), "")
        if name not in known:
            return complain("cli-bad-command", name=name, known=", ".join(known))
        return complain("cli-bad-usage", command=name)
    except (KeyboardInterrupt, click.Abort):
        errors.print(words.say("cli-stopped", lang))
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return OK


def _take_lang(argv: list[str]) -> tuple[str | None, list[str]]:
    """`--lang de` or `--lang=de` anywhere on the line, and the line without it."""
    asked, rest = None, []
    words_left = iter(argv)
    for word in words_left:
        if word == "--lang":
            asked = next(words_left, "")
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


def _label(error: click.BadParameter) -> str:
    """The option or argument an error is about, as it is written."""
    if error.param is None:
        return str(error.param_hint or "?")
    return error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name


def _wanted(error: click.BadParameter) -> str:
    """The numbers an option takes."""
    kind = error.param.type if error.param is not None else None
    least = getattr(kind, "min", None) or 0
    most = getattr(kind, "max", None)
    return f"{least}–{most}" if most is not None else f"{least}, {least + 1}, {least + 2} …"


def parse_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Options of a game given as NAME=VALUE."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Invalid("bad-option-pair", text=pair)
        found[name.strip()] = value
    return found


def build(lang: str) -> click.Group:
    """The commands, with their help in one language."""

    def say(key: str) -> str:
        return words.say(key, lang)

    def flag(*names: str, key: str, **rest: Any) -> Callable[[Callback], Callback]:
        return click.option(*names, help=say(key), **rest)

    class Spoken(click.Command):
        """A command whose help speaks one language."""

        def get_help_option(self, ctx: click.Context) -> click.Option | None:
            found = super().get_help_option(ctx)
            if found is not None:
                found.help = say("cli-help-flag")
            return found

        def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-usage')} ")

        def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
            rows = [row for row in (param.get_help_record(ctx) for param in self.get_params(ctx)) if row and row[1]]
            with formatter.section(say("cli-title-options")):
                formatter.write_dl(rows)

    class SpokenGroup(Spoken, click.Group):
        """The group of all commands."""

        def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
            Spoken.format_options(self, ctx, formatter)
            with formatter.section(say("cli-title-commands")):
                formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])

    app = SpokenGroup("roji", help=say("cli-about"), no_args_is_help=True)
    console = Console(highlight=False)

    def command(name: str) -> Callable[[Callback], click.Command]:
        return app.command(name, cls=Spoken, help=say(f"cli-{name}"))

    game_id = click.argument("game", metavar="GAME")
    maybe_game = click.argument("game", metavar="[GAME]", required=False)
    options = flag("--option", "-o", key="cli-opt-option", multiple=True, metavar="NAME=VALUE")
    as_json = flag("--json", "as_json", key="cli-opt-json", is_flag=True)
    names = flag("--names", key="cli-opt-names", default="traditional", metavar="SET")
    engines = flag("--engine", key="cli-opt-engine", multiple=True, metavar="NAME=COMMAND")

    @command("play")
    @click.argument("game", metavar="[GAME]", required=False)
    @options
    @flag("--join", key="cli-opt-join", metavar="LINK")
    @flag("--at", key="cli-opt-at", metavar="URL")
    @flag("--name", key="cli-opt-name", metavar="NAME")
    @flag("--strict", key="cli-opt-strict", is_flag=True)
    @flag("--people", key="cli-opt-people", metavar="N|NAMES")
    @flag("--level", key="cli-opt-level", default="casual", metavar="LEVEL")
    @flag("--seed", key="cli-opt-seed", metavar="N")
    @flag("--save", key="cli-opt-save", type=click.Path(path_type=Path), metavar="FILE")
    @flag("--plain", key="cli-opt-plain", is_flag=True)
    @flag("--no-colour", "--no-color", "no_colour", key="cli-opt-no-colour", is_flag=True)
    @flag("--pace", key="cli-opt-pace", type=click.FloatRange(0, 10), default=0.6, metavar="SECONDS")
    @names
    def play(
        game: str | None, option: tuple[str, ...], join: str | None, at: str | None, name: str | None,
        strict: bool, people: str | None, level: str, seed: str | None, save: Path | None, plain: bool,
        no_colour: bool, pace: float, names: str,
    ) -> int:  # fmt: skip
        from roji.cli.play import play as run_game
        from roji.games.registry import game as make_game

        if game is None and option:
            raise click.UsageError("")
        for one, first, others in (
            ("--join", join, [("--seed", seed), ("--at", at), ("--people", people), ("--option", option)]),
            ("--at", at, [("--seed", seed)]),
        ):
            for other, second in others:
                if first and second:
                    raise Invalid("arena-not-both", one=one, other=other)
        if name is not None and join is None and at is None:
            raise Invalid("remote-name")
        if strict and at is None:
            raise Invalid("remote-strict-at")
        chosen = make_game(game, **parse_options(option)) if game is not None else None
        number = None if seed is None else _seed(seed)
        lines = Console(highlight=False, no_color=True) if no_colour or plain else console
        if join is not None or at is not None:
            from roji.cli.play.door import play_remote

            return play_remote(
                lines,
                chosen,
                join,
                at,
                name or "",
                people,
                level,
                lang,
                names,
                save,
                plain,
                not no_colour,
                pace,
                strict,
            )
        return run_game(lines, chosen, number, people or "1", level, lang, names, save, plain, not no_colour, pace)

    class Scoring(Spoken):
        """The games are asked what their scorekeepers take only when somebody counts."""

        def get_params(self, ctx: click.Context) -> list[click.Parameter]:
            from roji.cli.score import flags

            return [*super().get_params(ctx), *flags(lang)]

    @app.command("score", cls=Scoring, help=say("cli-score"))
    @game_id
    @click.argument("cards", metavar="CARDS")
    @as_json
    @options
    @flag("--picture", key="cli-opt-picture", type=click.Path(path_type=Path), metavar="FILE")
    def score(game: str, cards: str, as_json: bool, option: tuple[str, ...], picture: Path | None, **flags: Any) -> int:
        from roji.cli.score import score as run_score

        return run_score(console, game, cards, flags, parse_options(option), as_json, picture, lang)

    @command("replay")
    @click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
    @as_json
    @flag("--seat", key="cli-opt-seat", type=int, metavar="N")
    @flag("--pause", key="cli-opt-pause", is_flag=True)
    @names
    def replay(file: Path, as_json: bool, seat: int | None, pause: bool, names: str) -> int:
        from roji.cli.replay import replay as run_replay

        return run_replay(console, read_file(file), as_json, seat, pause, lang, names)

    @command("analyse")
    @click.argument("record", metavar="RECORD", type=click.Path(path_type=Path))
    @flag("--seat", key="cli-opt-analyse-seat", type=int, metavar="N")
    @flag("--sims", key="cli-opt-analyse-sims", type=click.IntRange(1, 10**7), default=2000, metavar="N")
    @flag("--svg", key="cli-opt-analyse-svg", type=click.Path(path_type=Path), metavar="FILE")
    @as_json
    @names
    def analyse(record: Path, seat: int | None, sims: int, svg: Path | None, as_json: bool, names: str) -> int:
        from roji.cli.analyse import analyse as run_analyse

        return run_analyse(console, record, seat, sims, svg, as_json, lang, names)

    @command("picture")
    @click.argument("record", metavar="RECORD", type=click.Path(path_type=Path))
    @flag("--output", "-o", key="cli-opt-picture", type=click.Path(path_type=Path), required=True, metavar="FILE")
    @flag("--at", key="cli-opt-move", type=click.IntRange(0), metavar="N")
    @flag("--seat", key="cli-opt-seat", type=int, metavar="N")
    def picture(record: Path, output: Path, at: int | None, seat: int | None) -> int:
        from roji.cli.picture import picture as run_picture

        return run_picture(console, record, at, seat, output, lang)

    @command("learn")
    @game_id
    @flag("--step", key="cli-opt-step", type=click.IntRange(1, 99), default=1, metavar="N")
    @names
    def learn(game: str, step: int, names: str) -> int:
        from roji.cli.play.learn import learn as run_lesson

        return run_lesson(console, game, step, lang, names)

    @command("rules")
    @game_id
    @click.argument("clause", metavar="[CLAUSE]", required=False)
    def rules(game: str, clause: str | None) -> int:
        from roji.cli.rules import show

        return show(console, game, clause, lang)

    @command("games")
    def games() -> int:
        from roji.cli.rules import list_games

        return list_games(console, lang)

    @command("new-game")
    @click.argument("name", metavar="NAME")
    def new_game(name: str) -> int:
        from roji.cli.new_game import new_game as make

        return make(console, name, lang)

    @command("bench")
    @maybe_game
    @flag("--matches", "-n", key="cli-opt-matches", type=click.IntRange(1), default=20000, metavar="N")
    @flag("--threads", key="cli-opt-threads", type=click.IntRange(1, 64), default=1, metavar="N")
    @flag("--seed", key="cli-opt-seed", default="1", metavar="N")
    @options
    def bench(game: str | None, matches: int, threads: int, seed: str, option: tuple[str, ...]) -> int:
        from roji.cli.bench import bench as run_bench
        from roji.games.registry import offered

        return run_bench(console, game or offered()[0], parse_options(option), matches, _seed(seed), threads, lang)

    @command("arena")
    @game_id
    @click.argument("bots", metavar="BOTS...", nargs=-1, required=True)
    @options
    @flag("--deals", key="cli-opt-deals", type=click.IntRange(1), default=100, metavar="N")
    @flag("--seed", key="cli-opt-arena-seed", default="1", metavar="N")
    @flag("--sims", key="cli-opt-sims", type=click.IntRange(1, 10**7), metavar="N")
    @flag("--seconds", key="cli-opt-seconds", type=click.FloatRange(0, 3600, min_open=True), metavar="T")
    @flag("--opening", key="cli-opt-opening", type=click.IntRange(0, 1000), metavar="N")
    @flag("--ladder", key="cli-opt-ladder", is_flag=True)
    @flag("--round-robin", "round_robin", key="cli-opt-round-robin", is_flag=True)
    @flag("--workers", key="cli-opt-workers", type=click.IntRange(1, 256), default=1, metavar="N")
    @flag("--ray", key="cli-opt-ray", is_flag=False, flag_value="local", metavar="[ADDRESS]")
    @flag("--out", key="cli-opt-out", type=click.Path(path_type=Path), metavar="DIR")
    @engines
    @as_json
    @flag("--csv", "as_csv", key="cli-opt-csv", is_flag=True)
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
            game, parse_options(option), bots, mode, deals, _seed(seed), sims, seconds, opening,
            [read(pair) for pair in engine],
        )  # fmt: skip
        return run_arena(console, chosen, out, workers, ray, form, lang)

    @command("dataset")
    @game_id
    @click.argument("out", metavar="OUT", type=click.Path(path_type=Path))
    @options
    @flag("--bots", key="cli-opt-dataset-bots", default="greedy", metavar="BOT,BOT...")
    @flag("--matches", "-n", key="cli-opt-dataset-matches", type=click.IntRange(1, 10**7), default=1000, metavar="N")
    @flag("--seed", key="cli-opt-arena-seed", default="1", metavar="N")
    @flag("--sims", key="cli-opt-sims", type=click.IntRange(1, 10**7), metavar="N")
    @flag("--teacher", key="cli-opt-teacher", default="", metavar="BOT")
    @engines
    @flag("--records", key="cli-opt-records", multiple=True, type=click.Path(path_type=Path), metavar="FILE")
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
        return run.from_bots(console, game, chosen, out, names, matches, _seed(seed), sims, teacher, invited, lang)

    @command("benchmark")
    @game_id
    @click.argument("bots", metavar="[BOTS...]", nargs=-1)
    @engines
    @flag("--name", key="cli-opt-entry-name", default="", metavar="NAME")
    @flag("--by", key="cli-opt-entry-by", default="", metavar="WHO")
    @flag("--deals", key="cli-opt-deals", type=click.IntRange(2), metavar="N")
    @flag("--workers", key="cli-opt-workers", type=click.IntRange(1, 256), default=1, metavar="N")
    @flag("--out", key="cli-opt-out", type=click.Path(path_type=Path), metavar="DIR")
    @flag("--entry", key="cli-opt-entry", type=click.Path(path_type=Path), metavar="FILE")
    @flag("--svg", key="cli-opt-matrix", type=click.Path(path_type=Path), metavar="FILE")
    @flag("--baselines", key="cli-opt-baselines", type=click.Path(path_type=Path), metavar="DIR")
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

    @command("engine")
    @game_id
    @click.argument("bot", metavar="[BOT]", default="master")
    def engine(game: str, bot: str) -> int:
        from roji.bots.engines.speak import speak
        from roji.games.registry import game as make_game

        speak(make_game(game), bot, sys.stdin, sys.stdout)
        return OK

    @command("ratings")
    @click.argument("games", metavar="[GAME...]", nargs=-1)
    @flag("--measure", key="cli-opt-measure", type=click.Path(path_type=Path), metavar="DIR")
    @flag("--workers", key="cli-opt-workers", type=click.IntRange(1, 256), default=1, metavar="N")
    def ratings(games: tuple[str, ...], measure: Path | None, workers: int) -> int:
        from roji.cli.ratings import show_ratings

        return show_ratings(console, games, measure, workers, lang)

    folder = flag("--data", key="cli-opt-data", type=click.Path(path_type=Path), metavar="DIR")

    @command("serve")
    @flag("--host", key="cli-opt-host", default="127.0.0.1", metavar="ADDRESS")
    @flag("--port", key="cli-opt-port", type=click.IntRange(0, 65535), default=8000, metavar="N")
    @folder
    @flag("--name", key="cli-opt-server-name", multiple=True, metavar="HOST")
    @flag("--origin", key="cli-opt-origin", multiple=True, metavar="URL")
    @flag("--proxy", key="cli-opt-proxy", default="", metavar="ADDRESSES")
    @flag("--operator", key="cli-opt-operator", multiple=True, metavar="ADDRESS")
    @flag("--bot-workers", "bot_workers", key="cli-opt-bot-workers", type=click.IntRange(1, 256), metavar="N")
    @engines
    @flag("--engine-seconds", key="cli-opt-engine-seconds", type=click.FloatRange(0.1, 30), default=2.0, metavar="T")
    @flag("--engine-memory", key="cli-opt-engine-memory", type=click.IntRange(16, 10**6), default=1024, metavar="MB")
    @flag("--open", "open_browser", key="cli-opt-open", is_flag=True)
    def serve(
        host: str,
        port: int,
        data: Path | None,
        name: tuple[str, ...],
        origin: tuple[str, ...],
        proxy: str,
        operator: tuple[str, ...],
        bot_workers: int | None,
        engine: tuple[str, ...],
        engine_seconds: float,
        engine_memory: int,
        open_browser: bool,
    ) -> int:
        from roji.cli.serve import hired
        from roji.cli.serve import serve as run_server
        from roji.server.settings import Settings

        engines = hired(engine, engine_seconds, engine_memory)
        settings = Settings(
            host=host, port=port, names=name, origins=origin, proxies=proxy, operators=operator, engines=engines,
        )  # fmt: skip
        return run_server(console, settings, data, bot_workers, lang, open_browser)

    @command("backup")
    @click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
    @folder
    def backup(file: Path, data: Path | None) -> int:
        from roji.cli.keeping import back_up

        return back_up(console, data, file, lang)

    @command("restore")
    @click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
    @folder
    def restore(file: Path, data: Path | None) -> int:
        from roji.cli.keeping import restore as put_back

        return put_back(console, data, file, lang)

    table_id = click.argument("table", metavar="TABLE")

    @command("salvage")
    @table_id
    @click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
    @folder
    def salvage(table: str, file: Path, data: Path | None) -> int:
        from roji.cli.keeping import salvage as run_salvage

        return run_salvage(console, data, table, file, lang)

    @command("delete")
    @table_id
    @folder
    def delete(table: str, data: Path | None) -> int:
        from roji.cli.keeping import delete as run_delete

        return run_delete(console, data, table, lang)

    @command("schema")
    @click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
    def schema(folder: Path) -> int:
        from roji.cli.schema import export_schema

        return export_schema(console, folder, lang)

    @command("verify")
    @click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
    @flag("--commitment", key="cli-opt-commitment", metavar="HEX")
    @flag("--nonce", key="cli-opt-nonce", metavar="HEX")
    @flag("--seat", key="cli-opt-verify-seat", type=click.IntRange(1, 16), metavar="N")
    def verify(file: Path, commitment: str | None, nonce: str | None, seat: int | None) -> int:
        from roji.cli.verify import Noted
        from roji.cli.verify import verify as run_verify

        return run_verify(console, read_file(file), Noted(commitment, nonce, seat), lang)

    @command("today")
    @maybe_game
    @flag("--day", key="cli-opt-day", metavar="DAY")
    @names
    def today(game: str | None, day: str | None, names: str) -> int:
        from roji.cli.play.today import today as run_today

        return run_today(console, game, day, lang, names)

    @command("problems")
    @click.argument("what", metavar="make|check")
    @game_id
    @flag("--file", key="cli-opt-problems-file", type=click.Path(path_type=Path), metavar="FILE")
    @flag("--days", key="cli-opt-days", type=click.IntRange(1, 10_000), default=366, metavar="N")
    @flag("--minutes", key="cli-opt-minutes", type=click.FloatRange(0, 10_000), default=10_000, metavar="N")
    def problems(what: str, game: str, file: Path | None, days: int, minutes: float) -> int:
        from roji.cli.problems import run as run_problems

        return run_problems(console, what, game, file, days, minutes, lang)

    garden = flag("--garden", key="cli-opt-garden", metavar="GARDEN")
    position = flag("--position", key="cli-opt-position", type=click.Path(path_type=Path), metavar="FILE")

    @command("perft")
    @game_id
    @click.argument("depth", metavar="DEPTH", type=click.IntRange(1, 20))
    @garden
    @position
    @as_json
    def perft(game: str, depth: int, garden: str | None, position: Path | None, as_json: bool) -> int:
        from roji.cli.draw import perft as run_perft

        return run_perft(console, game, garden, read_file(position) if position else None, depth, as_json, lang)

    @command("draw")
    @game_id
    @click.argument("what", metavar="WHAT")
    @flag("--output", "-o", key="cli-opt-output", type=click.Path(path_type=Path), required=True, metavar="FILE")
    @position
    @flag("--move", key="cli-opt-move", type=click.IntRange(0), metavar="N")
    def draw(game: str, what: str, output: Path, position: Path | None, move: int | None) -> int:
        from roji.cli.draw import draw as run_draw

        return run_draw(console, game, what, output, position, move, lang)

    return app


def _seed(text: str) -> int:
    from roji.games.rng import check_seed

    return check_seed(int(text) if text.isdecimal() and len(text) < 80 else text)


if __name__ == "__main__":
    main()
