"""The other direction: a bot of ours as an engine, for the programs of others (`roji engine GAME [BOT]`).

It thinks from `position`, in which it deals anew by itself whatever its seat cannot know: a host may send its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TextIO

import roji
from roji.bots.bot import Bot, asked, bot
from roji.bots.engines.protocol import POSITION, VERSION
from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.games.state import Plain


class Talk:
    """One conversation with a host."""

    def __init__(self, game: Game, name: str) -> None:
        self.id, self.name = game.id, name
        self.bot: Bot | None = None

    def answer(self, line: str) -> Plain:
        """The answer to a line; what cannot be understood is answered with an error that says what would be right."""
        id = None
        try:
            message = json.loads(line)
            if not isinstance(message, dict):
                raise Invalid("engine-host-line")
            id = message.get("id")
            return {**self._answer(message), "id": id}
        except Refusal as error:
            why = str(error)
        except (ValueError, RecursionError):
            why = str(Invalid("engine-host-line"))
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            why = str(Invalid("engine-host-field", why=f"{type(error).__name__}: {error}"))
        return {"do": "error", "why": why, "id": id}

    def _answer(self, message: dict[str, Any]) -> dict[str, Any]:
        match message.get("do"):
            case "hello":
                about = {"name": f"roji {self.name}", "version": roji.__version__, "author": "The Roji authors"}
                return {"do": "hello", "protocol": VERSION, **about, "games": [self.id], "wants": [POSITION]}
            case "match":
                self.bot = self._seated(message)
                return {"do": "ready"}
            case "decide":
                return {"do": "move", **self._decided(message)}
            case "over":
                self.bot = None
                return {"do": "ready"}
            case _:
                raise Invalid("engine-host-do", what=str(message.get("do")))

    def _seated(self, message: dict[str, Any]) -> Bot:
        if message["game"] != self.id:
            raise Invalid("engine-host-game", game=str(message["game"]), known=self.id)
        made = make_game(self.id, **message.get("options", {}))
        if message.get("rules", made.version) != made.version:
            raise Invalid("engine-host-rules", rules=str(message["rules"]), known=made.version)
        return bot(self.name, made, message["seat"], int(message.get("seed", 0)))

    def _decided(self, message: dict[str, Any]) -> dict[str, Any]:
        if self.bot is None:
            raise Invalid("engine-host-match")
        for events in message.get("saw", []):
            self.bot.see(events)
        if "simulations" in message:
            self.bot.budget(int(message["simulations"]), float(message["seconds"]))
        state = self.bot.game.from_dict(message[POSITION])
        if state.seat != self.bot.seat:
            raise Invalid("engine-host-seat", seat=self.bot.seat)
        known = asked(self.bot, state)
        if not message.get("opinions"):
            action = self.bot.choose(known)
            return {"action": action, "move": known.name(action)}
        found = self.bot.opinions(known)
        figures = [
            {"action": one.action, "value": one.value, "spread": one.spread, "share": one.share} for one in found
        ]
        return {"action": found[0].action, "move": known.name(found[0].action), "opinions": figures}


def speak(game: Game, name: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer line by line until there are no more."""
    bot(name, game, 0)  # refused here where there is none
    talk = Talk(game, name)
    for line in lines:
        if line.strip():
            out.write(json.dumps(talk.answer(line), ensure_ascii=False) + "\n")
            out.flush()
