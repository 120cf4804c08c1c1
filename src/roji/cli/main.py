"""The `roji` command. Every sentence comes from words/; bad input says what would be right and exits with 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click
from rich.console import Console

from roji import words
from roji.cli import welcome
from roji.cli.commands import building, measuring, playing, reading, serving
from roji.cli.spoken import OK, Commands
from roji.games.errors import Invalid, Refusal

BAD_INPUT, INTERRUPTED = 2, 130
ROOMS = (playing, reading, measuring, serving, building)


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
            raise Invalid("cli-bad-value", name="--lang", want=", ".join(words.LANGUAGES))
        if not argv and welcome.at_keyboard():
            argv = welcome.choose(lang)
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
    except (KeyboardInterrupt, EOFError, click.Abort):
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


def build(lang: str) -> click.Group:
    """The commands, with their help in one language."""
    commands = Commands(lang)
    for room in ROOMS:
        room.add(commands)
    return commands.app


if __name__ == "__main__":
    main()
