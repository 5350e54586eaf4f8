"""Imagined deals: they look the same, they could have come about, and every one that could is among them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations as choose

import pytest

from cardavia.cards import SEATS, Dealt, Seat, Stream, Trick
from cardavia.games.tarocchino import (
    TAROCCHINO,
    TarocchinoCard,
    TarocchinoHouseRules,
    TarocchinoState,
    TarocchinoView,
)
from cardavia.games.tarocchino.declarations import Answer, Declare
from cardavia.games.tarocchino.evidence import may_be_asked
from cardavia.games.tarocchino.house_rules import DeclarationTime
from tests.games.tarocchino.table import RULEBOOK, after, cards, chosen, codes, dealt, opened, passed

ROUND = RULEBOOK
WITH_FIRST_CARD = TarocchinoHouseRules(declaration_time=DeclarationTime.WITH_FIRST_CARD)
EVERYBODY = (*SEATS, None)


def talkative(seed: str, house_rules: TarocchinoHouseRules = ROUND) -> Iterator[TarocchinoState]:
    """Yield the states of a deal in which whoever may declare mostly does: all of them, also between two events."""
    dealer = TAROCCHINO.first_dealer(seed)
    state = opened(TAROCCHINO.deal(seed, dealer), dealer, house_rules)
    rng = Stream(seed, "play")
    yield state
    while TAROCCHINO.actors(state):
        (seat,) = TAROCCHINO.actors(state)
        declares = state.asked == seat and rng.below(4)
        action = Declare(Answer.YES) if declares else chosen(state, seat, rng)
        for event in TAROCCHINO.decide(state, seat, action):
            state = TAROCCHINO.evolve(state, event)
            yield state


def again(state: TarocchinoState) -> TarocchinoState:
    """Return the state that comes about when the cards of this one are dealt and played as it tells."""
    hands = list(state.hands_of_fifteen)
    hands[state.dealer] = tuple(sorted((*hands[state.dealer], *state.discards)))
    deal = Dealt(tuple(hands), ())
    assert TAROCCHINO.check(deal, state.dealer) is None
    played = opened(deal, state.dealer, state.house_rules)
    if state.discards:
        played = after(played, "discard " + codes(state.discards))
    plays = [*(one for trick in state.tricks for one in trick.plays), *trick_of(state)]
    while TAROCCHINO.actors(played):
        (seat,) = TAROCCHINO.actors(played)
        answer = state.answers[seat]
        if played.asked == seat and answer is not None:
            played = after(played, f"declare {answer.value}")
        elif played.phase == "play" and played.asked is None and plays:
            turn, card = plays.pop(0)
            assert turn == seat
            played = after(played, f"play {card}")
        else:
            break
    assert plays == []
    return played


def trick_of(state: TarocchinoState) -> list[tuple[Seat, TarocchinoCard]]:
    return [((state.leader + place) % 4, card) for place, card in enumerate(state.trick)]


@pytest.mark.parametrize("house_rules", [ROUND, WITH_FIRST_CARD], ids=["round", "first card"])
@pytest.mark.parametrize("number", range(2))
def test_an_imagined_deal_looks_the_same_at_every_moment(number: int, house_rules: TarocchinoHouseRules) -> None:
    for at, state in enumerate(talkative(f"same {number}", house_rules)):
        for seat in EVERYBODY:
            seen = TAROCCHINO.view(state, seat)
            imagined = TAROCCHINO.imagine(seen, Stream(f"{at} {seat}", "imagine"))
            assert TAROCCHINO.view(imagined, seat) == seen


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
@pytest.mark.rule("tarocchino.dealing.discard")
@pytest.mark.parametrize("house_rules", [ROUND, WITH_FIRST_CARD], ids=["round", "first card"])
@pytest.mark.parametrize("number", range(4))
def test_an_imagined_deal_could_have_come_about(number: int, house_rules: TarocchinoHouseRules) -> None:
    for at, state in enumerate(talkative(f"came about {number}", house_rules)):
        if TAROCCHINO.actors(state):
            seat = EVERYBODY[at % 5]
            imagined = TAROCCHINO.imagine(TAROCCHINO.view(state, seat), Stream(str(at), "imagine"))
            assert again(imagined) == imagined


def test_imagining_is_repeatable() -> None:
    seen = TAROCCHINO.view(list(talkative("repeat"))[20], 0)
    first, second = (TAROCCHINO.imagine(seen, Stream("bologna", "imagine")) for _ in range(2))
    assert first == second


def test_the_end_is_remembered_and_not_imagined() -> None:
    *_, end = talkative("remembered")
    for seat in EVERYBODY:
        assert TAROCCHINO.imagine(TAROCCHINO.view(end, seat), Stream("x", "imagine")) == end


@pytest.mark.parametrize("house_rules", [ROUND, WITH_FIRST_CARD], ids=["round", "first card"])
@pytest.mark.parametrize("seed", ["ending 1", "ending 5", "ending 6", "ending 9"])
def test_in_an_ending_every_deal_that_fits_is_imagined_and_no_other(
    seed: str, house_rules: TarocchinoHouseRules
) -> None:
    endings = (state for state in talkative(seed, house_rules) if len(state.tricks) == 13)
    state = next(state for state in endings if len(state.trick) == 2)
    seen = TAROCCHINO.view(state, state.turn)
    possible = {key(world) for world in worlds(state, seen)}
    assert key(state) in possible
    rng = Stream(seed, "imagine")
    found = {key(TAROCCHINO.imagine(seen, rng)) for _ in range(10 * len(possible) + 40)}
    assert found == possible


def key(state: TarocchinoState) -> tuple[object, ...]:
    return (state.hands, state.discards, state.answers)


def worlds(state: TarocchinoState, seen: TarocchinoView) -> Iterator[TarocchinoState]:
    """Yield every state that looks like this: of all ways to lay the unseen cards those that the rules allow."""
    others = [seat for seat in SEATS if seat != seen.seat]
    hidden_discards = () if seen.discards is not None else state.discards
    unseen = sorted((*(card for seat in others for card in state.hands[seat]), *hidden_discards))
    sizes = [len(state.hands[seat]) for seat in others] + [len(hidden_discards)]
    for parts in divided(unseen, sizes):
        hands = list(state.hands)
        for seat, part in zip(others, parts, strict=False):
            hands[seat] = part
        discards = parts[-1] if hidden_discards else state.discards
        if any(card.is_king or card.is_tarocco for card in discards):
            continue
        try:
            world = again(with_answers(replace(state, hands=tuple(hands), discards=discards), seen))
        except (AssertionError, ValueError):
            continue
        if world.hands == tuple(hands) and TAROCCHINO.view(world, seen.seat) == seen:
            yield world


def with_answers(state: TarocchinoState, seen: TarocchinoView) -> TarocchinoState:
    """Return the state with the answers the view knows of: whoever did not declare passed, if asked at all."""
    declared = {made.seat for made in seen.declared}
    said = tuple(Answer.YES if seat in declared else Answer.NO for seat in SEATS)
    return replace(state, answers=said)


def divided(
    among: Sequence[TarocchinoCard], sizes: Sequence[int]
) -> Iterator[tuple[tuple[TarocchinoCard, ...], ...]]:
    if not sizes:
        yield ()
        return
    for part in choose(among, sizes[0]):
        rest = [card for card in among if card not in part]
        yield from ((part, *others) for others in divided(rest, sizes[1:]))


NOTHING = "D6 D7 D8 D9 D10 C6 C7 C8 C9 C10 B6 B7 B8 B9 B10"
KINGS = "DR CR BR B1 S6 S7 S8 S9 S10 T5 T6 T7 T8 T9 T10"
MOORS = "M1 M2 M3 D1 C1 DF CF T11 T12 T13 T14 T15 T16 LU SO"
DEALER = "AN MO BE MA DQ CQ BQ SQ SR SF SC BC BF S1 DC CC M4"
ASKED = after(opened(dealt(NOTHING, KINGS, MOORS, DEALER)), "discard SF SC")


def imagined(state: TarocchinoState, seat: Seat | None, number: int = 150) -> list[TarocchinoState]:
    rng = Stream("imagined", "imagine")
    seen = TAROCCHINO.view(state, seat)
    return [TAROCCHINO.imagine(seen, rng) for _ in range(number)]


@pytest.mark.rule("tarocchino.declarations.round")
def test_somebody_is_asked_in_every_imagined_round() -> None:
    asked = Counter(TAROCCHINO.actors(world) for world in imagined(ASKED, 0))
    assert set(asked) == {(1,), (2,), (3,)}


@pytest.mark.rule("tarocchino.declarations.round")
@pytest.mark.parametrize(
    ("words", "seat", "waiting"),
    [
        ((), None, (0, 1, 2, 3)),
        ((), 0, (1, 2, 3)),
        ((), 1, ()),
        ((), 2, (0, 1)),
        ((), 3, (0, 1, 2)),
        (("declare no",), 1, (2, 3)),
        (("declare yes",), 0, (2, 3)),
        (("declare yes",), None, (2, 3)),
        (("declare yes", "declare no"), 0, (2, 3)),
        (("declare yes", "declare yes"), 1, (3,)),
        (("declare yes", "declare yes"), 3, ()),
        (("declare yes", "declare no", "declare no"), 0, ()),
    ],
)
def test_who_may_be_asked_follows_from_the_order_and_what_was_said(
    words: tuple[str, ...], seat: Seat | None, waiting: tuple[Seat, ...]
) -> None:
    assert may_be_asked(TAROCCHINO.view(after(ASKED, *words), seat)) == waiting


@pytest.mark.rule("tarocchino.declarations.public")
def test_declared_cards_stay_in_the_hand_that_showed_them() -> None:
    state = after(ASKED, "declare yes", "declare no", "declare no")
    assert all(set(cards("DR CR BR")) <= set(world.hands[1]) for world in imagined(state, 0))


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_a_hand_that_declared_holds_nothing_more() -> None:
    state = after(ASKED, "declare yes", "declare no", "declare no")
    for world in imagined(state, 0):
        assert world.opening[1].cards == cards("DR CR BR")


@pytest.mark.rule("tarocchino.declarations.all-or-nothing")
def test_a_hand_that_did_not_declare_may_hold_a_combination_or_none() -> None:
    state = after(ASKED, "declare yes", "declare no", "declare no")
    passes = Counter(world.answers[2] for world in imagined(state, 0))
    assert set(passes) == {Answer.NO, None}


@pytest.mark.rule("tarocchino.dealing.discard")
def test_no_king_and_no_tarocco_is_imagined_aside() -> None:
    state = after(ASKED, "declare yes", "declare no", "declare no")
    aside = {card for world in imagined(state, 0, 250) for card in world.discards}
    assert not [card for card in aside if card.is_king or card.is_tarocco]
    assert len(aside) > 25


@pytest.mark.rule("tarocchino.play.follow-suit")
@pytest.mark.rule("tarocchino.play.trump-in")
def test_a_player_who_threw_off_has_neither_that_suit_nor_trumps() -> None:
    hands = ("D6 S6 S7", "D7 DR", "C6 C7 C8 C9 C10 B6 B7 B8 B9 B10 S8 S9 S10 SF BF", "D8 DQ AN MO")
    state = after(passed(after(opened(dealt(*hands)), "discard D8 DQ")), "play D6", "play D7", "play C6")
    worlds_ = imagined(state, 0, 60)
    assert all(card.suit not in ("D", "T") for world in worlds_ for card in world.hands[2])


def test_with_nothing_but_numbers_to_go_by_each_place_has_its_share() -> None:
    start = opened(dealt("", "", "", DEALER))
    (card,) = cards("AN")
    at = Counter(next(seat for seat in SEATS if card in world.hands[seat]) for world in imagined(start, 0, 600))
    expected = [0, 600 * 15 // 47, 600 * 15 // 47, 600 * 17 // 47]
    assert all(abs(at[seat] - expected[seat]) < 50 for seat in SEATS)


def test_by_the_house_rule_the_seat_to_play_may_be_asked_or_have_passed() -> None:
    state = after(opened(dealt(NOTHING, KINGS, MOORS, DEALER), house_rules=WITH_FIRST_CARD), "discard SF SC")
    state = after(state, "play D6")
    assert state.asked == 1
    asked = Counter((world.asked, world.answers[1]) for world in imagined(state, 0, 200))
    assert set(asked) == {(1, None), (None, Answer.NO), (None, None)}


IMPOSSIBLE = "no deal of Tarocchino looks like this"


def test_cards_that_do_not_add_up_are_no_deal() -> None:
    seen = TAROCCHINO.view(ASKED, 0)
    with pytest.raises(ValueError, match="not as many cards as were dealt"):
        TAROCCHINO.imagine(replace(seen, cards_left=(15, 15, 15, 16)), Stream("x", "imagine"))


def test_a_declaration_that_the_cards_cannot_bear_out_is_no_deal() -> None:
    state = after(ASKED, "declare yes", "declare no", "declare no")
    seen = TAROCCHINO.view(state, 0)
    (made,) = seen.declared
    with pytest.raises(ValueError, match=IMPOSSIBLE):
        TAROCCHINO.imagine(replace(seen, declared=(replace(made, seat=0),)), Stream("x", "imagine"))


def test_a_player_who_has_again_what_they_did_not_have_is_no_deal() -> None:
    state = passed(after(opened(dealt("D6 D7", "", "", "DF DC")), "discard DF DC"))
    tricks = (Trick(0, cards("D6 D8 C6 D9"), 0), Trick(0, cards("D7 C7 D10 C9"), 0))
    forged = replace(TAROCCHINO.view(state, 0), tricks=tricks)
    with pytest.raises(ValueError, match="had denied"):
        TAROCCHINO.imagine(forged, Stream("x", "imagine"))


def test_trumps_that_nobody_can_hold_are_no_deal() -> None:
    start = passed(after(opened(dealt("T5 " + NOTHING[3:], "D6", "", "SF SC")), "discard SF SC"))
    tricks = (Trick(0, cards("T5 D6 DR S6"), 0),)
    seen = TAROCCHINO.view(start, 0)
    forged = replace(seen, hand=cards(NOTHING[3:]), cards_left=(14, 14, 14, 14), tricks=tricks, tricks_taken=(1, 0))
    with pytest.raises(ValueError, match=IMPOSSIBLE):
        TAROCCHINO.imagine(forged, Stream("x", "imagine"))
