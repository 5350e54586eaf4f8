"""A claim of the rest: the leader's cards take every trick to come, so neither winners nor score can change.

Rules: aluette.play.free, aluette.play.highest, aluette.play.spoiled.
"""

from cardavia.games.aluette.deck import DECK, AluetteCard
from cardavia.games.aluette.view import AluetteView


def claim(view: AluetteView) -> tuple[AluetteCard, ...] | None:
    """Return the hand in the order it will be led when its seat may claim the rest, judged from its view alone.

    Anybody may hold any hidden card and play it to any trick, and an equal card would spoil it: so every card of
    the hand must be above every hidden one. Unused cards that lie face up are not hidden. Before the first trick is
    over nobody claims.
    """
    if view.seat is None or view.turn != view.seat or view.trick or not view.tricks:
        return None
    played = [card for trick in view.tricks for card in trick.cards]
    highest = max(card.level for card in DECK.rest(view.hand, played, view.talon or ()))
    if min(card.level for card in view.hand) <= highest:
        return None
    return tuple(sorted(view.hand, key=lambda card: -card.level))
