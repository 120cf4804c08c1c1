"""A simple text game: one person against the stand-in opponent, at a prompt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from roji.bots.greedy import choose
from roji.cli.files import write_file
from roji.cli.koikoi_text import Teller, combination_list
from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.state import State
from roji.table.record import Record, read

YOU, ROJI = 0, 1


def play(console: Console, game: Game, seed: int, lang: str, names: str, save: Path | None) -> int:
    """Play a whole match, or a part of it: leaving is no error."""
    if game.id != "koikoi":
        raise Invalid("bot-missing", game=game.id)
    record = _resume(save, game, seed)
    teller = Teller(lang, ["", "Roji"], YOU, names)
    table = _Table(console, teller, record, save)
    console.print(Rule(Text(teller.say("koikoi-title"), style="bold")))
    console.print(teller.say("play-welcome"))
    try:
        finished = table.run()
    except (EOFError, KeyboardInterrupt):
        finished = False
    if not finished:
        console.print("\n" + teller.say("play-left" if save is None else "play-saved", path=str(save)))
    return 0


def _resume(save: Path | None, game: Game, seed: int) -> Record:
    """The match in the file, if there is one; else a new one."""
    if save is None or not save.exists():
        return Record(game, seed=seed, players=["", "Roji"])
    return read(save.read_bytes())


class _Table:
    """One match at the prompt."""

    def __init__(self, console: Console, teller: Teller, record: Record, save: Path | None) -> None:
        self.console, self.teller, self.record, self.save = console, teller, record, save
        self.state = record.final()
        self.shown_round = -1

    def run(self) -> bool:
        start = self.record.start()
        if not self.record.moves:
            self.lot(start)
        while not self.state.over:
            if self.state.round != self.shown_round:
                self.headline()
            action = choose(self.state) if self.state.seat == ROJI else self.ask()
            if action is None:
                return False
            self.do(action)
        self.farewell()
        return True

    def do(self, action: int) -> None:
        """Make a decision, keep it, and tell what happened."""
        self.state, events = self.state.effects_of(action, YOU)
        self.record.moves.append(action)
        if self.save is not None:
            write_file(self.save, self.record.to_text())
        for event in events:
            told = self.teller.event(event)
            if told is not None:
                self.console.print(Text("  ").append(told))

    def lot(self, start: State) -> None:
        drawn = start.view(YOU)["lot"]
        for result in start.rounds():
            self.console.print(self.teller.round(result))
        if drawn is not None:
            mine, theirs = (self.teller.named(card) for card in drawn)
            self.console.print(self.teller.say("koikoi-tell-lot", mine=mine, theirs=theirs))

    def headline(self) -> None:
        view = self.state.view(YOU)
        self.shown_round = self.state.round
        say = self.teller.say
        scores = view["scores"]
        title = say(
            "koikoi-headline", number=view["round"] + 1, rounds=view["rounds"], mine=scores[0], theirs=scores[1]
        )
        self.console.print()
        self.console.print(Rule(title))
        self.console.print(self.teller.person("koikoi-tell-deal", view["dealer"], card=""))

    def ask(self) -> int | None:
        """What the person decides; None to leave."""
        view = self.state.view(YOU)
        legal = self.state.legal_actions()
        described = [self.state.describe(action) for action in legal]
        self.console.print()
        self.console.print(self.teller.board(view))
        self.console.print()
        if view["phase"] == "decide":
            self.tally(view)
        elif view["pending"]:
            self.console.print(self.teller.say("koikoi-ask-take", card=self.teller.named(view["pending"])))
        self.console.print(self.teller.choices(described))
        while True:
            text = self.console.input(f"[bold]{self.teller.say('play-prompt')}[/] ").strip()
            if text.lower() in ("q", "quit"):
                return None
            if text in ("?", "h", "help"):
                self.help(view)
                continue
            action = self.read(text, legal)
            if action is not None:
                return action

    def read(self, text: str, legal: list[int]) -> int | None:
        """The action meant by a number of the list or by notation; None after saying what was wrong."""
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        try:
            action = self.state.parse(text) if text else -1
            if action in legal:
                return action
            if text:
                raise self.state.refusal(action)
        except Refusal as error:
            self.console.print(Text(error.say(self.teller.lang), style="red"))
            return None
        self.console.print(Text(self.teller.say("play-choose", last=len(legal)), style="red"))
        return None

    def tally(self, view: dict[str, Any]) -> None:
        """What stopping would give now."""
        base = sum(entry["points"] for entry in view["combinations"][YOU])
        for entry in view["combinations"][YOU]:
            self.console.print(self.teller.reason(entry, str(entry["points"])))
        times = (2 if base >= 7 else 1) * self._call_factor(view)
        self.console.print(self.teller.say("koikoi-ask-stop", points=base * times))

    def _call_factor(self, view: dict[str, Any]) -> int:
        if self.record.game.options["call_bonus"] == "each":
            return 1 + int(sum(view["calls"]))
        return 2 if view["calls"][ROJI] else 1

    def help(self, view: dict[str, Any]) -> None:
        viewings = self.record.game.options["viewings"]
        self.console.print(self.teller.say("koikoi-help"))
        self.console.print(combination_list(self.teller, lambda key: viewings or not key.endswith("viewing")))

    def farewell(self) -> None:
        mine, theirs = self.state.scores()
        key = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
        self.console.print(Rule(Text(self.teller.say(f"play-{key}", mine=mine, theirs=theirs), style="bold")))
