"""A claim of the rest: the leader's cards take every trick to come, and nothing others do can change the score.

Rules: tarot.play.winner, tarot.excuse.kept, tarot.excuse.last-trick, tarot.scoring.petit-au-bout.
"""

from cardavia.games.french_tarot.deck import DECK, Cards, Suit, TarotCard
from cardavia.games.french_tarot.unseen import played_cards
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.rules.run import run_of_winners


def claim(view: FrenchTarotView) -> Cards | None:
    """Return the hand in the order it will be led when its seat may claim the rest, judged from its view alone.

    Every card that was neither played nor is seen aside may be in another hand. Before the first trick is over
    nobody claims: a poignee may still be shown.
    """
    if view.seat is None or view.turn != view.seat or view.trick or not view.tricks:
        return None
    aside = view.ecart or view.aside or ()
    hidden = DECK.rest(view.hand, played_cards(view), aside)
    if any(card.is_excuse for card in view.hand) or _last_trick_matters(view, hidden):
        return None
    return _petit_at_the_end(view.hand, hidden) or _run(view.hand, hidden)


def _last_trick_matters(view: FrenchTarotView, hidden: Cards) -> bool:
    """Say whether a card is hidden that counts otherwise in the last trick, while that is not the only one left."""
    return len(view.hand) > 1 and any(card.is_excuse or card.is_petit for card in hidden)


def _petit_at_the_end(hand: Cards, hidden: Cards) -> Cards | None:
    """Return a run that keeps the Petit for the last trick, where it then earns a bonus."""
    petit = tuple(card for card in hand if card.is_petit)
    others = tuple(card for card in hand if not card.is_petit)
    run = _run(others, hidden) if petit else None
    return None if run is None or not _draws_all_trumps(others, hidden) else (*run, *petit)


def _draws_all_trumps(hand: Cards, hidden: Cards) -> bool:
    return _number_of_trumps(hand) >= _number_of_trumps(hidden)


def _number_of_trumps(cards: Cards) -> int:
    return sum(card.is_trump for card in cards)


def _run(hand: Cards, hidden: Cards) -> Cards | None:
    """Return the cards in an order in which each takes its trick, or `None` when that is not sure."""
    held = {suit: [(card.strength, card) for card in cards] for suit, cards in _by_suit(hand).items()}
    against = {suit: [card.strength for card in cards] for suit, cards in _by_suit(hidden).items()}
    return run_of_winners(held, against, Suit.TRUMPS, evasions=sum(card.is_excuse for card in hidden))


def _by_suit(cards: Cards) -> dict[Suit, list[TarotCard]]:
    suits: dict[Suit, list[TarotCard]] = {}
    for card in cards:
        if card.suit is not None:
            suits.setdefault(card.suit, []).append(card)
    return suits
