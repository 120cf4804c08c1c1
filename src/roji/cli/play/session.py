"""A match at this keyboard: who sits where, whose eyes are on the screen, where it is kept. Knows no screen."""

from __future__ import annotations

import datetime
import secrets
from pathlib import Path

from platformdirs import user_state_path
from rich.text import Text

from roji.bots.bot import Opinion, bot
from roji.bots.explain import Adviser, sentence
from roji.bots.seated import Seated
from roji.cli.files import read_file, write_file
from roji.cli.play.sitting import PAST, Look, Sitting, Told
from roji.games.errors import Invalid, Refusal
from roji.games.game import Game
from roji.games.state import COMPILED, Plain, State
from roji.table.match import Match
from roji.table.record import PERSON, Record, read

STAND_IN = "greedy"
# How long a hint may take. Compiled, the simulations are made long before the time is up, so that a hint is always the
# same; in plain Python there are fewer.
HINT_SIMULATIONS, HINT_SECONDS = (2000 if COMPILED else 40), 0.4
STAND_INS = ("Roji", "Matsu", "Ume", "Take", "Kiku")  # a path, a pine, a plum, a bamboo, a chrysanthemum


def new_record(game: Game, seed: int | None = None, people: list[str] | None = None, level: str = STAND_IN) -> Record:
    """A new match: people (by name, which may be empty) on the first seats, stand-ins of a level on the others."""
    names = [""] if people is None else people
    if not 1 <= len(names) <= game.players:
        raise Invalid("play-people", game=game.id, most=game.players)
    others = game.players - len(names)
    if others:
        bot(level, game, game.players - 1)  # a level that nobody knows is refused here
    return Record(
        game,
        seed=secrets.randbits(64) if seed is None else seed,
        players=[*names, *STAND_INS[:others]],
        seats=[PERSON] * len(names) + [level] * others,
        date=datetime.date.today().isoformat(),
    )


def load(path: Path) -> Record:
    """The match kept in a file; a record without seats has a person on the first one."""
    record = read(read_file(path))
    if not record.seats:
        record.seats = [PERSON] + [STAND_IN] * (record.game.players - 1)
    if PERSON not in record.seats:
        raise Invalid("play-nobody", path=str(path))
    for seat, kind in enumerate(record.seats):
        if kind != PERSON:
            bot(kind, record.game, seat)  # a bot that nobody knows is refused here
    return record


def shelf() -> Path:
    """The folder of the matches played here."""
    return user_state_path("roji", appauthor=False) / "matches"


def unfinished() -> list[Path]:
    """The matches on the shelf that have begun and are not over, the latest first."""
    try:
        found = sorted(shelf().glob("*.toml"), key=lambda path: path.stat().st_mtime, reverse=True)
        texts = [(path, path.read_text("utf-8", "replace")) for path in found]
    except OSError:
        return []
    return [path for path, text in texts if "\n[[rounds]]\n" in text and "\n[result]\n" not in text]


def place_on_shelf(game: Game) -> Path | None:
    """A new file for a match, or None where none can be kept."""
    now = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    path = shelf() / f"{game.id}-{now}-{secrets.token_hex(2)}.toml"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return path


class Session(Sitting):
    """One match, the people at the keyboard, and the one of them who is looking at the screen."""

    def __init__(self, record: Record | Match, lang: str, names: str = "traditional", save: Path | None = None) -> None:
        self.match = record if isinstance(record, Match) else Match(record)
        self.lang, self.names, self.save = lang, names, save
        self.people = self.match.people
        self.viewer: int | None = self.people[0] if len(self.people) == 1 or self.game.open else None
        self.seen = dict.fromkeys(self.people, len(self.match))  # decisions each person has been told of
        record = self.match.record
        self.seated = Seated(self.game, record.seats, (record.seed or 0) % (1 << 32))
        self.advisers: dict[int, Adviser] = {}  # per seat that asked for a hint
        self._advice: tuple[list[int], list[Opinion]] = ([], [])  # the latest, with the decisions before it
        self._history: dict[int | None, list[list[Text]]] = {}  # per viewer and decision
        self.keep()

    @property
    def game(self) -> Game:
        return self.match.record.game

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def look(self) -> Look:
        return self.look_at(len(self.match))

    def look_at(self, number: int) -> Look:
        """The match after so many decisions, as the viewer may know it."""
        state = self.match.states[number]
        since = range(max(number - PAST, 0), number)
        past = [event for decision in since for event in self.match.told(decision, self.viewer)]
        return Look(state.view(self.viewer), state.seat, state.over, past)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def begun(self) -> bool:
        return len(self.match) > 0

    @property
    def results(self) -> list[Plain]:
        return self.state.rounds()

    @property
    def decides(self) -> bool:
        return self.state.seat in self.people

    @property
    def choices(self) -> dict[int, Plain]:
        return described(self.state)

    @property
    def hands_over(self) -> bool:
        """Whether the keyboard has to go to another person before anything is shown."""
        return self.decides and self.state.seat != self.viewer

    @property
    def silent_handover(self) -> bool:
        """Whether nothing is hidden, so that the keyboard changes hands without ceremony."""
        return self.game.open

    def seat_down(self) -> None:
        """The person to decide looks at the screen now."""
        self.viewer = self.state.seat

    # -- deciding ----------------------------------------------------------------------------------

    def do(self, *actions: int) -> None:
        """Make decisions one after the other: all of them, or none and a refusal."""
        before = len(self.match)
        try:
            for number, action in enumerate(actions):
                if number:
                    self.after(self.match.states[-2], actions[number - 1])
                self.match.do(action)
        except Refusal:
            self.match.take_back(before)
            raise
        self.keep()

    def after(self, state: State, action: int) -> State:
        """The state after a decision that neither ends the seat's turn nor shows it anything hidden.

        Any other is Invalid: what comes after it cannot be decided together with it.
        """
        seat = state.seat
        assert seat is not None
        after, events = state.effects_of(action, seat)
        if after.seat != seat or any(self.game.reveals(event, seat) for event in events):
            raise Invalid("play-too-many", first=state.name(action))
        return after

    def stand_in(self) -> int:
        """What the stand-in whose turn it is decides."""
        return self.seated.decide(self.match.states, self.match.record.moves)

    @property
    def thinks(self) -> bool:
        """Whether the stand-in to move takes its time."""
        seat = self.state.seat
        return seat is not None and self.match.record.seats[seat] not in (PERSON, STAND_IN)

    def advice(self) -> list[Opinion]:
        """What the strongest player thinks of the best few decisions of the person to move, the best first."""
        moves = self.match.record.moves
        if self._advice[0] != moves or not self._advice[1]:
            self._advice = (list(moves), self.adviser.advice(self.match.states, moves))
        return self._advice[1]

    @property
    def adviser(self) -> Adviser:
        """The strongest player, looking over the shoulder of the person to move."""
        seat = self.state.seat
        assert seat is not None
        if seat not in self.advisers:
            self.advisers[seat] = Adviser(self.game, seat, HINT_SIMULATIONS, HINT_SECONDS)
        return self.advisers[seat]

    def hint(self) -> int:
        """The decision that the strongest player would make for the person to move."""
        return self.advice()[0].action

    def plan(self) -> tuple[int, ...]:
        """The hint, and what would follow it as far as that can be decided together with it."""
        return tuple(self.advice()[0].args["turn"])

    def because(self, opinion: Opinion) -> str:
        """Why a decision is good, in a sentence."""
        return sentence(opinion, self.game, self.lang, self.names)

    def read_words(self, text: str) -> list[int]:
        """The decisions written in a line, each read where the ones before it lead."""
        state = self.state
        actions: list[int] = []
        for word in text.split():
            if actions:
                if actions[-1] not in state.legal_actions():
                    raise state.refusal(actions[-1])
                state = self.after(state, actions[-1])
            actions.append(state.parse(word))
        return actions

    def undo_to(self) -> int | None:
        """How many decisions stay when the viewer takes back its last one; None where that is not fair."""
        return None if self.viewer is None else self.match.takes_back_to(self.viewer)

    def undo(self, number: int) -> None:
        self.match.take_back(number)
        for lines in self._history.values():
            del lines[number:]
        for seat in self.people:
            self.seen[seat] = min(self.seen[seat], number)
        if self.game.open:
            self.viewer = self.state.seat
        self.keep()

    def keep(self) -> None:
        """Write the match to its file."""
        if self.save is not None:
            write_file(self.save, self.match.record.to_text())

    # -- telling -----------------------------------------------------------------------------------

    def given_name(self, seat: int) -> str:
        return self.match.record.players[seat] if self.match.record.players else ""

    def news(self) -> list[Told]:
        if self.viewer is None:
            return []
        since = self.seen[self.viewer]
        self.seen[self.viewer] = len(self.match)
        decisions = range(since, len(self.match))
        return [Told(self.match.told(number, self.viewer), self.look_at(number + 1)) for number in decisions]

    def history(self) -> list[Text]:
        lines = self._history.setdefault(self.viewer, [])
        del lines[len(self.match) :]
        teller = self.teller()
        for number in range(len(lines), len(self.match)):
            told = (teller.event(event) for event in self.match.told(number, self.viewer))
            lines.append([line for line in told if line is not None])
        return [line for decision in lines for line in decision]


def described(state: State) -> dict[int, Plain]:
    """The legal decisions of a state with their descriptions."""
    return {action: state.describe(action) for action in state.legal_actions()}
