"""Pictures to send: valid, bounded, and of what a viewer may see alone."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

import roji
from roji import words
from roji.games.koikoi.rules import KoiKoiState
from roji.pictures.count import draw_count
from roji.pictures.png import png
from roji.pictures.position import position
from roji.pictures.svg import Drawing
from roji.table.record import Record, read
from tests.family import OWN
from tests.shell import Shell

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(path for game in OWN for path in (GOLDEN / game).glob("*.toml"))
SVG = "{http://www.w3.org/2000/svg}"
MOST = 400_000  # bytes


def record(game: str, name: str = "") -> Path:
    return next(path for path in RECORDS if path.parent.name == game and name in path.stem)


def checked(svg: str) -> ET.Element:
    """A picture any program can read: one size, no id twice, every use has what it uses, nothing from elsewhere."""
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    assert len(svg.encode()) < MOST
    ids = Counter(re.findall(r'\sid="([^"]+)"', svg))
    assert max(ids.values(), default=1) == 1, ids.most_common(3)
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)) <= {(one, "") for one in ids} | {
        ("", one) for one in ids
    }
    assert not re.search(r'href="[^#]|<script|<image|<foreignObject|\son\w+=', svg)
    return root


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_golden_match_is_drawn_at_its_beginning_its_middle_and_its_end(path: Path) -> None:
    match = read(path.read_bytes())
    for number, lang in ((0, "en"), (len(match.moves) // 2, "de"), (None, "en")):
        root = checked(position(match, number, None, lang))
        assert root.findtext(f"{SVG}title", "").startswith(words.say(f"menu-name-{match.game.id}", lang))
        assert len(root.findtext(f"{SVG}desc", "")) > 20


@pytest.mark.parametrize("game", sorted(OWN))
def test_a_picture_has_pixels_too(game: str) -> None:
    drawn = png(position(read(record(game).read_bytes())))
    assert size(drawn) == (1200, 630)
    assert 10_000 < len(drawn) < MOST


def test_a_picture_for_everybody_shows_no_card_that_is_hidden() -> None:
    match = read(record("koikoi", "whole-match").read_bytes())
    state = match.start()
    for number, action in enumerate(match.moves):
        assert isinstance(state, KoiKoiState)
        facts = state.to_dict()
        hidden = {*facts["hands"][0].split(), *facts["hands"][1].split(), *facts["stock"].split()}
        if number % 7 == 0 and not state.over:
            shown = set(re.findall(r'href="#card-(\w+)"', position(match, number)))
            assert not shown & hidden
            own = set(re.findall(r'href="#card-(\w+)"', position(match, number, seat=0)))
            assert not own & set(facts["hands"][1].split())
        state.apply(action)


def test_names_that_look_like_tags_are_names() -> None:
    match = read(record("orders").read_bytes())
    match.players = ["<script>alert(1)</script>", "\"&'", *match.players[2:]]
    assert "&lt;script&gt;" in ET.tostring(checked(position(match)), "unicode")


def no_art() -> dict[str, Drawing]:
    return {}


@pytest.mark.parametrize("game", ["koikoi", "orders"])
def test_cards_without_pictures_show_their_names(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    match = read(record(game, "whole-match").read_bytes())
    monkeypatch.setattr(type(match.game), "art_path", "tests.test_pictures:no_art")
    drawn = ET.tostring(checked(position(match, 40)), "unicode")
    assert "order-" not in drawn
    name = {"koikoi": "plain", "orders": "orange"}[game]
    assert f">{name} " in drawn or f">{name}<" in drawn


@pytest.mark.usefixtures("tsukimi")
def test_a_game_that_draws_nothing_is_drawn_in_its_own_words() -> None:
    game = roji.game("tsukimi")
    state = game.new(seed=3)
    moves = []
    while not state.over:
        moves.append(state.legal_actions()[0])
        state.apply(moves[-1])
    drawn = position(Record(game, 3, moves=moves, players=["Aiko", "Ben"]), 5, None, "de")
    assert "Auf dem Tisch" in ET.tostring(checked(drawn), "unicode")


def test_a_count_is_drawn_with_its_cards_and_reasons() -> None:
    pile = ["1L", "3L", "8L", "9A", "2A", "4A", "5A", "6A", "7A", "10A", "1R", "2R", "3R", "6R", "9R", "10R"]
    drawn = draw_count(roji.score("koikoi", " ".join(pile), called_by_opponent=True), pile, "de")
    checked(drawn)
    assert {f"card-{card}" for card in pile} == set(re.findall(r'<use href="#(card-\w+)"', drawn))
    for part in ("H-23", "drei Lichter", "× 2"):
        assert part in drawn
    hand = ["P8", "G8", "O8", "P10", "G10", "P4", "O4", "G1", "G1"]
    checked(draw_count(roji.score("orders", " ".join(hand), order=4), hand))
    checked(draw_count(roji.score("koikoi", "1L"), ["1L"]))


def test_the_command_line_draws_positions_counts_and_curves(shell: Shell, tmp_path: Path) -> None:
    match, svg, pixels = str(record("niwashi")), tmp_path / "a.svg", tmp_path / "a.PNG"
    assert shell("picture", match, "--at", "3", "--seat", "1", "-o", str(svg))[0] == 0
    checked(svg.read_text("utf-8"))
    code, out, _ = shell("picture", match, "-o", str(pixels), "--lang", "de")
    assert (code, size(pixels.read_bytes())) == (0, (1200, 630))
    assert str(pixels) in out.replace("\n", "")
    assert shell("score", "koikoi", "1L 3L 8L", "--picture", str(svg))[0] == 0
    assert "three lights" in svg.read_text("utf-8")
    assert shell("analyse", str(record("orders")), "--sims", "2", "--svg", str(pixels))[0] == 0
    assert size(pixels.read_bytes())[0] == 1200


@pytest.mark.parametrize(
    ("argv", "english", "german"),
    [
        (["-o", "x.gif"], ".svg or .png", ".svg oder .png"),
        (["-o", "nowhere/x.svg"], "cannot be written", "lässt sich nicht schreiben"),
        (["-o", "x.svg", "--at", "9999"], "no position after 9999", "9999"),
        (["-o", "x.svg", "--seat", "7"], "no seat 7", "Platz 7 gibt es nicht"),
        ([], "--output", "--output"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_words(shell: Shell, argv: list[str], english: str, german: str) -> None:
    for lang, says in (("en", english), ("de", german)):
        code, out, err = shell("picture", str(record("koikoi")), *argv, "--lang", lang)
        assert (code, out) == (2, "")
        assert says in err
