"""The way to a table at a server: making one, joining by link, coming back, going on to the rematch."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from rich.console import Console

from roji.cli.play import seats
from roji.cli.play.remote import RemoteSession
from roji.client import Home, Refused
from roji.client.links import Link, read_link
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.options import shown
from roji.games.registry import check_names, games
from roji.table.events import Created
from roji.wire.events import read
from roji.words import say

Found = TypeVar("Found")


def play_remote(
    console: Console, game: Game | None, join: str | None, at: str | None, name: str, people: str | None, level: str,
    lang: str, names: str, save: Path | None, plain: bool, colour: bool, pace: float, strict: bool = False,
) -> int:  # fmt: skip
    """Play at a table of a server, or watch: that of a link, or a new one."""
    check_names(names)
    if save is not None and save.exists():
        raise Invalid("store-exists", path=str(save))
    lines = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if at is not None:
        link, invite = answered(make(at, game, seats_of(game, people, level), name, lang, strict))
        console.print(f"{say('remote-invite', lang)}\n{invite}", markup=False, soft_wrap=True)
    else:
        link = answered(enter(join or "", game, name, lang))
        invite = seats.invite_for(str(link))
    session = RemoteSession(Home(link.base, lang).at(link.table, link.secret), names, invite, save)
    last = _in_lines(console, session) if lines else _at_the_table(session, lang, names, colour, pace)
    if last.table.verdict is not None and not lines:  # on the screen it went with the screen
        for line in last.table.verdict.say(lang):
            console.print(line, markup=False, soft_wrap=True)
    if last.over:
        if kept := asyncio.run(last.keep()):
            console.print(kept, markup=False, soft_wrap=True)
    elif not last.gone:
        back = say("remote-watch-on" if last.watching else "remote-come-back", lang)
        console.print(f"{back}\nroji play --join '{last.table.link}'", markup=False, soft_wrap=True)
    return 0


def _in_lines(console: Console, session: RemoteSession) -> RemoteSession:
    from roji.cli.play.plain_remote import play_in_lines

    return play_in_lines(console, session)


def _at_the_table(session: RemoteSession, lang: str, names: str, colour: bool, pace: float) -> RemoteSession:
    if not colour:
        os.environ["NO_COLOR"] = "1"
    from roji.cli.play.app import RojiApp

    app = RojiApp(lang, names, session, pace)
    app.run()
    assert isinstance(app.session, RemoteSession)
    return app.session


def answered(work: Coroutine[None, None, Found]) -> Found:
    """What a server answers; its refusal as one of ours."""
    try:
        return asyncio.run(work)
    except Refused as error:
        raise Invalid("remote-full" if error.key == "seat-taken" else "remote-says", why=error.text) from error


def seats_of(game: Game | None, people: str | None, level: str) -> list[str]:
    """Who sits at a new table: oneself, other people (all seats, or so many), bots."""
    if game is None:
        raise Invalid("remote-which", known=", ".join(games()))
    if people is not None and not (people.isdecimal() and 1 <= int(people) <= game.players):
        raise Invalid("remote-people", game=game.id, most=game.players)
    others = game.players - 1 if people is None else int(people) - 1
    return ["me"] + ["open"] * others + [level] * (game.players - 1 - others)


async def make(
    at: str, game: Game | None, sit: list[str], name: str, lang: str, strict: bool = False
) -> tuple[Link, str]:
    """A new table: the link of the maker's seat, and that for others."""
    parts = urlsplit(at.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Invalid("remote-address", text=at)
    assert game is not None
    async with Home(at.strip(), lang) as home:
        options: dict[str, Any] = {option: shown(value) for option, value in game.options.items()}
        made = await home.create(game.id, sit, name=name, strict=strict, **options)
        link, invite = Link(home.base, made.table, made.secret), home.link(made.table, made.invite)
    seats.keep(seats.Kept(str(link), name, str(link), invite))
    return link, invite


async def enter(text: str, game: Game | None, name: str, lang: str) -> Link:
    """The link of one's own seat: the one taken before with this link, else a free one; or a link for watching."""
    given = read_link(text)
    async with Home(given.base, lang) as home:
        before = seats.seat_for(str(given), name)
        found = None
        if before:
            try:
                found = await _seat(home, read_link(before), name)
            except Refused as error:
                if error.key not in ("bad-secret", "no-table"):
                    raise
        if found is None:
            found = await _seat(home, given, name)
        welcome = await home.look(found.table, found.secret)
    created = read(welcome.events[0])
    assert isinstance(created, Created)
    if game is not None and game.id != created.game:
        raise Invalid("remote-other-game", found=created.game, game=game.id)
    if found != given:
        seats.keep(seats.Kept(str(given), name, str(found)))
    return found


async def _seat(home: Home, link: Link, name: str) -> Link:
    """Sit down with a link: with an invitation at a free seat, else at the seat it belongs to."""
    try:
        seated = await home.sit(link.table, link.secret, name=name)
    except Refused as error:
        if error.key not in ("seat-begun", "bad-secret"):
            raise
        await home.look(link.table, link.secret)  # the seat of somebody who gave up, or a link to watch; else refused
        return link
    return link._replace(secret=seated.secret)


async def rematch(session: RemoteSession) -> RemoteSession:
    """The table of the rematch, with a seat taken there; whoever asks first makes it."""
    old = session.table
    if not old.rematch:
        try:
            await old.ask_rematch()
        except Refused as error:
            if error.key != "rematch-there":
                raise
    assert session.viewer is not None
    async with Home(old.link.base, old.lang) as home:
        await home.sit(old.rematch, old.link.secret, name=old.seats[session.viewer].name)
        return RemoteSession(home.at(old.rematch, old.link.secret), session.names)
