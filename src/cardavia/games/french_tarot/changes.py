"""What each event changes: the only way the state of a deal changes."""

from dataclasses import replace
from typing import assert_never

from cardavia.cards import SEATS, Seat, Trick, next_seat
from cardavia.games.french_tarot import declarations, play
from cardavia.games.french_tarot.bidding import BidMade, EveryonePassed, TakerNamed
from cardavia.games.french_tarot.chien import (
    CardsApartShown,
    ChienShown,
    EcartLaid,
    EcartMade,
    shown_trumps,
)
from cardavia.games.french_tarot.dealing import ChienDealt, DealOpened, HandDealt, HandsShown, PetitSecFound
from cardavia.games.french_tarot.deck import Cards, TarotCard, among, in_order
from cardavia.games.french_tarot.declarations import (
    Chelem,
    ChelemAnnounced,
    ChelemForgone,
    PoigneeDeclined,
    PoigneeShown,
)
from cardavia.games.french_tarot.play import TrickTaken
from cardavia.games.french_tarot.state import (
    Auction,
    Declared,
    FrenchTarotState,
    Hands,
    Opening,
    Phase,
    Void,
)
from cardavia.rules import CardPlayed, Event


def start(events: tuple[Event, ...]) -> FrenchTarotState:
    """Return the state after the events of an opening; the first of them makes it."""
    opened, *others = events
    if not isinstance(opened, DealOpened):
        raise TypeError("a deal of French Tarot begins with DealOpened")
    first = next_seat(opened.dealer)
    nothing: Hands = ((),) * len(SEATS)
    state = FrenchTarotState(
        opening=Opening(opened.house_rules, opened.dealer, nothing, ()),
        auction=Auction(),
        declared=Declared(),
        phase=Phase.BIDDING,
        turn=first,
        hands=nothing,
        poignee_due=False,
        leader=first,
        trick=(),
        tricks=(),
        void=None,
    )
    for event in others:
        state = evolve(state, event)
    return state


def evolve(state: FrenchTarotState, event: Event) -> FrenchTarotState:
    """Return the state after this event; raise `TypeError` for one that is not of a deal of French Tarot."""
    match event:
        case CardPlayed(seat=seat, card=TarotCard() as card):
            return _card_played(state, seat, card)
        case TrickTaken(seat=seat):
            return _trick_taken(state, seat)
        case BidMade() | TakerNamed() | EveryonePassed():
            return _said(state, event)
        case ChienShown() | EcartLaid() | EcartMade() | CardsApartShown():
            return _laid(state, event)
        case ChelemAnnounced() | ChelemForgone() | PoigneeShown() | PoigneeDeclined():
            return _declared(state, event)
        case HandDealt() | ChienDealt() | PetitSecFound() | HandsShown():
            return _dealt(state, event)
        case _:
            raise TypeError(f"no event that can happen within a deal of French Tarot: {event!r}")


def aside_of(state: FrenchTarotState, seat: Seat) -> Cards:
    """Return the trumps this seat laid aside: the taker may have."""
    return shown_trumps(state.declared.ecart) if seat == state.auction.taker else ()


def _dealt(state: FrenchTarotState, event: HandDealt | ChienDealt | PetitSecFound | HandsShown) -> FrenchTarotState:
    match event:
        case HandDealt(seat=seat, cards=cards):
            hands = _with_hand(state.hands, seat, cards)
            return replace(state, hands=hands, opening=replace(state.opening, dealt=hands))
        case ChienDealt(cards=cards):
            return replace(state, opening=replace(state.opening, chien=cards))
        case PetitSecFound():
            return _voided(state, Void.PETIT_SEC)
        case HandsShown():
            return state
        case _:
            assert_never(event)


def _said(state: FrenchTarotState, event: BidMade | TakerNamed | EveryonePassed) -> FrenchTarotState:
    match event:
        case BidMade(seat=seat, contract=contract):
            bids = (*state.auction.bids, (seat, contract))
            turn = next_seat(seat) if len(bids) < len(SEATS) else None
            return replace(state, auction=Auction(bids), turn=turn)
        case TakerNamed(seat=seat, contract=contract):
            auction = replace(state.auction, taker=seat, contract=contract)
            if contract.shows_chien:  # ChienShown follows
                return replace(state, auction=auction)
            return replace(state, auction=auction, phase=Phase.CHELEM, turn=seat)
        case EveryonePassed():
            return _voided(state, Void.ALL_PASS)
        case _:
            assert_never(event)


def _laid(
    state: FrenchTarotState,
    event: ChienShown | EcartLaid | EcartMade | CardsApartShown,
) -> FrenchTarotState:
    match event:
        case ChienShown(seat=seat, cards=cards):
            hands = _with_hand(state.hands, seat, in_order((*state.hands[seat], *cards)))
            return replace(state, hands=hands, phase=Phase.ECART, turn=seat)
        case EcartLaid(seat=seat, cards=cards):
            left = tuple(card for card in state.hands[seat] if not among(card, cards))
            hands = _with_hand(state.hands, seat, left)
            return replace(state, hands=hands, declared=Declared(ecart=cards), phase=Phase.CHELEM)
        case EcartMade() | CardsApartShown():
            return state
        case _:
            assert_never(event)


def _declared(
    state: FrenchTarotState, event: ChelemAnnounced | ChelemForgone | PoigneeShown | PoigneeDeclined
) -> FrenchTarotState:
    match event:
        case ChelemAnnounced(seat=seat):
            return _play_begun(state, seat, Chelem.ANNOUNCED)
        case ChelemForgone(seat=seat):
            return _play_begun(state, seat, Chelem.FORGONE)
        case PoigneeShown(seat=seat, cards=cards):
            poignees = (*state.declared.poignees, (seat, cards))
            return replace(state, declared=replace(state.declared, poignees=poignees), poignee_due=False)
        case PoigneeDeclined():
            return replace(state, poignee_due=False)
        case _:
            assert_never(event)


def _play_begun(state: FrenchTarotState, taker: Seat, chelem: Chelem) -> FrenchTarotState:
    leader = play.first_leader(state.opening.dealer, taker, chelem)
    declared = replace(state.declared, chelem=chelem)
    due = _poignee_due(state, leader)
    return replace(state, declared=declared, phase=Phase.PLAY, turn=leader, leader=leader, poignee_due=due)


def _poignee_due(state: FrenchTarotState, seat: Seat) -> bool:
    """Say whether this seat, about to play its first card, has a poignee to show or keep to itself."""
    house_rules = state.opening.house_rules
    return bool(declarations.open_poignees(state.hands[seat], aside_of(state, seat), house_rules))


def _card_played(state: FrenchTarotState, seat: Seat, card: TarotCard) -> FrenchTarotState:
    left = tuple([held for held in state.hands[seat] if held is not card])
    trick = (*state.trick, card)
    following = next_seat(seat) if len(trick) < len(SEATS) else None
    return FrenchTarotState(
        opening=state.opening,
        auction=state.auction,
        declared=state.declared,
        phase=Phase.PLAY,
        turn=following,
        hands=_with_hand(state.hands, seat, left),
        poignee_due=following is not None and not state.tricks and _poignee_due(state, following),
        leader=state.leader,
        trick=trick,
        tricks=state.tricks,
        void=None,
    )


def _trick_taken(state: FrenchTarotState, seat: Seat) -> FrenchTarotState:
    tricks = (*state.tricks, Trick(state.leader, state.trick, seat))
    is_last = len(tricks) == play.TRICKS
    return FrenchTarotState(
        opening=state.opening,
        auction=state.auction,
        declared=state.declared,
        phase=Phase.OVER if is_last else Phase.PLAY,
        turn=None if is_last else seat,
        hands=state.hands,
        poignee_due=False,
        leader=seat,
        trick=(),
        tricks=tricks,
        void=None,
    )


def _voided(state: FrenchTarotState, why: Void) -> FrenchTarotState:
    return replace(state, phase=Phase.OVER, turn=None, void=why)


def _with_hand(hands: Hands, seat: Seat, cards: Cards) -> Hands:
    return (*hands[:seat], cards, *hands[seat + 1 :])
