"""What the strongest bot advises a seat, and why.

The bot is told what the seat was told and gets a state with everything dealt anew that the seat cannot know. So an
advice gives nothing away.
"""

from __future__ import annotations

from dataclasses import replace

from roji.bots.bot import Bot, Opinion, asked, bot
from roji.bots.levels import makers, strong
from roji.bots.why import reason
from roji.games.game import Game
from roji.games.state import State

FEW = 4  # decisions that are explained
LITTLE = 0.1  # of the thought: what had less is weighed once more, by itself
ESTIMATED = ("tile", "cell", "lay", "draw")  # decisions of which a bot without simulations has a figure
AGAIN = 0.25  # of the thought, for weighing a decision by itself


def strongest(game: Game) -> str:
    """The name of the strongest bot of a game."""
    maker = strong(game)
    return next((name for name, known in makers(game).items() if known is maker), "master")


def unit(game: Game) -> str:
    """What stands behind the values of that bot: `simulations`, `positions` looked at, or its `estimates` alone."""
    return {"alphabeta": "positions", "partner": "estimates"}.get(strongest(game), "simulations")


def unrated(state: State, opinion: Opinion) -> bool:
    """Whether a bot that only estimates has no figure: for what it would never do, and for anything but its tiles."""
    if unit(state.game) != "estimates":
        return False
    return opinion.value <= -1 or state.describe(opinion.action)["do"] not in ESTIMATED


class Adviser:
    """The strongest bot looking over the shoulder of a seat."""

    def __init__(self, game: Game, seat: int, simulations: int, seconds: float | None = None) -> None:
        self.game, self.seat = game, seat
        self.simulations, self.seconds = simulations, seconds
        self.bot = self.fresh()

    def fresh(self) -> Bot:
        made = bot(strongest(self.game), self.game, self.seat)
        made.budget(self.simulations, self.seconds)
        return made

    def follow(self, states: list[State], moves: list[int]) -> None:
        """Tell the bot what its seat was told of these moves, also after some were taken back."""
        if self.bot.decisions > len(moves):
            self.bot = self.fresh()
        for number in range(self.bot.decisions, len(moves)):
            self.bot.see(states[number].effects_of(moves[number], self.seat)[1])

    def advice(self, states: list[State], moves: list[int], few: int = FEW) -> list[Opinion]:
        """The best few decisions in the last state, the best first, each with a reason."""
        self.follow(states, moves)
        state = asked(self.bot, states[-1])
        opinions = self.bot.opinions(state)[: few if self.bot.measures else 1]
        rated = [opinion for opinion in opinions if not unrated(state, opinion)]
        found = self.weighed(state, rated or opinions[:1])
        return [self.reasoned(state, opinion, found, first=opinion is found[0]) for opinion in found]

    def weighed(self, state: State, found: list[Opinion]) -> list[Opinion]:
        """The same opinions, those that had little thought weighed once more; none better than the best."""
        if not self.bot.measures or len(found) == 1:
            return found
        best, others = found[0], []
        for other in found[1:]:
            again = self.bot.weigh(state, other.action, AGAIN) if other.share < LITTLE else other
            others.append(replace(again, value=min(again.value, best.value), share=other.share))
        return [best, *sorted(others, key=lambda opinion: (-opinion.value, opinion.action))]

    def reasoned(self, state: State, opinion: Opinion, found: list[Opinion], first: bool) -> Opinion:
        """An opinion with its reason; `turn` in its args is the decision and what is planned to follow it."""
        turn = self.turn(state, opinion, first)
        why, args = reason(state, turn, found)
        return replace(opinion, why=why, args={**opinion.args, **args, "turn": turn})

    def turn(self, state: State, opinion: Opinion, plan: bool) -> list[int]:
        """The decision and what follows it in the turn: as the bot said, or as it would plan it if asked to."""
        at, found = state.clone(), [opinion.action]
        if line := opinion.args.get("line"):
            at.apply(opinion.action)
            for word in line[0].split()[1:]:
                found.append(at.parse(word))
                at.apply(found[-1])
        elif plan:
            while (after := self.goes_on(at, found[-1])) is not None:
                at = after
                found.append(self.bot.choose(at))
        return found

    def goes_on(self, state: State, action: int) -> State | None:
        """The state after a decision that neither ends the turn nor shows the seat anything hidden; else None."""
        after, events = state.effects_of(action, self.seat)
        shows = self.game.turns_up
        if after.seat != self.seat or shows is None or any(event["do"] in shows for event in events):
            return None
        return after
