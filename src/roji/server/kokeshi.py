"""Gardens for Kokeshi and Samurai over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from roji.server import kokeshi_gardens
from roji.server.http import REFUSED
from roji.server.kokeshi_gardens import GardenChecked, GardenShown
from roji.words import language

Text = Annotated[str, QueryParameter(max_length=1000, description="The name of a garden, or its tiles as text")]


@get("/api/gardens", responses=REFUSED, summary="A garden of Kokeshi and Samurai, with all that a board draws")
async def show_garden(text: Text = "standard") -> GardenShown:
    return kokeshi_gardens.show(text)


@get("/api/gardens/check", responses=REFUSED, summary="Whether tiles make a garden, or what is still wrong")
async def check_garden(request: Request[Any, Any, State], text: Text = "") -> GardenChecked:
    return kokeshi_gardens.check(text, language(request.headers.get("accept-language"), env={}))


HANDLERS = [show_garden, check_garden]
