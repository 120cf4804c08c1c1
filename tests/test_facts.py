"""What a game tells is what its types say: in every view, event and description, in the schema, and in docs/facts."""

from __future__ import annotations

import random
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import roji
from building import ROOT, facts, node
from building.node import WEB
from roji.cli.schema import facts_schema, meanings

GAMES = facts.games()


def fits(value: Any, type_: Any) -> bool:
    """Whether a value is of a type, with every key that it asks for and no other."""
    origin, args = get_origin(type_), get_args(type_)
    if is_typeddict(type_):
        hints = get_type_hints(type_, include_extras=True)
        needed = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
        return (
            isinstance(value, dict)
            and needed <= value.keys() <= hints.keys()
            and all(fits(part, hints[key]) for key, part in value.items())
        )
    if origin is NotRequired:
        return fits(value, args[0])
    if origin in (UnionType, Union):
        return any(fits(value, one) for one in args)
    if origin is Literal:
        return value in args
    if origin is list:
        return isinstance(value, list) and all(fits(part, args[0]) for part in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            fits(key, args[0]) and fits(part, args[1]) for key, part in value.items()
        )
    return type(value) is type_ or (value is None and type_ in (None, NoneType))


def test_a_value_with_another_key_or_another_type_does_not_fit() -> None:
    decision = import_module("roji.games.koikoi.facts").Decision
    assert fits({"do": "take", "card": "1L", "with": "1R"}, decision)
    for wrong in (
        {"do": "take", "card": "1L"},
        {"do": "koikoi", "card": "1L"},
        {"do": "take", "card": 1, "with": "1R"},
    ):
        assert not fits(wrong, decision)


@pytest.mark.parametrize("game", GAMES)
def test_every_view_event_and_description_is_of_its_type(game: str) -> None:
    types = import_module(roji.game(game).facts)
    rng = random.Random(5)
    kinds = set[str]()
    for options in ({}, *VARIANTS[game]):
        state = roji.game(game, **options).new(seed=rng.randrange(1 << 32))
        while not state.over:
            action = rng.choice(state.legal_actions())
            for what in rng.sample(described := state.described(), min(len(described), 8)):
                assert fits(what[2], types.Decision), what[2]
            for seat in (None, *range(state.game.players)):
                assert fits(state.view(seat), types.View), state.view(seat)
            for seat in (None, 0):
                after, events = state.effects_of(action, seat)
                for event in events:
                    assert fits(event, types.Effect), event
                    kinds.add(event["do"])
            state = after
        assert fits(state.view(0), types.View)
    assert len(kinds) > len(get_args(types.Effect)) - 2  # random matches show nearly all there is


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "koikoi": [{"preset": "rising"}],
    "kokeshi": [],
    "niwashi": [{"journey": "silent-moon"}],
    "orders": [{"players": 5, "stall_rounds": 2}],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_made_from_its_types(game: str) -> None:
    """`python -m building.facts` writes it."""
    assert (ROOT / "docs" / "facts" / f"{game}.md").read_text("utf-8") == facts.page(game)


def test_the_schema_says_what_the_comments_beside_the_fields_say() -> None:
    schema = facts_schema("koikoi")
    assert schema is not None
    view = schema["$defs"]["View"]
    assert view["properties"]["pending"]["description"] == "the card that waits for one of two matches"
    assert set(view["required"]) == set(roji.game("koikoi").new(seed=1).view(0))
    assert schema["$defs"]["Take"]["properties"]["with"]["description"] == "the card that waits for its match"


def test_comments_are_read_from_bases_and_from_keys_that_are_words_of_python() -> None:
    source = 'A = TypedDict("A", {"from": str})  # where\nclass B(A):\n    to: str  # whither\n    do: str\n'
    assert meanings(source) == {"A": {"from": "where"}, "B": {"from": "where", "to": "whither"}}


def test_a_game_of_another_package_may_leave_its_types_out() -> None:
    assert roji.Game.facts == ""


@pytest.mark.skipif(
    not (WEB / "src/games/koikoi/facts.ts").exists(), reason="the browser's types are not made: make web"
)
def test_a_renamed_key_fails_the_type_check_of_the_browser_app(tmp_path: Path) -> None:
    """What moves between two views of Koi-Koi, once as it is and once with a key that Python calls otherwise."""
    for path in ("games/koikoi/frames.ts", "games/koikoi/facts.ts", "games/contract.ts", "lib/protocol.ts"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(WEB / "src" / path, tmp_path / path)
    shutil.copytree(WEB / "src" / "core", tmp_path / "core")
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    flags = "--noEmit --strict --skipLibCheck --target es2023 --module esnext --moduleResolution bundler"
    check = [node.found().node, str(WEB / "node_modules/typescript/bin/tsc"), *flags.split(), "games/koikoi/frames.ts"]

    def complaints() -> list[str]:
        """What is wrong in frames.ts; types that were made long ago may be wrong elsewhere."""
        said = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
        return [line for line in said.splitlines() if line.startswith("games/koikoi/frames.ts")]

    assert complaints() == []
    types = tmp_path / "games" / "koikoi" / "facts.ts"
    types.write_text(types.read_text("utf-8").replace("  hand_counts:", "  hand_numbers:"), "utf-8")
    assert any("hand_counts" in line for line in complaints())
