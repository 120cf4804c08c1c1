"""`roji` with nothing after it: whoever sits at a keyboard is asked, a program gets the help."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

import roji
from roji.cli.main import run

ROJI = [sys.executable, "-m", "roji.cli.main"]


def at_keyboard(keys: bytes, *words: str) -> tuple[int, str]:
    """What a terminal shows when somebody types these keys, and the exit code."""
    ours, theirs = pty.openpty()
    running = subprocess.Popen([*ROJI, *words], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
    os.close(theirs)
    os.write(ours, keys)
    shown = b""
    while True:
        try:
            shown += os.read(ours, 4096)
        except OSError:  # nobody is at the other end any more
            break
    os.close(ours)
    return running.wait(), shown.decode()


def test_who_sits_at_a_keyboard_chooses_by_number_and_may_err() -> None:
    code, shown = at_keyboard(b"seven\n3\n")
    assert code == 0
    assert "play in the browser" in shown
    assert "from 1 to 3" in shown
    assert "roji [OPTIONS] COMMAND" in shown


def test_the_question_is_asked_in_the_language_wanted_and_can_be_left() -> None:
    code, shown = at_keyboard(b"\x04", "--lang", "de")  # the end of what somebody types
    assert code == 130
    assert "im Browser spielen" in shown
    assert "Abgebrochen." in shown


def test_a_program_gets_the_help_as_before() -> None:
    done = subprocess.run(ROJI, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "roji [OPTIONS] COMMAND" in done.stdout


def test_the_version_tells_whether_the_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    said = capsys.readouterr().out
    assert roji.__version__ in said
    assert ("compiled" in said) is roji.compiled
