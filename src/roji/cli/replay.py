"""`roji replay`: a recorded match in words, or every public fact of it as JSON lines."""

from __future__ import annotations

import json

from rich.console import Console
from rich.text import Text

from roji.cli.tellers import BaseTeller, teller
from roji.games.registry import check_names
from roji.games.state import State
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
    facts.append(
        {"decision": len(record.moves), "seat": final.seat, "view": final.view(seat), "returns": final.returns()}
    )
    return facts


def _show(console: Console, record: Record, seat: int | None, pause: bool, lang: str, names: str) -> None:
    players = record.players or [say("replay-seat", lang, seat=i) for i in range(record.game.players)]
    players = [name or say("replay-seat", lang, seat=i) for i, name in enumerate(players)]
    telling = teller(record.game.id, lang, players, None, names)
    key = "replay-deal" if record.seed is None else "replay-start"
    console.print(Text(say(key, lang, game=title(record.game.id, lang), seed=str(record.seed)), style="bold"))
    start = record.start()
    for result in start.rounds():
        console.print(telling.round(result))
    round_ = -1
    for state, action in record.states():
        if state.round != round_:
            round_ = state.round
            _headline(console, telling, state, seat)
        _, events = state.effects_of(action, seat)
        for event in events:
            if (told := telling.event(event)) is not None:
                console.print(Text("  ").append(told))
        if pause:
            console.print(telling.board(state.view(seat)))
            console.input(f"[dim]{say('replay-pause', lang)}[/] ")
    final = record.final()
    console.print()
    console.print(telling.board(final.view(seat)))
    if not final.over:
        console.print(say("replay-unfinished", lang))


def _headline(console: Console, telling: BaseTeller, state: State, seat: int | None) -> None:
    view = state.view(seat)
    console.print()
    if view.get("rounds", 1) > 1:
        console.print(Text(telling.say("replay-round", number=view["round"] + 1, rounds=view["rounds"]), style="bold"))
    console.print(telling.board(view))
