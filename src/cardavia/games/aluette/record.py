"""How Aluette is written: its one word, `play <card>`, and its events and views as plain data."""

from typing import Final

from cardavia.games.aluette.dealing import DealOpened, HandDealt, TalonSetAside, TalonShown
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.play import TrickSpoiled, TrickTaken
from cardavia.rules import Action, CardPlayed, Notation, PlayCard, UnknownWord

PLAY: Final = "play"
NOTATION: Final = Notation(
    DECK, (DealOpened, HandDealt, TalonSetAside, TalonShown, CardPlayed, TrickTaken, TrickSpoiled)
)
_READ: Final = {f"{PLAY} {card.code}": PlayCard(card) for card in DECK}


def word(action: Action) -> str:
    """Return the action as a record writes it: "play D3"."""
    match action:
        case PlayCard(card=AluetteCard() as card):
            return f"{PLAY} {card.code}"
        case _:
            raise TypeError(f"no action of Aluette: {action!r}")


def read(written: str) -> PlayCard:
    """Return the action of this word; raise `UnknownWord` when there is none."""
    try:
        return _READ[written]
    except KeyError:
        raise UnknownWord(written) from None
