"""What the scorekeeper's page is told: what can be tapped, and what it is worth."""

from __future__ import annotations

import msgspec

from roji.games.telling import Sentence


class TrayRow(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that lie in a row; the message GAME-NAME says what they are."""

    name: str
    cards: list[str]


class FlagShown(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a count is told beside cards and options; GAME-flag-NAME asks for it. None must be chosen."""

    name: str
    default: str | int | bool | None
    values: list[str | int | bool]


class Tray(msgspec.Struct, frozen=True, kw_only=True):
    """What people who own the box may tap to have it counted, and how the sheet of a match is kept.

    `rows` is empty where nothing can be counted by its cards. `options` names the options of the game on which a
    count depends. `sheet`: `each` has points in a round, only the `winner` has, or it is only noted who `wins`.
    """

    rows: list[TrayRow]
    copies: int  # how often every card exists
    flags: list[FlagShown]
    options: list[str]
    sheet: str


class ReasonShown(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a count: its points or its factor, its name, its clause, its cards."""

    worth: str
    name: Sentence
    clause: str
    cards: list[str]


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """What cards are worth; `problem` says what is wrong or still missing where they cannot be counted."""

    points: int
    reasons: list[ReasonShown]
    problem: str = ""
