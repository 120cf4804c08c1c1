"""The result as one page: no scripts, nothing from elsewhere, light and dark, for narrow screens too."""

from __future__ import annotations

from html import escape

from roji.arena import plots
from roji.arena.columns import Table, between, milliseconds, summary, tables, title
from roji.arena.interval import Estimate
from roji.arena.plots import Dot
from roji.arena.totals import Totals
from roji.games.options import shown
from roji.words import say
from roji.words.numbers import decimal_sign, number, percent

STYLE = """
:root{color-scheme:light dark;--ground:#f6f1e4;--paper:#fffdf6;--ink:#26241f;--faint:#6f6a5c;--line:#d8cfb8;
--dot:#b4472a;--mark:#3f6b22}
@media (prefers-color-scheme:dark){:root{--ground:#1c1f1b;--paper:#262a24;--ink:#e8e2d3;--faint:#a39d8b;
--line:#454a40;--dot:#e8825a;--mark:#8fb573}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 Georgia,"Noto Serif",serif}
main{max-width:1160px;margin:auto;padding:16px}
h1{font-size:1.6rem;margin:.4em 0 0}h2{font-size:1.15rem;margin:0 0 .5em}
p{margin:.4em 0;overflow-wrap:anywhere}.faint{color:var(--faint)}
section{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:14px;margin:14px 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:5px 8px;text-align:right;border-top:1px solid var(--line)}thead th{border:0;color:var(--faint)}
th:first-child,td:first-child{text-align:left}tbody th{font-weight:bold}
.pairs{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,500px),1fr));gap:14px}
.pairs section{margin:0;overflow-x:auto}.pairs table{font-size:.92em;white-space:nowrap}
@media (min-width:641px){.pairs th,.pairs td{padding:5px 4px}}
svg{display:block;width:100%;height:auto;max-width:480px;font:14px Georgia,"Noto Serif",serif;fill:var(--ink)}
.value,.tick{font-variant-numeric:tabular-nums}.value{text-anchor:end}.tick{text-anchor:middle;fill:var(--faint)}
.label{font-weight:bold}.label,.value{paint-order:stroke;stroke:var(--paper);stroke-width:4px}
.grid{stroke:var(--line)}.mark{stroke:var(--mark);stroke-width:2;stroke-dasharray:4 3}
.whisker{stroke:var(--ink);stroke-width:2;fill:none}.dot{fill:var(--dot);stroke:var(--paper);stroke-width:1.5}
@media (max-width:640px){thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,th,td{display:block}tbody tr{border-top:1px solid var(--line);padding:6px 0}
tbody tr:first-child{border:0}th,td{border:0;padding:2px 0;text-align:left}
td{display:flex;justify-content:space-between;gap:12px}td::before{content:attr(data-name);color:var(--faint)}}
"""


def report(totals: Totals, lang: str) -> str:
    """The whole page in one language."""
    heading = escape(title(totals, lang))
    options = " ".join(f"{name}={shown(value)}" for name, value in totals.settings.options.items())
    method = "arena-method-together" if totals.partners else "arena-method"
    first, *rest = tables(totals, lang)
    body = [
        f"<h1>{heading}</h1>",
        f"<p>{escape(summary(totals, lang))}</p>",
        f'<p class="faint">{escape(options)}</p>',
        _table(first),
        '<div class="pairs">',
        *_plots(totals, lang),
        *(_table(table) for table in rest),
        "</div>",
        f'<p class="faint">{escape(say(method, lang))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = []
    for row in table.rows:
        cells = zip(table.heads[1:], row[1:], strict=True)
        figures = "".join(f'<td data-name="{escape(head)}">{escape(text)}</td>' for head, text in cells)
        rows.append(f'<tr><th scope="row">{escape(row[0])}</th>{figures}</tr>')
    return (
        f"<section><h2>{escape(table.title)}</h2><table><thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></section>"
    )


def _plots(totals: Totals, lang: str) -> list[str]:
    """Win rates or common scores, ratings, points, times."""

    def points(label: str, found: Estimate) -> Dot:
        text = f"{number(found.mean, 1, lang)} ({number(found.low, 1, lang)}–{number(found.high, 1, lang)})"
        return Dot(label, found.mean, found.low, found.high, text)

    found = []
    decimal = decimal_sign(lang)
    if totals.standings:
        rates = [
            Dot(one.bot, one.rate.mean, one.rate.low, one.rate.high,
                f"{percent(one.rate.mean, lang)} ({between(one.rate, lang)})")
            for one in totals.standings
        ]  # fmt: skip
        heading = say("arena-plot-rate", lang)
        drawn = plots.plot(heading, rates, plots.shares(), decimal, 1 / totals.seats)
        found.append(_plot(heading, drawn, say("arena-plot-rate-mark", lang)))
        ratings = [
            Dot(one.bot, one.rating.mu, one.rating.mu - 2 * one.rating.sigma, one.rating.mu + 2 * one.rating.sigma,
                f"{number(one.rating.mu, 1, lang)} ± {number(2 * one.rating.sigma, 1, lang)}")
            for one in totals.standings if one.rating is not None
        ]  # fmt: skip
        heading = say("arena-plot-rating", lang)
        found.append(_plot(heading, plots.plot(heading, ratings, plots.linear(ratings), decimal)))
    dots = [points(one.bot, one.points) for one in totals.standings]
    dots += [points(" + ".join(pair.bots), pair.points) for pair in totals.partners]
    heading = say("arena-plot-points", lang)
    found.append(_plot(heading, plots.plot(heading, dots, plots.linear(dots), decimal)))
    times = [
        Dot(pace.bot, 1000 * pace.mean, 1000 * pace.mean, 1000 * pace.worst,
            f"{milliseconds(pace.mean, lang)} … {milliseconds(pace.worst, lang)}")
        for pace in totals.paces
    ]  # fmt: skip
    heading = say("arena-plot-time", lang)
    found.append(_plot(heading, plots.plot(heading, times, plots.powers(times), decimal)))
    return found


def _plot(heading: str, drawn: str, below: str = "") -> str:
    note = f'<p class="faint">{escape(below)}</p>' if below else ""
    return f"<section><h2>{escape(heading)}</h2>{drawn}{note}</section>"
