"""The same match as numbered lines of text: for screen readers, pipes and very old terminals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from roji.cli.play.session import Session, described
from roji.games.errors import Illegal, Refusal
from roji.games.state import Plain
from roji.words import pages, say

FEW = 20  # choices listed without being asked
WORDS = ("table", "list", "history", "hint", "undo", "rules", "leave", "help")
# What people type, in either language, and what it means.
MEANT = {
    "table": "table", "tisch": "table", "list": "list", "liste": "list", "history": "history", "verlauf": "history",
    "hint": "hint", "tipp": "hint", "undo": "undo", "zurück": "undo", "zurueck": "undo", "rules": "rules",
    "regeln": "rules", "leave": "leave", "aufhören": "leave", "aufhoeren": "leave", "q": "leave", "quit": "leave",
    "?": "help", "help": "help", "hilfe": "help", "h": "history", "u": "undo", "i": "hint",
}  # fmt: skip


class Left(Exception):
    """The person leaves the table."""


class PlainTable:
    """A match told and asked for line by line."""

    def __init__(self, console: Console, session: Session, read: Callable[[str], str]) -> None:
        self.console, self.session, self.read = console, session, read

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.session.lang, **args)

    def tell(self, text: str) -> None:
        for line in str(text).split("\n"):
            self.console.print(line.rstrip(), markup=False, highlight=False, soft_wrap=True)

    def run(self) -> bool:
        """Play until the match is over; False if the person left before."""
        session = self.session
        self.tell(self.say("plain-welcome"))
        if not len(session.match):
            for result in session.state.rounds():
                self.tell(session.teller().round(result).plain)
            if session.viewer is not None:
                self.opening()
        try:
            while not session.state.over:
                if not session.decides:
                    session.do(session.stand_in())
                    self.news()
                elif session.hands_over:
                    self.hand_over()
                else:
                    self.decide()
        except (EOFError, KeyboardInterrupt, Left):
            return False
        if session.viewer is not None:
            self.table()
        return True

    def opening(self) -> None:
        teller = self.session.teller()
        self.tell(teller.opening(self.session.state.view(self.session.viewer)) or self.say("table-happened"))

    def hand_over(self) -> None:
        """Another person decides: ask for the keyboard, hide what was shown."""
        session = self.session
        seat = session.state.seat
        assert seat is not None
        if not session.silent_handover:
            self.tell("\n" * 40 + self.say("table-handover", who=session.name(seat)))
            self.read(self.say("table-handover-ready", who=session.name(seat)))
        first = not len(session.match)
        session.seat_down()
        if first:
            self.opening()
        self.news()

    def news(self) -> None:
        teller = self.session.teller()
        for told in self.session.news():
            for event in told.events:
                line = teller.event(event)
                if line is not None:
                    self.tell(line.plain)

    def table(self) -> None:
        view = self.session.state.view(self.session.viewer)
        teller = self.session.teller()
        if view.get("rounds", 1) > 1 and not self.session.state.over:
            self.tell(self.say("table-round", number=view["round"] + 1, rounds=view["rounds"]))
        self.tell(teller.scoreline(view))
        for line in teller.lines(view):
            self.tell(line)

    def decide(self) -> None:
        """Ask until a decision is made."""
        session = self.session
        seat = session.state.seat
        assert seat is not None
        choices = described(session.state)
        if len(session.people) > 1:
            self.tell(self.say("plain-turn", who=session.name(seat)))
        self.table()
        self.choices(choices)
        while True:
            text = self.read(self.say("plain-prompt")).strip()
            word, _, rest = text.partition(" ")
            meaning = MEANT.get(word.lower())
            if meaning == "leave":
                raise Left
            if meaning == "undo":
                if self.undo():
                    return
            elif meaning is not None:
                self.help(meaning, rest, choices)
            else:
                actions = self.understood(text, choices)
                if actions is not None:
                    session.do(*actions)
                    self.news()
                    return

    def choices(self, choices: dict[int, Plain], most: int = FEW) -> None:
        teller = self.session.teller()
        self.tell(self.say("plain-choices", count=len(choices)))
        for number, about in enumerate(list(choices.values())[:most], 1):
            self.tell(f"{number}. {teller.choice(about)}")
        if len(choices) > most:
            self.tell(self.say("plain-more", count=len(choices) - most))

    def understood(self, text: str, choices: dict[int, Plain]) -> list[int] | None:
        """The decision meant by a number or by notation; None after saying what was wrong."""
        listed = list(choices)
        if text.isdecimal() and 1 <= int(text) <= len(listed):
            return [listed[int(text) - 1]]
        if not text or text.isdecimal():
            self.tell(self.say("plain-wrong", text=text, last=len(listed)))
            return None
        try:
            actions = self.session.read_words(text)
            if actions[0] not in choices:
                raise self.session.state.refusal(actions[0])
            return actions
        except Refusal as error:
            self.refuse(error)
            return None

    def refuse(self, error: Refusal) -> None:
        self.tell(error.say(self.session.lang))
        if isinstance(error, Illegal) and error.clause:
            self.rules(error.clause)

    def help(self, meaning: str, rest: str, choices: dict[int, Plain]) -> None:
        if meaning == "table":
            self.table()
        elif meaning == "list":
            self.choices(choices, len(choices))
        elif meaning == "history":
            told = [line.plain for line in self.session.history()]
            self.tell("\n".join(told) or self.say("table-history-none"))
        elif meaning == "hint":
            choice = self.session.teller().choice(choices[self.session.hint()])
            self.tell(self.say("table-hint", who="Roji", choice=choice))
        elif meaning == "rules":
            self.rules(rest.strip().upper())
        else:
            self.tell(self.say("plain-welcome"))

    def rules(self, clause: str) -> None:
        """The rules, or one clause of them."""
        try:
            page = pages.page(self.session.game.id, self.session.lang)
        except Refusal as error:
            self.tell(error.say(self.session.lang))
            return
        found = pages.clauses(page)
        self.tell(f"{clause}: {found[clause].replace('*', '')}" if clause in found else page.replace("**", ""))

    def undo(self) -> bool:
        """Take back the last own decision, if that is fair and everybody asked agrees."""
        session = self.session
        number = session.undo_to()
        if number is None or session.viewer is None:
            self.tell(self.say("table-undo-none"))
            return False
        others = [session.name(seat) for seat in session.match.asked(number, session.viewer)]
        if others:
            text = self.say("table-undo-ask", who=session.name(session.viewer), others=", ".join(others))
            answer = self.read(f"{text} ({self.say('table-yes')} / {self.say('table-no')})").strip().lower()
            if answer not in (self.say("table-yes"), self.say("table-yes")[0]):
                return False
        session.undo(number)
        self.tell(self.say("table-undo-done"))
        return True
