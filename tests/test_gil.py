"""No hidden GIL: what the compiled core does on its ordinary way, read from the generated C."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roji import _build

ROOT = Path(__file__).parent.parent
ENSURE = re.compile(r"\bPyGILState_Ensure\(\)|__Pyx_PyGILState_Ensure\(\)")
FUNCTION = re.compile(r"^static [^\n;]*?(__pyx_f_\w+)\([^\n;]*\) \{\n(.*?)^\}\n", re.M | re.S)
BRANCH = re.compile(r"^\s*(if|for|while|switch) \(", re.M)
ADAPTER = {"roji.games.plain", "roji.bots.plain"}  # plain Python needs the GIL for everything


def ordinary(body: str) -> str:
    """The parts of a C function that every call runs: up to the first branch, and its way out."""
    first = BRANCH.search(body)
    entry = body[: first.start()] if first else body
    before, error, after = body.partition("__pyx_L1_error:;")
    if error and before.rstrip().rsplit("\n", 1)[-1].strip() == "goto __pyx_L0;":  # who has no error jumps over it
        after = after.partition("__pyx_L0:;")[2]
    elif not error:
        after = body.partition("__pyx_L0:;")[2]
    return entry + after


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def hidden(c: str) -> list[str]:
    """The functions that take the GIL on their ordinary way."""
    return [name for name, body in FUNCTION.findall(without_comments(c)) if ENSURE.search(ordinary(body))]


@pytest.mark.parametrize("module", sorted(set(_build.modules()) - ADAPTER))
def test_nothing_in_the_core_takes_the_gil_on_its_ordinary_way(module: str) -> None:
    path = ROOT.joinpath("build", "c", "src", *module.split(".")).with_suffix(".c")
    if not path.exists():
        pytest.skip("no generated C here")
    c = path.read_text("utf-8")
    assert FUNCTION.search(without_comments(c)), "the test reads nothing"
    assert hidden(c) == []


AT_EXIT = """
static void __pyx_f_deck(struct x *self) {
  if (self->script != Py_None) {
    PyGILState_STATE save = __Pyx_PyGILState_Ensure();
    __Pyx_PyGILState_Release(save);
  }
  goto __pyx_L0;
  __pyx_L1_error:;
  __pyx_L0:;
  PyGILState_STATE save = __Pyx_PyGILState_Ensure();
  __Pyx_PyGILState_Release(save);
}
"""
AT_ENTRY = """
static void __pyx_f_remember(struct x *self) {
  PyGILState_STATE save = __Pyx_PyGILState_Ensure();
  if (self->recent == 9) {
    self->recent = 2;
  }
}
"""
RARE = """
static void __pyx_f_rare(struct x *self) {
  if (self->script != Py_None) {
    PyGILState_STATE save = __Pyx_PyGILState_Ensure();
    __Pyx_PyGILState_Release(save);
  }
  goto __pyx_L0;
  __pyx_L1_error:;
  save = __Pyx_PyGILState_Ensure();
  __pyx_L0:;
}
"""


def test_the_reader_tells_hidden_from_rare() -> None:
    assert hidden(AT_EXIT + AT_ENTRY + RARE) == ["__pyx_f_deck", "__pyx_f_remember"]
