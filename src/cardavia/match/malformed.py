"""What is wrong with a record that cannot be read: a key, a fault and facts, for whoever puts it into words."""

from enum import StrEnum

from cardavia.rules import RuleId


class Fault(StrEnum):
    """What may be wrong. Each is told in words of its own."""

    TOO_LONG = "too-long"
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    TOO_DEEP = "too-deep"
    NO_OBJECT = "no-object"
    MISSING = "missing"
    WRONG_FORMAT = "wrong-format"
    UNKNOWN_GAME = "unknown-game"
    NO_SEAT = "no-seat"
    NOT_FOUR_HANDS = "not-four-hands"
    NO_LIST = "no-list"
    UNKNOWN_CARD = "unknown-card"
    CARD_TWICE = "card-twice"
    WRONG_NUMBER = "wrong-number"
    NO_TEXT = "no-text"
    NO_OUTCOME = "no-outcome"
    UNKNOWN_SWITCH = "unknown-switch"


class Malformed(ValueError):  # noqa: N818 - it names what was found, like KeyError
    """A record that cannot be read, with the first of its faults in the order of the format.

    `key` is the key at fault, or "json" for what is no JSON object.
    """

    def __init__(self, key: str, fault: Fault, **facts: str | int) -> None:
        super().__init__(f"record.{key}: {fault}")
        self.key = key
        self.fault = fault
        self.facts = facts

    @property
    def rule(self) -> RuleId:
        """The rule to cite: `record.<key>`."""
        return RuleId(f"record.{self.key}")
