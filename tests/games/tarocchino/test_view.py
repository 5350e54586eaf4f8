"""What one seat, or the public, may know."""

import pytest

from cardavia.cards import SEATS, Seat
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoState
from cardavia.games.tarocchino.declarations import Answer, Declaration
from cardavia.games.tarocchino.view import MattoPlayed, Revealed
from tests.games.tarocchino.table import after, cards, dealt, held, opened, random_deal

NOTHING = "D6 D7 D8 D9 D10 C6 C7 C8 C9 C10 B6 B7 B8 B9 B10"
KINGS = "DR CR BR B1 S6 S7 S8 S9 S10 T5 T6 T7 T8 T9 T10"
MOORS = "M1 M2 M3 D1 C1 DF CF T11 T12 T13 T14 T15 T16 LU SO"
DEALER = "AN MO BE MA DQ CQ BQ SQ SR SF SC BC BF S1 DC CC M4"

START = opened(dealt(NOTHING, KINGS, MOORS, DEALER))
ASKED = after(START, "discard SF SC")
PLAYING = after(ASKED, "declare yes", "declare no", "declare no")
MIDWAY = after(PLAYING, "play D6", "play DR", "play D1", "play MA", "play S6", "play M1")


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    seen = TAROCCHINO.view(MIDWAY, 0)
    assert (seen.hand, seen.cards_left) == (MIDWAY.hands[0], (14, 13, 13, 14))


def test_the_public_sees_no_hand() -> None:
    assert TAROCCHINO.view(MIDWAY, None).hand == ()


def test_everybody_sees_the_trick_and_whose_card_is_best() -> None:
    seen = TAROCCHINO.view(MIDWAY, None)
    assert (seen.leader, seen.turn, seen.winning) == (1, 3, 2)
    assert seen.trick == tuple(zip((1, 2), cards("S6 M1"), strict=True))
    assert seen.tricks_taken == (0, 1)


@pytest.mark.rule("tarocchino.dealing.discard")
def test_while_cards_are_laid_aside_it_is_the_dealers_turn_for_all_to_see() -> None:
    for seat in (*SEATS, None):
        seen = TAROCCHINO.view(START, seat)
        assert (seen.phase, seen.turn, seen.discards) == ("discard", 3, None)


@pytest.mark.rule("tarocchino.dealing.discard")
def test_the_dealer_alone_sees_what_was_laid_aside() -> None:
    assert [TAROCCHINO.view(PLAYING, seat).discards for seat in SEATS] == [None, None, None, cards("SF SC")]
    assert TAROCCHINO.view(PLAYING, None).discards is None


@pytest.mark.rule("tarocchino.declarations.round")
def test_only_the_asked_seat_sees_that_it_is_asked() -> None:
    for seat in (*SEATS, None):
        seen = TAROCCHINO.view(ASKED, seat)
        assert (seen.phase, seen.turn) == ("declarations", None)
        assert seen.to_declare == (Declaration(1, held("DR CR BR")) if seat == 1 else None)


@pytest.mark.rule("tarocchino.declarations.public")
def test_a_pass_changes_nothing_for_anybody_who_is_not_asked() -> None:
    later = after(ASKED, "declare no")
    for seat in (0, 3, None):
        assert TAROCCHINO.view(ASKED, seat) == TAROCCHINO.view(later, seat)


@pytest.mark.rule("tarocchino.declarations.public")
def test_who_passes_looks_like_one_who_holds_nothing() -> None:
    other = opened(dealt(NOTHING, KINGS.replace("CR", "S1"), MOORS, DEALER.replace("S1", "CR")))
    holds_nothing = after(other, "discard SF SC", "declare no", "declare no")
    passes = after(ASKED, "declare no", "declare no", "declare no")
    assert not holds_nothing.opening[1]
    for seat in (0, 2, None):
        assert TAROCCHINO.view(passes, seat) == TAROCCHINO.view(holds_nothing, seat)


@pytest.mark.rule("tarocchino.declarations.round")
def test_a_seat_remembers_what_it_said() -> None:
    assert [TAROCCHINO.view(PLAYING, seat).answer for seat in (*SEATS, None)] == [
        *(None, Answer.YES, Answer.NO, Answer.NO, None)
    ]


@pytest.mark.rule("tarocchino.declarations.public")
def test_everybody_sees_what_was_declared() -> None:
    for seat in (*SEATS, None):
        assert TAROCCHINO.view(MIDWAY, seat).declared == (Declaration(1, held("DR CR BR")),)


@pytest.mark.rule("tarocchino.settlement.matto-kept")
def test_everybody_sees_which_side_owes_a_card_for_the_matto() -> None:
    assert TAROCCHINO.view(PLAYING, 0).matto is None
    assert TAROCCHINO.view(MIDWAY, None).matto == MattoPlayed(seat=3, debtor=None)
    owing = after(PLAYING, "play D6", "play DR", "play D1", "play DC", "play S6", "play SO", "play MA", "play B6")
    assert TAROCCHINO.view(owing, None).matto == MattoPlayed(seat=3, debtor=1)


def test_while_the_deal_is_played_nothing_is_revealed() -> None:
    *states, _ = random_deal("revealed")
    assert {TAROCCHINO.view(state, seat).revealed for state in states for seat in (*SEATS, None)} == {None}


def test_when_the_deal_is_over_everybody_sees_all_hands_and_what_was_laid_aside() -> None:
    end = random_deal("revealed")[-1]
    for seat in (*SEATS, None):
        seen = TAROCCHINO.view(end, seat)
        assert (seen.phase, seen.turn) == ("over", None)
        assert seen.revealed == Revealed(end.hands_of_fifteen, end.discards)
    assert sum(len(hand) for hand in end.hands_of_fifteen) + len(end.discards) == 62


def test_no_view_holds_a_card_that_is_hidden_from_its_seat() -> None:
    for number in range(6):
        for state in random_deal(f"canary {number}")[:-1]:
            for seat in (*SEATS, None):
                written = str(TAROCCHINO.notation.write(TAROCCHINO.view(state, seat)))
                assert not [card for card in hidden(state, seat) if f"'{card}'" in written]


def hidden(state: TarocchinoState, seat: Seat | None) -> list[TarocchinoCard]:
    secret = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    if seat != state.dealer:
        secret += state.discards
    shown = {card for made in state.declared for card in made.combinations.cards}
    return [card for card in secret if card not in shown]
