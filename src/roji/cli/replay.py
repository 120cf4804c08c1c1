"""`roji replay`: a recorded match in words, or every public fact of it as JSON lines."""

from __future__ import annotations

import json

from rich.console import Console, RenderableType
from rich.text import Text

from roji.cli.tellers import Teller
from roji.games.game import Game
from roji.games.registry import check_names
from roji.games.state import Plain, State
from roji.table.ending import ended
from roji.table.record import Record, read
from roji.words import say, title


def replay(console: Console, data: bytes, as_json: bool, seat: int | None, pause: bool, lang: str, names: str) -> int:
    """Show a record move by move; a damaged one is refused before anything is shown."""
    check_names(names)
    record = read(data)
    record.game.check_seat(seat)
    if as_json:
        for facts in dump(record, seat):
            print(json.dumps(facts, ensure_ascii=False))
    else:
        _show(console, record, seat, pause, lang, names)
    return 0


def dump(record: Record, seat: int | None = None) -> list[dict[str, object]]:
    """Every fact a spectator (or a seat) could know, decision by decision, the final state last."""
    facts: list[dict[str, object]] = []
    for number, (state, action) in enumerate(record.states()):
        _, effects = state.effects_of(action, seat)
        facts.append(
            {
                "decision": number,
                "seat": state.seat,
                "name": state.name(action),
                "describe": state.describe(action),
                "view": state.view(seat),
                "effects": effects,
            }
        )
    final = record.final()
    last = {"decision": len(record.moves), "seat": final.seat, "view": final.view(seat), "returns": final.returns()}
    facts.append(last if record.resigned is None else {**last, "resigned": record.resigned})
    return facts


def _show(console: Console, record: Record, seat: int | None, pause: bool, lang: str, names: str) -> None:
    players = record.players or [say("replay-seat", lang, seat=i) for i in range(record.game.players)]
    players = [name or say("replay-seat", lang, seat=i) for i, name in enumerate(players)]
    telling = Teller(record.game, lang, players, None, names)
    key = "replay-deal" if record.seed is None else "replay-start"
    console.print(Text(say(key, lang, game=title(record.game.id, lang), seed=str(record.seed)), style="bold"))
    start = record.start()
    for result in start.rounds():
        console.print(*telling.counted({"do": "round", **result}), sep="\n")
    round_, lines = -1, list[Text]()
    for state, action in record.states():
        if state.round != round_:
            round_ = state.round
            _headline(console, telling, state, seat)
        _, events = state.effects_of(action, seat)
        lines = [line for event in events for line in telling.counted(event)]
        for line in lines:
            console.print(Text("  ").append(line))
        if pause:
            console.print(picture(record.game, telling, state.view(seat)))
            console.input(f"[dim]{say('replay-pause', lang)}[/] ")
    final = record.final()
    console.print()
    console.print(picture(record.game, telling, final.view(seat)))
    told = {line.plain for line in lines}
    for how in map(telling.tell, ended(record.game, final.view(seat), record.resigned)):
        if how not in told:
            console.print(Text(how, style="bold"))
    if not final.over and record.resigned is None:
        console.print(say("replay-unfinished", lang))


def _headline(console: Console, telling: Teller, state: State, seat: int | None) -> None:
    view = state.view(seat)
    console.print()
    if view.get("rounds", 1) > 1:
        console.print(Text(telling.say("replay-round", number=view["round"] + 1, rounds=view["rounds"]), style="bold"))
    console.print(picture(state.game, telling, view))


def picture(game: Game, teller: Teller, view: Plain) -> RenderableType:
    """The board of the terminal as it shows a view."""
    from roji.cli.play.board import LEAST, Board, Scene, board_class
    from roji.cli.play.canvas import Canvas

    canvas = Canvas(*LEAST)
    board = board_class(game)(teller)
    board.set_reactive(Board.aim, "")
    board.draw(Scene(view, game.options), canvas)
    return canvas.rows()
