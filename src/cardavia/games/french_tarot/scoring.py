"""The score: the taker's points and bouts against the target, the bonuses, and what each defender pays.

Rules: tarot.scoring.target, tarot.scoring.count, tarot.scoring.base, tarot.scoring.petit-au-bout,
tarot.scoring.petit-slam, tarot.scoring.poignee, tarot.scoring.chelem, tarot.scoring.settlement.

Points of cards are half-points in `Count`, whole points everywhere else.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Seat, Trick
from cardavia.games.french_tarot.bidding import Contract, Side, side_of
from cardavia.games.french_tarot.chien import set_apart
from cardavia.games.french_tarot.deck import EXCUSE, Cards, TarotCard, half_points
from cardavia.games.french_tarot.declarations import BONUS, Chelem, Shown
from cardavia.games.french_tarot.excuse import Fate, fate_in, seat_of, taken_by_excuse
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.play import TRICKS

TARGETS: Final = (56, 51, 41, 36)
"""The points the taker needs with no bout, one, two and three."""

BASE: Final = 25
PETIT_AU_BOUT: Final = 10
CHELEM_ANNOUNCED_MADE: Final = 400
CHELEM_ANNOUNCED_FAILED: Final = -200
CHELEM_NOT_ANNOUNCED: Final = 200

_EXCHANGED: Final = 1
"""The half-point that passes against the Excuse."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a finished deal is scored by. `ecart` is empty in garde sans and contre."""

    taker: Seat
    contract: Contract
    chien: Cards
    ecart: Cards
    chelem: Chelem | None
    poignees: tuple[Shown, ...]
    tricks: tuple[Trick[TarotCard], ...]


@dataclass(frozen=True, slots=True)
class Count:
    """The taker's cards, in half-points.

    `tricks` are those taken, without the Excuse. `excuse` is where that went, `None` when it was not played: then
    it lies among the six cards set apart, which are worth `apart` to `apart_side`. `bouts` are the taker's.
    """

    tricks: int
    excuse: Fate | None
    apart: int
    apart_side: Side
    bouts: int

    @property
    def of_excuse(self) -> int:
        """The Excuse itself, where it came to the taker."""
        return EXCUSE.points if self.excuse is not None and self.excuse.goes_to is Side.TAKER else 0

    @property
    def exchanged(self) -> int:
        """The half-point got or paid for the Excuse."""
        if self.excuse is None or self.excuse.half_point_to is None:
            return 0
        return _EXCHANGED if self.excuse.half_point_to is Side.TAKER else -_EXCHANGED

    @property
    def of_apart(self) -> int:
        """The ecart or the chien, where it counts for the taker."""
        return self.apart if self.apart_side is Side.TAKER else 0

    @property
    def total(self) -> int:
        """All of the taker's half-points: an even number."""
        return self.tricks + self.of_excuse + self.exchanged + self.of_apart

    @property
    def points(self) -> int:
        """The taker's card points."""
        return self.total // 2


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a deal comes to, in points. Terms are seen from the taker's side; `poignees` is unsigned."""

    contract: Contract
    bouts: int
    points: int
    petit_au_bout: int
    poignees: int
    chelem: int

    @property
    def target(self) -> int:
        """The points the taker needs (tarot.scoring.target)."""
        return TARGETS[self.bouts]

    @property
    def made(self) -> bool:
        """Whether the contract is made; the target exactly is enough."""
        return self.points >= self.target

    @property
    def sign(self) -> int:
        """1 when the contract is made, -1 when it failed."""
        return 1 if self.made else -1

    @property
    def difference(self) -> int:
        """How far the points are from the target, either way."""
        return abs(self.points - self.target)

    @property
    def worth(self) -> int:
        """The base and the difference, before they are multiplied."""
        return BASE + self.difference

    @property
    def base(self) -> int:
        """What the contract alone brings the taker from each defender (tarot.scoring.base)."""
        return self.sign * self.worth * self.contract.multiplier

    @property
    def petit_term(self) -> int:
        """What the petit au bout is worth (tarot.scoring.petit-au-bout)."""
        return PETIT_AU_BOUT * self.contract.multiplier * self.petit_au_bout

    @property
    def poignee_term(self) -> int:
        """What the poignees are worth: the winners of the contract earn them (tarot.scoring.poignee)."""
        return self.sign * self.poignees

    @property
    def per_defender(self) -> int:
        """What each defender pays the taker; negative when they receive it."""
        return self.base + self.petit_term + self.poignee_term + self.chelem

    def score_of(self, side: Side) -> int:
        """Return the score of each seat of a side (tarot.scoring.settlement)."""
        return (len(SEATS) - 1) * self.per_defender if side is Side.TAKER else -self.per_defender


def count(deed: Deed) -> Count:
    """Return the taker's count of cards (tarot.scoring.count)."""
    apart_side, apart = set_apart(deed.contract, deed.chien, deed.ecart)
    won = cards_of(deed.tricks, deed.taker)
    excuse = fate_in(deed.tricks, deed.taker)
    bouts = bouts_among(won)
    if excuse is not None and excuse.goes_to is Side.TAKER:
        bouts += 1
    if apart_side is Side.TAKER:
        bouts += bouts_among(apart)
    return Count(half_points(won), excuse, half_points(apart), apart_side, bouts)


def cards_of(tricks: Iterable[Trick[TarotCard]], taker: Seat) -> Cards:
    """Return the cards of the tricks the taker took, without the Excuse: where that goes is a matter of its own."""
    return tuple(card for trick in tricks if seat_of(trick) == taker for card in trick.cards if not card.is_excuse)


def bouts_among(cards: Iterable[TarotCard]) -> int:
    """Return how many of the cards are bouts."""
    return sum(card.is_bout for card in cards)


def petit_au_bout(tricks: Sequence[Trick[TarotCard]], taker: Seat, house_rules: FrenchTarotHouseRules) -> int:
    """Return 1 when the taker earns the petit au bout, -1 when the defence does, 0 when nobody does."""
    *_, seventeenth, last = tricks
    counts = seventeenth if house_rules.petit_slam and taken_by_excuse(last) else last
    if not any(card.is_petit for card in counts.cards):
        return 0
    return 1 if side_of(seat_of(counts), taker) is Side.TAKER else -1


def chelem_announced_term(chelem: Chelem | None, taker_tricks: int) -> int:
    """Return what an announcement brings the taker's side: nothing where there was none."""
    if chelem is not Chelem.ANNOUNCED:
        return 0
    return CHELEM_ANNOUNCED_MADE if taker_tricks == TRICKS else CHELEM_ANNOUNCED_FAILED


def chelem_taken_term(chelem: Chelem | None, taker_tricks: int, house_rules: FrenchTarotHouseRules) -> int:
    """Return what taking all eighteen tricks without having announced it brings, from the taker's side."""
    announced = chelem is Chelem.ANNOUNCED
    if taker_tricks == TRICKS and not announced:
        return CHELEM_NOT_ANNOUNCED
    if taker_tricks == 0 and (house_rules.chelem_lost_twice or not announced):
        return -CHELEM_NOT_ANNOUNCED
    return 0


def tricks_taken(tricks: Iterable[Trick[TarotCard]], taker: Seat) -> int:
    """Return how many of the tricks the taker took."""
    return sum(trick.taken_by == taker for trick in tricks)


def settlement(deed: Deed, counted: Count, house_rules: FrenchTarotHouseRules) -> Settlement:
    """Return what the deal comes to."""
    taken = tricks_taken(deed.tricks, deed.taker)
    announced = chelem_announced_term(deed.chelem, taken)
    return Settlement(
        contract=deed.contract,
        bouts=counted.bouts,
        points=counted.points,
        petit_au_bout=petit_au_bout(deed.tricks, deed.taker, house_rules),
        poignees=sum(BONUS[len(cards)] for _, cards in deed.poignees),
        chelem=announced + chelem_taken_term(deed.chelem, taken, house_rules),
    )
