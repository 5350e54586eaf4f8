"""From a state of the chapters, or an imagined world, to the twin's array, and from the twin's cards back.

A state can be read from the end of the discard on. Combinations that are still to be declared count for nothing.
"""

from collections.abc import Iterable
from typing import Final

from cardavia.cards import SIDES, Trick, side_of
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.tarocchino.layout import (
    ANY_FIVE,
    DEALER_SIDE,
    DISCARDS,
    FREE_SIXTEEN,
    LEAST_LOSS,
    MATTO,
    OPENING,
    STATE,
    TRUMPS,
)
from cardavia.engine.tarocchino.twin import begin_deal, replay
from cardavia.games.tarocchino import deck, declarations
from cardavia.games.tarocchino.deck import DECK, PLAIN_SUITS, TarocchinoCard
from cardavia.games.tarocchino.house_rules import GapBeforeSixteen, MattoPrice, MoorsAfter
from cardavia.games.tarocchino.play import first_leader
from cardavia.games.tarocchino.state import Phase, TarocchinoState


def number_of(card: TarocchinoCard) -> int:
    """Return the twin's number of a card."""
    if card.is_matto:
        return MATTO
    if card.is_trump:
        return TRUMPS + deck.TRUMPS.index(card.code)
    return 10 * [suit.value for suit in PLAIN_SUITS].index(card.code[0]) + card.strength


NUMBERS: Final = {card: number_of(card) for card in DECK}
"""The number of each card of the deck."""

BY_NUMBER: Final = {number: card for card, number in NUMBERS.items()}
"""The card of each number."""


def mask(cards: Iterable[TarocchinoCard]) -> int:
    """Return these cards as a mask."""
    return sum(1 << NUMBERS[card] for card in cards)


def read(state: TarocchinoState) -> Cells:
    """Return the twin's array for this state; raise `ValueError` before the dealer has laid two cards aside."""
    if state.phase is Phase.DISCARD and not state.discards:
        raise ValueError("lay two cards aside first: the twin knows hands of fifteen")
    cells = new_cells(STATE)
    for seat, hand in enumerate(state.hands_of_fifteen):
        cells[seat] = mask(hand)
    cells[DISCARDS] = mask(state.discards)
    cells[DEALER_SIDE] = side_of(state.dealer)
    cells[FREE_SIXTEEN] = int(state.house_rules.gap_before_sixteen is GapBeforeSixteen.FREE)
    cells[ANY_FIVE] = int(state.house_rules.moors_after is MoorsAfter.ANY_FIVE)
    cells[LEAST_LOSS] = int(state.house_rules.matto_price is MattoPrice.LEAST_LOSS)
    scored = declarations.scored(state.declared, state.house_rules)
    for side in SIDES:
        cells[OPENING + side] = sum(hand.combinations.total for hand in scored if hand.side == side)
    on_table: Trick[TarocchinoCard] = Trick(state.leader, state.trick, None)
    tricks = (*state.tricks, on_table)
    begin_deal(cells, tricks[0].leader if state.phase in (Phase.PLAY, Phase.OVER) else first_leader(state.dealer))
    replay(cells, cells_of(NUMBERS[card] for trick in tricks for card in trick.cards))
    return cells
