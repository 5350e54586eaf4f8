"""The auction: one word each, four contracts, one taker."""

import pytest

from cardavia.games.french_tarot.bidding import (
    Bid,
    BidMade,
    Contract,
    EveryonePassed,
    Side,
    TakerNamed,
    side_of,
)
from cardavia.games.french_tarot.chien import ChienShown
from cardavia.games.french_tarot.dealing import HandsShown
from tests.games.french_tarot.table import after, broken, refusal, table


def offered(*said: str) -> tuple[str, ...]:
    return after(table(), *said).offered


@pytest.mark.rule("tarot.bidding.once")
def test_the_seat_after_the_dealer_speaks_first() -> None:
    assert [table(dealer=dealer).actors for dealer in (0, 1, 2, 3)] == [(1,), (2,), (3,), (0,)]


@pytest.mark.rule("tarot.bidding.once")
def test_the_first_to_speak_may_say_everything() -> None:
    assert offered() == ("bid pass", "bid prise", "bid garde", "bid garde-sans", "bid garde-contre")


@pytest.mark.rule("tarot.bidding.once")
def test_only_a_higher_contract_may_be_bid() -> None:
    assert offered("0 bid garde") == ("bid pass", "bid garde-sans", "bid garde-contre")


@pytest.mark.rule("tarot.bidding.once")
def test_a_pass_bars_no_contract() -> None:
    assert offered("0 bid prise", "1 bid pass") == ("bid pass", "bid garde", "bid garde-sans", "bid garde-contre")


@pytest.mark.rule("tarot.bidding.once")
@pytest.mark.parametrize("low", ["prise", "garde"])
def test_a_contract_that_is_not_higher_is_refused(low: str) -> None:
    refused = refusal(after(table(), "0 bid garde"), f"1 bid {low}")
    assert refused is not None
    assert refused.rule == "tarot.bidding.once"
    assert refused.facts == (("reason", "low"), ("bid", low), ("highest", "garde"))


@pytest.mark.rule("tarot.bidding.once")
def test_whoever_has_spoken_speaks_no_more() -> None:
    refused = refusal(after(table(), "0 bid pass"), "0 bid garde")
    assert refused is not None
    assert (refused.rule, refused.facts) == ("tarot.bidding.once", (("reason", "turn"), ("seat", 1)))


@pytest.mark.rule("tarot.bidding.once")
def test_a_card_played_out_of_turn_during_the_auction_is_refused_by_the_auction() -> None:
    assert broken(table(), "2 play S1") == "tarot.bidding.once"


@pytest.mark.parametrize("word", ["play S1", "chelem no", "poignee no", "discard S1 S2 S3 S4 S5 S6"])
def test_nothing_but_a_bid_is_a_word_of_the_auction(word: str) -> None:
    assert broken(table(), f"0 {word}") == "record.word"


@pytest.mark.rule("tarot.bidding.contracts")
def test_the_contracts_multiply_by_1_2_4_and_6() -> None:
    assert [(contract.value, contract.multiplier) for contract in Contract] == [
        ("prise", 1),
        ("garde", 2),
        ("garde-sans", 4),
        ("garde-contre", 6),
    ]


@pytest.mark.rule("tarot.bidding.contracts")
def test_the_chien_is_shown_in_prise_and_garde_alone() -> None:
    assert [contract for contract in Contract if contract.shows_chien] == [Contract.PRISE, Contract.GARDE]


@pytest.mark.rule("tarot.bidding.taker")
def test_the_highest_bidder_is_the_taker() -> None:
    deal = after(table(), "0 bid prise", "1 bid pass", "2 bid garde-sans", "3 bid pass")
    assert deal.events[-1] == TakerNamed(2, Contract.GARDE_SANS)


@pytest.mark.rule("tarot.bidding.taker")
def test_the_taker_plays_against_the_three_others() -> None:
    assert [side_of(seat, 2) for seat in range(4)] == [Side.DEFENCE, Side.DEFENCE, Side.TAKER, Side.DEFENCE]
    assert (Side.TAKER.other, Side.DEFENCE.other) == (Side.DEFENCE, Side.TAKER)


@pytest.mark.rule("tarot.bidding.taker")
def test_after_a_garde_contre_the_others_pass_by_themselves() -> None:
    deal = after(table(), "0 bid pass", "1 bid garde-contre")
    assert deal.events[-4:] == (
        BidMade(1, Contract.GARDE_CONTRE),
        BidMade(2, None),
        BidMade(3, None),
        TakerNamed(1, Contract.GARDE_CONTRE),
    )
    assert deal.actors == (1,)


@pytest.mark.rule("tarot.bidding.taker")
def test_a_pass_said_after_a_garde_contre_is_refused() -> None:
    assert broken(after(table(), "0 bid garde-contre"), "1 bid pass") == "tarot.declarations.chelem"


@pytest.mark.rule("tarot.bidding.taker")
def test_a_garde_contre_as_the_last_word_ends_the_auction_too() -> None:
    deal = after(table(), "0 bid prise", "1 bid garde", "2 bid garde-sans", "3 bid garde-contre")
    assert deal.events[-2:] == (BidMade(3, Contract.GARDE_CONTRE), TakerNamed(3, Contract.GARDE_CONTRE))


@pytest.mark.rule("tarot.chien.shown")
def test_the_auction_of_a_garde_ends_with_the_chien() -> None:
    deal = after(table(), "0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass")
    assert deal.events[-2:] == (TakerNamed(0, Contract.GARDE), ChienShown(0, deal.cards.talon))


@pytest.mark.rule("tarot.bidding.all-pass")
def test_if_all_four_pass_the_deal_is_void_and_laid_open() -> None:
    deal = after(table(), "0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass")
    assert deal.events[-2:] == (EveryonePassed(), HandsShown(deal.cards.hands, deal.cards.talon))
    assert deal.sheet is not None
    assert (deal.sheet.outcome, deal.sheet.scores) == ({"void": "all-pass"}, (0, 0, 0, 0))


def test_a_pass_is_a_bid_of_nothing() -> None:
    deal = after(table(), "0 bid pass")
    assert deal.actions == ((0, Bid(None)),)
