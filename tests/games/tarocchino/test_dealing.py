"""Dealing, and the two cards the dealer lays aside."""

import pytest

from cardavia.cards import SEATS, Dealt, Seat, Stream
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard
from cardavia.games.tarocchino.dealing import (
    CardsLaidAside,
    DealOpened,
    DiscardCards,
    DiscardMade,
    HandDealt,
)
from cardavia.rules import EVERYBODY, Choices, HouseRules, Refusal, only
from tests.games.tarocchino.table import RULEBOOK, after, cards, codes, dealt, opened, said

DEAL = dealt("", "", "", "D1 D6 DF DR C9 CR T5 LU M1 BE AN MO MA SQ")
"""Seat 3 deals, and holds cards that may not be laid aside among others."""
START = opened(DEAL)


def refused(*asked: str) -> Refusal:
    found = TAROCCHINO.refuse(START, 3, DiscardCards(cards(" ".join(asked))))
    assert found is not None
    return found


@pytest.mark.rule("tarocchino.dealing.cards")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_receives_17_cards_and_the_others_15(dealer: Seat) -> None:
    deal = TAROCCHINO.deal("bologna", dealer)
    assert [len(hand) for hand in deal.hands] == [17 if seat == dealer else 15 for seat in SEATS]
    assert deal.talon == ()
    assert TAROCCHINO.check(deal, dealer) is None


@pytest.mark.rule("tarocchino.dealing.cards")
@pytest.mark.parametrize("dealer", SEATS)
def test_the_shuffled_deck_is_cut_into_four_from_the_seat_after_the_dealer(dealer: Seat) -> None:
    shuffled = Stream("bologna", "deal").shuffled(TAROCCHINO.deck.cards)
    packets = [shuffled[:15], shuffled[15:30], shuffled[30:45], shuffled[45:]]
    hands = {(dealer + 1 + place) % 4: tuple(sorted(packet)) for place, packet in enumerate(packets)}
    assert TAROCCHINO.deal("bologna", dealer).hands == tuple(hands[seat] for seat in SEATS)


@pytest.mark.rule("tarocchino.dealing.cards")
def test_a_seed_deals_the_same_cards_for_ever() -> None:
    assert [codes(hand) for hand in TAROCCHINO.deal("bologna", 0).hands] == BOLOGNA


@pytest.mark.rule("tarocchino.dealing.cards")
def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    drawn = [TAROCCHINO.first_dealer(f"seed {number}") for number in range(40)]
    assert set(drawn) == set(SEATS)
    assert drawn == [Stream(f"seed {number}", "first-dealer").below(4) for number in range(40)]


def test_the_seat_after_the_dealer_deals_next() -> None:
    assert [TAROCCHINO.next_dealer(seat) for seat in SEATS] == [1, 2, 3, 0]


def test_play_goes_counter_clockwise_and_a_match_is_one_deal() -> None:
    assert not TAROCCHINO.clockwise
    assert [TAROCCHINO.match_over(deals) for deals in (0, 1, 2)] == [False, True, True]


def test_a_deal_begins_with_a_hand_for_each_seat_that_only_it_sees() -> None:
    opening, *hands = TAROCCHINO.open(RULEBOOK, 3, DEAL)
    assert opening == DealOpened(3, RULEBOOK)
    assert opening.audience.public
    assert hands == [HandDealt(seat, DEAL.hands[seat]) for seat in SEATS]
    assert [event.audience.seats for event in hands] == [{0}, {1}, {2}, {3}]


def test_a_deal_of_tarocchino_has_its_own_house_rules() -> None:
    with pytest.raises(TypeError, match="no house rules of Tarocchino"):
        TAROCCHINO.open(HouseRules(), 3, DEAL)


MALFORMED = {
    "three hands": (Dealt(DEAL.hands[:3], ()), "hands"),
    "a short hand": (Dealt((DEAL.hands[0][1:], *DEAL.hands[1:]), ()), "hands"),
    "seventeen for another": (Dealt((DEAL.hands[3], *DEAL.hands[1:3], DEAL.hands[0]), ()), "hands"),
    "a card twice": (Dealt(((*DEAL.hands[0][1:], DEAL.hands[1][0]), *DEAL.hands[1:]), ()), "hands"),
    "a card left over": (Dealt(DEAL.hands, cards("D7")), "talon"),
}


@pytest.mark.parametrize(("deal", "key"), MALFORMED.values(), ids=MALFORMED)
def test_cards_that_cannot_have_been_dealt_so_are_found(deal: Dealt[TarocchinoCard], key: str) -> None:
    assert TAROCCHINO.check(deal, 3) == key


@pytest.mark.rule("tarocchino.dealing.discard")
def test_the_dealer_may_lay_aside_anything_but_kings_and_tarocchi() -> None:
    (pick,) = TAROCCHINO.choices(START, 3).picks
    assert (pick.verb, pick.size, pick.must) == ("discard", 2, ())
    forbidden = {card for card in START.hands[3] if card not in pick.cards}
    assert forbidden == set(cards("DR CR BE AN MO MA"))


@pytest.mark.rule("tarocchino.dealing.discard")
def test_the_two_cards_proposed_are_plain_and_allowed() -> None:
    (pick,) = TAROCCHINO.choices(START, 3).picks
    assert [card.code for card in pick.proposed] == ["D6", "C9"]
    assert pick.allows(pick.proposed)


@pytest.mark.rule("tarocchino.dealing.discard")
@pytest.mark.parametrize("asked", ["D6", "D6 D1 T5", ""])
def test_not_two_cards_are_refused(asked: str) -> None:
    assert refused(asked).facts == (("reason", "number"), ("count", len(asked.split())))


@pytest.mark.rule("tarocchino.dealing.discard")
@pytest.mark.parametrize(
    ("asked", "facts"),
    [
        ("D6 D6", (("reason", "twice"), ("card", cards("D6")[0]))),
        ("AN AN", (("reason", "twice"), ("card", cards("AN")[0]))),
        ("D6 B9", (("reason", "not-held"), ("card", cards("B9")[0]))),
        ("AN B9", (("reason", "not-held"), ("card", cards("B9")[0]))),
        ("DR D6", (("reason", "barred"), ("cards", cards("DR")))),
        ("MA BE", (("reason", "barred"), ("cards", cards("MA BE")))),
    ],
)
def test_a_card_twice_comes_before_one_not_held_and_that_before_a_forbidden_one(
    asked: str, facts: tuple[object, ...]
) -> None:
    found = refused(asked)
    assert (found.rule, found.facts) == ("tarocchino.dealing.discard", facts)


@pytest.mark.rule("tarocchino.dealing.discard")
def test_nobody_but_the_dealer_may_lay_cards_aside() -> None:
    found = TAROCCHINO.refuse(START, 0, DiscardCards(START.hands[0][:2]))
    assert found is not None
    assert (found.rule, found.facts) == ("tarocchino.dealing.discard", (("reason", "turn"), ("seat", 3)))
    assert TAROCCHINO.choices(START, 0) == Choices()


@pytest.mark.rule("tarocchino.dealing.discard")
def test_the_others_learn_that_cards_were_laid_aside_but_not_which() -> None:
    which, done, *_ = said(START, "discard SQ D6")
    assert (which, which.audience) == (CardsLaidAside(3, cards("D6 SQ")), only(3))
    assert (done, done.audience) == (DiscardMade(3), EVERYBODY)


@pytest.mark.rule("tarocchino.dealing.discard")
def test_the_cards_laid_aside_leave_the_hand() -> None:
    state = after(START, "discard SQ D6")
    assert (state.discards, len(state.hands[3])) == (cards("D6 SQ"), 15)
    assert not set(state.hands[3]) & set(state.discards)


BOLOGNA = [
    "D1 D9 DQ DR C1 C7 C10 CF CC B1 B8 S1 S8 M4 T7 T11 MO",
    "D8 DC C6 C8 CQ B7 B9 BR S7 SQ SR M2 T14 T15 T16",
    "D7 D10 C9 CR B6 BF BQ S6 S10 SF SC BE T6 T10 SO",
    "D6 DF B10 BC S9 M1 M3 T5 T8 T9 T12 T13 LU AN MA",
]
