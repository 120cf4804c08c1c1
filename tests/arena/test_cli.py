"""`roji arena` as a person uses it: tables, JSON, CSV, the page, and errors that say what would be right."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roji import words
from tests.shell import Shell

SMALL = ("arena", "koikoi", "greedy", "random", "-o", "rounds=1", "--deals", "3")
GARDEN = ("arena", "niwashi", "random", "random", "--deals", "2")


def test_the_table_speaks_both_languages(shell: Shell) -> None:
    code, out, err = shell(*SMALL)
    assert (code, err) == (0, "")
    for part in ("Arena: Koi-Koi", "6 matches on 3 deals", "greedy", "Win rate", "95% interval", "Rating", "Decisions"):
        assert part in out
    _, out, _ = shell(*SMALL, "--lang", "de")
    for part in ("6 Partien, 3-mal ausgeteilt", "Quote", "Wertung", "Bedenkzeit", "\N{NO-BREAK SPACE}%"):
        assert part in out
    assert "6 matches" not in out


def test_json_is_plain_data_and_nothing_else(shell: Shell) -> None:
    code, out, err = shell(*SMALL, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert found["settings"]["options"]["rounds"] == 1
    assert found["matches"] == 6
    assert [row["bot"] for row in found["standings"]] == ["greedy", "random"]
    assert {"wins", "draws", "losses", "rate", "points", "rating"} <= set(found["standings"][0])
    assert [set(pace) for pace in found["paces"]] == [{"bot", "decisions", "mean", "worst"}] * 2


def test_csv_has_a_row_for_each_bot_in_each_meeting(shell: Shell) -> None:
    _, out, _ = shell("arena", "koikoi", "greedy", "random", "search:3", "--ladder", "-o", "rounds=1", "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [(row["meeting"], row["bot"]) for row in rows] == [
        ("all", "greedy"), ("all", "random"), ("all", "search:3"),
        ("greedy - random", "greedy"), ("greedy - random", "random"),
        ("random - search:3", "random"), ("random - search:3", "search:3"),
    ]  # fmt: skip
    assert all(0 <= float(row["rate_low"]) <= float(row["rate_mean"]) <= float(row["rate_high"]) <= 1 for row in rows)


def test_partners_are_shown_with_score_spread_and_tiles(shell: Shell) -> None:
    _, out, _ = shell(*GARDEN, "--lang", "de")
    for part in ("Zusammen gespielt", "random + random", "Streuung", "Gelegte Plättchen"):
        assert part in out
    _, out, _ = shell(*GARDEN, "--csv")
    assert out.splitlines()[0] == "partners,played,points_mean,points_low,points_high,spread,least,most,tiles"


def test_the_same_command_goes_on_and_says_where_everything_is(shell: Shell, tmp_path: Path) -> None:
    out_flag = ("--out", str(tmp_path / "new" / "arena"))
    first = shell(*SMALL, *out_flag)
    assert shell(*SMALL, *out_flag) == first
    assert str(tmp_path) in first[1]
    assert sorted(path.name for path in (tmp_path / "new" / "arena").iterdir()) == [
        "arena.json", "matches.jsonl", "report.html",
    ]  # fmt: skip


class Page(HTMLParser):
    """Checks that every tag is closed, and keeps the tags and their links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("command", [SMALL, GARDEN], ids=["against", "together"])
def test_the_page_stands_alone(shell: Shell, tmp_path: Path, command: tuple[str, ...], lang: str) -> None:
    shell(*command, "--out", str(tmp_path), "--lang", lang)
    text = (tmp_path / "report.html").read_text("utf-8")
    page = Page(text)
    assert not page.tags & {"script", "link", "img", "iframe", "object"}
    assert not page.names & {"src", "href", "onload", "onclick"}
    assert not re.search(r"https?:|url\(|@import", text)
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme:dark" in text
    drawn = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawn) == (4 if command is SMALL else 2)
    for svg in drawn:
        picture = ElementTree.fromstring(svg)
        width, height = (float(value) for value in picture.attrib["viewBox"].split()[2:])
        for dot in picture.iter("circle"):
            assert 0 < float(dot.attrib["cx"]) < width
            assert 0 < float(dot.attrib["cy"]) < height
    other = "arena-plot-points", next(name for name in words.LANGUAGES if name != lang)
    assert words.say("arena-plot-points", lang) in text
    assert words.say(*other) not in text


BAD = [
    (["arena", "koikio", "greedy", "random"], "Did you mean “koikoi”", "Ist „koikoi“ gemeint"),
    (["arena", "koikoi", "greedy", "grandma"], "no bot “grandma”", "grandma"),
    (["arena", "koikoi", "greedy"], "2 seats, but you named one bot", "2 Plätze"),
    (["arena", "koikoi", "greedy", "random", "random"], "--ladder or --round-robin", "--ladder oder --round-robin"),
    (["arena", "orders", "-o", "players=4", "greedy", "random"], "has 4 seats", "hat 4 Plätze"),
    (["arena", "koikoi", "greedy", "--ladder"], "at least two bots", "mindestens zwei Bots"),
    (["arena", "koikoi", "greedy", "greedy", "--round-robin"], "each named once", "jeden nur einmal"),
    (["arena", "koikoi"], "BOTS", "BOTS"),
    (["arena", "koikoi", "greedy", "random", "--deals", "0"], "--deals", "--deals"),
    (["arena", "koikoi", "greedy", "random", "--sims", "0"], "--sims", "--sims"),
    (["arena", "koikoi", "greedy", "random", "--seconds", "0"], "--seconds", "--seconds"),
    (["arena", "koikoi", "greedy", "random", "--workers", "0"], "--workers", "--workers"),
    (["arena", "koikoi", "greedy", "random", "--seed", "minus"], "whole number", "ganze Zahl"),
    (["arena", "koikoi", "greedy", "random", "--ladder", "--round-robin"], "do not go together", "nicht zusammen"),
    (["arena", "koikoi", "greedy", "random", "--json", "--csv"], "do not go together", "nicht zusammen"),
    (["arena", "koikoi", "greedy", "random", "--workers", "2", "--ray"], "do not go together", "nicht zusammen"),
    (["arena", "--ray", "koikoi", "greedy", "random"], "HOST:PORT", "HOST:PORT"),
    (["arena", "koikoi", "greedy", "random", "--out", "docs"], "not the folder of an arena", "Ordner einer Arena"),
    (["arena", "koikoi", "greedy", "random", "--out", "README.md"], "not the folder of an arena", "nicht der Ordner"),
    (["arena", "koikoi", "greedy", "random", "--out", "/proc/arena"], "cannot be written", "nicht schreiben"),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "english", "german"), BAD, ids=lambda value: " ".join(value) if value else "")
def test_bad_input_says_what_would_be_right_and_exits_with_two(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, argv: list[str], english: str, german: str
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    for lang, says in (("en", english), ("de", german)):
        code, out, err = shell(*argv, "--lang", lang)
        assert (code, out) == (2, "")
        assert err.startswith("roji: ")
        assert says in err
