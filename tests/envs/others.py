"""The packages of others that an environment stands on."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest


def needed(name: str) -> Any:
    """A package of others; where it is missing the tests of this file are skipped, but never in CI."""
    if os.environ.get("CI"):
        return import_module(name)
    return pytest.importorskip(name, reason=f"{name} is not installed: make test-envs")
