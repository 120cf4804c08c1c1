"""Whether a language says what the reference says: every file, sentence, argument, variant and clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import east_asian_width

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from roji.words import HERE, REFERENCE
from roji.words.pages import CLAUSE

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
GAP = 6  # letters that an argument is taken to be long
ROOM = 12  # letters by which a short sentence may be longer than the reference
LONGER = 1.5  # and how many times as long a long one


class Fault(NamedTuple):
    """What is wrong with a language, as a message with its arguments."""

    key: str
    args: dict[str, Any]


@dataclass
class Sentence:
    """What a message holds beside its text."""

    file: str
    placed: set[str] = field(default_factory=set)  # arguments that are shown
    chosen: set[str] = field(default_factory=set)  # arguments that choose among variants
    numbers: set[str] = field(default_factory=set)  # variants for kinds of numbers
    names: set[str] = field(default_factory=set)  # other variants
    length: int = 0  # of the longest text that can come of it


def messages(folder: Path) -> tuple[dict[str, Sentence], list[Fault]]:
    """The sentences of a language, and what of its files cannot be read."""
    found: dict[str, Sentence] = {}
    faults = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                text = (entry.content or "").strip().splitlines()[0]
                faults.append(Fault("words-unreadable", {"file": path.name, "text": text}))
            elif isinstance(entry, ast.Message):
                key = entry.id.name
                if key in found:
                    faults.append(Fault("words-twice", {"file": path.name, "key": key}))
                found[key] = read(entry, path.name)
    return found, faults


def read(message: ast.Message, file: str) -> Sentence:
    """What a message holds."""
    found = Sentence(file, length=length(message.value))

    class Reader(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.placed.add(node.id.name)

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference):
                found.chosen.add(node.selector.id.name)
            else:
                self.visit(node.selector)
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier):
                    kind = found.numbers if variant.key.name in PLURALS else found.names
                    kind.add(variant.key.name)
                self.visit(variant.value)

    Reader().visit(message)
    return found


def length(pattern: ast.Pattern | None) -> int:
    """How many letters the longest text of a pattern has; those of the East count twice."""
    if pattern is None:
        return 0
    return sum(
        wide(part.value) if isinstance(part, ast.TextElement) else placed(part.expression) for part in pattern.elements
    )


def placed(what: object) -> int:
    """How much room is taken where something is put in."""
    if isinstance(what, ast.SelectExpression):
        return max(length(variant.value) for variant in what.variants)
    return wide(what.value) if isinstance(what, ast.StringLiteral) else GAP


def wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def faults(lang: str, here: Path = HERE) -> Iterator[Fault]:
    """Everything that keeps a language from being complete."""
    models = [messages(here / name)[0] for name in REFERENCE]
    wanted = {path.relative_to(here / REFERENCE[0]) for path in texts(here / REFERENCE[0])}
    there = {path.relative_to(here / lang) for path in texts(here / lang)}
    yield from (Fault("words-no-file", {"file": str(path)}) for path in sorted(wanted - there))
    yield from (Fault("words-extra-file", {"file": str(path)}) for path in sorted(there - wanted))
    for path in sorted(wanted & there):
        if path.suffix == ".md":
            yield from clauses(str(path), *((here / name / path).read_text("utf-8") for name in (REFERENCE[0], lang)))
    found, unreadable = messages(here / lang)
    yield from unreadable
    forms = {*Locale(lang).plural_form.tags, "other"}
    for key, model in models[0].items():
        about = {"file": model.file, "key": key}
        if key not in found or found[key].file != model.file:
            yield Fault("words-missing", about)
        if key in found:
            yield from compared(found[key], [each[key] for each in models if key in each], forms, about)
    for key in [key for key in found if key not in models[0]]:
        yield Fault("words-extra", {"file": found[key].file, "key": key})


def texts(folder: Path) -> Iterator[Path]:
    """All files of a language."""
    yield from folder.rglob("*.ftl")
    yield from folder.rglob("*.md")


def clauses(file: str, model: str, page: str) -> Iterator[Fault]:
    """Whether a page has the clauses of the reference, in that order."""
    wanted, found = ([*CLAUSE.findall(text)] for text in (model, page))
    numbers = [[number for number, _ in each] for each in (wanted, found)]
    if numbers[0] != numbers[1]:
        pairs = zip([*numbers[0], "–"], [*numbers[1], "–"], strict=False)
        yield Fault("words-no-clause", {"file": file, "clause": next(one for one, other in pairs if one != other)})


def compared(found: Sentence, models: list[Sentence], forms: Iterable[str], about: dict[str, Any]) -> Iterator[Fault]:
    """What is wrong with one sentence. A language that needs no choice may leave out what only chooses."""
    must = set.intersection(*(model.placed for model in models))
    may = set.union(*(model.placed | model.chosen for model in models))
    if not must <= (has := found.placed | found.chosen) <= may:
        yield Fault("words-arguments", {**about, "want": shown(must), "found": shown(has)})
    if never := found.numbers - {*forms}:
        yield Fault("words-variants", {**about, "want": shown(forms), "found": shown(never)})
    names = set.union(*(model.names for model in models))
    if never := found.names - names:
        yield Fault("words-variants", {**about, "want": shown(names), "found": shown(never)})
    longest = max(model.length for model in models)
    if found.length > max(longest + ROOM, longest * LONGER):
        yield Fault("words-long", {**about, "want": longest, "found": found.length})


def shown(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "–"
