"""Hints in words: the best decision in a line, the best few on a page with bars."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from roji.bots.bot import Opinion
from roji.bots.explain import unit, unrated
from roji.bots.measure import WISHES, in_points, scale, worth
from roji.cli.play.session import HINT_SIMULATIONS, Session

BAR = 24  # cells of a whole bar


def hint_line(session: Session) -> str:
    """What the strongest player would do, and why."""
    best = session.advice()[0]
    teller = session.teller(session.viewer)
    hint = teller.say("table-hint", who="Roji", choice=teller.choice(session.state.describe(best.action)))
    return f"{hint.rstrip('.')}. {session.because(best)}"


def advice_page(session: Session) -> RenderableType:
    """The best few decisions with bars, figures and reasons, and what stands behind them."""
    found = session.advice()
    parts: list[RenderableType] = []
    measured = session.adviser.bot.measures and len(session.state.legal_actions()) > 1
    measured = measured and not unrated(session.state, found[0])
    for number, opinion in enumerate(found, 1):
        choice = session.teller(session.viewer).choice(session.state.describe(opinion.action))
        parts.append(Text(f"{number}. {choice}", style="bold"))
        if measured:
            parts.append(figures(session, opinion))
        parts += [Text(f"   {session.because(opinion)}"), Text("")]
    return Group(*parts, Text(behind(session, measured), style="dim"))


def figures(session: Session, opinion: Opinion) -> Text:
    """What a decision promises, as a bar and as a number with its spread."""
    game, lang_say = session.game, session.teller(session.viewer).say
    value, spread = worth(game, opinion.value), scale(game) * opinion.spread
    share = value / WISHES if in_points(game) else value
    full = min(max(round(BAR * share), 0), BAR)
    key = "advice-points" if in_points(game) else "advice-chance"
    number = f"{value:.1f}" if in_points(game) else str(round(100 * value))
    apart = f"{spread:.1f}" if in_points(game) else str(round(100 * spread))
    bar = Text("   ").append("█" * full, style="green").append("░" * (BAR - full), style="dim")
    return bar.append(f" {lang_say(key, value=number, spread=apart)}")


def behind(session: Session, measured: bool) -> str:
    """What the figures are and how much thought stands behind them."""
    say = session.teller(session.viewer).say
    if not measured:
        return say("advice-unmeasured") if len(session.state.legal_actions()) > 1 else say("advice-forced")
    key = "advice-means-points" if in_points(session.game) else "advice-means-chance"
    return f"{say(key)} {say('advice-thought', count=HINT_SIMULATIONS, unit=unit(session.game))}"
