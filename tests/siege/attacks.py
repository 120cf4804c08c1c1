"""Every attack by name: what it sends, given tables that were prepared for it (prey.py)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from roji.wire import protocol
from tests.siege.volley import CONTINUATION, PING, TEXT, Volley, frame, request, upgrade

Prey = dict[str, Any]
ATTACKS: dict[str, Callable[[Prey], list[Volley]]] = {}
DEEP = [(depth, since) for depth in (0, 1, 2) for since in (0, 5, 1000)]  # passes of an analysis, and from where on


def attack(name: str) -> Callable[[Callable[[Prey], list[Volley]]], Callable[[Prey], list[Volley]]]:
    """Give an attack its name in the table."""

    def register(made: Callable[[Prey], list[Volley]]) -> Callable[[Prey], list[Volley]]:
        ATTACKS[name] = made
        return made

    return register


def message(type: str, number: int = 0, **fields: Any) -> bytes:
    return frame(json.dumps({"type": type, "id": f"{type} {number}", **fields}))


def hello(secret: str, since: int = 0) -> bytes:
    return message("hello", version=protocol.VERSION, secret=secret, since=since)


def at(table: dict[str, str], secret: str = "secret", since: int = 0) -> tuple[bytes, bytes]:
    """A new connection to a table that says hello."""
    return upgrade(f"/api/tables/{table['table']}/socket"), hello(table[secret], since)


def post(path: str, data: Any, **headers: str) -> bytes:
    return request("POST", path, data if isinstance(data, bytes) else json.dumps(data).encode(), **headers)


def new_table(**fields: Any) -> bytes:
    return post("/api/tables", {"game": "koikoi", "seats": [{"who": "me"}, {"who": "open"}], **fields})


def nothing(_: int) -> bytes:
    return b""


# -- what was found -----------------------------------------------------------------------------------------


@attack("an option of a megabyte")
def giant_option(prey: Prey) -> list[Volley]:
    body = json.dumps({"game": "kokeshi", "options": {"max_turns": "Σ" * 520_000}}, ensure_ascii=False)
    asked = post("/api/tables", body.encode())
    return [Volley((), lambda _: asked, lines=2, tick=1.0)]


@attack("records of half a megabyte")
def giant_record(prey: Prey) -> list[Volley]:
    long, deep = prey["too long"], "roji = 1\n" + ".".join("a" * 100_000) + " = 1"
    asked = [post("/api/records", {"text": text}) for text in (long, prey["record"], deep)]
    return [Volley((), lambda n: asked[n % 3], lines=6, tick=1.0)]


@attack("empty pings")
def pings(prey: Prey) -> list[Volley]:
    many = frame(b"", PING) * 100
    return [Volley(at(prey["table"]), lambda _: many, lines=10, batch=10, tick=0.02)]


@attack("endless continuation frames")
def continuations(prey: Prey) -> list[Volley]:
    many = frame(b"", CONTINUATION, fin=False) * 100
    return [Volley((*at(prey["table"]), frame("{", TEXT, fin=False)), lambda _: many, lines=10, batch=10, tick=0.02)]


@attack("stale moves")
def stale(prey: Prey) -> list[Volley]:
    return [Volley(at(prey["long"]), lambda n: message("move", n, base=3, action=1), lines=100, batch=20, tick=0.1)]


@attack("stale moves, nothing read")
def stale_unread(prey: Prey) -> list[Volley]:
    return [
        Volley(
            at(prey["long"]), lambda n: message("move", n, base=3, action=1), lines=100, batch=20, tick=0.1, read=False
        )
    ]


@attack("half-sent requests")
def half_sent(prey: Prey) -> list[Volley]:
    begun = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    body = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900000\r\n\r\n{"
    return [
        Volley((begun,), lambda n: b"x-%d: 1\r\n" % n, lines=600, tick=1.0),
        Volley((body,), lambda _: b"[", lines=600, tick=1.0),
    ]


@attack("hints")
def hints(prey: Prey) -> list[Volley]:
    return [Volley(at(table), lambda n: message("hint", n), lines=10, tick=0.2) for table in prey["hints"]]


@attack("bots that think for long")
def long_thoughts(prey: Prey) -> list[Volley]:
    return [Volley(at(table), nothing, lines=1, tick=1.0) for table in prey["bots"]]


@attack("JSON nested deep")
def deep_json(prey: Prey) -> list[Volley]:
    deep = b'{"a":' * 3000
    return [
        Volley((), lambda _: post("/api/tables", b"[" * 500_000), lines=2, tick=0.5),
        Volley(at(prey["table"]), lambda _: frame(deep), lines=20, batch=5, tick=0.1),
    ]


@attack("ambiguous requests")
def ambiguous(prey: Prey) -> list[Volley]:
    asked = [
        b"POST /api/tables HTTP/1.1\r\nHost: [::]\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /api/games HTTP/1.1\nHost: localhost\n\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: a\r\n folded\r\n\r\n",
        b"GET /api/games HTTP/9.9\r\nHost: localhost\r\n\r\n",
    ]
    return [Volley((), lambda n: asked[n % 4], lines=50, tick=0.05, again=0.02)]


# -- what else there is --------------------------------------------------------------------------------------


@attack("messages as fast as they go")
def messages(prey: Prey) -> list[Volley]:
    return [Volley(at(prey["table"]), lambda n: message("ping", n), lines=150, batch=50, tick=0.1)]


@attack("connections that come and go")
def storm(prey: Prey) -> list[Volley]:
    return [Volley(at(prey["long"]), nothing, lines=150, tick=0.2, life=0.6, again=0.0)]


@attack("a long table asked for again and again")
def long_table(prey: Prey) -> list[Volley]:
    table, key = prey["long"], f"Bearer {prey['long']['secret']}"
    paths = [f"/api/tables/{table['table']}{rest}" for rest in ("?since=0", "/past/4000", "/record", "/reading")]
    return [Volley((), lambda n: request("GET", paths[n % 4], Authorization=key), lines=20, tick=0.05)]


@attack("spectators who come and go")
def spectators(prey: Prey) -> list[Volley]:
    return [
        Volley(at(prey["long"], "watch", 10**6), nothing, lines=100, tick=1.0),
        Volley(at(prey["long"], "watch", 10**6), nothing, lines=80, tick=0.1, life=0.6, again=0.0),
    ]


@attack("a chatterbox")
def chat(prey: Prey) -> list[Volley]:
    line = "x" * 300
    return [Volley(at(prey["chat"]), lambda n: message("say", n, text=line), lines=50, batch=10, tick=0.1)]


@attack("taking back")
def undo(prey: Prey) -> list[Volley]:
    both = [Volley(at(prey["long"]), lambda n: message("undo", n), lines=50, batch=5, tick=0.1)]
    return [
        *both,
        Volley(at(prey["long"], "other"), lambda n: message("answer", n, yes=False), lines=50, batch=5, tick=0.1),
    ]


@attack("many tables")
def tables(prey: Prey) -> list[Volley]:
    return [Volley((), lambda n: new_table(name=f"{n}"), lines=50, batch=5, tick=0.1)]


@attack("many records")
def records(prey: Prey) -> list[Volley]:
    asked = post("/api/records", {"text": prey["record"]})
    return [Volley((), lambda _: asked, lines=50, tick=0.2)]


@attack("invitations by guessing")
def guessing(prey: Prey) -> list[Volley]:
    path = f"/api/tables/{prey['table']['table']}/seats"
    return [Volley((), lambda n: post(path, {"secret": f"{n}"}), lines=50, batch=5, tick=0.1)]


@attack("lists of tables")
def mine(prey: Prey) -> list[Volley]:
    return [Volley((), lambda _: request("GET", "/api/mine", Cookie=prey["cookie"]), lines=20, tick=0.05)]


@attack("games, gardens and the schema")
def catalogue(prey: Prey) -> list[Volley]:
    paths = ["/api/games", "/api/gardens", "/api/gardens/check?text=" + "0,0+200121+/" * 80, "/schema/openapi.json"]
    return [Volley((), lambda n: request("GET", paths[n % 4]), lines=50, batch=5, tick=0.1)]


@attack("files of the app")
def files(prey: Prey) -> list[Volley]:
    return [
        Volley((), lambda _: request("GET", "/"), lines=50, batch=10, tick=0.1),
        Volley((), lambda _: request("GET", "/rules/koikoi"), lines=50, batch=50, tick=0.1, read=False),
    ]


@attack("a reader who never reads")
def unread(prey: Prey) -> list[Volley]:
    return [
        Volley(at(prey["chat"], "watch"), lambda n: message("ping", n), lines=100, batch=2, tick=0.1, read=False),
        Volley(at(prey["chat"]), lambda n: message("say", n, text="x" * 300), lines=4, tick=0.1),
    ]


# -- what can be done with records, and without a table --------------------------------------------------------


@attack("analyses")
def reviews(prey: Prey) -> list[Volley]:
    paths = [f"/api/records/{id}/review/{depth}?since={since}" for id in prey["kept"] for depth, since in DEEP]
    return [Volley((), lambda n: request("GET", paths[n % len(paths)]), lines=50, tick=0.05)]


@attack("pictures")
def pictures(prey: Prey) -> list[Volley]:
    kept = prey["kept"]

    def drawn(n: int) -> bytes:
        if n % 2:
            return request("GET", f"/api/games/koikoi/count/picture?cards={n % 12 + 1}L&told=own_calls={n % 7}")
        return request("GET", f"/api/records/{kept[n // 2 % len(kept)]}/picture?at={n % 1000}&lang=de")

    return [Volley((), drawn, lines=50, tick=0.05)]


@attack("records told, read and looked through")
def told(prey: Prey) -> list[Volley]:
    ways = ("story?seat=0", "match", "past/100?seat=1", "reading", "past/100000")
    paths = [f"/api/records/{id}/{way}" for way in ways for id in prey["kept"]]
    return [Volley((), lambda n: request("GET", paths[n % len(paths)]), lines=50, tick=0.05)]


@attack("links to records as a preview asks for them")
def links(prey: Prey) -> list[Volley]:
    kept = prey["kept"]
    return [
        Volley((), lambda n: request("GET", f"/r/{kept[n % len(kept)]}", Accept="text/html"), lines=100, tick=0.05),
    ]


@attack("playing on from records")
def play_on(prey: Prey) -> list[Volley]:
    kept, more = prey["kept"], {"seat": 0, "bot": "search:10000000"}
    return [
        Volley((), lambda n: post(f"/api/records/{kept[n % len(kept)]}/tables", {"number": n % 40, **more}), tick=0.1)
    ]


@attack("problems, lessons and counts")
def lessons(prey: Prey) -> list[Volley]:
    games = ("koikoi", "orders", "kokeshi", "niwashi")
    ways = (
        "problems/{game}/2026-11-{day:02}?show=true&moves={n}",
        "problems/{game}/2026-11-{day:02}?show=true",
        "games/{game}/lesson/{step}?moves={n}",
        "games/{game}/count?cards=1L+3L+8L+9A&told=order={step}",
        "games/{game}/rules/de",
        "games/{game}/tray",
    )

    def asked(n: int) -> bytes:
        told = {"game": games[n % 4], "day": n % 16 + 1, "step": n % 10 + 1, "n": n % 200}
        return request("GET", "/api/" + ways[n % len(ways)].format(**told), Accept_Language="de" if n % 3 else "en")

    return [Volley((), asked, lines=50, tick=0.05)]
