"""Why a decision is good in Niwashi, for the seat's own eyes: how far its wishes come, what its partner may wish.

A wish comes true by a tile of the partner (N-8). So a tile of one's own can only bring one's wishes near, and can show
what may be a wish of the partner.
"""

from __future__ import annotations

from typing import Any

from roji.bots.bot import Opinion
from roji.bots.why import Reason
from roji.games.niwashi.tiles import SEASONS, SIDE, around, read_cell
from roji.games.state import State
from roji.words import say

Fields = dict[tuple[int, int], str]


def reason(state: State, turn: list[int], opinions: list[Opinion]) -> Reason:
    """Why the decision is good."""
    view, about = state.view(state.seat), state.describe(turn[0])
    do = about["do"]
    if do in ("tile", "cell", "lay"):
        laid = _laid(state, turn)
        if laid is not None:
            return _placement(view, laid)
        return _useful("why-niwashi-tile", about["tile"], view) if do == "tile" else ("why-niwashi-cell", {})
    if do == "draw":
        return _useful("why-niwashi-draw", about["tile"], view)
    if do == "discard":
        return "why-niwashi-discard", {"tile": about["tile"], "count": _usable(about["tile"], view)}
    return "why-niwashi-lantern", {"count": view["hand_counts"][view["seat"]]}


def spoken(args: dict[str, Any], lang: str, names: str) -> dict[str, Any]:
    """What fills a sentence, in a language: wishes and tiles with their seasons."""
    said = dict(args)
    if "wish" in args:
        season, shape = args["wish"]
        said["wish"] = f"{args['wish']} ({say(f'niwashi-field-{season}', lang)} {shape})"
    return said


def _laid(state: State, turn: list[int]) -> dict[str, Any] | None:
    """The placement that a turn leads to, None while it is not planned."""
    at = state.clone()
    for action in turn:
        about: dict[str, Any] = at.describe(action)
        if about["do"] == "lay":
            return about
        at.apply(action)
    if len(left := at.legal_actions()) == 1 and at.describe(left[0])["do"] == "lay":
        only: dict[str, Any] = at.describe(left[0])
        return only
    return None


def spot(name: str) -> tuple[int, int]:
    """A cell by column and row."""
    cell = read_cell(name)
    return cell % SIDE, cell // SIDE


def _placement(view: dict[str, Any], laid: dict[str, Any]) -> Reason:
    """What a tile shows, and how far the own wishes come by it."""
    before: Fields = {spot(name): field for name, field in view["fields"].items()}
    new = {spot(name): field for name, field in zip(laid["cells"], laid["tile"], strict=True)}
    after = before | new
    known = {*view["wishes"], *view["fulfilled"][0], *view["fulfilled"][1]}
    shown = [wish for wish in _others(view, known) if _most(after, new, *wish) == 5]
    if shown:
        return "why-niwashi-shows", {"wish": shown[0], "count": len(shown)}
    steps = []
    for season, shape in view["wishes"]:
        reached = _most(after, new, season, shape)
        if reached > _most(before, before, season, shape):
            steps.append((reached, season + shape))
    if not steps:
        offered = [
            wish for wish in _others(view, known) if _most(after, new, *wish) == 4 > _most(before, before, *wish)
        ]
        return ("why-niwashi-offers", {"wish": offered[0]}) if offered else ("why-niwashi-waits", {})
    reached, wish = max(steps)
    if reached == 5:
        return "why-niwashi-lies", {"wish": wish}
    return ("why-niwashi-near" if reached == 4 else "why-niwashi-builds"), {"wish": wish, "have": reached}


def _others(view: dict[str, Any], known: set[str]) -> list[str]:
    """The wishes that may be the partner's: all but those that the seat holds and those that came true."""
    return [season + shape for shape in view["shapes"] for season in SEASONS if season + shape not in known]


def _most(fields: Fields, among: Fields, season: str, shape: str) -> int:
    """The most fields of a wish that can be seen where it might lie, one of them on one of these cells; 5 is all."""
    best = 0
    for (x, y), field in among.items():
        if field == season:
            for others in around(shape):
                best = max(best, 1 + sum(fields.get((x + dx, y + dy)) == season for dx, dy in others))
    return best


def _usable(tile: str, view: dict[str, Any]) -> int:
    """How many fields of a tile have a season that a wish in hand needs."""
    seasons = {wish[0] for wish in view["wishes"]}
    return sum(field in seasons for field in tile)


def _useful(key: str, tile: str, view: dict[str, Any]) -> Reason:
    return key, {"tile": tile, "count": _usable(tile, view)}
