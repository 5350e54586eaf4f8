"""The rulebook of a game as a person reads it, from `games/<game>/book/<language>.md`: chapters, clauses, examples.

A book is Markdown with the rules' ids in its headings:

    # <Title>                          the game's name, then `> ` one line on players, sides and length,
                                       then what the game is, in a few sentences
    ## <Title> {<prefix>.<chapter>}    a chapter; words before its first clause introduce it
    ### <Title> {<rule id>}            a clause: prose, tables, and worked examples in fences

An example is a fence marked `example` that holds TOML in no language: `rule` and `kind`, and the game's own fields.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from cardavia.rules import RuleId
from cardavia.words.languages import ENGLISH, Language

_HEADING: Final = re.compile(r"(#{1,3}) (\S.*?)(?: \{(\S+)\})?")
_FENCE: Final = "```"


class BookFault(ValueError):  # noqa: N818 - a book has faults
    """A book that cannot be read; says in which line, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")


@dataclass(frozen=True, slots=True)
class Prose:
    """A stretch of Markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its rule, its kind, and its other fields, in the order they are written."""

    rule: RuleId
    kind: str
    fields: Mapping[str, Any]

    @property
    def facts(self) -> Mapping[str, Any]:
        """All its fields, as `Game.example` takes them."""
        return {"rule": self.rule, "kind": self.kind, **self.fields}


Part: TypeAlias = Prose | Example


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in words."""

    id: RuleId
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: words that introduce it, and its clauses."""

    id: str
    title: str
    parts: tuple[Part, ...]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rules in one language, which may be English where the book is not translated yet."""

    language: Language
    title: str
    tagline: str
    introduction: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses, in the order of the book."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    @property
    def examples(self) -> tuple[Example, ...]:
        """All worked examples, in the order of the book."""
        parts = (part for chapter in self.chapters for part in _parts_of(chapter))
        return tuple(part for part in parts if isinstance(part, Example))

    def clause(self, rule: RuleId) -> Clause:
        """Return the clause of this rule; raise `KeyError` when the book has none."""
        for clause in self.clauses:
            if clause.id == rule:
                return clause
        raise KeyError(rule)


@lru_cache
def open_book(game: str, language: Language) -> Book:
    """Return the book of the game with this name ("french-tarot"), in English if there is none in the language."""
    shelf = files("cardavia.games").joinpath(game.replace("-", "_"), "book")
    page, spoken = _page(shelf, language), language
    if not page.is_file():
        page, spoken = _page(shelf, ENGLISH), ENGLISH
    return read_book(page.read_text(encoding="utf-8"), spoken)


def read_book(text: str, language: Language) -> Book:
    """Return the book that this Markdown holds; raise `BookFault` for one that is not built like a book."""
    head, *stretches = _stretches(text)
    if head.level != 1:
        raise BookFault(head.line, "a book begins with `# ` and the game's name")
    tagline, _, introduction = "\n".join(head.lines).strip().partition("\n\n")
    if not tagline.startswith("> "):
        raise BookFault(head.line, "after the title stands `> ` and a line on the game")
    chapters = tuple(_chapters(stretches))
    tagline = " ".join(line.removeprefix("> ") for line in tagline.splitlines())
    return Book(language, head.title, tagline, introduction.strip(), chapters)


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A heading and the lines under it."""

    line: int
    level: int
    title: str
    id: str | None
    lines: list[str]


def _page(shelf: Traversable, language: Language) -> Traversable:
    return shelf.joinpath(f"{language.code}.md")


def _parts_of(chapter: Chapter) -> tuple[Part, ...]:
    return chapter.parts + tuple(part for clause in chapter.clauses for part in clause.parts)


def _stretches(text: str) -> list[_Stretch]:
    found: list[_Stretch] = []
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        fenced ^= line.startswith(_FENCE)
        heading = None if fenced else _HEADING.fullmatch(line)
        if heading is not None:
            marks, title, name = heading.groups()
            found.append(_Stretch(number, len(marks), title, name, []))
        elif found:
            found[-1].lines.append(line)
        elif line.strip():
            raise BookFault(number, "a book begins with `# ` and the game's name")
    if not found:
        raise BookFault(1, "a book begins with `# ` and the game's name")
    return found


def _chapters(stretches: Sequence[_Stretch]) -> Iterator[Chapter]:
    begun: Chapter | None = None
    for stretch in stretches:
        if stretch.level == 1 or stretch.id is None:
            raise BookFault(stretch.line, "chapters (##) and clauses (###) carry an id: `## Play {tarot.play}`")
        parts = tuple(_parts(stretch))
        if stretch.level == 2:
            if begun is not None:
                yield begun
            begun = Chapter(stretch.id, stretch.title, parts, ())
        elif begun is None or stretch.id.rpartition(".")[0] != begun.id:
            raise BookFault(stretch.line, f"clause {stretch.id} stands in another chapter")
        else:
            clause = Clause(RuleId(stretch.id), stretch.title, parts)
            begun = Chapter(begun.id, begun.title, begun.parts, (*begun.clauses, clause))
    if begun is not None:
        yield begun


def _parts(stretch: _Stretch) -> Iterator[Part]:
    prose: list[str] = []
    example: list[str] | None = None
    for number, line in enumerate(stretch.lines, stretch.line + 1):
        if line == f"{_FENCE}example":
            yield from _prose(prose)
            prose, example = [], []
        elif example is None:
            prose.append(line)
        elif line == _FENCE:
            yield _example(example, number)
            example = None
        else:
            example.append(line)
    if example is not None:
        raise BookFault(stretch.line, "an example is not closed")
    yield from _prose(prose)


def _prose(lines: Sequence[str]) -> Iterator[Prose]:
    text = "\n".join(lines).strip()
    if text:
        yield Prose(text)


def _example(lines: Sequence[str], line: int) -> Example:
    try:
        fields = tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        raise BookFault(line, f"the example before is not TOML: {error}") from error
    if not {"rule", "kind"} <= fields.keys():
        raise BookFault(line, "an example names its `rule` and its `kind`")
    rule, kind = RuleId(fields.pop("rule")), fields.pop("kind")
    return Example(rule, kind, MappingProxyType(fields))
