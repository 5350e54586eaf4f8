"""What a seat asks to do, and what it is offered."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from cardavia.cards import Card


class UnknownWord(ValueError):  # noqa: N818 - it names what was found, like KeyError
    """A word that no action of the game is written as: an unknown verb, argument or card code."""


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat asks to do, named in the imperative. Every kind is a frozen dataclass of its own."""


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Lay this card to the trick. Written `play <card>`."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of several cards at once: any `size` of the `cards` that include all of `must`.

    `verb` is the word it is written with, `proposed` one complete choice for those who do not care.
    A set of cards may be chosen exactly when some pick of the choices `allows` it.
    """

    verb: str
    size: int
    cards: tuple[Card, ...]
    must: tuple[Card, ...]
    proposed: tuple[Card, ...]

    def allows(self, chosen: Collection[Card]) -> bool:
        """Say whether these cards are such a choice."""
        kept = set(chosen)
        return len(chosen) == self.size == len(kept) and kept.issubset(self.cards) and kept.issuperset(self.must)

    def word(self, chosen: Iterable[Card]) -> str:
        """Return the word that these cards are chosen with: "discard S1 S2". `Game.read` makes the action of it."""
        return " ".join([self.verb, *(card.code for card in chosen)])


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything a seat may do now: complete actions, and picks of cards still to be put together.

    Every action listed is legal, and so is every set that a pick allows; nothing else is.
    Actions stand in deck order, picks by size.
    """

    actions: tuple[Action, ...] = ()
    picks: tuple[Pick, ...] = ()
