"""Why an action may not be done: a value that cites its rule, never an exception and never a sentence."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardavia.cards import Card
from cardavia.rules.rule import RuleId

Fact: TypeAlias = str | int | Card | tuple[Card, ...]
Facts: TypeAlias = tuple[tuple[str, Fact], ...]
"""Named values for whoever puts the matter into words: (("led", card), ("count", 6))."""

WRONG_WORD: Final = RuleId("record.word")
"""Cited when a word is not the phase's, or cannot be read: the record format's rule, not a game's."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first rule that an action would break, with the facts that explain it.

    What would be allowed instead is `Game.choices` of the seat to act: it depends on the state alone.
    """

    rule: RuleId
    facts: Facts = ()


def refusal(rule: RuleId, **facts: Fact) -> Refusal:
    """Return a refusal citing this rule, with its facts in the order given."""
    return Refusal(rule, tuple(facts.items()))
