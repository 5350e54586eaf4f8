"""The player that searches, in the two games of fixed pairs."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from statistics import mean

import pytest

from cardavia.bots import Answer, Budget, question_for
from cardavia.bots.search.manner import Depth, Thinking
from cardavia.bots.search.player import MASTER, Search, club, master
from cardavia.bots.search.tarocchino.belief import worlds_of
from cardavia.bots.search.tarocchino.equal import alike
from cardavia.bots.thumb.player import Thumb
from cardavia.cards import Stream
from cardavia.engine.tarocchino.layout import STATE
from cardavia.engine.tarocchino.reading import mask
from cardavia.games import GAMES
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.games.tarocchino.deck import DECK
from cardavia.games.tarocchino.declarations import Answer as Said
from cardavia.games.tarocchino.declarations import Declare
from cardavia.match import Deal, deal_out
from cardavia.rules import AnyGame

ALUETTE, TAROCCHINO = GAMES["aluette"], GAMES["tarocchino"]


def answered(deal: Deal, bot: Search, worlds: int) -> Answer:
    (seat,) = deal.actors
    question = question_for(deal.game, deal.state, seat)
    return bot.choose(question, Budget(worlds), Stream(f"{len(deal.actions)}", "bot"))


def played_from(deal: Deal, bot: Search, worlds: int) -> Deal:
    while not deal.over:
        (seat,) = deal.actors
        heard = deal.act(seat, answered(deal, bot, worlds).action)
        assert isinstance(heard, Deal), heard
        deal = heard
    return deal


def dealt(game: AnyGame, seed: str, dealer: int = 3) -> Deal:
    return deal_out(game, game.house_rules(), dealer, seed)


@pytest.mark.parametrize("game", [ALUETTE, TAROCCHINO], ids=lambda game: game.name)
@pytest.mark.parametrize("player", [club, master])
def test_a_whole_deal_is_played_without_a_refusal_and_again_the_same(
    game: AnyGame, player: Callable[[AnyGame], Search]
) -> None:
    played = [played_from(dealt(game, "tern"), player(game), 1) for _ in range(2)]
    assert played[0].actions == played[1].actions


def test_equal_cards_of_aluette_are_weighed_once() -> None:
    deal = dealt(ALUETTE, "tern")
    answer = answered(deal, master(ALUETTE), 2)
    (seat,) = deal.actors
    assert len(answer.candidates) == len({card.level for card in deal.state.hands[seat]})
    assert answer.candidates[0].action == answer.action


def test_the_dealer_weighs_every_pair_that_may_go() -> None:
    deal = dealt(TAROCCHINO, "tern")
    answer = answered(deal, master(TAROCCHINO), 2)
    (pick,) = TAROCCHINO.choices(deal.state, 3).picks
    assert isinstance(answer.action, DiscardCards)
    assert {candidate.action for candidate in answer.candidates} == {
        DiscardCards(tuple(DECK[card.code] for card in pair)) for pair in combinations(pick.cards, 2)
    }


def test_a_great_combination_is_declared_when_showing_it_tells_little() -> None:
    for number in range(40):
        deal = dealt(TAROCCHINO, f"declare {number}")
        deal = played_to_declarations(deal)
        (seat,) = deal.actors
        made = TAROCCHINO.view(deal.state, seat).to_declare
        if made is not None and made.combinations.total >= 40:
            answer = answered(deal, master(TAROCCHINO), 4)
            assert answer.action == Declare(Said.YES)
            assert {candidate.action for candidate in answer.candidates} == {Declare(said) for said in Said}
            return
    raise AssertionError("no great combination was dealt")


def played_to_declarations(deal: Deal) -> Deal:
    (pick,) = TAROCCHINO.choices(deal.state, 3).picks
    heard = deal.hear(f"3 {pick.word(pick.proposed)}")
    assert isinstance(heard, Deal)
    return heard


def played_by_thumb(seed: str, actions: int) -> Deal:
    deal, thumb = dealt(TAROCCHINO, seed), Thumb(TAROCCHINO)
    while len(deal.actions) < actions:
        (seat,) = deal.actors
        question = question_for(TAROCCHINO, deal.state, seat)
        heard = deal.act(seat, thumb.choose(question, Budget(0), Stream("x", "bot")).action)
        assert isinstance(heard, Deal), heard
        deal = heard
    return deal


def thinking(deal: Deal, depth: Depth, seed: str) -> Thinking:
    (seat,) = deal.actors
    question, rng = question_for(TAROCCHINO, deal.state, seat), Stream(seed, "bot")
    return Thinking(TAROCCHINO, question, 1, depth, rng, Thumb(TAROCCHINO).choose(question, Budget(0), rng))


def test_belief_favours_the_true_hands_of_those_who_play_by_the_rules_of_thumb() -> None:
    ahead = []
    for number in range(12):
        deal = played_by_thumb(f"belief {number}", 34)
        true = [mask(hand) for hand in deal.state.hands]
        likeness = []
        for depth in (MASTER, replace(MASTER, believes=False)):
            states, order = worlds_of(thinking(deal, depth, f"{number}"), 200, 200)
            hands = [[int(states[world * STATE + seat]) for seat in range(4)] for world in order]
            likeness.append(mean((a & b).bit_count() for drawn in hands for a, b in zip(drawn, true, strict=True)))
        ahead.append(likeness[0] - likeness[1])
    assert mean(ahead) > 0.1
    assert sum(lead > 0 for lead in ahead) > 8


def test_what_cannot_be_seen_changes_no_choice() -> None:
    for number, actions in enumerate((0, 8, 22, 41)):
        deal = played_by_thumb(f"swap {number}", actions)
        (seat,) = deal.actors
        view = TAROCCHINO.view(deal.state, seat)
        other = TAROCCHINO.imagine(view, Stream(f"{number}", "imagine"))
        assert other != deal.state
        assert answered(replace(deal, state=other), master(TAROCCHINO), 8) == answered(deal, master(TAROCCHINO), 8)


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("S6 S7 S8 S10 SR", "S6 S7 S8|S10|SR"),
        ("M1 M4 T5 T6", "M1 M4|T5|T6"),
        ("D6 D7 D1", "D7 D6|D1"),
    ],
)
def test_small_cards_and_moors_are_alike_when_nothing_parts_them(hand: str, groups: str) -> None:
    view = replace(TAROCCHINO.view(dealt(TAROCCHINO, "alike").state, 0), hand=DECK.read(hand))
    found = alike(view, DECK.read(hand))
    assert "|".join(" ".join(card.code for card in group) for group in found) == groups
