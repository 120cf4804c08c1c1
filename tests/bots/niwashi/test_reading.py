"""The story of a finished match: who wished what when, and how well it could be read."""

from __future__ import annotations

import pytest

import roji
from roji.bots.bot import bot
from roji.bots.niwashi.manners import KINDS
from roji.bots.niwashi.reading import reading
from roji.bots.players import Turn
from roji.games.state import State
from roji.words import LANGUAGES
from roji.words.speaking import Speaker


def played(seed: int) -> tuple[list[State], list[int]]:
    """A match between two careful partners."""
    game = roji.game("niwashi")
    states, moves = [game.new(seed=seed)], list[int]()
    bots = [bot("club", game, seat, seed) for seat in range(2)]
    while (seat := states[-1].seat) is not None:
        action = bots[seat].opinions(states[-1])[0].action
        for other in range(2):
            bots[other].see(states[-1].effects_of(action, other)[1])
        states.append(states[-1].effects_of(action, None)[0])
        moves.append(action)
    return states, moves


def story(seed: int) -> tuple[list[State], list[Turn]]:
    states, moves = played(seed)
    return states, reading(states[0].game, states, moves)


def test_the_turns_are_all_decisions_in_order_with_the_wishes_of_their_moment() -> None:
    states, turns = story(3)
    assert turns[0].number == 0
    assert len({turn.number for turn in turns}) == len(turns)
    for turn in turns:
        state = states[turn.number]
        assert state.seat == turn.seat
        assert turn.wishes == [state.view(seat)["wishes"] for seat in range(2)]
    assert [effect["do"] for effect in turns[-1].effects][-2:] == ["end", "over"]


def test_a_lantern_of_a_partner_can_be_read_and_what_is_laid_open_is_certain() -> None:
    _, turns = story(3)
    lit = next(turn for turn in turns if turn.effects[0]["do"] == "lantern")
    assert max(lit.after[lit.seat]) > max(lit.before[lit.seat]) + 0.5
    for turn in turns:
        for effect in turn.effects:
            if effect["do"] == "fulfil" and effect["wish"] in turn.wishes[effect["seat"]]:
                assert turn.after[effect["seat"]][turn.wishes[effect["seat"]].index(effect["wish"])] == 1.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_end_it_says_why_a_lantern_was_lit_and_for_whom_it_took_the_players(lang: str) -> None:
    _, turns = story(3)
    lit = next(turn for turn in turns if turn.effects[0]["do"] == "lantern")
    (why,) = lit.thoughts
    assert why["key"] == "niwashi-thought-lit"
    assert why["args"]["wish"]["wish"] in lit.wishes[lit.seat]
    assert why["args"]["have"] >= 3
    manners = [thought for thought in turns[-1].thoughts if thought["key"] == "niwashi-thought-manner"]
    assert [thought["args"]["who"]["seat"] for thought in manners] == [0, 1]
    for thought in (why, *manners):
        rates = [value for name, value in thought["args"].items() if name in KINDS]
        assert sum(rates) in (0, 98, 99, 100, 101, 102)
        said = Speaker("niwashi", lang, ["Aki", "Mori"], 0).tell(thought)
        assert "{" not in said
        assert "%" in said


def test_every_likelihood_is_one() -> None:
    _, turns = story(5)
    for turn in turns:
        for seat in range(2):
            assert len(turn.before[seat]) == len(turn.after[seat]) == len(turn.wishes[seat])
            assert all(0.0 <= share <= 1.0 for share in (*turn.before[seat], *turn.after[seat]))
