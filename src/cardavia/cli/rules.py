"""`cardavia rules`: prints the book of a game, one of its chapters, or one clause."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from cardavia.cli.command import Commands, Say, add_language
from cardavia.cli.complaint import Complaint
from cardavia.games import GAMES
from cardavia.rules import AnyGame
from cardavia.words import LANGUAGES, Language, Speaker, speak
from cardavia.words.book import Book, Chapter, Clause, Example, Part, open_book
from cardavia.words.examples import told_fields


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
    sys.stdout.writelines(f"{line}\n" for line in _asked_for(options, language))
    return 0


def _asked_for(options: Namespace, language: Language) -> Iterator[str]:
    if options.game is None:
        return (f"{name}: {open_book(name, language).tagline}" for name in GAMES)
    game = GAMES[options.game]
    book = open_book(game.name, language)
    reading = Reading(game, speak(book.language.code).at(game.prefix))
    return reading.book(book) if options.id is None else reading.part(book, options.id)


@dataclass(frozen=True, slots=True)
class Reading:
    """Reads a book aloud, line by line, in the language it is written in."""

    game: AnyGame
    speaker: Speaker

    def book(self, book: Book) -> Iterator[str]:
        """Yield the lines of a whole book."""
        yield from (book.title, "=" * len(book.title), "", book.tagline, "", book.introduction)
        for chapter in book.chapters:
            yield ""
            yield from self.chapter(chapter)

    def part(self, book: Book, name: str) -> Iterator[str]:
        """Return the lines of the clause or chapter of this id; raise `Complaint` when the book has neither."""
        prefix = self.game.prefix
        full = name if name.partition(".")[0] == prefix else f"{prefix}.{name}"
        for chapter in book.chapters:
            if chapter.id == full:
                return self.chapter(chapter)
        for clause in book.clauses:
            if clause.id == full:
                return self.clause(clause)
        raise _unknown(book, name, full)

    def chapter(self, chapter: Chapter) -> Iterator[str]:
        """Yield the lines of a chapter."""
        yield from (chapter.title, "-" * len(chapter.title))
        yield from self._parts(chapter.parts)
        for clause in chapter.clauses:
            yield ""
            yield from self.clause(clause)

    def clause(self, clause: Clause) -> Iterator[str]:
        """Yield the lines of a clause."""
        yield f"{clause.title}  [{clause.id}]"
        yield from self._parts(clause.parts)

    def _parts(self, parts: tuple[Part, ...]) -> Iterator[str]:
        for part in parts:
            yield ""
            if isinstance(part, Example):
                fields = told_fields(self.speaker, part, self.game.deck)
                yield from (f"    {label}: {value}" for label, value in fields)
            else:
                yield part.markdown


def _unknown(book: Book, name: str, full: str) -> Complaint:
    ids = [*(chapter.id for chapter in book.chapters), *(clause.id for clause in book.clauses)]
    near = tuple(get_close_matches(full, ids))
    if near:
        return Complaint("command-unknown-clause-near", id=name, near=near)
    return Complaint("command-unknown-clause", id=name)
