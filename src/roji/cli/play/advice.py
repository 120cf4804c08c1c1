"""Hints in words: the best decision in a line, the best few on a page with bars or in lines of text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from roji.bots.bot import Opinion
from roji.bots.explain import turn_names, unit
from roji.bots.measure import in_points, spread, worth
from roji.cli.play.session import HINT_SIMULATIONS, Session
from roji.words import has
from roji.words.numbers import number
from roji.words.speaking import stopped

BAR = 24  # cells of a whole bar
FULL = 2  # points at once that a whole bar means


def hint_line(session: Session) -> str:
    """What the strongest player would do, and why."""
    best = session.advice()[0]
    teller = session.teller()
    hint = teller.say("table-hint", who="Roji", choice=teller.choice(session.state.describe(best.action)))
    return teller.say("list-sentence").join((stopped(hint), session.because(best)))


def advice_page(session: Session) -> RenderableType:
    """The best few decisions with bars, figures and reasons, and what stands behind them."""
    parts: list[RenderableType] = []
    for place, opinion in enumerate(session.advice(), 1):
        parts.append(Text(f"{place}. {choice_of(session, opinion)}", style="bold"))
        if said := figure(session, opinion):
            parts.append(bar(session, opinion).append(f" {said}"))
        parts += [Padding(Text(session.because(opinion)), (0, 0, 1, 3))]
    return Group(*parts, Text(behind(session), style="dim"))


def advice_lines(session: Session) -> str:
    """The same in lines of text, each with the number by which it can be chosen."""
    lines, listed, say = [], session.state.legal_actions(), session.teller().say
    for opinion in session.advice():
        choice, said = choice_of(session, opinion), figure(session, opinion)
        told = stopped(say("telling-fact", name=choice, value=said) if said else choice)
        parts = (told, session.because(opinion))
        lines.append(f"{listed.index(opinion.action) + 1}. {say('list-sentence').join(parts)}")
    return "\n".join([*lines, behind(session)])


def choice_of(session: Session, opinion: Opinion) -> str:
    """A decision in words, with the turn that is planned from it as one can type it."""
    choice = session.teller().choice(session.state.describe(opinion.action)).rstrip(".。")
    turn = turn_names(session.state, opinion)
    return f"{choice} ({' '.join(turn)})" if len(turn) > 1 else choice


def forced(session: Session) -> bool:
    """Whether there is nothing to choose, and so nothing to measure."""
    return len(session.state.legal_actions()) == 1


def figure(session: Session, opinion: Opinion) -> str:
    """What a decision promises, with its spread where single courses differ; nothing where there is no figure."""
    game, lang = session.game, session.lang
    value, apart = worth(game, opinion), spread(game, opinion)
    if value is None or apart is None or forced(session):
        return ""
    say = session.teller().say
    if in_points(game):
        return say("advice-points", value=number(value, 1, lang), spread=number(apart, 1, lang))
    if unit(game) == "positions":
        return f"{number(100 * value, 1, lang)} %"
    return say("advice-chance", value=number(100 * value, 1, lang), spread=number(100 * apart, 0, lang))


def bar(session: Session, opinion: Opinion) -> Text:
    """What a decision promises as a bar."""
    value = worth(session.game, opinion) or 0.0
    share = value / FULL if in_points(session.game) else value
    full = min(max(round(BAR * share), 0), BAR)
    return Text("   ").append("█" * full, style="green").append("░" * (BAR - full), style="dim")


def behind(session: Session) -> str:
    """What the figures are and how much thought stands behind them."""
    say = session.teller().say
    if forced(session):
        return say("advice-forced")
    if worth(session.game, session.advice()[0]) is None:
        return say("advice-means-nothing")
    own = f"{session.game.id}-advice-means"
    return say(own if has(own) else f"advice-means-{unit(session.game)}", count=HINT_SIMULATIONS)
