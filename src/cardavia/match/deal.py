"""One deal, driven from actions: a value that answers every action with the deal after it, or with a refusal."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

from cardavia.cards import Dealt, Seat
from cardavia.match.hearing import decided, heard, offers
from cardavia.rules import Action, AnyGame, Event, HouseRules, Refusal, ScoreSheet


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as far as it has come.

    `cards` are the hands and the talon as dealt, `actions` who asked for what so far, `events` everything that
    happened, and `state` their fold.
    """

    game: AnyGame
    house_rules: HouseRules
    dealer: Seat
    cards: Dealt[Any]
    actions: tuple[tuple[Seat, Action], ...]
    events: tuple[Event, ...]
    state: Any

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now: nobody once the deal is over."""
        return self.game.actors(self.state)

    @property
    def over(self) -> bool:
        """Whether the deal is over, or void."""
        return not self.actors

    @property
    def sheet(self) -> ScoreSheet | None:
        """The score sheet once the deal is over, or void."""
        return self.game.settle(self.state)

    @property
    def offered(self) -> tuple[str, ...]:
        """The choices of whoever is to act, as words; of a pick, the single cards that may be used."""
        return offers(self.game, self.state)

    def act(self, seat: Seat, action: Action) -> "Deal | Refusal":
        """Return the deal after this action, or why it may not be done."""
        answer = decided(self.game, self.state, seat, action)
        return answer if isinstance(answer, Refusal) else self.after(seat, action, answer)

    def hear(self, said: str) -> "Deal | Refusal":
        """Return the deal after an action as a record writes it ("2 play S4"), or why it may not be done."""
        answer = heard(self.game, self.state, said)
        return answer if isinstance(answer, Refusal) else self.after(*answer)

    def at(self, actions: int) -> "Deal":
        """Return this deal as it was after so many of its actions; raise `ValueError` when it had fewer."""
        if not 0 <= actions <= len(self.actions):
            raise ValueError(f"this deal can be seen after 0 to {len(self.actions)} actions")
        start = begin(self.game, self.house_rules, self.dealer, self.cards)
        return reduce(_with, self.actions[:actions], start)

    def replayed(self) -> "Iterator[Deal]":
        """Yield the deal as it was after 0, 1, 2, ... of its actions."""
        deal = begin(self.game, self.house_rules, self.dealer, self.cards)
        yield deal
        for said in self.actions:
            deal = _with(deal, said)
            yield deal

    def after(self, seat: Seat, action: Action, events: tuple[Event, ...]) -> "Deal":
        """Return the deal after an accepted action and what followed from it."""
        return Deal(
            self.game,
            self.house_rules,
            self.dealer,
            self.cards,
            actions=(*self.actions, (seat, action)),
            events=self.events + events,
            state=reduce(self.game.evolve, events, self.state),
        )


def begin(game: AnyGame, house_rules: HouseRules, dealer: Seat, cards: Dealt[Any]) -> Deal:
    """Return a deal of these cards before the first action; the deal may be void at once."""
    events = game.open(house_rules, dealer, cards)
    return Deal(game, house_rules, dealer, cards, (), events, game.start(events))


def deal_out(game: AnyGame, house_rules: HouseRules, dealer: Seat, seed: str) -> Deal:
    """Return a deal of the cards that this seed gives."""
    return begin(game, house_rules, dealer, game.deal(seed, dealer))


def fold(game: AnyGame, events: tuple[Event, ...]) -> Any:
    """Return the state that these events lead to: the opening ones first, then those of each action."""
    return reduce(game.evolve, events[1:], game.start(events[:1]))


def _with(deal: Deal, said: tuple[Seat, Action]) -> Deal:
    seat, action = said
    return deal.after(seat, action, deal.game.decide(deal.state, seat, action))
