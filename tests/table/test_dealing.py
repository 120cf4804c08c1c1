"""How a deal comes about: what everybody adds, in which order, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from roji.games.errors import Refusal
from roji.table.events import Created, Logged, Redealt, Sat, Sealed, Started
from roji.table.fair import FORM, commitment, deal_seed
from roji.table.table import RUNNING, WAITING, Table

NONCES = ["a" * 64, "b" * 64, "c" * 64]


def secret(number: int) -> str:
    return f"{number:064x}"


def made(seats: list[str] | None = None, strict: bool = False) -> Table:
    """A table where people took all open seats, and nobody has added anything."""
    listed = seats or ["open", "open", "open"]
    options = {"players": len(listed)}
    created = Created(
        game="orders", options=options, seats=listed, commitment=commitment(secret(1)), fair=FORM, strict=strict
    )
    table = Table(created, secret)
    for seat in [seat for seat, who in enumerate(listed) if who == "open"]:
        table.add(table.sit(f"P{seat + 1}", seat))
    return table


def add(table: Table, *events: Logged, at: int = 0) -> None:
    for event in events:
        table.add(replace(event, at=at))


def gives(table: Table, *seats: int) -> None:
    """Programs add to the deal of now."""
    for seat in seats:
        add(table, *table.add_nonce(seat, table.dealing.commitment, NONCES[seat]))


def promises(table: Table, *seats: int) -> None:
    for seat in seats:
        add(table, table.promise(seat, table.dealing.commitment, commitment(NONCES[seat])))


def refused(wish: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as error:
        wish(*args)
    assert error.value.say("en") != error.value.say("de")
    return error.value.key


def test_the_seed_follows_from_the_secret_and_everybodys_nonce_and_nothing_of_bots() -> None:
    table = made(["open", "greedy", "open"])
    gives(table, 2, 0)
    add(table, table.start(0))
    assert table.phase == RUNNING
    assert table.seed == deal_seed(secret(1), [NONCES[0], "", NONCES[2]])


def test_a_start_waits_for_the_nonces_that_are_missing_and_then_happens_by_itself() -> None:
    table = made()
    gives(table, 1)
    wanted = table.start(0)
    assert isinstance(wanted, Sealed)
    add(table, wanted)
    assert refused(table.start, 1) == "start-waiting"
    gives(table, 0)
    assert table.phase == WAITING
    gives(table, 2)
    assert table.phase == RUNNING
    assert isinstance(table.log[-1], Started)


def test_who_leaves_while_the_start_waits_stops_it_and_takes_its_nonce_along() -> None:
    table = made()
    gives(table, 0, 1)
    add(table, table.start(0), table.leave(0))
    assert table.dealing.nonces == ["", NONCES[1], ""]
    assert table.dealing.sealed is None
    add(table, table.sit("Newcomer", 0))
    assert table.dealing.owed(0) == "nonce"


@pytest.mark.parametrize("nonce", ["", "0", "a" * 63, "a" * 65, "G" * 64, "A" * 64, "a" * 64 + "\n", "é" * 64])
def test_a_nonce_is_64_small_hexadecimal_digits(nonce: str) -> None:
    table = made()
    assert refused(table.add_nonce, 0, table.dealing.commitment, nonce) == "bad-nonce"


def test_a_nonce_names_the_commitment_it_is_for_and_comes_once_from_who_sits_there() -> None:
    table = made(["open", "greedy", "open"])
    assert refused(table.add_nonce, 0, commitment(secret(2)), NONCES[0]) == "nonce-commitment"
    assert refused(table.add_nonce, 1, table.dealing.commitment, NONCES[1]) == "seat-not-yours"
    assert refused(table.promise, 0, table.dealing.commitment, commitment(NONCES[0])) == "nonce-not-now"
    gives(table, 0)
    assert refused(table.add_nonce, 0, table.dealing.commitment, NONCES[2]) == "nonce-not-now"


def test_in_strict_dealing_nobody_opens_before_all_have_promised_and_somebody_started() -> None:
    table = made(strict=True)
    promises(table, 0, 1)
    assert refused(table.add_nonce, 0, table.dealing.commitment, NONCES[0]) == "nonce-not-now"
    add(table, table.start(0), at=1000)
    assert table.phase == WAITING
    assert refused(table.add_nonce, 0, table.dealing.commitment, NONCES[0]) == "nonce-not-now"
    promises(table, 2)
    assert refused(table.add_nonce, 0, table.dealing.commitment, NONCES[1]) == "nonce-promise"
    gives(table, 0, 1)
    assert refused(table.leave, 2) == "leave-begun"  # else it could look and go
    gives(table, 2)
    assert table.phase == RUNNING
    assert table.record().fair is not None


def test_whose_part_does_not_come_is_left_out_of_a_new_deal_with_another_secret() -> None:
    table = made(strict=True)
    promises(table, 0, 1, 2)
    add(table, table.start(0), at=1000)
    gives(table, 0, 1)
    add(table, table.redeal(commitment(secret(2))), at=1060)
    assert (table.dealing.number, table.dealing.without, table.dealing.sealed) == (2, [2], 1060)
    assert table.dealing.nonces == ["", "", ""]
    assert refused(table.promise, 2, table.dealing.commitment, commitment(NONCES[2])) == "nonce-not-now"
    promises(table, 0, 1)
    gives(table, 0, 1)
    assert table.phase == RUNNING
    assert table.seed == deal_seed(secret(2), [NONCES[0], NONCES[1], ""])
    fair = table.record().fair
    assert fair is not None
    assert (fair.secret, fair.strict, fair.without) == (secret(2), True, [2])


def test_where_nobody_would_be_left_everybody_is_asked_again_and_nothing_is_dealt() -> None:
    table = made(["open", "greedy", "greedy"], strict=True)
    promises(table, 0)
    add(table, table.start(0))
    add(table, table.redeal(commitment(secret(2))))
    assert table.phase == WAITING
    assert (table.dealing.without, table.dealing.sealed) == ([], None)
    assert isinstance(table.log[-1], Redealt)
    assert table.dealing.owed(0) == "promise"


def test_only_a_strict_deal_that_was_started_can_be_dealt_anew() -> None:
    assert refused(made().redeal, commitment(secret(2))) == "nonce-not-now"
    assert refused(made(strict=True).redeal, commitment(secret(2))) == "nonce-not-now"


def test_a_table_of_the_first_form_deals_as_it_did() -> None:
    """People who sat down before an upgrade have nonces of 16 digits or more; who comes later adds one as today."""
    created = Created(game="koikoi", options={}, seats=["open", "open"], commitment=commitment(secret(1)))
    table = Table(created, secret)
    add(table, Sat(seat=0, name="Aiko", nonce="a" * 16))
    add(table, table.sit("Ben"))
    assert table.dealing.owed(0) == ""
    gives(table, 1)
    add(table, table.start(0))
    assert table.seed == deal_seed(secret(1), ["a" * 16, NONCES[1]], form=1)
    assert "version" not in table.record().to_text().partition("[fair]")[2]
