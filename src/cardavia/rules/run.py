"""A run of sure winners: cards that, led one after another, take every trick whoever holds what is hidden.

The reasoning is that of a player who lays the last cards on the table: a card wins when nothing hidden in its suit
beats it, or when so many rounds of the suit were led before that nobody can have a card of it left. Trumps are led
first, so that nobody can trump what follows.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from cardavia.cards.card import CardT

SuitT = TypeVar("SuitT", bound=Hashable)


def run_of_winners(
    hand: Mapping[SuitT, Sequence[tuple[int, CardT]]],
    hidden: Mapping[SuitT, Sequence[int]],
    trumps: SuitT,
    evasions: int,
) -> tuple[CardT, ...] | None:
    """Return the hand in an order in which every card led takes its trick, or `None` when that is not sure.

    `hand` has for each suit its cards, each with its strength; `hidden` the strengths of all cards that others may
    hold, where an equal strength counts as beating; `evasions` tells how many hidden cards may be played instead of
    following suit, each of which may keep a card of the suit back for one round.
    """
    run: list[CardT] = []
    trumps_led = len(hand.get(trumps, ()))
    hidden_trumps = len(hidden.get(trumps, ()))
    drawn = hidden_trumps == 0 or trumps_led >= hidden_trumps + evasions
    for suit in sorted(hand, key=lambda suit: suit != trumps):
        if suit != trumps and hand[suit] and not drawn:
            return None
        against = hidden.get(suit, ())
        for round_, (strength, card) in enumerate(sorted(hand[suit], key=lambda held: -held[0])):
            if any(other >= strength for other in against) and round_ < len(against) + evasions:
                return None
            run.append(card)
    return tuple(run)
