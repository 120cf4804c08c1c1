"""What can be done with any structure."""

from __future__ import annotations

from typing import Any, TypeVar

from . import Struct

S = TypeVar("S", bound=Struct)


def asdict(struct: Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def replace(struct: S, **changes: Any) -> S:
    return type(struct)(**{**asdict(struct), **changes})
