"""Aluette in short: deals, tricks and takers written as text."""

from cardavia.cards import SEATS, Dealt, Seat
from cardavia.games.aluette import ALUETTE, AluetteCard, AluetteHouseRules, AluetteState
from cardavia.rules import PlayCard

RULEBOOK = AluetteHouseRules()

TRICKS = """
    D4 D5 D6 D7
    C4 C5 C6 C7
    B4 B5 B6 B7
    S4 S5 S6 S7
    D8 C8 B8 S8
    DV DC DR D1
    CV CC CR C1
    BV BC BR B1
    SV SC SR S1
"""
"""Nine tricks that can be played as they stand. With seat 0 leading, the fifth is spoiled."""


def cards(codes: str) -> tuple[AluetteCard, ...]:
    return ALUETTE.deck.read(codes)


def takers(written: str) -> list[Seat | None]:
    """Return the takers of tricks: "0 - 3" is seat 0, nobody, seat 3."""
    return [None if seat == "-" else int(seat) for seat in written.split()]


def dealt(tricks: str, dealer: Seat = 3) -> Dealt[AluetteCard]:
    """Return the hands from which these nine tricks can be played."""
    hands: list[list[AluetteCard]] = [[] for _ in SEATS]
    leader = (dealer + 1) % 4
    for line in tricks.strip().splitlines():
        trick = cards(line)
        for step, card in enumerate(trick):
            hands[(leader + step) % 4].append(card)
        best = [step for step, card in enumerate(trick) if card.level == max(other.level for other in trick)]
        leader = (leader + best[0]) % 4 if len(best) == 1 else leader
    sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
    return Dealt(sorted_hands, ALUETTE.deck.rest(*sorted_hands))


def opened(tricks: str = TRICKS, dealer: Seat = 3, house_rules: AluetteHouseRules = RULEBOOK) -> AluetteState:
    """Return a deal before the first card, with the hands that these tricks need."""
    return ALUETTE.start(ALUETTE.open(house_rules, dealer, dealt(tricks, dealer)))


def after(state: AluetteState, codes: str) -> AluetteState:
    """Return the state after these cards, each played by the seat whose turn it is."""
    for card in cards(codes):
        (seat,) = ALUETTE.actors(state)
        for event in ALUETTE.decide(state, seat, PlayCard(card)):
            state = ALUETTE.evolve(state, event)
    return state


def finished(tricks: str = TRICKS, dealer: Seat = 3, house_rules: AluetteHouseRules = RULEBOOK) -> AluetteState:
    """Return the deal with all nine tricks played."""
    return after(opened(tricks, dealer, house_rules), tricks)


def leads_of(number: int, tricks: str = TRICKS) -> str:
    """Return the cards of the first tricks, as many as asked for."""
    return "\n".join(tricks.strip().splitlines()[:number])
