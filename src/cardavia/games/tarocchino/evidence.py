"""What a view proves about the cards that its seat cannot see.

- Suits that a player did not follow, and trumps that a player did not play where a trump was due.
- Declared cards lie in the hand that showed them, and that hand holds nothing more that could have been declared.
- The dealer may not have laid aside a King or one of the Tarocchi.
- In the round of declarations somebody is asked, and who is asked holds a combination.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardavia.cards import SEATS, Seat
from cardavia.games.tarocchino import declarations, play
from cardavia.games.tarocchino.allotment import Place, as_bits, silent_place
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.dealing import DISCARD_SIZE, HAND_SIZE, may_be_laid_aside
from cardavia.games.tarocchino.deck import DECK, Suit, TarocchinoCard
from cardavia.games.tarocchino.declarations import Declaration
from cardavia.games.tarocchino.house_rules import TarocchinoHouseRules
from cardavia.games.tarocchino.state import Phase
from cardavia.games.tarocchino.view import TarocchinoView

_ALL = as_bits(DECK)
_OF_SUIT = {suit: as_bits(card for card in DECK if card.suit is suit) for suit in Suit}
_LAID_ASIDE = as_bits(card for card in DECK if may_be_laid_aside(card))


@dataclass(frozen=True, slots=True)
class Evidence:
    """The unseen cards, and the places they lie in: the hands of the others and, unless known, the discards.

    `owners` are the seats of the places, `None` for the discards; `shown` the cards that each seat, not counting
    the one who sees, is known to hold.
    """

    unseen: int
    owners: tuple[Seat | None, ...]
    places: tuple[Place, ...]
    shown: tuple[tuple[TarocchinoCard, ...], ...]


@lru_cache(maxsize=16)
def evidence(seen: TarocchinoView) -> Evidence:
    """Return what this view proves; raise `ValueError` when no deal can look like this.

    Whoever imagines does so many times from one view.
    """
    played, closed = _played(seen)
    aside = _laid_aside(seen, played)
    out = {card for cards in played for card in cards}
    declared = {made.seat: made for made in seen.declared}
    shown = tuple(_still_held(declared.get(seat), out) if seat != seen.seat else () for seat in SEATS)
    discards = seen.discards if seen.revealed is None else seen.revealed.discards
    known = {*out, *seen.hand, *(discards or ()), *(card for cards in shown for card in cards)}
    unseen = _ALL & ~as_bits(known)
    owners: list[Seat | None] = []
    places: list[Place] = []
    for seat in SEATS:
        if seat != seen.seat:
            room = seen.cards_left[seat] - len(shown[seat])
            owners.append(seat)
            places.append(
                place_of_hand(room, unseen & ~closed[seat], declared.get(seat), played[seat], seen.house_rules)
            )
    if discards is None and aside:
        owners.append(None)
        places.append(Place(aside, unseen & _LAID_ASIDE))
    return Evidence(unseen, tuple(owners), tuple(places), shown)


def place_of_hand(
    room: int,
    open_to: int,
    made: Declaration | None,
    played: Sequence[TarocchinoCard],
    house_rules: TarocchinoHouseRules,
) -> Place:
    """Return the place of a hand that played these cards, with room for as many as are unseen.

    `made` is what it declared, `None` when it did not: then it may hold anything.
    """
    if made is None:
        return Place(room, open_to)
    shown = made.combinations.cards
    return silent_place(room, open_to & ~_lengthening(shown, house_rules), as_bits((*shown, *played)))


def may_be_asked(seen: TarocchinoView) -> tuple[Seat, ...]:
    """Return the other seats of which one must be asked for its combinations now; none where the view needs nobody.

    Whoever declared was asked before; so was this seat when it has answered, while it waits when it holds something
    and has not.
    """
    if seen.phase is not Phase.DECLARATIONS or seen.to_declare is not None:
        return ()
    waiting = list(declarations.order(seen.dealer))
    for made in seen.declared:
        del waiting[: waiting.index(made.seat) + 1]
    if seen.seat in waiting:
        at = waiting.index(seen.seat)
        if seen.answer is not None:
            del waiting[: at + 1]
        elif find(seen.hand, seen.house_rules):
            del waiting[at:]
        else:
            del waiting[at]
    return tuple(waiting)


def _laid_aside(seen: TarocchinoView, played: Sequence[Sequence[TarocchinoCard]]) -> int:
    """Return how many cards are laid aside; raise `ValueError` when the hands cannot have that many cards."""
    sizes = [left + len(cards) for left, cards in zip(seen.cards_left, played, strict=True)]
    aside = HAND_SIZE + DISCARD_SIZE - sizes[seen.dealer]
    due = [HAND_SIZE + (DISCARD_SIZE - aside if seat == seen.dealer else 0) for seat in SEATS]
    if aside not in (0, DISCARD_SIZE) or sizes != due:
        raise ValueError("the hands of this view have not as many cards as were dealt")
    return aside


def _played(seen: TarocchinoView) -> tuple[list[list[TarocchinoCard]], list[int]]:
    """Return the cards each seat has played, and those it cannot hold any more."""
    played: list[list[TarocchinoCard]] = [[] for _ in SEATS]
    closed = [0 for _ in SEATS]
    leader = play.first_leader(seen.dealer)
    on_table = tuple(card for _, card in seen.trick)
    for cards, taken_by in (*((trick.cards, trick.taken_by) for trick in seen.tricks), (on_table, None)):
        for place, card in enumerate(cards):
            seat = play.seat_to_play(leader, place)
            if closed[seat] >> card.order & 1:
                raise ValueError("a player of this view held what an earlier card had denied")
            played[seat].append(card)
            for suit in play.lacking(cards[:place], card):
                closed[seat] |= _OF_SUIT[suit]
        leader = leader if taken_by is None else taken_by
    return played, closed


def _still_held(made: Declaration | None, out: set[TarocchinoCard]) -> tuple[TarocchinoCard, ...]:
    return () if made is None else tuple(card for card in made.combinations.cards if card not in out)


@lru_cache
def _lengthening(shown: tuple[TarocchinoCard, ...], house_rules: TarocchinoHouseRules) -> int:
    """Return the cards that would make more of the declared ones."""
    more = (card for card in DECK if card not in shown and find((*shown, card), house_rules).cards != shown)
    return as_bits(more)
