"""JSON as the record format takes it: strict UTF-8, no byte-order mark, no NaN, and nothing that can hang a reader.

Numbers are exact: a whole number is an `int`, or a `Decimal` when it is too long to be any score; every other
number is a `Decimal`. Of a duplicate key the last counts.
"""

import json
import re
from collections.abc import Iterable
from decimal import Decimal, InvalidOperation
from typing import Any, Final, NoReturn

from cardavia.match.malformed import Fault, Malformed

MOST_BYTES: Final = 32 * 2**20
"""The longest line that is read. A record takes some two thousand bytes."""

MOST_DEPTH: Final = 500
"""How many lists and objects may stand inside one another. A record needs three."""

_LONG: Final = 20
"""Digits from which a whole number is kept as a `Decimal`: reading those as an `int` takes ever longer."""

_NOUGHT: Final = re.compile("-?0(\\.0*)?[eE]")


def read_object(line: bytes) -> dict[str, Any]:
    """Return the JSON object that this line is; raise `Malformed` for anything else."""
    if len(line) > MOST_BYTES:
        raise Malformed("json", Fault.TOO_LONG, most=MOST_BYTES)
    text = _text(line)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise Malformed("json", Fault.NOT_JSON, column=error.pos + 1) from None
    except RecursionError:
        raise Malformed("json", Fault.TOO_DEEP, most=MOST_DEPTH) from None
    if text.count("[") + text.count("{") > MOST_DEPTH and _is_too_deep(value):
        raise Malformed("json", Fault.TOO_DEEP, most=MOST_DEPTH)
    if not isinstance(value, dict):
        raise Malformed("json", Fault.NO_OBJECT)
    return value


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise Malformed("json", Fault.NOT_UTF8, column=error.start + 1) from None


def _is_too_deep(value: Any) -> bool:
    level = [value]
    for _ in range(MOST_DEPTH):
        level = [inner for outer in level for inner in _inside(outer) if isinstance(inner, list | dict)]
    return bool(level)


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _whole(digits: str) -> int | Decimal:
    return int(digits) if len(digits) < _LONG else Decimal(digits)


def _fraction(digits: str) -> Decimal:
    try:
        return Decimal(digits)
    except InvalidOperation:  # an exponent of twenty digits: nought, or no number of any deal
        return Decimal(0) if _NOUGHT.match(digits) else Decimal("NaN")


def _refuse_constant(name: str) -> NoReturn:
    raise json.JSONDecodeError(name, "", 0)


_DECODER: Final = json.JSONDecoder(parse_int=_whole, parse_float=_fraction, parse_constant=_refuse_constant)
