"""Which sentences are said somewhere: in this package, and in the browser app where its sources are at hand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from roji.games.options import shown
from roji.games.registry import game
from roji.words import GUESTS, HERE
from roji.words.complete import Fault, Sentence

SRC = HERE.parent
WEB = SRC.parents[1] / "web" / "src"


def unused(sentences: dict[str, Sentence]) -> Iterator[Fault]:
    """The sentences that nothing says; nobody knows without the sources of the app."""
    if not WEB.is_dir():
        return
    own = sorted(path.stem for path in (HERE / "en" / "rules").glob("*.md") if path.stem not in GUESTS)
    values = {
        f"{id}-{option.name}-{shown(value)}"
        for id in own
        for option in game(id).option_table
        for value in option.values
    }
    # Messages that a telling names after what happens, and names of pieces (games/telling.py).
    named = [f"{id}-(?:tell|choice|letter|aim|way|bead|mario|card|tile|wish|problem)(?:-.+)?" for id in own]
    said = re.compile("|".join(f"(?:{pattern})(?:-you)?(?:-notation)?" for pattern in sorted({*patterns(), *named})))
    for key, sentence in sentences.items():
        if not said.fullmatch(key) and key not in values:
            yield Fault("words-unused", {"file": sentence.file, "key": key})


def patterns() -> list[str]:
    """What the code may say: every text and every text with gaps in it, as patterns."""
    found = [pattern for path in SRC.rglob("*.py") for pattern in _python(path.read_text("utf-8"))]
    for path in SRC.rglob("*.toml"):
        found += [re.escape(text) for text in re.findall(r'"([^"\n]+)"', path.read_text("utf-8"))]
    for path in browser_sources():
        text = path.read_text("utf-8")
        found += [re.escape(key) for key in re.findall(r'["\']([a-z][\w-]+-[\w-]+)["\']', text)]
        gaps = re.findall(r"`([a-z$][^`\s]*)`", text)
        found += [
            ".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key))
            for key in gaps
            if re.search("[a-z]{3}", re.sub(r"\$\{[^}]*\}", "", key))
        ]
    return [pattern for pattern in found if re.search("[a-z]", pattern) and len(pattern) > 4]


def _python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value) + (".+" if node.value.endswith("-") else "")
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if re.search("[a-z]", "".join(str(part) for part in parts if part is not None)):
                yield "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def browser_sources() -> list[Path]:
    """The files of the browser app."""
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "protocol.ts"]
