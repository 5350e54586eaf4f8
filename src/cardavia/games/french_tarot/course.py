"""The course of a deal: it is dealt, the contract is bid, six cards are laid aside, eighteen tricks are played.

Each action goes to the chapter it belongs to: bidding, chien, declarations, play, excuse; the end goes to scoring.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from cardavia.cards import SEATS, Seat
from cardavia.games.french_tarot import bidding, chien, declarations, play, sheet
from cardavia.games.french_tarot.bidding import Bid, EveryonePassed, TakerNamed
from cardavia.games.french_tarot.changes import aside_of
from cardavia.games.french_tarot.chien import CardsApartShown, ChienShown, Discard
from cardavia.games.french_tarot.dealing import HandsShown
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.declarations import AnnounceChelem, DeclinePoignee, ForgoChelem, ShowPoignee
from cardavia.games.french_tarot.excuse import taken_by
from cardavia.games.french_tarot.play import TrickTaken
from cardavia.games.french_tarot.scoring import Deed
from cardavia.games.french_tarot.state import FrenchTarotState, Phase
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

_DUE: Final[Mapping[type[Action], tuple[Phase, bool]]] = MappingProxyType(
    {
        PlayCard: (Phase.PLAY, False),
        Bid: (Phase.BIDDING, False),
        Discard: (Phase.ECART, False),
        AnnounceChelem: (Phase.CHELEM, False),
        ForgoChelem: (Phase.CHELEM, False),
        ShowPoignee: (Phase.PLAY, True),
        DeclinePoignee: (Phase.PLAY, True),
    }
)
"""When an action is in place: the phase, and whether a decision about a poignee is due."""

_OUT_OF_TURN: Final[Mapping[tuple[Phase, bool], Callable[[Seat], Refusal]]] = MappingProxyType(
    {
        (Phase.BIDDING, False): bidding.refused_turn,
        (Phase.ECART, False): chien.refused_turn,
        (Phase.CHELEM, False): declarations.refused_chelem_turn,
        (Phase.PLAY, True): declarations.refused_poignee_turn,
        (Phase.PLAY, False): play.refused_turn,
    }
)
"""Which chapter says who speaks, in the same terms."""


def actors(state: FrenchTarotState) -> tuple[Seat, ...]:
    """Return who may act now: the one seat whose turn it is, nobody at the end."""
    return () if state.turn is None else (state.turn,)


def refuse_seat(state: FrenchTarotState, seat: Seat) -> Refusal | None:
    """Return the rule that says who speaks, when it is not this seat; after the end every word is a wrong one."""
    turn = state.turn
    if turn == seat:
        return None
    if turn is None:
        return refusal(WRONG_WORD)
    return _OUT_OF_TURN[state.phase, state.poignee_due](turn)


def refuse(state: FrenchTarotState, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule this action would break, or `None`; raise `TypeError` for one of another game."""
    if _due(action) == (state.phase, state.poignee_due) and state.turn == seat:
        return _refuse_due(state, seat, action)
    return refuse_seat(state, seat) or refusal(WRONG_WORD)


def _due(action: Action) -> tuple[Phase, bool]:
    due = _DUE.get(type(action))
    if due is None or (isinstance(action, PlayCard) and not isinstance(action.card, TarotCard)):
        raise TypeError(f"no action of French Tarot: {action!r}")
    return due


def _refuse_due(state: FrenchTarotState, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case PlayCard(card=TarotCard() as card):
            return play.refused(state.hands[seat], state.trick, card)
        case Bid(contract=contract):
            return bidding.refused(state.auction.bids, contract)
        case Discard(cards=cards):
            return chien.refused(state.hands[seat], cards)
        case ShowPoignee(cards=cards):
            house_rules = state.opening.house_rules
            return declarations.refused(state.hands[seat], aside_of(state, seat), cards, house_rules)
        case _:
            return None


def choices(state: FrenchTarotState, seat: Seat) -> Choices:
    """Return what to offer this seat; nothing when it is not its turn."""
    if state.turn != seat:
        return Choices()
    hand = state.hands[seat]
    if state.poignee_due:
        ways = declarations.open_poignees(hand, aside_of(state, seat), state.opening.house_rules)
        return Choices((DeclinePoignee(),), ways)
    match state.phase:
        case Phase.BIDDING:
            return Choices(bidding.open_bids(state.auction.bids))
        case Phase.ECART:
            return Choices(picks=(chien.open_discard(hand),))
        case Phase.CHELEM:
            return Choices((AnnounceChelem(), ForgoChelem()))
        case _:
            return Choices(tuple(PlayCard(card) for card in play.allowed(hand, state.trick)))


def decide(state: FrenchTarotState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what follows from an accepted action; raise `ValueError` when it would be refused."""
    refused = refuse(state, seat, action)
    if refused is not None:
        raise ValueError(f"refused by {refused.rule}: ask `refuse` before `decide`")
    match action:
        case PlayCard(card=TarotCard() as card):
            return _after_card(state, seat, card)
        case Bid():
            return _after_bid(state, seat, action)
        case Discard(cards=cards):
            return chien.following(seat, cards)
        case _:
            return (declarations.following(seat, action),)


def settle(state: FrenchTarotState) -> ScoreSheet | None:
    """Return the score sheet once the deal is over, or void, else `None`."""
    if state.void is not None:
        return sheet.void_sheet(state.void)
    if state.phase is not Phase.OVER:
        return None
    return sheet.score_sheet(_deed(state), state.opening.house_rules)


def _after_card(state: FrenchTarotState, seat: Seat, card: TarotCard) -> tuple[Event, ...]:
    played = CardPlayed(seat, card)
    trick = (*state.trick, card)
    if len(trick) < len(SEATS):
        return (played,)
    taker, contract = state.auction.settled
    taken = TrickTaken(taken_by(state.tricks, state.leader, trick, taker))
    if len(state.tricks) + 1 < play.TRICKS:
        return (played, taken)
    _, apart = chien.set_apart(contract, state.opening.chien, state.declared.ecart)
    return (played, taken, CardsApartShown(apart))


def _deed(state: FrenchTarotState) -> Deed:
    taker, contract = state.auction.settled
    declared = state.declared
    return Deed(
        taker=taker,
        contract=contract,
        chien=state.opening.chien,
        ecart=declared.ecart,
        chelem=declared.chelem,
        poignees=declared.poignees,
        tricks=state.tricks,
    )


def _after_bid(state: FrenchTarotState, seat: Seat, bid: Bid) -> tuple[Event, ...]:
    events = bidding.following(seat, state.auction.bids, bid.contract)
    match events[-1]:
        case TakerNamed(seat=taker, contract=contract) if contract.shows_chien:
            return (*events, ChienShown(taker, state.opening.chien))
        case EveryonePassed():
            return (*events, HandsShown(state.opening.dealt, state.opening.chien))
        case _:
            return events
