"""The cards of Koi-Koi, to tell the luck of the deal from play."""

from __future__ import annotations

from roji.bots.koikoi.equity import kind_of, table_of
from roji.bots.koikoi.judge import REACH
from roji.bots.measure import share
from roji.games.koikoi.facts import Result
from roji.games.koikoi.game import KoiKoi
from roji.games.state import State

OTHER = 1 << 200  # seeds from here on are those of no match that anybody chose
LUCKY = ("lucky", "both-lucky")


class KoiKoiCards:
    def anew(self, state: State, seed: int) -> State:
        """Hands, field and stock of another match whose first round the deal alone did not decide."""
        game, number = state.game, OTHER + (seed << 16)
        while True:
            dealt = game.new(seed=number).to_dict()
            if not dealt["results"]:
                break
            number += 1
        cards = {part: dealt[part] for part in ("hands", "field", "stock")}
        return game.from_dict(state.to_dict() | cards)

    def decided(self, last: State, round_: int) -> list[float] | None:
        """A lucky hand ends a round before anybody plays (H-10)."""
        game, results = last.game, last.rounds()
        assert isinstance(game, KoiKoi)
        if round_ >= len(results) or results[round_]["kind"] not in LUCKY:
            return None
        before, after = (standing(game, results, number) for number in (round_, round_ + 1))
        return [share(game, now) - share(game, then) for now, then in zip(after, before, strict=True)]


def standing(game: KoiKoi, results: list[Result], number: int) -> list[float]:
    """What the match was worth to both seats when so many rounds had been played, before the next was dealt."""
    points = [sum(result["points"] for result in results[:number] if result["winner"] == seat) for seat in (0, 1)]
    ahead = max(-REACH, min(REACH, points[0] - points[1]))
    dealer = next_dealer(results, number)
    value = table_of(kind_of(game))[game.options["rounds"] - number][ahead + REACH][dealer == 0]
    return [value, -value]


def next_dealer(results: list[Result], number: int) -> int:
    """Who deals after so many rounds (H-20)."""
    if number < len(results):
        return int(results[number]["dealer"])
    last = results[-1]
    return 1 - int(last["dealer"]) if last["winner"] is None else int(last["winner"])
