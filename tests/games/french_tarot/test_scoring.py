"""The score: counting, targets, bonuses and what each defender pays."""

from collections.abc import Sequence

import pytest

from cardavia.cards import Trick
from cardavia.games.french_tarot import scoring
from cardavia.games.french_tarot.bidding import Contract, Side
from cardavia.games.french_tarot.deck import DECK, TarotCard, half_points
from cardavia.games.french_tarot.declarations import BONUS, Chelem
from cardavia.games.french_tarot.scoring import Deed, Settlement
from tests.games.french_tarot.table import RULEBOOK, cards, trick

EIGHTEEN = [
    "0: S1 S2 S3 S4 -> 3",
    "3: S5 S6 S7 S8 -> 2",
    "2: S9 S10 SV SC -> 1",
    "1: SD SR H1 H2 -> 2",
    "2: H3 H4 H5 H6 -> 1",
    "1: H7 H8 H9 H10 -> 0",
    "0: HV HC HD HR -> 3",
    "3: D1 D2 D3 D4 -> 2",
    "2: D5 D6 D7 D8 -> 1",
    "1: D9 D10 DV DC -> 0",
    "0: DD DR C1 C2 -> 1",
    "1: C3 C4 C5 C6 -> 0",
    "0: C7 C8 C9 C10 -> 3",
    "3: CV CC CD CR -> 2",
    "2: T2 T3 T4 T5 -> 1",
    "1: EX T6 T7 T8 -> 0",
    "0: T9 T10 T11 T12 -> 3",
    "3: T13 T14 T1 T15 -> 2",
]
"""Eighteen tricks, the Excuse in the sixteenth; T16 to T21 took no part."""

SIX = "T16 T17 T18 T19 T20 T21"


def deed(
    contract: Contract = Contract.GARDE, taker: int = 1, tricks: Sequence[str] = EIGHTEEN, chelem: str = "forgone"
) -> Deed:
    """Return these tricks played in this contract; the six other cards are chien and ecart."""
    ecart = cards(SIX) if contract.shows_chien else ()
    finished = tuple(trick(line) for line in tricks)
    return Deed(taker, contract, cards(SIX), ecart, Chelem(chelem), (), finished)


def settled(
    contract: str, bouts: int, points: int, petit: int = 0, poignees: int = 0, chelem: int = 0
) -> Settlement:
    return Settlement(Contract(contract), bouts, points, petit, poignees, chelem)


@pytest.mark.rule("tarot.scoring.target")
@pytest.mark.parametrize(("bouts", "target"), [(0, 56), (1, 51), (2, 41), (3, 36)])
def test_the_target_follows_from_the_bouts_and_reaching_it_is_enough(bouts: int, target: int) -> None:
    assert settled("garde", bouts, target).target == target
    assert [settled("garde", bouts, points).made for points in (target - 1, target)] == [False, True]


@pytest.mark.rule("tarot.scoring.count")
@pytest.mark.parametrize("taker", range(4))
@pytest.mark.parametrize("contract", list(Contract))
def test_the_taker_has_the_own_tricks_and_what_lies_apart_with_the_excuse_put_right(
    contract: Contract, taker: int
) -> None:
    own = [card for line in deed().tricks if line.taken_by == taker for card in line.cards if card.code != "EX"]
    apart = 0 if contract is Contract.GARDE_CONTRE else half_points(cards(SIX))
    # Seat 1 played the Excuse to a trick that seat 0 took.
    of_excuse = 9 - (taker == 1) * 1 if taker == 1 else 1 * (taker == 0)
    assert scoring.count(deed(contract, taker)).total == half_points(own) + apart + of_excuse


@pytest.mark.rule("tarot.scoring.count")
@pytest.mark.parametrize("taker", range(4))
def test_the_points_of_a_side_are_whole(taker: int) -> None:
    assert scoring.count(deed(taker=taker)).total % 2 == 0


@pytest.mark.rule("tarot.scoring.count")
def test_an_excuse_in_the_chien_is_counted_there() -> None:
    without = [line.replace("EX", "T16") for line in EIGHTEEN]
    lying = Deed(1, Contract.GARDE_SANS, cards(SIX.replace("T16", "EX")), (), None, (), tuple(map(trick, without)))
    counted = scoring.count(lying)
    assert (counted.excuse, counted.of_excuse, counted.exchanged) == (None, 0, 0)
    assert counted.apart == half_points(cards("EX T17 T18 T19 T20 T21"))
    assert counted.bouts == 2


@pytest.mark.rule("tarot.scoring.target")
@pytest.mark.parametrize(
    ("contract", "taker", "bouts"),
    [
        (Contract.GARDE, 1, 2),  # the 21 aside as if it could be, and the own Excuse
        (Contract.GARDE, 2, 2),  # the Petit in a trick, the 21
        (Contract.GARDE, 0, 1),  # the Excuse stays with seat 1
        (Contract.GARDE_CONTRE, 1, 1),
        (Contract.GARDE_CONTRE, 3, 0),
    ],
)
def test_the_bouts_that_count_are_those_among_the_taker_s_cards_at_the_end(
    contract: Contract, taker: int, bouts: int
) -> None:
    assert scoring.count(deed(contract, taker)).bouts == bouts


@pytest.mark.rule("tarot.scoring.base")
@pytest.mark.parametrize(
    ("contract", "points", "base"),
    [("prise", 41, 25), ("garde", 45, 58), ("garde-sans", 40, -104), ("garde-contre", 51, 210), ("prise", 31, -35)],
)
def test_the_base_is_25_and_the_difference_times_the_contract(contract: str, points: int, base: int) -> None:
    assert settled(contract, 2, points).base == base


LAST_TWO = {
    "by the taker": ("1: SR S2 S3 S4 -> 1", "1: T1 D4 D7 D9 -> 1", 1),
    "by the defence": ("1: SR S2 S3 S4 -> 1", "1: T1 T4 D7 D9 -> 2", -1),
    "the taker's, taken by the defence": ("0: SR S2 S3 S4 -> 0", "0: T8 T1 D7 D9 -> 0", -1),
    "in the seventeenth trick": ("1: T1 D2 D3 D4 -> 1", "1: SR S2 S3 S4 -> 1", 0),
    "under the Excuse": ("1: SR S2 S3 S4 -> 1", "1: EX T1 S7 S9 -> 1", 0),
    "before the Excuse": ("1: T1 D2 D3 D4 -> 1", "1: EX S1 S7 S9 -> 1", 1),
    "before the defence's Excuse": ("2: T1 D2 D3 D4 -> 2", "2: EX S1 S7 S9 -> 2", -1),
    "beside an Excuse that takes nothing": ("1: SR S2 S3 S4 -> 1", "1: T1 EX S7 S9 -> 1", 1),
    "under an Excuse that takes nothing": ("1: SR S2 S3 S4 -> 1", "1: EX T1 S7 S9 -> 2", -1),
}


@pytest.mark.rule("tarot.scoring.petit-au-bout")
@pytest.mark.rule("tarot.scoring.petit-slam")
@pytest.mark.parametrize("story", LAST_TWO)
def test_the_petit_in_the_last_trick_earns_for_the_side_that_takes_it(story: str) -> None:
    seventeenth, last, earned = LAST_TWO[story]
    assert scoring.petit_au_bout([trick(seventeenth), trick(last)], 1, RULEBOOK) == earned


@pytest.mark.rule("tarot.scoring.petit-au-bout")
def test_the_petit_au_bout_is_multiplied_and_does_not_ask_for_the_contract() -> None:
    assert [settled(contract, 2, 41, petit=1).petit_term for contract in Contract] == [10, 20, 40, 60]
    assert settled("garde", 2, 30, petit=1).petit_term == 20
    assert settled("garde", 2, 41, petit=-1).petit_term == -20


@pytest.mark.rule("tarot.scoring.poignee")
def test_poignees_are_worth_20_30_and_40_to_the_side_that_wins_unmultiplied() -> None:
    assert BONUS == {10: 20, 13: 30, 15: 40}
    assert settled("garde-contre", 2, 41, poignees=20).poignee_term == 20
    assert settled("garde-contre", 2, 40, poignees=60).poignee_term == -60


@pytest.mark.rule("tarot.scoring.poignee")
def test_all_poignees_shown_are_added_up() -> None:
    shown = Deed(1, Contract.GARDE, (), cards(SIX), None, ((1, cards(SIX + " T2 T3 T4 T5")),) * 2, deed().tricks)
    assert scoring.settlement(shown, scoring.count(shown), RULEBOOK).poignees == 40


@pytest.mark.rule("tarot.scoring.chelem")
@pytest.mark.parametrize(
    ("chelem", "tricks", "announced", "taken"),
    [
        (Chelem.ANNOUNCED, 18, 400, 0),
        (Chelem.ANNOUNCED, 17, -200, 0),
        (Chelem.ANNOUNCED, 0, -200, -200),
        (Chelem.FORGONE, 18, 0, 200),
        (Chelem.FORGONE, 17, 0, 0),
        (Chelem.FORGONE, 1, 0, 0),
        (Chelem.FORGONE, 0, 0, -200),
    ],
)
def test_a_chelem_is_worth_what_was_said_and_what_was_taken(
    chelem: Chelem, tricks: int, announced: int, taken: int
) -> None:
    assert scoring.chelem_announced_term(chelem, tricks) == announced
    assert scoring.chelem_taken_term(chelem, tricks, RULEBOOK) == taken


@pytest.mark.rule("tarot.scoring.settlement")
def test_the_example_of_the_rulebook() -> None:
    deal = settled("garde", 2, 45)
    assert (deal.per_defender, deal.score_of(Side.TAKER), deal.score_of(Side.DEFENCE)) == (58, 174, -58)


@pytest.mark.rule("tarot.scoring.settlement")
def test_everything_is_added_up_to_what_a_defender_pays() -> None:
    # made: (25 + 11) x 6 + 60 + 40 + 200;  failed: -(25 + 4) x 2 + 20 - 30 - 200
    assert settled("garde-contre", 2, 52, petit=1, poignees=40, chelem=200).per_defender == 516
    assert settled("garde", 3, 32, petit=1, poignees=30, chelem=-200).per_defender == -268


@pytest.mark.rule("tarot.scoring.settlement")
@pytest.mark.parametrize("points", range(0, 92, 13))
@pytest.mark.parametrize("contract", list(Contract))
def test_the_four_scores_add_up_to_zero(contract: Contract, points: int) -> None:
    deal = Settlement(contract, 1, points, petit_au_bout=-1, poignees=20, chelem=-400)
    assert deal.score_of(Side.TAKER) + 3 * deal.score_of(Side.DEFENCE) == 0


def test_the_tricks_of_the_taker_are_counted() -> None:
    assert [scoring.tricks_taken(deed().tricks, seat) for seat in range(4)] == [4, 5, 5, 4]


def test_these_eighteen_tricks_use_the_whole_deck() -> None:
    used: list[TarotCard] = [card for line in deed().tricks for card in line.cards]
    assert {*used, *cards(SIX)} == set(DECK)
    assert all(isinstance(line, Trick) for line in deed().tricks)
