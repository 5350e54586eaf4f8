"""What one seat, or the public, may know, and the deals it may imagine."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardavia.cards import SEATS, Stream, Trick
from cardavia.games.aluette import ALUETTE, AluetteView
from cardavia.games.aluette.house_rules import AluetteHouseRules, UnusedCards
from tests.games.aluette.table import TRICKS, after, cards, dealt, finished, leads_of, opened

MIDWAY = after(opened(), leads_of(4) + " D8 C8")


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    seen = ALUETTE.view(MIDWAY, 1)
    assert (seen.hand, seen.cards_left) == (MIDWAY.hands[1], (4, 4, 5, 5))


def test_the_public_sees_no_hand() -> None:
    assert ALUETTE.view(MIDWAY, None).hand == ()


def test_everybody_sees_the_trick_and_who_would_take_or_spoil_it() -> None:
    seen = ALUETTE.view(MIDWAY, None)
    assert (seen.leader, seen.turn) == (0, 2)
    assert seen.trick == tuple(zip((0, 1), cards("D8 C8"), strict=True))
    assert seen.highest == (0, 1)


def test_everybody_sees_the_tricks_of_each_player_and_which_were_spoiled() -> None:
    seen = ALUETTE.view(finished(), 2)
    assert (seen.counts, seen.spoiled) == ((2, 2, 2, 2), (5,))


@pytest.mark.rule("aluette.dealing.packets")
def test_nobody_sees_the_unused_cards_while_the_deal_is_played() -> None:
    assert [ALUETTE.view(MIDWAY, seat).talon for seat in (*SEATS, None)] == [None] * 5


@pytest.mark.rule("aluette.dealing.packets")
def test_a_house_rule_shows_everybody_the_unused_cards_during_play() -> None:
    state = opened(house_rules=AluetteHouseRules(unused_cards=UnusedCards.SHOWN))
    assert [ALUETTE.view(state, seat).talon for seat in (*SEATS, None)] == [dealt(TRICKS).talon] * 5


def test_when_the_deal_is_over_everybody_sees_all_that_was_dealt() -> None:
    seen = ALUETTE.view(finished(), None)
    assert (seen.phase, seen.turn, seen.talon, seen.dealt) == (
        "over",
        None,
        dealt(TRICKS).talon,
        dealt(TRICKS).hands,
    )


def test_while_the_deal_is_played_nobody_sees_what_was_dealt() -> None:
    seen = ALUETTE.view(MIDWAY, 3)
    assert (seen.phase, seen.dealt) == ("play", None)


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_an_imagined_deal_looks_the_same(seat: int | None) -> None:
    seen = ALUETTE.view(MIDWAY, seat)
    for number in range(20):
        assert ALUETTE.view(ALUETTE.imagine(seen, Stream(str(number), "imagine")), seat) == seen


def test_imagining_is_repeatable() -> None:
    seen = ALUETTE.view(MIDWAY, 0)
    first, second = (ALUETTE.imagine(seen, Stream("cow", "imagine")) for _ in range(2))
    assert first == second


def test_an_unseen_card_is_imagined_at_every_place_it_may_be() -> None:
    seen = ALUETTE.view(MIDWAY, 0)
    (card,) = cards("D3")
    rng = Stream("cow", "imagine")
    worlds = [ALUETTE.imagine(seen, rng) for _ in range(2600)]
    places = Counter(next((s for s in SEATS if card in world.hands[s]), "talon") for world in worlds)
    # 4, 5 and 5 cards in the other hands and 12 unused: 26 places, each as likely.
    assert {place: round(times / 100) for place, times in places.items()} == {1: 4, 2: 5, 3: 5, "talon": 12}


def test_a_finished_deal_leaves_nothing_to_imagine() -> None:
    over = finished()
    assert ALUETTE.imagine(ALUETTE.view(over, 0), Stream("", "imagine")) == over


def test_unused_cards_in_sight_are_imagined_where_they_lie() -> None:
    state = opened(house_rules=AluetteHouseRules(unused_cards=UnusedCards.SHOWN))
    assert ALUETTE.imagine(ALUETTE.view(state, 0), Stream("", "imagine")).talon == state.talon


SEEN = ALUETTE.view(MIDWAY, 0)
SHUFFLED_TRICK = Trick(SEEN.tricks[0].leader, SEEN.tricks[0].cards, 1)
OTHER_LEADER = Trick(2, SEEN.tricks[0].cards, 1)


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": SEEN.hand[:3]},
        {"hand": SEEN.tricks[0].cards},
        {"cards_left": (4, 4, 4, 5)},
        {"counts": (9, 0, 0, 0)},
        {"turn": 0},
        {"phase": "over"},
        {"talon": cards("D3")},
        {"tricks": (SHUFFLED_TRICK, *SEEN.tricks[1:]), "counts": (1, 2, 1, 0)},
        {"tricks": (OTHER_LEADER, *SEEN.tricks[1:]), "counts": (1, 2, 1, 0)},
        {"dealer": 0},
    ],
    ids=" ".join,
)
def test_a_view_that_nobody_can_have_is_noticed(changes: dict[str, Any]) -> None:
    impossible: AluetteView = replace(SEEN, **changes)
    with pytest.raises(ValueError, match="no deal of Aluette"):
        ALUETTE.imagine(impossible, Stream("", "imagine"))
