"""What the strongest bots say about the golden records: reasons that argue for what is advised, marks that hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from roji.bots.explain import Adviser, sentence
from roji.bots.measure import error, in_points, total
from roji.bots.review import DEEPER, MARKS, Reviewer, looked_at
from roji.table.match import Match
from roji.table.record import read

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path for path in GOLDEN.glob("*/*.toml") if path.parent.name != "stores")
# What describes a position, or speaks against a decision: no reason for what is advised.
NO_REASON = {
    "koikoi-why-lays", "koikoi-why-either", "orders-why-less", "orders-why-swap-even", "orders-why-decline-still",
    "kokeshi-why-race", "kokeshi-why-place", "niwashi-why-waits", "niwashi-why-cell",
}  # fmt: skip
STEP = 7  # decisions of a record from one that is looked at to the next


@cache
def match_of(path: Path) -> Match:
    return Match(read(path.read_bytes()))


def check_reasons(path: Path, first: int, thought: int) -> int:
    """Every seventh decision of a record from this one on; how many had an alternative that was told."""
    match, compared = match_of(path), 0
    game, moves = match.record.game, list(match.record.moves)
    for number in range(first % STEP, len(moves), STEP):
        state = match.states[number]
        if state.seat is None or len(state.legal_actions()) == 1:
            continue
        adviser = Adviser(game, state.seat, thought)
        found = adviser.advice(match.states[: number + 1], moves[:number])
        best, where = found[0], (path.name, number)
        assert best.why not in NO_REASON or len(found) == 1, (where, best.why)
        if "gap" not in best.args:
            continue
        compared += 1
        other = next(
            each for each in found[1:] if match.states[number].name(each.action) == best.args["instead"].split()[0]
        )
        one, two = total(game, best), total(game, other)
        assert one is not None
        assert two is not None
        doubt = 2 * error(game, best, other, thought)
        worse = 0 if one - two < doubt else round((10 if in_points(game) else 100) * (one - two))
        assert best.args["gap"] == worse, where
        assert (best.args["than"] == "tie") == (worse == 0), where
        for lang in ("en", "de"):
            assert sentence(best, game, lang).endswith("."), where
    return compared


def check_marks(path: Path, first: int, thought: int) -> int:
    """What is marked in every seventh decision of a record is marked as well after ten times the thought; how many."""
    match, marked = match_of(path), 0
    game, moves = match.record.game, list(match.record.moves)
    reviewer = Reviewer(game, match.states, moves, thought)
    for number in range(first % STEP, len(moves), STEP):
        verdict = reviewer.verdict(number)
        if verdict is not None and verdict.mark in MARKS:
            adviser = Adviser(game, verdict.seat, DEEPER * verdict.thought)
            adviser.follow(match.states, moves[:number])
            again = looked_at(adviser, match.states[number], number, moves[number])
            assert again.mark in MARKS, (path.name, number, verdict.mark, verdict.cost, verdict.doubt, again.cost)
            marked += 1
    return marked
