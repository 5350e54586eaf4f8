"""Worlds: the likelier ones come more often, and nothing else changes."""

from collections import Counter
from math import inf, log

import numpy as np
import pytest

from cardavia.bots.search.french_tarot.belief import Worth, likelihood
from cardavia.bots.worlds import resampled
from cardavia.cards import Stream
from cardavia.games.french_tarot.bidding import Contract


def drawn(logarithms: list[float], number: int, seed: int) -> Counter[int]:
    return Counter(resampled(np.array(logarithms), number, Stream(str(seed), "test")).tolist())


def test_what_all_likelihoods_have_in_common_changes_nothing() -> None:
    for seed in range(20):
        assert drawn([log(3), log(1)], 4, seed) == {0: 3, 1: 1}
        assert drawn([log(3) - 5000, log(1) - 5000], 4, seed) == {0: 3, 1: 1}


def test_each_world_comes_as_often_as_its_share_says_to_within_one() -> None:
    shares = [0.5, 0.26, 0.24, 0.0]
    for seed in range(20):
        kept = drawn([log(share) if share else -inf for share in shares], 10, seed)
        assert sum(kept.values()) == 10
        assert all(abs(kept[place] - 10 * share) < 1 for place, share in enumerate(shares))


def test_what_a_hand_may_say_adds_up_to_certainty() -> None:
    for before, higher in ((None, list(Contract)), (Contract.GARDE, [Contract.GARDE_SANS, Contract.GARDE_CONTRE])):
        total = sum(likelihood(Worth(55, 3), word, before) for word in (None, *higher))
        assert total == pytest.approx(1, abs=0.1)
    assert likelihood(Worth(60, 0), Contract.GARDE, None) > likelihood(Worth(30, 0), Contract.GARDE, None)
    assert likelihood(Worth(60, 0), None, None) < likelihood(Worth(30, 0), None, None)
