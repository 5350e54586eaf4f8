"""A match: its deals, dealers and totals."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from cardavia.cards import next_seat
from cardavia.games.aluette import Aluette
from cardavia.match import Deal, Match, Result, begin_match, deal_out, opening, verify
from cardavia.rules import AnyGame, Refusal, ScoreSheet

SECRET = bytes(range(32))
OTHER_SECRET = bytes(32)
VOID = ScoreSheet((), (0, 0, 0, 0), {"void": "nobody-bids"})


class SingleAluette(Aluette):
    """Aluette as a game of one deal."""

    match_over = staticmethod(lambda deals: deals >= 1)


@pytest.fixture
def match(aluette: AnyGame) -> Match:
    return begin_match(aluette, aluette.house_rules(), SECRET)


@pytest.fixture
def play_through(play_out: Callable[[Deal], Deal]) -> Callable[[Match], Iterator[Match]]:
    """Yield the match at the end of each of its deals, for as long as it goes on."""

    def through(match: Match) -> Iterator[Match]:
        while True:
            match = replace(match, deal=play_out(match.deal))
            yield match
            if not match.goes_on:
                return
            match = match.next_deal()

    return through


@pytest.fixture
def ends(match: Match, play_through: Callable[[Match], Iterator[Match]]) -> list[Match]:
    return list(play_through(match))


def test_the_first_deal_is_number_one(match: Match) -> None:
    assert match.number == 1


def test_the_first_dealer_is_drawn_from_the_first_seed(match: Match) -> None:
    assert match.deal.dealer == match.game.first_dealer(opening(SECRET, 1).seed)


def test_each_deal_is_dealt_from_its_own_seed(match: Match, ends: list[Match]) -> None:
    expected = [
        deal_out(match.game, match.house_rules, end.deal.dealer, opening(SECRET, number).seed).cards
        for number, end in enumerate(ends, 1)
    ]
    assert [end.deal.cards for end in ends] == expected


@pytest.mark.rule("aluette.match.five-deals")
def test_a_match_of_aluette_ends_with_its_fifth_deal(ends: list[Match]) -> None:
    assert [end.over for end in ends] == [False, False, False, False, True]


def test_the_deal_passes_to_the_next_seat(ends: list[Match]) -> None:
    dealers = [end.deal.dealer for end in ends]
    assert dealers[1:] == [next_seat(dealer) for dealer in dealers[:-1]]


def test_totals_add_up_the_scores_of_every_deal(ends: list[Match]) -> None:
    scores = [result.sheet.scores for result in ends[-1].results]
    assert ends[-1].totals == tuple(map(sum, zip(*scores, strict=True)))


def test_totals_of_a_fresh_match_are_zero(match: Match) -> None:
    assert match.totals == (0, 0, 0, 0)


def test_the_deal_that_is_over_stands_in_the_results_once(ends: list[Match]) -> None:
    assert [result.number for result in ends[2].results] == [1, 2, 3]


def test_totals_stay_when_the_next_deal_is_dealt(ends: list[Match]) -> None:
    assert ends[1].next_deal().totals == ends[1].totals


def test_no_deal_is_due_while_one_is_played(match: Match) -> None:
    with pytest.raises(ValueError, match="goes_on"):
        match.next_deal()


def test_no_deal_is_due_after_the_match(ends: list[Match]) -> None:
    with pytest.raises(ValueError, match="restart"):
        ends[-1].next_deal()


def test_the_same_cards_are_dealt_again_for_practice(ends: list[Match]) -> None:
    assert ends[0].again().deal == ends[0].deal.at(0)


def test_practice_counts_for_nothing(ends: list[Match]) -> None:
    practised = replace(ends[0].again(), deal=ends[0].deal)
    assert practised.totals == ends[0].totals


def test_after_practice_the_match_goes_on_where_it_was(ends: list[Match]) -> None:
    practised = replace(ends[0].again(), deal=ends[0].deal)
    assert practised.next_deal() == ends[0].next_deal()


def test_no_cards_are_dealt_again_while_they_are_played(match: Match) -> None:
    with pytest.raises(ValueError, match="when it is over"):
        match.again()


@pytest.mark.rule("aluette.match.restart")
def test_a_match_begins_anew_from_another_secret(ends: list[Match]) -> None:
    match = ends[-1]
    assert match.restart(OTHER_SECRET) == begin_match(match.game, match.house_rules, OTHER_SECRET)


def test_a_void_deal_does_not_count(match: Match) -> None:
    assert replace(match, number=2, past=(Result(1, 3, VOID),)).counted == 0


def test_void_deals_do_not_bring_the_end_nearer(match: Match, ends: list[Match]) -> None:
    dealt_again = replace(ends[-1], past=(*ends[-1].past[:-1], Result(4, 3, VOID)))
    assert (dealt_again.over, dealt_again.goes_on) == (False, True)


def test_a_single_deal_game_goes_on_with_another_deal(
    play_through: Callable[[Match], Iterator[Match]], aluette: AnyGame
) -> None:
    single = begin_match(SingleAluette(), aluette.house_rules(), SECRET)
    assert [(end.number, end.over) for end in islice(play_through(single), 3)] == [(1, True), (2, True), (3, True)]


def test_an_action_leads_to_the_match_after_it(match: Match) -> None:
    (seat,) = match.deal.actors
    action = match.game.read(match.deal.offered[0])
    after = match.act(seat, action)
    assert isinstance(after, Match)
    assert after.deal == match.deal.act(seat, action)


def test_a_refused_action_is_answered_with_its_rule(match: Match) -> None:
    (seat,) = match.deal.actors
    refused = match.act(next_seat(seat), match.game.read(match.deal.offered[0]))
    assert isinstance(refused, Refusal)


def test_the_commitment_is_public_from_the_start(match: Match) -> None:
    assert match.commitment == opening(SECRET, 1).commitment


def test_seed_and_salt_stay_closed_while_the_deal_is_played(match: Match) -> None:
    assert match.opened is None


def test_at_the_end_of_a_deal_its_commitment_can_be_verified(match: Match, ends: list[Match]) -> None:
    assert ends[0].opened is not None
    assert verify(match.commitment, ends[0].opened)


def test_the_next_deal_has_a_commitment_of_its_own(ends: list[Match]) -> None:
    assert ends[0].next_deal().commitment != ends[0].commitment


def test_a_match_shown_shows_no_secret(match: Match) -> None:
    assert "secret" not in repr(match)
