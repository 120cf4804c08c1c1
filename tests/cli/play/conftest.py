"""What tests at a table of a server share."""

from __future__ import annotations

import pytest

from roji.client import part
from roji.server.identity import Chance


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers deal the same cards in every run: none that end a round of Koi-Koi before it begins."""
    monkeypatch.setattr(Chance, "deal", lambda self, table, number: "5" * 64)
    monkeypatch.setattr(part, "drawn", lambda *_: "7" * 64)
