"""Combinations: sets, sequences, stand-ins, doublings; and the same by brute force."""

import pytest

from cardavia.cards import Stream
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard
from cardavia.games.tarocchino.combinations import (
    SMALLEST_COMBINATIONS,
    Combinations,
    Kind,
    find,
    sequence_points,
)
from tests.games.tarocchino import brute_force
from tests.games.tarocchino.table import cards, codes, held, named

RUN = "T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5"


def grande(written: str) -> int:
    """Return the length of the Grande, 0 for none."""
    return named(held(written)).get("grande", 0)


def laid(written: str, kind: str) -> str:
    """Return a combination of these cards as it is laid."""
    found = held(written)
    return next(codes(one.cards) for one in (*found.sets, *found.sequences) if one.kind == kind)


@pytest.mark.rule("tarocchino.combinations.sets")
@pytest.mark.parametrize(
    ("written", "kind", "points"),
    [
        ("AN MO BE", "tarocchi", 18),
        ("AN MO BE MA", "tarocchi", 36),
        ("DR CR SR", "kings", 17),
        ("DR CR SR BR", "kings", 34),
        ("DQ CQ SQ", "queens", 14),
        ("DQ CQ SQ BQ", "queens", 28),
        ("DC CC SC", "knights", 13),
        ("DC CC SC BC", "knights", 26),
        ("DF CF SF", "jacks", 12),
        ("DF CF SF BF", "jacks", 24),
    ],
)
def test_three_or_four_of_a_kind_are_a_set(written: str, kind: str, points: int) -> None:
    found = held(written)
    assert [(one.kind, one.points) for one in found.sets] == [(kind, points)]


@pytest.mark.rule("tarocchino.combinations.sets")
@pytest.mark.parametrize("written", ["AN MO", "DR CR BE MA", "DQ SQ MA", "D1 C1"])
def test_two_of_a_kind_are_none_and_the_contatori_stand_in_for_nothing(written: str) -> None:
    assert held(written).sets == ()


@pytest.mark.rule("tarocchino.combinations.sets-doubled")
def test_two_sets_are_not_doubled() -> None:
    found = held("DQ CQ SQ DC CC SC")
    assert (found.sets_points, found.sets_doubled, found.total) == (27, False, 27)


@pytest.mark.rule("tarocchino.combinations.sets-doubled")
def test_three_sets_double_the_total_of_the_sets() -> None:
    found = held("DQ CQ SQ DC CC SC DF CF SF")
    assert (found.sets_points, found.sets_doubled, found.total) == (39, True, 78)


@pytest.mark.rule("tarocchino.combinations.sets-doubled")
def test_five_sets_double_once() -> None:
    assert held("AN MO BE DR CR BR CQ BQ SQ DC CC SC DF BF SF").sets_points == 18 + 17 + 14 + 13 + 12


@pytest.mark.rule("tarocchino.combinations.sequences")
@pytest.mark.parametrize(("length", "points"), [(3, 10), (4, 15), (7, 30), (22, 105)])
def test_a_sequence_scores_10_and_5_for_each_card_beyond_three(length: int, points: int) -> None:
    assert sequence_points(length) == points


@pytest.mark.rule("tarocchino.combinations.sequences")
def test_there_are_seven_sequences() -> None:
    assert [str(found.kind) for found in find(TAROCCHINO.deck).sequences] == [
        *("grande", "coins", "cups", "batons", "swords", "aces", "moors")
    ]


@pytest.mark.rule("tarocchino.combinations.sequences")
def test_small_cards_are_no_sequence() -> None:
    assert not held("S10 S9 S8 S7 S6 D6 D7 D8 D9 D10 T5 T6 T7 T8 T9")


@pytest.mark.rule("tarocchino.combinations.sequences-doubled")
def test_two_sequences_are_not_doubled() -> None:
    found = held("D1 C1 S1 M1 M2 M3")
    assert (found.sequences_doubled, found.total) == (False, 20)


@pytest.mark.rule("tarocchino.combinations.sequences-doubled")
def test_three_sequences_double_the_total_of_the_sequences_and_not_the_sets() -> None:
    found = held("D1 C1 S1 M1 M2 M3 BR BQ BC DQ CQ")
    assert (found.sequences_doubled, found.sets_doubled, found.total) == (True, False, 60 + 14)


@pytest.mark.rule("tarocchino.combinations.suit")
@pytest.mark.parametrize(
    ("written", "length"),
    [
        ("DR DQ DC", 3),
        ("DR DC DF", 3),
        ("DR DQ DC DF", 4),
        ("DR DQ DC DF D1", 5),
        ("DR DF MA", 3),
        ("DR DF BE MA", 4),
        ("DR DQ DC DF D1 BE MA", 7),
        ("DR DF D1 BE", 4),
    ],
)
def test_a_suit_is_its_king_and_two_courts_one_of_them_real(written: str, length: int) -> None:
    assert named(held(written))["coins"] == length


@pytest.mark.rule("tarocchino.combinations.suit")
@pytest.mark.parametrize("written", ["DQ DC DF D1 BE MA", "DR BE MA", "DR DF", "DR DF D1", "DR BE MA D1"])
def test_a_suit_without_its_king_or_without_a_real_court_is_none(written: str) -> None:
    assert "coins" not in named(held(written))


@pytest.mark.rule("tarocchino.combinations.aces")
@pytest.mark.parametrize(
    ("written", "length"),
    [("D1 C1 B1", 3), ("D1 C1 B1 S1", 4), ("D1 C1 BE", 3), ("D1 C1 BE MA", 4), ("D1 C1 B1 S1 BE MA", 6)],
)
def test_aces_are_three_cards_two_of_them_real(written: str, length: int) -> None:
    assert named(held(written))["aces"] == length


@pytest.mark.rule("tarocchino.combinations.aces")
@pytest.mark.parametrize("written", ["D1 C1", "D1 BE MA"])
def test_fewer_aces_are_none(written: str) -> None:
    assert not held(written)


@pytest.mark.rule("tarocchino.combinations.moors")
@pytest.mark.parametrize(
    ("written", "length"), [("M1 M3 M4", 3), ("M1 M4 MA", 3), ("M2 M3 BE MA", 4), ("M1 M2 M3 M4 MA", 5)]
)
def test_moors_are_three_cards_two_of_them_real(written: str, length: int) -> None:
    assert named(held(written))["moors"] == length


@pytest.mark.rule("tarocchino.combinations.moors")
@pytest.mark.parametrize("written", ["M1 M2", "M4 BE MA"])
def test_fewer_moors_are_none(written: str) -> None:
    assert not held(written)


@pytest.mark.rule("tarocchino.combinations.grande")
@pytest.mark.parametrize(
    ("written", "length"),
    [
        ("AN MO SO", 3),
        ("AN MO LU", 3),
        ("AN SO LU", 3),
        ("AN MO SO LU", 4),
        ("AN LU MA", 3),
        ("AN LU BE MA T16", 5),
        ("AN MO LU T16 T15", 5),
        ("AN MO LU T15", 3),
        (f"AN MO SO LU {RUN}", 16),
    ],
)
def test_the_grande_is_the_angel_two_of_the_next_three_and_the_numbers_in_order(written: str, length: int) -> None:
    assert grande(written) == length


@pytest.mark.rule("tarocchino.combinations.grande")
@pytest.mark.parametrize("written", [f"MO SO LU {RUN} BE MA", f"AN {RUN} BE MA", f"AN SO {RUN}"])
def test_without_the_angel_or_a_second_of_the_three_there_is_no_grande(written: str) -> None:
    assert grande(written) == 0


@pytest.mark.rule("tarocchino.combinations.grande-gap")
@pytest.mark.parametrize(
    ("written", "length"),
    [
        ("AN MO SO T15 BE", 5),
        ("AN MO SO T16 T14 BE", 6),
        ("AN MO SO T16 T14 T12 BE", 6),
        ("AN MO SO T16 T14 T12 BE MA", 8),
        ("AN MO SO T16 T13 BE MA", 6),
        ("AN MO SO T14 T13 BE MA", 5),
        ("AN MO T15 BE MA", 5),
        ("AN MO T15 T14 T13 BE MA", 7),
    ],
)
def test_a_contatore_fills_a_gap_but_never_two_gaps_in_a_row(written: str, length: int) -> None:
    assert grande(written) == length


@pytest.mark.rule("tarocchino.combinations.grande-gap")
def test_a_stand_in_lies_in_the_place_it_fills() -> None:
    assert laid("AN SO T16 T14 BE MA", "grande") == "AN BE SO T16 MA T14"


@pytest.mark.rule("tarocchino.combinations.grande-moors")
@pytest.mark.parametrize(
    ("written", "length"),
    [
        (f"AN MO SO {RUN} M1", 16),
        (f"AN MO SO {RUN} M1 M2 M3 M4 BE MA", 21),
        ("AN MO SO T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 M1 M2", 14),
        ("AN MO SO T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 M1 M2 MA", 17),
        ("AN MO SO T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T5 M1 M2 MA", 17),
        ("AN MO SO T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 M1 M2 BE MA", 15),
    ],
)
def test_the_moors_join_a_run_that_reaches_the_five(written: str, length: int) -> None:
    assert grande(written) == length


@pytest.mark.rule("tarocchino.combinations.contatori")
def test_a_contatore_serves_in_every_sequence_that_exists() -> None:
    found = named(held("AN MO SO DR DQ DC D1 C1 M1 M2 MA"))
    assert found == {"tarocchi": 3, "grande": 4, "coins": 5, "aces": 3, "moors": 3}


@pytest.mark.rule("tarocchino.combinations.contatori")
def test_a_contatore_makes_no_sequence_of_its_own() -> None:
    assert not held("BE MA DR CR S1 M1 SO LU T16")


@pytest.mark.rule("tarocchino.combinations.contatori")
def test_stand_ins_are_told_apart_from_further_cards() -> None:
    (cups,) = held("CR CF CQ BE MA").sequences
    assert codes(cups.stand_ins) == "BE"
    assert codes(cups.cards) == "CR CQ BE CF MA"


@pytest.mark.rule("tarocchino.combinations.best")
def test_a_stand_in_is_not_spent_where_the_real_cards_are_enough() -> None:
    assert laid("AN MO LU T15 T14 BE", "grande") == "AN MO LU BE T15 T14"


@pytest.mark.rule("tarocchino.combinations.best")
def test_the_whole_deck_scores_846() -> None:
    found = find(TAROCCHINO.deck)
    assert (found.sets_points, found.sequences_points, found.total) == (148, 275, 846)


def test_nothing_holds_nothing() -> None:
    assert (find(()), find(()).total, find(()).cards) == (Combinations(), 0, ())


def test_the_cards_of_all_combinations_hold_them_all() -> None:
    for hand in hands(300, 20):
        assert find(find(hand).cards) == find(hand)


def hands(number: int, size: int) -> list[tuple[TarocchinoCard, ...]]:
    """Return so many hands: at random, out of the cards that combine, and of trumps with the contatori."""
    rng = Stream(f"hands of {size}", "combinations")
    among = [
        TAROCCHINO.deck.cards,
        tuple(card for card in TAROCCHINO.deck if card.suit is None or card.is_trump),
        cards("DR CR BR SR DQ CQ BQ SQ DC CC BC SC DF CF BF SF D1 C1 B1 S1 M1 M2 M3 M4 BE MA AN MO SO LU"),
    ]
    return [rng.shuffled(among[at % 3])[: 3 + rng.below(size - 2)] for at in range(number)]


def test_lengths_agree_with_every_way_to_build_a_sequence() -> None:
    for hand in hands(1500, 22):
        written = [card.code for card in hand]
        right = {**brute_force.sets(written), **brute_force.lengths(written)}
        assert named(find(hand)) == right, codes(hand)
        assert find(hand).total == brute_force.score(written), codes(hand)


def test_long_grandes_agree_with_every_way_to_build_them() -> None:
    rng = Stream("grandes", "combinations")
    for _ in range(3000):
        gone = rng.shuffled(cards(f"MO SO LU {RUN} M1 M2 M3 M4 BE MA"))[: rng.below(7)]
        hand = [card for card in TAROCCHINO.deck if card not in gone]
        written = {card.code for card in hand}
        right = brute_force.grande(written)
        assert named(find(hand)).get("grande", 0) == right == brute_force.reference_grande(written)


def test_the_grande_agrees_with_the_reference_wherever_up_to_five_numbers_are_missing() -> None:
    tops = subsets(cards("MO SO LU BE MA"))
    for numbers in (numbers for numbers in subsets(cards(RUN)) if len(numbers) >= 7):
        for top in tops[:: 1 if len(numbers) > 8 else 5]:
            hand = (*cards("AN M1 M3"), *top, *numbers)
            right = brute_force.reference_grande({card.code for card in hand})
            assert named(find(hand)).get("grande", 0) == right


def test_the_smallest_combinations_are_all_there_are() -> None:
    rich = [card for card in TAROCCHINO.deck if any(card in three for three in SMALLEST_COMBINATIONS)]
    poor = [card for card in TAROCCHINO.deck if card not in rich]
    assert not find((*poor, *cards("BE MA")))
    assert set(SMALLEST_COMBINATIONS) == {three for three in threes(rich) if brute_force.score(map(str, three))}
    assert len(SMALLEST_COMBINATIONS) == 95


def test_whatever_holds_a_combination_holds_a_smallest_one() -> None:
    for hand in hands(1500, 15):
        assert bool(find(hand)) == any(set(three) <= set(hand) for three in SMALLEST_COMBINATIONS)


def test_every_kind_is_named_once() -> None:
    found = find(TAROCCHINO.deck)
    assert [one.kind for one in (*found.sets, *found.sequences)] == list(Kind)


def subsets(among: tuple[TarocchinoCard, ...]) -> list[tuple[TarocchinoCard, ...]]:
    return [tuple(card for at, card in enumerate(among) if bits >> at & 1) for bits in range(1 << len(among))]


def threes(among: list[TarocchinoCard]) -> list[tuple[TarocchinoCard, ...]]:
    last = len(among)
    return [
        (among[a], among[b], among[c]) for a in range(last) for b in range(a + 1, last) for c in range(b + 1, last)
    ]
