"""What the auction and the cards played tell about the hands.

A seat bids the more likely the more its hand counts beyond what the book of rules of thumb asks for the contract;
how sharply, is a guess that fits people as well as bots. A world in which the policy of the play-outs would have
played the cards that were played is likelier than one in which it would not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from typing import Final, TypeAlias

from cardavia.bots.thumb.french_tarot.bidding import CONTRE, GARDE, PRISE, SANS
from cardavia.cards import Seat
from cardavia.games.french_tarot.bidding import Contract, Spoken, highest
from cardavia.games.french_tarot.view import FrenchTarotView

SPREAD: Final = 4.0
"""So many points of the count beyond a threshold make a bid e times as likely as a pass."""
SURPRISE: Final = 0.02
"""How likely anything is, whatever the hand counts."""

TEMPER: Final = 0.3
"""How much of the likeness of plays counts: others follow other rules than the policy, and the same ones always."""

Word: TypeAlias = tuple[Seat, Contract | None, Contract | None]
"""Who spoke, what it said, and the highest contract said before."""

_ASKED: Final = {
    Contract.PRISE: PRISE,
    Contract.GARDE: GARDE,
    Contract.GARDE_SANS: SANS,
    Contract.GARDE_CONTRE: CONTRE,
}


@dataclass(frozen=True, slots=True)
class Worth:
    """The count of a hand, and what its short suits add where the chien is not taken."""

    count: int
    distribution: int


def words_of(view: FrenchTarotView) -> Iterator[Word]:
    """Return what each other seat said, and the highest contract said before."""
    for place, (seat, contract) in enumerate(view.bids):
        if seat != view.seat and not _had_no_choice(view.bids[:place]):
            yield seat, contract, highest(view.bids[:place])


def _had_no_choice(before: tuple[Spoken, ...]) -> bool:
    return highest(before) is Contract.GARDE_CONTRE


def likelihood(worth: Worth, contract: Contract | None, before: Contract | None) -> float:
    """Return how likely a hand of this worth says this, the highest contract before it being `before`."""
    higher = [each for each in Contract if before is None or each.multiplier > before.multiplier]
    reaching = [_reaches(worth, each) for each in higher]
    if contract is None:
        share = 1 - reaching[0]
    else:
        place = higher.index(contract)
        share = reaching[place] - (reaching[place + 1] if place + 1 < len(higher) else 0)
    return SURPRISE + (1 - SURPRISE) * max(share, 0.0)


def _reaches(worth: Worth, contract: Contract) -> float:
    """Return how likely a hand of this worth bids this contract or a higher one."""
    counted = worth.count + (0 if contract.shows_chien else worth.distribution)
    return 1 / (1 + exp((_ASKED[contract] - 0.5 - counted) / SPREAD))
