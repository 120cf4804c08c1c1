"""This client's part in the deal of a table: what it keeps, what it sends, and what it finds at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from roji.client.kept import drawn, keep, load
from roji.client.links import Link
from roji.games.errors import Invalid
from roji.games.game import Game
from roji.games.registry import game as make_game
from roji.games.state import Plain
from roji.table.checking import Told, Verdict, check_cards, check_deal, check_start
from roji.table.dealing import Dealing
from roji.table.events import Created, TookBack
from roji.table.fair import commitment
from roji.table.told import Seen, SeenMove
from roji.wire import protocol


class Part:
    """What a client knows of the dealing at one seat, or from watching."""

    def __init__(self, link: Link) -> None:
        self.link, self.kept = link, load(link)
        self.created: Created | None = None
        self.dealing: Dealing | None = None
        self.told = Told()

    def begin(self, events: Sequence[Seen]) -> None:
        """Take in the whole log anew."""
        views = self.told.views
        self.dealing, self.told = None, Told(views=views)
        self.hear(events)
        self.told.views = {number: view for number, view in views.items() if number <= len(self.told.effects)}

    def hear(self, events: Sequence[Seen]) -> None:
        """Take in new events; a commitment is kept as soon as it is told, and only before the deal."""
        for event in events:
            if isinstance(event, Created):
                self.created, self.dealing = event, Dealing(event)
            elif self.dealing is not None:
                self.dealing.add(event)
            if isinstance(event, SeenMove):
                self.told.decided(event.effects)
            elif isinstance(event, TookBack):
                self.told.took_back(event.to)
        dealing = self.dealing
        if dealing is not None and not dealing.dealt and dealing.number not in self.kept.commitments:
            self.kept.commitments[dealing.number] = dealing.commitment
            keep(self.link, self.kept)

    @property
    def broken_word(self) -> Verdict | None:
        """A verdict before the deal already: the server changed the commitment that was kept."""
        dealing = self.dealing
        known = None if dealing is None else self.kept.commitments.get(dealing.number)
        if dealing is None or known is None or known == dealing.commitment:
            return None
        return Verdict([Invalid("dealt-commitment", found=dealing.commitment, want=known)], [])

    def saw(self, view: Plain) -> None:
        """Note how the table looks now."""
        if view:
            self.told.saw(view)

    def owed(self, seat: int | None) -> dict[str, str]:
        """The fields of the message that this seat has to send now, kept before they are handed out; or nothing.

        Nothing is sent for another commitment than the one that was kept.
        """
        dealing = self.dealing
        what = "" if dealing is None else dealing.owed(seat)
        if dealing is None or not what or self.kept.commitments.get(dealing.number) != dealing.commitment:
            return {}
        nonce = self.kept.nonces.setdefault(dealing.number, drawn(self.link, dealing.number, dealing.commitment))
        if what == "nonce" and dealing.strict:
            self.kept.promises.setdefault(dealing.number, list(dealing.promises))
        keep(self.link, self.kept)
        value = {"nonce": nonce} if what == "nonce" else {"promise": commitment(nonce)}
        return {"commitment": dealing.commitment, **value}

    async def check(self, seat: int | None, secret: str, record: str | None) -> Verdict:
        """Whether the match was dealt fairly, as far as can be said here; without its record the cards stay open."""
        assert self.dealing is not None
        dealing, told = self.dealing, self.told
        verdict = check_deal(dealing, self.kept, seat, secret)
        faults = [*verdict.faults, *check_start(self.game(), dealing, secret, told, seat)]
        if record is None:
            return Verdict(faults, [*verdict.gaps, Invalid("dealt-no-record")])
        cards = await asyncio.to_thread(check_cards, record, dealing, secret, told, seat)
        return Verdict([*faults, *cards], verdict.gaps)

    def game(self) -> Game:
        """The game of the table, with the rules known here."""
        assert self.created is not None
        return make_game(self.created.game, **self.created.options)


def message(fields: dict[str, str]) -> type[protocol.Promise | protocol.Nonce]:
    """The kind of message that carries these fields."""
    return protocol.Nonce if "nonce" in fields else protocol.Promise
