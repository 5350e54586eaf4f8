"""The auction by play-outs: what each contract would bring, and what passing would.

In every world the seats still to speak bid by the count, whoever takes lays the ecart by the rules of thumb, and
the deal is played out. Passing is worth what the others' contracts would bring this seat, which is seldom nothing.
"""

from collections.abc import Sequence
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.imagining import worlds_of
from cardavia.bots.search.french_tarot.laying import quick_ecart
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.bots.thumb.french_tarot.bidding import CONTRE, GARDE, PRISE, SANS
from cardavia.cards import SEATS, next_seat
from cardavia.engine import own_engine
from cardavia.engine.compiler import Cells, cells_of
from cardavia.engine.french_tarot.engine import FrenchTarotEngine
from cardavia.engine.french_tarot.reading import begin
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.bidding import Bid
from cardavia.games.french_tarot.deck import in_order
from cardavia.games.french_tarot.state import Auction, FrenchTarotState

WORLDS: Final = 2
"""Play-outs of an auction are cheap: so many times the worlds of a card."""


def bid(thinking: Thinking) -> Answer:
    """Return the contract with the highest expected score, or a pass."""
    actions = [action for action in thinking.choices.actions if isinstance(action, Bid)]
    multipliers = [0 if action.contract is None else action.contract.multiplier for action in actions]
    scene, worlds = worlds_of(thinking, WORLDS * thinking.worlds)
    asked = _asked(thinking)
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        bids = [multipliers[column] for column in columns]
        return engine.judge_bids(scene, worlds[batch.start : batch.stop].ravel(), bids, asked)

    return thinking.answer(actions, race(len(actions), len(worlds), judged))


def _asked(thinking: Thinking) -> Cells:
    """Return what the engine has to know of the auction so far."""
    view = thinking.view
    spoken = [(contract.multiplier, seat) for seat, contract in view.bids if contract is not None]
    highest_bid, holder = max(spoken, default=(0, 0))
    after = len(SEATS) - 1 - len(view.bids)
    leader = next_seat(view.dealer)
    limits = (thinking.depth.horizon, thinking.depth.nodes)
    return cells_of((view.seat, highest_bid, holder, after, leader, *limits, PRISE, GARDE, SANS, CONTRE))


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
