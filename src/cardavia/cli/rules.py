"""`cardavia rules`: prints the book of a game, one of its chapters, or one clause."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from difflib import get_close_matches

from cardavia.cli.command import Commands, Say, add_language
from cardavia.cli.complaint import Complaint
from cardavia.games import GAMES
from cardavia.words import LANGUAGES
from cardavia.words.book import Book, Chapter, Clause, Example, Part, open_book


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("rules", help=say("command-rules"), description=say("command-rules.description"))
    parser.add_argument("game", nargs="?", choices=list(GAMES), help=say("command-rules.game"))
    parser.add_argument("id", nargs="?", metavar="ID", help=say("command-rules.id"))
    add_language(parser, say("command-rules.language"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print what was asked for; return 0."""
    language = LANGUAGES[options.language]
    lines: Iterator[str]
    if options.game is None:
        lines = (f"{name}: {open_book(name, language).tagline}" for name in GAMES)
    else:
        book = open_book(options.game, language)
        lines = _book(book) if options.id is None else _part(book, GAMES[options.game].prefix, options.id)
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


def _book(book: Book) -> Iterator[str]:
    yield from (book.title, "=" * len(book.title), "", book.tagline, "", book.introduction)
    for chapter in book.chapters:
        yield ""
        yield from _chapter(chapter)


def _part(book: Book, prefix: str, asked_for: str) -> Iterator[str]:
    """Yield the clause or chapter of this id; raise `Complaint` when the book has neither."""
    full = asked_for if asked_for.partition(".")[0] == prefix else f"{prefix}.{asked_for}"
    for chapter in book.chapters:
        if chapter.id == full:
            return _chapter(chapter)
        for clause in chapter.clauses:
            if clause.id == full:
                return _clause(clause)
    ids = [id_ for chapter in book.chapters for id_ in (chapter.id, *(clause.id for clause in chapter.clauses))]
    near = tuple(get_close_matches(full, ids))
    if near:
        raise Complaint("command-unknown-clause-near", id=ascii(asked_for), near=near)
    raise Complaint("command-unknown-clause", id=ascii(asked_for))


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield from (chapter.title, "-" * len(chapter.title))
    yield from _parts(chapter.parts)
    for clause in chapter.clauses:
        yield ""
        yield from _clause(clause)


def _clause(clause: Clause) -> Iterator[str]:
    yield f"{clause.title}  [{clause.id}]"
    yield from _parts(clause.parts)


def _parts(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        yield ""
        if isinstance(part, Example):
            yield from (f"    {name}: {_value(value)}" for name, value in part.fields.items())
        else:
            yield part.markdown


def _value(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(_value, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
