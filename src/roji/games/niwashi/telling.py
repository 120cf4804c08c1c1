"""What Niwashi says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from roji.games.niwashi.facts import (
    AimLantern,
    Decision,
    Effect,
    Ended,
    Lantern,
    LanternAimed,
    LanternPlaced,
    Lay,
    MatchEnded,
    PlaceLantern,
    Result,
    View,
)
from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import column_name, read_cell
from roji.games.telling import Rows, Sentence, Telling, labelled, seat, sentence, several

YOUNG = 4  # tiles from which on the shapes are named by their letters


class NiwashiTelling(Telling):
    """The silent garden in sentences."""

    pieces = ("wish", "tile")
    silent = ("tile", "cell", "fill", "over")

    def event(self, event: Effect) -> Sentence | None:
        match event["do"]:
            case "lay":
                about = {"way": {"way": event["direction"]}, "cell": spot(event["cell"]), **strip(event["tile"])}
                told = sentence("niwashi-tell-lay", who=seat(event["seat"]), **about)
                return several([told, sentence("niwashi-tell-special")]) if event["special"] else told
            case "remove":
                return sentence("niwashi-tell-remove", tile={"tile": event["tile"]})
            case "lift":
                return sentence("niwashi-tell-lift")
            case "place":
                return sentence("niwashi-tell-place", who=seat(event["seat"]), place=place(event))
            case "aim":
                return sentence("niwashi-tell-aim", aim=aim(event))
            case "end":
                return self.ending(event)
        return super().event(event)

    def ending(self, result: Result) -> Sentence:
        """How the match ended, the common score and, on a journey, the target."""
        who = {} if result["kind"] == "all-fulfilled" else {"who": seat(result["seat"])}
        told = [
            sentence(f"niwashi-tell-end-{result['kind']}", **who),
            sentence("niwashi-tell-score", points=result["points"], grade=result["grade"]),
        ]
        if result["target"] is not None:
            garden, reached = sentence(f"niwashi-journey-{result['journey']}"), "yes" if result["reached"] else "no"
            told.append(sentence("niwashi-tell-target", garden=garden, target=result["target"], reached=reached))
        return several(told)

    def choice(self, action: Decision) -> Sentence:
        match action["do"]:
            case "tile" | "discard" as do:
                return sentence(f"niwashi-choice-{do}", tile={"tile": action["tile"]})
            case "draw":
                return sentence(f"niwashi-choice-draw-{action['from']}", tile={"tile": action["tile"]})
            case "cell":
                return sentence("niwashi-choice-cell", cell=spot(action["cell"]), ways={"ways": action["directions"]})
            case "lay":
                return laying(action)
            case "place":
                return sentence("niwashi-choice-place", place=place(action))
            case "aim":
                return sentence("niwashi-choice-aim", aim=aim(action))
        return sentence("niwashi-choice-lantern")

    def asked(self, view: View, choices: Sequence[Decision]) -> Sentence | None:
        if view["phase"] == "over":
            return self.ending(view["results"][0])
        if not choices:
            return None
        if view["phase"] == "draw" and any(what["do"] == "draw" and what["from"] == "discard" for what in choices):
            return sentence("niwashi-ask-draw-special")
        return sentence(f"niwashi-ask-{view['phase']}", tile=view["chosen"] or "", cell=view["chosen_cell"] or "")

    def standing(self, view: View) -> list[Sentence]:
        """The common score, on a journey with its target."""
        points, target = view["scores"][0], view["target"]
        if target is None:
            return [sentence("niwashi-score", points=points)]
        garden = sentence(f"niwashi-journey-{view['journey']}")
        return [sentence("niwashi-score-target", points=points, target=target, garden=garden)]

    def opening(self, view: View) -> list[Sentence]:
        """The first tile, who begins, and the shapes in play."""
        found = [sentence("niwashi-open-tile", tile={"tile": first["tile"]}) for first in view["garden"][:1]]
        if view["to_move"] is not None:
            found.append(sentence("niwashi-open-begin", who=seat(view["to_move"])))
        return [*found, sentence("niwashi-open-shapes", shapes=" ".join(view["shapes"]))]

    def lines(self, view: View) -> list[Sentence]:
        """The garden row by row, what lies beside it, what the viewer holds."""
        found = [*self.standing(view), *restrictions(view), *rows(view)]
        for last in view["garden"][-1:]:
            if last["seat"] is not None:
                about = {"cells": [spot(cell) for cell in last["cells"]], **strip(last["tile"])}
                found.append(sentence("niwashi-line-last", who=seat(last["seat"]), **about))
        found.append(label("display", tiles(view["display"])))
        if discard := view["discard"]:
            found.append(sentence("niwashi-line-discard", count=len(discard), tile={"tile": discard[-1]}))
        found += [label("pile", sentence("niwashi-board-pile", count=view["pile"])), *lantern(view), *holdings(view)]
        if len(view["garden"]) < YOUNG:
            shapes = several(sentence("niwashi-line-shape", shape=shape) for shape in view["shapes"])
            return [*found, sentence("niwashi-line-shapes", shapes=shapes)]
        return [*found, sentence("niwashi-line-shapes", shapes=" ".join(view["shapes"]))]

    def count(self, event: Ended | MatchEnded) -> Rows:
        """The fulfilled wishes of both; at last what was still hidden."""
        if event["do"] == "end":
            return [[person("fulfilled", s), {"wish": event["fulfilled"][s]}] for s in range(2)]
        found: Rows = [[sentence("niwashi-tell-hidden")]]
        for number in range(2):
            found.append([person("open", number), {"wish": event["wishes"][number]}])
            found.append([person("held", number), {"tiles": event["hands"][number]}])
        return found


def strip(tile: str) -> dict[str, Any]:
    """A tile by its fields, and by the name that people type."""
    return {"tile": {"tile": tile}, "name": tile}


def spot(cell: str) -> Sentence:
    """A cell by its way from the middle of the table."""
    row, column = divmod(read_cell(cell), SIDE)
    across = column - SIDE // 2
    side = "left" if across < 0 else "right" if across else "middle"
    return sentence("niwashi-cell", cell=cell, side=side, columns=abs(across), **level(row))


def level(row: int) -> dict[str, Any]:
    """How far a row is above or below the middle one."""
    down = row - SIDE // 2
    return {"height": "up" if down < 0 else "down" if down else "level", "rows": abs(down)}


def label(name: str, what: Any) -> Sentence:
    return labelled(sentence(f"niwashi-label-{name}"), what)


def person(name: str, number: int) -> Sentence:
    return sentence(f"niwashi-label-{name}", who=seat(number))


def tiles(found: Sequence[str | None]) -> dict[str, list[str]]:
    """Tiles, empty places left out."""
    return {"tiles": [tile for tile in found if tile]}


def place(about: Lantern | LanternPlaced | PlaceLantern) -> Any:
    """Where the lantern stands."""
    name = about["place"]
    if name.startswith("display"):
        number = name.removeprefix("display").split(".")[0]
        letter = about["field"] or "–"
        tile = strip(about["tile"]) if about["tile"] else {"tile": "–", "name": "–"}
        return sentence("niwashi-place-display", number=number, letter=letter, field={"letter": letter}, **tile)
    if name.startswith("aid."):
        return sentence("niwashi-place-aid", shape=name[-1])
    if name in ("pile", "discard", "rest"):
        return sentence(f"niwashi-place-{name}")
    if about["field"]:
        return sentence("niwashi-place-cell", cell=spot(name), field={"letter": about["field"]})
    return sentence("niwashi-place-ground", cell=spot(name))


def aim(about: Lantern | LanternAimed | AimLantern) -> dict[str, str]:
    """Where the lantern points."""
    return {"aim": about["direction"] or "none"}


def laying(lay: Lay) -> Sentence:
    """A placement: the way the tile runs, what it covers, like on like, a lantern in the way."""
    covered = [spot(cell) for cell in lay["covered"]]
    about = {"way": {"way": lay["direction"]}, "cell": spot(lay["cell"]), "covered": covered, **strip(lay["tile"])}
    told = [sentence("niwashi-choice-lay", **about)]
    if lay["special"]:
        told.append(sentence("niwashi-tell-special"))
    if lay["lifts"]:
        told.append(sentence("niwashi-choice-lifts"))
    return several(told) if len(told) > 1 else told[0]


def rows(view: View) -> list[Sentence]:
    """The garden from north to south: in each row the fields without a gap, from a cell eastwards."""
    cells = sorted((read_cell(name), field) for name, field in view["fields"].items())
    found: dict[int, list[Sentence]] = {}
    for _, group in groupby(enumerate(cells), key=lambda entry: entry[1][0] - entry[0]):
        run = [cell for _, cell in group]
        row, column = divmod(run[0][0], SIDE)
        fields = {"letters": [field for _, field in run]}
        start = spot(f"{column_name(column)}{SIDE // 2 + 1}")
        found.setdefault(row, []).append(
            sentence("niwashi-line-run", column=column_name(column), start=start, fields=fields)
        )
    return [sentence("niwashi-line-row", row=row + 1, fields=runs, **level(row)) for row, runs in found.items()]


def lantern(view: View) -> list[Sentence]:
    about, left = view["lantern"], view["lanterns_left"]
    told = sentence("niwashi-line-lantern", place=place(about), aim=aim(about))
    return [told] if left is None else [told, sentence("niwashi-line-left", count=left)]


def holdings(view: View) -> list[Sentence]:
    """The own tiles and wishes, what is known of the partner's tiles, the fulfilled wishes of both."""
    found = []
    if view["chosen"] is not None:
        tile, cell = {"tile": view["chosen"]}, view["chosen_cell"]
        at = sentence("niwashi-line-chosen-at", tile=tile, cell=spot(cell)) if cell else None
        found.append(at or sentence("niwashi-line-chosen", tile=tile))
    if view["hand"] is not None and view["wishes"] is not None:
        wishes = [sentence("niwashi-line-wish", wish={"wish": wish}, shape=shape(wish)) for wish in view["wishes"]]
        found += [label("hand", tiles(view["hand"])), sentence("niwashi-line-wishes", wishes=wishes)]
    for number in range(2):
        if number != view["seat"]:
            found.append(labelled(person("known", number), tiles(view["known_hands"][number])))
        found.append(labelled(person("fulfilled", number), {"wish": view["fulfilled"][number]}))
    return found


def shape(wish: str) -> Sentence:
    return sentence("niwashi-line-shape", shape=wish[1])


def restrictions(view: View) -> list[Sentence]:
    """What the garden of a journey restricts (N-B3)."""
    if view["target"] is None:
        return []
    first, last = map(spot, view["corners"])
    found = [sentence("niwashi-line-corners", first=first, last=last)]
    if view["blocked"]:
        found.append(sentence("niwashi-line-blocked", cells=[spot(cell) for cell in view["blocked"]]))
    return found + [sentence(f"niwashi-ban-{ban}") for ban in view["bans"]]
