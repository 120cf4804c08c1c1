"""Records: what is written is read back; what is damaged is refused with line and reason."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.table.record import Record, read
from roji.table.record_text import check


def recorded(seed: int = 7, moves: int = 10_000, **options: Any) -> Record:
    """A random match, or its beginning."""
    record = Record(
        roji.game("koikoi", **{"rounds": 2, **options}), seed=seed, players=["Aiko", 'B "Ben" \\ \n \U000e0001']
    )
    state, rng = record.start(), random.Random(seed)
    while not state.over and len(record.moves) < moves:
        record.moves.append(rng.choice(state.legal_actions()))
        state.apply(record.moves[-1])
    return record


TEXT = recorded().to_text()


@given(st.integers(0, 2**256 - 1), st.integers(0, 60))
@settings(max_examples=30, deadline=None)
def test_what_is_written_is_read_back(seed: int, moves: int) -> None:
    record = recorded(seed, moves)
    assert read(record.to_text()) == record
    assert read(record.to_text().encode().replace(b"\n", b"\r\n")) == record
    assert read(b"\xef\xbb\xbf" + record.to_text().encode()) == record  # as some editors save it


def test_an_unfinished_match_is_read_back_at_the_same_decision() -> None:
    record = recorded(moves=9)
    again = read(record.to_text())
    assert again.final() == record.final()
    assert again.final().seat is not None
    assert read(recorded(moves=0).to_text()).moves == []


def test_a_match_from_explicit_decks_is_read_back() -> None:
    from tests.games.koikoi.positions import deck

    record = Record(roji.game("koikoi", rounds=1, starter=0), deal=[deck()])
    state = record.start()
    while not state.over:
        record.moves.append(state.legal_actions()[0])
        state.apply(record.moves[-1])
    assert read(record.to_text()) == record


def signed(text: str) -> str:
    """The text with every check made right, as a forger would."""
    lines: list[str] = []
    for line in text.split("\n"):
        above = "\n".join(lines) + "\n"
        lines.append(f'check = "{check(above)}"' if line.startswith("check") else line)
    return "\n".join(lines)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


MOVE = line_of(TEXT, 'moves = """') + 1
FIRST = TEXT.split("\n")[MOVE - 1]


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("roji = 1", "roji = 2", 2, "record format 2"),
        ("roji = 1", 'roji = "1"', 2, "“roji” should be 1"),
        ("roji = 1\n", "", 1, "“roji” is missing"),
        ('game = "koikoi"', 'game = "koikio"', 3, "Did you mean “koikoi”"),
        ('game = "koikoi"', 'game = ["koikoi"]', 3, "^Line 3: “game” should be"),
        ("rules = 1", "rules = 9", 4, "version 9 of the koikoi rules"),
        ("rules = 1", "rules = 1\nhouse = 3", 5, "“house” is not part of a record"),
        ('seed = "7"', 'seed = "x"', 6, "“seed” should be"),
        ('seed = "7"\n', "", None, "either a seed or a deal"),
        ('seed = "7"', 'seed = "7"\ndeal = ["1L"]', 6, "either a seed or a deal"),
        ("rounds = 2", "rounds = 44", line_of(TEXT, "rounds = 2"), "Allowed: 1–12"),
        ("[options]", "[options", line_of(TEXT, "[options]"), "cannot be read as a record"),
        (FIRST, f"{FIRST[0]}: 13A", MOVE, "months are 1 to 12"),
        (FIRST, FIRST.replace(FIRST.split()[1], "stop"), MOVE, "H-15"),
        (FIRST, ("1" if FIRST[0] == "0" else "0") + FIRST[1:], MOVE, "is to move"),
        (FIRST, "hello", MOVE, "begins with the seat and a colon"),
        ("[result]\nscores = [", "[result]\nscores = [9, ", None, "its moves lead to"),
        ("[result]", "[result]\nnote = 1", None, "“note” is not part"),
    ],
)
def test_a_forged_record_is_refused_with_line_and_reason(old: str, new: str, line: int | None, says: str) -> None:
    assert old in TEXT
    with pytest.raises(roji.Invalid, match=says) as caught:
        read(signed(TEXT.replace(old, new, 1)))
    if line is not None:
        assert caught.value.args["line"] == str(line)
    assert caught.value.say("de").startswith("Zeile ")


def test_a_changed_text_does_not_fit_its_check() -> None:
    with pytest.raises(roji.Invalid, match="the check does not fit"):
        read(TEXT.replace("Aiko", "Akio"))
    with pytest.raises(roji.Invalid, match="“check” is missing"):
        read("\n".join(line for line in TEXT.split("\n") if not line.startswith("check")))


def test_moves_too_many_and_too_few_are_noticed() -> None:
    lines = TEXT.split("\n")
    cut = "\n".join(lines[: MOVE - 1] + lines[MOVE:])
    with pytest.raises(roji.Invalid):
        read(signed(cut))
    with pytest.raises(roji.Invalid, match=r"not finished by its moves|lead to|belongs to"):
        read(signed(TEXT.replace('"""\nscores', '0: 1L\n"""\nscores', 1)))
    end = TEXT.index("[result]")
    extra = TEXT[:end] + '[[rounds]]\nmoves = """\n0: 1L\n"""\nscores = [0, 0]\ncheck = ""\n\n' + TEXT[end:]
    with pytest.raises(roji.Invalid, match="after the end"):
        read(signed(extra))
    with pytest.raises(roji.Invalid, match="“result” is missing"):
        read(TEXT[:end])


@given(st.integers(0, len(TEXT) - 2), st.characters(codec="ascii", exclude_categories=["Cc"]))
@settings(max_examples=300, deadline=None)
def test_any_single_changed_character_is_refused(place: int, letter: str) -> None:
    damaged = TEXT[:place] + letter + TEXT[place + 1 :]
    if damaged != TEXT:
        with pytest.raises(roji.Invalid):
            read(damaged)


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(roji.Invalid):
        read(data)
