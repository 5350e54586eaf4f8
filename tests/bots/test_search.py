"""The player that searches: what it answers, and that it answers the same again."""

from dataclasses import replace

import pytest

from cardavia.bots import Answer, Budget, Question, question_for
from cardavia.bots.levels import PLAYERS, STAND_IN, at_hand
from cardavia.bots.search.french_tarot.ecart import candidates
from cardavia.bots.search.french_tarot.equal import alike
from cardavia.bots.search.player import Search, club, master
from cardavia.cards import Stream
from cardavia.engine import warm
from cardavia.games import GAMES
from cardavia.games.french_tarot import chien
from cardavia.games.french_tarot.bidding import Bid, Contract
from cardavia.games.french_tarot.deck import DECK
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.match import Deal, deal_out
from cardavia.rules import AnyGame

TAROT = GAMES["french-tarot"]
FEW = Budget(worlds=8)


def answered(deal: Deal, bot: Search, worlds: int = 8, key: str = "x") -> Answer:
    (seat,) = deal.actors
    return bot.choose(question_for(TAROT, deal.state, seat), Budget(worlds), Stream(key, "bot"))


def after(deal: Deal, *words: str) -> Deal:
    for word in words:
        heard = deal.hear(word)
        assert isinstance(heard, Deal), heard
        deal = heard
    return deal


def dealt(seed: str) -> Deal:
    return deal_out(TAROT, TAROT.house_rules(), 3, seed)


def test_a_whole_deal_is_played_without_a_refusal_and_again_the_same() -> None:
    for bid in ("garde", "garde-sans"):
        played = [played_from(after(dealt("gull"), f"0 bid {bid}"), club(TAROT)) for _ in range(2)]
        assert played[0].actions == played[1].actions
        assert len(played[0].actions) > 72


def played_from(deal: Deal, bot: Search) -> Deal:
    while not deal.over:
        (seat,) = deal.actors
        heard = deal.act(seat, answered(deal, bot, 2).action)
        assert isinstance(heard, Deal), heard
        deal = heard
    return deal


def test_an_answer_weighs_every_card_that_differs_and_names_the_best() -> None:
    deal = after(dealt("gull"), "0 bid garde-sans", "1 bid pass", "2 bid pass", "3 bid pass", "0 chelem no")
    answer = answered(deal, master(TAROT))
    weighed = [candidate.action for candidate in answer.candidates]
    assert weighed[0] == answer.action
    assert len(set(weighed)) == len(weighed) > 5
    best = answer.candidates[0]
    assert 0 <= best.chance <= 1
    assert all(best.expected >= other.expected for other in answer.candidates[1:4])


def test_the_rule_of_thumb_stands_beside_the_candidate_that_it_speaks_for() -> None:
    deal = dealt("gull")
    answer = answered(deal, master(TAROT))
    spoken = [candidate for candidate in answer.candidates if candidate.thumb]
    assert len(spoken) == 1
    assert spoken[0].thumb in {
        f"tarot.thumb.bid-{name}" for name in ("calibrated", "count", "sans", "prise-window")
    }


def test_without_worlds_the_rules_of_thumb_answer() -> None:
    answer = answered(dealt("gull"), master(TAROT), worlds=0)
    assert not answer.candidates
    assert answer.reasons


STRONG = "T21 T20 T19 T18 T17 T15 T12 T9 T1 EX SR SD HR HD DR D5 C7 C8"
WEAK = "S2 S3 S4 S7 SV H1 H4 H6 H9 D2 D4 D8 DV C1 C3 C6 T3 T6"


def bid_with(hand: str) -> Contract | None:
    deal = dealt("bidding")
    view: FrenchTarotView = TAROT.view(deal.state, 0)
    question = Question(replace(view, hand=DECK.read(hand)), TAROT.choices(deal.state, 0))
    action = master(TAROT).choose(question, FEW, Stream("x", "bot")).action
    assert isinstance(action, Bid)
    return action.contract


def test_a_strong_hand_bids_high_and_a_weak_one_passes() -> None:
    assert bid_with(STRONG) in {Contract.GARDE_SANS, Contract.GARDE_CONTRE}
    assert bid_with(WEAK) is None


def test_every_ecart_that_is_weighed_is_legal() -> None:
    for number in range(40):
        cards = TAROT.deal(f"ecart {number}", 0)
        full = tuple(sorted((*cards.hands[0], *cards.talon)))
        free = chien.plain_to_lay(full)
        found = list(candidates(full, free))
        assert len(set(found)) > 5
        assert all(chien.refused(full, ecart) is None for ecart in found)


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("S1 S2 S4 SV T5 T6 T7 EX", "S1 S2|S4|SV|T5 T6 T7|EX"),
        ("T1 T2 T3 T20 T21", "T1|T2 T3|T20|T21"),
        ("HV HC HD HR", "HV|HC|HD|HR"),
    ],
)
def test_cards_are_alike_when_nothing_parts_them(hand: str, groups: str) -> None:
    deal = dealt("alike")
    view = replace(TAROT.view(deal.state, 0), hand=DECK.read(hand))
    found = alike(view, DECK.read(hand))
    assert "|".join(" ".join(card.code for card in group) for group in found) == groups


def test_until_the_engine_is_compiled_the_stand_in_plays_for_who_searches() -> None:
    class Whist:
        name = "whist"

    whist: AnyGame = Whist()  # type: ignore[assignment]
    assert at_hand(PLAYERS["master"], whist) is STAND_IN
    assert at_hand(PLAYERS["first-steps"], whist) is PLAYERS["first-steps"]
    warm([TAROT])
    assert at_hand(PLAYERS["master"], TAROT) is PLAYERS["master"]
