"""`cardavia rules`: prints the book of a game, one of its chapters, or one clause."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from difflib import get_close_matches

from cardavia.cli.command import Commands, Say, add_language
from cardavia.cli.complaint import Complaint
from cardavia.games import GAMES
from cardavia.rules import AnyGame
from cardavia.words import LANGUAGES, Language, Speaker, speak
from cardavia.words.book import Book, open_book
from cardavia.words.book_plain import book_lines, chapter_lines, clause_lines


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


def _asked_for(options: Namespace, language: Language) -> Iterable[str]:
    if options.game is None:
        return (f"{name}: {open_book(name, language).tagline}" for name in GAMES)
    game = GAMES[options.game]
    book = open_book(game.name, language)
    speaker = speak(book.language.code).at(game.prefix)
    return book_lines(book, speaker, game.deck) if options.id is None else _part(book, options.id, speaker, game)


def _part(book: Book, name: str, speaker: Speaker, game: AnyGame) -> tuple[str, ...]:
    """Return the lines of the clause or chapter of this id; raise `Complaint` when the book has neither."""
    full = name if name.partition(".")[0] == game.prefix else f"{game.prefix}.{name}"
    for chapter in book.chapters:
        if chapter.id == full:
            return chapter_lines(chapter, speaker, game.deck)
    for clause in book.clauses:
        if clause.id == full:
            return clause_lines(clause, speaker, game.deck)
    raise _unknown(book, name, full)


def _unknown(book: Book, name: str, full: str) -> Complaint:
    ids = [*(chapter.id for chapter in book.chapters), *(clause.id for clause in book.clauses)]
    near = tuple(get_close_matches(full, ids))
    if near:
        return Complaint("command-unknown-clause-near", id=name, near=near)
    return Complaint("command-unknown-clause", id=name)
