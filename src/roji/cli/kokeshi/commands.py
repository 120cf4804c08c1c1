"""`roji draw kokeshi` and `roji perft kokeshi`: gardens and positions by name, as text or from files."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from roji.cli.files import read_file, write_file
from roji.games.errors import Invalid
from roji.games.kokeshi.game import Kokeshi
from roji.games.kokeshi.garden import known_gardens
from roji.games.kokeshi.perft import perft as count
from roji.games.kokeshi.positions import read_position
from roji.games.kokeshi.rules import KokeshiState
from roji.pictures.kokeshi import garden_svg
from roji.words import say


def draw(console: Console, garden: str, output: Path, position: Path | None, move: int | None, lang: str) -> int:
    """Draw a garden of this name, or of the file of this name."""
    if move is not None:
        raise Invalid("draw-flag", flag="--move", game="kokeshi")
    state = position_of(garden, read_file(position) if position else None)
    made = state.game.garden
    title = say("kokeshi-draw-title", lang, garden=garden_title(state.game, lang))
    write_file(output, garden_svg(made, title, state.view(None)))
    counts = {"spaces": len(made.places), "lines": len(made.lines), "distance": made.distance()}
    console.print(say("kokeshi-draw-done", lang, path=str(output), **counts))
    return 0


def perft(console: Console, garden: str | None, position: bytes | None, depth: int, as_json: bool, lang: str) -> int:
    """Count and print one line per depth; without a position, from the placement on, seat 0 first."""
    state = position_of(garden, position)
    if not as_json:
        console.print(say("kokeshi-perft-head", lang, garden=garden_title(state.game, lang)))
    for turns in range(1, depth + 1):
        found = count(state, turns)
        if as_json:
            print(json.dumps(found._asdict()), flush=True)
        else:
            numbers = {"depth": turns, "sequences": found.sequences, "positions": found.positions}
            console.print(say("kokeshi-perft-line", lang, **numbers))
    return 0


def position_of(garden: str | None, position: bytes | None) -> KokeshiState:
    """The state in a position file on a garden; the garden asked for goes before the one in the file."""
    in_file, data = read_position(position) if position is not None else (None, None)
    chosen = garden_text(garden or in_file or "standard")
    made = Kokeshi(garden=chosen, starter=0)
    return made.new(seed=0) if data is None else made.from_dict(data)


def garden_text(asked: str) -> str:
    """The name of a garden as it is, else the text in the file of this name."""
    path = Path(asked)
    if asked in known_gardens() or len(asked.split()) > 1 or not path.is_file():
        return asked
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid("file-unreadable", path=asked) from error


def garden_title(game: Kokeshi, lang: str) -> str:
    """The name of a game's garden for people."""
    name = game.options["garden"]
    return say(f"kokeshi-garden-{name if name in known_gardens() else 'own'}", lang)
