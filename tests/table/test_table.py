"""A table as its log: what may happen, what is refused and why, and that the log alone brings everything back."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roji
from roji.games.errors import Illegal, Invalid, Refusal
from roji.table.events import AskedBack, Created, Logged, Moved, Rematch, Replaced, TookBack
from roji.table.fair import FORM, commitment
from roji.table.record import read
from roji.table.table import OVER, RUNNING, WAITING, Table, choices
from roji.table.texts import NAME, NOTE, TEXT
from roji.wire.events import decode, encode

SECRET = "5e" * 32
NONCES = ["a" * 64, "b" * 64, "c" * 64]


def secrets(_: int) -> str:
    return SECRET


def made(game: str = "koikoi", seats: list[str] | None = None, chat: bool = False, **options: Any) -> Table:
    """A table that waits, with nobody at its open seats."""
    players = options.get("players", 2)
    listed = seats or ["open"] * players
    created = Created(game=game, options=options, seats=listed, commitment=commitment(SECRET), fair=FORM, chat=chat)
    return Table(created, secrets)


def sits(table: Table, name: str, nonce: str, seat: int | None = None) -> None:
    """A person sits down, and its program adds to the deal."""
    sat = table.sit(name, seat)
    table.add(sat)
    for event in table.add_nonce(sat.seat, commitment(SECRET), nonce):
        table.add(event)


def begun(game: str = "koikoi", seats: list[str] | None = None, chat: bool = False, **options: Any) -> Table:
    """A table where people took all open seats and the cards are dealt."""
    table = made(game, seats, chat, **options)
    for number in [seat for seat, who in enumerate(table.who) if who == "open"]:
        sits(table, f"P{number + 1}", NONCES[number])
    table.add(table.start(table.people[0]))
    return table


def play(table: Table, count: int, rng: random.Random | None = None) -> None:
    """So many decisions by whoever is to move, or fewer where the match ends."""
    chosen = rng or random.Random(7)
    for _ in range(count):
        if table.to_move is not None and table.state is not None:
            table.add(table.move(table.to_move, chosen.choice(table.state.legal_actions())))


def refused(wish: Any, *args: Any) -> str:
    """The name of the reason why a wish is refused; its sentence exists in both languages."""
    with pytest.raises(Refusal) as error:
        wish(*args)
    assert error.value.say("en") != error.value.say("de")
    return error.value.key


# -- sitting down, leaving, starting -------------------------------------------------------------------------


def test_people_take_the_first_open_seat_or_the_one_they_name() -> None:
    table = made("orders", ["open", "greedy", "open"], players=3)
    sits(table, "Aiko", NONCES[0], 2)
    sits(table, "Ben", NONCES[1])
    assert table.who == ["person", "greedy", "person"]
    assert table.names == ["Ben", "", "Aiko"]
    assert table.dealing.nonces == [NONCES[1], "", NONCES[0]]


def test_a_seat_is_refused_that_is_taken_or_a_bots_or_not_there_or_at_a_match_that_runs() -> None:
    table = made("orders", ["open", "greedy", "open"], players=3)
    sits(table, "Aiko", NONCES[0])
    assert refused(table.sit, "Ben", 0) == "seat-taken"
    assert refused(table.sit, "Ben", 1) == "seat-taken"
    assert refused(table.sit, "Ben", 3) == "bad-seat"
    with pytest.raises(Invalid, match=r"Free seats: 3\."):
        table.sit("Ben", 0)
    sits(table, "Ben", NONCES[1])
    with pytest.raises(Invalid, match=r"Free seats: –\."):
        table.sit("Cleo")
    table.add(table.start(0))
    assert refused(table.sit, "Cleo") == "seat-begun"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("", ""),
        ("  Aiko \t the\n first ", "Aiko the first"),
        ("A\u200bi\u202eko\x00", "Aiko"),  # nothing invisible, nothing that turns the line round
        ("é", "é"),
        ("<b>Ben</b>", "<b>Ben</b>"),  # who shows it escapes it
        ("x" * NAME, "x" * NAME),
    ],
)
def test_a_name_is_one_visible_line(given: str, kept: str) -> None:
    assert made().sit(given).name == kept


def test_a_name_is_refused_that_is_too_long_or_wholly_invisible() -> None:
    assert refused(made().sit, "x" * (NAME + 1)) == "too-long"
    assert refused(made().sit, "\u200b\u2060") == "bad-name"


def test_who_leaves_before_the_start_gives_the_seat_back_with_name_and_nonce() -> None:
    table = made()
    sits(table, "Aiko", NONCES[0])
    assert refused(table.leave, 1) == "seat-not-yours"
    table.add(table.leave(0))
    assert (table.who, table.names, table.dealing.nonces) == (["open", "open"], ["", ""], ["", ""])
    assert refused(table.leave, 0) == "seat-not-yours"
    running = begun()
    assert refused(running.leave, 0) == "leave-begun"


def test_a_match_starts_once_when_every_seat_is_taken_and_only_for_who_sits_there() -> None:
    table = made("orders", ["open", "greedy", "open"], players=3)
    assert refused(table.start, 0) == "seat-not-yours"
    sits(table, "Aiko", NONCES[0])
    with pytest.raises(Invalid, match="Waiting for seat 3"):
        table.start(0)
    sits(table, "Ben", NONCES[1])
    assert table.phase == WAITING
    assert refused(table.start, 1) == "seat-not-yours"
    table.add(table.start(2))
    assert table.phase == RUNNING
    assert refused(table.start, 0) == "start-begun"


# -- deciding -------------------------------------------------------------------------------------------------


def test_before_the_start_and_after_the_end_nothing_is_decided() -> None:
    table = made("koikoi", rounds=1)
    sits(table, "Aiko", NONCES[0])
    for wish, args in ((table.move, (0, 1)), (table.back, (0,)), (table.answer, (0, True)), (table.resign, (0,))):
        assert refused(wish, *args) == "not-started"
    over = begun("koikoi", rounds=1)
    play(over, 10_000)
    assert over.phase == OVER
    for wish, args in ((over.move, (0, 1)), (over.back, (0,)), (over.answer, (0, True)), (over.resign, (0,))):
        assert refused(wish, *args) == "match-over"


def test_a_decision_is_refused_out_of_turn_or_against_the_rules_and_changes_nothing() -> None:
    table = begun("koikoi")
    seat, state = table.to_move, table.state
    assert seat is not None
    assert state is not None
    before = state.clone()
    assert refused(table.move, 1 - seat, state.legal_actions()[0]) == "not-your-turn"
    wrong = next(action for action in range(50) if action not in state.legal_actions())
    with pytest.raises(Illegal) as illegal:
        table.move(seat, wrong)
    assert illegal.value.clause
    assert refused(table.move, seat, state.legal_actions()[0], "x" * (NOTE + 1)) == "too-long"
    assert (table.state, table.number) == (before, 6)


# -- taking back ----------------------------------------------------------------------------------------------


def test_against_a_bot_a_decision_is_taken_back_at_once() -> None:
    table = begun("kokeshi", ["open", "greedy"], max_turns=60)
    play(table, 12)
    while table.to_move != 0:
        play(table, 1)
    back = table.back(0)
    assert isinstance(back, TookBack)
    said = len(table.heard[1])
    table.add(back)
    assert (len(table.moves), table.to_move) == (back.to, 0)
    assert said > len(table.heard[1]) == back.to  # the bot has not heard what did not happen


def test_the_first_decision_of_all_can_be_taken_back_and_made_again() -> None:
    table = begun("kokeshi", ["open", "greedy"], starter=0)
    assert table.first is not None
    dealt = table.first.clone()
    for _ in range(2):
        play(table, 1)
        table.add(table.back(0))
    play(table, 1)
    assert (table.first, len(table.moves)) == (dealt, 1)
    assert len(table.seen_since(0, 0)) == table.number


def test_between_people_the_other_is_asked_and_yes_takes_it_back() -> None:
    table = begun("kokeshi", max_turns=60)
    seat, other = whose_undo_concerns_the_other(table)
    asked = table.back(seat)
    assert isinstance(asked, AskedBack)
    assert asked.of == [other]
    table.add(asked)
    assert refused(table.back, seat) == "undo-asked"
    assert refused(table.back, other) == "undo-asked"
    assert refused(table.answer, seat, True) == "undo-not-asked"
    answered = table.answer(other, True)
    assert [type(event).__name__ for event in answered] == ["Answered", "TookBack"]
    for event in answered:
        table.add(event)
    assert (len(table.moves), table.to_move, table.asked) == (asked.to, seat, None)
    assert refused(table.answer, other, True) == "undo-not-asked"


def test_no_leaves_everything_as_it_was() -> None:
    table = begun("kokeshi", max_turns=60)
    seat, other = whose_undo_concerns_the_other(table)
    moves = list(table.moves)
    table.add(table.back(seat))
    for event in table.answer(other, False):
        table.add(event)
    assert (table.moves, table.asked) == (moves, None)
    assert isinstance(table.back(seat), AskedBack)  # one may ask again


def test_a_decision_that_is_made_meanwhile_ends_the_question() -> None:
    table = begun("kokeshi", max_turns=60)
    seat, other = whose_undo_concerns_the_other(table)
    table.add(table.back(seat))
    play(table, 1)
    assert table.asked is None
    assert refused(table.answer, other, True) == "undo-not-asked"


def whose_undo_concerns_the_other(table: Table) -> tuple[int, int]:
    """Play until a seat could take back its last decision across one of the other's; that seat and the other."""
    while True:
        play(table, 1)
        seat = table.to_move
        assert seat is not None
        if table.undo_to[seat] is not None and isinstance(table.back(seat), AskedBack):
            return seat, 1 - seat


def all_have_decided(monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """Three people who have all decided something since the first did, and nothing hidden was shown."""
    table = begun("orders", players=3, rounds=1)
    monkeypatch.setattr(type(table.game), "turns_up", ())
    monkeypatch.setattr(type(table.game), "shows", ())
    first = table.to_move
    assert first is not None
    while len({event.seat for event in table.log if isinstance(event, Moved)}) < 3 or table.to_move != first:
        play(table, 1)
    return table, first


def test_among_three_people_all_who_decided_since_must_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    table, first = all_have_decided(monkeypatch)
    asked = table.back(first)
    assert isinstance(asked, AskedBack)
    others = [seat for seat in range(3) if seat != first]
    assert asked.of == others
    table.add(asked)
    for event in table.answer(others[1], True):
        table.add(event)
    assert table.asked is not None  # one of two has agreed
    assert refused(table.answer, others[1], True) == "undo-not-asked"
    answered = table.answer(others[0], True)
    assert isinstance(answered[-1], TookBack)
    for event in answered:
        table.add(event)
    assert (len(table.moves), table.to_move) == (asked.to, first)


def test_who_gives_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table, first = all_have_decided(monkeypatch)
    table.add(table.back(first))
    gone = next(seat for seat in range(3) if seat != first)
    table.add(table.resign(gone))
    assert refused(table.answer, gone, True) == "undo-not-asked"
    asked = table.back(first)
    assert isinstance(asked, AskedBack)
    assert gone not in asked.of


def test_what_showed_something_hidden_is_never_taken_back() -> None:
    table = begun("koikoi")
    assert refused(table.back, 0) == "undo-shown"  # nothing decided yet
    seat = table.to_move
    assert seat is not None
    while table.to_move == seat:
        play(table, 1)
    assert refused(table.back, seat) == "undo-shown"  # the card of the stock was turned


# -- giving up, talking, again ---------------------------------------------------------------------------------


def test_giving_up_ends_a_match_of_two_and_hands_a_larger_one_to_a_bot() -> None:
    two = begun("koikoi")
    play(two, 4)
    two.add(two.resign(1))
    assert (two.phase, two.record().resigned) == (OVER, 1)
    assert read(two.record().to_text()).resigned == 1
    three = begun("orders", players=3, rounds=1)
    play(three, 5)
    three.add(three.resign(1))
    assert (three.phase, three.who) == (RUNNING, ["person", "casual", "person"])
    assert three.heard[1] == [three.match().told(number, 1) for number in range(5)]
    assert refused(three.resign, 1) == "seat-not-yours"
    three.add(three.resign(0))
    three.add(three.resign(2))  # the last person
    assert three.phase == OVER


def test_who_gave_up_is_offered_no_decision() -> None:
    table = begun("orders", players=3, rounds=1)
    table.add(table.resign(1))
    while table.to_move != 1:
        play(table, 1)
    assert table.shown(1).choices == []
    assert not table.shown(1).may_undo


def test_chat_is_off_unless_the_table_has_one_and_silent_in_the_garden() -> None:
    assert refused(begun("koikoi").say, 0, "hello") == "chat-off"
    garden = made("niwashi", chat=True)
    sits(garden, "Aiko", NONCES[0])
    assert garden.say(0, " hello\tthere ").text == "hello there"
    sits(garden, "Ben", NONCES[1])
    garden.add(garden.start(0))
    assert refused(garden.say, 0, "the stone, there") == "chat-silent"
    garden.add(garden.resign(0))
    assert garden.say(1, "well done").seat == 1
    assert refused(garden.say, 0, " \u200b ") == "chat-empty"
    assert refused(garden.say, 0, "x" * (TEXT + 1)) == "too-long"
    assert refused(made("koikoi", chat=True).say, 0, "hello") == "seat-not-yours"


def test_a_rematch_comes_after_the_match_and_for_people_only() -> None:
    table = begun("koikoi", ["open", "greedy"])
    assert refused(table.rematch, 0, "next") == "rematch-running"
    table.add(table.resign(0))
    assert refused(table.rematch, 1, "next") == "seat-not-yours"
    event = table.rematch(0, "next")
    assert event == Rematch(seat=0, table="next")
    table.add(event)
    assert table.rematch_table == "next"


# -- the log ---------------------------------------------------------------------------------------------------

GAMES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("koikoi", ["open", "open"], {"rounds": 1}),
    ("koikoi", ["greedy", "open"], {"rounds": 1}),
    ("orders", ["open", "open", "open"], {"players": 3, "rounds": 1}),
    ("kokeshi", ["open", "open"], {"max_turns": 20}),
    ("kokeshi", ["open", "greedy"], {"max_turns": 20}),
    ("niwashi", ["open", "open"], {}),
]


def something(table: Table, rng: random.Random) -> list[Logged]:
    """A wish by somebody, sensible or not, and what it comes to."""
    seat = rng.randrange(table.game.players)
    state = table.state
    try:
        match rng.choice(["move"] * 12 + ["back", "back", "answer", "answer", "say", "resign", "leave", "broke"]):
            case "move" if table.phase == WAITING:
                if "open" in table.who:
                    return [table.sit(f"P{seat}", seat)]
                if table.dealing.owed(seat):
                    return [*table.add_nonce(seat, commitment(SECRET), NONCES[seat])]
                return [table.start(seat)]
            case "move" if state is not None and table.to_move is not None:
                return [table.move(table.to_move, rng.choice(state.legal_actions()), rng.choice(["", "here"]))]
            case "back":
                return [table.back(seat)]
            case "answer":
                return [*table.answer(seat, rng.random() < 0.7)]
            case "say":
                return [table.say(seat, "well")]
            case "resign" if rng.random() < 0.1:
                return [table.resign(seat)]
            case "leave":
                return [table.leave(seat)]
            case "broke" if table.who[seat] not in ("person", "open") and table.phase == RUNNING:
                return [Replaced(seat=seat, by="greedy")]
    except Refusal:
        pass
    return []


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, and all that anybody is told of it."""
    kept = {
        name: value
        for name, value in vars(table).items()
        if name not in ("deal", "game", "last_told", "now_told", "now_said")
    }
    kept["dealing"] = vars(table.dealing)
    viewers = [*range(table.game.players), None]
    kept["shown"] = [asdict(table.shown(viewer)) for viewer in viewers]
    kept["seen"] = [table.seen_since(viewer, 0) for viewer in viewers]
    return kept


@given(st.integers(0, 2**32), st.sampled_from(GAMES), st.integers(0, 120))
@settings(max_examples=40, deadline=None)
def test_a_table_rebuilt_from_its_log_is_the_same(seed: int, kind: tuple[str, list[str], Any], wishes: int) -> None:
    game, seats, options = kind
    rng = random.Random(seed)
    table = made(game, seats, chat=True, **options)
    told: dict[int | None, list[Any]] = {viewer: [table.seen(viewer)] for viewer in [*range(table.game.players), None]}
    for number in range(wishes):
        for event in something(table, rng):
            table.add(replace(event, at=number, id=f"{number}"))
            for viewer, seen in told.items():
                seen.append(table.seen(viewer))
    again = Table.rebuilt([decode(encode(event)) for event in table.log], secrets)
    assert everything(again) == everything(table)
    for viewer, seen in told.items():  # who was there all the time and who comes late are told the same
        for since in {0, len(seen) // 2, len(seen) - 1, len(seen)}:
            assert table.seen_since(viewer, since) == seen[since:]
    for seat, heard in table.heard.items():
        assert len(heard) == len(table.moves), seat
    if table.phase == OVER:
        assert read(table.record().to_text()) == table.record()


def test_the_ids_of_wishes_are_told_to_nobody() -> None:
    table = begun("koikoi")
    table.add(replace(table.resign(0), id="0/private"))
    for viewer in (0, 1, None):
        assert all("private" not in repr(event) for event in table.seen_since(viewer, 0))
        assert "private" not in repr(table.seen(viewer))
    assert table.ids == {"0/private": table.number}


def test_a_choice_has_its_sentence_and_very_many_have_their_notation_alone() -> None:
    state = roji.game("niwashi").new(seed=1)
    assert all(choice.told is not None for choice in choices(state))
    state.apply(state.parse("lantern"))
    placed = choices(state)
    assert len(placed) > 256
    assert all(choice.told is None and choice.name for choice in placed)
