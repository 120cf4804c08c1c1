"""A match that goes on from another one: one seat knows what it knew, the rest is dealt anew, and all say so."""

from __future__ import annotations

from pathlib import Path

import pytest

import roji
from roji.bots.bot import bot, decide
from roji.games.errors import Invalid
from roji.table.checking import Kept, check_deal
from roji.table.events import Created, Sat, Started
from roji.table.fair import commitment
from roji.table.origin import DEEP, LONG, Origin, start
from roji.table.record import Record, read
from roji.table.table import RUNNING, Table
from roji.table.told import public
from roji.wire.events import decode, encode
from tests.bots.test_leaks import a_match, twins
from tests.family import OWN

GOLDEN = sorted(path for path in (Path(__file__).parents[1] / "golden").glob("*/*.toml") if path.parent.name in OWN)
SECRET, NONCE = "5" * 64, "a" * 64


def played_on(record: Record, decisions: int = 12) -> None:
    """Let simple bots that know nothing of what was before decide a few times."""
    state = record.final()
    bots = [bot("greedy", record.game, seat) for seat in range(record.game.players)]
    for _ in range(decisions):
        if state.over or state.seat is None:
            return
        record.moves.append(decide(bots[state.seat], state))
        state.apply(record.moves[-1])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_match_goes_on_from_its_middle_and_is_read_back(path: Path) -> None:
    before = read(path.read_text("utf-8"))
    seat, middle = before.game.players - 1, len(before.moves) // 2
    record = Record(before.game, seed=2**200 + 7, origin=before.went_on(middle, seat))
    moment = Record(before.game, seed=before.seed, deal=before.deal, moves=before.moves[:middle]).final()
    assert record.start().view(seat) == moment.view(seat)
    assert record.start() == read(record.to_text()).start()
    played_on(record)
    again = read(record.to_text())
    assert again == record
    assert again.final() == record.final()


def test_a_match_that_went_on_goes_on_again() -> None:
    record = read(GOLDEN[0].read_text("utf-8"))
    for number in range(3):
        record = Record(record.game, seed=number, origin=record.went_on(len(record.moves) // 2 + 1, 0))
        played_on(record, 4)
        assert read(record.to_text()) == record
    assert record.origin is not None
    assert record.origin.before is not None


@pytest.mark.parametrize("game", sorted(OWN))
def test_what_the_seat_could_not_know_tells_nothing_about_the_new_cards(game: str) -> None:
    match, move = a_match(game)
    now = match.states[move]
    assert now.seat is not None
    for states in twins(match, move):
        assert states[-1].redeal(now.seat, 99) == now.redeal(now.seat, 99)


def at_a_table(record: Record, number: int, seat: int) -> Table:
    """A table that goes on from a record, with a person at that seat."""
    seats = ["open" if other == seat else "casual" for other in range(record.game.players)]
    created = Created(
        game=record.game.id, options=record.game.options, seats=seats, commitment=commitment(SECRET), fair=2,
        after=number, origin=record.went_on(number, seat),
    )  # fmt: skip
    table = Table(created, lambda _: SECRET)
    table.add(Sat(seat=seat, name="Aiko"))
    for event in table.add_nonce(seat, commitment(SECRET), NONCE):
        table.add(event)
    if table.phase != RUNNING:
        table.add(Started())
    return table


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_table_goes_on_and_tells_nobody_from_where(game: str) -> None:
    record = read(next(path for path in GOLDEN if path.parent.name == game).read_text("utf-8"))
    number, seat = len(record.moves) // 2, 0
    table = at_a_table(record, number, seat)
    assert table.state == start(record.game, table.seed, None, record.went_on(number, seat))
    told = public(table.created)
    assert (told.after, told.origin) == (number, None)
    assert all(getattr(event, "origin", None) is None for event in table.seen_since(None, 0))
    kept = decode(encode(table.created))
    assert kept == table.created
    assert Table.rebuilt(table.log, lambda _: SECRET).state == table.state
    assert read(table.record().to_text()) == table.record()


def test_the_check_at_the_end_says_that_it_was_not_dealt_fairly() -> None:
    record = read(GOLDEN[0].read_text("utf-8"))
    table = at_a_table(record, 6, 0)
    kept = Kept({1: commitment(SECRET)}, {1: NONCE})
    verdict = check_deal(table.dealing, kept, 0, SECRET)
    assert verdict.faults == []
    assert verdict.say("en")[0].startswith("This match was not dealt fairly")
    assert "after 6 decisions" in verdict.say("en")[1]
    assert "nicht fair" in verdict.say("de")[0]


def test_an_origin_that_lies_too_far_back_or_is_none_is_refused() -> None:
    game = roji.game("koikoi")
    deep: Origin | None = None
    for _ in range(DEEP + 1):
        deep = Origin(seat=0, moves=[], seed="1", before=deep)
    assert deep is not None
    with pytest.raises(Invalid, match=f"{LONG:,}"):
        deep.check()
    with pytest.raises(Invalid):
        Origin(seat=0, moves=[0] * (LONG + 1), seed="1").check()
    good = Record(game, seed=1, origin=Record(game, seed=2).went_on(0, 0)).to_text()
    for old, new in (
        ("[from]\nseat = 0", "[from]\nseat = 7"),
        ("[from]\nseat = 0", '[from]\nseat = 0\nwhat = "?"'),
        ('[from]\nseat = 0\nseed = "2"', "[from]\nseat = 0"),
        ('moves = """\n', 'moves = """\n0: 99L\n'),
    ):
        assert old in good
        with pytest.raises(Invalid, match="Line"):
            read(good.replace(old, new, 1))
