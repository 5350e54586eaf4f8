"""Worlds: the likelier ones come more often, and nothing else changes."""

from collections import Counter
from math import log

import pytest

from cardavia.bots.search.french_tarot.belief import Worth, likelihood
from cardavia.bots.worlds import likelihoods, resampled
from cardavia.cards import Stream
from cardavia.games.french_tarot.bidding import Contract


def test_shares_are_in_proportion_to_likelihoods() -> None:
    assert likelihoods([log(3), log(1)]) == pytest.approx([0.75, 0.25])
    assert likelihoods([-5000.0, -5000.0]) == [0.5, 0.5]


def test_each_world_comes_as_often_as_its_share_says_to_within_one() -> None:
    shares = [0.5, 0.26, 0.24, 0.0]
    for seed in range(20):
        kept = Counter(resampled(shares, 10, Stream(str(seed), "test")))
        assert sum(kept.values()) == 10
        assert all(abs(kept[place] - 10 * share) < 1 for place, share in enumerate(shares))


def test_what_a_hand_may_say_adds_up_to_certainty() -> None:
    for before, higher in ((None, list(Contract)), (Contract.GARDE, [Contract.GARDE_SANS, Contract.GARDE_CONTRE])):
        total = sum(likelihood(Worth(55, 3), word, before) for word in (None, *higher))
        assert total == pytest.approx(1, abs=0.1)
    assert likelihood(Worth(60, 0), Contract.GARDE, None) > likelihood(Worth(30, 0), Contract.GARDE, None)
    assert likelihood(Worth(60, 0), None, None) < likelihood(Worth(30, 0), None, None)
