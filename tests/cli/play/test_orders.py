"""Garden Orders at the table in the terminal."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import roji
from roji.bots.bot import Opinion
from roji.bots.greedy import choose
from roji.cli.orders.board import GameBoard
from roji.cli.orders.cards import INKS, PATTERNS, SIGNS
from roji.cli.play.parts import Handover
from roji.cli.play.plain import PlainTable
from roji.cli.play.session import Session, described
from roji.cli.tellers import Teller
from roji.games.state import State
from roji.table.match import Match
from roji.table.record import PERSON, Record
from tests.cli.play.driver import LARGE, SMALL, Person, run, session
from tests.games.orders.positions import deck, play, position


def follow(person: Person, rng: random.Random) -> str:
    """The target of what the simple player would do; now and then any other decision."""
    targets = [target for target in person.targets() if isinstance(target.act, tuple)]
    if rng.random() < 0.1:
        return rng.choice(targets).key
    hint = choose(person.table.session.state)
    return next(target.key for target in targets if target.act == (hint,))


def at_table(state: State, people: int = 1, lang: str = "en") -> Session:
    """A match that goes on from a state, with people on the first seats."""
    game = state.game
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"][: game.players]
    seats = [PERSON] * people + ["greedy"] * (game.players - people)
    return Session(Match(Record(game, seed=0, players=names, seats=seats), state), lang)


def dealt(cards: str, **options: Any) -> Session:
    """A match of one round from an explicit deck, which seat 0 starts."""
    return at_table(roji.game("orders", rounds=1, starter=0, **options).new(deal=[cards]))


def later(decisions: int, seed: int = 8, **options: Any) -> State:
    """A state after so many decisions of simple players, in which seat 0 is to move."""
    state = roji.game("orders", **options).new(seed=seed)
    while not state.over and (decisions > 0 or state.seat != 0):
        state.apply(choose(state))
        decisions -= 1
    return state


def trio_deck(order: int = 6) -> str:
    """The first card of the stack completes a trio of fives."""
    hands = ("P1 P2 P3 G3 G7 G9 O1 O2 O10", "P4 P6 P7 G4 G6 G8 O4 O7 O8")
    return deck(hands, stack="O5 P0 G0", row="P5 G5 G10", order=order)


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("lang", "mouse", "players"), [("en", False, 6), ("de", True, 2)])
def test_a_whole_match_is_played(size: tuple[int, int], lang: str, mouse: bool, players: int) -> None:
    sitting = session("orders", seed=5, lang=lang, players=players, rounds=1)

    async def work(person: Person) -> None:
        await person.play(random.Random(1), mouse, pick=follow)
        assert ("The match is over" if lang == "en" else "Die Partie ist zu Ende") in person.text

    run(sitting, work, size)
    assert sitting.state.over


def test_two_people_play_a_match_and_hands_are_hidden_between_turns() -> None:
    sitting = at_table(later(12, players=3, rounds=1), people=2)
    covered = []

    async def work(person: Person) -> None:
        while not sitting.state.over:
            if isinstance(person.app.screen, Handover):
                covered.append(person.text)
            await person.turn_page()
            if not sitting.state.over:
                await person.choose(follow(person, random.Random(0)), mouse=True)

    run(sitting, work)
    assert len(covered) > 2
    assert all("✿" not in text and "▒" not in text for text in covered)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_match_in_lines(lang: str) -> None:
    sitting = session("orders", seed=4, lang=lang, players=3, rounds=1)
    out = io.StringIO()

    def answer(_: str) -> str:
        return str(list(described(sitting.state)).index(choose(sitting.state)) + 1)

    assert PlainTable(Console(file=out, width=200), sitting, answer).run()
    assert sitting.state.over
    told = out.getvalue()
    for word in {"en": ["Row: ", "Your hand: ", "place"], "de": ["Reihe: ", "Deine Hand: ", "Platz"]}[lang]:
        assert word in told


# -- what the board shows --------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 32), (80, 60), (160, 30)])
@pytest.mark.parametrize("players", [2, 6])
def test_everything_public_is_on_the_board(size: tuple[int, int], players: int) -> None:
    sitting = at_table(later(20 + 10 * players, players=players))

    async def work(person: Person) -> None:
        await person.turn_page()
        view = sitting.state.view(0)
        assert view["round"] > 0
        shown = person.text
        assert f"Order {view['order']}" in shown
        assert "swap" in shown
        assert f" {view['stack']} " in shown
        assert f"pays {view['pays']['points']} now" in shown
        for seat in range(1, players):
            assert person.table.session.name(seat) in shown
            unknown = view["hand_counts"][seat] - len(view["known"][seat])
            assert f"{unknown} unknown" in shown
            for card in view["known"][seat]:
                assert f"{SIGNS[card[0]]}{card}" in shown
        cells = person.table.board.canvas
        assert {f"hand:{card}" for card in view["hand"]} <= {target.key for target in cells.targets}
        assert {f"row:{card}" for card in view["row"]} <= {target.key for target in cells.targets}
        for target in cells.targets:
            assert target.x + target.width <= cells.width
            assert target.y + target.height <= cells.height

    run(sitting, work, size)


def test_a_window_that_is_too_small_breaks_nothing() -> None:
    sitting = session("orders", seed=8, players=6, rounds=1)

    async def work(person: Person) -> None:
        for size in ((40, 12), (20, 5), (80, 24)):
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()

    run(sitting, work)


def test_a_full_row_fits_on_a_small_screen() -> None:
    """Twelve cards after the last reveal, and two more while a trio is taken."""
    row = "P5 G5 G10 P6 P7 P8 P9 G6 G7 G8 G9"
    state = position(("P1 P2 P3 G1 G2 G3 O1 O2 O3", ""), row=row, stack="O5", orders=[1])
    play(state, "reveal trio5 P1 P2")
    sitting = at_table(state)

    async def work(person: Person) -> None:
        cells = person.table.board.canvas
        found = [target for target in cells.targets if target.key.startswith("row:")]
        assert len(found) == 14
        assert all(target.x + target.width <= cells.width for target in found)
        assert all(card in person.text for card in state.view(0)["row"])

    run(sitting, work)


def test_colours_differ_by_letter_sign_pattern_and_ink() -> None:
    for marks in (SIGNS, PATTERNS, INKS):
        assert len(set(marks.values())) == 3


def test_the_hand_lies_in_the_groups_in_which_it_counts() -> None:
    """O-28"""
    hands = ("P8 G8 O8 P10 O10 P4 G4 P1 G2", "")
    sitting = dealt(deck(hands, order=4))

    async def work(person: Person) -> None:
        keys = [target.key for target in person.table.board.canvas.targets if target.key.startswith("hand:")]
        assert keys == [f"hand:{card}" for card in hands[0].split()]
        assert "pays 40 now" in person.text
        assert "╰───── 12 ──────╯  ╰── 20 ───╯  ╰─── 8 ───╯  ╰─── 0 ───╯" in person.text

    run(sitting, work)


def test_a_hand_card_aimed_at_shows_what_every_swap_would_pay() -> None:
    sitting = session("orders", seed=8, rounds=1, orders=1, starter=0)

    async def work(person: Person) -> None:
        view = sitting.state.view(0)
        card = view["hand"][0]
        await person.aim(f"hand:{card}")
        assert "then take a card from the row" in person.status
        for points in view["prospects"]["swaps"][card].values():
            assert any(f"{mark}{points}" in person.text for mark in "▲▼=")

    run(sitting, work)


def test_the_card_wanted_may_be_chosen_before_the_card_to_give() -> None:
    sitting = dealt(deck(("P1 P2 P3 G3 G7 G9 O1 O2 O10", ""), row="P9 G5 G10", order=6))

    async def work(person: Person) -> None:
        await person.choose("row:P9")
        assert len(sitting.match) == 0
        assert "╔═▲═╗" in person.text
        await person.aim("hand:P2")
        assert "Give P2 pink 2 for P9: your hand would pay 33 (+9)" in person.status
        await person.choose("row:P9")  # and think it over
        assert "╔═▲═╗" not in person.text
        await person.choose("row:P9", mouse=True)
        await person.choose("hand:P2", mouse=True)
        assert sitting.match.record.moves[:2] == [2, 9]

    run(sitting, work)


def test_a_swap_is_given_then_taken_and_a_give_can_be_taken_back() -> None:
    sitting = dealt(deck(("P1 P2 P3 G3 G7 G9 O1 O2 O10", ""), row="P9 G5 G10", order=6))

    async def work(person: Person) -> None:
        await person.choose("hand:P2")
        assert sitting.state.view(0)["laid"] == "P2"
        assert "which card do you take for it?" in person.text
        assert person.table.board.aim.startswith("row:")
        await person.press("u")
        assert len(sitting.match) == 0
        await person.choose("hand:P2")
        await person.aim("row:P9")
        assert "Take P9 pink 9: your hand would pay 33" in person.status
        await person.press("enter")
        assert sitting.state.view(0)["known"][0] == ["P9"]
        assert "◉" in person.text

    run(sitting, work)


def test_a_trio_is_taken_for_three_cards() -> None:
    """O-11"""
    sitting = dealt(trio_deck())

    async def work(person: Person) -> None:
        await person.choose("reveal")
        assert "A trio lies open" in person.text
        assert person.table.board.aim == "trio:5"
        assert "P5 G5 O5" in person.status
        await person.choose("trio:5", mouse=True)
        for count in (3, 2, 1):
            assert ("one more card" if count == 1 else f"{count} more cards") in person.text
            assert "your hand can still reach" in person.status
            view = sitting.state.view(0)
            lays = view["prospects"]["lays"]
            await person.choose(f"hand:{max(lays, key=lambda card: lays[card])}")
        assert {"P5", "G5", "O5"} <= set(sitting.state.view(0)["known"][0])

    run(sitting, work, LARGE)


def test_a_trio_is_taken_by_a_card_of_it_or_left() -> None:
    sitting = dealt(trio_deck())

    async def work(person: Person) -> None:
        await person.choose("reveal")
        await person.choose("row:G5", mouse=True)
        assert sitting.state.view(0)["trio"] == 5
        await person.press("u")
        await person.choose("decline")
        assert "You leave the trio where it is." in [line.plain for line in sitting.history()]

    run(sitting, work)


# -- refusals, hints, events -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "click", "clause"),
    [
        (["hand:P2"], "row:P2", "O-7"),  # the card just laid
        (["hand:P2"], "reveal", "O-7"),
        (["hand:P2"], "hand:P1", "O-7"),
        (["reveal"], "hand:P1", "O-11"),
        (["reveal"], "row:G10", "O-11"),
        (["reveal", "trio:5"], "row:G10", "O-12"),
        (["reveal", "trio:5"], "reveal", "O-11"),
    ],
)
def test_a_refused_choice_says_its_clause(before: list[str], click: str, clause: str) -> None:
    sitting = dealt(trio_deck())

    async def work(person: Person) -> None:
        for key in before:
            await person.choose(key)
        made = len(sitting.match)
        await person.choose(click, mouse=True)
        assert clause in person.status
        assert len(sitting.match) == made

    run(sitting, work)


def test_a_hand_card_does_not_take_its_twin_from_the_row() -> None:
    """O-7: after giving a card one of the row is chosen, and it is chosen there."""
    sitting = dealt(deck(("P1 P2 P3 G3 G7 G9 O1 O2 O10", ""), row="P3 G5 G10", order=6))

    async def work(person: Person) -> None:
        await person.choose("hand:P2")
        await person.choose("hand:P3", mouse=True)
        assert "O-7" in person.status
        assert len(sitting.match) == 1

    run(sitting, work)


def test_who_has_to_reveal_is_told_so() -> None:
    """O-R3"""
    sitting = at_table(position(("", ""), stall_rounds=1, swaps=2))

    async def work(person: Person) -> None:
        assert "reveal now!" in person.text
        assert [target.key for target in person.targets()] == ["reveal"]
        for key in (f"hand:{sitting.state.view(0)['hand'][0]}", f"row:{sitting.state.view(0)['row'][0]}"):
            await person.choose(key, mouse=True)
            assert "O-R3" in person.status

    run(sitting, work)


@pytest.mark.parametrize("turn", [["P2", "=P9"], ["reveal"]])
def test_a_hint_is_marked(turn: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The card to give and the one to take for it; or the stack."""
    sitting = dealt(deck(("P1 P2 P3 G3 G7 G9 O1 O3 O10", ""), row="P9 G5 G10", order=6))
    actions = sitting.read_words(" ".join(turn))
    best = Opinion(actions[0], 0.0, 0.0, 1.0, "orders-why-less", {"points": 30, "turn": actions})
    monkeypatch.setattr(sitting, "advice", lambda: [best])

    async def work(person: Person) -> None:
        await person.press("i")
        if len(turn) == 2:
            assert person.text.count("╔═?═╗") == 2
            assert "Roji would choose: Give P2 pink 2" in person.status
        else:
            assert "?reveal" in person.text
            assert "Reveal the top card" in person.status

    run(sitting, work)


def test_what_happens_stands_out() -> None:
    sitting = dealt(deck(("P1 P2 P3 G3 G7 G9 O1 O2 O10", ""), row="P9 G5 G10", order=6))

    async def work(person: Person) -> None:
        table = person.table
        table.asking = False
        for event in ({"do": "reveal", "seat": 1, "card": "O0"}, {"do": "lay", "seat": 1, "card": "O0"}):
            table.draw(event=event)
            await person.pilot.pause()
            assert "▶▶" in person.text
            assert "║O0◆║" in person.text
        table.draw(event={"do": "take", "seat": 1, "card": "G5"})
        await person.pilot.pause()
        assert "║G5♣║" in person.text
        table.draw(event={"do": "lay", "seat": 0, "card": "P3"})
        await person.pilot.pause()
        assert "║P3✿║" in person.text

    run(sitting, work)


# -- the count -------------------------------------------------------------------------------------


def test_the_count_of_a_round_is_laid_out_card_by_card() -> None:
    """O-29, O-26: every hand with its reasons, who wins the order; then the match added up (O-27)."""
    hands = ("P8 G8 O8 P10 O10 P4 G4 P1 G2", "P1 P3 P5 P7 P9 O0 O2 O4 O6")
    state = position(hands, stack="O1", orders=[4])
    _, (_, result, over) = state.effects_of(state.parse("reveal"), 0)
    teller = Teller(roji.game("orders"), "en", ["Anna", "Ben"], you=0)
    console = Console(file=io.StringIO(), width=80, record=True)
    console.print(teller.summary(result, GameBoard.mark), teller.summary(over, GameBoard.mark))
    page = [" ".join(line.split()) for line in console.export_text().splitlines()]
    for line in (
        "Round 1 is over. You win order 4 (you: 40 points; Ben: 0 points).",
        "Order 4: trios, and pairs of one value",
        "★ you",
        "12 trio O-16 ✿P8 ♣G8 ◆O8",
        "20 pair O-20 ✿P10 ◆O10",
        "0 no points O-25 ✿P1 ♣G2",
        "40 total",
        "0 no points O-25 ✿P1 ✿P3 ✿P5 ✿P7 ✿P9 ◆O0 ◆O2 ◆O4 ◆O6",
        "You win the match: you 40, Ben 0.",
        "you ★ 40 40",
        "Ben 0 0",
    ):
        assert line in page


def test_a_tie_is_shared() -> None:
    """O-R1"""
    hands = ("P1 P3 P5 P7 P9 P0 P2 P4 P6", "G1 G3 G5 G7 G9 G0 G2 G4 G6")
    state = position(hands, stack="O2", orders=[6])
    _, (_, result, over) = state.effects_of(state.parse("reveal"), None)
    teller = Teller(roji.game("orders"), "de", ["Anna", "Ben"])
    console = Console(file=io.StringIO(), width=80, record=True)
    console.print(teller.summary(result), teller.summary(over))
    page = console.export_text()
    assert "Auftrag 6 teilen sich Anna, Ben" in page
    assert "Die Partie teilen sich Anna, Ben" in page


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_last_hands_stay_open_on_the_table(size: tuple[int, int]) -> None:
    """O-29"""
    sitting = at_table(later(9999, players=6, rounds=2))

    async def work(person: Person) -> None:
        await person.turn_page()
        view = sitting.state.view(0)
        for seat, points in enumerate(view["scores"]):
            assert f"{' + '.join(str(result['points'][seat]) for result in view['results'])} = {points}" in person.text
            for card in view["results"][-1]["hands"][seat]:
                assert card in person.text

    run(sitting, work, size)
