"""The same match as numbered lines of text: for screen readers, pipes and very old terminals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from roji.cli.play.advice import advice_lines, forced, hint_line
from roji.cli.play.session import Session
from roji.cli.play.sitting import Sitting
from roji.games.errors import Illegal, Refusal
from roji.games.state import Plain
from roji.words import pages, say

FEW = 20  # choices listed without being asked
WORDS = ("table", "list", "history", "hint", "undo", "rules", "leave", "help")
SHORT = {"q": "leave", "?": "help", "h": "history", "u": "undo", "i": "hint"}


def meant(words: tuple[str, ...], lang: str) -> dict[str, str]:
    """What people type, in English or in their language, and which of these words it means."""
    short = {typed: word for typed, word in SHORT.items() if word in words}
    said = (
        (typed, word) for word in words for one in ("en", lang) for typed in say(f"plain-typed-{word}", one).split(",")
    )
    return short | {typed.strip(): word for typed, word in said}


class Left(Exception):
    """The person leaves the table."""


class PlainLines:
    """A match told and asked for line by line. How a decision is made is for those built on it to say."""

    welcome = "plain-welcome"
    words: tuple[str, ...] = WORDS

    def __init__(self, console: Console, session: Sitting, read: Callable[[str], str]) -> None:
        self.console, self.session, self.read = console, session, read
        self.meant = meant(self.words, session.lang)

    # -- what those built on it say --------------------------------------------------------------------

    def act(self, text: str, choices: dict[int, Plain]) -> bool:
        """Make the decision meant by a number or by notation; False after saying what was wrong."""
        raise NotImplementedError

    def undo(self) -> bool:
        """Take back the last own decision; False after saying why not."""
        raise NotImplementedError

    def hint(self, choices: dict[int, Plain]) -> None:
        raise NotImplementedError

    # ----------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.session.lang, **args)

    def tell(self, text: str) -> None:
        for line in str(text).split("\n"):
            self.console.print(line.rstrip(), markup=False, highlight=False, soft_wrap=True)

    def opening(self) -> None:
        """What there is to tell before the first decision."""
        self.tell(self.session.teller().opening(self.session.look.view) or self.say("table-happened"))

    def rounds(self) -> None:
        """The rounds that ended at the deal."""
        for result in self.session.results:
            for line in self.session.teller().counted({"do": "round", **result}):
                self.tell(line.plain)

    def news(self) -> None:
        teller = self.session.teller()
        for told in self.session.news():
            lines = [line for event in told.events for line in teller.counted(event)]
            for line in (*lines, told.line):
                if line is not None:
                    self.tell(line.plain)

    def table(self) -> None:
        view, teller = self.session.look.view, self.session.teller()
        for line in teller.lines(view):
            self.tell(line)

    def decide(self) -> None:
        """Ask until a decision is made."""
        choices = self.session.choices
        self.table()
        self.choices(choices)
        while not self.answered(self.read(self.say("plain-prompt")).strip(), choices):
            pass

    def answered(self, text: str, choices: dict[int, Plain]) -> bool:
        """Do what was typed; True if that decided something."""
        word, _, rest = text.partition(" ")
        meaning = self.meant.get(word.lower())
        if meaning is None:
            return self.act(text, choices)
        if meaning == "leave":
            raise Left
        if meaning == "undo":
            return self.undo()
        self.help(meaning, rest, choices)
        return False

    def listed(self, text: str, choices: dict[int, Plain]) -> int | None:
        """The choice of a number; None for other words, and after saying that there is no such number."""
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            return list(choices)[int(text) - 1]
        if not text or text.isdecimal():
            self.tell(self.say("plain-wrong", text=text, last=len(choices)))
        return None

    def choices(self, choices: dict[int, Plain], most: int = FEW) -> None:
        teller = self.session.teller()
        self.tell(self.say("plain-choices", count=len(choices)))
        for number, about in enumerate(list(choices.values())[:most], 1):
            self.tell(f"{number}. {teller.choice(about)}")
        if len(choices) > most:
            self.tell(self.say("plain-more", count=len(choices) - most))

    def refuse(self, text: str, clause: str = "") -> None:
        self.tell(text)
        if clause:
            self.rules(clause)

    def help(self, meaning: str, rest: str, choices: dict[int, Plain]) -> None:
        if meaning == "table":
            self.table()
        elif meaning == "list":
            self.choices(choices, len(choices))
        elif meaning == "history":
            told = [line.plain for line in self.session.history()]
            self.tell("\n".join(told) or self.say("table-history-none"))
        elif meaning == "hint":
            self.hint(choices)
        elif meaning == "rules":
            self.rules(rest.strip().upper())
        else:
            self.tell(self.say(self.welcome))

    def rules(self, clause: str) -> None:
        """The rules, or one clause of them."""
        try:
            page = pages.page(self.session.game.id, self.session.lang)
        except Refusal as error:
            self.tell(error.say(self.session.lang))
            return
        found = pages.clauses(page)
        self.tell(f"{clause}: {found[clause].replace('*', '')}" if clause in found else page.replace("**", ""))


class PlainTable(PlainLines):
    """A match of the people at this keyboard."""

    session: Session
    hinted = -1  # the number of decisions when a hint was given last

    def run(self) -> bool:
        """Play until the match is over; False if the person left before."""
        session = self.session
        self.tell(self.say(self.welcome))
        if not session.begun:
            self.rounds()
            if session.viewer is not None:
                self.opening()
        try:
            while not session.over:
                if not session.decides:
                    session.do(session.stand_in())
                    self.news()
                elif session.hands_over:
                    self.hand_over()
                else:
                    if len(session.people) > 1:
                        self.tell(self.say("plain-turn", who=session.name(session.state.seat or 0)))
                    self.decide()
        except (EOFError, KeyboardInterrupt, Left):
            return False
        if session.viewer is not None:
            self.table()
        return True

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

    def act(self, text: str, choices: dict[int, Plain]) -> bool:
        actions = self.understood(text, choices)
        if actions is None:
            return False
        self.session.do(*actions)
        self.news()
        return True

    def understood(self, text: str, choices: dict[int, Plain]) -> list[int] | None:
        """The decision meant by a number or by notation; None after saying what was wrong."""
        number = self.listed(text, choices)
        if number is not None:
            return [number]
        if not text or text.isdecimal():
            return None
        try:
            actions = self.session.read_words(text)
            if actions[0] not in choices:
                raise self.session.state.refusal(actions[0])
            return actions
        except Refusal as error:
            self.refuse(error.say(self.session.lang), error.clause if isinstance(error, Illegal) else "")
            return None

    def hint(self, choices: dict[int, Plain]) -> None:
        """The best decision with its reason; asked once more, the best few with figures."""
        now = len(self.session.match)
        if self.hinted == now:
            self.tell(advice_lines(self.session))
        else:
            more = "" if forced(self.session) else f" {self.say('plain-hint-more')}"
            self.tell(hint_line(self.session) + more)
        self.hinted = now

    def undo(self) -> bool:
        """If that is fair and everybody asked agrees."""
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
