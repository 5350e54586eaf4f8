"""The auction by play-outs: what each contract would bring, and what passing would.

In every world the seats still to speak bid by the count, whoever takes lays the ecart by the rules of thumb, and
the deal is played out. Passing is worth what the others' contracts would bring this seat, which is seldom nothing.
"""

from collections.abc import Sequence
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.imagining import worlds_of
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.bots.thumb.french_tarot.bidding import CONTRE, GARDE, PRISE, SANS
from cardavia.cards import SEATS, next_seat
from cardavia.engine import own_engine
from cardavia.engine.french_tarot.engine import Bidding, FrenchTarotEngine
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.bidding import Bid
from cardavia.games.french_tarot.view import FrenchTarotView

WORLDS: Final = 2
"""Play-outs of an auction are cheap: so many times the worlds of a card."""


def bid(thinking: Thinking) -> Answer:
    """Return the contract with the highest expected score, or a pass."""
    actions = [action for action in thinking.choices.actions if isinstance(action, Bid)]
    multipliers = [0 if action.contract is None else action.contract.multiplier for action in actions]
    scene, worlds = worlds_of(thinking, WORLDS * thinking.worlds)
    bidding, depth = bidding_of(thinking.view), thinking.depth
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        bids = [multipliers[column] for column in columns]
        flat = worlds[batch.start : batch.stop].ravel()
        return engine.judge_bids(scene, flat, bids, bidding, depth.horizon, depth.nodes)

    return thinking.answer(actions, race(len(actions), len(worlds), judged))


def bidding_of(view: FrenchTarotView) -> Bidding:
    """Return the auction as the engine has to know it: the others will go by the count."""
    spoken = [(contract.multiplier, seat) for seat, contract in view.bids if contract is not None]
    highest_bid, holder = max(spoken, default=(0, 0))
    after = len(SEATS) - 1 - len(view.bids)
    seat = 0 if view.seat is None else view.seat
    return Bidding(seat, highest_bid, holder, after, next_seat(view.dealer), (PRISE, GARDE, SANS, CONTRE))
