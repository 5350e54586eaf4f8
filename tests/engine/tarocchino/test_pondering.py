"""Worlds drawn in compiled code fit their view, and a tree walked through in them finds what is best."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from statistics import mean

from cardavia.bots.thumb.tarocchino.before import DECLARE, Declaring
from cardavia.bots.thumb.tarocchino.worth import worth
from cardavia.cards import SEATS, Stream
from cardavia.engine import NO_LIMIT, own_engine, solve
from cardavia.engine.compiler import Cells, joined, new_cells
from cardavia.engine.tarocchino.engine import TarocchinoEngine, Walking
from cardavia.engine.tarocchino.layout import DISCARDS, STATE
from cardavia.engine.tarocchino.reading import BY_NUMBER, mask, read, start
from cardavia.engine.tarocchino.worlds import hidden, laid_aside
from cardavia.games import GAMES
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.declarations import Answer, Declaration, Declare
from cardavia.games.tarocchino.evidence import evidence
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.view import view
from cardavia.match import Deal
from tests.engine.played import deals_of, moments_of

GAME = GAMES["tarocchino"]
DEEP = Walking(plies=60, horizon=0, nodes=1, curiosity=300, reserve=20, leaning=200)


def engine() -> TarocchinoEngine:
    return own_engine(GAME, TarocchinoEngine)


def moments() -> Iterator[tuple[TarocchinoState, int]]:
    """Yield every fifth moment of the examples at which a card is to be played, and whose turn it is."""
    for deal in deals_of(GAME):
        for moment in islice(moments_of(deal), 0, None, 5):
            (seat,) = moment.actors
            yield moment.state, seat


def cards_of(cells: int) -> tuple[TarocchinoCard, ...]:
    return tuple(card for number, card in BY_NUMBER.items() if int(cells) >> number & 1)


def drawn(state: TarocchinoState, seat: int, world: TarocchinoState, number: int) -> list[Cells]:
    states, _ = engine().drawn(view(state, seat), world, passed=0, number=number, seed=3)
    return [states[place * STATE : (place + 1) * STATE] for place in range(number)]


def test_every_world_that_is_drawn_fits_the_view() -> None:
    seen = 0
    for state, seat in moments():
        proof = evidence(view(state, seat))
        played = [[card for trick in state.tricks for who, card in trick.plays if who == other] for other in SEATS]
        for place, card in enumerate(state.trick):
            played[(state.leader + place) % 4].append(card)
        for world in drawn(state, seat, state, 8):
            hands = [cards_of(world[other]) for other in SEATS]
            aside = cards_of(world[DISCARDS])
            assert hands[seat] == tuple(sorted(state.hands[seat]))
            assert sorted([*aside, *(card for hand in hands for card in hand)]) == sorted(
                [*state.discards, *(card for hand in state.hands for card in hand)]
            )
            for owner, room in zip(proof.owners, proof.places, strict=True):
                got = aside if owner is None else [c for c in hands[owner] if c not in proof.shown[owner]]
                assert len(got) == room.room
                assert all(room.open >> card.order & 1 for card in got)
            for made in state.declared:
                fifteen = tuple(sorted((*hands[made.seat], *played[made.seat])))
                assert find(fifteen, state.house_rules) == made.combinations
            seen += 1
    assert seen > 300


def test_what_is_drawn_does_not_depend_on_what_the_seat_cannot_see() -> None:
    for state, seat in islice(moments(), 12):
        other = GAME.imagine(view(state, seat), Stream("swap", "imagine"))
        assert [list(world) for world in drawn(state, seat, state, 6)] == [
            list(world) for world in drawn(state, seat, other, 6)
        ]


def test_silence_and_discards_are_weighed_as_the_rules_of_thumb_would_have_it() -> None:
    states = [state for state, _ in moments()]
    cells = joined([start(state) for state in states])
    silent, aside = new_cells(len(states)), new_cells(len(states))
    hidden(cells, 0b1111, silent)
    laid_aside(cells, aside)
    for state, number, value in zip(states, silent, aside, strict=True):
        openings = [Declaration(seat, found) for seat, found in enumerate(state.opening) if found]
        advised = [DECLARE.advice(Declaring(opening))[1] for opening in openings]
        assert number == advised.count(Declare(Answer.YES))
        assert value == sum(map(worth, state.discards))
    assert len(set(silent)) > 2


def late(left: int) -> Iterator[Deal]:
    """Yield a moment of each example with so many tricks left, where there is a choice of cards."""
    for deal in deals_of(GAME):
        for moment in moments_of(deal):
            (seat,) = moment.actors
            if len(moment.state.tricks) == 15 - left and len(GAME.choices(moment.state, seat).actions) > 1:
                yield moment
                break


def test_a_tree_in_the_one_world_there_is_nearly_always_finds_a_best_card() -> None:
    best = []
    for moment in late(3):
        state, (seat,) = moment.state, moment.actors
        cards = [card for card in state.hands[seat] if card in engine().playable(read(state))]
        found = engine().walked(read(state), [0] * 3000, cards, DEEP)
        assert found[:, 0].sum() == 3000
        values = solve(GAME, state) or {}
        best.append(values[cards[int(found[:, 0].argmax())]] == max(values.values()))
    assert len(best) > 50
    assert mean(best) > 0.95


def test_a_flat_tree_behind_the_horizon_gives_what_the_solver_finds() -> None:
    for moment in islice(late(3), 10):
        state, (seat,) = moment.state, moment.actors
        cards = [card for card in state.hands[seat] if card in engine().playable(read(state))]
        found = engine().walked(read(state), [0] * 50, cards, replace(DEEP, plies=1, horizon=3, nodes=NO_LIMIT))
        values = solve(GAME, state) or {}
        for card, (visits, gains, above) in zip(cards, found.tolist(), strict=True):
            assert gains == visits * values[card]
            assert above == (visits if values[card] > 0 else 0)


def test_a_pair_laid_aside_is_judged_like_the_deal_that_follows() -> None:
    state = next(state for state, _ in moments() if not state.tricks and not state.trick)
    held = (*state.hands[state.dealer], *state.discards)
    free = [card for card in held if not (card.is_king or card.is_tarocco)]
    pairs = [(free[0], free[1]), (free[2], free[-1])]
    found = engine().judged_pairs(start(state), [mask(pair) for pair in pairs])
    for pair, score in zip(pairs, found[0].tolist(), strict=True):
        kept = tuple(sorted(card for card in held if card not in pair))
        hands = (*state.hands[: state.dealer], kept, *state.hands[state.dealer + 1 :])
        cells = start(replace(state, hands=hands, discards=pair))
        margin = int(engine().judge_cells([cells], [-1], 0, 1)[0, 0])
        assert score == (-margin if state.dealer % 2 else margin)
