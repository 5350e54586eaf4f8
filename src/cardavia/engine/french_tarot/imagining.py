"""Imagining worlds in compiled code: from one that fits a view to many, each as likely as the others.

Two unseen cards in different places change places, if each may lie where the other did; over and over. Such steps
go back as easily as forth, and the first world is drawn among all that fit, so every later one is as well.

A *scene* is what a view tells of the cards, in one array; `scene` reads it. Places are the four seats, and `APART`.
A world is ten cells: two masks for each place.
"""

from typing import Final

from cardavia.engine.chance import below
from cardavia.engine.compiler import Cells, compiled
from cardavia.engine.french_tarot.layout import EXCUSE, STATE
from cardavia.engine.french_tarot.policy.ecart import lay_ecart, points_of
from cardavia.engine.french_tarot.policy.playing import replay
from cardavia.engine.french_tarot.policy.worth import distribution_of, worth_of
from cardavia.engine.french_tarot.twin import begin_deal

APART: Final = 4
WORLD: Final = 10
"""Cells of a world."""

FIXED: Final = 0
"""For each place, two masks of the cards that are known to lie, or to have lain, there."""
MAY: Final = FIXED + WORLD
"""For each place, two masks of the unseen cards that may lie there."""
CHIEN: Final = MAY + WORLD
"""The chien, once it was shown: two masks."""
IS_SHOWN: Final = CHIEN + 2
"""Whether it was: then seat 0 has taken it, and what lies apart is of its hand."""
LAID_AGAIN: Final = IS_SHOWN + 1
"""In how many percent of the worlds the taker lays the ecart by the policy, where the facts allow."""
OPINIONS: Final = LAID_AGAIN + 1
"""For each seat, where its table of opinions begins, or -1."""
NOW: Final = OPINIONS + 4
"""The world that was imagined last."""
SCENE: Final = NOW + WORLD

DISTRIBUTIONS: Final = 9
"""What short suits add is 0 to 24, by threes."""
COUNTS: Final = 160
"""A hand counts less than so much."""
ROUNDS: Final = 2
"""So often each unseen card is to change places before the next world."""


@compiled
def begin_scene(scene: Cells, cards: Cells, where: Cells) -> None:
    """Put the unseen cards where they lie in the first world."""
    for place in range(WORLD):
        scene[NOW + place] = scene[FIXED + place]
    for number in range(len(cards)):
        _toggle(scene, NOW, where[number], cards[number])


@compiled
def _toggle(scene: Cells, at: int, place: int, card: int) -> None:
    if card < EXCUSE:
        scene[at + 2 * place] ^= 1 << card
    else:
        scene[at + 2 * place + 1] ^= 1 << (card - EXCUSE)


@compiled
def _may(scene: Cells, place: int, card: int) -> bool:
    if card < EXCUSE:
        return scene[MAY + 2 * place] >> card & 1 != 0
    return scene[MAY + 2 * place + 1] >> (card - EXCUSE) & 1 != 0


@compiled
def dealt_trumps(scene: Cells, world: Cells, at: int, seat: int) -> int:
    """Return the trumps and Excuse that a seat was dealt."""
    if seat == 0 and scene[IS_SHOWN]:
        return (world[at + 1] | world[at + 2 * APART + 1]) & ~scene[CHIEN + 1]
    return world[at + 2 * seat + 1]


@compiled
def dealt_plain(scene: Cells, world: Cells, at: int, seat: int) -> int:
    """Return the plain cards that a seat was dealt."""
    if seat == 0 and scene[IS_SHOWN]:
        return (world[at] | world[at + 2 * APART]) & ~scene[CHIEN]
    return world[at + 2 * seat]


@compiled
def _is_void(scene: Cells) -> bool:
    """Say whether a hand was dealt a bare Petit: tarot.dealing.petit-sec."""
    for seat in range(4):  # noqa: SIM110 - compiled
        if dealt_trumps(scene, scene, NOW, seat) == 2:
            return True
    return False


@compiled
def _exchange(scene: Cells, cards: Cells, where: Cells, one: int, other: int) -> None:
    """Let two cards change places, if the facts allow."""
    here = where[one]
    there = where[other]
    if here == there or not _may(scene, there, cards[one]) or not _may(scene, here, cards[other]):
        return
    for place in (here, there):
        _toggle(scene, NOW, place, cards[one])
        _toggle(scene, NOW, place, cards[other])
    if (cards[one] >= EXCUSE or cards[other] >= EXCUSE) and _is_void(scene):
        for place in (here, there):
            _toggle(scene, NOW, place, cards[one])
            _toggle(scene, NOW, place, cards[other])
        return
    where[one] = there
    where[other] = here


@compiled
def imagine(  # noqa: PLR0913, PLR0917 - compiled code keeps nothing of its own
    scene: Cells, cards: Cells, where: Cells, chance: Cells, laid: Cells, worlds: Cells, first: int, last: int
) -> None:
    """Write the worlds of these numbers (`last` not among them); the first one as the scene has it."""
    number = len(cards)
    for world in range(first, last):
        if world > first and number > 1:
            for _ in range(ROUNDS * number):
                _exchange(scene, cards, where, below(chance, number), below(chance, number))
        at = WORLD * world
        for cell in range(WORLD):
            worlds[at + cell] = scene[NOW + cell]
        if scene[LAID_AGAIN] and below(chance, 100) < scene[LAID_AGAIN]:
            lay_again(scene, worlds, at, laid)


@compiled
def lay_again(scene: Cells, worlds: Cells, at: int, laid: Cells) -> None:
    """Let the taker lay the ecart by the policy, if each card that moves may lie where it comes."""
    apart = at + 2 * APART
    lay_ecart(worlds[at] | worlds[apart], worlds[at + 1] | worlds[apart + 1], laid)
    for kind in range(2):
        gone = laid[kind] & ~worlds[apart + kind]
        kept = worlds[apart + kind] & ~laid[kind]
        if gone & ~scene[MAY + 2 * APART + kind] or kept & ~scene[MAY + kind]:
            return
    for kind in range(2):
        worlds[at + kind] = (worlds[at + kind] | worlds[apart + kind]) & ~laid[kind]
        worlds[apart + kind] = laid[kind]


@compiled
def weigh_words(scene: Cells, opinions: Cells, worlds: Cells, weights: Cells) -> None:
    """Write for each world the logarithm of how likely the seats would have bid so, by the tables of opinions."""
    for world in range(len(weights)):
        weights[world] = 0
        for seat in range(4):
            table = scene[OPINIONS + seat]
            if table < 0:
                continue
            plain = dealt_plain(scene, worlds, WORLD * world, seat)
            counted = worth_of(plain, dealt_trumps(scene, worlds, WORLD * world, seat))
            weights[world] += opinions[table + DISTRIBUTIONS * counted + distribution_of(plain) // 3]


@compiled
def begin_world(s: Cells, base: Cells, kept: int, leader: int, worlds: Cells, at: int) -> None:
    """Set `s` to a world before the first card; `kept` is 1 where the six cards count for the taker."""
    for cell in range(STATE):
        s[cell] = base[cell]
    for cell in range(2 * APART):
        s[cell] = worlds[at + cell]
    points, bouts = points_of(worlds[at + 2 * APART], worlds[at + 2 * APART + 1])
    begin_deal(s, leader, points * kept, bouts * kept)


@compiled
def begin_worlds(s: Cells, base: Cells, kept: int, leader: int, worlds: Cells, starts: Cells) -> None:
    """Write the states before the first card of these worlds."""
    for world in range(len(worlds) // WORLD):
        begin_world(s, base, kept, leader, worlds, WORLD * world)
        for cell in range(STATE):
            starts[STATE * world + cell] = s[cell]


@compiled
def replay_all(s: Cells, states: Cells, line: Cells) -> None:
    """Play these cards in every one of these states."""
    for world in range(len(states) // STATE):
        for cell in range(STATE):
            s[cell] = states[STATE * world + cell]
        replay(s, line)
        for cell in range(STATE):
            states[STATE * world + cell] = s[cell]
