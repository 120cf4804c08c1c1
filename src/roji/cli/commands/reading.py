"""What is done with a match that was played: count it, replay it, look back, draw it, check its deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from roji.cli.files import read_file
from roji.cli.spoken import PATH, Commands, Spoken, parse_options


class Scoring(Spoken):
    """The games are asked what their scorekeepers take only when somebody counts."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        from roji.cli.score import flags

        return [*super().get_params(ctx), *flags(self.lang)]


def add(roji: Commands) -> None:
    """Add the commands of this room."""
    console, lang = roji.console, roji.lang
    position = roji.flag("--position", key="cli-opt-position", type=PATH, metavar="FILE")

    @roji.command("score", Scoring)
    @roji.game_id
    @click.argument("cards", metavar="CARDS")
    @roji.as_json
    @roji.options
    @roji.flag("--picture", key="cli-opt-picture", type=PATH, metavar="FILE")
    def score(game: str, cards: str, as_json: bool, option: tuple[str, ...], picture: Path | None, **flags: Any) -> int:
        from roji.cli.score import score as run_score

        return run_score(console, game, cards, flags, parse_options(option), as_json, picture, lang)

    @roji.command("replay")
    @click.argument("file", metavar="FILE", type=PATH)
    @roji.as_json
    @roji.flag("--seat", key="cli-opt-seat", type=int, metavar="N")
    @roji.flag("--pause", key="cli-opt-pause", is_flag=True)
    @roji.names
    def replay(file: Path, as_json: bool, seat: int | None, pause: bool, names: str) -> int:
        from roji.cli.replay import replay as run_replay

        return run_replay(console, read_file(file), as_json, seat, pause, lang, names)

    @roji.command("analyse")
    @click.argument("record", metavar="RECORD", type=PATH)
    @roji.flag("--seat", key="cli-opt-analyse-seat", type=int, metavar="N")
    @roji.flag("--sims", key="cli-opt-analyse-sims", type=click.IntRange(1, 10**7), default=2000, metavar="N")
    @roji.flag("--svg", key="cli-opt-analyse-svg", type=PATH, metavar="FILE")
    @roji.as_json
    @roji.names
    def analyse(record: Path, seat: int | None, sims: int, svg: Path | None, as_json: bool, names: str) -> int:
        from roji.cli.analyse import analyse as run_analyse

        return run_analyse(console, record, seat, sims, svg, as_json, lang, names)

    @roji.command("picture")
    @click.argument("record", metavar="RECORD", type=PATH)
    @roji.flag("--output", "-o", key="cli-opt-picture", type=PATH, required=True, metavar="FILE")
    @roji.flag("--at", key="cli-opt-move", type=click.IntRange(0), metavar="N")
    @roji.flag("--seat", key="cli-opt-seat", type=int, metavar="N")
    def picture(record: Path, output: Path, at: int | None, seat: int | None) -> int:
        from roji.cli.picture import picture as run_picture

        return run_picture(console, record, at, seat, output, lang)

    @roji.command("draw")
    @roji.game_id
    @click.argument("what", metavar="WHAT")
    @roji.flag("--output", "-o", key="cli-opt-output", type=PATH, required=True, metavar="FILE")
    @position
    @roji.flag("--move", key="cli-opt-move", type=click.IntRange(0), metavar="N")
    def draw(game: str, what: str, output: Path, position: Path | None, move: int | None) -> int:
        from roji.cli.draw import draw as run_draw

        return run_draw(console, game, what, output, position, move, lang)

    @roji.command("verify")
    @click.argument("file", metavar="FILE", type=PATH)
    @roji.flag("--commitment", key="cli-opt-commitment", metavar="HEX")
    @roji.flag("--nonce", key="cli-opt-nonce", metavar="HEX")
    @roji.flag("--seat", key="cli-opt-verify-seat", type=click.IntRange(1, 16), metavar="N")
    def verify(file: Path, commitment: str | None, nonce: str | None, seat: int | None) -> int:
        from roji.cli.verify import Noted
        from roji.cli.verify import verify as run_verify

        return run_verify(console, read_file(file), Noted(commitment, nonce, seat), lang)
