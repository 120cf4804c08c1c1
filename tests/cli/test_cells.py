"""Texts by the room they take: a letter of Japanese takes two cells."""

from __future__ import annotations

from rich.cells import cell_len

from roji.cli.cells import clip, padded, shorten, wrap

TEXT = "場に同じ月の札があれば、2枚とも取れます。「こいこい」と言って続けます。"


def test_a_text_is_cut_and_padded_by_cells() -> None:
    assert clip("松に鶴", 4) == "松に"
    assert cell_len(clip("松に鶴", 5)) == 5
    assert clip("crane", 4) == "cran"
    assert clip("鶴", 2) == "鶴"
    assert [cell_len(padded("松", 6, to)) for to in "<>^"] == [6, 6, 6]
    assert padded("松", 4, ">") == "  松"


def test_lines_without_spaces_are_wrapped_between_letters_and_none_begins_with_a_stop() -> None:
    for width in range(4, 40):
        lines = wrap(TEXT, width)
        assert "".join(lines) == TEXT
        assert max(map(cell_len, lines)) <= width
        if width > 8:
            assert all(line[0] not in "、。」" and line[-1] != "「" for line in lines)


def test_words_with_spaces_stay_whole_among_letters_without() -> None:
    assert wrap("次は roji play koikoi です", 12) == ["次は roji", "play koikoi", "です"]
    assert wrap("one two three", 7) == ["one two", "three"]


def test_what_is_left_out_is_told() -> None:
    assert shorten("松に鶴と桜に幕", 9) == "松に鶴と…"
    assert shorten("松に鶴", 9) == "松に鶴"
    assert shorten("one two three", 9) == "one two …"
