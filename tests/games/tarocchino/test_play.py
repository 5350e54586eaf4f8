"""Play: what may be played to a trick, and who takes it."""

import pytest

from cardavia.cards import SEATS, Seat, Stream
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoState, play
from cardavia.games.tarocchino.play import PlayBegun, TrickTaken
from cardavia.games.tarocchino.settlement import DiscardsShown
from cardavia.rules import PlayCard
from tests.games.tarocchino import brute_force
from tests.games.tarocchino.table import after, cards, codes, dealt, opened, passed, random_deal, said

PLAYING = passed(
    after(
        opened(
            dealt(
                "D1 D6 D7 C1 C6 B6 B7 S6 S7 M1 T5 T6 DQ CC BF",
                "D8 D9 C7 C8 B8 B9 S8 S9 M2 T7 T8 DR CQ BC SF",
                "D10 DF C9 C10 B10 S10 M3 T9 T10 T11 T12 CR BQ SC B1",
                "S1 M4 T13 T14 T15 T16 LU SO DC CF BR SQ BE AN MO MA SR",
            ),
        ),
        "discard LU T16",
    )
)
"""Seat 3 dealt, seat 0 leads."""


def allowed(hand: str, trick: str) -> str:
    return codes(play.allowed(cards(hand), cards(trick)))


def refused(hand: str, trick: str, card: str) -> str | None:
    found = play.refused(cards(hand), cards(trick), cards(card)[0])
    return None if found is None else found.rule


def taker(trick: str, leader: Seat = 0) -> Seat | None:
    return play.winning(leader, cards(trick))


@pytest.mark.rule("tarocchino.play.first-lead")
def test_the_seat_after_the_dealer_leads_the_first_trick() -> None:
    assert [play.first_leader(dealer) for dealer in SEATS] == [1, 2, 3, 0]
    assert TAROCCHINO.actors(PLAYING) == (0,)


@pytest.mark.rule("tarocchino.play.first-lead")
def test_everybody_hears_who_leads() -> None:
    assert PlayBegun(0).audience.public


@pytest.mark.rule("tarocchino.play.own-cards")
def test_a_card_of_another_hand_is_refused() -> None:
    found = TAROCCHINO.refuse(PLAYING, 0, PlayCard(cards("AN")[0]))
    assert found is not None
    assert found.rule == "tarocchino.play.own-cards"
    assert found.facts == (("reason", "card"), ("card", cards("AN")[0]))


@pytest.mark.rule("tarocchino.play.own-cards")
def test_a_card_out_of_turn_is_refused() -> None:
    found = TAROCCHINO.refuse(PLAYING, 1, PlayCard(cards("D8")[0]))
    assert found is not None
    assert (found.rule, found.facts) == ("tarocchino.play.own-cards", (("reason", "turn"), ("seat", 0)))


@pytest.mark.rule("tarocchino.play.own-cards")
def test_a_card_not_held_is_refused_for_that_before_any_duty() -> None:
    assert refused("D6 T5", "D9", "B7") == "tarocchino.play.own-cards"


@pytest.mark.rule("tarocchino.play.follow-suit")
@pytest.mark.parametrize(
    ("hand", "trick", "open_"),
    [
        ("D6 DR C7 T5", "D9", "D6 DR"),
        ("D6 DR C7 T5", "D9 T16", "D6 DR"),
        ("BR M1 T5 AN", "T14", "M1 T5 AN"),
        ("BR M1 T5 AN", "AN", "M1 T5 AN"),
        ("D6 BE", "M1", "BE"),
    ],
)
def test_whoever_holds_the_suit_led_follows_it_high_or_low(hand: str, trick: str, open_: str) -> None:
    assert allowed(hand, trick) == open_


@pytest.mark.rule("tarocchino.play.follow-suit")
@pytest.mark.parametrize(("trick", "card"), [("D9", "T5"), ("D9", "C7"), ("T9", "D6"), ("BE", "C7")])
def test_whoever_can_follow_may_play_no_other_suit(trick: str, card: str) -> None:
    assert refused("D6 DR C7 T5", trick, card) == "tarocchino.play.follow-suit"


@pytest.mark.rule("tarocchino.play.follow-suit")
def test_a_refusal_names_the_card_and_the_suit_led() -> None:
    found = play.refused(cards("D6 T5"), cards("MA D9"), cards("T5")[0])
    assert found is not None
    assert found.facts == (("card", cards("T5")[0]), ("suit", "D"))


@pytest.mark.rule("tarocchino.play.trump-in")
@pytest.mark.parametrize("trick", ["S9", "S9 T14", "S9 SR AN"])
def test_without_the_suit_led_any_trump_will_do(trick: str) -> None:
    assert allowed("D6 DR C7 BE T5 AN", trick) == "BE T5 AN"


@pytest.mark.rule("tarocchino.play.trump-in")
def test_whoever_can_trump_may_play_no_other_suit() -> None:
    assert refused("D6 DR C7 BE", "S9", "DR") == "tarocchino.play.trump-in"


@pytest.mark.rule("tarocchino.play.discard")
@pytest.mark.parametrize("trick", ["S9", "T9", "MA T9", "S9 T9"])
def test_with_neither_suit_nor_trump_any_card_will_do(trick: str) -> None:
    assert allowed("D6 DR C7", trick) == "D6 DR C7"
    assert refused("D6 DR C7", trick, "DR") is None


@pytest.mark.rule("tarocchino.play.matto-is-free")
@pytest.mark.parametrize("trick", ["", "D9", "T9", "S9"])
def test_the_matto_may_always_be_played(trick: str) -> None:
    assert "MA" in allowed("D6 DR C7 T5 MA", trick)
    assert refused("D6 DR C7 T5 MA", trick, "MA") is None


@pytest.mark.rule("tarocchino.play.matto-is-free")
def test_the_matto_is_never_compulsory_while_another_card_may_be_played() -> None:
    assert allowed("D6 DR MA", "T9") == "D6 DR MA"


@pytest.mark.rule("tarocchino.play.matto-is-free")
def test_the_matto_is_no_trump_to_follow_with() -> None:
    assert refused("D6 MA", "T9", "D6") is None


@pytest.mark.rule("tarocchino.play.matto-led")
def test_after_the_matto_any_card_may_be_played() -> None:
    assert allowed("D6 C7 T5", "MA") == "D6 C7 T5"
    assert refused("D6 C7 T5", "MA", "T5") is None


@pytest.mark.rule("tarocchino.play.matto-led")
@pytest.mark.parametrize(("trick", "open_"), [("MA C9", "C7"), ("MA T9", "T5"), ("MA S9 C9", "T5")])
def test_the_card_after_the_matto_sets_the_suit(trick: str, open_: str) -> None:
    assert allowed("D6 C7 T5", trick) == open_


@pytest.mark.rule("tarocchino.play.winner")
@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("S6 S10 SR S7", 2),
        ("C10 C6 C9 C7", 1),
        ("S6 CR DR BR", 0),
        ("S6 SR M1 S7", 2),
        ("S6 T5 T16 SR", 2),
        ("T5 T6 BE AN", 3),
        ("T10 T16 LU M1", 2),
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(trick: str, seat: Seat) -> None:
    assert taker(trick) == seat


@pytest.mark.rule("tarocchino.play.winner")
def test_whoever_takes_the_trick_leads_the_next_one() -> None:
    state = after(PLAYING, "play D1", "play DR", "play D10", "play DC")
    assert (TAROCCHINO.actors(state), state.tricks[0].taken_by) == ((1,), 1)


@pytest.mark.rule("tarocchino.play.winner")
def test_everybody_sees_who_takes_a_trick() -> None:
    state = after(PLAYING, "play D1", "play DR", "play D10")
    taken = said(state, "play DC")[-1]
    assert (taken, taken.audience.public) == (TrickTaken(1), True)


@pytest.mark.rule("tarocchino.play.last-moor")
@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("M1 M2 M3 M4", 3),
        ("M4 M1 D6 BE", 1),
        ("S6 M4 M1 SR", 2),
        ("M4 BE SR M1", 3),
        ("M4 T5 M1 M2", 1),
        ("T5 M1 M2 M3", 0),
    ],
)
def test_of_moors_that_are_highest_the_last_takes_the_trick(trick: str, seat: Seat) -> None:
    assert taker(trick) == seat


@pytest.mark.rule("tarocchino.play.matto-never-wins")
@pytest.mark.parametrize(("trick", "seat"), [("MA S6 S7 DR", 2), ("S6 MA DR CR", 0), ("MA BE DR CR", 1)])
def test_the_matto_never_takes_a_trick(trick: str, seat: Seat) -> None:
    assert taker(trick) == seat


@pytest.mark.rule("tarocchino.play.matto-never-wins")
def test_nobody_is_winning_while_the_matto_lies_alone() -> None:
    assert (taker(""), taker("MA")) == (None, None)


def test_the_matto_alone_is_no_finished_trick() -> None:
    with pytest.raises(ValueError, match="at most one of them is the Matto"):
        play.taker(0, cards("MA"))


@pytest.mark.rule("tarocchino.play.fifteen-tricks")
def test_all_fifteen_tricks_are_played() -> None:
    states = random_deal("fifteen")
    end = states[-1]
    assert (len(end.tricks), TAROCCHINO.actors(end)) == (15, ())
    assert all(TAROCCHINO.settle(state) is None for state in states[:-1])
    assert TAROCCHINO.settle(end) is not None


@pytest.mark.rule("tarocchino.play.fifteen-tricks")
def test_after_the_last_trick_the_cards_laid_aside_are_shown() -> None:
    before = random_deal("fifteen")[-2]
    (seat,) = TAROCCHINO.actors(before)
    shown = TAROCCHINO.decide(before, seat, TAROCCHINO.choices(before, seat).actions[0])[-1]
    assert (shown, shown.audience.public) == (DiscardsShown(before.dealer, before.discards), True)


def positions() -> list[TarocchinoState]:
    return [state for number in range(12) for state in random_deal(f"play {number}") if state.phase == "play"]


def test_what_may_be_played_agrees_with_brute_force() -> None:
    for state in positions():
        (seat,) = TAROCCHINO.actors(state)
        hand = [card.code for card in state.hands[seat]]
        offered = [TAROCCHINO.word(action) for action in TAROCCHINO.choices(state, seat).actions]
        right = brute_force.allowed(hand, [card.code for card in state.trick])
        assert offered == [f"play {code}" for code in hand if code in right]


def test_what_is_not_offered_is_refused_and_nothing_else() -> None:
    for state in positions():
        (seat,) = TAROCCHINO.actors(state)
        offered = TAROCCHINO.choices(state, seat).actions
        for card in TAROCCHINO.deck:
            found = TAROCCHINO.refuse(state, seat, PlayCard(card))
            assert (found is None) == (PlayCard(card) in offered)


def test_who_takes_a_trick_agrees_with_brute_force() -> None:
    rng = Stream("tricks", "play")
    deck = list(TAROCCHINO.deck)
    for _ in range(6_000):
        trick = rng.shuffled(deck)[:4] if rng.below(4) == 0 else _few_suits(rng)
        place = play.winning(0, trick)
        assert place == brute_force.winner([card.code for card in trick]), codes(trick)


def _few_suits(rng: Stream) -> tuple[TarocchinoCard, ...]:
    # Moors, low trumps, one suit and the Matto meet often.
    among = cards("M1 M2 M3 M4 BE T5 AN MA D1 D6 D10 DR S1")
    return rng.shuffled(among)[:4]
