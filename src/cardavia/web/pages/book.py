"""The rules: the shelf of books, and one book as a page, its worked examples drawn as cards."""

from dataclasses import dataclass
from typing import Any, ClassVar

from cardavia.cards import Card
from cardavia.rules import AnyGame
from cardavia.web.pages.about import About, about
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.home import FacesOf, Offered, offered
from cardavia.web.pages.pieces import Picture
from cardavia.web.pages.sight import Faces
from cardavia.words import Language, Speaker
from cardavia.words.book import Chapter, Example, Part, Prose, open_book
from cardavia.words.book_html import prose_html
from cardavia.words.examples import told_fields

LONGEST_ROW = 24
"""More cards than this are told, not drawn."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The context of the rules' first page."""

    template: ClassVar[str] = "rules.html"
    frame: Frame
    title: str
    games: tuple[Offered, ...]


@dataclass(frozen=True, slots=True)
class ShownField:
    """A field of an example: its label, its value in words, and its cards where they are drawn."""

    label: str
    text: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class ShownPart:
    """A stretch of prose as HTML, or the fields of an example."""

    html: str
    fields: tuple[ShownField, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownClause:
    """A clause of the book; `anchor` is its rule id."""

    anchor: str
    title: str
    parts: tuple[ShownPart, ...]


@dataclass(frozen=True, slots=True)
class ShownChapter:
    """A chapter of the book, numbered from 1."""

    number: int
    anchor: str
    title: str
    parts: tuple[ShownPart, ...]
    clauses: tuple[ShownClause, ...]


@dataclass(frozen=True, slots=True)
class BookPage:
    """The context of a book. `language` is the book's own, which may be English on another language's page."""

    template: ClassVar[str] = "book.html"
    frame: Frame
    title: str
    about: About
    introduction: str
    chapters: tuple[ShownChapter, ...]
    language: Language
    table: str
    is_running: bool


def rules_page(frame: Frame, faces_of: FacesOf) -> RulesPage:
    """Return the page that leads to the three books."""
    return RulesPage(frame, frame.speaker.say("rules-title"), offered(frame, faces_of))


def book_page(frame: Frame, game: AnyGame, faces: Faces) -> BookPage:
    """Return the book of a game."""
    book = open_book(game.name, frame.language)
    speaker = frame.speaker.at(game.prefix)
    drawer = _Drawer(speaker, game, faces)
    return BookPage(
        frame=frame,
        title=book.title,
        about=about(frame.speaker, game),
        introduction=prose_html(book.introduction),
        chapters=tuple(drawer.chapter(number, chapter) for number, chapter in enumerate(book.chapters, 1)),
        language=book.language,
        table=frame.table or "/",
        is_running=frame.table is not None,
    )


@dataclass(frozen=True, slots=True)
class _Drawer:
    """Sets the parts of a book."""

    speaker: Speaker
    game: AnyGame
    faces: Faces

    def chapter(self, number: int, chapter: Chapter) -> ShownChapter:
        clauses = tuple(ShownClause(c.id, c.title, self.parts(c.parts)) for c in chapter.clauses)
        return ShownChapter(number, chapter.id, chapter.title, self.parts(chapter.parts), clauses)

    def parts(self, parts: tuple[Part, ...]) -> tuple[ShownPart, ...]:
        return tuple(self.part(part) for part in parts)

    def part(self, part: Part) -> ShownPart:
        match part:
            case Prose(markdown):
                return ShownPart(prose_html(markdown))
            case Example():
                told = told_fields(self.speaker, part, self.game.deck)
                values = part.fields.values()
                return ShownPart("", tuple(self.field(*pair) for pair in zip(told, values, strict=True)))

    def field(self, told: tuple[str, str], value: object) -> ShownField:
        label, text = told
        cards = self.cards(value)
        return ShownField(label, text, tuple(self.picture(card) for card in cards))

    def cards(self, value: Any) -> tuple[Card, ...]:
        codes = value.split() if isinstance(value, str) else ()
        drawn = bool(codes) and len(codes) <= LONGEST_ROW and all(code in self.game.deck for code in codes)
        return tuple(self.game.deck[code] for code in codes) if drawn else ()

    def picture(self, card: Card) -> Picture:
        return Picture(card.code, self.faces.face(card.code), self.speaker.card(card))
