"""Rules of thumb of Aluette, each where it decides."""

import pytest

from cardavia.bots.thumb.aluette import PLAY, Situation, situation
from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.deck import DECK
from cardavia.games.aluette.house_rules import AluetteHouseRules, UnusedCards
from cardavia.match import deal_out
from cardavia.rules import PlayCard


def advised(
    hand: str, trick: str = "", *, number: int = 2, counts: tuple[int, ...] = (0, 0, 0, 0)
) -> tuple[str, str]:
    """Return the rule and the card for seat 0, given its hand and the cards played by the seats before it."""
    played = DECK.read(trick)
    top = max((card.level for card in played), default=0)
    first = 4 - len(played)
    on_top = tuple(first + place for place, card in enumerate(played) if card.level == top)
    held = tuple(sorted(DECK.read(hand), key=lambda card: (card.level, card.order)))
    now = Situation(0, held, number, len(played), top, on_top, counts, DECK.rest(held, played))
    rule, action = PLAY.advice(now)
    assert isinstance(action, PlayCard)
    return rule.removeprefix("aluette.thumb."), action.card.code


@pytest.mark.parametrize(
    ("hand", "trick", "rule", "card"),
    [
        ("D3 B4 S7", "", "lead-low-early", "B4"),
        ("D3 B4 S7", "S5", "second-low", "B4"),
        ("D3 BV S7", "S5 S6", "third-min", "BV"),
        ("D3 BV B4", "SR S6", "waste", "B4"),
        ("D3 BV B7", "S6 S5 S4", "fourth-cheap", "B7"),
        ("D3 BV B4", "S5 DR S4", "fourth-partner", "B4"),
        ("D3 B4 SR", "S5 S4 DR", "spoil-cheap", "SR"),
        ("B4 SR", "S5 S4 DR", "spoil-cannot-win", "SR"),
        ("D3 B4 SR", "DR CR S4", "already-spoiled", "B4"),
    ],
)
def test_early_in_the_deal(hand: str, trick: str, rule: str, card: str) -> None:
    assert advised(hand, trick) == (rule, card)


def test_from_the_sixth_trick_on_the_highest_card_is_led() -> None:
    assert advised("D3 B4 S7", number=6) == ("lead-high-late", "D3")


def test_an_opponent_about_to_win_the_deal_is_stopped_at_any_price() -> None:
    assert advised("D3 B4", "DR S5 S6", number=8, counts=(1, 3, 0, 2)) == ("block-leader", "D3")


def test_nobody_can_hold_an_unused_card_that_lies_face_up() -> None:
    deal = deal_out(ALUETTE, AluetteHouseRules(unused_cards=UnusedCards.SHOWN), 3, "face up")
    unseen = situation(ALUETTE.view(deal.state, 0)).unseen
    assert (len(unseen), set(unseen) & set(deal.cards.talon)) == (27, set())
