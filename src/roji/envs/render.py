"""A match as a person looks at it: lines of text, or a picture in pixels."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from roji.games.errors import Invalid
from roji.games.state import State
from roji.pictures.drawer import drawer
from roji.pictures.frame import called_shortly, framed
from roji.pictures.png import png
from roji.words import say
from roji.words.speaking import Speaker

MODES = ["human", "ansi", "rgb_array"]  # human: the text, printed
WIDTH = 400  # pixels of a picture


def check_mode(mode: str | None) -> str | None:
    """The mode, or Invalid naming those there are."""
    if mode is not None and mode not in MODES:
        raise Invalid("env-render", mode=str(mode), known=", ".join(MODES))
    return mode


def rendered(state: State, mode: str | None, seat: int | None, lang: str = "en") -> str | NDArray[np.uint8] | None:
    """The match in a mode, as a seat sees it; None is a spectator, who is shown nothing hidden."""
    if mode == "rgb_array":
        return picture(state, seat, lang)
    if mode is None:
        return None
    told = text(state, seat, lang)
    if mode == "human":
        print(told)
        return None
    return told


def text(state: State, seat: int | None, lang: str) -> str:
    """The table in sentences."""
    speaker = _speaker(state, lang)
    return "\n".join(speaker.tell(line) for line in state.game.telling.lines(state.view(seat)))


def picture(state: State, seat: int | None, lang: str) -> NDArray[np.uint8]:
    """The table as rows of pixels, red, green and blue."""
    game, view, speaker = state.game, state.view(seat), _speaker(state, lang)
    name = called_shortly(game.id, lang)
    shown = framed(name, "", speaker.players, drawer(game)(game, view, speaker))
    return pixels(png(shown.whole(name, name), WIDTH))


def _speaker(state: State, lang: str) -> Speaker:
    seats = range(1, state.game.players + 1)
    return Speaker(state.game.id, lang, [say("play-person", lang, number=number) for number in seats])


def pixels(data: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG as resvg writes it: eight bits each of red, green, blue and opacity, on white."""
    at, packed, width, height = 8, b"", 0, 0
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack_from(">II", body)
            assert body[8:13] == b"\x08\x06\x00\x00\x00", "eight bits, four channels, not interlaced"
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 4 * width + 1)
    found = np.zeros((height, width, 4), np.uint8)
    above = np.zeros((width, 4), np.uint8)
    for y in range(height):
        above = found[y] = _unfiltered(int(rows[y, 0]), rows[y, 1:].reshape(width, 4), above)
    opacity = found[:, :, 3:].astype(np.uint16)
    return ((found[:, :, :3] * opacity + 255 * (255 - opacity)) // 255).astype(np.uint8)


def _unfiltered(kind: int, row: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """A row of a PNG without its filter: none, sub, up, average or Paeth."""
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row, axis=0, dtype=np.uint8)
    if kind == 2:
        return row + above
    out, up, given = [], above.tolist(), row.tolist()
    left, corner = [0] * 4, [0] * 4
    for x, now in enumerate(given):
        if kind == 3:
            left = [now[c] + (left[c] + up[x][c]) // 2 & 255 for c in range(4)]
        else:
            left = [now[c] + _paeth(left[c], up[x][c], corner[c]) & 255 for c in range(4)]
        corner = up[x]
        out.append(left)
    return np.array(out, np.uint8)


def _paeth(left: int, up: int, corner: int) -> int:
    near = left + up - corner
    return min((left, up, corner), key=lambda value: abs(near - value))
