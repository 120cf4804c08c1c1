"""What the guide shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

from tests.envs.others import needed

for package in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "scipy"):
    needed(package)

GUIDE = Path(__file__).parent.parent.parent / "docs" / "envs.md"


def test_the_examples_of_the_guide_run() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.attempted > 40
    assert found.failed == 0
