"""Before the first card: which two cards to lay aside, and whether to declare, by play-outs of the whole deal."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

import numpy as np

from cardavia.bots.bot import Answer
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.bots.search.tarocchino.belief import worlds_of
from cardavia.cards import side_of
from cardavia.engine import own_engine
from cardavia.engine.tarocchino.engine import TarocchinoEngine
from cardavia.engine.tarocchino.layout import OPENING, SHOWN, STATE
from cardavia.engine.tarocchino.reading import mask
from cardavia.games.tarocchino import TAROCCHINO
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.declarations import Answer as Said
from cardavia.games.tarocchino.declarations import Declare

WORLDS: Final = 8
"""So many times the worlds of a level: a play-out is quick, there are many pairs, and it is one decision."""
_SEEDS: Final = 2**31


def lay_aside(thinking: Thinking) -> Answer:
    """Return the pair whose deals bring most, with what the fifteen cards kept can declare; all pairs are tried."""
    view = thinking.view
    (pick,) = thinking.choices.picks
    pairs = list(combinations([card for card in pick.cards if isinstance(card, TarocchinoCard)], pick.size))
    openings = [find([card for card in view.hand if card not in pair], view.house_rules).total for pair in pairs]
    masks = [mask(pair) for pair in pairs]
    number = WORLDS * thinking.worlds
    world = thinking.game.imagine(view, thinking.rng)
    kept = tuple(card for card in view.hand if card not in pairs[0])
    begun = replace(
        world, hands=(*world.hands[: view.dealer], kept, *world.hands[view.dealer + 1 :]), discards=pairs[0]
    )
    engine = own_engine(TAROCCHINO, TarocchinoEngine)
    states, _ = engine.drawn(view, begun, 0, number, thinking.rng.below(_SEEDS))

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        starts = states[batch.start * STATE : batch.stop * STATE]
        own = np.array([openings[column] for column in columns], np.int64)
        total: Scores = engine.judged_pairs(starts, [masks[column] for column in columns]) + own
        return total

    standings = race(len(pairs), number, judged)
    return thinking.answer([DiscardCards(pair) for pair in pairs], standings)


def declare(thinking: Thinking) -> Answer:
    """Return whether to declare: the points of the hand against what the others do with what they see."""
    view = thinking.view
    shown = view.to_declare.combinations
    cards, points, side = mask(shown.cards), shown.total, side_of(view.seat)
    engine = own_engine(TAROCCHINO, TarocchinoEngine)
    states, order = worlds_of(thinking, thinking.worlds, thinking.worlds)
    answers = [Said.YES, Said.NO]

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        deals = []
        for number in order[batch.start : batch.stop]:
            cells = states[number * STATE : (number + 1) * STATE]
            told = cells.copy()
            told[OPENING + side] += points
            told[SHOWN] |= cards
            deals += [told if answers[column] is Said.YES else cells for column in columns]
        found: Scores = engine.judge_cells(deals, [-1], 0, 1).reshape(len(batch), len(columns))
        return -found if side else found

    standings = race(len(answers), len(order), judged)
    return thinking.answer([Declare(answer) for answer in answers], standings)
