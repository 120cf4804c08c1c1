"""JSON in and out."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, cast

from . import DecodeError, Struct
from .reading import reader


@cache
def _names(kind: Any) -> list[str]:
    return [field.name for field in fields(kind)]


def _plain(value: Any) -> Any:
    """A structure as a dict."""
    if isinstance(value, Struct):
        found = {value.struct_tag_field: value.struct_tag} if value.struct_tag else {}
        values = value.__dict__
        if not value.struct_omits:
            return found | {name: values[name] for name in value.__struct_fields__}
        defaults = value.__struct_defaults__
        for name in value.__struct_fields__:
            if name not in defaults or not _is_default(values[name], defaults[name]):
                found[name] = values[name]
        return found
    if is_dataclass(value):
        return {name: getattr(value, name) for name in _names(cast("Any", type(value)))}
    raise TypeError(f"{type(value).__name__} cannot be written")


def _is_default(value: Any, default: Any) -> bool:
    return value is default or (type(default) in (list, dict) and type(value) is type(default) and not value)


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain).encode


class Encoder:
    def encode(self, value: Any) -> bytes:
        return _encode(value).encode()


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, type: Any) -> None:
        self.type = type

    def decode(self, data: str | bytes) -> Any:
        return decode(data, self.type)

    def __class_getitem__(cls, kind: Any) -> Any:
        return cls


def encode(value: Any) -> bytes:
    return _encode(value).encode()


def decode(data: str | bytes, type: Any = Any) -> Any:
    """What JSON says; DecodeError where it is none, ValidationError where it is of another type."""
    try:
        found = json.loads(data)
    except ValueError as error:
        raise DecodeError(str(error)) from error
    return reader(type)(found, "$")
