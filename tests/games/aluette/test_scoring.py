"""Scoring: one point for the player with the most tricks, two for a mordienne."""

import pytest

from cardavia.cards import Seat
from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.scoring import counts, is_mordienne, last_run, points, reached_at, tied_for_most, winner
from tests.games.aluette.table import RULEBOOK, takers


@pytest.mark.rule("aluette.scoring.most-tricks")
def test_the_player_with_the_most_tricks_wins_the_point_for_the_pair() -> None:
    deal = takers("0 1 2 1 3 1 - 0 1")
    assert (winner(deal), points(deal, RULEBOOK)) == (1, (0, 1))


@pytest.mark.rule("aluette.scoring.most-tricks")
def test_the_tricks_of_partners_are_never_added_up() -> None:
    deal = takers("1 0 1 2 0 1 2 1 0")
    assert (counts(deal), winner(deal)) == ((3, 4, 2, 0), 1)


@pytest.mark.rule("aluette.scoring.first-to-reach")
@pytest.mark.parametrize(
    ("deal", "seat"),
    [
        ("0 3 - 3 0 3 2 1 0", 3),
        ("1 1 1 1 - 2 2 2 2", 1),
        ("0 1 2 3 3 2 1 0 -", 3),
        ("- - - - - - - 3 0", 3),
        ("2 0 0 2 - - - - -", 0),
    ],
)
def test_of_players_with_equally_many_the_first_to_reach_the_number_wins(deal: str, seat: Seat) -> None:
    assert winner(takers(deal)) == seat


@pytest.mark.rule("aluette.scoring.first-to-reach")
def test_partners_who_tie_score_for_their_pair_all_the_same() -> None:
    deal = takers("0 2 0 2 1 3 - - -")
    assert (tied_for_most(deal), winner(deal), points(deal, RULEBOOK)) == ((0, 2), 0, (1, 0))


@pytest.mark.rule("aluette.scoring.first-to-reach")
def test_spoiled_tricks_count_for_nobody() -> None:
    assert counts(takers("- - - - - - - 2 -")) == (0, 0, 1, 0)


@pytest.mark.rule("aluette.scoring.first-to-reach")
def test_a_number_is_reached_in_one_trick() -> None:
    assert [reached_at(takers("0 3 - 3 0 3 2 1 0"), 0, number) for number in (1, 2, 3)] == [1, 5, 9]


@pytest.mark.parametrize("number", [0, 4])
def test_asking_for_a_trick_that_was_never_taken_is_a_mistake(number: int) -> None:
    with pytest.raises(ValueError, match="took 3 tricks"):
        reached_at(takers("0 3 - 3 0 3 2 1 0"), 0, number)


@pytest.mark.rule("aluette.scoring.all-spoiled")
def test_when_all_nine_tricks_are_spoiled_nobody_scores() -> None:
    deal = takers("- - - - - - - - -")
    assert (winner(deal), tied_for_most(deal), points(deal, RULEBOOK)) == (None, (), (0, 0))


@pytest.mark.rule("aluette.scoring.mordienne")
@pytest.mark.parametrize(
    "deal",
    [
        "1 2 3 1 - 0 0 0 0",
        "1 3 - 1 - - 0 0 0",
        "- - - - - - - 0 0",
        "1 - 2 - 3 - - 0 0",
        "1 0 0 0 0 0 0 0 0",
        "- 0 0 0 0 0 0 0 0",
        "2 2 1 2 1 0 0 0 0",
    ],
)
def test_taking_every_trick_from_the_first_win_to_the_ninth_makes_a_mordienne(deal: str) -> None:
    assert points(takers(deal), RULEBOOK) == (2, 0)


@pytest.mark.rule("aluette.scoring.mordienne")
@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ("1 2 3 - 0 0 0 0 -", "the ninth is spoiled"),
        ("1 2 3 0 0 - 0 0 0", "a trick of the run is spoiled"),
        ("0 1 2 3 - 0 0 0 0", "a win before the run"),
        ("1 2 3 - 0 0 0 0 1", "an opponent takes the ninth"),
        ("1 1 3 - 0 0 0 0 2", "the partner takes the ninth"),
        ("- - - - - - - - 0", "a run of one"),
    ],
)
def test_a_broken_or_single_run_is_no_mordienne(deal: str, why: str) -> None:
    assert points(takers(deal), RULEBOOK) == (1, 0), why


@pytest.mark.rule("aluette.scoring.mordienne")
def test_only_the_winner_of_the_deal_can_make_a_mordienne() -> None:
    deal = takers("1 1 1 1 - 2 2 2 2")
    assert last_run(deal, 2) == 4
    assert points(deal, RULEBOOK) == (0, 1)


@pytest.mark.rule("aluette.scoring.mordienne")
def test_the_partners_tricks_before_the_run_do_not_matter() -> None:
    assert points(takers("1 3 1 3 1 3 3 3 3"), RULEBOOK) == (0, 1)
    assert points(takers("1 0 1 0 1 3 3 3 3"), RULEBOOK) == (0, 2)


@pytest.mark.rule("aluette.scoring.mordienne-of-nine")
@pytest.mark.parametrize(("deal", "pair"), [("2 2 2 2 2 2 2 2 2", (2, 0)), ("3 3 3 3 3 3 3 3 3", (0, 2))])
def test_all_nine_tricks_make_a_mordienne(deal: str, pair: tuple[int, int]) -> None:
    assert points(takers(deal), RULEBOOK) == pair


@pytest.mark.rule("aluette.scoring.mordienne-of-nine")
def test_a_house_rule_makes_nine_tricks_worth_one_point() -> None:
    house_rules = AluetteHouseRules(mordienne_of_nine=False)
    assert not is_mordienne(takers("2 2 2 2 2 2 2 2 2"), 2, house_rules)
    assert points(takers("2 2 2 2 2 2 2 2 2"), house_rules) == (1, 0)


@pytest.mark.rule("aluette.scoring.mordienne")
def test_that_house_rule_leaves_every_shorter_run_a_mordienne() -> None:
    assert points(takers("1 0 0 0 0 0 0 0 0"), AluetteHouseRules(mordienne_of_nine=False)) == (2, 0)
