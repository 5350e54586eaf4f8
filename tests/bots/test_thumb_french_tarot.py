"""Rules of thumb of French Tarot, each where it decides."""

import pytest

from cardavia.bots.thumb.french_tarot.bidding import BIDDING, CHELEM, Speaking
from cardavia.bots.thumb.french_tarot.ecart import ECART, Choosing
from cardavia.bots.thumb.french_tarot.weighing import count, distribution
from cardavia.games.french_tarot.bidding import open_bids
from cardavia.games.french_tarot.chien import Discard, open_discard
from cardavia.games.french_tarot.deck import DECK
from cardavia.games.french_tarot.declarations import AnnounceChelem, ForgoChelem
from cardavia.rules import Choices

STRONG = "T21 T20 T19 T17 T16 T14 T10 T8 T1 EX SR SD HR HD DR D2 D3 C4"


def said(hand: str) -> tuple[str, str]:
    """Return the rule and the bid for a hand that opens the auction."""
    rule, action = BIDDING.advice(Speaking(DECK.read(hand), Choices(open_bids(())), is_taker=False))
    return rule.removeprefix("tarot.thumb."), str(getattr(action, "contract", None))


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("S2 S3", 0),
        ("SR SD", 10),
        ("SR", 6),
        ("SD SC SV", 6),
        ("S2 S3 S4 S5 S6", 5),
        ("T21 EX T2 T3", 20),
        ("T21 T20 T1 T2 T3", 10 + 2 + 2 + 1 + 1 + 5 + 10),
    ],
)
def test_the_count_weighs_bouts_trumps_honours_and_length(hand: str, points: int) -> None:
    assert count(DECK.read(hand)) == points


def test_a_void_and_a_singleton_count_where_the_chien_is_not_taken() -> None:
    assert distribution(DECK.read("S2 S3 H4 D2 D3")) == 3 + 6


def test_a_poor_hand_passes() -> None:
    assert said("S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 T2 T3 T4 T5 C5 C6") == ("bid-count", "None")


def test_an_overwhelming_hand_needs_no_chien() -> None:
    assert said(STRONG) == ("bid-contre", "garde-contre")


def test_the_ecart_empties_the_shortest_suit_without_a_king() -> None:
    hand = tuple(sorted(DECK.read(f"{STRONG} C5 C6 H4 H5 S7 S8")))
    rule, action = ECART.advice(Choosing(hand, open_discard(hand)))
    assert isinstance(action, Discard)
    assert rule == "tarot.thumb.ecart-void"
    assert {"C4", "C5", "C6"} <= {card.code for card in action.cards}


def test_a_chelem_is_forgone_with_a_loser_and_announced_without() -> None:
    choices = Choices((AnnounceChelem(), ForgoChelem()))
    sure = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 EX SR HR DR CR"
    assert CHELEM.advice(Speaking(DECK.read(STRONG), choices, is_taker=True))[1] == ForgoChelem()
    assert CHELEM.advice(Speaking(DECK.read(sure), choices, is_taker=True))[1] == AnnounceChelem()
