"""Plain values made into structures, and checked on the way."""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

from . import Meta, Struct, ValidationError

Read = Callable[[Any, str], Any]
NAMES = {str: "str", int: "int", float: "float", bool: "bool", list: "array", dict: "object", type(None): "null"}


def convert(value: Any, type: Any) -> Any:
    """A plain value as a type."""
    return reader(type)(value, "$")


def wrong(kind: Any, value: Any, at: str) -> ValidationError:
    want = NAMES.get(kind, getattr(kind, "__name__", str(kind)))
    return ValidationError(f"Expected `{want}`, got `{NAMES.get(type(value), 'object')}` - at `{at}`")


@lru_cache(None)
def reader(kind: Any) -> Read:
    """What reads a type."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _bounded(reader(args[0]), [bound for bound in args[1:] if isinstance(bound, Meta)])
    if origin in (Union, types.UnionType):
        return _any_of(args)
    if origin is Literal:
        return _one_of(args)
    if origin is list:
        return _each(reader(args[0]), list)
    if origin is tuple:
        return _each(reader(args[0]), tuple) if args[1:] == (...,) else _tuple([reader(arg) for arg in args])
    if origin is dict:
        return _dict(args)
    if kind is Any or is_typeddict(kind):
        return lambda value, at: value
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind)
    if is_dataclass(kind):
        return _fields(
            kind, {field.name for field in fields(kind) if field.default is field.default_factory is MISSING}
        )
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return _named_tuple(kind)
    return _exactly(kind)


def _exactly(kind: Any) -> Read:
    def read(value: Any, at: str) -> Any:
        if kind is float and type(value) is int:
            return float(value)
        if type(value) is not kind:
            raise wrong(kind, value, at)
        return value

    return read


def _bounded(inner: Read, bounds: list[Meta]) -> Read:
    def read(value: Any, at: str) -> Any:
        found = inner(value, at)
        for bound in bounds:
            size = len(found) if hasattr(found, "__len__") else 0
            if bound.max_length is not None and found is not None and size > bound.max_length:
                raise ValidationError(f"Expected length <= {bound.max_length} - at `{at}`")
            if bound.min_length is not None and size < bound.min_length:
                raise ValidationError(f"Expected length >= {bound.min_length} - at `{at}`")
            if bound.ge is not None and found < bound.ge:
                raise ValidationError(f"Expected a number >= {bound.ge} - at `{at}`")
            if bound.le is not None and found > bound.le:
                raise ValidationError(f"Expected a number <= {bound.le} - at `{at}`")
            if bound.pattern is not None and not re.search(bound.pattern, found):
                raise ValidationError(f"Expected text matching {bound.pattern} - at `{at}`")
        return found

    return read


def _any_of(kinds: tuple[Any, ...]) -> Read:
    tagged = {kind.struct_tag: kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)}
    others = [kind for kind in kinds if kind not in tagged.values()]
    field = next((kind.struct_tag_field for kind in tagged.values()), "")

    def read(value: Any, at: str) -> Any:
        if isinstance(value, dict) and field:
            tag = value.get(field)
            if tag not in tagged:
                raise ValidationError(f"Invalid value {tag!r} - at `{at}.{field}`")
            return reader(cast("Any", tagged[tag]))(value, at)
        for kind in others:
            try:
                return reader(kind)(value, at)
            except ValidationError:
                continue
        raise wrong(" | ".join(NAMES.get(kind, str(kind)) for kind in kinds), value, at)

    return read


def _one_of(values: tuple[Any, ...]) -> Read:
    def read(value: Any, at: str) -> Any:
        if value not in values:
            raise ValidationError(f"Invalid value {value!r} - at `{at}`")
        return value

    return read


def _each(inner: Read, make: Callable[[Any], Any]) -> Read:
    def read(value: Any, at: str) -> Any:
        if not isinstance(value, list):
            raise wrong(list, value, at)
        return make(inner(part, f"{at}[...]") for part in value)

    return read


def _tuple(inner: list[Read]) -> Read:
    def read(value: Any, at: str) -> Any:
        if not isinstance(value, list) or len(value) != len(inner):
            raise wrong(list, value, at)
        return tuple(one(part, f"{at}[...]") for one, part in zip(inner, value, strict=True))

    return read


def _dict(args: tuple[Any, ...]) -> Read:
    name, inner = args
    number = name is int
    check = _exactly(int) if number else reader(name)
    each = reader(inner)

    def read(value: Any, at: str) -> Any:
        if not isinstance(value, dict):
            raise wrong(dict, value, at)
        return {check(int(key) if number else key, at): each(part, f"{at}[...]") for key, part in value.items()}

    return read


def _struct(kind: type[Struct]) -> Read:
    needed = {name for name in kind.__struct_fields__ if name not in kind.__struct_defaults__}
    read = _fields(kind, needed, kind.struct_tag_field, kind.struct_strict)

    def take(value: Any, at: str) -> Any:
        return value if type(value) is kind else read(value, at)  # one that is made already stays

    return take


def _fields(kind: Any, needed: set[str], tag: str = "", strict: bool = False) -> Read:
    hints = get_type_hints(kind, include_extras=True)
    inner = {name: reader(hint) for name, hint in hints.items() if not str(hint).startswith("typing.ClassVar")}

    def read(value: Any, at: str) -> Any:
        if not isinstance(value, dict):
            raise wrong(dict, value, at)
        found = {}
        for name, part in value.items():
            if name in inner:
                found[name] = inner[name](part, f"{at}.{name}")
            elif strict and name != tag:
                raise ValidationError(f"Object contains unknown field `{name}` - at `{at}`")
        for name in needed:
            if name not in found:
                raise ValidationError(f"Object missing required field `{name}` - at `{at}`")
        return kind(**found)

    return read


def _named_tuple(kind: Any) -> Read:
    hints = get_type_hints(kind, include_extras=True)
    inner = [reader(hints[name]) for name in kind._fields]
    least = len(inner) - len(kind._field_defaults)

    def read(value: Any, at: str) -> Any:
        if not isinstance(value, list) or not least <= len(value) <= len(inner):
            raise wrong(list, value, at)
        return kind(*(one(part, f"{at}[...]") for one, part in zip(inner, value, strict=False)))

    return read
