"""The shuffle: published vectors, a second implementation written from the docstring alone, and fairness."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import count, islice, permutations, product

import pytest

from cardavia.cards import Stream
from cardavia.cards import shuffle as shuffle_module

VECTORS: list[tuple[str, str, int, str]] = [
    # seed, purpose, number of things 0, 1, 2, ..., their order after the shuffle
    ("", "deal", 5, "3 4 0 1 2"),
    ("museum", "deal", 12, "5 2 4 9 6 3 10 0 1 8 11 7"),
    ("museum", "first-dealer", 12, "1 0 3 6 9 11 2 10 4 8 5 7"),
    ("Bégato", "deal", 12, "11 3 6 4 7 9 2 8 5 0 1 10"),
    ("切り札", "deal", 12, "6 8 9 7 0 3 2 1 11 4 5 10"),
    ("a seed with spaces", "deal", 12, "1 5 0 8 10 4 3 2 11 9 6 7"),
    (
        "museum",
        "deal",
        48,
        "22 12 35 24 4 9 31 46 23 13 16 17 43 26 7 2 39 5 8 11 44 30 47 6 33 28 45 10 18 38 1 0 14 "
        "21 34 27 40 36 41 29 32 3 25 20 37 42 15 19",
    ),
    (
        "museum",
        "deal",
        62,
        "24 25 47 7 18 27 35 55 26 16 58 3 32 49 60 15 21 61 30 46 34 28 5 56 41 23 13 51 57 8 40 "
        "39 33 19 54 1 59 2 53 52 14 10 50 31 36 44 43 9 6 37 38 22 42 29 0 17 4 12 45 48 20 11",
    ),
    (
        "museum",
        "deal",
        78,
        "47 51 17 32 10 35 36 65 60 73 13 58 16 66 69 2 26 46 53 52 4 59 48 34 1 64 27 75 70 8 0 56 "
        "22 15 19 37 9 77 21 28 23 5 24 55 74 50 30 29 14 41 20 45 33 18 67 71 31 76 44 68 43 12 38 "
        "25 54 39 11 6 3 72 63 57 49 42 7 40 62 61",
    ),
]


class ByHand:
    """The algorithm, step by step as its docstring tells it, and as slow as a pencil."""

    def __init__(self, seed: str, purpose: str) -> None:
        self.seed, self.purpose = seed, purpose
        self.numbers_used = 0

    def block(self, n: int) -> bytes:
        return sha256(b"cardavia/1 %b %d %b" % (self.purpose.encode(), n, self.seed.encode())).digest()

    def next_number(self) -> int:
        block, place = divmod(self.numbers_used, 4)
        self.numbers_used += 1
        number = 0
        for byte in self.block(block)[8 * place : 8 * place + 8]:
            number = 256 * number + byte
        return number

    def below(self, k: int) -> int:
        largest = 2**64
        while largest % k:
            largest -= 1
        while True:
            x = self.next_number()
            if x < largest:
                return x % k

    def shuffled(self, things: Sequence[int]) -> list[int]:
        order = list(things)
        i = len(order) - 1
        while i >= 1:
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
            i -= 1
        return order


class Written(Stream):
    """A stream whose numbers are written down beforehand."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__("", "test")
        self._words = iter(numbers)


@pytest.mark.parametrize(("seed", "purpose", "size", "order"), VECTORS)
def test_the_published_vectors(seed: str, purpose: str, size: int, order: str) -> None:
    assert " ".join(map(str, Stream(seed, purpose).shuffled(range(size)))) == order


@pytest.mark.parametrize(("seed", "purpose", "size", "order"), VECTORS)
def test_the_published_vectors_by_hand(seed: str, purpose: str, size: int, order: str) -> None:
    assert " ".join(map(str, ByHand(seed, purpose).shuffled(range(size)))) == order


def test_the_first_numbers_of_a_stream() -> None:
    stream, hand = Stream("museum", "deal"), ByHand("museum", "deal")
    assert [stream.below(2**64) for _ in range(5)] == [hand.next_number() for _ in range(5)]


def test_two_hundred_seeds_agree_with_the_pencil() -> None:
    seeds = [str(number) for number in range(200)]
    by_hand = [ByHand(seed, "deal").shuffled(range(78)) for seed in seeds]
    assert [list(Stream(seed, "deal").shuffled(range(78))) for seed in seeds] == by_hand


def test_draws_follow_one_another_without_a_gap() -> None:
    stream, hand = Stream("museum", "deal"), ByHand("museum", "deal")
    bounds = [2, 3, 10, 2**63, 1, 2**64, 7, 2**64 - 1, 52, 6]
    assert [stream.below(bound) for bound in bounds] == [_quick_below(hand, bound) for bound in bounds]


def _quick_below(hand: ByHand, k: int) -> int:
    """Draw as by hand, but find the largest multiple at once: counting down from 2**64 has no end for a large k."""
    return next(x for x in iter(hand.next_number, None) if x < 2**64 // k * k) % k


def test_a_number_from_the_last_odd_piece_is_thrown_away() -> None:
    """2**64 leaves 1 when divided by 3: the largest number alone must not count, or 0 would be favoured."""
    assert Written([2**64 - 1, 2**64 - 2]).below(3) == (2**64 - 2) % 3


def test_nothing_is_thrown_away_where_all_pieces_are_equal() -> None:
    assert Written([2**64 - 1]).below(4) == 3


def test_a_draw_below_one_is_nothing_and_takes_a_number() -> None:
    stream = Written([5, 6])
    assert (stream.below(1), stream.below(10)) == (0, 6)


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_that_cannot_be_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=r"draw below a number from 1 to 2\*\*64"):
        Stream("museum", "deal").below(bound)


@pytest.mark.parametrize("purpose", ["", "first dealer", " "])
def test_a_purpose_is_one_word(purpose: str) -> None:
    with pytest.raises(ValueError, match="a purpose is one word"):
        Stream("museum", purpose)


def test_a_seed_is_text_that_can_be_written() -> None:
    with pytest.raises(ValueError, match="lone surrogates"):
        Stream("\ud800", "deal")


def test_purposes_have_draws_of_their_own() -> None:
    assert Stream("museum", "deal").shuffled(range(12)) != Stream("museum", "first-dealer").shuffled(range(12))


def test_no_seed_borrows_the_numbers_of_another_purpose() -> None:
    """Neither a purpose nor a block's number has spaces, so only a seed could imitate them, and it stands last."""
    assert Stream("0 x", "deal").below(2**64) != Stream("x", "deal").below(2**64)


def test_every_order_of_five_things_comes_from_as_many_draws() -> None:
    """Each of the 5 * 4 * 3 * 2 ways to draw gives another order: equally likely draws, equally likely orders."""
    draws = product(range(5), range(4), range(3), range(2))
    orders = Counter(Written(numbers).shuffled("ABCDE") for numbers in draws)
    assert orders == Counter(permutations("ABCDE"))


def test_shuffling_keeps_the_things_and_leaves_the_given_ones_alone() -> None:
    things = list(range(78))
    assert sorted(Stream("museum", "deal").shuffled(things)) == things == list(range(78))


@pytest.mark.parametrize("things", ["", "A"])
def test_nothing_and_one_thing_need_no_draw(things: str) -> None:
    assert Written([]).shuffled(things) == tuple(things)


def test_each_card_falls_to_each_place_equally_often() -> None:
    """Chi-square over 12 x 12 cells in 6000 shuffles of fixed seeds: 121 degrees of freedom, 99.9 % below 173.6."""
    shuffles, size = 6000, 12
    cells: Counter[tuple[int, int]] = Counter()
    for number in range(shuffles):
        cells.update(enumerate(Stream(f"chi-square {number}", "deal").shuffled(range(size))))
    expected = shuffles / size
    assert sum((seen - expected) ** 2 / expected for seen in cells.values()) < 173.6
    assert len(cells) == size * size


def test_the_algorithm_has_no_other_randomness() -> None:
    assert not {"random", "secrets", "os", "time"} & set(vars(shuffle_module))


def test_a_stream_has_no_end() -> None:
    stream = Stream("museum", "deal")
    assert len(set(islice((stream.below(2**64) for _ in count()), 1000))) == 1000
