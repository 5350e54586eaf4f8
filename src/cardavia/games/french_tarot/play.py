"""The play: eighteen tricks, who leads, which cards may be played, who takes the trick.

Rules: tarot.play.first-lead, tarot.play.own-cards, tarot.play.follow-suit, tarot.play.trump-in,
tarot.play.overtrump, tarot.play.discard, tarot.play.excuse-is-free, tarot.play.excuse-led, tarot.play.winner,
tarot.play.eighteen-tricks, tarot.play.excuse-never-wins.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardavia.cards import SEATS, Seat, next_seat
from cardavia.games.french_tarot import rulebook
from cardavia.games.french_tarot.deck import Cards, Suit, TarotCard, among
from cardavia.games.french_tarot.declarations import Chelem
from cardavia.rules import EVERYBODY, Audience, Event, Refusal, RuleId, refusal

TRICKS: Final = 18


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took the trick, and leads the next one."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """Everybody sees it."""
        return EVERYBODY


def first_leader(dealer: Seat, taker: Seat, chelem: Chelem) -> Seat:
    """Return who leads the first trick: the seat after the dealer, or a taker who announced a chelem."""
    return taker if chelem is Chelem.ANNOUNCED else next_seat(dealer)


@dataclass(frozen=True, slots=True)
class Lead:
    """What the trick asks of the next player: the suit led, and the strength of the highest trump (0: none)."""

    suit: Suit
    highest: int


def lead_of(trick: Cards) -> Lead | None:
    """Return what the trick asks of the next player, `None` for nothing.

    The first card of a suit sets it: the second, when the Excuse was led (tarot.play.excuse-led).
    """
    suit = None
    highest = 0
    for card in trick:
        suit = suit or card.suit
        if card.is_trump and card.strength > highest:
            highest = card.strength
    return None if suit is None else Lead(suit, highest)


# The duties, in the order the rulebook states them. Each picks out the cards it wants, and narrows what is still
# open to those; where there is none that it wants, it leaves all open. So with no duty to fulfil any card is open
# (tarot.play.discard).


def following_suit(cards: Iterable[TarotCard], lead: Lead) -> list[TarotCard]:
    """Return the cards of the suit led."""
    return [card for card in cards if card.suit is lead.suit]


def following_or_trumping(cards: Iterable[TarotCard], lead: Lead) -> list[TarotCard]:
    """Return the trumps, beside cards that follow suit."""
    return [card for card in cards if card.is_trump or card.suit is lead.suit]


def overtrumping(cards: Iterable[TarotCard], lead: Lead) -> list[TarotCard]:
    """Return the trumps that beat the highest one in the trick, beside cards that are no trumps."""
    return [card for card in cards if not card.is_trump or card.strength > lead.highest]


Duty: TypeAlias = tuple[RuleId, Callable[[Iterable[TarotCard], Lead], list[TarotCard]]]
DUTIES: Final[tuple[Duty, ...]] = (
    (rulebook.PLAY_FOLLOW_SUIT, following_suit),
    (rulebook.PLAY_TRUMP_IN, following_or_trumping),
    (rulebook.PLAY_OVERTRUMP, overtrumping),
)


def refused_turn(turn: Seat) -> Refusal:
    """Return the refusal of a card played out of turn."""
    return refusal(rulebook.PLAY_OWN_CARDS, reason="turn", seat=turn)


def refused(hand: Cards, trick: Cards, card: TarotCard) -> Refusal | None:
    """Return the first rule that playing this card to this trick would break."""
    if not among(card, hand):
        return refusal(rulebook.PLAY_OWN_CARDS, reason="not-held", card=card)
    lead = lead_of(trick)
    return _broken_duty(hand, trick, card, lead) if lead is not None and is_second_best(card, lead) else None


def is_second_best(card: TarotCard, lead: Lead) -> bool:
    """Say whether some duty wants another card, so that this one is right only for a hand that lacks such cards.

    The Excuse never is (tarot.play.excuse-is-free).
    """
    for _, wanted in DUTIES:
        if not wanted((card,), lead):
            return not card.is_excuse
    return False


def _broken_duty(hand: Cards, trick: Cards, card: TarotCard, lead: Lead) -> Refusal | None:
    still_open = without_excuse(hand)
    for rule, wanted in DUTIES:
        still_open = wanted(still_open, lead) or still_open
        if not among(card, still_open):
            return refusal(rule, card=card, **_facts(rule, trick))
    return None


def _facts(rule: RuleId, trick: Cards) -> dict[str, TarotCard]:
    if rule == rulebook.PLAY_OVERTRUMP:
        return {"highest": max(trick, key=lambda card: card.strength if card.is_trump else 0)}
    return {"led": next(card for card in trick if card.suit is not None)}


def allowed(hand: Cards, trick: Cards) -> Cards:
    """Return the cards of the hand that may be played to this trick, in deck order."""
    lead = lead_of(trick)
    if lead is None:
        return hand
    still_open = without_excuse(hand)
    for _, wanted in DUTIES:
        still_open = wanted(still_open, lead) or still_open
    return tuple(card for card in hand if card.is_excuse or among(card, still_open))


def without_excuse(hand: Cards) -> list[TarotCard]:
    """Return the cards that duties are judged by: all but the Excuse (tarot.play.excuse-is-free)."""
    return [card for card in hand if not card.is_excuse]


def winner(leader: Seat, trick: Cards) -> Seat:
    """Return who takes the trick by the cards: the highest trump, else the highest of the suit led."""
    lead = lead_of(trick)
    ranked = Suit.TRUMPS if lead is None or lead.highest else lead.suit
    strengths = [card.strength if card.suit is ranked else 0 for card in trick]
    return (leader + strengths.index(max(strengths))) % len(SEATS)
