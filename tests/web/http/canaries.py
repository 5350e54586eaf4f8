"""Finds cards in what is served: their codes, their names in words, the addresses of their pictures."""

import re
from collections.abc import Iterable
from functools import cache
from html import unescape

from cardavia.cards import Seat
from cardavia.games import GAMES
from cardavia.match import Deal
from cardavia.rules import AnyGame
from cardavia.words import speak
from tests.battery.sight import cards_seen

_WORD = re.compile(r"[^\W_]+")
_DRAWING = r'd="M[^"]*"'
_SHOWPIECES = r'<article class="game .*?</article>'
_STILL_OUT = r'<details id="panel-cards">.*?</details>'
_STAYS = re.escape(speak("en").say("ask-tarocchino-discard-cards.detail"))
_TOLD_TO_ALL = {
    "aluette": re.compile(f"{_DRAWING}|{_SHOWPIECES}|{_STILL_OUT}", re.DOTALL),
    "french-tarot": re.compile(f"{_DRAWING}|{_SHOWPIECES}", re.DOTALL),
    "tarocchino": re.compile(f"{_DRAWING}|{_SHOWPIECES}|{_STAYS}", re.DOTALL),
}
"""What names cards and tells nothing of where they are: lines of small drawings, the home page's pictures, a rule
in passing, and Aluette's named cards that a seat has not seen yet (it follows from what the seat has seen)."""


def hidden_from(deal: Deal, seat: Seat | None) -> frozenset[str]:
    """Return the codes of the cards that a seat has not seen in this deal, `None` for the public."""
    return frozenset(card.code for card in deal.game.deck) - cards_seen(deal, seat)


def betrayed(text: str, game: AnyGame, codes: Iterable[str], allowed: Iterable[str] = ()) -> list[str]:
    """Return which of these cards the text names in any way; `allowed` are what the asker said itself."""
    read = _as_words(_TOLD_TO_ALL[game.name].sub("", unescape(text)))
    wanted = set(codes) - set(allowed)
    return sorted(code for code in wanted if any(name in read for name in _names(game.name, code)))


@cache
def _names(game: str, code: str) -> tuple[str, ...]:
    """Return what gives a card away: its code, and its name in every form."""
    speaker, card = speak("en").at(GAMES[game].prefix), GAMES[game].deck[code]
    forms = (speaker.card(card, form) for form in ("", "play", "of"))
    return tuple(dict.fromkeys(map(_as_words, (code, *forms))))


def _as_words(text: str) -> str:
    """Return the words of a text with single spaces around them."""
    return f" {' '.join(_WORD.findall(text))} "
