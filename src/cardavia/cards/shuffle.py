"""From a seed to a shuffled deck: the same seed gives the same order on every platform, for ever.

A seed is any text. Each use of it has a purpose of its own ("deal", "first-dealer"), so that one draw tells
nothing of another. The algorithm, which anybody can repeat with a pencil and SHA-256:

1. Block n (n = 0, 1, 2, ...) is SHA-256 of the UTF-8 text `cardavia/1 <purpose> <n> <seed>`: 32 bytes.
2. Each block is read as four 64-bit numbers, most significant byte first. They follow one another without end.
3. A number below k is drawn by rejection: take the next 64-bit number x; if x is not below the largest multiple
   of k that is at most 2**64, throw it away and take the next; otherwise the answer is x mod k. Every answer is
   equally likely.
4. Shuffling is Fisher and Yates' (Durstenfeld 1964): for i from the last place down to 1, draw j below i + 1 and
   exchange the cards in the places i and j.

The test vectors are in `tests/cards/test_shuffle.py`.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_WORDS = 2**64


class Stream:
    """Random numbers fixed by a seed and a purpose.

    >>> Stream("museum", "deal").below(78)
    61
    >>> Stream("museum", "deal").shuffled("ABCDE")
    ('C', 'B', 'A', 'D', 'E')
    """

    def __init__(self, seed: str, purpose: str) -> None:
        """Begin the stream; raise `ValueError` for a purpose with spaces or a seed that is no Unicode text."""
        if not purpose or " " in purpose:
            raise ValueError("a purpose is one word, such as 'deal'")
        try:
            seed.encode()
        except UnicodeEncodeError:
            raise ValueError("a seed is Unicode text: lone surrogates cannot be written as UTF-8") from None
        self._words = _words(seed, purpose)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely; raise `ValueError` outside 1 to 2**64."""
        if not 1 <= bound <= _WORDS:
            raise ValueError("draw below a number from 1 to 2**64")
        fair = _WORDS - _WORDS % bound
        return next(word for word in self._words if word < fair) % bound

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a random order, each order equally likely."""
        order = list(things)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


def _words(seed: str, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"cardavia/1 {purpose} {block} {seed}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
        block += 1
