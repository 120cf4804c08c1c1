"""Structures that are checked where they are read, for JSON: as much of msgspec as the wire needs, in plain Python."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, dataclass_transform

MISSING: Any = object()  # no default


class DecodeError(ValueError):
    """What came is no JSON."""


class ValidationError(DecodeError):
    """What came is JSON of another form."""


class Meta(NamedTuple):
    """What a value must be beside its type."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None


@dataclass_transform(kw_only_default=False)
class Struct:
    """Base of all structures: fields in the order of their definition, those that must be named last."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_defaults__: ClassVar[dict[str, Any]] = {}
    struct_named: ClassVar[tuple[str, ...]] = ()
    struct_tag_field: ClassVar[str] = ""
    struct_tag: ClassVar[str] = ""
    struct_omits: ClassVar[bool] = False
    struct_strict: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        tag_field: str | None = None,
        tag: str | None = None,
        omit_defaults: bool | None = None,
        forbid_unknown_fields: bool | None = None,
        kw_only: bool = False,
        **like: bool,
    ) -> None:
        super().__init_subclass__()
        cls.struct_tag_field = cls.struct_tag_field if tag_field is None else tag_field
        cls.struct_tag = cls.struct_tag if tag is None else tag
        cls.struct_omits = cls.struct_omits if omit_defaults is None else omit_defaults
        cls.struct_strict = cls.struct_strict if forbid_unknown_fields is None else forbid_unknown_fields
        own = [name for name, hint in inspect.get_annotations(cls).items() if "ClassVar" not in str(hint)]
        first = [name for name in cls.__struct_fields__ if name not in cls.struct_named]
        if kw_only:
            cls.struct_named = (*cls.struct_named, *own)
        else:
            first += own
        cls.__struct_fields__ = (*first, *cls.struct_named)
        defaults = dict(cls.__struct_defaults__)
        for name in own:
            if name in cls.__dict__:
                defaults[name] = cls.__dict__[name]
        cls.__struct_defaults__ = defaults

    def __init__(self, *given: Any, **named: Any) -> None:
        fields = self.__struct_fields__
        values = self.__dict__
        values.update(zip(fields, given, strict=False))
        values.update(named)
        for name in fields[len(given) :] if len(values) < len(fields) else ():
            if name not in values:
                values[name] = fresh(self.__struct_defaults__[name])
        if len(values) != len(fields):
            raise TypeError(f"{type(self).__name__} has no {sorted(values.keys() - set(fields))}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__[name] for name in self.__struct_fields__))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def fresh(default: Any) -> Any:
    """A default that nobody shares."""
    return default.copy() if isinstance(default, list | dict | set) else default


def defstruct(
    name: str,
    fields: Iterable[tuple[Any, ...]],
    bases: tuple[type, ...] = (Struct,),
    tag: str | None = None,
    namespace: Mapping[str, Any] | None = None,
    module: str | None = None,
) -> type:
    """A structure made of a list: name, type and perhaps a default of each field."""
    parts = list(fields)
    inside: dict[str, Any] = {**(namespace or {}), "__annotations__": {part[0]: part[1] for part in parts}}
    inside |= {part[0]: part[2] for part in parts if len(part) > 2}
    inside["__module__"] = module or sys._getframe(1).f_globals["__name__"]
    make: Any = type(bases[0])
    made: type = make(name, bases, inside, tag=tag)
    return made


from . import json, structs  # noqa: E402
from .reading import convert  # noqa: E402

__all__ = [
    "DecodeError",
    "Meta",
    "Struct",
    "ValidationError",
    "convert",
    "defstruct",
    "json",
    "structs",
]
