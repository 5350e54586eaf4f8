"""The Excuse at the end of a trick: kept, lost, or crowning a slam."""

import pytest

from cardavia.cards import Trick
from cardavia.games.french_tarot import excuse, rulebook
from cardavia.games.french_tarot.bidding import Side
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.excuse import Fate
from tests.games.french_tarot.table import cards, trick

TAKER, DEFENCE = Side.TAKER, Side.DEFENCE


def taken(count: int, by: int) -> tuple[Trick[TarotCard], ...]:
    """Return so many tricks taken by this seat; what lay in them does not matter."""
    return tuple(Trick(by, (), by) for _ in range(count))


def fate_of(number: int, written: str, taker: int = 1) -> tuple[str, Side, Side | None] | None:
    """Return rule and sides for an Excuse in this trick of this number, all others being empty of it."""
    tricks = (*taken(number - 1, 0), trick(written), *taken(18 - number, 0))
    found = excuse.fate_in(tricks, taker)
    return None if found is None else (found.rule.removeprefix("tarot.excuse."), found.goes_to, found.half_point_to)


@pytest.mark.rule("tarot.excuse.kept")
@pytest.mark.parametrize("number", [1, 17])
def test_before_the_last_trick_it_stays_and_half_a_point_passes_to_the_side_that_took_the_trick(
    number: int,
) -> None:
    assert fate_of(number, "1: EX S3 S8 SV -> 0") == ("kept", TAKER, DEFENCE)
    assert fate_of(number, "2: EX S3 S8 SR -> 1") == ("kept", DEFENCE, TAKER)


@pytest.mark.rule("tarot.excuse.kept")
def test_nothing_passes_when_its_own_side_took_the_trick() -> None:
    assert fate_of(5, "2: EX S3 S8 SV -> 3") == ("kept", DEFENCE, None)


@pytest.mark.rule("tarot.excuse.kept")
def test_it_stays_even_with_a_side_that_takes_no_trick() -> None:
    tricks = (*taken(4, 0), trick("0: SR S3 EX S2 -> 0"), *taken(13, 0))
    assert excuse.fate_in(tricks, taker=2) == Fate(rulebook.EXCUSE_KEPT, TAKER, DEFENCE)


@pytest.mark.rule("tarot.excuse.last-trick")
def test_in_the_last_trick_it_goes_to_the_other_side() -> None:
    assert fate_of(18, "1: EX S3 S8 SV -> 0") == ("last-trick", DEFENCE, None)
    assert fate_of(18, "1: SR EX S8 SV -> 1") == ("last-trick", TAKER, None)


@pytest.mark.rule("tarot.excuse.last-trick")
@pytest.mark.rule("tarot.excuse.last-trick-half")
def test_it_is_lost_though_its_own_side_took_the_last_trick_and_half_a_point_comes_back() -> None:
    assert fate_of(18, "2: EX S3 S8 SV -> 3") == ("last-trick-half", TAKER, DEFENCE)


@pytest.mark.rule("tarot.excuse.slam")
def test_after_seventeen_tricks_of_one_side_an_excuse_led_takes_the_last() -> None:
    last = cards("EX S3 S8 SV")
    assert excuse.taken_by(taken(17, 1), 1, last, taker=1) == 1
    assert excuse.taken_by(taken(17, 2), 2, last, taker=1) == 2


@pytest.mark.rule("tarot.excuse.slam")
def test_the_defence_s_seventeen_tricks_may_be_of_any_of_its_seats() -> None:
    before = (*taken(10, 0), *taken(7, 3))
    assert excuse.taken_by(before, 3, cards("EX S3 S8 SV"), taker=1) == 3


@pytest.mark.rule("tarot.excuse.slam")
@pytest.mark.parametrize(
    ("before", "leader", "last"),
    [
        ((*taken(16, 1), *taken(1, 2)), 1, "EX S3 S8 SV"),
        (taken(16, 1), 1, "EX S3 S8 SV"),
        (taken(17, 1), 1, "S3 EX S8 SV"),
    ],
    ids=["sixteen of seventeen", "in the seventeenth trick", "not led"],
)
def test_without_seventeen_tricks_or_the_lead_it_takes_nothing(
    before: tuple[Trick[TarotCard], ...], leader: int, last: str
) -> None:
    assert excuse.taken_by(before, leader, cards(last), taker=1) != 1 + cards(last).index(cards("EX")[0])


@pytest.mark.rule("tarot.excuse.slam")
def test_it_stays_with_the_side_whose_slam_it_completes() -> None:
    assert fate_of(18, "1: EX S3 S8 SV -> 1") == ("slam", TAKER, None)


def test_an_excuse_that_nobody_played_goes_nowhere() -> None:
    assert excuse.fate_in(taken(18, 0), taker=1) is None


def test_a_trick_that_nobody_took_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="taken by a seat"):
        excuse.seat_of(Trick(0, (), None))
