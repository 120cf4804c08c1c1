"""What the strongest bot advises a seat, and why.

The bot is told what the seat was told and gets a state in which everything the seat cannot know is dealt again, so
the advice gives nothing away.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from roji.bots.bot import Bot, Opinion, asked, bot, players_of
from roji.bots.levels import makers, strong
from roji.bots.measure import error, in_points, total, worth
from roji.games.game import Game
from roji.games.state import State
from roji.words import has, say
from roji.words.speaking import Speaker

FEW = 4  # decisions that are explained
LITTLE = 0.1  # of the thought: what had less is weighed once more, by itself
AGAIN = 0.25  # of the thought, for weighing a decision by itself
SURE = 2.0  # standard errors from which on two decisions are told apart


def strongest(game: Game) -> str:
    """The name of the strongest bot of a game."""
    maker = strong(game)
    return next((name for name, known in makers(game).items() if known is maker), "master")


def unit(game: Game) -> str:
    """What stands behind the figures: `simulations`, `positions` looked at, or a `reading` of what others decided."""
    return players_of(game).unit


def sentence(opinion: Opinion, game: Game, lang: str, names: str = "traditional") -> str:
    """The reason of an opinion in words; `names` is a set of card names."""
    return reason_said(game, opinion.why, reason_args(opinion), lang, names)


def reason_args(opinion: Opinion) -> dict[str, str | int]:
    """What fills the reason of an opinion."""
    return {name: value for name, value in opinion.args.items() if isinstance(value, str | int)}


def reason_said(game: Game, why: str, args: dict[str, str | int], lang: str, names: str = "traditional") -> str:
    """A reason in words, from its key and what fills it; then how it compares with what else could be done."""
    said = {**args}
    if "versus" in args:
        told = Speaker(game.id, lang, [], names=names).tell(json.loads(str(args["versus"])))
        said["versus"] = told.rstrip(".")
    said = players_of(game).spoken(said, lang, names)
    reason = say(why, lang, **said)
    if "than" not in args or "told" in args:
        return reason
    gap = abs(int(args["gap"]))
    return f"{reason} " + say(
        f"why-{args['than']}", lang, gap=gap / 10 if in_points(game) else gap, versus=said["versus"]
    )


def behind(game: Game, simulations: int, lang: str) -> str:
    """What stands behind the figures of an analysis."""
    own = f"{game.id}-analyse-behind"
    return say(own if has(own) else f"analyse-behind-{unit(game)}", lang, bot=strongest(game), count=simulations)


def along(state: State, opinion: Opinion) -> Iterator[tuple[State, int]]:
    """A decision that was explained and what is planned to follow it in the turn, each with its state."""
    at = state.clone()
    for action in opinion.args["turn"]:
        yield at, action
        at.apply(action)


def turn_names(state: State, opinion: Opinion) -> list[str]:
    """The same in notation."""
    return [at.name(action) for at, action in along(state, opinion)]


def alternative(turn: list[int], opinions: Sequence[Opinion]) -> Opinion | None:
    """What else one would do, where the decision that begins a turn is the one advised."""
    return opinions[1] if len(opinions) > 1 and opinions[0].action == turn[0] else None


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

    def follow(self, states: Sequence[State], moves: Sequence[int]) -> None:
        """Tell the bot what its seat was told of these moves, also after some were taken back."""
        if self.bot.decisions > len(moves):
            self.bot = self.fresh()
        for number in range(self.bot.decisions, len(moves)):
            self.bot.see(states[number].effects_of(moves[number], self.seat)[1])

    def advice(self, states: list[State], moves: list[int], few: int = FEW) -> list[Opinion]:
        """The best few decisions in the last state, the best first, each with a reason.

        Where the best has a figure, those without one are left out.
        """
        self.follow(states, moves)
        return self.on(asked(self.bot, states[-1]), few)

    def on(self, state: State, few: int = FEW) -> list[Opinion]:
        """The same in a state that holds only what the seat can know, after all it was told."""
        opinions = self.weighed(state, self.bot.opinions(state)[:few])
        found = [self.reasoned(state, opinion, opinions, plan=opinion is opinions[0]) for opinion in opinions]
        if len(found) > 1:
            others = [found[1], *[found[0]] * (len(found) - 1)]
            found = [self.compared(state, opinion, other) for opinion, other in zip(found, others, strict=True)]
        rated = [opinion for opinion in found if worth(self.game, opinion) is not None]
        return rated if found[0] in rated else found

    def weighed(self, state: State, found: list[Opinion]) -> list[Opinion]:
        """The same opinions, those that had little thought weighed once more; none better than the best."""
        if unit(self.game) == "reading":
            return found
        best, others = found[0], []
        for other in found[1:]:
            again = self.bot.weigh(state, other.action, AGAIN) if other.share < LITTLE else other
            others.append(replace(again, value=min(again.value, best.value)))
        return [best, *sorted(others, key=lambda opinion: (-opinion.value, opinion.action))]

    def reasoned(self, state: State, opinion: Opinion, found: list[Opinion], plan: bool) -> Opinion:
        """An opinion with its reason; `turn` in its args is the decision and what is planned to follow it.

        A plan costs thought, except where the bot has one for every decision.
        """
        turn = self.turn(state, opinion, plan or unit(self.game) == "reading")
        why, args = players_of(self.game).reason(state, turn, found, self.bot)
        return replace(opinion, why=why, args={**opinion.args, **args, "turn": turn})

    def compared(self, state: State, opinion: Opinion, other: Opinion) -> Opinion:
        """The opinion with what else could be done: that is worse by `gap` hundredths of a win or tenths of a point.

        `than` says how to tell it: as a tie where the difference may be chance.
        """
        one, two = total(self.game, opinion), total(self.game, other)
        if one is None or two is None:
            return opinion
        gap = round((10 if in_points(self.game) else 100) * (one - two))
        if abs(one - two) < SURE * error(self.game, opinion, other, self.simulations):
            gap = 0
        than = "tie" if not gap else "better" if gap > 0 else "worse"
        if gap and in_points(self.game):
            than += "-points"
        versus = json.dumps(self.game.telling.choice(state.describe(other.action)))
        args = {"than": than, "gap": gap, "versus": versus, "instead": " ".join(turn_names(state, other))}
        return replace(opinion, args={**opinion.args, **args})

    @contextmanager
    def deeper(self, times: int) -> Iterator[None]:
        """So many times the thought, for a while."""
        simulations, seconds = self.simulations, self.seconds
        self.simulations, self.seconds = times * simulations, None if seconds is None else times * seconds
        self.bot.budget(self.simulations, self.seconds)
        try:
            yield
        finally:
            self.simulations, self.seconds = simulations, seconds
            self.bot.budget(simulations, seconds)

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
        """The state after a decision that neither ends the turn nor shows the seat anything hidden; else None.

        A bot that reads the garden plans up to the tile it lays: that one it has not been told of.
        """
        if unit(self.game) == "reading" and state.describe(action)["do"] == "lay":
            return None
        after, events = state.effects_of(action, self.seat)
        shows = self.game.turns_up
        if after.seat != self.seat or shows is None or any(event["do"] in shows for event in events):
            return None
        return after
