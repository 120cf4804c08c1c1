"""The pages docs/envs/GAME.md: a game as an environment for learning. `python -m building.envs` writes them."""

from __future__ import annotations

from building import ROOT
from roji.bots.bot import players_of
from roji.bots.ratings import rating, read
from roji.games import registry
from roji.games.game import Game
from roji.games.observation import KINDS, SIDES, Piece
from roji.words import say

PAGES = ROOT / "docs" / "envs"
PAGE = """# {name} as an environment

Made by `python -m building.envs` from `roji.games.{id}.observation`, the rules and the ratings; do not edit it here.
The guide is [envs.md](../envs.md).

| | |
| --- | --- |
| players | {players} |
| observation | {size} bytes, version {version} |
| actions | {actions} |
| legal at once | at most {legal} |
| hidden | {hidden} |
| reward | {reward} |

## Rules in brief

{rules}

All clauses: [the rules](../../src/roji/words/en/rules/{id}.md).

## Observation

{sized}

| piece | shape | values | side | meaning |
| --- | --- | --- | --- | --- |
{pieces}

{sides}

{kinds}

## Actions

| number | what |
| --- | --- |
{numbers}

`state.name(action)` writes an action in notation, `state.describe(action)` as plain data, `state.parse(text)` reads it.

## Rewards

{rewards}

## Seeds

Row i of `Batch(game, n, seed)` plays `game.match(seed, i)`, then `game.match(seed, i + n)`, and so on; `game.new(seed)`
deals another match.

## Baselines

{baselines}

## Versions

{versions}
"""
AGAINST = (
    "At the end of the match 1 to a single winner and -1/(players - 1) to the others; several winners share. Else 0."
)
TOGETHER = (
    "At the end of the match, the same to all: from -1 (no point) to 1 ({most} points, which is everything). Else 0."
)
ELO = "Points on Elo's scale, the greedy player at 1000 (`roji ratings`, {matches} matches), with the 95 % interval."
MEAN = (
    "Mean score beside the same simple partner, of {most} (`roji ratings`, {matches} matches), with the 95 % interval."
)


def page(id: str) -> str:
    """The page of a game."""
    game = registry.game(id)
    spec = game.observation
    sides = dict.fromkeys(piece.side for piece in spec.pieces)
    kinds = dict.fromkeys(piece.kind for piece in spec.pieces)
    return PAGE.format(
        name=say(f"menu-name-{id}", "en"),
        id=id,
        players=players(game),
        size=spec.size,
        version=spec.version,
        actions=game.num_actions,
        legal=game.max_legal,
        hidden="nothing" if game.open else "yes",
        reward="the same for all" if game.together else "zero-sum",
        rules=brief(id),
        sized=sized(game),
        pieces="\n".join(row(piece) for piece in spec.pieces),
        sides="\n".join(f"- `{side}`: {SIDES[side]}" for side in sides),
        kinds="\n".join(f"- `{kind}`: {KINDS[kind]}" for kind in kinds),
        numbers="\n".join(f"| {number} | {what} |" for number, what in spec.actions),
        rewards=TOGETHER.format(most=game.most) if game.together else AGAINST,
        baselines=baselines(game),
        versions="\n".join(f"{number}. {what}" for number, what in enumerate(spec.history, 1)),
    )


def row(piece: Piece) -> str:
    """A piece as a row of the table."""
    values = piece.kind if piece.most == 1 else f"{piece.kind}, most {piece.most}"
    shape = " x ".join(map(str, piece.shape))
    return f"| `{piece.name}` | {shape} | {values} | {piece.side} | {piece.meaning} |"


def players(game: Game) -> str:
    option = next((option for option in game.option_table if option.name == "players"), None)
    return str(game.players) if option is None else f"{min(option.values)} to {max(option.values)}"


def sized(game: Game) -> str:
    """What depends on the options."""
    if not any(option.name == "players" for option in game.option_table):
        return "The same bytes for all options of the game."
    return f"For {game.players} players; pieces by seat grow with their number."


def brief(id: str) -> str:
    """What the rule page says in a minute."""
    text = (ROOT / "src" / "roji" / "words" / "en" / "rules" / f"{id}.md").read_text("utf-8")
    opening, _, rest = text.partition("\n## In a minute\n")
    first, minute = opening.partition("\n")[2].strip(), rest.partition("\n## ")[0].strip()
    return f"{first}\n\n{minute}"


def baselines(game: Game) -> str:
    """The levels as the arena measured them."""
    brought = players_of(game)
    said = MEAN if game.together else ELO
    lines = [said.format(most=game.most, matches=read(brought.ratings)["matches"]), "", "| level | | from | to |"]
    lines.append("| --- | --- | --- | --- |")
    for level in brought.levels:
        found = rating(game, level)
        if found is not None:
            lines.append(f"| `{level}` | {found.points:g} | {found.low:g} | {found.high:g} |")
    return "\n".join(lines)


def games() -> list[str]:
    """The games of this package that observe more than every game does."""
    return [id for id in registry.games() if registry.game(id).observation.actions]


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for id in games():
        (PAGES / f"{id}.md").write_text(page(id), "utf-8")
