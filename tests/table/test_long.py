"""Records of any length and of every malice: bounded, read in time that grows with them, refused with a reason."""

from __future__ import annotations

import time

import pytest

from roji.games.errors import Invalid
from roji.table.record import DECISIONS, Record, read
from roji.table.record_text import check
from tests.long import long_kokeshi
from tests.table.test_table import begun

PLAIN = 'roji = 1\ngame = "koikoi"\nrules = 1\nseed = "7"\n\n[options]\n'


def seconds(record: Record) -> float:
    """Processor time to write a record and read it again."""
    began = time.process_time()
    assert read(record.to_text()).moves == record.moves
    return time.process_time() - began


def test_reading_and_writing_a_record_takes_time_in_proportion_to_its_length() -> None:
    long, short = long_kokeshi(DECISIONS), long_kokeshi(DECISIONS // 8)
    assert min(seconds(long) for _ in range(3)) < 8 * 4 * min(seconds(short) for _ in range(3))


def test_a_record_of_more_decisions_than_allowed_is_refused_with_its_line() -> None:
    text = long_kokeshi(300).to_text()
    assert len(read(text, 300).moves) == 300
    with pytest.raises(Invalid, match="at most 299 decisions") as error:
        read(text, 299)
    assert int(error.value.args["line"]) > 20


@pytest.mark.parametrize(
    "text",
    [
        "roji = 0x" + "f" * 5000,
        PLAIN.replace("rules = 1", "rules = 0x" + "f" * 5000),
        PLAIN + "rounds = 0x" + "f" * 5000,
        PLAIN + "rounds = [0x" + "f" * 5000 + "]",
        PLAIN + '"(" = 1',
        PLAIN + '"(a+)+$" = 1',
        PLAIN + "self = 1",
        PLAIN + "a" * 100_000 + " = 1",
        PLAIN + '[[rounds]]\nmoves = """\n' + "9" * 5000 + ': 5x\n"""',
        PLAIN + '[[rounds]]\nmoves = """\n"""\nnotes = ["' + "9" * 5000 + ' x"]',
        PLAIN + '[[rounds]]\nmoves = """\n"""\nnotes = [0x' + "f" * 5000 + "]",
        PLAIN + "resigned = 0x" + "f" * 5000,
    ],
    ids=range(12),
)
def test_a_malicious_record_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(Invalid) as error:
        read(text)
    assert error.value.key == "record-line"
    for lang in ("en", "de"):
        assert len(error.value.say(lang)) < 2000


def test_scores_that_no_machine_can_write_are_not_those_of_the_match() -> None:
    text = long_kokeshi(40).to_text()
    assert check(text.rpartition("check")[0]) in text
    for wrong in ("[0x" + "f" * 5000 + "]", "[[[[1]]]]"):
        with pytest.raises(Invalid):
            read(text.replace("check =", f"scores = {wrong}\ncheck =") + f"\n[result]\nscores = {wrong}\ncheck = 'x'\n")


def test_a_table_takes_no_more_decisions_than_a_record_may_have() -> None:
    record = long_kokeshi(DECISIONS)
    table = begun("kokeshi", max_turns=0)
    table.first = record.start()
    table.state = record.final()
    table.moves = list(record.moves)
    seat = table.state.seat
    assert seat is not None
    with pytest.raises(Invalid, match="No match here is longer than 5,000"):
        table.move(seat, table.state.legal_actions()[0])
    assert table.resign(seat)
