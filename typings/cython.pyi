"""The few names of the cython module that roji uses."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., Any])

compiled: bool
int: Any
longlong: Any
double: Any
gil: AbstractContextManager[None]
nogil: AbstractContextManager[None]

def cast(kind: type[_T], value: object) -> _T: ...
def locals(**kinds: Any) -> Callable[[_F], _F]: ...
