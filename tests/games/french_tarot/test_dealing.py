"""Dealing: eighteen cards each, six to the chien, and the bare Petit."""

from dataclasses import dataclass

import pytest

from cardavia.cards import SEATS, Dealt, Stream
from cardavia.games.french_tarot import FRENCH_TAROT, dealing
from cardavia.games.french_tarot.dealing import ChienDealt, DealOpened, HandDealt, HandsShown, PetitSecFound
from cardavia.games.french_tarot.deck import DECK, TarotCard
from cardavia.rules import EVERYBODY, NOBODY, HouseRules, only
from tests.games.french_tarot.table import RULEBOOK, broken, cards, codes, dealt, table

BARE = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR H1 H2 H3 T1"
BESIDE_EXCUSE = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR H1 H2 T1 EX"
BESIDE_TRUMP = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR H1 H2 T1 T2"


@dataclass(frozen=True, slots=True)
class OtherHouseRules(HouseRules):
    """The switches of another game."""


@pytest.mark.rule("tarot.dealing.cards")
def test_each_seat_is_dealt_eighteen_cards_and_the_chien_six() -> None:
    deal = dealing.deal("museum", 0)
    assert [len(hand) for hand in deal.hands] == [18] * 4
    assert len(deal.talon) == 6


@pytest.mark.rule("tarot.dealing.cards")
def test_the_shuffled_deck_is_cut_from_the_seat_after_the_dealer_on() -> None:
    shuffled = Stream("museum", "deal").shuffled(DECK.cards)
    deal = dealing.deal("museum", 1)
    assert [set(deal.hands[seat]) for seat in (2, 3, 0, 1)] == [
        set(shuffled[at : at + 18]) for at in (0, 18, 36, 54)
    ]
    assert set(deal.talon) == set(shuffled[72:])


@pytest.mark.rule("tarot.dealing.cards")
def test_a_seed_deals_these_cards_for_ever() -> None:
    deal = dealing.deal("museum", 3)
    assert codes(deal.hands[0]) == "S3 SV SR H3 H4 HD D5 D8 D9 C5 C6 C10 T3 T5 T10 T11 T14 T18"
    assert codes(deal.talon) == "S8 DD C1 C8 T6 T7"


@pytest.mark.rule("tarot.dealing.petit-sec")
@pytest.mark.parametrize(
    ("hand", "bare"),
    [(BARE, True), (BESIDE_EXCUSE, False), (BESIDE_TRUMP, False), (BARE.replace("T1", "T2"), False)],
    ids=["the Petit alone", "with the Excuse", "with another trump", "another trump alone"],
)
def test_a_petit_is_bare_without_another_trump_and_the_excuse(hand: str, bare: bool) -> None:
    assert dealing.is_petit_sec(cards(hand)) is bare


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_a_hand_with_the_excuse_alone_is_no_petit_sec() -> None:
    assert not dealing.is_petit_sec(cards(BARE.replace("T1", "EX")))


@pytest.mark.rule("tarot.dealing.petit-sec")
@pytest.mark.parametrize("seat", SEATS)
def test_a_bare_petit_in_any_hand_makes_the_deal_void_at_once(seat: int) -> None:
    hands = [""] * 4
    hands[seat] = BARE
    deal = table(*hands)
    assert deal.actors == ()
    assert deal.sheet is not None
    assert deal.sheet.outcome == {"void": "petit-sec"}


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_a_void_deal_is_laid_open_and_nobody_scores() -> None:
    deal = table(BARE)
    assert deal.events[-2:] == (PetitSecFound(0), HandsShown(deal.cards.hands, deal.cards.talon))
    assert deal.sheet is not None
    assert deal.sheet.scores == (0, 0, 0, 0)


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_after_a_void_deal_nobody_can_speak() -> None:
    assert broken(table(BARE), "0 bid pass") == "record.word"


@pytest.mark.rule("tarot.dealing.redeal")
def test_the_next_seat_deals_next() -> None:
    assert [FRENCH_TAROT.next_dealer(dealer) for dealer in SEATS] == [1, 2, 3, 0]


@pytest.mark.rule("tarot.dealing.redeal")
def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    for seed in ("museum", "le chien", "petit sec"):
        assert FRENCH_TAROT.first_dealer(seed) == Stream(seed, "first-dealer").below(4)


def test_a_match_is_one_deal() -> None:
    assert [FRENCH_TAROT.match_over(deals) for deals in (0, 1)] == [False, True]


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        (dealt(), None),
        (Dealt(dealt().hands[:3], dealt().talon), "hands"),
        (Dealt((dealt().hands[0][:17], *dealt().hands[1:]), dealt().talon), "hands"),
        (Dealt((dealt().hands[1], *dealt().hands[1:]), dealt().talon), "hands"),
        (Dealt(dealt().hands, dealt().talon[:5]), "talon"),
        (Dealt(dealt().hands, dealt().hands[0][:6]), "talon"),
    ],
    ids=["a deal", "three hands", "seventeen cards", "a hand twice", "five in the chien", "the chien held"],
)
def test_cards_are_checked_as_hands_and_then_as_the_talon(deal: Dealt[TarotCard], fault: str | None) -> None:
    assert FRENCH_TAROT.check(deal, 0) == fault


def test_hands_are_dealt_in_the_order_of_play_each_to_its_seat_alone() -> None:
    opened, *hands, chien = FRENCH_TAROT.open(RULEBOOK, 1, dealt())
    assert opened == DealOpened(1, RULEBOOK)
    assert opened.audience is EVERYBODY
    assert [hand.audience for hand in hands] == [only(seat) for seat in (2, 3, 0, 1)]
    assert chien == ChienDealt(dealt().talon)
    assert chien.audience is NOBODY


def test_hands_are_laid_in_deck_order() -> None:
    deal = dealt()
    backwards = Dealt(tuple(hand[::-1] for hand in deal.hands), deal.talon[::-1])
    assert FRENCH_TAROT.open(RULEBOOK, 3, backwards) == FRENCH_TAROT.open(RULEBOOK, 3, deal)
    assert HandDealt(0, deal.hands[0]) in FRENCH_TAROT.open(RULEBOOK, 3, backwards)


def test_a_deal_is_not_opened_under_the_house_rules_of_another_game() -> None:
    with pytest.raises(TypeError, match="FrenchTarotHouseRules"):
        FRENCH_TAROT.open(OtherHouseRules(), 0, dealt())
