"""JSON as the record format takes it."""

from decimal import Decimal

import pytest

from cardavia.match.malformed import Fault, Malformed
from cardavia.match.strict_json import MOST_BYTES, MOST_DEPTH, read_object


def fault_of(line: bytes) -> Fault:
    with pytest.raises(Malformed) as caught:
        read_object(line)
    assert caught.value.rule == "record.json"
    return caught.value.fault


def nested(depth: int) -> bytes:
    """Return an object that has lists in it, so many containers deep in all."""
    return b'{"note": ' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"


@pytest.mark.parametrize("line", [b"{}", b" {} ", b"\t{}\r\n", b"{}\r"])
def test_json_white_space_may_stand_around_an_object(line: bytes) -> None:
    assert read_object(line) == {}


def test_of_a_duplicate_key_the_last_counts() -> None:
    assert read_object(b'{"dealer": 1, "dealer": 2}') == {"dealer": 2}


def test_a_lone_surrogate_is_a_string_like_another() -> None:
    assert read_object(b'{"note": "\\ud800"}') == {"note": "\ud800"}


def test_unicode_is_read_as_utf8() -> None:
    assert read_object('{"note": "poignée 王"}'.encode()) == {"note": "poignée 王"}


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"{",
        b"{}}",
        b"{} {}",
        b"{'a': 1}",
        b'{"a": 1,}',
        b"{a: 1}",
        b'{"a": 01}',
        b'{"a": +1}',
        b'{"a": .5}',
        b'{"a": 1.}',
        b'{"a": 0x1}',
        b'{"a": "\x01"}',
        b'{"a": "\t"}',
        b'{"a": "\\x"}',
        b'{"a": "\\u12"}',
        b'{"a": True}',
        b"\xef\xbb\xbf{}",
        b"\x0c{}",
        b"{}\x0b",
        b"\xc2\xa0{}",
        b"\x00{}",
        b"{}\x00",
        b"// a remark",
        b'{"a": 1} // a remark',
    ],
)
def test_what_breaks_the_rules_of_json_is_refused(line: bytes) -> None:
    assert fault_of(line) is Fault.NOT_JSON


@pytest.mark.parametrize("name", [b"NaN", b"Infinity", b"-Infinity"])
def test_a_number_that_is_none_is_refused(name: bytes) -> None:
    assert fault_of(b'{"dealer": ' + name + b"}") is Fault.NOT_JSON


@pytest.mark.parametrize("line", [b"17", b"[]", b"[{}]", b'"{}"', b"null", b"true", b"1e999"])
def test_json_that_is_no_object_is_refused(line: bytes) -> None:
    assert fault_of(line) is Fault.NO_OBJECT


@pytest.mark.parametrize(
    "line",
    [b'{"a": "\xff"}', b"\xff\xfe{\x00}\x00", b'{"a": "\xed\xa0\x80"}', b'{"a": "\xc0\xaf"}', b'{"a": "\xc3'],
)
def test_what_is_not_strict_utf8_is_refused(line: bytes) -> None:
    assert fault_of(line) is Fault.NOT_UTF8


def test_as_many_levels_are_read_as_the_limit_says() -> None:
    assert list(read_object(nested(MOST_DEPTH))) == ["note"]


@pytest.mark.parametrize("depth", [MOST_DEPTH + 1, 5_000, 1_000_000])
def test_what_is_nested_deeper_is_refused(depth: int) -> None:
    assert fault_of(nested(depth)) is Fault.TOO_DEEP


def test_many_lists_beside_one_another_are_not_deep() -> None:
    assert len(read_object(b'{"note": [' + b",".join([b"[]"] * 2_000) + b"]}")["note"]) == 2_000


def test_objects_count_as_levels_too() -> None:
    assert fault_of(b'{"a":' * 600 + b"1" + b"}" * 600) is Fault.TOO_DEEP


def test_a_line_as_long_as_the_limit_is_read() -> None:
    assert read_object(b"{}".ljust(MOST_BYTES)) == {}


def test_a_longer_line_is_refused() -> None:
    assert fault_of(b"{}".ljust(MOST_BYTES + 1)) is Fault.TOO_LONG


@pytest.mark.parametrize(
    ("written", "number"),
    [
        (b"3", 3),
        (b"-0", 0),
        (b"1.0", Decimal(1)),
        (b"1e2", Decimal(100)),
        (b"45.000000000000000000001", Decimal("45.000000000000000000001")),
        (b"9" * 5_000, Decimal("9" * 5_000)),
        (b"1e999", Decimal("1e999")),
        (b"0e99999999999999999999", Decimal(0)),
        (b"-0.00E-99999999999999999999", Decimal(0)),
    ],
)
def test_numbers_are_exact(written: bytes, number: int | Decimal) -> None:
    value = read_object(b'{"n": ' + written + b"}")["n"]
    assert (type(value), value) == (type(number), number)


def test_a_number_beyond_all_numbers_equals_nothing() -> None:
    value = read_object(b'{"n": 1e99999999999999999999}')["n"]
    assert value != value  # noqa: PLR0124 - so does NaN show itself
