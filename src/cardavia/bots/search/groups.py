"""Groups of equal cards, of which the search weighs one: how they come about, and which of their cards is named."""

from collections.abc import Callable, Iterable, Sequence

from cardavia.bots.bot import Answer
from cardavia.cards.card import CardT
from cardavia.rules import PlayCard


def grouped(cards: Iterable[CardT], are_equal: Callable[[CardT, CardT], bool]) -> list[list[CardT]]:
    """Return these cards in their order, in groups: a card that is equal to the one before it joins its group."""
    groups: list[list[CardT]] = []
    for card in cards:
        if groups and are_equal(groups[-1][-1], card):
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def named(group: Sequence[CardT], advised: Answer) -> CardT:
    """Return which card of a group to name: the one that the rules of thumb advise to play, else the first."""
    return next((card for card in group if PlayCard(card) == advised.action), group[0])
