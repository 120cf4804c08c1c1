"""`roji verify` and the forms of dealing: what is refused, what is proven, and what is not."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from roji.games.registry import game
from roji.table.fair import Fair, commitment, deal_seed
from roji.table.record import Record
from tests.shell import Shell

SECRET = "5e" * 32
NONCES = ["a1" * 32, "b2" * 32]
FAIR = Fair(commitment(SECRET), SECRET, NONCES, form=2)


def written(folder: Path, fair: Fair, seats: tuple[str, ...] = ("person", "person")) -> str:
    """A record with the cards that this deal gives, right in all but the dealing."""
    made = game("koikoi", rounds=1)
    record = Record(made, seed=deal_seed(fair.secret, fair.nonces, fair.form), seats=list(seats), fair=fair)
    state = record.start()
    while not state.over:
        record.moves.append(state.legal_actions()[0])
        state.apply(record.moves[-1])
    path = folder / "match.toml"
    path.write_text(record.to_text())
    return str(path)


@pytest.mark.parametrize("strict", [False, True])
def test_what_was_kept_proves_that_nobody_alone_chose_or_nobody_at_all(
    strict: bool, tmp_path: Path, shell: Shell
) -> None:
    file = written(tmp_path, dataclasses.replace(FAIR, strict=strict))
    kept = ("--commitment", FAIR.commitment, "--nonce", NONCES[1].upper())
    code, out, _ = shell("verify", file, *kept, "--seat", "2")
    assert code == 0
    assert ("nobody chose these cards" in out) is strict
    assert ("nobody alone chose these cards" in out) is not strict
    assert "the server, which knows all cards" in out
    assert "Not checked" not in out
    assert "Bewiesen" in shell("--lang", "de", "verify", file, *kept)[1]


def test_without_what_was_kept_it_says_what_is_not_proven(tmp_path: Path, shell: Shell) -> None:
    file = written(tmp_path, FAIR)
    code, out, _ = shell("verify", file)
    assert code == 0
    assert "Proven" not in out
    assert "--commitment" in out
    assert "--nonce" in out
    assert "Not checked" in shell("verify", file, "--commitment", FAIR.commitment)[1]


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        (["--commitment", "0" * 64], "you noted"),
        (["--nonce", "c3" * 32], "is not in this record"),
        (["--nonce", NONCES[1], "--seat", "1"], "is not in this record"),
        (["--nonce", NONCES[1], "--seat", "3"], "There is no seat 3"),
        (["--nonce", ""], "64 hexadecimal digits"),
        (["--commitment", "0"], "64 hexadecimal digits"),
    ],
)
def test_another_deal_than_the_one_that_was_kept_is_refused(
    kept: list[str], says: str, tmp_path: Path, shell: Shell
) -> None:
    code, out, err = shell("verify", written(tmp_path, FAIR), *kept)
    assert code != 0
    assert says in err
    assert "Yes" not in out


@pytest.mark.parametrize(
    ("fair", "says"),
    [
        (Fair(commitment("0"), "0", NONCES, form=2), "64 hexadecimal digits"),
        (Fair(commitment(SECRET.upper()), SECRET.upper(), NONCES, form=2), "64 hexadecimal digits"),
        (Fair(FAIR.commitment, SECRET, [NONCES[0], "b" * 16], form=2), "64 hexadecimal digits"),
        (Fair(FAIR.commitment, SECRET, [NONCES[0], ""], form=2), "A person sat at seat 2"),
        (Fair(FAIR.commitment, SECRET, ["", ""], form=2), "A person sat at seat 1"),
        (Fair(FAIR.commitment, SECRET, NONCES, form=2, strict=True, without=[1]), "left out of the deal"),
        (Fair(FAIR.commitment, SECRET, ["", ""], form=2, strict=True, without=[0, 1]), "Nobody but the server"),
    ],
)
def test_a_deal_of_the_second_form_is_whole_or_refused(fair: Fair, says: str, tmp_path: Path, shell: Shell) -> None:
    code, out, err = shell("verify", written(tmp_path, fair))
    assert code != 0
    assert says in err
    assert "Yes" not in out


def test_bots_add_nothing_and_who_was_left_out_is_named(tmp_path: Path, shell: Shell) -> None:
    bots = written(tmp_path, Fair(FAIR.commitment, SECRET, [NONCES[0], ""], form=2), ("person", "greedy"))
    assert "at these seats: 1." in shell("verify", bots)[1]
    left = written(tmp_path, Fair(FAIR.commitment, SECRET, [NONCES[0], ""], form=2, strict=True, without=[1]))
    assert "did not come in time: 2." in shell("verify", left)[1]


@pytest.mark.parametrize("nonces", [["a" * 16, "b" * 20], ["a" * 16, ""]])
def test_a_deal_of_the_first_form_verifies_as_what_it_is(nonces: list[str], tmp_path: Path, shell: Shell) -> None:
    file = written(tmp_path, Fair(FAIR.commitment, SECRET, nonces))
    assert "version" not in Path(file).read_text().partition("[fair]")[2]
    code, out, _ = shell("verify", file, "--commitment", FAIR.commitment)
    assert code == 0
    assert "could have chosen the cards" in out
    assert "Proven" not in out


@pytest.mark.parametrize("line", ["version = 3", "version = 0", 'version = "2"', "strict = true", "without = [2]"])
def test_a_record_cannot_claim_a_form_that_it_has_not(line: str, tmp_path: Path, shell: Shell) -> None:
    file = Path(written(tmp_path, Fair(FAIR.commitment, SECRET, ["a" * 16, "b" * 20])))
    file.write_text(file.read_text().replace("[fair]\n", f"[fair]\n{line}\n"))
    code, _, err = shell("verify", str(file))
    assert code != 0
    assert "line" in err.lower()
