"""Chance in tests: a test meets the same cards whenever it runs, so that what fails once fails again.

`CARDAVIA_TESTS_SEED=another-word make tests` deals other cards everywhere, and lets hypothesis look elsewhere too.
"""

import hashlib
import os
from collections import Counter

from cardavia.tables.following import Chance

SEED = os.environ.get("CARDAVIA_TESTS_SEED", "")


def chance() -> Chance:
    """Return a house's source of secrets: what it draws depends on the test that runs, and on nothing before it."""
    drawn: Counter[str] = Counter()

    def draw(size: int) -> str:
        test, _, _ = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")  # without "(setup)" or "(call)"
        drawn[test] += 1
        return hashlib.shake_256(f"{SEED}\n{test}\n{drawn[test]}".encode()).hexdigest(size)

    return draw
