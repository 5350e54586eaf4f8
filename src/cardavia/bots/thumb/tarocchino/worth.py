"""What owning a card of Tarocchino is worth at the end: the own gain and the others' loss together, in points.

The figures are means over random halves of the deck, card points and captured combinations included.
"""

from typing import Final

from cardavia.games.tarocchino.deck import Rank, TarocchinoCard

_COURTS: Final = {Rank.KING: 100, Rank.QUEEN: 49, Rank.KNIGHT: 46, Rank.JACK: 42, Rank.ACE: 39}
_TRUMPS: Final = {
    "AN": 116,
    "MO": 60,
    "SO": 22,
    "LU": 22,
    "T16": 15,
    "T15": 13,
    "T14": 9,
    "T13": 6,
    "T12": 4,
    "T11": 3,
}
_CONTATORE: Final = 146
_MOOR: Final = 31
_OTHER: Final = 1


def worth(card: TarocchinoCard) -> int:
    """Return what owning this card is worth, in points of the final difference."""
    if card.is_contatore:
        return _CONTATORE
    if card.is_moor:
        return _MOOR
    if card.rank is not None:
        return _COURTS.get(card.rank, _OTHER)
    return _TRUMPS.get(card.code, _OTHER)
