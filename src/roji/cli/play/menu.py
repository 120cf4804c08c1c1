"""The door to the games: which one, with whom, under which house rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from roji.bots.levels import LEVELS
from roji.bots.ratings import rated
from roji.cli.cells import clip, shorten, wrap
from roji.cli.play.board import Sheet, board_class
from roji.cli.play.canvas import Canvas
from roji.cli.play.parts import KeyBar
from roji.cli.play.session import Session, load, unfinished
from roji.games.errors import Refusal
from roji.games.options import ListOption, Option, Written, shown
from roji.games.parts import found
from roji.games.registry import game as make_game
from roji.games.registry import game_class, offered
from roji.words import has, say, title

if TYPE_CHECKING:
    from roji.cli.play.app import RojiApp

DOOR_HEIGHT = 7
RESUMED = 3  # unfinished matches offered


def door_of(game: str) -> tuple[tuple[str, str], ...]:
    """The small picture of a game; none for a guest whose board cannot be loaded."""
    board = found(game_class(game).board_path)
    return board.door if board else ()


class MenuSheet(Sheet):
    """Unfinished matches, then a door for every game."""

    def __init__(self, lang: str, waiting: list[Path]) -> None:
        super().__init__()
        self.lang = lang
        self.waiting: list[tuple[Path, str]] = []
        for path in waiting:
            try:
                record = load(path)
            except Refusal:
                continue  # damaged, or of a game that is not installed
            self.waiting.append((path, self.about(record.game.id, len(record.moves), record.final().view(None))))
            if len(self.waiting) == RESUMED:
                break

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.lang, **args)

    def about(self, game: str, moves: int, view: dict[str, Any]) -> str:
        told = self.say("menu-continue", game=title(game, self.lang))
        if view.get("rounds", 1) > 1:
            return f"{told}, {self.say('menu-continue-round', number=view['round'] + 1, rounds=view['rounds'])}"
        return f"{told}, {self.say('menu-continue-at', count=moves)}"

    def paint(self, canvas: Canvas) -> None:
        y = 1
        canvas.put(3, y, f"❧ {self.say('table-title')}", "bold accent")
        canvas.put(11, y, self.say("table-about"), "faint")
        y += 1
        for number, (path, text) in enumerate(self.waiting):
            aimed = self.aim == f"resume:{number}"
            canvas.put(3, y, clip(f"{'▶' if aimed else '↻'} {text}", canvas.width - 4), "aim" if aimed else "green")
            canvas.target(f"resume:{number}", 3, y, canvas.width - 6, 1, self.resumes(path), text)
            y += 1
        columns, width = 2, min((canvas.width - 4) // 2, 60)
        y += canvas.height > y + 2 * (DOOR_HEIGHT + 1)
        for number, game in enumerate(offered()):
            x, top = 3 + number % columns * width, y + number // columns * (DOOR_HEIGHT + (canvas.height > 30))
            self.door(canvas, game, x, top, width - 1)

    def door(self, canvas: Canvas, game: str, x: int, y: int, width: int) -> None:
        aimed = self.aim == f"game:{game}"
        canvas.box(x, y, width, DOOR_HEIGHT, "gold" if aimed else "line", double=aimed)
        for row, (words, line) in enumerate(door_of(game)):
            canvas.put(x + 2, y + 1 + row, line, words)
        inner = width - 13
        name = self.say(f"menu-name-{game}") if has(f"menu-name-{game}") else title(game, self.lang)
        canvas.put(x + 12, y + 1, clip(name, inner), "bold" + (" gold" if aimed else ""))
        made = make_game(game)
        about = self.say(f"menu-{game}") if has(f"menu-{game}") else self.say("menu-other", players=made.players)
        for row, line in enumerate(wrap(about, inner)[:3]):
            canvas.put(x + 12, y + 2 + row, line)
        if has(f"menu-facts-{game}"):
            canvas.put(x + 12, y + 5, clip(self.say(f"menu-facts-{game}"), inner), "faint")
        canvas.target(f"game:{game}", x, y, width, DOOR_HEIGHT, self.opens(game), name)

    def opens(self, game: str) -> Any:
        return lambda: self.app.push_screen(SetupScreen(game))

    def resumes(self, path: Path) -> Any:
        app: RojiApp = self.app  # type: ignore[assignment]
        return lambda: app.sit_down(Session(load(path), self.lang, app.names, path))


class SheetScreen(Screen[None]):
    """A screen of one sheet with a line of words and a key bar."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "theme", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    SheetScreen { background: $background; }
    SheetScreen #aimed { height: 1; padding: 0 1; color: $error; }
    """
    app: RojiApp

    def sheet(self) -> Sheet:
        raise NotImplementedError

    def key_words(self) -> list[tuple[str, str]]:
        return [("arrows", "table-key-move"), ("enter", "table-key-choose"), ("t", "table-key-theme")]

    def compose(self) -> ComposeResult:
        yield self.sheet()
        yield Static(id="aimed")
        yield KeyBar([(key, say(word, self.app.lang)) for key, word in self.key_words()])

    def on_mount(self) -> None:
        sheet = self.query_one(Sheet)
        sheet.light = self.app.light
        sheet.focus()

    def on_sheet_chosen(self, event: Sheet.Chosen) -> None:
        if callable(event.target.act):
            event.target.act()

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        sheet = self.query_one(Sheet)
        if event.key == "enter":
            sheet.choose()
        elif event.key == "t":
            self.action_theme()
        elif event.key in ("q", "escape"):
            self.action_leave()

    def action_theme(self) -> None:
        self.app.turn_theme()
        self.query_one(Sheet).light = self.app.light
        self.query_one(KeyBar).refresh()

    def action_leave(self) -> None:
        raise NotImplementedError


class MenuScreen(SheetScreen):
    """Which game?"""

    def sheet(self) -> Sheet:
        return MenuSheet(self.app.lang, unfinished())

    def key_words(self) -> list[tuple[str, str]]:
        return [*super().key_words(), ("q", "table-key-quit")]

    def action_leave(self) -> None:
        self.app.exit()


class SetupSheet(Sheet):
    """The people and the options of a game, a row each; left and right change the value aimed at."""

    keys: ClassVar[dict[str, tuple[str, str]]] = {"left": ("", "lower"), "right": ("", "raise_")}

    def __init__(self, game: str, lang: str) -> None:
        super().__init__()
        self.lang, self.top = lang, 0
        self.made = make_game(game)
        self.people = 1
        self.level = "casual"
        self.changed: dict[str, Any] = {}

    def say(self, key: str, **args: Any) -> str:
        return say(key, self.lang, **args)

    def rows(self) -> list[tuple[str, str, str]]:
        """Key, value and explanation of every row but the last."""
        rest = self.made.players - self.people
        found = [
            ("people", str(self.people), f"{self.say('menu-people')} ({self.say('menu-people-rest', count=rest)})")
        ]
        if rest:
            found.append(("level", rated(self.made, self.level, self.lang), self.say("menu-level")))
        for option in self.made.option_table:
            key = f"{self.made.id}-option-{option.name}"
            about = self.say(key) if has(key) else option.name
            found.append((option.name, self.value(option.name), about))
        return found

    def value(self, name: str) -> str:
        """The value of an option in words, where there are some."""
        value = shown(self.made.options[name])
        for key in (f"{self.made.id}-{name}-{value}", f"option-{name}-{value}", f"option-{value}"):
            if has(key):
                return self.say(key)
        return value

    def paint(self, canvas: Canvas) -> None:
        canvas.put(3, 1, self.say("menu-title-setup", game=title(self.made.id, self.lang)), "bold accent")
        self.start(canvas, 3, 3)
        rows = self.rows()
        column = max(36, *(10 + cell_len(value) for _, value, _ in rows))
        y, room = 5, canvas.width - column - 2
        for key, value, about in rows:
            aimed = self.aim == f"row:{key}"
            canvas.target(f"row:{key}", 3, y, canvas.width - 6, 1, self.raise_, about)
            canvas.put(3, y, f"▶ ◀ {value} ▶" if aimed else f"    {value}", "bold gold" if aimed else "bold")
            canvas.put(column, y, shorten(about, room), "ink" if aimed else "faint")
            if aimed:
                for row, line in enumerate(wrap(about, canvas.width - 8)[:3]):
                    canvas.put(4, canvas.height - 3 + row, line)
            y += 1
        self.picture(canvas, y + 1, canvas.height - y - 4)

    def picture(self, canvas: Canvas, y: int, height: int) -> None:
        """What the options look like, in games that have a picture of them."""
        board_class(self.made).picture(canvas, self.made.options, 3, y, canvas.width - 6, height)

    def start(self, canvas: Canvas, x: int, y: int) -> None:
        aimed = self.aim == "start"
        words = f" {'▶' if aimed else ' '} {self.say('menu-start')}  "
        canvas.put(x, y, words, "aim bold" if aimed else "bold raised")
        canvas.target("start", x, y, cell_len(words), 1, self.begin, self.say("menu-start"))

    def begin(self) -> None:
        app: RojiApp = self.app  # type: ignore[assignment]
        app.pop_screen()
        app.begin(self.made, [""] * self.people, self.level)

    def lower(self) -> None:
        self.change(-1)

    def raise_(self) -> None:
        self.change(1)

    def change(self, by: int) -> None:
        """The next value of the row aimed at that goes with the others."""
        name = self.aim.removeprefix("row:")
        if name == "people":
            self.people = (self.people - 1 + by) % self.made.players + 1
        elif name == "level":
            self.level = LEVELS[(LEVELS.index(self.level) + by) % len(LEVELS)]
        else:
            option = next((option for option in self.made.option_table if option.name == name), None)
            if option is not None:
                self.turn(option, by)
        self.redraw()

    def turn(self, option: Option, by: int) -> None:
        values = steps(option, self.made.options[option.name])
        at = values.index(self.made.options[option.name])
        for step in range(1, len(values)):
            try:
                made = make_game(self.made.id, **{**self.changed, option.name: values[(at + by * step) % len(values)]})
            except Refusal:
                continue
            self.changed[option.name] = made.options[option.name]
            self.made = made
            self.people = min(self.people, made.players)
            return


def steps(option: Option, present: Any) -> list[Any]:
    """The values of an option one after the other; of a long range those that people ask for."""
    if isinstance(option, ListOption):
        found = [option.default, *(str(value) for value in option.values)]
    elif isinstance(option, Written) or not isinstance(option.values, (range, str)):
        found = list(option.values)
    elif isinstance(option.values, range):
        found = [
            value for value in option.values if len(option.values) <= 30 or value in (0, 5, 10, 20, 50, 100, 200, 500)
        ]
    else:
        found = [present]
    return found if present in found else [present, *found]


class SetupScreen(SheetScreen):
    """With whom, and under which house rules?"""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def sheet(self) -> Sheet:
        return SetupSheet(self.game, self.app.lang)

    def key_words(self) -> list[tuple[str, str]]:
        return [("arrows", "table-key-change"), *super().key_words()[1:], ("escape", "menu-back")]

    def action_leave(self) -> None:
        self.app.pop_screen()
