"""Cards on a picture: each face is defined once and used wherever it lies."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files

from roji.games.game import Game
from roji.games.parts import load
from roji.pictures.svg import INK, LINE, PAPER, Drawing, short, words
from roji.words.speaking import named

BACK = "back"
IDS = re.compile(r'(id="|url\(#|href="#)')


@cache
def drawn(game: str) -> dict[str, Drawing]:
    """The cards as the browser draws them, which its build writes down; none where there is no such build."""
    found, path = dict[str, Drawing](), files("roji") / "server" / "web" / "cards" / f"{game}.json"
    for name, svg in (json.loads(path.read_text("utf-8")) if path.is_file() else {}).items():
        head, _, body = svg.partition(">")
        width, height = (float(size) for size in re.findall(r"[\d.]+", head.partition("viewBox=")[2])[2:])
        found[name] = Drawing(width, height, IDS.sub(rf"\g<1>{name}-", body.removesuffix("</svg>")))
    return found


class Cards:
    """The cards of one picture."""

    def __init__(self, game: Game | type[Game], lang: str) -> None:
        self.game, self.lang, self.used = game, lang, dict[str, Drawing]()
        self.faces: dict[str, Drawing] = load(game.art_path)() if game.art_path else drawn(game.id)

    def face(self, card: str) -> Drawing:
        """As the game draws it, else a card with its name."""
        return self.faces.get(card) or labelled(
            card, "" if card == BACK else named(self.game.id, "card", card, self.lang)
        )

    def put(self, card: str, x: float, y: float, height: float) -> str:
        face = self.used.setdefault(card, self.face(card))
        width = height * face.width / face.height
        return f'<use href="#card-{card}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'

    def row(self, cards: list[str], x: float, y: float, width: float, height: float, gap: float = 6) -> str:
        """Cards side by side, over each other as far as the room is too narrow."""
        if not cards:
            return ""
        wide = max(height * face.width / face.height for face in map(self.face, cards))
        step = min(wide + gap, (width - wide) / (len(cards) - 1)) if len(cards) > 1 else 0
        return "".join(self.put(card, x + step * at, y, height) for at, card in enumerate(cards))

    def symbols(self) -> str:
        """What was used, to stand before the rest of the picture."""
        return "".join(
            f'<symbol id="card-{card}" viewBox="{face.box}">{face.body}</symbol>' for card, face in self.used.items()
        )


def labelled(card: str, name: str) -> Drawing:
    """A card of a game that draws none: its notation, and what it is called."""
    frame = f'<rect x="1" y="1" width="64" height="98" rx="5" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>'
    if card == BACK:
        return Drawing(66, 100, f'{frame}<rect x="7" y="7" width="52" height="86" rx="3" fill="{LINE}"/>')
    said = [words(33, 44, short(card, 20, 60), 20, anchor="middle")]
    if name != card:
        said += [words(33, 66 + 11 * at, line, 9.5, anchor="middle") for at, line in enumerate(wrapped(name))]
    return Drawing(66, 100, frame + "".join(said))


def wrapped(name: str) -> list[str]:
    """A name in at most three short lines."""
    lines = [""]
    for word in name.split():
        if len(f"{lines[-1]} {word}") > 12 and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [short(line, 9.5, 60) for line in lines[:3]]
