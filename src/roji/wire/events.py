"""Events as they are stored and told: a structure for each kind, made from its dataclass, with `do` and no defaults."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import reduce
from operator import attrgetter, or_
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
from msgspec import structs

from roji.table.events import Logged
from roji.table.told import Seen


class Written(msgspec.Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True):
    """Base of what is written of an event."""


def _structure(kind: type[Any]) -> type[Written]:
    """The structure of a kind of event. It has what must be there first, so that it is filled in by position."""
    hints, parts = get_type_hints(kind), sorted(fields(kind), key=lambda field: field.default is not MISSING)
    named = [(part.name, hints[part.name], *([] if part.default is MISSING else [part.default])) for part in parts]
    about = {"__doc__": kind.__doc__}
    made = msgspec.defstruct(kind.__name__, named, bases=(Written,), tag=kind.do, namespace=about, module=__name__)
    assert issubclass(made, Written)
    return made


_STRUCTURES = {kind: _structure(kind) for kind in get_args(Logged | Seen)}
_KINDS = {structure: kind for kind, structure in _STRUCTURES.items()}
_WRITERS = {kind: (made, attrgetter(*made.__struct_fields__)) for kind, made in _STRUCTURES.items()}


def _any_of(kinds: Any) -> Any:
    return reduce(or_, [_STRUCTURES[kind] for kind in get_args(kinds)])


if TYPE_CHECKING:
    SeenWritten = Written
else:
    SeenWritten = _any_of(Seen)
_decoder: msgspec.json.Decoder[Written] = msgspec.json.Decoder(_any_of(Logged))


def write(event: Logged | Seen) -> Written:
    """An event as it is written."""
    made, values = _WRITERS[type(event)]
    return made(*values(event))


def read(written: Written) -> Any:
    """The event that was written."""
    return _KINDS[type(written)](**structs.asdict(written))


def encode(event: Logged) -> bytes:
    """An event as it is stored."""
    return msgspec.json.encode(write(event))


def decode(data: bytes) -> Logged:
    """The event that was stored."""
    event: Logged = read(_decoder.decode(data))
    return event
