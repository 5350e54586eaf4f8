"""From a state of the chapters, or an imagined world, to the twin's array, and from the twin's cards back.

A state can be read once the taker and the six cards set apart are known: in the phases of play and of the chelem.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, cast

from cardavia.cards import Seat, Trick
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.french_tarot.layout import (
    ANNOUNCED,
    EXCUSE,
    LOST_TWICE,
    MULTIPLIER,
    PETIT_SLAM,
    POIGNEES,
    STATE,
)
from cardavia.engine.french_tarot.policy.playing import replay
from cardavia.engine.french_tarot.twin import begin_deal
from cardavia.games.french_tarot.bidding import Side
from cardavia.games.french_tarot.chien import set_apart
from cardavia.games.french_tarot.deck import DECK, PLAIN_SUITS, Suit, TarotCard, half_points
from cardavia.games.french_tarot.declarations import BONUS, Chelem
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.play import TRICKS
from cardavia.games.french_tarot.state import Auction, FrenchTarotState


def number_of(card: TarotCard) -> int:
    """Return the twin's number of a card."""
    if card.is_excuse or card.is_trump:
        return EXCUSE + card.strength
    return 16 * PLAIN_SUITS.index(cast(Suit, card.suit)) + card.strength - 1


Held: TypeAlias = tuple[TarotCard, ...]

NUMBERS: Final = {card: number_of(card) for card in DECK}
"""The number of each card of the deck."""

BY_NUMBER: Final = {number: card for card, number in NUMBERS.items()}
"""The card of each number that is one: there are gaps."""


def masks(cards: Iterable[TarotCard]) -> tuple[int, int]:
    """Return a hand as two masks: plain cards, and trumps with the Excuse."""
    both = sum(1 << NUMBERS[card] for card in cards)
    return both % (1 << EXCUSE), both >> EXCUSE


def read(state: FrenchTarotState) -> Cells:
    """Return the twin's array for this state; raise `ValueError` while nobody has taken or six cards are to go."""
    cells = read_start(state)
    replay(cells, read_plays(state))
    return cells


def read_plays(state: FrenchTarotState) -> Cells:
    """Return the numbers of the cards played so far, in order."""
    return cells_of(NUMBERS[card] for _, card in _played(state))


def read_start(state: FrenchTarotState) -> Cells:
    """Return the twin's array as it was before the first card; raise `ValueError` as `read` does."""
    if any(len(hand) > TRICKS for hand in state.hands):
        raise ValueError("lay the ecart aside first: the twin knows hands of eighteen")
    _, contract = state.auction.settled
    played = _played(state)
    hands = [(*hand, *(card for by, card in played if by == seat)) for seat, hand in enumerate(state.hands)]
    _, apart = set_apart(contract, state.opening.chien, state.declared.ecart)
    leader = played[0][0] if played else state.leader
    cells = begin(state.opening.house_rules, state.auction, hands, apart, leader)
    cells[POIGNEES] = sum(BONUS[len(cards)] for _, cards in state.declared.poignees)
    cells[ANNOUNCED] = int(state.declared.chelem is Chelem.ANNOUNCED)
    return cells


def begin(
    house_rules: FrenchTarotHouseRules, auction: Auction, hands: Sequence[Held], apart: Held, leader: Seat
) -> Cells:
    """Return the array before the first card: hands of eighteen, and the six cards set apart.

    Nothing is announced. Raise `ValueError` while nobody has taken.
    """
    taker, contract = auction.settled
    cells = new_cells(STATE)
    cells[MULTIPLIER] = contract.multiplier
    cells[PETIT_SLAM] = int(house_rules.petit_slam)
    cells[LOST_TWICE] = int(house_rules.chelem_lost_twice)
    for seat, hand in enumerate(hands):
        place = 2 * ((seat - taker) % 4)
        cells[place], cells[place + 1] = masks(hand)
    side, _ = set_apart(contract, apart, apart)
    kept = apart if side is Side.TAKER else ()
    begin_deal(cells, (leader - taker) % 4, half_points(kept) // 2, sum(card.is_bout for card in kept))
    return cells


def _played(state: FrenchTarotState) -> list[tuple[Seat, TarotCard]]:
    """Return every card played so far, with its seat, in order."""
    on_table: Trick[TarotCard] = Trick(state.leader, state.trick, None)
    return [play for trick in (*state.tricks, on_table) for play in trick.plays]


def seat_in(state: FrenchTarotState, seat: Seat) -> int:
    """Return the twin's number of a seat: the taker is 0."""
    taker, _ = state.auction.settled
    return (seat - taker) % 4
