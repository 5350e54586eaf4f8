"""Census: all ways to play a small ending, counted by the chapters and by brute force."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cardavia.cards import Stream, Trick
from cardavia.games.french_tarot import FRENCH_TAROT, excuse
from cardavia.games.french_tarot.bidding import Contract
from cardavia.games.french_tarot.chien import set_apart
from cardavia.games.french_tarot.deck import DECK, EXCUSE, TarotCard, half_points
from cardavia.games.french_tarot.declarations import BONUS, Chelem
from cardavia.games.french_tarot.scoring import Deed
from cardavia.games.french_tarot.sheet import score_sheet
from cardavia.games.french_tarot.state import FrenchTarotState
from tests.games.french_tarot import brute_force
from tests.games.french_tarot.table import RULEBOOK
from tests.games.french_tarot.worlds import moments


def position(seed: str, tricks_left: int, bids: str) -> FrenchTarotState:
    """Return a deal played at random until so many tricks are left."""
    states: Iterator[FrenchTarotState] = (deal.state for deal in moments(seed, bids))
    return next(state for state in states if sum(map(len, state.hands)) == 4 * tricks_left)


def by_the_chapters(state: FrenchTarotState) -> Iterator[tuple[int, ...]]:
    sheet = FRENCH_TAROT.settle(state)
    if sheet is not None:
        yield sheet.scores
        return
    (seat,) = FRENCH_TAROT.actors(state)
    for action in FRENCH_TAROT.choices(state, seat).actions:
        after = state
        for event in FRENCH_TAROT.decide(state, seat, action):
            after = FRENCH_TAROT.evolve(after, event)
        yield from by_the_chapters(after)


def by_brute_force(state: FrenchTarotState) -> Iterator[tuple[int, ...]]:
    taker, contract = state.auction.settled
    said = state.declared
    deed = Deed(taker, contract, state.opening.chien, said.ecart, said.chelem, said.poignees, state.tricks)
    hands = tuple(frozenset(card.code for card in hand) for hand in state.hands)
    return brute_force.lines(as_position(deed)._replace(leader=state.leader, hands=hands))


BIDS = [
    "prise pass pass pass",
    "pass garde pass pass",
    "pass pass garde-sans pass",
    "prise pass garde garde-contre",
]
SEEDS = [f"census {number}" for number in range(24)]


def test_every_card_is_worth_what_brute_force_says() -> None:
    assert all(half_points([card]) == brute_force.halves(card.code) for card in DECK)


@pytest.mark.rule("tarot.play.eighteen-tricks")
@pytest.mark.parametrize("bids", BIDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_lines_of_the_last_two_tricks_end_alike_by_both_ways(seed: str, bids: str) -> None:
    state = position(seed, 2, bids)
    assert Counter(by_the_chapters(state)) == Counter(by_brute_force(state))


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_the_lines_of_the_last_three_tricks_end_alike_by_both_ways(seed: str) -> None:
    state = position(seed, 3, BIDS[0])
    assert Counter(by_the_chapters(state)) == Counter(by_brute_force(state))


CENSUS = {"census 0": 240, "census 1": 132, "census 2": 672, "census 3": 360, "census 4": 408, "census 5": 240}


@pytest.mark.parametrize("seed", CENSUS)
def test_the_census_of_known_endings_never_changes(seed: str) -> None:
    assert sum(1 for _ in by_the_chapters(position(seed, 3, BIDS[1]))) == CENSUS[seed]


def finished(rng: Stream) -> tuple[Trick[TarotCard], ...]:
    """Return eighteen tricks of any cards with any takers, often all of one side, the Excuse where it can be."""
    shuffled = rng.shuffled(DECK.cards)[6:]
    among = [[1], [0, 2, 3], [0, 1, 2, 3], [1, 1, 1, 1, 1, 0]][rng.below(4)]
    tricks: list[Trick[TarotCard]] = []
    leader = among[0]
    for number in range(18):
        cards = shuffled[4 * number : 4 * number + 4]
        taken = excuse.taken_by(tricks, leader, cards, taker=1)
        if cards[(taken - leader) % 4] is not EXCUSE:
            taken = among[rng.below(len(among))]
        if cards[(taken - leader) % 4] is EXCUSE and not (number == 17 and taken == leader):
            taken = (taken + 2) % 4
        tricks.append(Trick(leader, cards, taken))
        leader = taken
    return tuple(tricks)


@pytest.mark.rule("tarot.scoring.settlement")
@pytest.mark.rule("tarot.scoring.chelem")
@pytest.mark.rule("tarot.excuse.slam")
def test_many_deals_are_scored_alike_by_both_ways() -> None:
    rng = Stream("scored", "census")
    slams = 0
    for _ in range(3000):
        tricks = finished(rng)
        apart = DECK.rest(*(trick.cards for trick in tricks))
        contract, chelem = list(Contract)[rng.below(4)], list(Chelem)[rng.below(2)]
        poignees = ((0, DECK.cards[: 10 + 3 * rng.below(2)]),) * rng.below(2)
        deed = Deed(1, contract, apart, apart if contract.shows_chien else (), chelem, poignees, tricks)
        slams += excuse.taken_by_excuse(tricks[-1])
        assert score_sheet(deed, RULEBOOK).scores == brute_force.scores(as_position(deed))
    assert slams > 10


def as_position(deed: Deed) -> brute_force.Position:
    _, apart = set_apart(deed.contract, deed.chien, deed.ecart)
    return brute_force.Position(
        taker=deed.taker,
        contract=deed.contract.value,
        apart=tuple(card.code for card in apart),
        announced=deed.chelem is Chelem.ANNOUNCED,
        poignees=sum(BONUS[len(shown)] for _, shown in deed.poignees),
        tricks=tuple(
            (trick.leader, tuple(card.code for card in trick.cards), excuse.seat_of(trick)) for trick in deed.tricks
        ),
        leader=0,
        hands=(),
    )
