"""A position of a recorded match as a picture."""

from __future__ import annotations

from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.state import Plain
from roji.pictures.drawer import drawer
from roji.pictures.frame import called_shortly, framed
from roji.table.record import Record
from roji.words import say
from roji.words.speaking import Speaker


def position(record: Record, number: int | None = None, seat: int | None = None, lang: str = "en") -> str:
    """The match after some decisions (all of them unless said), as a seat could see it, or as everybody could."""
    record.game.check_seat(seat)
    last = len(record.moves)
    if number is not None and number > last:
        raise Invalid("draw-move", move=str(number), last=str(last))
    at = last if number is None else number
    state = record.start()
    for action in record.moves[:at]:
        state.apply(action)
    view = state.view(seat)
    speaker = Speaker(record.game.id, lang, called(record, lang))
    shown = drawer(record.game)(record.game, view, speaker)
    name = called_shortly(record.game.id, lang)
    note = say("picture-end" if at == last and state.over else "picture-after", lang, number=at)
    told = [speaker.tell(line) for line in record.game.telling.lines(view)]
    whole = framed(name, note, standing(record.game, view, speaker), shown)
    return whole.whole(f"{name}: {note}", " ".join(told))


def called(record: Record, lang: str) -> list[str]:
    """The names of all seats."""
    names = record.players or [""] * record.game.players
    return [name or say("play-person", lang, number=seat + 1) for seat, name in enumerate(names)]


def standing(game: Game, view: Plain, speaker: Speaker) -> list[str]:
    """Everybody with their points; where the game tells none, their names and how it stands."""
    lines = game.telling.standing(view)
    told = [speaker.tell(line) for line in lines]
    return told if told and all("who" in line["args"] for line in lines) else [*speaker.players, *told]
