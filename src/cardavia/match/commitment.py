"""Proof that a deal was fixed before anybody played: promised as a hash at the start, shown at its end.

A match has a secret of 256 bits. Everything about deal number n (1, 2, 3, ...) follows from it:

1. The deal's seed is HMAC-SHA256 with the secret as key, of the ASCII text `cardavia/1 seed <n>`, in hexadecimal.
2. The deal's salt is the same of `cardavia/1 salt <n>`.
3. The commitment is SHA-256 of the ASCII text `cardavia/1 commitment <salt> <seed>`, in hexadecimal.

The commitment is public from the start of the deal; seed and salt are shown when the deal is over. Anybody can then
see that they hash to the commitment, and deal the same cards from the seed (`cardavia.cards.shuffle`). One deal's
seed tells nothing of another's: they are outputs of HMAC, and the secret is never shown.

The test vectors are in `tests/match/test_commitment.py`.
"""

from dataclasses import dataclass
from hashlib import sha256
from hmac import digest as hmac
from typing import Final

SECRET_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Opening:
    """What opens a commitment: the deal's seed and its salt, 64 hexadecimal digits each."""

    seed: str
    salt: str

    @property
    def commitment(self) -> str:
        """The hash that was public from the start: 64 hexadecimal digits."""
        return sha256(f"cardavia/1 commitment {self.salt} {self.seed}".encode()).hexdigest()


def opening(secret: bytes, number: int) -> Opening:
    """Return the seed and the salt of a match's deal; raise `ValueError` for a wrong secret or number.

    >>> opening(bytes(32), 1).seed[:16]
    '3b550b1503f42609'
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError("a match's secret is 32 bytes: take secrets.token_bytes(32)")
    if number < 1:
        raise ValueError("the deals of a match are numbered from 1")
    return Opening(_derived(secret, "seed", number), _derived(secret, "salt", number))


def verify(commitment: str, opened: Opening) -> bool:
    """Say whether this seed and salt are what the commitment promised."""
    return commitment == opened.commitment


def secret_of(seed: str) -> bytes:
    """Return the secret of a match that anybody may repeat from this text. For play with an open seed only."""
    return sha256(f"cardavia/1 secret {seed}".encode()).digest()


def _derived(secret: bytes, purpose: str, number: int) -> str:
    return hmac(secret, f"cardavia/1 {purpose} {number}".encode(), "sha256").hex()
