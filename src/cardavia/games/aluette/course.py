"""The course of a deal: it opens, nine tricks are played, it is settled.

Each action goes to the chapter it belongs to: dealing, play, scoring.
"""

from dataclasses import replace

from cardavia.cards import SEATS, Seat, Trick
from cardavia.games.aluette import play
from cardavia.games.aluette.dealing import DealOpened, HandDealt, TalonSetAside, TalonShown
from cardavia.games.aluette.deck import AluetteCard
from cardavia.games.aluette.sheet import score_sheet
from cardavia.games.aluette.state import AluetteState
from cardavia.rules import (
    WRONG_WORD,
    Action,
    CardPlayed,
    Choices,
    Event,
    PlayCard,
    Refusal,
    ScoreSheet,
    refusal,
)


def start(events: tuple[Event, ...]) -> AluetteState:
    """Return the state after the events of an opening; the first of them makes it."""
    opened, *others = events
    if not isinstance(opened, DealOpened):
        raise TypeError("a deal of Aluette begins with DealOpened")
    state = AluetteState(
        house_rules=opened.house_rules,
        dealer=opened.dealer,
        hands=((),) * len(SEATS),
        talon=(),
        talon_shown=False,
        leader=play.first_leader(opened.dealer),
        trick=(),
        tricks=(),
    )
    for event in others:
        state = evolve(state, event)
    return state


def evolve(state: AluetteState, event: Event) -> AluetteState:
    """Return the state after this event."""
    match event:
        case CardPlayed(seat=seat, card=AluetteCard() as card):
            left = tuple(held for held in state.hands[seat] if held is not card)
            return replace(state, hands=_with_hand(state, seat, left), trick=(*state.trick, card))
        case play.TrickTaken(seat=seat):
            return _with_trick_closed(state, seat)
        case play.TrickSpoiled():
            return _with_trick_closed(state, None)
        case HandDealt(seat=seat, cards=cards):
            return replace(state, hands=_with_hand(state, seat, cards))
        case TalonSetAside(cards=cards):
            return replace(state, talon=cards)
        case TalonShown(cards=cards):
            return replace(state, talon=cards, talon_shown=True)
        case _:
            raise TypeError(f"no event that can happen within a deal of Aluette: {event!r}")


def actors(state: AluetteState) -> tuple[Seat, ...]:
    """Return who may act now: the one seat whose turn it is, nobody at the end."""
    return () if state.turn is None else (state.turn,)


def refuse_seat(state: AluetteState, seat: Seat) -> Refusal | None:
    """Return why it is not this seat's turn, or `None` when it is."""
    turn = state.turn
    if turn is None:
        return refusal(WRONG_WORD)
    return None if turn == seat else play.refused_turn(turn)


def refuse(state: AluetteState, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule this action would break, or `None`."""
    card = _card_of(action)
    return refuse_seat(state, seat) or play.refused(state.hands[seat], card)


def choices(state: AluetteState, seat: Seat) -> Choices:
    """Return what to offer this seat: in its turn, every card it holds."""
    if state.turn != seat:
        return Choices()
    return Choices(tuple(PlayCard(card) for card in state.hands[seat]))


def decide(state: AluetteState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what follows from an accepted action; raise `ValueError` when it would be refused."""
    refused = refuse(state, seat, action)
    if refused is not None:
        raise ValueError(f"refused by {refused.rule}: ask `refuse` before `decide`")
    card = _card_of(action)
    played = CardPlayed(seat, card)
    cards = (*state.trick, card)
    if len(cards) < len(SEATS):
        return (played,)
    closed = (played, play.closing(state.leader, cards))
    is_last = len(state.tricks) + 1 == play.TRICKS
    return (*closed, TalonShown(state.talon)) if is_last and not state.talon_shown else closed


def settle(state: AluetteState) -> ScoreSheet | None:
    """Return the score sheet once all nine tricks are played."""
    return score_sheet(state.tricks, state.house_rules) if state.is_over else None


def _card_of(action: Action) -> AluetteCard:
    match action:
        case PlayCard(card=AluetteCard() as card):
            return card
        case _:
            raise TypeError(f"no action of Aluette: {action!r}")


def _with_hand(
    state: AluetteState, seat: Seat, cards: tuple[AluetteCard, ...]
) -> tuple[tuple[AluetteCard, ...], ...]:
    return (*state.hands[:seat], cards, *state.hands[seat + 1 :])


def _with_trick_closed(state: AluetteState, taken_by: Seat | None) -> AluetteState:
    trick = Trick(state.leader, state.trick, taken_by)
    leader = play.next_leader(state.leader, taken_by)
    return replace(state, leader=leader, trick=(), tricks=(*state.tricks, trick))
