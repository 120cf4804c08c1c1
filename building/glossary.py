"""The page docs/glossary.md: one word for each thing in every language. `python -m building.glossary` writes it."""

from __future__ import annotations

import tomllib

from building import ROOT
from roji.words import HERE, LANGUAGES, say

PAGE = ROOT / "docs" / "glossary.md"
HEAD = """# Glossary

One word for each thing, in every language and everywhere: in the rules, at the table, in lessons and hints. Made from
`src/roji/words/LANG/glossary.toml` by `python -m building.glossary`; do not edit it here.

"""
OWNERS = "owners"  # what those should know who have the box


def terms(lang: str) -> dict[str, dict[str, str]]:
    """The words of a language, by game."""
    found: dict[str, dict[str, str]] = tomllib.loads((HERE / lang / "glossary.toml").read_text("utf-8"))
    return found


def told() -> list[str]:
    """The languages that have a glossary."""
    return [lang for lang in LANGUAGES if (HERE / lang / "glossary.toml").is_file()]


def page() -> str:
    """A table for the table itself and for each game, and a line for those who have the box."""
    spoken = {lang: terms(lang) for lang in told()}
    text = HEAD
    for part, words in spoken["en"].items():
        text += "## At any table\n\n" if part == "table" else f"## {say(f'menu-name-{part}')}\n\n"
        text += "| " + " | ".join(say("language-name", lang) for lang in spoken) + " |\n"
        text += "| --- " * len(spoken) + "|\n"
        for term in words:
            if term != OWNERS:
                text += "| " + " | ".join(spoken[lang][part][term] for lang in spoken) + " |\n"
        text += "\n"
        if OWNERS in words:
            text += "If you have the box:\n\n" + "".join(f"- {spoken[lang][part][OWNERS]}\n" for lang in spoken) + "\n"
    return text.rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
