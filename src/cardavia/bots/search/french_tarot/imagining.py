"""The worlds in which French Tarot is judged: imagined and weighed by the engine, the likelier ones more often."""

from functools import lru_cache
from math import log
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from cardavia.bots.search.french_tarot.belief import TEMPER, Worth, likelihood, words_of
from cardavia.bots.search.manner import Thinking
from cardavia.bots.worlds import Logarithms, Places, resampled
from cardavia.cards import Seat
from cardavia.engine import own_engine
from cardavia.engine.compiler import Cells, cells_of
from cardavia.engine.french_tarot.engine import FrenchTarotEngine
from cardavia.engine.french_tarot.imagining import COUNTS, DISTRIBUTIONS, WORLD
from cardavia.engine.french_tarot.layout import STATE
from cardavia.engine.french_tarot.likeness import UNIT
from cardavia.engine.french_tarot.scene import Scene, scene_of
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.bidding import Contract
from cardavia.games.french_tarot.view import FrenchTarotView

Rows: TypeAlias = npt.NDArray[np.int64]
"""Worlds or states, one in each row."""

OVERSAMPLING: Final = 4
"""So many worlds are imagined for each that is kept."""
BEGINNINGS: Final = 2
"""So many worlds are drawn afresh; the others come from them by exchanging cards."""
_SEEDS: Final = 2**31
_GOLDEN: Final = 0.618


def states_of(thinking: Thinking, number: int) -> Rows:
    """Return so many states of the view, in which the cards played so far have been played."""
    scene, worlds = worlds_of(thinking, number)
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)
    states = engine.starts(scene, worlds.ravel())
    engine.replay(scene, states)
    return np.asarray(states).reshape(-1, STATE)


def worlds_of(thinking: Thinking, number: int) -> tuple[Scene, Rows]:
    """Return the scene, and so many worlds of it; who believes anything has the likelier ones more often."""
    view, rng = thinking.view, thinking.rng
    believes = thinking.depth.believes
    first = [thinking.game.imagine(view, rng) for _ in range(BEGINNINGS)]
    places, opinions = opinions_of(view)
    scene = scene_of(view, first, places, believes=believes)
    drawn = number * OVERSAMPLING if believes else number
    worlds = own_engine(FRENCH_TAROT, FrenchTarotEngine).imagine(scene, drawn, rng.below(_SEEDS))
    found = np.asarray(worlds).reshape(-1, WORLD)
    if believes:
        found = found[resampled(weigh(scene, opinions, worlds), number, rng)[apart(number)]]
    return scene, found


def weigh(scene: Scene, opinions: Cells, worlds: Cells) -> Logarithms:
    """Return the logarithm of how likely the others would have bid and played as they did, for each world."""
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)
    weights = engine.words_weighed(scene, worlds, opinions)
    if len(scene.line):
        weights += TEMPER * engine.plays_weighed(scene, engine.starts(scene, worlds))
    return weights


def opinions_of(view: FrenchTarotView) -> tuple[dict[Seat, int], Cells]:
    """Return where the table for what each other seat bid begins, and the tables one after the other."""
    places: dict[Seat, int] = {}
    tables: list[int] = []
    for seat, contract, before in words_of(view):
        places[seat] = len(tables)
        tables.extend(opinion(contract, before))
    return places, cells_of(tables)


@lru_cache(maxsize=32)
def opinion(contract: Contract | None, before: Contract | None) -> tuple[int, ...]:
    """Return, by count and short suits, the logarithm of how likely a hand says this."""
    return tuple(
        round(UNIT * log(likelihood(Worth(count, 3 * short), contract, before)))
        for count in range(COUNTS)
        for short in range(DISTRIBUTIONS)
    )


def apart(number: int) -> Places:
    """Return the numbers below this one in an order in which neighbours stand far apart."""
    step = max(1, round(_GOLDEN * number))
    while np.gcd(step, number) > 1:
        step += 1
    return np.arange(number) * step % number
