"""A deal that could be true, given what one seat knows.

Whatever the view proves (see `evidence`) holds in every state imagined, and every deal that fits may come out.
Where nothing but the numbers of cards binds, all are equally likely; where more does, they are not quite.
"""

from dataclasses import replace

from cardavia.cards import SEATS, Seat, Stream
from cardavia.games.tarocchino.allotment import Place, allot, as_bits, as_cards
from cardavia.games.tarocchino.combinations import SMALLEST_COMBINATIONS, find
from cardavia.games.tarocchino.declarations import Answer, order
from cardavia.games.tarocchino.evidence import Evidence, evidence, may_be_asked
from cardavia.games.tarocchino.house_rules import DeclarationTime
from cardavia.games.tarocchino.play import TRICKS
from cardavia.games.tarocchino.state import Phase, TarocchinoState
from cardavia.games.tarocchino.view import TarocchinoView, view


def imagine(seen: TarocchinoView, rng: Stream) -> TarocchinoState:
    """Return a state that fits the view; raise `ValueError` when there is none."""
    proof = evidence(seen)
    found = _allotted(seen, proof, rng)
    if found is None:
        raise ValueError("no deal of Tarocchino looks like this to anybody")
    asked, places = found
    state = _with_cards(seen, proof, places)
    if state.discards:
        opening = tuple(find(hand, seen.house_rules) for hand in state.hands_of_fifteen)
        state = replace(state, opening=opening)
        state = replace(state, answers=_answers(seen, state, _not_yet_asked(seen, asked, rng)))
    if view(state, seen.seat) != seen:
        raise ValueError("no deal of Tarocchino looks like this to anybody")
    return state


def _allotted(seen: TarocchinoView, proof: Evidence, rng: Stream) -> tuple[Seat | None, tuple[Place, ...]] | None:
    """Return all unseen cards in their places, and who is asked to declare in the round of declarations."""
    asked = None if seen.to_declare is None else seen.to_declare.seat
    reasons = [(seat, as_bits(three)) for seat in may_be_asked(seen) for three in SMALLEST_COMBINATIONS]
    for seat, three in rng.shuffled(reasons):
        places = _with_combination(proof, seat, three)
        full = None if places is None else allot(proof.unseen & ~three, places, rng)
        if full is not None:
            return seat, full
    full = allot(proof.unseen, proof.places, rng)
    return None if full is None else (asked, full)


def _with_combination(proof: Evidence, seat: Seat, three: int) -> tuple[Place, ...] | None:
    """Return the places with these three cards allotted to this seat, `None` where it cannot hold them."""
    at = proof.owners.index(seat)
    place = proof.places[at]
    if three & ~place.open:
        return None
    place = replace(place, room=place.room - three.bit_count(), open=place.open & ~three, got=three)
    return (*proof.places[:at], place, *proof.places[at + 1 :])


def _with_cards(seen: TarocchinoView, proof: Evidence, places: tuple[Place, ...]) -> TarocchinoState:
    allotted = {owner: as_cards(place.got) for owner, place in zip(proof.owners, places, strict=True)}
    hands = (
        seen.hand if seat == seen.seat else tuple(sorted((*allotted[seat], *proof.shown[seat]))) for seat in SEATS
    )
    discards = seen.discards if seen.revealed is None else seen.revealed.discards
    return TarocchinoState(
        house_rules=seen.house_rules,
        dealer=seen.dealer,
        phase=seen.phase,
        hands=tuple(hands),
        discards=discards or allotted.get(None, ()),
        opening=(),
        answers=(None,) * len(SEATS),
        leader=seen.leader,
        trick=tuple(card for _, card in seen.trick),
        tricks=seen.tricks,
    )


def _not_yet_asked(seen: TarocchinoView, asked: Seat | None, rng: Stream) -> frozenset[Seat]:
    """Return the seats that have not answered for their combinations, if they hold any."""
    if seen.phase is Phase.DISCARD:
        return frozenset(SEATS)
    if seen.phase is Phase.DECLARATIONS and asked is not None:
        seats = order(seen.dealer)
        return frozenset(seats[seats.index(asked) :])
    if seen.house_rules.declaration_time is DeclarationTime.WITH_FIRST_CARD and not seen.tricks:
        waiting = frozenset(seat for seat in SEATS if seen.cards_left[seat] == TRICKS)
        # Whether the seat to play has already passed, nobody else knows.
        return waiting if rng.below(2) else waiting - {seen.turn}
    return frozenset()


def _answers(seen: TarocchinoView, state: TarocchinoState, not_yet: frozenset[Seat]) -> tuple[Answer | None, ...]:
    declared = {made.seat for made in seen.declared}

    def answer(seat: Seat) -> Answer | None:
        if seat in declared:
            return Answer.YES
        if seat == seen.seat:
            return seen.answer
        return None if seat in not_yet or not state.opening[seat] else Answer.NO

    return tuple(answer(seat) for seat in SEATS)
