"""What a deal of Aluette is worth to its match, and that the search plays for it."""

import numpy as np
import pytest

from cardavia.bots import Budget, SoFar, question_for
from cardavia.bots.search.aluette import LEANING
from cardavia.bots.search.aluette.winning import OUTCOMES, SHARES, chances
from cardavia.bots.search.player import master
from cardavia.cards import Stream
from cardavia.games import GAMES
from cardavia.match import Deal, deal_out

ALUETTE = GAMES["aluette"]


def so_far(deals: int, ours: int, theirs: int) -> SoFar:
    return SoFar(deals, (ours, theirs, ours, theirs))


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        (0, 2, [0, 0, 0, 0, 0.5]),  # only a mordienne saves a draw
        (2, 0, [0.5, 1, 1, 1, 1]),
        (1, 1, [0, 0, 0.5, 1, 1]),
        (0, 1, [0, 0, 0, 0.5, 1]),
        (0, 4, [0, 0, 0, 0, 0]),
    ],
)
def test_in_the_last_deal_the_outcome_decides(ours: int, theirs: int, expected: list[float]) -> None:
    assert chances(so_far(4, ours, theirs), 0).tolist() == expected
    assert chances(so_far(4, theirs, ours), 3).tolist() == expected


def test_the_chances_of_the_two_sides_add_up_to_one() -> None:
    for deals in range(5):
        for ours in range(4):
            mine, yours = chances(so_far(deals, ours, 1), 2), chances(so_far(deals, ours, 1), 1)
            assert mine + yours[::-1] == pytest.approx(np.ones(5))
            assert (np.diff(mine) >= -1e-12).all()


def test_the_chance_of_a_level_match_is_even_before_its_first_deal() -> None:
    assert chances(so_far(0, 0, 0), 0) @ SHARES == pytest.approx(0.5)
    assert SHARES.sum() == pytest.approx(1)
    assert pytest.approx(0) == SHARES @ OUTCOMES


def test_a_sixth_deal_is_none() -> None:
    with pytest.raises(ValueError, match="5 deals"):
        chances(so_far(5, 1, 0), 0)


def answered(deal: Deal, standing: SoFar | None) -> list[tuple[str, float]]:
    (seat,) = deal.actors
    question = question_for(ALUETTE, deal.state, seat, standing)
    answer = master(ALUETTE).choose(question, Budget(4), Stream("x", "bot"))
    return [(ALUETTE.word(weighed.action), weighed.expected) for weighed in answer.candidates]


def test_without_a_match_and_in_one_that_is_lost_points_decide() -> None:
    deal = deal_out(ALUETTE, ALUETTE.house_rules(), 0, "standing")
    alone = answered(deal, None)
    assert alone[0][1] >= max(expected for _, expected in alone) - LEANING
    assert answered(deal, so_far(4, 0, 4)) == alone


def test_who_needs_a_mordienne_plays_for_one() -> None:
    differ = 0
    for number in range(12):
        deal = deal_out(ALUETTE, ALUETTE.house_rules(), 0, f"mordienne {number}")
        expected = dict(answered(deal, so_far(4, 0, 2)))
        assert expected == dict(answered(deal, None))
        differ += next(iter(expected)) != max(expected, key=lambda word: expected[word])
    assert differ
