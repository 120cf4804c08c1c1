"""A table for games that have no board of their own: what there is to see as a list, what can be done as another."""

from __future__ import annotations

import json

from rich.cells import cell_len

from roji.cli.play.board import Board, Scene
from roji.cli.play.canvas import Canvas


class GameBoard(Board):
    """View and choices as lists."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        for y, line in enumerate(self.teller.lines(scene.view)[: canvas.height]):
            canvas.put(1, y, line, "faint")
        column = canvas.width // 2
        for y, (action, about) in enumerate(list(scene.choices.items())[: canvas.height]):
            key = f"choice:{action}"
            text = f" {'▶' if key == self.aim else ' '} {self.teller.choice(about)} "
            words = "aim" if key == self.aim else "hint" if action == scene.hint else ""
            canvas.put(column, y, text, words)
            canvas.target(key, column, y, cell_len(text), 1, (action,), json.dumps(about, ensure_ascii=False))
