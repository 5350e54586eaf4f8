"""From a state of the chapters, or an imagined world, to the twin's array, and from the twin's cards back.

A state can be read from the end of the discard on. Combinations that are still to be declared count for nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from cardavia.cards import SEATS, SIDES, Trick, side_of
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.tarocchino.layout import (
    ANY_FIVE,
    DEALER_SIDE,
    DISCARDS,
    FREE_SIXTEEN,
    LEAST_LOSS,
    MATTO,
    OPENING,
    REST,
    SHOWN,
    STATE,
    TRICK,
    TRUMPS,
)
from cardavia.engine.tarocchino.policy import replay
from cardavia.engine.tarocchino.twin import begin_deal, halves_in
from cardavia.games.tarocchino import deck, declarations
from cardavia.games.tarocchino.allotment import as_cards
from cardavia.games.tarocchino.deck import DECK, PLAIN_SUITS, TarocchinoCard
from cardavia.games.tarocchino.evidence import evidence
from cardavia.games.tarocchino.house_rules import GapBeforeSixteen, MattoPrice, MoorsAfter
from cardavia.games.tarocchino.play import first_leader
from cardavia.games.tarocchino.state import Phase, TarocchinoState
from cardavia.games.tarocchino.view import TarocchinoView


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
    cells = start(state)
    replay(cells, played(state))
    return cells


def start(state: TarocchinoState) -> Cells:
    """Return the twin's array for this state's deal before its first card; raise `ValueError` as `read` does."""
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
    cells[SHOWN] = mask(card for made in state.declared for card in made.combinations.cards)
    playing = state.phase in (Phase.PLAY, Phase.OVER)
    begin_deal(cells, (*state.tricks, _on_table(state))[0].leader if playing else first_leader(state.dealer))
    return cells


def played(state: TarocchinoState) -> Cells:
    """Return the numbers of the cards played, in order."""
    return cells_of(NUMBERS[card] for trick in (*state.tricks, _on_table(state)) for card in trick.cards)


def together_of(states: Sequence[TarocchinoState]) -> Cells:
    """Return the arrays of these states, worlds of one view, one after the other; raise `ValueError` for none."""
    if not states:
        raise ValueError("no worlds to judge in: imagine some first")
    like = list(read(states[0]))
    together = cells_of(like * len(states))
    for number, state in enumerate(states):
        for seat in SEATS:
            together[number * STATE + seat] = mask(state.hands[seat])
        aside = mask(state.discards)
        together[number * STATE + TRICK + REST] += halves_in(together[number * STATE + DISCARDS]) - halves_in(aside)
        together[number * STATE + DISCARDS] = aside
    return together


def places_of(view: TarocchinoView) -> tuple[int, Cells]:
    """Return the cards that this view does not see, as a mask, and the places they lie in, as `worlds` has them."""
    proof = evidence(view)
    declared = {made.seat: mask(made.combinations.cards) for made in view.declared}
    cells: list[int] = []
    for owner, place in zip(proof.owners, proof.places, strict=True):
        where = DISCARDS if owner is None else owner
        shown = 0 if place.silent is None or owner is None else declared[owner]
        cells += [where, place.room, mask(as_cards(place.open)), shown]
    return mask(as_cards(proof.unseen)), cells_of(cells)


def _on_table(state: TarocchinoState) -> Trick[TarocchinoCard]:
    return Trick(state.leader, state.trick, None)
