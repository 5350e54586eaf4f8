"""The course of a deal: it opens, the dealer lays two cards aside, hands are declared, fifteen tricks are played.

Each action goes to the chapter it belongs to: dealing, declarations, play.
"""

from dataclasses import replace
from typing import TypeAlias, assert_never

from cardavia.cards import SEATS, Seat, Trick
from cardavia.games.tarocchino import declarations, play
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.dealing import (
    CardsLaidAside,
    DealOpened,
    DiscardCards,
    DiscardMade,
    HandDealt,
    pick,
    refused,
    refused_seat,
)
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.declarations import (
    Answer,
    CombinationsDeclared,
    DeclarationPassed,
    Declare,
)
from cardavia.games.tarocchino.house_rules import DeclarationTime
from cardavia.games.tarocchino.play import PlayBegun, TrickTaken
from cardavia.games.tarocchino.settlement import DiscardsShown
from cardavia.games.tarocchino.sheet import score_sheet
from cardavia.games.tarocchino.state import Phase, TarocchinoState
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

AnyAction: TypeAlias = DiscardCards | Declare | PlayCard


def start(events: tuple[Event, ...]) -> TarocchinoState:
    """Return the state after the events of an opening; the first of them makes it."""
    opened, *others = events
    if not isinstance(opened, DealOpened):
        raise TypeError("a deal of Tarocchino begins with DealOpened")
    state = TarocchinoState(
        house_rules=opened.house_rules,
        dealer=opened.dealer,
        phase=Phase.DISCARD,
        hands=((),) * len(SEATS),
        discards=(),
        opening=(),
        answers=(None,) * len(SEATS),
        leader=play.first_leader(opened.dealer),
        trick=(),
        tricks=(),
    )
    for event in others:
        state = evolve(state, event)
    return state


def evolve(state: TarocchinoState, event: Event) -> TarocchinoState:
    """Return the state after this event."""
    match event:
        case CardPlayed(seat=seat, card=TarocchinoCard() as card):
            hands = _with_hand(state, seat, _without(state.hands[seat], (card,)))
            return replace(state, hands=hands, trick=(*state.trick, card))
        case TrickTaken(seat=seat):
            trick = Trick(state.leader, state.trick, seat)
            return replace(state, leader=seat, trick=(), tricks=(*state.tricks, trick))
        case HandDealt(seat=seat, cards=cards):
            return replace(state, hands=_with_hand(state, seat, cards))
        case CardsLaidAside(seat=seat, cards=cards):
            hands = _with_hand(state, seat, _without(state.hands[seat], cards))
            opening = tuple(find(hand, state.house_rules) for hand in hands)
            return replace(state, hands=hands, discards=cards, opening=opening)
        case DiscardMade():
            has_round = state.house_rules.declaration_time is DeclarationTime.BEFORE_PLAY
            return replace(state, phase=Phase.DECLARATIONS if has_round else Phase.PLAY)
        case CombinationsDeclared(seat=seat):
            return replace(state, answers=_with_answer(state, seat, Answer.YES))
        case DeclarationPassed(seat=seat):
            return replace(state, answers=_with_answer(state, seat, Answer.NO))
        case PlayBegun():
            return replace(state, phase=Phase.PLAY)
        case DiscardsShown():
            return replace(state, phase=Phase.OVER)
        case _:
            raise TypeError(f"no event that can happen within a deal of Tarocchino: {event!r}")


def actors(state: TarocchinoState) -> tuple[Seat, ...]:
    """Return who may act now: one seat, nobody at the end."""
    actor = state.actor
    return () if actor is None else (actor,)


def refuse_seat(state: TarocchinoState, seat: Seat) -> Refusal | None:
    """Return the rule that says who speaks, or `None` when it is this seat."""
    if state.actor == seat:
        return None
    match state.phase:
        case Phase.DISCARD:
            return refused_seat(state.dealer)
        case Phase.DECLARATIONS:
            return declarations.refused_seat()
        case Phase.PLAY | Phase.OVER:
            return refusal(WRONG_WORD) if state.turn is None else play.refused_turn(state.turn)
        case unknown:
            assert_never(unknown)


def refuse(state: TarocchinoState, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule this action would break, or `None`."""
    asked_for = _own(action)
    wrong = refuse_seat(state, seat)
    if wrong is not None:
        return wrong
    hand = state.hands[seat]
    match asked_for:
        case DiscardCards(cards=cards) if state.phase is Phase.DISCARD:
            return refused(hand, cards)
        case Declare() if state.asked == seat:
            return None
        case PlayCard(card=TarocchinoCard() as card) if state.phase is Phase.PLAY and state.asked is None:
            return play.refused(hand, state.trick, card)
        case _:
            return refusal(WRONG_WORD)


def choices(state: TarocchinoState, seat: Seat) -> Choices:
    """Return what to offer this seat; nothing when it is not its turn."""
    if state.actor != seat:
        return Choices()
    hand = state.hands[seat]
    if state.phase is Phase.DISCARD:
        return Choices(picks=(pick(hand),))
    if state.asked == seat:
        return Choices((Declare(Answer.YES), Declare(Answer.NO)))
    return Choices(tuple(PlayCard(card) for card in play.allowed(hand, state.trick)))


def decide(state: TarocchinoState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what follows from an accepted action; raise `ValueError` when it would be refused."""
    wrong = refuse(state, seat, action)
    if wrong is not None:
        raise ValueError(f"refused by {wrong.rule}: ask `refuse` before `decide`")
    match _own(action):
        case DiscardCards(cards=cards):
            return _and_play(state, CardsLaidAside(seat, tuple(sorted(cards))), DiscardMade(seat))
        case Declare(answer=Answer.YES):
            return _and_play(state, CombinationsDeclared(seat, state.opening[seat].cards))
        case Declare():
            return _and_play(state, DeclarationPassed(seat))
        case PlayCard(card=card):
            return _play(state, CardPlayed(seat, card))
        case unknown:
            assert_never(unknown)


def settle(state: TarocchinoState) -> ScoreSheet | None:
    """Return the score sheet once all fifteen tricks are played."""
    if state.phase is not Phase.OVER:
        return None
    return score_sheet(state.house_rules, state.dealer, state.discards, state.declared, state.tricks)


def _and_play(state: TarocchinoState, *events: Event) -> tuple[Event, ...]:
    """Add the beginning of play where nobody is left to be asked first."""
    if state.phase is Phase.PLAY:
        return events
    after = state
    for event in events:
        after = evolve(after, event)
    waits = after.phase is Phase.DECLARATIONS and after.asked is not None
    return events if waits else (*events, PlayBegun(state.leader))


def _play(state: TarocchinoState, played: CardPlayed) -> tuple[Event, ...]:
    if len(state.trick) + 1 < len(SEATS):
        return (played,)
    events = (played, TrickTaken(play.taker(state.leader, evolve(state, played).trick)))
    is_last = len(state.tricks) + 1 == play.TRICKS
    return (*events, DiscardsShown(state.dealer, state.discards)) if is_last else events


def _own(action: Action) -> AnyAction:
    match action:
        case DiscardCards() | Declare() | PlayCard(card=TarocchinoCard()):
            return action
        case _:
            raise TypeError(f"no action of Tarocchino: {action!r}")


def _with_hand(
    state: TarocchinoState, seat: Seat, cards: tuple[TarocchinoCard, ...]
) -> tuple[tuple[TarocchinoCard, ...], ...]:
    return (*state.hands[:seat], cards, *state.hands[seat + 1 :])


def _with_answer(state: TarocchinoState, seat: Seat, answer: Answer) -> tuple[Answer | None, ...]:
    return (*state.answers[:seat], answer, *state.answers[seat + 1 :])


def _without(hand: tuple[TarocchinoCard, ...], gone: tuple[TarocchinoCard, ...]) -> tuple[TarocchinoCard, ...]:
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)
