"""What is told of a game before it is played: where it comes from, who plays, and where to read more."""

from dataclasses import dataclass
from typing import Final

from cardavia.rules import AnyGame
from cardavia.words import LANGUAGES, Language, Speaker
from cardavia.words.book import open_book

WIKIPEDIA: Final = {
    "aluette": {"en": "Aluette", "fr": "Aluette"},
    "french-tarot": {
        "en": "French_tarot",
        "fr": "Tarot_français",
        "de": "Französisches_Tarock",
        "es": "Tarot_(juego_de_naipes)",
        "pl": "Tarot_(gra_karciana)",
        "pt": "Tarot_Francês",
    },
    "tarocchino": {"en": "Tarocchini", "it": "Tarocchino_bolognese"},
}
"""The article on each game, by language. Where a language has none, English is the nearest."""

NEAREST: Final = "en"
PICTURES: Final = {
    "aluette": ("C2", "D3", "DC"),
    "french-tarot": ("EX", "T21", "HR"),
    "tarocchino": ("BE", "AN", "M1"),
}
"""Three cards that stand for a game, in the order they lie."""


@dataclass(frozen=True, slots=True)
class Reading:
    """An article elsewhere. `language` is set where it is not the page's own."""

    href: str
    code: str
    language: str | None


@dataclass(frozen=True, slots=True)
class About:
    """A game in a few words: `facts` are its players, cards and length.

    `tagline` is the book's, and `book` the book's language where it is not the page's own.
    """

    name: str
    title: str
    country: str
    text: str
    tagline: str
    book: Language | None
    facts: tuple[str, ...]
    rules: str
    cards: str
    reading: Reading


def about(speaker: Speaker, game: AnyGame) -> About:
    """Return a game in a few words."""
    name, code = game.name, speaker.language.code
    book = open_book(name, speaker.language)
    return About(
        name=name,
        title=speaker.say(f"game-{name}"),
        country=speaker.say(f"about-{name}.country"),
        text=speaker.say(f"about-{name}"),
        tagline=book.tagline,
        book=None if book.language == speaker.language else book.language,
        facts=(
            speaker.say("about-players"),
            speaker.say(f"about-{name}.sides"),
            speaker.say("about-cards", cards=len(game.deck)),
            speaker.say(f"about-{name}.length"),
        ),
        rules=f"/{code}/rules/{name}",
        cards=f"/{code}/cards/{name}",
        reading=reading(name, speaker.language),
    )


def reading(name: str, language: Language) -> Reading:
    """Return the article on a game in this language, or the nearest there is."""
    articles = WIKIPEDIA[name]
    code = language.code if language.code in articles else NEAREST
    foreign = LANGUAGES[code].endonym if code != language.code else None
    return Reading(f"https://{code}.wikipedia.org/wiki/{articles[code]}", code, foreign)
