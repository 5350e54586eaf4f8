"""One table told to one seat: the words, pictures and places that all parts of the page draw on."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import takewhile
from typing import Any, Protocol

from cardavia.cards import Card, Seat
from cardavia.rules import Event, RuleId
from cardavia.web.pages.clauses import clause
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.pieces import Clause, Laid, Marks, Panel, Picture, Pile, Row
from cardavia.web.pages.preferences import Sort
from cardavia.web.pages.sight import Faces, TableSight
from cardavia.web.pages.spots import Spot, spot
from cardavia.web.pages.told import Text, Token, Tone, token, told
from cardavia.words import Company, Speaker
from cardavia.words.log import tell


class GameFace(Protocol):
    """How one game looks on the table: what it shows beside the trick, and how its cards lie in the hand."""

    sorts: tuple[Sort, ...]
    has_partners: bool
    """Whether opposite seats are partners in every deal."""

    def __hash__(self) -> int: ...

    def tone(self, card: Any) -> Tone:
        """Return the ink a card's token is printed in."""
        ...

    def lie(self, cards: tuple[Any, ...], sort: Sort) -> tuple[Any, ...]:
        """Return the cards as they lie in a hand, from the left."""
        ...

    def best(self, view: Any) -> tuple[Seat, ...]:
        """Return the seats whose cards win the trick so far; several tie."""
        ...

    def tied(self, trick: Any) -> tuple[Seat, ...]:
        """Return the seats whose cards tied in a spoiled trick."""
        ...

    def heading(self, event: Event) -> str | None:
        """Return the key of the log's heading above an event, `None` where it goes under the last one."""
        ...

    def marks(self, teller: "Teller", seat: Seat) -> Marks:
        """Return what the place card of a seat says."""
        ...

    def pile(self, teller: "Teller", seat: Seat) -> str | None:
        """Return the corner where the tricks of a seat lie, `None` where they have no pile."""
        ...

    def piles(self, teller: "Teller") -> tuple[Pile, ...]:
        """Return the won cards in the corners."""
        ...

    def row(self, teller: "Teller") -> Row | None:
        """Return the cards in the middle while no trick is played."""
        ...

    def laid(self, teller: "Teller") -> tuple[Laid, ...]:
        """Return the cards that lie shown before the players."""
        ...

    def panels(self, teller: "Teller") -> tuple[Panel, ...]:
        """Return what the ledger tells of this game."""
        ...

    def asked(self, view: Any, verb: str) -> dict[str, Any]:
        """Return the facts of the question `ask-<prefix>-<verb>`."""
        ...

    def shown_by(self, view: Any, word: str) -> tuple[Any, ...]:
        """Return the cards that an answer would show to everybody."""
        ...

    def order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words of an answer in the order to show them."""
        ...

    def rule(self, verb: str) -> RuleId:
        """Return the rule to look up beside the question."""
        ...

    def void_rule(self, reason: str) -> RuleId:
        """Return the rule by which a deal is void."""
        ...


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells one table to one seat."""

    frame: Frame
    sight: TableSight
    faces: Faces
    face: GameFace
    speaker: Speaker

    @property
    def view(self) -> Any:
        """The seat's view."""
        return self.sight.view

    def say(self, key: str, **facts: Any) -> str:
        """Return a message, told to this seat."""
        return self.speaker.say(key, **facts)

    def name(self, seat: Seat) -> str:
        """Return what stands on a seat's place card."""
        return self.speaker.seat(seat, "label")

    def letter(self, seat: Seat) -> str:
        """Return the letter that a seat's name begins with."""
        return first_letter(self.name(seat))

    def spot(self, seat: Seat) -> Spot:
        """Return where a seat is on the page."""
        return spot(seat, self.sight.seat, self.sight.game.clockwise)

    def portrait(self, seat: Seat) -> str:
        """Return the address of a player's portrait."""
        return self.frame.assets.portrait(self.sight.sitters[seat].portrait)

    def picture(self, card: Card) -> Picture:
        """Return a card's picture."""
        return Picture(card.code, self.faces.face(card.code), self.speaker.card(card))

    def pictures(self, cards: tuple[Card, ...]) -> tuple[Picture, ...]:
        """Return the cards' pictures."""
        return tuple(self.picture(card) for card in cards)

    def token(self, card: Card) -> Token:
        """Return a card's token."""
        return token(self.speaker, card, self.face.tone(card))

    def text(self, sentence: str, *about: object) -> Text:
        """Return a sentence with the cards it is about as tokens."""
        return told(
            self.speaker, sentence, ((card, self.face.tone(card)) for thing in about for card in _cards(thing))
        )

    def tell(self, event: Event) -> Text:
        """Return the log's sentence for an event, empty where there is nothing to tell."""
        return _told_of(self.speaker, self.face, event)

    def clause(self, rule: RuleId) -> Clause:
        """Return a rule to look up."""
        return clause(self.speaker, self.sight.game, rule)


def first_letter(name: str) -> str:
    """Return the first letter of a name with its marks, without the signs of direction before it; none for none.

    >>> first_letter("\u2068Zo\u00e9\u2069"), first_letter("\u0e1b\u0e39\u0e48")
    ('Z', 'ปู่')
    """
    shown = [sign for sign in name if unicodedata.category(sign) != "Cf"]
    marks = takewhile(lambda sign: unicodedata.category(sign).startswith("M"), shown[1:])
    return "".join([*shown[:1], *marks])


def teller(frame: Frame, sight: TableSight, faces: Faces, face: GameFace) -> Teller:
    """Return the teller of a table for the seat that sees it."""
    names = tuple(sitter.name or None for sitter in sight.sitters)
    company = Company(names, sight.seat, sight.game.clockwise)
    return Teller(frame, sight, faces, face, frame.speaker.at(sight.game.prefix, company))


@lru_cache(maxsize=32_768)
def _told_of(speaker: Speaker, face: GameFace, event: Event) -> Text:
    """Return an event's sentence: a log tells the same ones again on every page of its deal."""
    sentence = tell(speaker, event)
    if not sentence:
        return ()
    cards = (card for field in fields(event) for card in _cards(getattr(event, field.name)))
    return told(speaker, sentence, ((card, face.tone(card)) for card in cards))


def _cards(thing: object) -> Iterator[Card]:
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _cards(part)
