"""How French Tarot is written: the words of a record, and events and views as plain data."""

from collections.abc import Iterable
from typing import Final

from cardavia.games.french_tarot.bidding import Bid, BidMade, Contract, EveryonePassed, TakerNamed
from cardavia.games.french_tarot.chien import (
    DISCARD,
    CardsApartShown,
    ChienShown,
    Discard,
    EcartLaid,
    EcartMade,
)
from cardavia.games.french_tarot.dealing import ChienDealt, DealOpened, HandDealt, HandsShown, PetitSecFound
from cardavia.games.french_tarot.deck import DECK, TarotCard
from cardavia.games.french_tarot.declarations import (
    POIGNEE,
    AnnounceChelem,
    ChelemAnnounced,
    ChelemForgone,
    DeclinePoignee,
    ForgoChelem,
    PoigneeDeclined,
    PoigneeShown,
    ShowPoignee,
)
from cardavia.games.french_tarot.play import TrickTaken
from cardavia.rules import Action, CardPlayed, Notation, PlayCard, UnknownWord

PLAY: Final = "play"
BID: Final = "bid"
CHELEM: Final = "chelem"

NOTATION: Final = Notation(
    DECK,
    (
        DealOpened,
        HandDealt,
        ChienDealt,
        PetitSecFound,
        HandsShown,
        BidMade,
        TakerNamed,
        EveryonePassed,
        ChienShown,
        EcartLaid,
        EcartMade,
        CardsApartShown,
        ChelemAnnounced,
        ChelemForgone,
        PoigneeShown,
        PoigneeDeclined,
        CardPlayed,
        TrickTaken,
    ),
)

_WHOLE_WORDS: Final[dict[str, Action]] = {
    **{f"{PLAY} {card.code}": PlayCard(card) for card in DECK},
    f"{BID} pass": Bid(None),
    **{f"{BID} {contract}": Bid(contract) for contract in Contract},
    f"{CHELEM} yes": AnnounceChelem(),
    f"{CHELEM} no": ForgoChelem(),
    f"{POIGNEE} no": DeclinePoignee(),
}
"""The words that name no set of cards."""

_WRITTEN: Final = {action: word for word, action in _WHOLE_WORDS.items()}


def word(action: Action) -> str:
    """Return the action as a record writes it: "discard S1 S2 H3 H4 D5 C6"."""
    match action:
        case Discard(cards=cards):
            return f"{DISCARD} {_codes(cards)}"
        case ShowPoignee(cards=cards):
            return f"{POIGNEE} {_codes(cards)}"
    written = _WRITTEN.get(action)
    if written is None:
        raise TypeError(f"no action of French Tarot: {action!r}")
    return written


def read(written: str) -> Action:
    """Return the action of this word; raise `UnknownWord` when there is none.

    How many cards a discard or a poignee names is not looked at here: that is for their chapters.
    """
    action = _WHOLE_WORDS.get(written)
    if action is not None:
        return action
    verb, *codes = written.split(" ")
    if not codes or any(code not in DECK for code in codes):
        raise UnknownWord(written)
    cards = tuple(DECK[code] for code in codes)
    if verb == DISCARD:
        return Discard(cards)
    if verb == POIGNEE:
        return ShowPoignee(cards)
    raise UnknownWord(written)


def _codes(cards: Iterable[TarotCard]) -> str:
    return " ".join(card.code for card in cards)
