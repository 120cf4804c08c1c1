"""What the protocol looks like, and what each game tells: OpenAPI and JSON Schema."""

from __future__ import annotations

import ast
import inspect
import io
import json
import tokenize
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, is_typeddict

import msgspec
from rich.console import Console

from roji.cli.files import write_file
from roji.games import registry
from roji.words import say

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def export_schema(console: Console, folder: Path, lang: str) -> int:
    """Write all schemas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    told = {f"{game}.json": schema for game in registry.games() if (schema := facts_schema(game))}
    for name, content in (schemas() | told).items():
        write_file(folder / name, json.dumps(content, indent=2, ensure_ascii=False, sort_keys=True) + "\n")
        console.print(say("cli-wrote", lang, path=str(folder / name)), soft_wrap=True)
    return 0


def schemas() -> dict[str, Any]:
    """The OpenAPI document, and the JSON Schema of the messages on the socket."""
    from roji.server.app import make_app
    from roji.server.settings import Settings
    from roji.wire import protocol

    (incoming, outgoing), parts = msgspec.json.schema_components(
        [protocol.Incoming, protocol.Outgoing], ref_template="#/$defs/{name}"
    )
    socket_schema = {
        "$schema": DIALECT,
        "title": "Roji: messages on the socket of a table",
        "$defs": parts | {"FromClient": incoming, "FromServer": outgoing},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }
    return {"openapi.json": make_app(Settings()).openapi_schema.to_schema(), "socket.json": socket_schema}


def facts_schema(game: str) -> dict[str, Any] | None:
    """The view, events and decisions of a game, from the types it names in `facts`; None where it names none."""
    path = registry.game(game).facts
    if not path:
        return None
    module = import_module(path)
    unions = {name: get_args(getattr(module, name)) or (getattr(module, name),) for name in ("Effect", "Decision")}
    types = [type_ for type_ in vars(module).values() if is_typeddict(type_)]
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    meant = meanings(inspect.getsource(module))
    for name, part in parts.items():
        for field, text in meant[name].items():
            said = part["properties"][field]
            if "$ref" in said:  # which has no room for a word of its own
                said["allOf"] = [{"$ref": said.pop("$ref")}]
            said["description"] = text
    for name, union in unions.items():
        parts[name] = {"anyOf": [{"$ref": f"#/$defs/{type_.__name__}"} for type_ in union]}
    tops = [{"$ref": f"#/$defs/{name}"} for name in ("View", *unions)]
    return {"$schema": DIALECT, "title": f"Roji: what is told of {game}", "$defs": parts, "anyOf": tops}


def meanings(source: str) -> dict[str, dict[str, str]]:
    """The comments beside the fields of every TypedDict in a source, those of its bases with them."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        fields: dict[str, int] = {}
        if isinstance(node, ast.ClassDef):
            name, bases = node.name, [base.id for base in node.bases if isinstance(base, ast.Name)]
            lines = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            fields = {ast.unparse(part.target): part.lineno for part in lines}
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):  # TypedDict("Name", {...})
            name, bases = ast.unparse(node.targets[0]), []
            keys = [key for made in node.value.args if isinstance(made, ast.Dict) for key in made.keys]
            fields = {str(ast.literal_eval(key)): key.lineno for key in keys if key}
        else:
            continue
        inherited = {field: text for base in bases for field, text in found.get(base, {}).items()}
        found[name] = inherited | {field: comments[line] for field, line in fields.items() if line in comments}
    return found
