"""A game with its options chosen: makes matches, reads them back, tells what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from roji.games.errors import Invalid
from roji.games.observation import Observation, general
from roji.games.options import Option, resolve
from roji.games.parts import folder
from roji.games.state import MAX_LEGAL_ACTIONS, Plain, State, begun
from roji.games.telling import Telling
from roji.words import welcome


class Game:
    """Base of every game. A subclass names its facts, and makes states in `new` and `from_dict`."""

    id: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules; a record names it and replays under it for ever
    option_table: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    # What others ask about the game. docs/adding-a-game.md has all of it, room by room.
    clause: ClassVar[str] = ""  # the letter before the numbers of its clauses
    place: ClassVar[int] = 100  # in the order in which games are offered
    minutes: ClassVar[int] = 0  # that a match takes; 0: nobody knows
    together: ClassVar[bool] = False  # whether all seats play for one common result
    counts: ClassVar[bool] = True  # whether points are counted; else all that a match says is who won
    most: ClassVar[int] = 0  # the highest score that all can reach together
    summaries: ClassVar[frozenset[str]] = frozenset({"round", "over"})  # events that are counted on a page of their own
    name_sets: ClassVar[tuple[str, ...]] = ("traditional",)  # how its pieces may be called, the usual way first

    pages: ClassVar[tuple[str, ...]] = ()  # addresses of its own in the browser app, such as /journey

    # What it brings beside its rules, each as "package.module:name" for `roji.games.parts`; empty: what suits any game.
    words: ClassVar[str] = ""  # of a guest, "package:folder" with en/ID.ftl, en/rules/ID.md; de/ID.ftl and so on
    facts: ClassVar[str] = ""  # "package.module" with View, Effect and Decision as types (TypedDicts, unions of them)
    players_path: ClassVar[str] = ""  # its bots, a roji.bots.players.Players
    board_path: ClassVar[str] = ""  # its board in the terminal, a roji.cli.play.board.Board
    scorekeeper_path: ClassVar[str] = ""  # keeper(**flags_and_options) -> Keeper
    score_flags: ClassVar[tuple[Option, ...]] = ()  # what the scorekeeper is told beside cards and options
    score_rows: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()  # cards to tap, in rows; ID-NAME names a row
    score_copies: ClassVar[int] = 1  # how often each of them exists
    score_options: ClassVar[tuple[str, ...]] = ()  # the options on which a count depends
    score_sheet: ClassVar[str] = "each"  # who has points in a round: "each", or only the "winner"
    picture_path: ClassVar[str] = ""  # `roji draw`: (console, what, output, position, move, lang) -> exit code
    drawing_path: ClassVar[str] = ""  # positions as pictures: (game, view, roji.words.speaking.Speaker) -> Drawing
    art_path: ClassVar[str] = ""  # a guest's cards as pictures: () -> {name: roji.pictures.svg.Drawing}
    perft_path: ClassVar[str] = ""  # `roji perft`: (console, garden, position, depth, as_json, lang) -> exit code
    routes_path: ClassVar[str] = ""  # what its board asks of a server beside the table: a list of Litestar's handlers
    answers_path: ClassVar[str] = ""  # the same where there is no server: by path, functions of query and language
    lesson: ClassVar[str] = ""  # "package:file.toml", small positions to learn it by (roji.games.lessons)
    problems: ClassVar[str] = ""  # "package:file" with one for every day, for `roji.games.problems`
    kit_path: ClassVar[str] = ""  # for the test kit: a module with `pieces` and `hidden`
    small_path: ClassVar[str] = ""  # small variants for exact methods: {name: (**options) -> Game}, for `roji.envs`

    # Events that show what was hidden: `turns_up` to everybody, `shows` to all but the seat that acts. Undo never
    # goes back across them. None: nothing is known of the events, so that each one counts.
    turns_up: ClassVar[frozenset[str] | None] = None
    shows: ClassVar[frozenset[str]] = frozenset()

    telling: ClassVar[Telling]  # what it says; unless it brings its own, messages are named after what happens

    players: int
    num_actions: int
    max_legal: int

    def __init_subclass__(cls) -> None:
        """The words of a guest are there wherever its class is, in a worker that was only sent a state, too."""
        if "words" in cls.__dict__:
            welcome(cls.id, folder(cls.words))
        if "id" in cls.__dict__ and "telling" not in cls.__dict__:
            cls.telling = Telling(cls.id)

    def __init__(self, /, **options: Any) -> None:
        self.options: dict[str, Any] = resolve(self.id, self.option_table, self.presets, options)
        self._hash = self._hashed()
        self.configure()
        if self.max_legal > MAX_LEGAL_ACTIONS or self.num_actions > MAX_LEGAL_ACTIONS:
            raise Invalid("too-many-actions", game=self.id, limit=MAX_LEGAL_ACTIONS)

    def configure(self) -> None:
        """Set what follows from the options."""

    @property
    def max_decisions(self) -> int | None:
        """More decisions than this no match has; None where nobody can tell."""
        return None

    def new(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> State:
        """The start of a match: from a seed, from explicit deals, or (neither given) from chance."""
        raise NotImplementedError

    def from_dict(self, data: Plain) -> State:
        """The state that `to_dict` wrote, or one set up by hand."""
        raise NotImplementedError

    def scratch(self) -> State:
        """A state with room for everything, for playouts and search to fill."""
        raise NotImplementedError

    @property
    def observation(self) -> Observation:
        """What `State.observe` writes: named pieces, their shapes and meanings."""
        return self.observed()

    def observed(self) -> Observation:
        """The pieces of a game's own observation, made once; unless it has any, those of every game."""
        return general(self.players, self.num_actions)

    def match(self, seed: int, index: int) -> State:
        """The start of match `index` of `roji.playouts` or of a batch with this seed: the same cards, on every machine.

        Such matches are dealt in compiled code, so that they are other ones than those of `new`.
        """
        for value in (seed, index):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 64:
                raise Invalid("match-number", value=repr(value))
        return begun(self, seed, index)

    def effects(self, before: State, action: int, after: State, seat: int | None) -> list[Plain]:
        """What a seat (None: a spectator) saw happen between two states."""
        reached, events = before.effects_of(action, seat)
        if reached != after:
            raise Invalid("effects-apart", action=before.name(action))
        return events

    def about(self) -> Plain:
        """What somebody should know who sets a match up, beside the options, as plain data."""
        return {}

    def note(self, state: State, action: int, text: str) -> str:
        """What a person adds to a decision, in its one form; Invalid for all else, which is everything by default.

        Everybody at the table reads it, so that only what the rules leave open may pass, never free text.
        """
        raise Invalid("note-none", game=self.id)

    def tiles_laid(self, state: State) -> int | None:
        """How many tiles the players laid, in games where that tells how a match went."""
        return None

    @property
    def open(self) -> bool:
        """Whether everybody sees everything."""
        return self.turns_up is not None and not self.turns_up | self.shows

    def reveals(self, event: Plain, seat: int) -> bool:
        """Whether an event showed the seat something that was hidden from it."""
        if self.turns_up is None or event["do"] in self.turns_up:
            return True
        return event["do"] in self.shows and event.get("seat") != seat

    def check_seat(self, seat: int | None) -> int:
        """The seat as the core counts it, -1 for a spectator."""
        if seat is None:
            return -1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Invalid("bad-seat", seat=repr(seat), last=self.players - 1)
        return seat

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Game) and self.options == other.options

    def _hashed(self) -> int:
        return hash((self.id, tuple(self.options.values())))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._hash = self._hashed()  # hashes of texts differ from process to process

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"roji.game({self.id!r}{options})"
