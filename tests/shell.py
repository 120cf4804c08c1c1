"""The command line in this process, for tests; conftest.py makes it the fixture `shell`."""

from __future__ import annotations

import io

import pytest

from roji.cli import main


class Shell:
    """Runs commands and keeps what they print. The locale is neutral, the terminal wide."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch
        monkeypatch.setenv("COLUMNS", "160")
        for name in ("ROJI_LANG", "LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "C.UTF-8")

    def __call__(self, *argv: str, text: str = "") -> tuple[int, str, str]:
        """Exit code, standard output and standard error of a command; `text` is its standard input."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(text))
        code = main.run(list(argv))
        out, err = self.capsys.readouterr()
        return code, out, err
