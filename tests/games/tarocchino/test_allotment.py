"""Allotting cards to places: what goes where, what a silent hand may not take, and when there is no way."""

import pytest

from cardavia.cards import Stream
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoHouseRules
from cardavia.games.tarocchino.allotment import Place, allot, as_bits, as_cards, silent_place
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.declarations import Declaration
from cardavia.games.tarocchino.evidence import place_of_hand
from cardavia.games.tarocchino.house_rules import GapBeforeSixteen, MoorsAfter
from tests.games.tarocchino.table import cards, codes


def place(room: int, open_to: str, known: str = "") -> Place:
    """Return a place that must stay silent."""
    return silent_place(room, as_bits(cards(open_to)), as_bits(cards(known)))


def allotted(written: str, *places: Place, seed: str = "x") -> list[str] | None:
    found = allot(as_bits(cards(written)), places, Stream(seed, "allot"))
    return None if found is None else [codes(as_cards(one.got)) for one in found]


def test_a_card_goes_where_it_is_open() -> None:
    free = Place(1, as_bits(cards("D6 D7")))
    assert allotted("D6 D7", free, Place(1, as_bits(cards("D7")))) == ["D6", "D7"]


def test_places_that_need_more_cards_than_there_are_cannot_be_filled() -> None:
    assert allotted("D6", Place(2, as_bits(cards("D6 D7")))) is None


def test_places_that_are_closed_to_the_cards_cannot_be_filled() -> None:
    two = Place(1, as_bits(cards("D7")))
    assert allotted("D6 D7", two, two) is None


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_a_silent_place_takes_no_card_that_makes_a_combination() -> None:
    for number in range(30):
        kings = allotted(
            "DR CR D6 D7", place(2, "DR CR D6 D7", "BR"), Place(2, as_bits(cards("DR CR D6 D7"))), seed=str(number)
        )
        assert kings is not None
        assert kings[0] != "DR CR"


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_two_silent_places_share_what_neither_can_hold_alone() -> None:
    shares = {
        tuple(found)
        for number in range(40)
        if (found := allotted("DR CR BR SR", place(2, "DR CR BR SR"), place(2, "DR CR BR SR"), seed=str(number)))
    }
    assert len(shares) == 6


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_silent_places_that_are_too_few_for_four_kings_cannot_be_filled() -> None:
    assert allotted("DR CR BR SR", place(2, "DR CR BR SR", "S6"), place(2, "DR CR", "S7")) is not None
    assert allotted("DR CR BR", place(3, "DR CR BR")) is None
    assert allotted("DR CR BR SR D6", place(4, "DR CR BR SR D6"), Place(1, as_bits(cards("D6 DR")))) is None


def test_the_search_goes_back_at_a_dead_end() -> None:
    # Three of a kind must not meet in either place; a first choice can leave that no way out.
    written = "DR CR BR SR DQ CQ BQ SQ"
    for number in range(200):
        found = allotted(written, place(4, written, "M1"), place(4, written, "M2"), seed=str(number))
        assert found is not None
        assert all(sum(code[1] == "R" for code in hand.split()) == 2 for hand in found)


HOUSE_RULES = [
    TarocchinoHouseRules(gap_before_sixteen=gap, moors_after=moors)
    for gap in GapBeforeSixteen
    for moors in MoorsAfter
]


def takes(place: Place, extra: tuple[TarocchinoCard, ...]) -> bool:
    """Say whether a place takes all these cards, one after the other."""
    for card in extra:
        if not as_bits((card,)) & place.open:
            return False
        place = place.plus(as_bits((card,)))
    return True


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=lambda rules: f"{rules.changed()}")
def test_a_hand_that_declared_takes_just_the_cards_that_add_nothing(house_rules: TarocchinoHouseRules) -> None:
    rng = Stream("silent", "allot")
    rich = cards("DR CR BR SR DQ CQ DC CC DF D1 C1 B1 S1 M1 M2 M3 M4 BE MA AN MO SO LU T16 T15 T14 T13 T12 T6 T5")
    trumps = tuple(card for card in TAROCCHINO.deck if card.suit is None or card.is_trump)
    for number in range(900):
        among = rng.shuffled((TAROCCHINO.deck.cards, rich, trumps)[number % 3])
        hand = among[: 6 + rng.below(10)]
        found = find(hand, house_rules)
        played = [card for card in hand if card not in found.cards][: rng.below(3)]
        rest = TAROCCHINO.deck.rest(found.cards, played)
        extra = rng.shuffled(rest)[: 1 + rng.below(4)]
        place = place_of_hand(len(extra), as_bits(rest), Declaration(0, found), played, house_rules)
        adds_nothing = find((*found.cards, *played, *extra), house_rules) == found
        assert takes(place, extra) == adds_nothing, (codes(hand), codes(extra))
