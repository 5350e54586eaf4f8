"""A deal that could be true, given what one seat knows.

Any card may be played to any trick, so a card played tells nothing of the hand it came from: only the cards seen
and the numbers of cards left bind, and every such distribution of the unseen cards is equally likely.
"""

from collections.abc import Sequence
from functools import lru_cache

from cardavia.cards import SEATS, Stream
from cardavia.games.aluette import dealing, play
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.state import AluetteState
from cardavia.games.aluette.view import AluetteView, view


def imagine(seen: AluetteView, rng: Stream) -> AluetteState:
    """Return a state that fits the view, each equally likely; raise `ValueError` when there is none."""
    return _world(seen, rng.shuffled(_unseen(seen)))


@lru_cache(maxsize=64)
def _unseen(seen: AluetteView) -> tuple[AluetteCard, ...]:
    """Return the cards that may lie anywhere out of sight; raise `ValueError` when nobody can have this view.

    Whoever imagines does so many times from one view, and how the cards fall makes no difference to its truth.
    """
    trick = (card for _, card in seen.trick)
    past = (card for done in seen.tricks for card in done.cards)
    unseen = DECK.rest(seen.hand, trick, past, seen.talon or ())
    if not _fits(_world(seen, unseen), seen):
        raise ValueError("no deal of Aluette looks like this to anybody")
    return unseen


def _world(seen: AluetteView, unseen: Sequence[AluetteCard]) -> AluetteState:
    """Return the state in which the unseen cards fall to the other seats in order, the last to the talon."""
    hands: list[tuple[AluetteCard, ...]] = []
    given = 0
    for seat in SEATS:
        if seat == seen.seat:
            hands.append(seen.hand)
        else:
            hands.append(tuple(sorted(unseen[given : given + seen.cards_left[seat]])))
            given += seen.cards_left[seat]
    return AluetteState(
        house_rules=seen.house_rules,
        dealer=seen.dealer,
        hands=tuple(hands),
        talon=tuple(sorted(unseen[given:])) if seen.talon is None else seen.talon,
        talon_shown=seen.talon is not None,
        leader=seen.leader,
        trick=tuple(card for _, card in seen.trick),
        tricks=seen.tricks,
    )


def _fits(state: AluetteState, seen: AluetteView) -> bool:
    if dealing.check(state.dealt) is not None or view(state, seen.seat) != seen:
        return False
    leader = play.first_leader(seen.dealer)
    for trick in seen.tricks:
        if trick.leader != leader or trick.taken_by != play.taker(leader, trick.cards):
            return False
        leader = play.next_leader(leader, trick.taken_by)
    return leader == seen.leader
