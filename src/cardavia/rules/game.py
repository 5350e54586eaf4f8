"""The contract every game keeps: twenty questions, all of them pure.

`refuse` is the primary question: an action is legal when it is not refused. States change by `evolve` alone, so a
deal is the fold of its events. A view is built from nothing and holds what one seat may know.
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from cardavia.cards import Card, Dealt, Deck, Seat, Stream, Trick
from cardavia.rules.action import Action, Choices
from cardavia.rules.event import Event
from cardavia.rules.house_rules import HouseRules
from cardavia.rules.notation import Notation
from cardavia.rules.refusal import Refusal
from cardavia.rules.rule import RuleId
from cardavia.rules.score import ScoreSheet


class View(Protocol):
    """What every game's view has; each game adds its own fields.

    A view is a frozen dataclass. `seat` is `None` for the public. `turn` is the seat whose turn the whole table
    sees, `None` when nobody's turn is public (all make up their minds). `hand` is the seat's own, in deck order.
    `trick` is the trick on the table, seat and card in the order played; `tricks` are the finished ones.
    """

    @property
    def seat(self) -> Seat | None: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def cards_left(self) -> tuple[int, ...]: ...
    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]: ...
    @property
    def tricks(self) -> tuple[Trick[Any], ...]: ...


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Game(Protocol[StateT, ViewT]):
    """One game. Where an action or a state is asked about that is not of this game, `TypeError` is raised.

    `name` is the game's name in records and addresses ("french-tarot"), `prefix` the first part of its rule ids
    ("tarot"). `clockwise` says on which side of a player the next seat in the order of play really sits.
    `rules` are all its rule ids in the order of the book; `notation` writes events and views of type `view_type`
    as plain data, and reads them back.
    """

    name: str
    prefix: str
    clockwise: bool
    deck: Deck[Any]
    rules: tuple[RuleId, ...]
    house_rules: type[HouseRules]
    notation: Notation
    view_type: type[ViewT]

    # Before the first card.
    def first_dealer(self, seed: str) -> Seat:
        """Return the first dealer of a match with this seed."""
        ...

    def next_dealer(self, dealer: Seat) -> Seat:
        """Return who deals after this dealer, a void deal included."""
        ...

    def deal(self, seed: str, dealer: Seat) -> Dealt[Any]:
        """Return the hands and the rest that this seed deals, each in deck order."""
        ...

    def check(self, dealt: Dealt[Any], dealer: Seat) -> str | None:
        """Return "hands" or "talon" when these cards cannot have been dealt so (wrong number, twice, unknown)."""
        ...

    def open(self, house_rules: HouseRules, dealer: Seat, cards: Dealt[Any]) -> tuple[Event, ...]:
        """Return the events a deal begins with."""
        ...

    # The course of a deal.
    def start(self, events: tuple[Event, ...]) -> StateT:
        """Return the state after the events of `open` (the first of them makes the state)."""
        ...

    def evolve(self, state: StateT, event: Event) -> StateT:
        """Return the state after this event: the only way a state changes."""
        ...

    def actors(self, state: StateT) -> tuple[Seat, ...]:
        """Return who may act now; nobody once the deal is over."""
        ...

    def refuse(self, state: StateT, seat: Seat, action: Action) -> Refusal | None:
        """Return the first rule this action would break, or `None`: then it is legal.

        The order is the record format's: whose turn it is, whether the verb is the phase's, then the arguments.
        Once the deal is over, `record.word` refuses everything.
        """
        ...

    def refuse_seat(self, state: StateT, seat: Seat) -> Refusal | None:
        """Return the rule that says who speaks, when it is not this seat that may act.

        Once the deal is over nobody may: it is `record.word` then.
        """
        ...

    def choices(self, state: StateT, seat: Seat) -> Choices:
        """Return what to offer this seat; nothing when it is not its turn."""
        ...

    def decide(self, state: StateT, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Return what follows from an accepted action; raise `ValueError` when it would be refused."""
        ...

    def settle(self, state: StateT) -> ScoreSheet | None:
        """Return the score sheet once the deal is over, or void, else `None`."""
        ...

    # What a seat may know.
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return what this seat, or the public, may know."""
        ...

    def claim(self, view: ViewT) -> tuple[Card, ...] | None:
        """Return this seat's cards in the order it will lead them when it may claim the rest of the tricks.

        It may when it is to lead, and from its view alone neither the winners nor the score can change any more.
        """
        ...

    def imagine(self, view: ViewT, rng: Stream) -> StateT:
        """Return a state that fits the view: `view(imagine(v, rng), v.seat) == v`. Raise `ValueError` for none."""
        ...

    # Words.
    def word(self, action: Action) -> str:
        """Return the action as a record writes it, without the seat: "play S1"."""
        ...

    def read(self, word: str) -> Action:
        """Return the action of this word; raise `UnknownWord` when there is none."""
        ...

    # A match of deals.
    def match_over(self, deals: int) -> bool:
        """Say whether a match is over after this many deals that counted."""
        ...

    # The book.
    def example(self, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """Work an example of the book: given its fields, return the fields that answer it."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
