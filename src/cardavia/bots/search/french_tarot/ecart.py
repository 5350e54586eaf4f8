"""The ecart by play-outs: every sensible way to lay six cards aside is raced in the same worlds."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from cardavia.bots.bot import Answer
from cardavia.bots.search.french_tarot.imagining import worlds_of
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.engine import own_engine
from cardavia.engine.compiler import cells_of
from cardavia.engine.french_tarot.engine import SHARES, FrenchTarotEngine
from cardavia.engine.french_tarot.reading import masks
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.chien import ECART_SIZE, Discard
from cardavia.games.french_tarot.deck import PLAIN_SUITS, Cards, TarotCard, in_order

MOST: Final = 60
"""So many candidates at most."""


def lay_ecart(thinking: Thinking) -> Answer:
    """Return the ecart with the highest expected score."""
    view = thinking.view
    advised = thinking.advised.action
    pick = thinking.choices.picks[0]
    free = tuple(card for card in pick.cards if isinstance(card, TarotCard))
    if pick.must or not isinstance(advised, Discard):
        return thinking.advised
    found = dict.fromkeys((in_order(advised.cards), *candidates(view.hand, free)))
    ways = list(found)[:MOST]
    scene, worlds = worlds_of(thinking, thinking.worlds)
    masked = [masks(cards) for cards in ways]
    depth = thinking.depth
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        ecarts = cells_of(mask for column in columns for mask in masked[column])
        flat = worlds[batch.start : batch.stop].ravel()
        return SHARES[0] * engine.judge_ecarts(scene, flat, ecarts, depth.horizon, depth.nodes)

    standings = race(len(ways), len(worlds), judged)
    actions = [advised if in_order(advised.cards) == cards else Discard(cards) for cards in ways]
    return thinking.answer(actions, standings)


def candidates(hand: Cards, free: Cards) -> Iterator[Cards]:
    """Yield ways to lay six free cards aside: suits emptied (to the bare King), the rest by several tastes."""
    suits = [tuple(card for card in free if card.suit is suit) for suit in PLAIN_SUITS]
    emptied = [cards for cards in suits if 0 < len(cards) <= ECART_SIZE]
    kings = {card.suit for card in hand if card.is_king}
    lengths = {cards[0].suit: len(cards) for cards in suits if cards}
    for number in (1, 2, 3, 0):
        for chosen in combinations(emptied, number):
            gone = tuple(card for cards in chosen for card in cards)
            if len(gone) > ECART_SIZE:
                continue
            rest = [card for card in free if card not in gone]
            for taste in (_endangered_first, _cheapest_first, _short_first, _long_first):
                rest.sort(key=lambda card: taste(card, lengths[card.suit], card.suit in kings))
                yield in_order((*gone, *rest[: ECART_SIZE - len(gone)]))


def _endangered_first(card: TarotCard, length: int, has_king: bool) -> tuple[int, ...]:  # noqa: FBT001 - of its suit
    return (int(has_king), -card.points, length, card.strength)


def _cheapest_first(card: TarotCard, length: int, has_king: bool) -> tuple[int, ...]:  # noqa: FBT001 - of its suit
    return (card.points, int(has_king), length, card.strength)


def _short_first(card: TarotCard, length: int, has_king: bool) -> tuple[int, ...]:  # noqa: FBT001 - of its suit
    return (length, int(has_king), -card.points, card.strength)


def _long_first(card: TarotCard, length: int, has_king: bool) -> tuple[int, ...]:  # noqa: FBT001 - of its suit
    return (-length, int(has_king), card.points, card.strength)
