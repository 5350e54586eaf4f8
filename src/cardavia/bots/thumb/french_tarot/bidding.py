"""Rules of thumb for the auction, the chelem and the poignee of French Tarot."""

from dataclasses import dataclass
from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.french_tarot.weighing import T21, count, distribution, of_suit, trumps_of
from cardavia.games.french_tarot.bidding import Bid, Contract
from cardavia.games.french_tarot.deck import PLAIN_SUITS, TarotCard
from cardavia.games.french_tarot.declarations import AnnounceChelem, DeclinePoignee, ForgoChelem, ShowPoignee
from cardavia.rules import Action, Choices

CONTRE: Final = 82
SANS: Final = 71
GARDE: Final = 48
PRISE: Final = 44
SAFE: Final = 58
"""From this count on the taker shows a poignee: the contract is more likely made than not."""


@dataclass(frozen=True, slots=True)
class Speaking:
    """What a seat knows when it is to bid or to announce: its hand, and what it may say."""

    hand: tuple[TarotCard, ...]
    choices: Choices
    is_taker: bool

    @property
    def worth(self) -> int:
        """The count of the hand."""
        return count(self.hand)

    def may(self, action: Action) -> Action | None:
        """Return the action if it is among the choices."""
        return action if action in self.choices.actions else None


BIDDING: Final[Book[Speaking]] = Book()
CHELEM: Final[Book[Speaking]] = Book()
POIGNEE: Final[Book[Speaking]] = Book()


@BIDDING.thumb("tarot.thumb.bid-contre")
def bid_contre(now: Speaking) -> Action | None:
    """Bid garde contre with a hand that makes it without the chien."""
    return now.may(Bid(Contract.GARDE_CONTRE)) if now.worth + distribution(now.hand) >= CONTRE else None


@BIDDING.thumb("tarot.thumb.bid-sans")
def bid_sans(now: Speaking) -> Action | None:
    """Bid garde sans with a hand that needs no card of the chien, and no ecart."""
    return now.may(Bid(Contract.GARDE_SANS)) if now.worth + distribution(now.hand) >= SANS else None


@BIDDING.thumb("tarot.thumb.bid-calibrated")
def bid_garde(now: Speaking) -> Action | None:
    """Bid garde with a hand that is more likely to make it than not."""
    return now.may(Bid(Contract.GARDE)) if now.worth >= GARDE else None


@BIDDING.thumb("tarot.thumb.bid-prise-window")
def bid_prise(now: Speaking) -> Action | None:
    """Bid prise with a hand that needs a good chien."""
    return now.may(Bid(Contract.PRISE)) if now.worth >= PRISE else None


@BIDDING.thumb("tarot.thumb.bid-count")
def bid_pass(now: Speaking) -> Action | None:
    """Pass with a hand that counts too little."""
    return now.may(Bid(None))


@CHELEM.thumb("tarot.thumb.chelem-announce")
def announce_chelem(now: Speaking) -> Action | None:
    """Announce a chelem with no loser: nearly all trumps from the top, and every suit void or run from its King."""
    trumps = trumps_of(now.hand)
    is_led_through = len(trumps) >= 13 and trumps[0].strength == T21 and trumps[2].strength == T21 - 2
    if is_led_through and all(_runs(of_suit(now.hand, suit)) for suit in PLAIN_SUITS):
        return now.may(AnnounceChelem())
    return None


@CHELEM.thumb("tarot.thumb.chelem-forgo")
def forgo_chelem(now: Speaking) -> Action | None:
    """Announce nothing otherwise: it costs 200, and comes in unannounced for 200."""
    return now.may(ForgoChelem())


@POIGNEE.thumb("tarot.thumb.poignee-show")
def show_poignee(now: Speaking) -> Action | None:
    """Show a poignee when the own side is likely to win: as a strong taker, and as any defender."""
    if now.is_taker and now.worth < SAFE:
        return None
    largest = max(now.choices.picks, key=lambda pick: pick.size)
    return ShowPoignee(tuple(card for card in largest.proposed if isinstance(card, TarotCard)))


@POIGNEE.thumb("tarot.thumb.poignee-keep")
def keep_poignee(now: Speaking) -> Action | None:
    """Keep it otherwise: it would pay the other side, and tell it where the trumps are."""
    return now.may(DeclinePoignee())


def _runs(held: tuple[TarotCard, ...]) -> bool:
    top = 14
    return all(card.strength == top - place for place, card in enumerate(held))
