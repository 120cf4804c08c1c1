"""The browser app: its built files, read once and served from memory, with the page for every address of the app."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from roji.games.registry import game_class, games
from roji.server.preview import head, tags
from roji.server.tables import Tables
from roji.words import language, say

FOLDER = Path(__file__).parent / "web"  # where `make web` puts it
PAGE = "index.html"
ROOMS = {"", "g", "t", "r", "mine", "watch", "rules", "cards", "score", "licences", "learn", "today"}
PROGRAMS = {"api", "assets", "schema"}  # where programs ask, never people
FOREVER, ASK = "public, max-age=31536000, immutable", "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


GAME = re.compile(r'^game = "([\w.-]{1,64})"$', re.MULTILINE)  # in a record, which is written by us


@dataclass(frozen=True)
class File:
    """A built file, as it is and compressed."""

    body: bytes
    small: bytes | None
    type: str
    etag: str
    keep: str


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """The files of the app by their address; none where it was not built."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_dir() or path.suffix == ".br":
            continue
        name, body = path.relative_to(folder).as_posix(), path.read_bytes()
        packed = path.with_name(f"{path.name}.br")
        found[name] = File(
            body,
            packed.read_bytes() if packed.exists() else None,
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            etag(body),
            FOREVER if name.startswith("assets/") else ASK,
        )
    return found


@cache
def rooms() -> set[str]:
    """The app's own addresses, and those that games add."""
    return ROOMS | {page for game in games() for page in game_class(game).pages}


def is_address(request: Request[Any, Any, State], room: str) -> bool:
    """Whether the app has a page here. Whoever asks for a page gets none but ours, which says that there is nothing."""
    if room in rooms():
        return True
    if room in PROGRAMS or "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    return False


async def page(request: Request[Any, Any, State], room: str, id: str, lang: str) -> File | None:
    """The page of the app: where a room and a game are known the one that asks at once for everything they need."""
    tables: Tables = request.app.state.tables
    game, text = id, ""
    if room == "t":
        game = await tables.game_of(id) or ""
    elif room == "r" and (kept := await tables.store.record(id)) and (found := GAME.search(kept.text)):
        game, text = found[1], kept.text
    names = (f"{room}-{game}", room, "index")
    file = next(filter(None, (files().get(f"{name}.{lang}.html") for name in names)), None)
    return with_preview(request, file, text, id, lang) if file is not None and text else file


def with_preview(request: Request[Any, Any, State], file: File, text: str, id: str, lang: str) -> File:
    """The page of a record with what is shown where its link is previewed; a table never has that."""
    found = tags(head(text), str(request.base_url).rstrip("/"), id, lang)
    if not found:
        return file
    body = file.body.replace(b"</head>", f"{found}\n</head>".encode(), 1)
    return File(body, None, file.type, etag(body), file.keep)


def etag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


async def answer(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    """A file of the app, or its page for an address that the app knows."""
    lang = language(request.headers.get("accept-language"), env={})
    room, _, id = name.partition("/")
    known = name in files() or is_address(request, room)
    file = files().get(name) or await page(request, room, id, lang)
    if file is None:
        return Response(say("web-not-built", lang).encode(), media_type="text/plain", status_code=503)
    vary = "accept-encoding" if file.keep == FOREVER else "accept-encoding, accept-language"
    headers = {"etag": file.etag, "cache-control": file.keep, "vary": vary}
    if known and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.small is not None and "br" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.small, "br"
    return Response(body, media_type=file.type, headers=headers, status_code=200 if known else 404)


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, State]) -> Response[bytes]:
    return await answer(request, "")


@get("/{path:path}", include_in_schema=False)
async def app_files(request: Request[Any, Any, State], path: Annotated[str, PathParameter()]) -> Response[bytes]:
    return await answer(request, path.strip("/"))
