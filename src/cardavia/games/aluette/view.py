"""What one seat, or the public, may know of a deal, built line by line."""

from dataclasses import dataclass

from cardavia.cards import Seat, Trick
from cardavia.games.aluette import play, scoring
from cardavia.games.aluette.deck import AluetteCard
from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.state import AluetteState

PLAY_PHASE = "play"
OVER_PHASE = "over"


@dataclass(frozen=True, slots=True)
class AluetteView:
    """What one seat may know; the public (`seat` is `None`) sees the same without a hand.

    `leader` led the trick on the table, or leads the next one. `highest` are the seats whose cards share the
    highest level in that trick: one would take it, two or more spoil it. `counts` are the tricks each seat took,
    `spoiled` the numbers (from 1) of the tricks nobody took. `talon` is `None` until the unused cards are shown,
    `dealt` (the four hands as dealt) until the deal is over.
    """

    seat: Seat | None
    house_rules: AluetteHouseRules
    dealer: Seat
    phase: str
    turn: Seat | None
    hand: tuple[AluetteCard, ...]
    cards_left: tuple[int, ...]
    leader: Seat
    trick: tuple[tuple[Seat, AluetteCard], ...]
    highest: tuple[Seat, ...]
    tricks: tuple[Trick[AluetteCard], ...]
    counts: tuple[int, ...]
    spoiled: tuple[int, ...]
    talon: tuple[AluetteCard, ...] | None
    dealt: tuple[tuple[AluetteCard, ...], ...] | None


def view(state: AluetteState, seat: Seat | None) -> AluetteView:
    """Return what this seat, or the public, may know."""
    takers = [trick.taken_by for trick in state.tricks]
    return AluetteView(
        seat=seat,
        house_rules=state.house_rules,
        dealer=state.dealer,
        phase=OVER_PHASE if state.is_over else PLAY_PHASE,
        turn=state.turn,
        hand=() if seat is None else state.hands[seat],
        cards_left=tuple(len(hand) for hand in state.hands),
        leader=state.leader,
        trick=tuple((play.seat_to_play(state.leader, place), card) for place, card in enumerate(state.trick)),
        highest=play.highest(state.leader, state.trick),
        tricks=state.tricks,
        counts=scoring.counts(takers),
        spoiled=tuple(number for number, taken_by in enumerate(takers, 1) if taken_by is None),
        talon=state.talon if state.talon_shown else None,
        dealt=state.dealt.hands if state.is_over else None,
    )
