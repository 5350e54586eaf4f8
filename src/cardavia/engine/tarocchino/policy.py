"""The policy: rules of thumb for play-outs, quick, and blind to what the seat that plays could not know.

They are those of the player by rules of thumb (`tarocchino.thumb.*`), in its order: cash a King, draw trumps
with many, else lead what is worth least; bring the Begato home, give to the partner's sure trick, take cheaply,
play the Matto rather than lose a card that counts, trump always, else throw away. What a seat knows of the others
is what has been played, and the suits they have shown not to hold.
"""

from typing import Final

from cardavia.engine.bits import count, highest, lowest
from cardavia.engine.compiler import Cells, cells_of, compiled
from cardavia.engine.tarocchino.layout import (
    A_MATTO,
    ACES,
    ALL_TRUMPS,
    ANGEL,
    BEGATO,
    BEST,
    CARDS,
    COUNT,
    DISCARDS,
    FIVE,
    LANES,
    LED,
    LEFT,
    MATTO,
    MOON,
    MOOR,
    PIPS,
    SHOWN,
    STATE,
    SUIT,
    TRICK,
    TRUMPS,
    TURN,
    VOIDS,
    WHO,
    WORLD,
)
from cardavia.engine.tarocchino.twin import lay, legal

COSTLY: Final = 20
"""From this worth on a plain master is cashed, and a card rather spared by the Matto."""
MANY_TRUMPS: Final = 7
KINGS_KEPT: Final = 8
"""While more tricks are left than this, a King that is master is not given away."""

PLAIN: Final = (1 << TRUMPS) - 1
KINGS: Final = LANES << 9
QUEENS: Final = LANES << 8


def _worth(card: int) -> int:
    if card in (BEGATO, MATTO):
        return 146
    if card < TRUMPS:
        return 39 if ACES >> card & 1 else (1 if PIPS >> card & 1 else (42, 46, 49, 100)[card % 10 - 6])
    if card < FIVE:
        return 31
    if card < MOON:
        return (1, 1, 1, 1, 1, 1, 3, 4, 6, 9, 13, 15)[card - FIVE]
    return (22, 22, 60, 116)[card - MOON]


WORTH: Final = cells_of(_worth(card) for card in range(CARDS))


@compiled
def choose(s: Cells, at: int) -> int:
    """Return the card that the seat to act plays."""
    cards = legal(s, at)
    others = cards & ~A_MATTO
    if others == 0:
        return MATTO
    if cards & (cards - 1) == 0:
        return lowest(cards)
    if s[at + LED] < 0:
        return _led(s, at, others)
    return _followed(s, at, cards, others)


@compiled
def _led(s: Cells, at: int, others: int) -> int:
    seat = s[at + TURN]
    unseen = _unseen(s, seat)
    best = masters(others, unseen)
    rich = 0
    plain = best & PLAIN
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        if WORTH[card] >= COSTLY and not _ruffed_by_either(s, seat, card // 10):
            rich |= 1 << card
    if rich:
        return most(rich)
    top = best & ALL_TRUMPS
    if top and unseen & ALL_TRUMPS and count(others & ALL_TRUMPS) >= MANY_TRUMPS:
        return highest(top)
    plain = others & PLAIN & ~QUEENS
    if plain:
        return _of_longest_suit(plain, others)
    return least(others)


@compiled
def _of_longest_suit(plain: int, hand: int) -> int:
    found = -1
    merit = -1000
    while plain:
        card = lowest(plain)
        plain &= plain - 1
        worth = WORTH[card]
        value = 200 * count(hand & SUIT << 10 * (card // 10)) - worth
        if worth >= COSTLY:
            value -= 4000
        if found < 0 or value > merit:
            found = card
            merit = value
    return found


@compiled
def _followed(s: Cells, at: int, cards: int, others: int) -> int:
    seat = s[at + TURN]
    best = s[at + BEST]
    ours = (s[at + WHO] ^ seat) & 1 == 0
    last = s[at + COUNT] == 3
    unseen = _unseen(s, seat)
    winners = others & above(best)
    sure = ours and (last or _holds(s, at, unseen))
    if others >> BEGATO & 1 and ((last and winners >> BEGATO & 1) or sure):
        return BEGATO
    if sure:
        free = others & ~(1 << ANGEL | 1 << WORLD)
        if s[at + LEFT] > KINGS_KEPT:
            free &= ~(masters(others, unseen) & KINGS)
        if free:
            return most(free)
    if not ours:
        if last and winners:
            return most(winners & PLAIN) if winners & PLAIN else least(winners)
        plain = masters(winners & PLAIN, unseen)
        if plain and (last or not _may_ruff(s, seat + 1 & 3, s[at + LED])):
            return most(plain)
    if cards & A_MATTO and not sure and WORTH[least(others)] >= COSTLY:
        return MATTO
    if not ours and winners & ALL_TRUMPS:
        return least(winners & ALL_TRUMPS)
    return least(others)


@compiled
def _unseen(s: Cells, seat: int) -> int:
    """Return what may lie against this seat: other hands and discards, without what its partner has shown."""
    return (s[0] | s[1] | s[2] | s[3]) & ~s[seat] & ~(s[SHOWN] & s[seat ^ 2]) | s[DISCARDS]


@compiled
def _holds(s: Cells, at: int, unseen: int) -> bool:
    """Say whether the winning card cannot be beaten as far as the seat to act, which is not the last, can know."""
    best = s[at + BEST]
    if masters(1 << best, unseen) == 0:
        return False
    return best >= TRUMPS or not _may_ruff(s, s[at + TURN] + 1 & 3, s[at + LED])


@compiled
def _may_ruff(s: Cells, seat: int, suit: int) -> bool:
    """Say whether a seat has shown not to hold this suit, and may hold a trump."""
    return s[VOIDS] >> (5 * seat + suit) & 1 == 1 and s[VOIDS] >> (5 * seat + 4) & 1 == 0


@compiled
def _ruffed_by_either(s: Cells, seat: int, suit: int) -> bool:
    return _may_ruff(s, seat + 1 & 3, suit) or _may_ruff(s, seat + 3 & 3, suit)


@compiled
def masters(own: int, unseen: int) -> int:
    """Return those of the cards that no unseen card of their suit beats; an unseen Moor beats the Moors."""
    found = 0
    for suit in range(5):
        lane = SUIT << 10 * suit if suit < 4 else ALL_TRUMPS
        mine = own & lane
        rest = unseen & lane
        if mine and rest:
            top = highest(rest)
            if MOOR <= top < FIVE:
                top = FIVE - 1
            mine &= ~((2 << top) - 1)
        found |= mine
    return found


@compiled
def above(best: int) -> int:
    """Return all cards that take over a trick from the card that is winning it."""
    if best < TRUMPS:
        lane = SUIT << 10 * (best // 10)
        return lane & ~((2 << best) - 1) | ALL_TRUMPS
    if MOOR <= best < FIVE:
        return ALL_TRUMPS & ~((1 << MOOR) - 1)
    return ALL_TRUMPS & ~((2 << best) - 1)


@compiled
def least(cards: int) -> int:
    """Return the card least worth owning; of equals a plain one before a trump, then the lowest."""
    found = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if WORTH[card] < WORTH[found]:
            found = card
    return found


@compiled
def most(cards: int) -> int:
    """Return the card most worth owning; of equals the lowest."""
    found = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if WORTH[card] > WORTH[found]:
            found = card
    return found


@compiled
def play(s: Cells, card: int) -> None:
    """Lay a card, and note what suits it shows its seat not to hold."""
    led = s[TRICK + LED]
    if led >= 0 and card != MATTO:
        seat = s[TRICK + TURN]
        suit = min(card // 10, 4)
        if suit != led:
            s[VOIDS] |= 1 << (5 * seat + led)
            if suit < 4:
                s[VOIDS] |= 1 << (5 * seat + 4)
    lay(s, TRICK, card)


@compiled
def follow_policy(s: Cells, left: int) -> None:
    """Let all four go on by the policy until so many tricks are left."""
    while s[TRICK + LEFT] > left:
        play(s, choose(s, TRICK))


@compiled
def replay(s: Cells, cards: Cells) -> None:
    """Play these cards, one after the other."""
    for place in range(len(cards)):
        play(s, cards[place])


@compiled
def departures(s: Cells, starts: Cells, cards: Cells, seat: int, found: Cells) -> None:
    """Play these cards from each start, and write how many of them the policy would not have played.

    Those of `seat` are not counted; cards of one suit that are worth the same are the same to it. `starts` are
    states one after the other, and become the states that the cards lead to; `s` is an array for one.
    """
    for world in range(len(found)):
        for cell in range(STATE):
            s[cell] = starts[world * STATE + cell]
        found[world] = 0
        for place in range(len(cards)):
            card = cards[place]
            if s[TRICK + TURN] != seat:
                expected = choose(s, TRICK)
                if WORTH[expected] != WORTH[card] or min(expected // 10, 4) != min(card // 10, 4):
                    found[world] += 1
            play(s, card)
        for cell in range(STATE):
            starts[world * STATE + cell] = s[cell]
