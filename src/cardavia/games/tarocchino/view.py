"""What one seat, or the public, may know of a deal, built line by line."""

from dataclasses import dataclass

from cardavia.cards import SIDES, Seat, Side, Trick
from cardavia.games.tarocchino import play, settlement
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.declarations import Answer, Declaration
from cardavia.games.tarocchino.house_rules import TarocchinoHouseRules
from cardavia.games.tarocchino.state import Phase, TarocchinoState


@dataclass(frozen=True, slots=True)
class Revealed:
    """What is shown when the deal is over: the four hands of fifteen and the dealer's discards, in deck order."""

    hands: tuple[tuple[TarocchinoCard, ...], ...]
    discards: tuple[TarocchinoCard, ...]


@dataclass(frozen=True, slots=True)
class MattoPlayed:
    """Who played the Matto, and which side owes a card for it as things stand: `None` when its own took the trick.

    The debt is due at the end; a side that has taken no trick by then loses the Matto instead.
    """

    seat: Seat
    debtor: Side | None


@dataclass(frozen=True, slots=True)
class TarocchinoView:
    """What one seat may know; the public (`seat` is `None`) sees the same without a hand.

    `turn` is `None` in the round of declarations: only the asked seat has something `to_declare`. `answer` is what
    this seat said when it was asked. `declared` are the declared hands in order. `discards` are the dealer's two
    for the dealer, `None` for everybody else. `leader` led the trick on the table, or leads the next one, `winning`
    is the seat whose card is the best in it. `tricks_taken` counts by side. `matto` is `None` until the trick with
    the Matto is over, `revealed` until the deal is.
    """

    seat: Seat | None
    house_rules: TarocchinoHouseRules
    dealer: Seat
    phase: Phase
    turn: Seat | None
    hand: tuple[TarocchinoCard, ...]
    cards_left: tuple[int, ...]
    discards: tuple[TarocchinoCard, ...] | None
    to_declare: Declaration | None
    answer: Answer | None
    declared: tuple[Declaration, ...]
    leader: Seat
    trick: tuple[tuple[Seat, TarocchinoCard], ...]
    winning: Seat | None
    tricks: tuple[Trick[TarocchinoCard], ...]
    tricks_taken: tuple[int, ...]
    matto: MattoPlayed | None
    revealed: Revealed | None


def view(state: TarocchinoState, seat: Seat | None) -> TarocchinoView:
    """Return what this seat, or the public, may know."""
    takers = [settlement.taken_by(trick) for trick in state.tricks]
    over = state.phase is Phase.OVER
    return TarocchinoView(
        seat=seat,
        house_rules=state.house_rules,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        hand=() if seat is None else state.hands[seat],
        cards_left=tuple(len(hand) for hand in state.hands),
        discards=state.discards if seat == state.dealer and state.discards else None,
        to_declare=_to_declare(state, seat),
        answer=None if seat is None else state.answers[seat],
        declared=state.declared,
        leader=state.leader,
        trick=tuple((play.seat_to_play(state.leader, place), card) for place, card in enumerate(state.trick)),
        winning=play.winning(state.leader, state.trick),
        tricks=state.tricks,
        tricks_taken=tuple(takers.count(side) for side in SIDES),
        matto=_matto(state),
        revealed=Revealed(state.hands_of_fifteen, state.discards) if over else None,
    )


def _to_declare(state: TarocchinoState, seat: Seat | None) -> Declaration | None:
    if seat is None or state.asked != seat:
        return None
    return Declaration(seat, state.opening[seat])


def _matto(state: TarocchinoState) -> MattoPlayed | None:
    player = settlement.matto_player(state.tricks)
    return None if player is None else MattoPlayed(player, settlement.matto_debtor(state.tricks))
