"""How somebody plays, as a few rates: what moves a turn, and whether a lantern is answered.

A turn has one of four reasons. Somebody attentive reads the other's tiles and lays what may fulfil their wishes;
somebody unaware gives, too, but knows of the other's wishes only what the rules make certain and what lanterns say;
somebody selfish thinks of the own wishes only; and some turns have no reason that could be found.

Nobody is of one kind alone. The rates are learned from turn to turn, beginning with those of a person, which are a
file: `python -m roji.cli.niwashi.person` makes one from records, and ROJI_PERSON names the one to use.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from roji.games.errors import Invalid

KINDS = ("attentive", "unaware", "selfish", "anyhow")
ATTENTIVE, UNAWARE, SELFISH, ANYHOW = range(4)
REASONED = (ATTENTIVE, UNAWARE, SELFISH)
LEAST = 0.01  # no kind is ever ruled out


@dataclass(frozen=True)
class Manner:
    """The rates of somebody before anything was seen of them; those of the four kinds are shares of all turns."""

    attentive: float = 0.55
    unaware: float = 0.15
    selfish: float = 0.15
    anyhow: float = 0.15
    answers: float = 0.7  # the share of lanterns that are answered as soon as that is possible
    weight: float = 0.5  # how likely it is that these are the right rates

    def shares(self) -> list[float]:
        """The rates of the four kinds, which sum to 1."""
        found = [max(getattr(self, kind), LEAST) for kind in KINDS]
        return [rate / sum(found) for rate in found]


# Whom one may meet: the rates of the four kinds. The manner one begins with is one more.
CHARACTERS = (
    (0.85, 0.05, 0.02, 0.08),
    (0.05, 0.85, 0.02, 0.08),
    (0.05, 0.65, 0.05, 0.25),
    (0.02, 0.05, 0.85, 0.08),
    (0.3, 0.1, 0.5, 0.1),
)


class Acquaintance:
    """What is known by now of how somebody plays: how likely they are each of the characters."""

    def __init__(self, manner: Manner) -> None:
        self.characters = [tuple(manner.shares()), *CHARACTERS]
        self.weights = [manner.weight, *[(1 - manner.weight) / len(CHARACTERS)] * len(CHARACTERS)]
        self.answered = [2 * manner.answers, 2 * (1 - manner.answers)]  # lanterns, and those that were not
        self.asked = 0  # turns in which a lantern could be answered

    def shares(self) -> list[float]:
        """How likely the next turn is of each kind."""
        rates = zip(*self.characters, strict=True)
        return [sum(rate * weight for rate, weight in zip(rates_of, self.weights, strict=True)) for rates_of in rates]

    def learn(self, chances: Sequence[float]) -> None:
        """A turn was seen, with the chance that somebody of each kind had made it so."""
        found = [
            weight * sum(rate * chance for rate, chance in zip(rates, chances, strict=True))
            for rates, weight in zip(self.characters, self.weights, strict=True)
        ]
        if (total := sum(found)) > 0.0:
            self.weights = [weight / total for weight in found]

    def answer(self, given: bool) -> None:
        """A lantern could have been answered in a turn, and was or was not."""
        self.asked += 1
        self.answered[not given] += 1

    @property
    def answers(self) -> float:
        """How likely a lantern is answered when it can be."""
        return self.answered[0] / sum(self.answered)


def expected() -> Manner:
    """Whom to expect: the person in the file that ROJI_PERSON names, else anybody."""
    path = os.environ.get("ROJI_PERSON", "")
    return read(Path(path)) if path else Manner()


def read(path: Path) -> Manner:
    """The manner in a file; Invalid says what would be right."""
    known = [field.name for field in fields(Manner)]
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        found = {name: float(data[name]) for name in known}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise Invalid("niwashi-person-file", path=str(path), want=", ".join(known)) from error
    if set(data) - set(known) or not all(0.0 <= rate <= 1.0 for rate in found.values()):
        raise Invalid("niwashi-person-file", path=str(path), want=", ".join(known))
    return Manner(**found)


def written(manner: Manner, about: str) -> str:
    """A manner as it stands in a file, with a line that says where it comes from."""
    lines = [f"{name} = {round(rate, 3)}" for name, rate in asdict(manner).items()]
    return "\n".join([f"# {about}", *lines, ""])
