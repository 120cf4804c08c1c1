"""`roji words`: whether every language is complete, and what is missing."""

from __future__ import annotations

from rich.console import Console

from roji import words
from roji.cli import usage
from roji.games.errors import Invalid
from roji.words import complete

INCOMPLETE = 1


def report(console: Console, asked: str | None, lang: str) -> int:
    """Each language, or the one asked for, with its faults; 1 where there are some."""
    if asked is not None and asked not in words.LANGUAGES:
        raise Invalid("cli-bad-value", name="LANG", want=", ".join(words.LANGUAGES))
    bad = False
    for each in words.LANGUAGES if asked is None else (asked,):
        sentences, _ = complete.messages(words.HERE / each)
        faults = [*complete.faults(each), *(usage.unused(sentences) if each == words.REFERENCE[0] else ())]
        bad = bad or bool(faults)
        name = words.say("language-name", each)
        args = {"lang": each, "name": name, "count": len(faults), "messages": len(sentences)}
        console.print(words.say("words-language", lang, **args), markup=False, soft_wrap=True)
        for fault in faults:
            console.print(f"  {words.say(fault.key, lang, **fault.args)}", markup=False, soft_wrap=True)
    return INCOMPLETE if bad else 0
