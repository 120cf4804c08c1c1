"""A game that brought no words of its own: its facts as they are."""

from __future__ import annotations

import json
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from roji.cli.tellers import BaseTeller


class Teller(BaseTeller):
    """Shows views, decisions and events as plain data."""

    def event(self, event: dict[str, Any]) -> Text | None:
        return Text(self.listed(event))

    def round(self, result: dict[str, Any]) -> Text:
        return Text(self.listed(result))

    def choice(self, action: dict[str, Any]) -> str:
        return self.listed(action)

    def scoreline(self, view: dict[str, Any]) -> str:
        return super().scoreline(view) if "scores" in view else ""

    def lines(self, view: dict[str, Any]) -> list[str]:
        return [f"{name}: {written(value)}" for name, value in view.items()]

    def board(self, view: dict[str, Any]) -> RenderableType:
        return Text("\n".join(self.lines(view)))

    def listed(self, facts: dict[str, Any]) -> str:
        return ", ".join(f"{name} {written(value)}" for name, value in facts.items())


def written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
