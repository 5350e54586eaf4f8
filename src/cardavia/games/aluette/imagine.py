"""A deal that could be true, given what one seat knows.

Any card may be played to any trick, so a card played tells nothing of the hand it came from: only the cards seen
and the numbers of cards left bind, and every such distribution of the unseen cards is equally likely.
"""

from cardavia.cards import SEATS, Stream
from cardavia.games.aluette import dealing, play
from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.state import AluetteState
from cardavia.games.aluette.view import AluetteView, view


def imagine(seen: AluetteView, rng: Stream) -> AluetteState:
    """Return a state that fits the view, each equally likely; raise `ValueError` when there is none."""
    trick = tuple(card for _, card in seen.trick)
    past = (card for done in seen.tricks for card in done.cards)
    unseen = rng.shuffled(DECK.rest(seen.hand, trick, past, seen.talon or ()))
    hands: list[tuple[AluetteCard, ...]] = []
    for seat in SEATS:
        if seat == seen.seat:
            hands.append(seen.hand)
        else:
            left = seen.cards_left[seat]
            hands.append(tuple(sorted(unseen[:left])))
            unseen = unseen[left:]
    state = AluetteState(
        house_rules=seen.house_rules,
        dealer=seen.dealer,
        hands=tuple(hands),
        talon=tuple(sorted(unseen)) if seen.talon is None else seen.talon,
        talon_shown=seen.talon is not None,
        leader=seen.leader,
        trick=trick,
        tricks=seen.tricks,
    )
    if not _fits(state, seen):
        raise ValueError("no deal of Aluette looks like this to anybody")
    return state


def _fits(state: AluetteState, seen: AluetteView) -> bool:
    if dealing.check(state.dealt) is not None or view(state, seen.seat) != seen:
        return False
    leader = play.first_leader(seen.dealer)
    for trick in seen.tricks:
        if trick.leader != leader or trick.taken_by != play.taker(leader, trick.cards):
            return False
        leader = play.next_leader(leader, trick.taken_by)
    return leader == seen.leader
