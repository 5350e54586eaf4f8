"""The cards: each deck with names, ranks and points."""

from dataclasses import dataclass
from typing import Any, ClassVar

from cardavia.art.alt import picture_key
from cardavia.games import GAMES
from cardavia.rules import AnyGame, RuleId
from cardavia.web.pages.about import About, about
from cardavia.web.pages.clauses import clause
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.pieces import Clause, Picture
from cardavia.web.pages.sight import Faces
from cardavia.words import Speaker


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card with its name, what its picture shows, and what it counts; empty where cards count nothing."""

    picture: Picture
    description: str
    short: str
    note: str


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, the highest first."""

    title: str
    note: str
    cards: tuple[NamedCard, ...]


@dataclass(frozen=True, slots=True)
class DeckPage:
    """The context of a deck."""

    template: ClassVar[str] = "deck.html"
    frame: Frame
    title: str
    about: About
    groups: tuple[Group, ...]
    clauses: tuple[Clause, ...]
    others: tuple[About, ...]


def deck_page(frame: Frame, game: AnyGame, faces: Faces) -> DeckPage:
    """Return the page of a game's deck."""
    speaker = frame.speaker.at(game.prefix)
    setter = _Setter(speaker, faces, game.name)
    groups = _by_level(setter, game) if game.name == "aluette" else _by_suit(setter, game)
    rules = tuple(rule for rule in game.rules if ".deck." in rule)
    return DeckPage(
        frame=frame,
        title=speaker.say("cards-title", game=speaker.say(f"game-{game.name}")),
        about=about(frame.speaker, game),
        groups=groups,
        clauses=tuple(clause(speaker, game, RuleId(rule)) for rule in rules),
        others=tuple(about(frame.speaker, other) for other in GAMES.values()),
    )


@dataclass(frozen=True, slots=True)
class _Setter:
    """Sets cards with their names."""

    speaker: Speaker
    faces: Faces
    game: str

    def card(self, card: Any, note: str) -> NamedCard:
        picture = Picture(card.code, self.faces.face(card.code), self.speaker.card(card))
        description = self.speaker.say(picture_key(self.game, card.code))
        return NamedCard(picture, description, self.speaker.card(card, "short"), note)


def _by_level(setter: _Setter, game: AnyGame) -> tuple[Group, ...]:
    families = ("luette", "double", "middle", "small")
    found = []
    for family in families:
        cards = sorted(
            (card for card in game.deck if card.family == family), key=lambda card: (-card.level, card.order)
        )
        named = tuple(setter.card(card, setter.speaker.say("cards-level", level=card.level)) for card in cards)
        title = setter.speaker.say(f"cards-family-{family}")
        found.append(Group(title, setter.speaker.say(f"cards-family-{family}.note"), named))
    return tuple(found)


def _by_suit(setter: _Setter, game: AnyGame) -> tuple[Group, ...]:
    suits = dict.fromkeys(card.suit for card in game.deck)
    order = sorted(suits, key=lambda suit: (suit is not None, suit != "T"))
    return tuple(_suit(setter, game, suit) for suit in order)


def _suit(setter: _Setter, game: AnyGame, suit: Any) -> Group:
    cards = sorted((card for card in game.deck if card.suit == suit), key=lambda card: (-card.strength, card.order))
    named = tuple(setter.card(card, _points(setter.speaker, card.points)) for card in cards)
    key = f"cards-suit-{game.name}-{suit or 'none'}"
    return Group(setter.speaker.say(key), "", named)


def _points(speaker: Speaker, half_points: int) -> str:
    return speaker.say("cards-points", points=half_points)
