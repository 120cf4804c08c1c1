"""What there is to say about a match, as data: every door only formats it, in its own language and for its own viewer.

A sentence is the key of a message in words/ and its arguments: numbers, texts, other sentences, lists of them, and
typed pieces: {"seat": 0} for somebody at the table, {"card": "3R"} or {"cards": ["3R", "8L"]} for what the game names
in its words (`GAME-card-3R`, or `GAME-card` made of its letters). `who` is whom the sentence is about; that seat
itself hears the message KEY-you.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, TypedDict

from roji.games.state import Plain


class Sentence(TypedDict):
    key: str
    args: dict[str, Any]


Rows = list[list[Any]]  # a table: numbers, texts, sentences and pieces in rows


def sentence(key: str, /, **args: Any) -> Sentence:
    return {"key": key, "args": args}


def seat(number: int) -> dict[str, int]:
    """Somebody at the table."""
    return {"seat": number}


def several(sentences: Iterable[Sentence]) -> Sentence:
    """Sentences that are said as one."""
    return sentence("telling-several", sentences=list(sentences))


def labelled(label: Sentence, what: Any) -> Sentence:
    return sentence("telling-labelled", label=label, what=what)


class Telling:
    """What a game says. As it is, it names messages after what happens, and the facts become their arguments:
    {"do": "lay", "seat": 0, "card": "3R"} is `GAME-tell-lay` with `who` and `card`. A game without such words is told
    as plain facts.

    It sees only what a viewer was told: events, descriptions of decisions, and views. Never the state.
    """

    pieces: ClassVar[tuple[str, ...]] = ("card", "tile", "piece")  # facts that are pieces; `cards` are several
    silent: ClassVar[tuple[str, ...]] = ()  # events that a board shows, and that need no words
    reasons: ClassVar[str] = "reason"  # GAME-reason-KEY is the name of a reason in a count

    def __init__(self, game: str) -> None:
        self.game = game
        self.kinds = {*self.pieces, *(f"{kind}s" for kind in self.pieces)}

    def event(self, event: Plain) -> Sentence | None:
        """What happened; None for what only a board shows."""
        return None if event["do"] in self.silent else self.about("tell", event)

    def events(self, events: Iterable[Plain]) -> list[Sentence | None]:
        return [self.event(event) for event in events]

    def choice(self, action: Plain) -> Sentence:
        """What can be decided; `action` is its description."""
        return self.about("choice", action)

    def asked(self, view: Plain, choices: Sequence[Plain]) -> Sentence | None:
        """What the viewer is asked, who has these choices; how the match ended when it is over."""
        return sentence("telling-asked", count=len(choices)) if choices else None

    def lines(self, view: Plain) -> list[Sentence]:
        """The table in sentences, for those who hear it."""
        return [sentence("telling-fact", name=name, value=written(value)) for name, value in view.items()]

    def opening(self, view: Plain) -> list[Sentence]:
        """What there is to say before the first decision."""
        return []

    def standing(self, view: Plain) -> list[Sentence]:
        """How things stand, in a few words: the points of everybody, the viewer's own first."""
        scores = view.get("scores") or []
        seats = sorted(range(len(scores)), key=lambda number: number != view.get("seat"))
        return [sentence("table-score", who=seat(number), points=scores[number]) for number in seats]

    def count(self, event: Plain) -> Rows:
        """Why the count of a round or a match is what it is."""
        return []

    def reason(self, entry: Plain, worth: str) -> list[Any]:
        """One row of a count: what it is worth, its name, its clause, its cards."""
        return [worth, self.named(entry), entry["clause"], {"cards": entry["cards"]} if entry.get("cards") else ""]

    def named(self, entry: Plain) -> Sentence:
        """What a reason is called."""
        return sentence(f"{self.game}-{self.reasons}-{entry['key']}")

    def swing(self, view: Plain) -> Sentence | None:
        """What moved the score most so far; None where nothing did, or there is no score."""
        return None

    def closing(self, view: Plain) -> Rows:
        """What there is to look back on when the match is over."""
        return []

    def about(self, what: str, facts: Plain) -> Sentence:
        """The message named after what is done, with the facts as arguments."""
        args: dict[str, Any] = {}
        for name, value in facts.items():
            if name in self.kinds and value is not None:
                args[name] = {name: value}
            elif name == "seat":
                args["who"] = {"seat": value}
            elif name != "do":
                args[name] = value if isinstance(value, (int, str)) else written(value)
        return {"key": f"{self.game}-{what}-{facts['do']}", "args": args}


def written(value: Any) -> str:
    """A fact as it is."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
