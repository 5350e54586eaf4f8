"""The auction by play-outs: what each contract would bring, and what passing would.

In every world the seats still to speak bid by the count, whoever takes lays the ecart by the rules of thumb, and
the deal is played out. Passing is worth what the others' contracts would bring this seat, which is seldom nothing.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.belief import belief_of
from cardavia.bots.search.french_tarot.ending import Table, payments
from cardavia.bots.search.french_tarot.laying import quick_ecart
from cardavia.bots.search.french_tarot.worth import Worth, worths_of
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.bots.thumb.french_tarot.bidding import CONTRE, GARDE, PRISE, SANS
from cardavia.cards import Seat, from_seat, next_seat
from cardavia.engine.compiler import Cells
from cardavia.engine.french_tarot.engine import SHARES
from cardavia.engine.french_tarot.reading import begin
from cardavia.games.french_tarot.bidding import Bid, Contract, Spoken, highest
from cardavia.games.french_tarot.deck import in_order
from cardavia.games.french_tarot.state import Auction, FrenchTarotState

WORLDS: Final = 2
"""Play-outs of an auction are cheap: so many times the worlds of a card."""


def bid(thinking: Thinking) -> Answer:
    """Return the contract with the highest expected score, or a pass."""
    view = thinking.view
    actions = [action for action in thinking.choices.actions if isinstance(action, Bid)]
    worlds = thinking.imagine(WORLDS * thinking.worlds, belief_of(view))
    worths = [worths_of(world.hands) for world in worlds]

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        tables = [
            _table(worlds[number], (*view.bids, (view.seat, actions[column].contract)), worths[number])
            for number in batch
            for column in columns
        ]
        found = np.array([_share(table, view.seat) for table in tables]) * payments(thinking, tables)
        return found.reshape(len(batch), len(columns))

    return thinking.answer(actions, race(len(actions), len(worlds), judged))


def _share(table: Table | None, seat: Seat) -> int:
    return 0 if table is None else SHARES[(seat - table.taker) % len(SHARES)]


def _table(world: FrenchTarotState, bids: tuple[Spoken, ...], worths: Sequence[Worth]) -> Table | None:
    """Return the deal at its first card after these bids and what follows them; `None` where all pass."""
    spoken = list(bids)
    first = bids[0][0]
    for seat in from_seat(first)[len(bids) :]:
        spoken.append((seat, bid_by_count(worths[seat], highest(tuple(spoken)))))
    contracts = [(seat, contract) for seat, contract in spoken if contract is not None]
    if not contracts:
        return None
    taker, contract = contracts[-1]
    return Table(taker, begun(world, Auction(tuple(spoken), taker, contract)))


def bid_by_count(worth: Worth, before: Contract | None) -> Contract | None:
    """Return what a hand of this worth bids by the count when this contract stands."""
    distributed = worth.count + worth.distribution
    wanted = (
        (Contract.GARDE_CONTRE, distributed >= CONTRE),
        (Contract.GARDE_SANS, distributed >= SANS),
        (Contract.GARDE, worth.count >= GARDE),
        (Contract.PRISE, worth.count >= PRISE),
    )
    best = next((contract for contract, enough in wanted if enough), None)
    if best is None or (before is not None and best.multiplier <= before.multiplier):
        return None
    return best


def begun(world: FrenchTarotState, auction: Auction) -> Cells:
    """Return the engine's array at the first card of this contract, the ecart laid by the rules of thumb."""
    taker, contract = auction.settled
    hands = list(world.hands)
    apart = world.opening.chien
    if contract.shows_chien:
        full = in_order((*hands[taker], *apart))
        apart = quick_ecart(full)
        hands[taker] = tuple(card for card in full if card not in apart)
    return begin(world.opening.house_rules, auction, hands, apart, next_seat(world.opening.dealer))
