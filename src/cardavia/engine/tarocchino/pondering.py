"""Pondering a card: a tree over what may be laid, walked through in many worlds, all in compiled code.

The tree is that of the seat that asks: a node is what has been laid since, whatever the hidden hands are, so that
nobody in it plays by what no seat can know (Cowling, Powley and Whitehouse 2012: single observer). At a node the
card that the policy plays is tried first, another where it promises more; behind the last node the policy plays on,
and from a horizon on play is exact.
"""

from math import log, sqrt
from typing import Final

from cardavia.engine.bits import highest, lowest
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.tarocchino.judging import ending
from cardavia.engine.tarocchino.layout import LEFT, PIPS, STATE, TRICK, TURN
from cardavia.engine.tarocchino.moves import are_equal, in_play
from cardavia.engine.tarocchino.policy import choose, follow_policy, play
from cardavia.engine.tarocchino.question import begin_problem
from cardavia.engine.tarocchino.twin import legal

CARDS: Final = 0
"""What is asked: which cards to choose from, as a mask,"""
PLIES: Final = 1
"""how many cards the tree goes down at most,"""
HORIZON: Final = 2
"""from how many tricks left on play is exact,"""
NODES: Final = 3
"""how many positions a search may look at,"""
CURIOSITY: Final = 4
"""how many points a card may gain by having been tried little,"""
RESERVE: Final = 5
"""how many points below the mean an untried card is believed to be,"""
LEANING: Final = 6
"""and how many the policy's card is believed to be better, at first."""

VISITS: Final = 0
"""A node of the tree: how often it was walked through,"""
OPEN_TO: Final = 1
"""how often it could have been,"""
GAINS: Final = 2
"""the differences for side 0 that came of it, added up,"""
ABOVE: Final = 3
"""how many of them were above 0,"""
BELOW: Final = 4
"""and how many below;"""
CARD: Final = 5
"""the card it stands for,"""
SIBLING: Final = 6
"""where the next node with the same parent is, 0 for none,"""
CHILD: Final = 7
"""and the first node below."""
NODE: Final = 8
ROOT: Final = NODE
"""The first cell of the tree says where its next node goes."""
PATH: Final = 64


@compiled
def ponder(
    w: Cells,
    states: Cells,
    order: Cells,
    tree: Cells,
    path: Cells,
    asked: Cells,
) -> None:
    """Walk through the empty `tree` once in each state that `order` names; what came of it stands in the tree.

    The tree takes two nodes, and one for each walk; `path` is an array for its nodes.
    """
    tree[0] = 2 * NODE
    for turn in range(len(order)):
        base = order[turn] * STATE
        for cell in range(STATE):
            w[cell] = states[base + cell]
        begin_problem(w, asked[NODES])
        steps = _walk(w, tree, path, asked)
        follow_policy(w, asked[HORIZON])
        found = ending(w)
        for step in range(steps):
            node = path[step]
            tree[node + VISITS] += 1
            tree[node + GAINS] += found
            tree[node + ABOVE] += found > 0
            tree[node + BELOW] += found < 0


@compiled
def _walk(w: Cells, tree: Cells, path: Cells, asked: Cells) -> int:
    """Go down to a new node, or as far as the tree may go; return how many nodes the path has."""
    node = ROOT
    path[0] = node
    steps = 1
    while steps <= asked[PLIES]:
        if steps > 1 and w[TRICK + LEFT] <= asked[HORIZON]:
            break
        cards = asked[CARDS] if steps == 1 else distinct(w)
        node = _chosen(w, tree, node, cards, asked)
        play(w, tree[node + CARD])
        path[steps] = node
        steps += 1
        if tree[node + VISITS] == 0:
            break
    return steps


@compiled
def distinct(s: Cells) -> int:
    """Return the cards that may be played, of equal neighbours only the lowest."""
    cards = legal(s, TRICK)
    alive = in_play(s, TRICK)
    found = 0
    last = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if last < 0 or not are_equal(alive, PIPS, last, card):
            found |= 1 << card
        last = card
    return found


@compiled
def _chosen(w: Cells, tree: Cells, node: int, cards: int, asked: Cells) -> int:
    """Return the node below this one that is walked through, one of these cards."""
    sign = 1 - 2 * (w[TRICK + TURN] & 1)
    favourite = highest(cards & ((2 << choose(w, TRICK)) - 1) | cards & -cards)
    untried = cards
    best = 0
    bound = 0.0
    child = tree[node + CHILD]
    while child:
        card = tree[child + CARD]
        if cards >> card & 1:
            untried ^= 1 << card
            tree[child + OPEN_TO] += 1
            visits = tree[child + VISITS]
            merit = sign * tree[child + GAINS] / visits
            merit += asked[CURIOSITY] * sqrt(log(tree[child + OPEN_TO]) / visits)
            if card == favourite:
                merit += asked[LEANING] / visits
            if best == 0 or merit > bound:
                best = child
                bound = merit
        child = tree[child + SIBLING]
    if untried == 0:
        return best
    if untried >> favourite & 1:
        return _grown(tree, node, favourite)
    visits = tree[node + VISITS]
    hope = sign * tree[node + GAINS] / visits - asked[RESERVE] + asked[CURIOSITY] * sqrt(log(visits + 1))
    if best and bound >= hope:
        return best
    return _grown(tree, node, highest(untried))


@compiled
def _grown(tree: Cells, node: int, card: int) -> int:
    """Return a new node for this card below a node."""
    child = tree[0]
    tree[0] += NODE
    tree[child + CARD] = card
    tree[child + OPEN_TO] = 1
    tree[child + SIBLING] = tree[node + CHILD]
    tree[node + CHILD] = child
    return child
