"""A claim of the rest: the leader's cards take every trick to come, so neither winners nor score can change.

Rules: tarocchino.play.follow-suit, tarocchino.play.trump-in, tarocchino.play.winner, tarocchino.play.last-moor,
tarocchino.play.matto-is-free, tarocchino.play.matto-never-wins.

Who takes all tricks to come takes all cards to come, in whatever order they fall; if the Matto is among them and
another side's, that side keeps it against a card of the tricks it has already. So the score is settled too.
"""

from collections.abc import Iterable

from cardavia.games.tarocchino.deck import DECK, THE_MATTO, Suit, TarocchinoCard
from cardavia.games.tarocchino.view import TarocchinoView
from cardavia.rules.run import run_of_winners


def claim(view: TarocchinoView) -> tuple[TarocchinoCard, ...] | None:
    """Return the hand in the order it will be led when its seat may claim the rest, judged from its view alone.

    The Matto in the hand takes no trick, so there is no claim with it; hidden, it lets its holder keep a card of a
    suit back for a round. Before the first trick is over nobody claims.
    """
    if view.seat is None or view.turn != view.seat or view.trick or not view.tricks or THE_MATTO in view.hand:
        return None
    played = [card for trick in view.tricks for card in trick.cards]
    hidden = DECK.rest(view.hand, played, view.discards or ())
    hand = {suit: [(card.strength, card) for card in cards] for suit, cards in _by_suit(view.hand).items()}
    strengths = {suit: [card.strength for card in cards] for suit, cards in _by_suit(hidden).items()}
    return run_of_winners(hand, strengths, Suit.TRUMPS, evasions=int(THE_MATTO in hidden))


def _by_suit(cards: Iterable[TarocchinoCard]) -> dict[Suit, list[TarocchinoCard]]:
    suits: dict[Suit, list[TarocchinoCard]] = {}
    for card in cards:
        if card.suit is not None:
            suits.setdefault(card.suit, []).append(card)
    return suits
