"""Where a rule stands in the book of its game, and what it is called there."""

from cardavia.rules import AnyGame, RuleId
from cardavia.web.pages.pieces import Clause
from cardavia.words import Speaker
from cardavia.words.book import open_book


def clause(speaker: Speaker, game: AnyGame, rule: RuleId) -> Clause:
    """Return a rule to look up; raise `KeyError` for one that the book does not hold."""
    book = open_book(game.name, speaker.language)
    title, foreign = book.clause(rule).title, book.language != speaker.language
    return Clause(rule, book_address(speaker, game, rule), title, book.language if foreign else None)


def book_address(speaker: Speaker, game: AnyGame, anchor: str = "") -> str:
    """Return the address of a game's book, or of a place in it."""
    return f"/{speaker.language.code}/rules/{game.name}{f'#{anchor}' if anchor else ''}"
