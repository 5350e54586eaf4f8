"""Placing cards: every way is counted, and each is drawn as often as any other."""

from collections import Counter
from collections.abc import Mapping
from itertools import product

import pytest

from cardavia.cards import Stream
from cardavia.games.french_tarot import placing
from cardavia.games.french_tarot.deck import DECK, Cards, TarotCard
from cardavia.games.french_tarot.placing import Places, Ways
from tests.games.french_tarot.table import cards, codes


def by_brute_force(allowed: Mapping[TarotCard, Places], rooms: tuple[int, ...]) -> set[tuple[str, ...]]:
    """Return every way to place the cards: the codes in each place."""
    found = set()
    for choice in product(*allowed.values()):
        if tuple(choice.count(place) for place in range(len(rooms))) == rooms:
            placed = (
                " ".join(card.code for card, at in zip(allowed, choice, strict=True) if at == place)
                for place in range(len(rooms))
            )
            found.add(tuple(placed))
    return found


def problem(seed: str) -> tuple[dict[TarotCard, Places], tuple[int, ...]]:
    """Return some cards with places for each, and rooms, at random: often there is a way, sometimes none."""
    rng = Stream(seed, "placing")
    some = sorted(rng.shuffled(DECK.cards)[: 3 + rng.below(5)])
    kinds = [tuple(place for place in range(4) if rng.below(3)) for _ in range(3)]
    allowed = {card: kinds[rng.below(len(kinds))] for card in some}
    rooms = [0] * 4
    for places in allowed.values():
        rooms[places[rng.below(len(places))] if places and rng.below(20) else rng.below(4)] += 1
    return allowed, (rooms[0], rooms[1], rooms[2], rooms[3])


@pytest.mark.parametrize("seed", [f"problem {number}" for number in range(60)])
def test_the_ways_are_counted_as_by_brute_force(seed: str) -> None:
    allowed, rooms = problem(seed)
    assert Ways(allowed, rooms).total == len(by_brute_force(allowed, rooms))


def drawn(ways: Ways, times: int) -> Counter[tuple[str, ...]]:
    rng = Stream("draws", "placing")
    return Counter(tuple(codes(part) for part in ways.draw(rng)) for _ in range(times))


@pytest.mark.parametrize("seed", [f"problem {number}" for number in range(60)])
def test_only_what_is_possible_is_drawn(seed: str) -> None:
    allowed, rooms = problem(seed)
    possible = by_brute_force(allowed, rooms)
    if possible:
        assert set(drawn(Ways(allowed, rooms), 20)) <= possible


def test_each_way_is_drawn_as_often_as_any_other() -> None:
    allowed = dict.fromkeys(cards("S1 S2 S3"), (0, 1, 2)) | dict.fromkeys(cards("H1 H2"), (1, 2))
    ways = Ways(allowed, (1, 2, 2))
    often = drawn(ways, 100 * ways.total)
    assert set(often) == by_brute_force(allowed, (1, 2, 2))
    # 18 ways, each expected 100 times: chi-squared with 17 degrees of freedom is below 40.8 in 999 of 1000 runs.
    assert sum((count - 100) ** 2 / 100 for count in often.values()) < 40.8


def test_where_there_is_no_way_nothing_can_be_drawn() -> None:
    ways = Ways(dict.fromkeys(cards("S1 S2"), (0,)), (1, 1))
    assert ways.total == 0
    with pytest.raises(ValueError, match="cannot be placed"):
        ways.draw(Stream("none", "placing"))


@pytest.mark.parametrize("rooms", [(1, 0), (2, 1)], ids=["too little room", "too much"])
def test_cards_and_rooms_have_to_be_as_many(rooms: tuple[int, ...]) -> None:
    assert Ways(dict.fromkeys(cards("S1 S2"), (0, 1)), rooms).total == 0


def test_a_card_that_may_go_nowhere_leaves_no_way() -> None:
    assert Ways({cards("S1")[0]: (), cards("S2")[0]: (0, 1)}, (1, 1)).total == 0


def test_no_cards_are_placed_in_one_way() -> None:
    ways = Ways({}, (0, 0))
    nothing: tuple[Cards, ...] = ((), ())
    assert (ways.total, ways.draw(Stream("none", "placing"))) == (1, nothing)


def test_a_number_below_a_large_bound_is_drawn_over_its_whole_range() -> None:
    rng, bound = Stream("large", "placing"), 3**60
    numbers = [placing.below(rng, bound) for _ in range(200)]
    assert all(0 <= number < bound for number in numbers)
    assert 70 <= sum(number < bound // 2 for number in numbers) <= 130


def test_a_number_below_a_small_bound_is_the_stream_s_own() -> None:
    first, second = Stream("small", "placing"), Stream("small", "placing")
    assert [placing.below(first, 6) for _ in range(20)] == [second.below(6) for _ in range(20)]


def test_a_thing_of_no_weight_is_never_drawn() -> None:
    rng = Stream("weights", "placing")
    assert {placing.drawn([(0, 1), (1, 2), (0, 3)], rng) for _ in range(50)} == {2}
