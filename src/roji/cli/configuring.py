"""The settings of a server: what is in force, and a file with all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from roji.cli.cells import wrap
from roji.words import say

if TYPE_CHECKING:
    from roji.server.config.chosen import Chosen

WIDE = 110  # letters in a line of comments


def show(console: Console, chosen: Chosen, lang: str) -> int:
    """Each setting with its value and where that comes from, in the form of the file."""
    room = ""
    for key, value, origin in chosen.rows():
        room = _enter(console, room, key.name)
        where = origin or say("config-default", lang)
        console.print(f"{key.name.rpartition('.')[2]} = {value}  # {where}", markup=False, soft_wrap=True)
    return 0


def example(console: Console, lang: str) -> int:
    """A file with every setting, what it means and its default, all of it commented out."""
    from roji.server.config.keys import CONFIG, KEYS

    room = ""
    for line in wrap(say("config-example", lang, variable=CONFIG), WIDE):
        console.print(f"# {line}", markup=False, soft_wrap=True)
    for key in KEYS:
        room = _enter(console, room, key.name)
        console.print()
        for line in wrap(f"{say(key.says, lang)} ({key.variable})", WIDE):
            console.print(f"# {line}", markup=False, soft_wrap=True)
        name = key.name.rpartition(".")[2]
        console.print(f"# {name} = {key.kind.shown(key.default)}", markup=False, soft_wrap=True)
    return 0


def _enter(console: Console, before: str, name: str) -> str:
    """The heading of the room of a setting, where it is another one than before."""
    room = name.rpartition(".")[0]
    if room != before:
        console.print(f"\n[{room}]", markup=False)
    return room
