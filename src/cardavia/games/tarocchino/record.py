"""How Tarocchino is written: its words, and its events and views as plain data."""

from typing import Final

from cardavia.games.tarocchino.dealing import (
    DISCARD,
    CardsLaidAside,
    DealOpened,
    DiscardCards,
    DiscardMade,
    HandDealt,
)
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard
from cardavia.games.tarocchino.declarations import (
    DECLARE,
    Answer,
    CombinationsDeclared,
    DeclarationPassed,
    Declare,
)
from cardavia.games.tarocchino.play import PLAY, PlayBegun, TrickTaken
from cardavia.games.tarocchino.settlement import DiscardsShown
from cardavia.rules import Action, CardPlayed, Notation, PlayCard, UnknownWord

NOTATION: Final = Notation(
    DECK,
    (
        DealOpened,
        HandDealt,
        CardsLaidAside,
        DiscardMade,
        CombinationsDeclared,
        DeclarationPassed,
        PlayBegun,
        CardPlayed,
        TrickTaken,
        DiscardsShown,
    ),
)

_READ: Final[dict[str, Action]] = {
    **{f"{PLAY} {card.code}": PlayCard(card) for card in DECK},
    **{f"{DECLARE} {answer.value}": Declare(answer) for answer in Answer},
}


def word(action: Action) -> str:
    """Return the action as a record writes it: "discard B1 T15", "declare yes", "play D6"."""
    match action:
        case PlayCard(card=TarocchinoCard() as card):
            return f"{PLAY} {card.code}"
        case Declare(answer=answer):
            return f"{DECLARE} {answer.value}"
        case DiscardCards(cards=cards):
            return " ".join((DISCARD, *(card.code for card in cards)))
        case _:
            raise TypeError(f"no action of Tarocchino: {action!r}")


def read(written: str) -> Action:
    """Return the action of this word; raise `UnknownWord` when there is none.

    Any number of known cards may stand after `discard`, but one at least: how many there have to be is the
    rulebook's business.
    """
    verb, *codes = written.split(" ")
    if verb == DISCARD and codes and all(code in DECK for code in codes):
        return DiscardCards(tuple(DECK[code] for code in codes))
    try:
        return _READ[written]
    except KeyError:
        raise UnknownWord(written) from None
