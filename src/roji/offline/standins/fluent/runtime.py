"""Sentences formatted by the browser's Fluent; the worker brings it as the module `browser_fluent`."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import browser_fluent  # type: ignore[import-not-found]


class FluentResource(NamedTuple):
    """The source of some sentences."""

    text: str


class Message(NamedTuple):
    """A sentence by its name; `value` is None where there are only attributes."""

    value: str | None


class FluentBundle:
    """All sentences of one language."""

    def __init__(self, locales: list[str], use_isolating: bool = True) -> None:
        self.bundle: Any = browser_fluent.bundle(locales[0], use_isolating)

    def add_resource(self, resource: FluentResource) -> None:
        self.bundle.add(resource.text)

    def has_message(self, key: str) -> bool:
        return bool(self.bundle.has(key))

    def get_message(self, key: str) -> Message:
        return Message(key if self.bundle.says(key) else None)

    def format_pattern(self, pattern: str, args: dict[str, Any]) -> tuple[str, list[str]]:
        """The sentence filled in, and what went wrong."""
        text, errors = json.loads(self.bundle.format(pattern, json.dumps(args, default=str)))
        return text, errors
