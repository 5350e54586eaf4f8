"""Worlds: the likelier ones come more often, and nothing else changes."""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any

import pytest

from cardavia.bots.search.french_tarot.belief import Worth, likelihood
from cardavia.bots.thumb.player import Thumb
from cardavia.bots.worlds import Belief, believed, imagined, likelihoods, resampled
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.games.french_tarot.bidding import Contract
from cardavia.match import Deal, deal_out

TAROT = GAMES["french-tarot"]


def test_shares_are_in_proportion_to_likelihoods() -> None:
    assert likelihoods([log(3), log(1)]) == pytest.approx([0.75, 0.25])
    assert likelihoods([-5000.0, -5000.0]) == [0.5, 0.5]


def test_each_world_comes_as_often_as_its_share_says_to_within_one() -> None:
    shares = [0.5, 0.26, 0.24, 0.0]
    for seed in range(20):
        kept = Counter(resampled(shares, 10, Stream(str(seed), "test")))
        assert sum(kept.values()) == 10
        assert all(abs(kept[place] - 10 * share) < 1 for place, share in enumerate(shares))


def played(seed: str, words: int) -> Deal:
    """Return a deal of French Tarot in which so many actions were chosen by the rules of thumb."""
    deal = deal_out(TAROT, TAROT.house_rules(), 0, seed)
    while not deal.over and len(deal.actions) < words:
        (seat,) = deal.actors
        view, choices = TAROT.view(deal.state, seat), TAROT.choices(deal.state, seat)
        after = deal.act(seat, Thumb(TAROT).choose(view, choices, None, Stream("x", "bot")).action)  # type: ignore[arg-type]
        assert isinstance(after, Deal)
        deal = after
    return deal


def test_a_belief_chooses_among_the_worlds_that_fit_the_view() -> None:
    deal = played("belief", 6)
    view = TAROT.view(deal.state, deal.actors[0])

    def strong(worlds: Sequence[Any]) -> list[float]:
        return [0.0 if any(card.code == "T21" for card in world.hands[1]) else -100.0 for world in worlds]

    worlds = believed(TAROT, view, 20, Stream("seed", "bot"), Belief(strong))
    assert len(worlds) == 20
    assert all(TAROT.view(world, view.seat) == view for world in worlds)
    assert worlds == believed(TAROT, view, 20, Stream("seed", "bot"), Belief(strong))
    assert set(strong(worlds)) == {max(strong(imagined(TAROT, view, 80, Stream("seed", "bot"))))}


def test_what_a_hand_may_say_adds_up_to_certainty() -> None:
    for before, higher in ((None, list(Contract)), (Contract.GARDE, [Contract.GARDE_SANS, Contract.GARDE_CONTRE])):
        total = sum(likelihood(Worth(55, 3), word, before) for word in (None, *higher))
        assert total == pytest.approx(1, abs=0.1)
    assert likelihood(Worth(60, 0), Contract.GARDE, None) > likelihood(Worth(30, 0), Contract.GARDE, None)
    assert likelihood(Worth(60, 0), None, None) < likelihood(Worth(30, 0), None, None)
