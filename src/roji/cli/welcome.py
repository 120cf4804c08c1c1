"""What `roji` does when nothing is asked of it: a person is offered the ways to play, and a program the help."""

from __future__ import annotations

import sys

from rich.console import Console

from roji import words

WAYS = {"browser": ["serve", "--open"], "terminal": ["play"], "help": ["--help"]}


def at_keyboard() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def choose(lang: str) -> list[str]:
    """The command that somebody chooses by its number; Enter is the first."""
    console, ways = Console(highlight=False), list(WAYS)
    console.print(words.say("welcome-title", lang), style="bold")
    for number, way in enumerate(ways, 1):
        console.print(f"  {number}  {words.say(f'welcome-{way}', lang)}", markup=False)
    while True:
        answer = console.input(f"{words.say('welcome-ask', lang)} ", markup=False).strip() or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(ways):
            return WAYS[ways[int(answer) - 1]]
        console.print(words.say("welcome-again", lang, most=len(ways)))
