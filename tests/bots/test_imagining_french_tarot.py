"""Worlds of French Tarot, imagined by compiled code: all fit the view, and the likelier ones are believed."""

from collections.abc import Iterator
from dataclasses import replace
from math import log

import numpy as np
import pytest

from cardavia.bots import Answer, Budget, question_for
from cardavia.bots.search.french_tarot import fitted
from cardavia.bots.search.french_tarot.bidding import bidding_of
from cardavia.bots.search.french_tarot.imagining import apart, opinions_of, states_of, weigh, worlds_of
from cardavia.bots.search.manner import Depth, Thinking
from cardavia.bots.search.player import CLUB, MASTER
from cardavia.bots.thumb.french_tarot.bidding import BIDDING, Speaking
from cardavia.bots.thumb.french_tarot.ecart import ECART, Choosing
from cardavia.bots.thumb.french_tarot.weighing import count, distribution
from cardavia.bots.thumb.player import Thumb
from cardavia.cards import Stream, next_seat
from cardavia.engine import own_engine
from cardavia.engine.compiler import Cells, new_cells
from cardavia.engine.french_tarot.engine import SHARES, FrenchTarotEngine
from cardavia.engine.french_tarot.imagining import APART, WORLD
from cardavia.engine.french_tarot.layout import STATE
from cardavia.engine.french_tarot.policy.ecart import lay_ecart, points_of
from cardavia.engine.french_tarot.policy.worth import distribution_of, worth_of
from cardavia.engine.french_tarot.reading import BY_NUMBER, begin, masks, read, read_start
from cardavia.engine.french_tarot.scene import scene_of
from cardavia.games import GAMES
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.bidding import Bid, Contract
from cardavia.games.french_tarot.chien import Discard, open_discard
from cardavia.games.french_tarot.dealing import is_petit_sec
from cardavia.games.french_tarot.deck import DECK, Cards, among, half_points, in_order
from cardavia.games.french_tarot.state import Auction, FrenchTarotState, Phase
from cardavia.match import Deal, deal_out

TAROT = GAMES["french-tarot"]
NOBODY = Answer(Bid(None))


def engine() -> FrenchTarotEngine:
    return own_engine(FRENCH_TAROT, FrenchTarotEngine)


def played(seed: str, words: int) -> Deal:
    """Return a deal in which so many actions were chosen by the rules of thumb."""
    deal = deal_out(TAROT, TAROT.house_rules(), 0, seed)
    while not deal.over and len(deal.actions) < words:
        (seat,) = deal.actors
        question = question_for(TAROT, deal.state, seat)
        after = deal.act(seat, Thumb(TAROT).choose(question, Budget(0), Stream("x", "bot")).action)
        assert isinstance(after, Deal)
        deal = after
    return deal


def moments() -> Iterator[Deal]:
    """Yield deals at all stages, from the auction to the last tricks."""
    for words in (0, 2, 4, 5, 7, 20, 40, 62):
        for number in range(6):
            deal = played(f"imagining {number}", words)
            if not deal.over:
                yield deal


def thinking(deal: Deal, worlds: int, *, believes: bool) -> Thinking:
    (seat,) = deal.actors
    question = question_for(TAROT, deal.state, seat)
    return Thinking(TAROT, question, worlds, Depth(0, 1, believes), Stream("seed", "bot"), NOBODY)


def cards_of(plain: int, trumps: int) -> Cards:
    both = plain | trumps << 64
    return in_order(card for number, card in BY_NUMBER.items() if both >> number & 1)


def state_of(deal: Deal, world: list[int]) -> FrenchTarotState:
    """Return the deal's state with the cards where this world has them."""
    state: FrenchTarotState = deal.state
    first = 0 if state.phase is Phase.BIDDING else state.auction.settled[0]
    cells = [cards_of(*world[2 * place : 2 * place + 2]) for place in range(APART + 1)]
    gone = {card for trick in state.tricks for card in trick.cards} | set(state.trick)
    dealt = [cells[(seat - first) % 4] for seat in range(4)]
    hands = tuple(tuple(card for card in hand if card not in gone) for hand in dealt)
    chien: Cards = cells[APART]
    ecart: Cards = ()
    if TAROT.view(state, 0).chien is not None:
        chien, ecart = state.opening.chien, cells[APART]
        dealt[first] = in_order(card for card in (*dealt[first], *ecart) if not among(card, chien))
    opening = replace(state.opening, dealt=tuple(dealt), chien=chien)
    return replace(state, opening=opening, hands=hands, declared=replace(state.declared, ecart=ecart))


@pytest.mark.parametrize("believes", [False, True])
def test_every_world_fits_the_view_and_none_was_dealt_a_bare_petit(believes: bool) -> None:
    for deal in moments():
        (seat,) = deal.actors
        _, worlds = worlds_of(thinking(deal, 12, believes=believes), 12)
        for world in worlds.tolist():
            imagined = state_of(deal, world)
            assert TAROT.view(imagined, seat) == TAROT.view(deal.state, seat)
            assert not any(is_petit_sec(hand) for hand in imagined.opening.dealt)


def test_a_state_is_that_of_its_world_after_what_was_played() -> None:
    for deal in moments():
        if deal.state.phase is not Phase.PLAY:
            continue
        (seat,) = deal.actors
        scene = scene_of(TAROT.view(deal.state, seat), [deal.state], {}, believes=False)
        worlds = engine().imagine(scene, 3, seed=1)
        starts = engine().starts(scene, worlds)
        begun_states = [
            read_start(state_of(deal, world)) for world in np.asarray(worlds).reshape(3, WORLD).tolist()
        ]
        assert np.array_equal(np.asarray(starts), np.concatenate(begun_states))
        engine().replay(scene, starts)
        assert np.array_equal(np.asarray(starts[:STATE]), read(deal.state))


def test_unseen_cards_lie_as_often_in_each_place_as_in_worlds_drawn_one_by_one() -> None:
    deal = played("imagining 0", 62)
    (seat,) = deal.actors
    view = TAROT.view(deal.state, seat)
    scene = scene_of(view, [deal.state], {}, believes=False)
    worlds = np.asarray(engine().imagine(scene, 4000, seed=3)).reshape(-1, WORLD)
    rng = Stream("drawn", "imagine")
    drawn = [TAROT.imagine(view, rng) for _ in range(1000)]
    taker = deal.state.auction.taker
    for place in range(4):
        for card in DECK:
            hands = [world.hands[(place + taker) % 4] for world in drawn]
            share = sum(card in hand for hand in hands) / len(drawn)
            plain, trumps = masks([card])
            here = worlds[:, 2 * place] & plain | worlds[:, 2 * place + 1] & trumps
            if among(card, [played for trick in view.tricks for played in trick.cards]) or card in view.hand:
                continue
            assert abs(float((here > 0).mean()) - share) < 0.07, (place, card)


def test_the_true_hands_are_believed_more_than_those_drawn_blindly() -> None:
    gains = []
    for number in range(30):
        deal = played(f"truth {number}", 25)
        if deal.over:
            continue
        (seat,) = deal.actors
        view = TAROT.view(deal.state, seat)
        places, opinions = opinions_of(view)
        scene = scene_of(view, [deal.state], places, believes=False)
        true, *others = weigh(scene, opinions, engine().imagine(scene, 100, seed=number))
        gains.append(true - log(float(np.exp(others).mean())))
    assert sum(gains) / len(gains) > 0.3


def test_an_ecart_laid_by_the_policy_makes_voids() -> None:
    voids: dict[bool, list[int]] = {False: [], True: []}
    for number in range(40):
        deal = played(f"ecart {number}", 14)
        if deal.over or not deal.state.declared.ecart or deal.actors == (deal.state.auction.taker,):
            continue
        for believes, found in voids.items():
            scene = scene_of(thinking(deal, 1, believes=believes).view, [deal.state], {}, believes=believes)
            for world in np.asarray(engine().imagine(scene, 20, seed=number)).reshape(-1, WORLD).tolist():
                suits = {card.suit for card in cards_of(world[0], 0)}
                found.append(4 - len(suits))
    assert sum(voids[True]) / len(voids[True]) > sum(voids[False]) / len(voids[False]) + 0.25


def test_the_compiled_ecart_is_that_of_the_book() -> None:
    laid = new_cells(2)
    for number in range(300):
        cards = TAROT.deal(f"laid {number}", 0)
        full = in_order((*cards.hands[0], *cards.talon))
        if number % 5 == 0:  # mostly trumps, so that some have to go
            full = in_order((*DECK.cards[56:], *full[:4]))[-24:]
        lay_ecart(*masks(full), laid)
        book = laid_by_the_book(full)
        assert cards_of(int(laid[0]), int(laid[1])) == in_order(book)
        assert points_of(*masks(book)) == (half_points(book) // 2, sum(card.is_bout for card in book))


def test_hands_count_the_same_by_compiled_code_and_by_the_book() -> None:
    for number in range(50):
        for hand in TAROT.deal(f"worth {number}", 0).hands:
            plain, trumps = masks(hand)
            assert (worth_of(plain, trumps), distribution_of(plain)) == (count(hand), distribution(hand))


def laid_by_the_book(full: Cards) -> Cards:
    """Return the six cards that the rules of thumb lay aside of these 24."""
    _, action = ECART.advice(Choosing(full, open_discard(full)))
    assert isinstance(action, Discard)
    return action.cards


def begun(world: FrenchTarotState, auction: Auction) -> Cells:
    """Return the engine's array at the first card of this contract, the ecart laid by the rules of thumb."""
    taker, contract = auction.settled
    hands = list(world.hands)
    apart = world.opening.chien
    if contract.shows_chien:
        full = in_order((*hands[taker], *apart))
        apart = laid_by_the_book(full)
        hands[taker] = tuple(card for card in full if card not in apart)
    return begin(world.opening.house_rules, auction, hands, apart, next_seat(world.opening.dealer))


def bids_after(deal: Deal, state: FrenchTarotState, contract: Contract | None) -> Auction | None:
    """Return the auction when this seat says this and the others follow the book."""
    (seat,) = deal.actors
    spoken = [*state.auction.bids, (seat, contract)]
    after = deal.act(seat, Bid(contract))
    while isinstance(after, Deal) and after.state.phase is Phase.BIDDING:
        (other,) = after.actors
        speaking = Speaking(state.hands[other], TAROT.choices(after.state, other), is_taker=False)
        _, action = BIDDING.advice(speaking)
        assert isinstance(action, Bid)
        spoken.append((other, action.contract))
        after = after.act(other, action)
    bids = [(each, by) for by, each in spoken if each is not None]
    return Auction(tuple(spoken), bids[-1][1], bids[-1][0]) if bids else None


def test_an_auction_in_a_world_ends_as_it_does_by_the_book() -> None:
    seen = 0
    for number in range(12):
        deal = played(f"bids {number}", number % 4)
        (seat,) = deal.actors
        actions = [action for action in TAROT.choices(deal.state, seat).actions if isinstance(action, Bid)]
        scene, worlds = worlds_of(thinking(deal, 4, believes=False), 4)
        bidding = bidding_of(TAROT.view(deal.state, seat))
        bids = [action.contract.multiplier if action.contract else 0 for action in actions]
        found = engine().judge_bids(scene, worlds.ravel(), bids, bidding, horizon=0, nodes=1)
        for row, world in zip(found.tolist(), worlds.tolist(), strict=True):
            state = state_of(deal, world)
            for score, action in zip(row, actions, strict=True):
                auction = bids_after(deal, state, action.contract)
                expected = 0
                if auction is not None:
                    payment = engine().judge_cells([begun(state, auction)], [-1], 0, 1)[0, 0]
                    expected = SHARES[(seat - auction.settled[0]) % 4] * int(payment)
                assert score == expected
                seen += 1
    assert seen > 100


def test_neighbours_are_set_apart_and_none_is_forgotten() -> None:
    for number in (1, 2, 7, 24, 64, 100):
        order = apart(number).tolist()
        assert sorted(order) == list(range(number))
    assert abs(apart(64)[1] - apart(64)[0]) > 10


def test_who_believes_nothing_looks_less_far_ahead_and_in_fewer_worlds() -> None:
    asked = thinking(played("imagining 0", 30), 16, believes=True)
    strong = fitted(replace(asked, depth=MASTER))
    weak = fitted(replace(asked, depth=CLUB))
    assert (strong.depth.believes, weak.depth.believes) == (True, False)
    assert weak.depth.horizon < strong.depth.horizon <= MASTER.horizon
    assert 16 < weak.worlds < strong.worlds
    assert fitted(asked).depth == asked.depth


def test_the_same_question_has_the_same_worlds() -> None:
    deal = played("imagining 0", 30)
    once, again = (states_of(thinking(deal, 16, believes=True), 16) for _ in range(2))
    assert np.array_equal(once, again)
