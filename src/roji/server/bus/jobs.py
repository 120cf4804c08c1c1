"""What is asked of workers on other machines, and what they answer, as bytes.

A job contains what its seat may know and nothing else: a state in which all the rest was dealt anew, and what the seat
was told. Nothing in it is code.
"""

from __future__ import annotations

from typing import Any

import msgspec

from roji.games.registry import game as make_game
from roji.server.bot_workers import Advice, Question

ASK = "roji.work"  # who is free? One of all workers answers with its name, or with nothing where it has enough to do
ALIVE = "alive"  # asked of one worker while it works
STOP = "stop"  # told to one worker: nobody waits any more


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot is to make, as `Question`. `who` stands for an address."""

    who: str
    match: str
    game: str
    options: dict[str, str | int | bool]
    seat: int
    name: str
    seed: int
    first: int
    told: list[list[Any]]
    state: Any

    @classmethod
    def of(cls, question: Question, who: str) -> Thought:
        game = question.game
        return cls(
            who, question.match, game.id, game.options, question.seat, question.name, question.seed,
            question.first, question.told, question.state.to_dict(),
        )  # fmt: skip

    def question(self) -> Question:
        game = make_game(self.game, **self.options)
        state = game.from_dict(self.state)
        return Question(self.match, game, self.seat, self.name, self.seed, self.first, self.told, state)


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """What does the bot decide?"""

    id: str
    seconds: float
    thought: Thought


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What does the strongest bot advise, in a language?"""

    id: str
    seconds: float
    thought: Thought
    lang: str


class Review(msgspec.Struct, frozen=True, tag="review"):
    """What is there to say about a record from a piece on, found in so many seconds?"""

    id: str
    seconds: float
    who: str
    match: str
    text: str
    depth: int
    first: int
    slice: float


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """None: the worker must be told everything first."""

    action: int | None


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    best: list[Advice]


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    piece: bytes


class Broke(msgspec.Struct, frozen=True, tag="broke"):
    """Nothing came of it."""

    why: str


Job = Decide | Advise | Review
Answer = Decided | Advised | Reviewed | Broke
encode = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
