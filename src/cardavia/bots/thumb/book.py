"""A book of rules of thumb: asked in its order, the first rule that has something to say decides.

Each rule has an id, so that it can be named as the reason of a play. A rule is a function from a situation (what a
view means for whoever has to act) to an action, or to `None` when it has nothing to say.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from cardavia.rules import Action

SituationT = TypeVar("SituationT")


@dataclass(frozen=True, slots=True)
class Thumb(Generic[SituationT]):
    """A rule of thumb: its id, and what it advises."""

    id: str
    advise: Callable[[SituationT], Action | None]


@dataclass(slots=True)
class Book(Generic[SituationT]):
    """Rules of thumb for one kind of decision, in the order in which they are asked."""

    thumbs: list[Thumb[SituationT]] = field(default_factory=list)

    def thumb(
        self, name: str
    ) -> Callable[[Callable[[SituationT], Action | None]], Callable[[SituationT], Action | None]]:
        """Add a function to the end of the book as the rule of this id."""

        def add(advise: Callable[[SituationT], Action | None]) -> Callable[[SituationT], Action | None]:
            self.thumbs.append(Thumb(name, advise))
            return advise

        return add

    def advice(self, situation: SituationT, known: frozenset[str] | None = None) -> tuple[str, Action]:
        """Return the first advice there is, and the id of its rule; of the `known` rules alone when they are given.

        Raise `LookupError` when no rule has anything to say: the last rule of a book always has.
        """
        for thumb in self.thumbs:
            if known is not None and thumb.id not in known:
                continue
            action = thumb.advise(situation)
            if action is not None:
                return thumb.id, action
        raise LookupError("a book of rules of thumb ends with one that always has something to say")
