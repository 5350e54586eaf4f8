"""Before the first card: which two cards to lay aside, and whether to declare, by play-outs of the whole deal."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

import numpy as np

from cardavia.bots.bot import Answer
from cardavia.bots.search.manner import Thinking
from cardavia.bots.search.racing import Scores, race
from cardavia.bots.search.tarocchino.belief import belief_of
from cardavia.bots.search.tarocchino.playing_out import played_out
from cardavia.bots.worlds import imagined
from cardavia.cards import side_of
from cardavia.engine.compiler import Cells
from cardavia.engine.tarocchino.layout import DISCARDS, OPENING, REST, SHOWN, TRICK
from cardavia.engine.tarocchino.reading import mask, read
from cardavia.engine.tarocchino.twin import halves_in
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.declarations import Answer as Said
from cardavia.games.tarocchino.declarations import Declare
from cardavia.games.tarocchino.state import TarocchinoState

WORLDS: Final = 2
"""So many times the worlds of a card: there are many pairs, and one decision."""


def lay_aside(thinking: Thinking) -> Answer:
    """Return the pair whose deals bring most, with what the fifteen cards kept can declare; all pairs are tried."""
    view = thinking.view
    (pick,) = thinking.choices.picks
    pairs = list(combinations([card for card in pick.cards if isinstance(card, TarocchinoCard)], pick.size))
    openings = [find([card for card in view.hand if card not in pair], view.house_rules).total for pair in pairs]
    masks = [mask(pair) for pair in pairs]
    worlds = imagined(thinking.game, view, WORLDS * thinking.worlds, thinking.rng)

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        deals = [
            deal
            for number in batch
            for deal in _laid_aside(worlds[number], pairs[0], [masks[column] for column in columns])
        ]
        found: Scores = played_out(thinking, view.seat, deals).reshape(len(batch), len(columns))
        own = np.array([openings[column] for column in columns], np.int64)
        total: Scores = found + own
        return total

    standings = race(len(pairs), len(worlds), judged)
    return thinking.answer([DiscardCards(pair) for pair in pairs], standings)


def declare(thinking: Thinking) -> Answer:
    """Return whether to declare: the points of the hand against what the others do with what they see."""
    view = thinking.view
    shown = view.to_declare.combinations
    worlds = thinking.imagine(thinking.worlds, belief_of(view))
    answers = [Said.YES, Said.NO]

    def judged(batch: range, columns: Sequence[int]) -> Scores:
        deals = []
        for number in batch:
            cells = read(worlds[number])
            told = cells.copy()
            told[OPENING + side_of(view.seat)] += shown.total
            told[SHOWN] |= mask(shown.cards)
            deals += [told if answers[column] is Said.YES else cells for column in columns]
        found: Scores = played_out(thinking, view.seat, deals).reshape(len(batch), len(columns))
        return found

    standings = race(len(answers), len(worlds), judged)
    return thinking.answer([Declare(answer) for answer in answers], standings)


def _laid_aside(world: TarocchinoState, pair: tuple[TarocchinoCard, ...], masks: Sequence[int]) -> list[Cells]:
    """Return the world's deal at its first card with each of these pairs laid aside, one of which is `pair`."""
    dealer = world.dealer
    kept = tuple(card for card in world.hands[dealer] if card not in pair)
    like = read(replace(world, hands=(*world.hands[:dealer], kept, *world.hands[dealer + 1 :]), discards=pair))
    held = like[dealer] | like[DISCARDS]
    rest = like[TRICK + REST] + halves_in(like[DISCARDS])
    deals = []
    for aside in masks:
        cells = like.copy()
        cells[dealer] = held ^ aside
        cells[DISCARDS] = aside
        cells[TRICK + REST] = rest - halves_in(aside)
        deals.append(cells)
    return deals
