"""The data card: what a dataset holds, how it came about, how to read it, and what it is not good for."""

from __future__ import annotations

from typing import Any

from roji.games.game import Game
from roji.words import say, title

COLUMNS = (
    "match",
    "number",
    "round",
    "seat",
    "player",
    "observation",
    "mask",
    "action",
    "outcome",
    "score",
    "opinions",
)


def card(game: Game, made_of: dict[str, Any], rows: int, size: int, command: str, lang: str) -> str:
    """The page in a language; the meanings of pieces are those of the reference, in English."""
    seen = game.observation
    columns = [name for name in COLUMNS if name != "opinions" or made_of.get("teacher")]
    made = {name: value for name, value in made_of.items() if name not in ("observation", "files", "format")}
    return "\n".join(
        [
            f"# {say('dataset-title', lang, game=title(game.id, lang))}",
            "",
            say("dataset-about", lang, matches=made_of["matches"], rows=rows, size=weight(size)),
            "",
            f"## {say('dataset-made', lang)}",
            "",
            f"    {command}",
            "",
            say("dataset-same", lang),
            "",
            *_table(lang, ("setting", "value"), [(f"`{name}`", f"`{value}`") for name, value in made.items()]),
            "",
            f"## {say('dataset-columns', lang)}",
            "",
            *_table(
                lang, ("column", "meaning"), [(f"`{name}`", say(f"dataset-column-{name}", lang)) for name in columns]
            ),
            "",
            f"## {say('dataset-observation', lang)}",
            "",
            say("dataset-pieces", lang, size=seen.size, version=seen.version, digest=seen.digest()),
            "",
            *_table(
                lang,
                ("piece", "bytes", "shape", "meaning"),
                [
                    (f"`{piece.name}`", _bytes(seen[piece.name]), " × ".join(map(str, piece.shape)), piece.meaning)
                    for piece in seen.pieces
                ],
            ),
            "",
            f"## {say('dataset-reading', lang)}",
            "",
            "```python",
            "import numpy, pyarrow.dataset",
            "",
            'table = pyarrow.dataset.dataset(".", format="parquet", exclude_invalid_files=True).to_table()',
            'column = lambda name: b"".join(table[name].to_pylist())',
            f'observation = numpy.frombuffer(column("observation"), numpy.uint8).reshape(-1, {seen.size})',
            'mask = numpy.frombuffer(column("mask"), numpy.uint8).reshape(len(table), -1)',
            f'mask = numpy.unpackbits(mask, axis=1, count={game.num_actions}, bitorder="little").astype(bool)',
            "```",
            "",
            f"## {say('dataset-limits', lang)}",
            "",
            say("dataset-limits-text", lang),
            "",
        ]
    )


def weight(size: int) -> str:
    """A number of bytes as people read it."""
    return f"{round(size / 1e6)} MB" if size >= 10**7 else f"{round(size / 1e3)} kB"


def _bytes(at: slice) -> str:
    return f"{at.start}–{at.stop - 1}"


def _table(lang: str, heads: tuple[str, ...], cells: list[tuple[str, ...]]) -> list[str]:
    names = [say(f"dataset-head-{head}", lang) for head in heads]
    return [f"| {' | '.join(row)} |" for row in [tuple(names), tuple("---" for _ in heads), *cells]]
