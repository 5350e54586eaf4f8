"""Combinations: sets and sequences, in an opening hand as among captured cards.

Rules: tarocchino.combinations.sets, sets-doubled, sequences, sequences-doubled, suit, aces, moors, grande,
grande-gap, grande-moors, contatori, best.

A sequence holds its real cards and every contatore of the hand; so its length is the number of cards laid. Where
several places are open to a contatore it takes the first in the sequence's order, the Begato before the Matto: no
other way is longer, since a gap left open ends a run that a stand-in would have carried on.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import combinations as choose
from types import MappingProxyType
from typing import Final, TypeAlias

from cardavia.games.tarocchino import deck
from cardavia.games.tarocchino.deck import DECK, PLAIN_SUITS, Rank, Suit, TarocchinoCard
from cardavia.games.tarocchino.house_rules import STANDARD, GapBeforeSixteen, MoorsAfter, TarocchinoHouseRules

Cards: TypeAlias = tuple[TarocchinoCard, ...]


class Kind(StrEnum):
    """The five sets and the seven sequences."""

    TAROCCHI = "tarocchi"
    KINGS = "kings"
    QUEENS = "queens"
    KNIGHTS = "knights"
    JACKS = "jacks"
    GRANDE = "grande"
    COINS = "coins"
    CUPS = "cups"
    BATONS = "batons"
    SWORDS = "swords"
    ACES = "aces"
    MOORS = "moors"


def _read(codes: Iterable[str]) -> Cards:
    return tuple(DECK[code] for code in codes)


def _of_rank(rank: Rank) -> Cards:
    return tuple(DECK[suit + rank] for suit in PLAIN_SUITS)


SETS: Final[Mapping[Kind, Cards]] = MappingProxyType(
    {
        Kind.TAROCCHI: _read(deck.TAROCCHI),
        Kind.KINGS: _of_rank(Rank.KING),
        Kind.QUEENS: _of_rank(Rank.QUEEN),
        Kind.KNIGHTS: _of_rank(Rank.KNIGHT),
        Kind.JACKS: _of_rank(Rank.JACK),
    }
)
"""The four cards of each set."""

SET_POINTS: Final[Mapping[Kind, int]] = MappingProxyType(
    {Kind.TAROCCHI: 18, Kind.KINGS: 17, Kind.QUEENS: 14, Kind.KNIGHTS: 13, Kind.JACKS: 12}
)
"""What three of a kind score; four score twice as much."""

SMALLEST: Final = 3
"""The cards of the smallest set and of the smallest sequence."""

DOUBLING: Final = 3
"""As many different sets double the sets, as many different sequences the sequences."""

_CONTATORI: Final = _read(deck.CONTATORI)
_MOORS: Final = _read(deck.MOORS)
_ANGEL: Final = DECK[deck.ANGEL]
_SUBJECTS: Final = _read((deck.WORLD, deck.SUN, deck.MOON))
_RUN: Final = _read(reversed(deck.NUMBERS))


@dataclass(frozen=True, slots=True)
class Combination:
    """A set or a sequence. `cards` are laid in its order, each contatore in the place it fills or at the end.

    `stand_ins` are the contatori that fill a place. The card that is missing there is not named: a combination that
    is shown speaks of no card but its own. `points` are whole points before any doubling.
    """

    kind: Kind
    cards: Cards
    stand_ins: Cards
    points: int

    @property
    def length(self) -> int:
        """The number of cards, contatori included."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class Combinations:
    """Everything that some cards hold, sets and sequences each in the order of `Kind`. Points are whole points."""

    sets: tuple[Combination, ...] = ()
    sequences: tuple[Combination, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.sets or self.sequences)

    @property
    def cards(self) -> Cards:
        """The cards that are part of some combination, in deck order. They hold all that the whole hand holds."""
        return tuple(sorted({card for found in (*self.sets, *self.sequences) for card in found.cards}))

    @property
    def sets_points(self) -> int:
        """What the sets score, before they are doubled."""
        return sum(found.points for found in self.sets)

    @property
    def sequences_points(self) -> int:
        """What the sequences score, before they are doubled."""
        return sum(found.points for found in self.sequences)

    @property
    def sets_doubled(self) -> bool:
        """Whether there are three different sets or more."""
        return len(self.sets) >= DOUBLING

    @property
    def sequences_doubled(self) -> bool:
        """Whether there are three different sequences or more."""
        return len(self.sequences) >= DOUBLING

    @property
    def total(self) -> int:
        """What all combinations score, doublings included."""
        sets = self.sets_points * (2 if self.sets_doubled else 1)
        return sets + self.sequences_points * (2 if self.sequences_doubled else 1)


def find(cards: Iterable[TarocchinoCard], house_rules: TarocchinoHouseRules = STANDARD) -> Combinations:
    """Return every combination that these cards hold, each built in the best way.

    >>> find(DECK).total
    846
    """
    held = frozenset(cards)
    contatori = tuple(card for card in _CONTATORI if card in held)
    sets = (_set(kind, cards, held) for kind, cards in SETS.items())
    sequences = (build(held, contatori, house_rules) for build in _BUILDERS)
    return Combinations(
        tuple(found for found in sets if found is not None),
        tuple(found for found in sequences if found is not None),
    )


def sequence_points(length: int) -> int:
    """Return what a sequence of this many cards scores: 10 for three, 5 more for each further one."""
    return 10 + 5 * (length - SMALLEST)


_Held: TypeAlias = frozenset[TarocchinoCard]
_Rules: TypeAlias = TarocchinoHouseRules


def _set(kind: Kind, four: Cards, held: _Held) -> Combination | None:
    real = len(held.intersection(four))
    if real < SMALLEST:
        return None
    cards = tuple(card for card in four if card in held)
    return Combination(kind, cards, (), SET_POINTS[kind] * (2 if real > SMALLEST else 1))


class _Layout:
    """A sequence while it is laid: its cards, the contatori still free, whether its last step was filled."""

    def __init__(self, contatori: Cards) -> None:
        self.cards: list[TarocchinoCard] = []
        self.stand_ins: list[TarocchinoCard] = []
        self.last_filled = False
        self._spare = list(contatori)

    def lay(self, card: TarocchinoCard) -> None:
        """Lay a real card."""
        self.cards.append(card)
        self.last_filled = False

    def fill(self) -> bool:
        """Lay a free contatore in the next place; say whether there was one."""
        if not self._spare:
            return False
        self.stand_ins.append(self._spare.pop(0))
        self.cards.append(self.stand_ins[-1])
        self.last_filled = True
        return True

    def lay_or_fill(self, places: Iterable[TarocchinoCard], held: _Held) -> None:
        """Lay the real card of each place, else a free contatore, else leave the place out."""
        for place in places:
            if place in held:
                self.lay(place)
            else:
                self.fill()

    def lay_run(self, places: Iterable[TarocchinoCard], held: _Held) -> bool:
        """Lay the places as far as the run goes, never filling two in a row; say whether it goes to the end."""
        for place in places:
            if place in held:
                self.lay(place)
            elif self.last_filled or not self.fill():
                return False
        return True

    def closed(self, kind: Kind) -> Combination:
        """Return the sequence, the contatori that are left at its end."""
        cards = (*self.cards, *self._spare)
        return Combination(kind, cards, tuple(self.stand_ins), sequence_points(len(cards)))


def _suit(
    kind: Kind, king: TarocchinoCard, courts: Cards, ace: TarocchinoCard, held: _Held, contatori: Cards, _: _Rules
) -> Combination | None:
    if king not in held:
        return None
    real = len(held.intersection(courts))
    if real < 1 or real + len(contatori) < 2:
        return None
    layout = _Layout(contatori)
    layout.lay(king)
    layout.lay_or_fill(courts, held)
    if ace in held:
        layout.lay(ace)
    return layout.closed(kind)


def _equals(kind: Kind, places: Cards, held: _Held, contatori: Cards, _: _Rules) -> Combination | None:
    real = len(held.intersection(places))
    if real < 2 or real + len(contatori) < SMALLEST:
        return None
    layout = _Layout(contatori)
    layout.lay_or_fill(places, held)
    return layout.closed(kind)


def _grande(held: _Held, contatori: Cards, house_rules: _Rules) -> Combination | None:
    subjects = held.intersection(_SUBJECTS)
    if _ANGEL not in held or not subjects or len(subjects) + len(contatori) < 2:
        return None
    layout = _Layout(contatori)
    layout.lay(_ANGEL)
    # A second of the three has to be there, real or filled; a third may be missing.
    missing = [] if len(subjects) > 1 else [next(card for card in _SUBJECTS if card not in held)]
    layout.lay_or_fill((card for card in _SUBJECTS if card in held or card in missing), held)
    if house_rules.gap_before_sixteen is GapBeforeSixteen.FREE:
        layout.last_filled = False
    complete = layout.lay_run(_RUN, held)
    if complete and not (layout.last_filled and house_rules.moors_after is MoorsAfter.REAL_FIVE):
        layout.cards.extend(card for card in _MOORS if card in held)
    return layout.closed(Kind.GRANDE)


_COURTS: Final[Mapping[Suit, Cards]] = {
    suit: tuple(DECK[suit + rank] for rank in (Rank.QUEEN, Rank.KNIGHT, Rank.JACK)) for suit in PLAIN_SUITS
}


def _suit_builder(kind: Kind, suit: Suit) -> "_Builder":
    return partial(_suit, kind, DECK[suit + Rank.KING], _COURTS[suit], DECK[suit + Rank.ACE])


_Builder: TypeAlias = Callable[[_Held, Cards, _Rules], Combination | None]
_BUILDERS: Final[tuple[_Builder, ...]] = (
    _grande,
    _suit_builder(Kind.COINS, Suit.COINS),
    _suit_builder(Kind.CUPS, Suit.CUPS),
    _suit_builder(Kind.BATONS, Suit.BATONS),
    _suit_builder(Kind.SWORDS, Suit.SWORDS),
    partial(_equals, Kind.ACES, _of_rank(Rank.ACE)),
    partial(_equals, Kind.MOORS, _MOORS),
)

_FAMILIES: Final[tuple[Cards, ...]] = (
    *SETS.values(),
    (_ANGEL, *_SUBJECTS, *_CONTATORI),
    *((DECK[suit + Rank.KING], *_COURTS[suit], *_CONTATORI) for suit in PLAIN_SUITS),
    (*_of_rank(Rank.ACE), *_CONTATORI),
    (*_MOORS, *_CONTATORI),
)

SMALLEST_COMBINATIONS: Final[tuple[Cards, ...]] = tuple(
    sorted({tuple(sorted(three)) for family in _FAMILIES for three in choose(family, SMALLEST) if find(three)})
)
"""All combinations of three cards, each in deck order. Whatever holds a combination holds one of these."""
