"""The colours of the table by what they mean, on dark and on light ground."""

from __future__ import annotations

from functools import cache

from rich.style import Style

# What a word in a style means; every other word is Rich's own (bold, dim, underline, reverse, italic, ...).
DARK = {
    "ink": "#e8e2d3",
    "faint": "#8b8676",
    "line": "#5d5a50",
    "ground": "on #1c1f1b",
    "paper": "on #2b2e28",
    "raised": "on #3d4138",
    "accent": "#e8825a",
    "aim": "#1c1f1b on #e8c35a",
    "hint": "#1c1f1b on #8fb573",
    "flash": "#1c1f1b on #e8825a",
    "error": "bold #f0705a",
    "gold": "#e8c35a",
    "red": "#ef6f6c",
    "blue": "#6fa8dc",
    "green": "#8fb573",
    "pink": "#e894b4",
    "orange": "#eda04e",
    "teal": "#62b6a5",
    "violet": "#b59ae0",
}
LIGHT = {
    "ink": "#26241f",
    "faint": "#6f6a5c",
    "line": "#a29b88",
    "ground": "on #f6f1e4",
    "paper": "on #fffdf6",
    "raised": "on #e9e1cd",
    "accent": "#b4472a",
    "aim": "#fffdf6 on #8a5a00",
    "hint": "#fffdf6 on #4b6b2f",
    "flash": "#fffdf6 on #b4472a",
    "error": "bold #b3261e",
    "gold": "#8a5a00",
    "red": "#b3261e",
    "blue": "#1f5fa8",
    "green": "#3f6b22",
    "pink": "#a83267",
    "orange": "#a85300",
    "teal": "#12685a",
    "violet": "#6a3fb0",
}


@cache
def style(words: str, light: bool = False) -> Style:
    """A style written with the words above and Rich's own; later words win."""
    names = LIGHT if light else DARK
    made = Style()
    attributes: list[str] = []
    for word in words.split():
        if word in names:
            made += Style.parse(names[word])
        else:
            attributes.append(word)
    return made + Style.parse(" ".join(attributes))
