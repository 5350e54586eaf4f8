"""The name of a rule: `<game>.<chapter>.<rule>`, the same in the book, the code, the refusal and the test."""

from typing import NewType

RuleId = NewType("RuleId", str)
"""For example `tarot.play.overtrump`. An id is permanent."""


def game_prefix(rule: RuleId) -> str:
    """Return the game's part of a rule id.

    >>> game_prefix(RuleId("tarot.play.overtrump"))
    'tarot'
    """
    return rule.split(".", 1)[0]
