"""The policy: which card a seat plays, and play by it down to a number of tricks."""

from cardavia.engine.bits import count, lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import EXCUSE, LED, LEFT, SWEPT, TRICK, TURN
from cardavia.engine.french_tarot.policy.defence import defence_follows, defence_leads
from cardavia.engine.french_tarot.policy.seen import notice
from cardavia.engine.french_tarot.policy.taker import taker_follows, taker_leads
from cardavia.engine.french_tarot.twin import lay, legal


@compiled
def choose(s: Cells, at: int) -> int:
    """Return the card that the seat to act plays."""
    plain, trumps = legal(s, at)
    if count(plain) + count(trumps) == 1:
        return lowest(plain) if plain else EXCUSE + lowest(trumps)
    seat = s[at + TURN]
    if trumps & 1 and s[at + LEFT] == 2 and not s[at + SWEPT] & (1 if seat == 0 else 2):
        return EXCUSE  # tarot.excuse.last-trick: it would be lost there
    if s[at + LED] < 0:
        return taker_leads(s, at, plain, trumps) if seat == 0 else defence_leads(s, seat, plain, trumps)
    return taker_follows(s, at, plain, trumps) if seat == 0 else defence_follows(s, at, seat, plain, trumps)


@compiled
def play(s: Cells, card: int) -> None:
    """Play a card, and remember what everybody has seen by it."""
    notice(s, TRICK, card)
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
