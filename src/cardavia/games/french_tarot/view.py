"""What one seat, or the public, may know of a deal, built line by line."""

from dataclasses import dataclass

from cardavia.cards import SEATS, Seat
from cardavia.games.french_tarot.bidding import Contract, Spoken
from cardavia.games.french_tarot.chien import shown_trumps
from cardavia.games.french_tarot.deck import Cards, TarotCard
from cardavia.games.french_tarot.declarations import Chelem, Shown
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.state import FrenchTarotState, Hands, Phase, Tricks, Void


@dataclass(frozen=True, slots=True)
class FrenchTarotView:
    """What one seat may know; the public (`seat` is `None`) sees the same without a hand.

    `bids` are what was said, in order. `chien` is `None` while it is hidden. `aside` are the trumps in the ecart,
    which everybody sees, and `None` until six cards lie aside; `ecart` is all six, for the taker alone until the
    end. `poignees` are those shown. `poignee_due` tells this seat that it has to decide on its own before it plays:
    nobody else can know. `leader` led the trick on the table, or leads the next one. `dealt` are the four hands as
    dealt, once the deal is over; `void` says why it does not count.
    """

    seat: Seat | None
    house_rules: FrenchTarotHouseRules
    dealer: Seat
    phase: Phase
    turn: Seat | None
    hand: Cards
    cards_left: tuple[int, ...]
    bids: tuple[Spoken, ...]
    taker: Seat | None
    contract: Contract | None
    chien: Cards | None
    aside: Cards | None
    ecart: Cards | None
    chelem: Chelem | None
    poignees: tuple[Shown, ...]
    poignee_due: bool
    leader: Seat
    trick: tuple[tuple[Seat, TarotCard], ...]
    tricks: Tricks
    void: Void | None
    dealt: Hands | None


def view(state: FrenchTarotState, seat: Seat | None) -> FrenchTarotView:
    """Return what this seat, or the public, may know."""
    is_over = state.phase is Phase.OVER
    taker = state.auction.taker
    ecart = state.declared.ecart or None
    return FrenchTarotView(
        seat=seat,
        house_rules=state.opening.house_rules,
        dealer=state.opening.dealer,
        phase=state.phase,
        turn=state.turn,
        hand=() if seat is None else state.hands[seat],
        cards_left=tuple(len(hand) for hand in state.hands),
        bids=state.auction.bids,
        taker=taker,
        contract=state.auction.contract,
        chien=state.opening.chien if is_over or chien_is_shown(state.phase, state.auction.contract) else None,
        aside=None if ecart is None else shown_trumps(ecart),
        ecart=ecart if is_over or (seat is not None and seat == taker) else None,
        chelem=state.declared.chelem,
        poignees=state.declared.poignees,
        poignee_due=state.poignee_due and seat == state.turn,
        leader=state.leader,
        trick=tuple(((state.leader + place) % len(SEATS), card) for place, card in enumerate(state.trick)),
        tricks=state.tricks,
        void=state.void,
        dealt=state.opening.dealt if is_over else None,
    )


def chien_is_shown(phase: Phase, contract: Contract | None) -> bool:
    """Say whether everybody has seen the chien: in prise and garde, from the end of the auction on."""
    return contract is not None and contract.shows_chien and phase is not Phase.BIDDING
