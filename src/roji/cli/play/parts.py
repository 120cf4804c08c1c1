"""What all screens are made of: the key bar, pages over the table, questions, the handover."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from roji.cli.play.canvas import Canvas


class KeyBar(Static):
    """The keys of a screen with what they do; each can be clicked."""

    DEFAULT_CSS = "KeyBar { height: 1; width: 1fr; }"

    class Pressed(Message):
        """A key of the bar was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, entries: list[tuple[str, str]]) -> None:
        super().__init__()
        self.entries = entries  # (key, word); shown as `? rules`
        self._areas: list[tuple[int, int, str]] = []

    def render_line(self, y: int):  # type: ignore[no-untyped-def]
        canvas = Canvas(self.size.width, 1, light=self.app.current_theme.name == "roji-light")
        self._areas = []
        x = 1
        for key, word in self.entries:
            sign = SIGNS.get(key, key)
            if x + cell_len(sign) + cell_len(word) + 1 > self.size.width:
                break
            start = x
            x = canvas.put(x, 0, sign, "gold bold")
            x = canvas.put(x + 1, 0, word, "faint") + 2
            self._areas.append((start, x - 2, key))
        return canvas.strip(0, self.size.width)

    def on_click(self, event: events.Click) -> None:
        for start, end, key in self._areas:
            if start <= event.x < end:
                self.post_message(self.Pressed(key))


SIGNS = {
    "question_mark": "?",
    "colon": ":",
    "arrows": "←↑↓→",
    "enter": "⏎",
    "escape": "Esc",
    "plus": "+",
    "minus": "-",
    "space": "␣",
    "comma": ",",
    "full_stop": ".",
    "tab": "⇥",
}


class Page(ModalScreen[None]):
    """Something to read over the table; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark", "close", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]
    DEFAULT_CSS = """
    Page { align: center middle; background: $background 60%; }
    Page > Vertical { width: 90%; max-width: 110; height: auto; max-height: 90%; border: round $accent;
        background: $surface; padding: 0 1; }
    Page VerticalScroll { height: auto; max-height: 100%; width: 1fr; }
    Page Static { width: 1fr; height: auto; }
    """

    def __init__(self, title: str, content: RenderableType | str, close: str, end: bool = False) -> None:
        super().__init__()
        self.heading, self.content, self.close, self.end = title, content, close, end

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.heading
            frame.border_subtitle = f"Esc {self.close}"
            with VerticalScroll():
                yield self.body()

    def body(self) -> Static | Markdown:
        return Static(self.content)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        if self.end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)

    def on_click(self, event: events.Click) -> None:
        """Outside of the frame, or on its edge."""
        if not self.query_one(VerticalScroll).region.contains(event.screen_x, event.screen_y):
            self.dismiss()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class RulesPage(Page):
    """The rules of a game, opened at a clause if one is named."""

    def __init__(self, title: str, content: str, close: str, clause: str = "") -> None:
        super().__init__(title, content, close)
        self.clause = clause

    def body(self) -> Markdown:
        assert isinstance(self.content, str)
        return Markdown(self.content, open_links=False)

    def on_mount(self) -> None:
        super().on_mount()
        if self.clause:
            self.set_timer(0.05, self.to_clause)

    def to_clause(self) -> None:
        """Scroll to the paragraph that begins with the clause."""
        scroll = self.query_one(VerticalScroll)
        for block in self.query("MarkdownParagraph"):
            if str(getattr(block, "_content", "")).startswith(f"{self.clause} "):
                scroll.scroll_to_widget(block, top=True, animate=False)
                return


class Question(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j,enter", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]
    DEFAULT_CSS = """
    Question { align: center middle; background: $background 60%; }
    Question > Vertical { width: auto; max-width: 90%; height: auto; border: round $accent; background: $surface;
        padding: 1 2; }
    Question Static { width: auto; max-width: 70; height: auto; }
    Question KeyBar { width: 30; height: 1; margin-top: 1; }
    """

    def __init__(self, text: str, yes: str, no: str) -> None:
        super().__init__()
        self.text, self.yes, self.no = text, yes, no

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.text)
            yield KeyBar([("enter", self.yes), ("escape", self.no)])

    def on_key_bar_pressed(self, event: KeyBar.Pressed) -> None:
        self.dismiss(event.key == "enter")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class Typed(ModalScreen[str]):
    """A line of text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]
    DEFAULT_CSS = """
    Typed { align: center middle; background: $background 60%; }
    Typed > Vertical { width: 64; max-width: 90%; height: auto; border: round $accent; background: $surface;
        padding: 0 1; }
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.text)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss("")


class Handover(ModalScreen[None]):
    """Covers the table until the next person is alone with it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close", show=False)]
    DEFAULT_CSS = """
    Handover { align: center middle; background: $background; }
    Handover Static { width: auto; text-align: center; }
    """

    def __init__(self, text: str, leave: Callable[[], None]) -> None:
        super().__init__()
        self.text, self.leave = text, leave

    def compose(self) -> ComposeResult:
        yield Static(self.text)

    def on_key(self, event: events.Key) -> None:
        if event.key == "q":
            self.leave()

    def on_click(self) -> None:
        self.dismiss()

    def action_close(self) -> None:
        self.dismiss()
