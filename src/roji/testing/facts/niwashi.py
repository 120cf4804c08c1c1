"""What is hidden in Niwashi, and where its tiles and wishes are."""

from __future__ import annotations

from typing import Any

from roji.games.niwashi.tiles import SEASONS, orientations
from roji.testing.hidden import Path, Slots, get

STEPS = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}


def pieces(data: Any) -> list[str]:
    """Every tile and every wish, wherever it lies."""
    places = [*data["dealt"], *data["taken"], data["display"], data["discard"], data["removed"], data["pile"]]
    places += [data["box"], data["chosen"], *(line.split()[1] for line in data["garden"])]
    places += [*data["wishes"], *data["stacks"], *data["fulfilled"], data["wish_box"]]
    return [piece for text in places for piece in text.split() if piece != "-"]


def hidden(dicts: list[Any], moves: list[str], seat: int | None) -> list[Slots]:
    """Tiles never seen since the deal, and wishes in other hands, in both stacks and in the box.

    Once there is a past, a wish that has been visible in the garden stays where it is: whoever held it as its shape
    appeared would have laid it open, so that a twin with it elsewhere could not have had this past.
    """
    first, now = dicts[0], dicts[-1]
    if now["phase"] == "over":
        return []
    tiles: list[Path] = []
    for other in range(2):
        left = now["dealt"][other].split() if other != seat else []
        for i, tile in enumerate(first["dealt"][other].split()):
            if tile in left:
                left.remove(tile)
                tiles.append(("dealt", other, i))
    drawn = len(first["pile"].split()) - len(now["pile"].split())
    tiles += [("pile", i) for i in range(drawn, len(first["pile"].split()))]
    tiles += [("box", i) for i in range(len(first["box"].split()))]
    known = {wish for done in now["fulfilled"] for wish in done.split()}
    known |= {wish for own in now["wishes"][seat : seat + 1] for wish in own.split()} if seat is not None else set()
    gardens = {len(data["garden"]): data for data in dicts if len(dicts) > 1}  # it changes when a tile is laid
    known |= {wish for data in gardens.values() for wish in visible(data)}
    wishes: list[Path] = [
        (key, other, i)
        for key in ("wishes", "stacks")
        for other in range(2)
        for i in range(len(first[key][other].split()))
    ]
    wishes += [("wish_box", i) for i in range(len(first["wish_box"].split()))]
    return [Slots(tiles), Slots([path for path in wishes if get(first, path) not in known])]


def visible(data: Any) -> set[str]:
    """The wishes whose shape can be seen anywhere in the garden, found the slow way, among shapes not yet open."""
    shown: dict[tuple[int, int], str] = {}
    for line in data["ground"]:
        name, letters = line.split()
        x, y = _cell(name)
        shown.update({(x + i, y): letter for i, letter in enumerate(letters) if letter != "."})
    for line in data["garden"]:
        _, tile, name, direction = line.split()
        (x, y), (dx, dy) = _cell(name), STEPS[direction]
        shown.update({(x + k * dx, y + k * dy): tile[k] for k in range(3)})
    return {
        season + letter
        for season in SEASONS
        for letter in {
            wish[1] for text in (*data["stacks"], *data["wishes"], data["wish_box"]) for wish in text.split()
        }
        for shape in orientations(letter)
        for x, y in [place for place, field in shown.items() if field == season]
        for px, py in [min(shape)]
        if all(shown.get((x + cx - px, y + cy - py)) == season for cx, cy in shape)
    }


def _cell(name: str) -> tuple[int, int]:
    """Column and row of a cell, counted from 1."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 96
    return column, int(name[len(letters) :])
