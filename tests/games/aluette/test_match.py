"""A match: five deals, and the pair with more points wins."""

from functools import reduce

import pytest

from cardavia.cards import Side
from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.match import Standing, after, begin, leading_side


@pytest.mark.rule("aluette.match.five-deals")
def test_a_match_is_over_after_five_deals_and_not_before() -> None:
    assert [ALUETTE.match_over(deals) for deals in range(7)] == [False] * 5 + [True] * 2


@pytest.mark.rule("aluette.match.five-deals")
def test_points_are_added_up_and_the_deal_goes_round() -> None:
    standing = reduce(after, [(1, 0), (0, 2), (0, 0), (0, 1), (1, 0)], Standing(2, 0, (0, 0)))
    assert standing == Standing(dealer=3, deals=5, totals=(2, 3))


@pytest.mark.rule("aluette.match.five-deals")
def test_there_is_no_sixth_deal() -> None:
    with pytest.raises(ValueError, match="5 deals"):
        after(Standing(0, 5, (2, 3)), (1, 0))


@pytest.mark.rule("aluette.match.five-deals")
@pytest.mark.parametrize(("totals", "side"), [((4, 2), 0), ((0, 1), 1), ((2, 2), None), ((0, 0), None)])
def test_more_points_win_and_equal_totals_are_a_draw(totals: tuple[int, int], side: Side | None) -> None:
    assert leading_side(totals) == side


@pytest.mark.rule("aluette.match.restart")
def test_a_restart_sets_the_totals_to_zero_and_draws_the_dealer_from_the_new_seed() -> None:
    assert begin("museum") == Standing(ALUETTE.first_dealer("museum"), 0, (0, 0))
    assert begin("cow") == Standing(ALUETTE.first_dealer("cow"), 0, (0, 0))


@pytest.mark.rule("aluette.match.restart")
def test_the_next_deal_keeps_the_totals() -> None:
    assert after(Standing(0, 1, (2, 0)), (0, 0)).totals == (2, 0)
