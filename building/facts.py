"""The pages docs/facts/GAME.md: what is told of a game, made from its types. `python -m building.facts` writes them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, get_args, get_type_hints

from building import ROOT
from roji.cli.schema import facts_schema
from roji.games import registry

PAGES = ROOT / "docs" / "facts"
HEAD = """# {game}: what is told

Made from `{module}` by `python -m building.facts`; do not edit it here. `roji schema DIR` writes the same
as JSON Schema, and the browser's types are made of that.

"""


def page(game: str) -> str:
    """The page of a game: its view, what happens, what can be decided, and the parts they are made of."""
    module = import_module(registry.game(game).facts)
    schema = facts_schema(game)
    assert schema is not None
    parts = schema["$defs"]
    unions = {name: [ref["$ref"].split("/")[-1] for ref in parts[name]["anyOf"]] for name in ("Effect", "Decision")}
    named = {"View", *unions, *unions["Effect"], *unions["Decision"]}
    text = HEAD.format(game=game, module=module.__name__)
    text += "## The view\n\n" + table(parts, module, "View")
    text += "## What happened\n\n" + "".join(section(parts, module, name) for name in unions["Effect"])
    text += "## What can be decided\n\n" + "".join(section(parts, module, name) for name in unions["Decision"])
    used = {name for name in parts if f'"#/$defs/{name}"' in repr(schema).replace("'", '"')} - named
    rest = [name for name in vars(module) if name in used]
    return (text + "## Parts\n\n" + "".join(section(parts, module, name, name) for name in rest)).rstrip() + "\n"


def section(parts: dict[str, Any], module: Any, name: str, title: str = "") -> str:
    """One kind of event or decision, or a part of one."""
    kinds = get_args(get_type_hints(getattr(module, name)).get("do"))
    return f"### {title or ', '.join(f'`{kind}`' for kind in kinds)}\n\n" + table(parts, module, name)


def table(parts: dict[str, Any], module: Any, name: str) -> str:
    """What it is, and every field in the order written."""
    part = parts[name]
    lines = [part["description"], ""] if "description" in part else []
    fields = [field for field in getattr(module, name).__annotations__ if field != "do"]
    if fields:
        lines += ["| field | type | |", "| --- | --- | --- |"]
    for field in fields:
        said = part["properties"][field]
        may_miss = "" if field in part["required"] else "may be missing; "
        lines.append(
            f"| `{field}` | {written(said)} | {may_miss}{said.get('description', '')} |".replace("|  |", "| |")
        )
    return "\n".join(lines).rstrip() + "\n\n"


def written(said: dict[str, Any]) -> str:
    """A type in words."""
    if "allOf" in said:
        return written(said["allOf"][0])
    if "$ref" in said:
        name = said["$ref"].split("/")[-1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in said:
        return " or ".join(written(one) for one in said["anyOf"])
    if "enum" in said:
        return ", ".join(f"`{value}`" for value in said["enum"])
    if said.get("type") == "array":
        return f"list of {written(said['items'])}"
    if "additionalProperties" in said:
        return f"by name: {written(said['additionalProperties'])}"
    return {"integer": "number", "string": "text", "boolean": "true or false"}.get(said["type"], str(said["type"]))


def games() -> list[str]:
    """The games of this package that say what they tell."""
    return [game for game in registry.games() if registry.game(game).facts.startswith("roji.")]


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for game in games():
        (PAGES / f"{game}.md").write_text(page(game), "utf-8")
