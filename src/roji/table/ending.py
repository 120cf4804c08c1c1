"""How a match ended: by the rules of the game, or because somebody gave up."""

from __future__ import annotations

from roji.games.game import Game
from roji.games.state import Plain
from roji.games.telling import Sentence, seat, sentence, several


def ended(game: Game, view: Plain, resigned: int | None) -> list[Sentence]:
    """How it ended and what decided it, for a viewer with this view; nothing where it goes on."""
    telling = game.telling
    how = telling.asked(view, []) if resigned is None else given_up(game, resigned)
    return [told for told in (how, telling.swing(view)) if told is not None] if how is not None else []


def given_up(game: Game, number: int) -> Sentence:
    """Somebody ended the match by giving up: who has won by that."""
    if game.together:
        result = sentence("table-unfinished")
    elif game.players == 2:
        result = sentence("table-wins", who=seat(1 - number))
    else:
        result = sentence("table-others-win")
    return several([sentence("remote-resigned", who=seat(number)), result])
