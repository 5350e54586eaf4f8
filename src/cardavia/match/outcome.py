"""What a record says of its end, compared with what is true."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any


def differences(found: Mapping[str, Any], true: Mapping[str, Any]) -> list[str]:
    """Return the keys of the true outcome that the found one lacks or has wrong, in documented order.

    Keys that only the found outcome has are nobody's business.

    >>> differences({"counts": [2, 1], "winner": True, "mood": "good"}, {"counts": [2, 1], "winner": 1})
    ['winner']
    """
    return [key for key, value in true.items() if key not in found or not same(found[key], value)]


def same(found: object, true: object) -> bool:
    """Say whether two JSON values are equal: 45 equals 45.0, true is not 1."""
    if isinstance(true, list | tuple):
        return isinstance(found, list) and len(found) == len(true) and all(map(same, found, true))
    if type(true) is int:
        return type(found) in {int, Decimal} and found == true
    return type(found) is type(true) and found == true
