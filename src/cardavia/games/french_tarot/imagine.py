"""A state that could be true given a view: every hard fact holds, and all deals that fit them are equally likely.

What a view does not show is where the unseen cards lie (`unseen`), and whether a seat about to play its first card
has still to decide on a poignee. No hand was dealt a bare Petit, or the deal were void (tarot.dealing.petit-sec).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardavia.cards import SEATS, Seat, Stream
from cardavia.games.french_tarot import declarations
from cardavia.games.french_tarot.dealing import is_petit_sec
from cardavia.games.french_tarot.deck import Cards, TarotCard, among, in_order
from cardavia.games.french_tarot.placing import Ways, drawn
from cardavia.games.french_tarot.state import Auction, Declared, FrenchTarotState, Hands, Opening, Phase
from cardavia.games.french_tarot.unseen import APART, Unseen, plays, unseen
from cardavia.games.french_tarot.view import FrenchTarotView

_TRIES: Final = 24


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies: the hands now and as dealt, the chien, the ecart."""

    hands: Hands
    dealt: Hands
    chien: Cards
    ecart: Cards


@dataclass(frozen=True, slots=True)
class Known:
    """What a view tells: where the unseen cards may lie, the ways to place them, what each seat has played."""

    cards: Unseen
    ways: Ways
    played: tuple[Cards, ...]


def imagine(view: FrenchTarotView, rng: Stream) -> FrenchTarotState:
    """Return a state that fits the view; raise `ValueError` when there is none."""
    world = _shown(view) or _drawn(view, rng)
    return FrenchTarotState(
        opening=Opening(view.house_rules, view.dealer, world.dealt, world.chien),
        auction=Auction(view.bids, view.taker, view.contract),
        declared=Declared(world.ecart, view.chelem, view.poignees),
        phase=view.phase,
        turn=view.turn,
        hands=world.hands,
        poignee_due=view.poignee_due or (_may_be_due(view, world.hands) and rng.below(2) == 1),
        leader=view.leader,
        trick=tuple(card for _, card in view.trick),
        tricks=view.tricks,
        void=view.void,
    )


def _shown(view: FrenchTarotView) -> World | None:
    """Return the world that lies open once the deal is over."""
    if view.dealt is None:
        return None
    hands = view.dealt if view.void is not None else ((),) * len(SEATS)
    return World(hands, view.dealt, view.chien or (), view.ecart or ())


def _drawn(view: FrenchTarotView, rng: Stream) -> World:
    """Return a world, each as likely as the others.

    Where the draw is a deal with a bare Petit, it is made once more, and in the end among the worlds without one:
    so these stay equally likely, and the costly exact list of cases is rarely needed.
    """
    known = knowledge(view)
    for _ in range(_TRIES):
        world = _laid_out(view, known, known.ways.draw(rng))
        if not any(is_petit_sec(hand) for hand in world.dealt):
            return world
    cases = list(_cases(view, known))
    return _laid_out(view, known, _drawn_case(cases, rng).draw(rng))


@lru_cache(maxsize=16)
def knowledge(view: FrenchTarotView) -> Known:
    """Return what a view tells of the unseen cards: kept, since bots imagine many worlds from one view."""
    cards = unseen(view)
    played: tuple[list[TarotCard], ...] = tuple([] for _ in SEATS)
    for seat, _, card in plays(view):
        played[seat].append(card)
    return Known(cards, Ways(cards.allowed, cards.rooms), tuple(tuple(own) for own in played))


def _laid_out(view: FrenchTarotView, known: Known, placed: tuple[Cards, ...]) -> World:
    hands = tuple(view.hand if seat == view.seat else placed[seat] for seat in SEATS)
    hidden = placed[APART]
    if view.chien is None:
        chien, ecart = hidden, view.ecart or ()
    else:
        chien, ecart = view.chien, view.ecart or in_order((*(view.aside or ()), *hidden))
    dealt = tuple(_dealt_to(view, seat, (*hands[seat], *known.played[seat]), ecart) for seat in SEATS)
    return World(hands, dealt, chien, ecart)


def _dealt_to(view: FrenchTarotView, seat: Seat, held: Cards, ecart: Cards) -> Cards:
    """Return what a seat was dealt that has held these cards in the play: without the chien, where it was taken."""
    if seat != view.taker:
        return in_order(held)
    taken = view.chien or ()
    return in_order(card for card in (*held, *ecart) if not among(card, taken))


def _cases(view: FrenchTarotView, known: Known) -> Iterator[Ways]:
    """Return all worlds without a bare Petit, as ways that have no world in common.

    They differ by where the Petit lies, and then by the first trump (or the Excuse) that was dealt beside it.
    """
    cards = known.cards
    petit = next((card for card in cards.allowed if card.is_petit), None)
    for place in SEATS if petit is None else cards.allowed[petit]:
        settled = dict(cards.allowed) if petit is None else {**cards.allowed, petit: (place,)}
        seen = () if place == APART else _seen_of(view, known, place)
        if petit is None and not any(card.is_petit for card in seen):
            continue
        if place == APART or any(_guards(card) for card in seen):
            yield Ways(settled, cards.rooms)
            continue
        for guard in [card for card in settled if _guards(card) and place in settled[card]]:
            if not among(guard, view.chien or ()):
                yield Ways({**settled, guard: (place,)}, cards.rooms)
                settled[guard] = tuple(other for other in settled[guard] if other != place)


def _seen_of(view: FrenchTarotView, known: Known, seat: Seat) -> Cards:
    """Return the cards that a seat is known to have been dealt."""
    hand = view.hand if seat == view.seat else ()
    return _dealt_to(view, seat, (*hand, *known.played[seat]), view.aside or ())


def _guards(card: TarotCard) -> bool:
    """Say whether a Petit dealt beside this card is not bare."""
    return (card.is_trump and not card.is_petit) or card.is_excuse


def _drawn_case(cases: list[Ways], rng: Stream) -> Ways:
    if not any(case.total for case in cases):
        raise ValueError("no deal fits this view: some hand was dealt a bare Petit")
    return cases[drawn(((case.total, number) for number, case in enumerate(cases)), rng)]


def _may_be_due(view: FrenchTarotView, hands: Hands) -> bool:
    """Say whether another seat may have a poignee to decide on before its first card: nobody else can tell."""
    seat = view.turn
    if view.phase is not Phase.PLAY or seat is None or seat == view.seat or view.tricks:
        return False
    if any(shower == seat for shower, _ in view.poignees):
        return False
    aside = view.aside or () if seat == view.taker else ()
    return bool(declarations.open_poignees(hands[seat], aside, view.house_rules))
