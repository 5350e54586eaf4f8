"""From a view to a scene: what compiled code has to know to imagine worlds (see `imagining`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import SEATS, Seat
from cardavia.engine.compiler import Cells, cells_of, new_cells
from cardavia.engine.french_tarot.imagining import (
    APART,
    CHIEN,
    FIXED,
    IS_SHOWN,
    LAID_AGAIN,
    MAY,
    OPINIONS,
    SCENE,
)
from cardavia.engine.french_tarot.layout import ANNOUNCED, LOST_TWICE, MULTIPLIER, PETIT_SLAM, POIGNEES, STATE
from cardavia.engine.french_tarot.reading import NUMBERS, masks
from cardavia.games.french_tarot.bidding import Contract
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.declarations import BONUS, Chelem
from cardavia.games.french_tarot.imagine import knowledge
from cardavia.games.french_tarot.state import FrenchTarotState, Phase
from cardavia.games.french_tarot.unseen import played_cards
from cardavia.games.french_tarot.view import FrenchTarotView

LAID_BY_POLICY: Final = 75
"""In so many percent of the worlds the ecart is laid by the policy: takers follow other rules too."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A view in numbers: the cells of `imagining`, the unseen cards, and where they lie in some worlds.

    `base` is the state before the first card, without hands; `line` are the cards played; `leader` led the first
    trick; `observer` asks; `kept` is 1 where the six cards set apart count for the taker. Seats are the array's.
    """

    cells: Cells
    cards: Cells
    wheres: tuple[Cells, ...]
    base: Cells
    line: Cells
    leader: int
    observer: int
    kept: int


def scene_of(
    view: FrenchTarotView, worlds: Sequence[FrenchTarotState], opinions: Mapping[Seat, int], *, believes: bool
) -> Scene:
    """Return the scene of a view, with these worlds to begin from.

    `opinions` says for seats of the table where what they bid is weighed. Who `believes` takes it that the ecart
    was laid as takers do.
    """
    first = 0 if view.phase is Phase.BIDDING or view.taker is None else view.taker
    known = knowledge(view)
    cells = new_cells(SCENE)
    for seat in SEATS:
        held = (*known.played[seat], *(view.hand if seat == view.seat else ()))
        _set(cells, FIXED + 2 * ((seat - first) % 4), masks(held))
        cells[OPINIONS + (seat - first) % 4] = opinions.get(seat, -1)
    _set(cells, FIXED + 2 * APART, masks(view.ecart or view.aside or ()))
    for place in range(APART + 1):
        at = APART if place == APART else (place - first) % 4
        _set(cells, MAY + 2 * at, masks(card for card, places in known.cards.allowed.items() if place in places))
    if view.chien is not None:
        cells[IS_SHOWN] = 1
        _set(cells, CHIEN, masks(view.chien))
    if believes and view.taker is not None and view.seat != view.taker and view.aside == ():
        cells[LAID_AGAIN] = LAID_BY_POLICY
    unseen = tuple(known.cards.allowed)
    return Scene(
        cells,
        cells_of(NUMBERS[card] for card in unseen),
        tuple(_where(world, unseen, first) for world in worlds),
        _base(view),
        cells_of(NUMBERS[card] for card in played_cards(view)),
        ((view.tricks[0].leader if view.tricks else view.leader) - first) % 4,
        0 if view.seat is None else (view.seat - first) % 4,
        int(view.contract is not Contract.GARDE_CONTRE),
    )


def _set(cells: Cells, at: int, pair: tuple[int, int]) -> None:
    cells[at], cells[at + 1] = pair


def _where(world: FrenchTarotState, unseen: Sequence[TarotCard], first: Seat) -> Cells:
    """Return the place of each unseen card in a world."""
    place = {card: (seat - first) % 4 for seat, hand in enumerate(world.hands) for card in hand}
    return cells_of(place.get(card, APART) for card in unseen)


def _base(view: FrenchTarotView) -> Cells:
    cells = new_cells(STATE)
    cells[MULTIPLIER] = view.contract.multiplier if view.contract else 1
    cells[PETIT_SLAM] = int(view.house_rules.petit_slam)
    cells[LOST_TWICE] = int(view.house_rules.chelem_lost_twice)
    cells[POIGNEES] = sum(BONUS[len(cards)] for _, cards in view.poignees)
    cells[ANNOUNCED] = int(view.chelem is Chelem.ANNOUNCED)
    return cells
