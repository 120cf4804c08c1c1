"""`roji new-game`: a package with a game that works, to be changed into one's own. It is examples/tsukimi, renamed."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from roji.games.errors import Invalid
from roji.words import say

SHIPPED = Path(__file__).with_name("example")
CHECKOUT = Path(__file__).parents[3] / "examples" / "tsukimi"
NAME = re.compile("[a-z][a-z0-9_]{2,31}")
PROSE = {".ftl", ".md"}
MADE = shutil.ignore_patterns("*.so", "*.pyd", "_built*", "__pycache__", "build", "*.egg-info", ".pytest_cache")


def new_game(console: Console, name: str, lang: str) -> int:
    """Write the package into a folder of its name, whole or not at all."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Invalid("new-game-name", name=name)
    if Path(name).exists():
        raise Invalid("new-game-exists", folder=name)
    if name == "tsukimi" or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Invalid("new-game-taken", name=name)
    try:
        with TemporaryDirectory(dir=".") as folder:
            made = Path(folder) / name
            shutil.copytree(SHIPPED if SHIPPED.exists() else CHECKOUT, made, ignore=MADE)
            for path in sorted(made.rglob("*"), reverse=True):  # what lies in a folder before the folder
                if path.is_file():
                    path.write_text(renamed(path.read_text("utf-8"), name, " " * (path.suffix in PROSE)), "utf-8")
                path.rename(path.with_name(renamed(path.name, name)))
            made.rename(name)
    except OSError as error:
        raise Invalid("file-unwritable", path=str(Path(name).absolute())) from error
    console.print(say("new-game-made", lang, folder=name), markup=False, soft_wrap=True)
    return 0


def renamed(text: str, name: str, between: str = "") -> str:
    """The example's name and the letter of its clauses, everywhere; `between` stands between the words of a title."""
    letter = name[0]
    text = re.sub(r"\bT-(?=\d|\*)", f"{letter.upper()}-", text).replace('"T"', f'"{letter.upper()}"')
    text = re.sub(r"_t_(?=\d)", f"_{letter}_", text)
    title = between.join(word.capitalize() for word in name.split("_"))
    return text.replace("tsukimi", name).replace("Tsukimi", title)
