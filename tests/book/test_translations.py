"""A book in another language says the same: its numbers, tables and examples are those of the English clause."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.rules import AnyGame
from cardavia.words import ENGLISH, LANGUAGES, Language
from cardavia.words.book import Book, Part, Prose, open_book

LANGUAGES_PAGE = Path(__file__).parents[2] / "docs" / "languages.md"
ENGLISH_WORDS = re.compile(r"\b(the|and|of|with|which|their|must|player|trick|whose|when)\b")
LIST_ITEM = re.compile(r"^(?:\d+[.)]|[-+*]) ", re.MULTILINE)
FRACTIONS = {"½": ".5", "¼": ".25", "¾": ".75"}


def translations() -> Iterator[Any]:
    for game in GAMES:
        for language in LANGUAGES.values():
            if language is not ENGLISH:
                both = open_book(game, language), open_book(game, ENGLISH)
                yield pytest.param(*both, id=f"{game}-{language.code}")


every_translation = pytest.mark.parametrize(("book", "english"), list(translations()))


def prose(parts: Sequence[Part]) -> str:
    return "\n".join(part.markdown for part in parts if isinstance(part, Prose))


def stretches(book: Book) -> dict[str, str]:
    """Every stretch of prose by the id of its clause or chapter, with its title."""
    told = {"head": f"{book.tagline}\n{book.introduction}"}
    for chapter in book.chapters:
        told[f"chapter {chapter.id}"] = f"{chapter.title}\n{prose(chapter.parts)}"
        told |= {clause.id: f"{clause.title}\n{prose(clause.parts)}" for clause in chapter.clauses}
    return told


def numbers(text: str) -> Counter[str]:
    """How often each number stands in a text, "4,5", "4.5" and "4½" being one."""
    for sign, decimals in FRACTIONS.items():
        text = re.sub(rf"(?<!\d){sign}", f"0{decimals}", text).replace(sign, decimals)
    return Counter(found.replace(",", ".") for found in re.findall(r"\d+(?:[.,]\d+)?", text))


def rows(text: str) -> list[int]:
    """The number of cells of each row of the tables in a text."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def list_items(book: Book) -> dict[str, list[str]]:
    """The lines of prose that Markdown reads as items of a list: a "1." or a "+" fell on the start of a line."""
    found = {place: LIST_ITEM.findall(text) for place, text in stretches(book).items()}
    return {place: items for place, items in found.items() if items}


@every_translation
def test_the_numbers_of_a_clause_are_those_of_the_english_one(book: Book, english: Book) -> None:
    differing = {}
    for place, text in stretches(english).items():
        ours, theirs = numbers(stretches(book)[place]), numbers(text)
        if ours != theirs:
            differing[place] = {"too many": +(ours - theirs), "missing": +(theirs - ours)}
    assert not differing


@every_translation
def test_the_tables_of_a_clause_have_the_rows_and_columns_of_the_english_ones(book: Book, english: Book) -> None:
    ours = {place: rows(text) for place, text in stretches(book).items()}
    assert ours == {place: rows(text) for place, text in stretches(english).items()}


@every_translation
def test_no_line_happens_to_begin_like_a_list(book: Book, english: Book) -> None:
    assert list_items(book) == list_items(english)


@every_translation
def test_the_examples_are_the_english_ones(book: Book, english: Book) -> None:
    assert [example.facts for example in book.examples] == [example.facts for example in english.examples]


@every_translation
def test_every_clause_is_said_anew_and_no_english_is_left(book: Book, english: Book) -> None:
    theirs = stretches(english)
    for place, text in stretches(book).items():
        assert text != theirs[place], place
        assert len(ENGLISH_WORDS.findall(text)) < 3, place


def test_every_language_tells_the_rules_of_every_game(game: AnyGame, language: Language) -> None:
    assert open_book(game.name, language).language is language


def test_the_page_of_languages_names_every_language_and_says_who_has_read_it() -> None:
    row = re.compile(r"^\| (\S[^|]*?) \| whole \| whole \| whole \| whole \| (?:no|yes) \|$", re.MULTILINE)
    assert row.findall(LANGUAGES_PAGE.read_text(encoding="utf-8")) == [row.endonym for row in LANGUAGES.values()]
