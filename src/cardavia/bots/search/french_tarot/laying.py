"""Ecarts as takers make them: by chance alone, hardly any imagined taker would be out of a suit."""

from dataclasses import replace
from typing import Final

from cardavia.bots.thumb.french_tarot.ecart import ECART, Choosing
from cardavia.bots.worlds import Change, unchanged
from cardavia.cards import Stream
from cardavia.games.french_tarot.chien import Discard, open_discard
from cardavia.games.french_tarot.deck import Cards, in_order
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.unseen import APART, plays, unseen
from cardavia.games.french_tarot.view import FrenchTarotView

LAID_BY_CHANCE: Final = 4
"""One in so many ecarts is left as it was drawn: takers follow other rules too."""


def quick_ecart(full: Cards) -> Cards:
    """Return the six cards that the rules of thumb lay aside of these 24."""
    _, action = ECART.advice(Choosing(full, open_discard(full)))
    if not isinstance(action, Discard):
        raise TypeError("the book of the ecart advises an ecart")
    return action.cards


def laid_again(view: FrenchTarotView) -> Change:
    """Return a change of this view's worlds: the taker lays its ecart by the rules of thumb, where the facts allow.

    A card that was in the ecart goes to the taker's hand, and one of the hand to the ecart, where each may lie by
    every hard fact; the hand as dealt stays what it was.
    """
    if view.taker is None or view.seat == view.taker or view.aside is None or view.aside:
        return unchanged
    taker = view.taker
    allowed = unseen(view).allowed
    played = tuple(card for seat, _, card in plays(view) if seat == taker)

    def change(world: FrenchTarotState, rng: Stream) -> FrenchTarotState:
        if rng.below(LAID_BY_CHANCE) == 0:
            return world
        old = world.declared.ecart
        new = in_order(quick_ecart(in_order((*world.hands[taker], *old, *played))))
        gone, kept = set(new) - set(old), set(old) - set(new)
        may_go = all(APART in allowed.get(card, ()) for card in gone)
        if not may_go or not all(taker in allowed.get(card, ()) for card in kept):
            return world
        hands = list(world.hands)
        hands[taker] = in_order(card for card in (*hands[taker], *kept) if card not in gone)
        return replace(world, hands=tuple(hands), declared=replace(world.declared, ecart=new))

    return change
