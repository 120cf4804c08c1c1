"""`roji new-game`: a package with a game that works, to be changed into one's own. It is examples/tsukimi, renamed."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from roji.games.errors import Invalid
from roji.words import say

SHIPPED = Path(__file__).with_name("example")
CHECKOUT = Path(__file__).parents[3] / "examples" / "tsukimi"
NAME = re.compile("[a-z][a-z0-9_]{2,31}")
MADE = shutil.ignore_patterns("*.so", "*.pyd", "_built*", "__pycache__", "build", "*.egg-info", ".pytest_cache")


def new_game(console: Console, name: str, lang: str) -> int:
    """Write the package into a folder of its name, whole or not at all."""
    check(name)
    folder = Path(name)
    if folder.exists():
        raise Invalid("new-game-exists", folder=str(folder))
    making = Path(f".{name}.part")
    try:
        shutil.rmtree(making, ignore_errors=True)
        shutil.copytree(SHIPPED if SHIPPED.exists() else CHECKOUT, making, ignore=MADE)
        for path in sorted(making.rglob("*"), reverse=True):  # what lies in a folder before the folder
            if path.is_file():
                path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
            path.rename(path.with_name(renamed(path.name, name)))
        making.rename(folder)
    except OSError as error:
        shutil.rmtree(making, ignore_errors=True)
        raise Invalid("file-unwritable", path=str(folder.absolute())) from error
    console.print(say("new-game-made", lang, folder=name), markup=False, soft_wrap=True)
    return 0


def check(name: str) -> None:
    """Invalid unless a game and its package can be called so."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Invalid("new-game-name", name=name)
    if name in sys.stdlib_module_names or name == "tsukimi" or find_spec(name) is not None:
        raise Invalid("new-game-taken", name=name)


def renamed(text: str, name: str) -> str:
    """The example's name and the letter of its clauses, everywhere."""
    letter = name[0].upper()
    title = "".join(word.capitalize() for word in name.split("_"))
    text = re.sub(r"\bT-(?=\d|\*)", f"{letter}-", text).replace('"T"', f'"{letter}"')
    return text.replace("tsukimi", name).replace("Tsukimi", title)
