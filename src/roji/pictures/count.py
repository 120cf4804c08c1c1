"""A count of the scorekeeper as a picture: the cards, what they are worth, and why."""

from __future__ import annotations

from roji.games.registry import game_class
from roji.games.scorekeeper import Score
from roji.pictures.cards import Cards
from roji.pictures.frame import ROOM, called_shortly, framed
from roji.pictures.svg import FAINT, LINE, Drawing, short, words
from roji.words import say
from roji.words.speaking import Speaker

LINES, STEP = 6, 44.0


def draw_count(result: Score, pile: list[str], lang: str = "en") -> str:
    """The whole picture; `pile` are the cards that were counted, in notation."""
    game = game_class(result.game)
    cards, speaker = Cards(game, lang), Speaker(result.game, lang, [])
    points = say("score-total", lang, points=result.points)
    lay = laid(cards, pile)
    why = [(reason.worth, speaker.tell(game.telling.named(reason.plain())), reason.clause) for reason in result.reasons]
    told = "; ".join(f"{worth} {name} ({clause})" for worth, name, clause in why)
    shown = Drawing(ROOM.width, ROOM.height, cards.symbols() + lay + "".join(lines(why)))
    name = called_shortly(result.game, lang)
    return framed(name, "", [points], shown).whole(f"{name}: {points}", told)


def laid(cards: Cards, pile: list[str]) -> str:
    """The cards in two rows above the reasons."""
    half = (len(pile) + 1) // 2 if len(pile) > 12 else len(pile)
    height = 92.0 if len(pile) > 12 else 130.0
    rows = [row for row in (pile[:half], pile[half:]) if row]
    return "".join(cards.row(row, 0, (height + 8) * at, ROOM.width, height) for at, row in enumerate(rows))


def lines(why: list[tuple[str, str, str]]) -> list[str]:
    parts = [f'<path d="M0 202H{ROOM.width:g}" stroke="{LINE}" stroke-width="2"/>']
    step = min(STEP, (ROOM.height - 210) / max(len(why), 1))
    size = min(28.0, step * 0.68)
    for at, (worth, name, clause) in enumerate(why):
        y = 202 + step * (at + 0.8)
        parts.append(words(70, y, worth, size, anchor="end", weight="600"))
        parts.append(words(96, y, short(name, size, 800), size))
        parts.append(words(ROOM.width, y, clause, size * 0.8, FAINT, "end"))
    return parts
