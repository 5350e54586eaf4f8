"""The referee on what only some of the games have: void deals, choices of several cards, words without cards."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardavia.games import GAMES
from cardavia.match import Deal, Verdict, deal_out, from_plain, judge, to_plain

PETIT_SEC = "void-462"
Plain = dict[str, Any]


def beginning(game: str, seed: str, *actions: str) -> Plain:
    dealer = GAMES[game].first_dealer(seed)
    cards = GAMES[game].deal(seed, dealer)
    hands = [[card.code for card in hand] for hand in cards.hands]
    talon = [card.code for card in cards.talon]
    kept = {"dealer": dealer, "hands": hands, "talon": talon, "actions": list(actions)}
    return {"format": "cardavia-deal/1", "game": game, **kept}


def judged(plain: Plain) -> Verdict:
    return judge(json.dumps(plain).encode(), str)


def test_a_deal_void_from_the_start_is_over_without_an_action() -> None:
    assert judged(beginning("french-tarot", PETIT_SEC)) == {"ok": True, "outcome": {"void": "petit-sec"}}


def test_whoever_acts_in_a_void_deal_acts_after_the_end() -> None:
    played = {**beginning("french-tarot", PETIT_SEC, "0 bid pass"), "outcome": {"void": "petit-sec"}}
    assert judged(played) == {"ok": False, "at": 0, "rule": "record.word", "allowed": []}


@pytest.mark.parametrize(
    ("outcome", "differs"),
    [
        ({"void": "petit-sec"}, None),
        ({"void": "petit-sec", "taker": 1}, None),
        ({"void": "all-pass"}, ["void"]),
        ({"void": None}, ["void"]),
        ({}, ["void"]),
        ({"taker": 1}, ["void"]),
    ],
)
def test_the_outcome_of_a_void_deal_is_its_reason(outcome: Plain, differs: list[str] | None) -> None:
    assert judged({**beginning("french-tarot", PETIT_SEC), "outcome": outcome}).get("differs") == differs


@pytest.mark.parametrize("game", list(GAMES))
def test_a_played_deal_that_is_called_void_differs_in_every_key(
    play_out: Callable[[Deal], Deal], game: str
) -> None:
    played = to_plain(play_out(deal_out(GAMES[game], GAMES[game].house_rules(), 0, "museum")))
    void = judged({**played, "outcome": {"void": "petit-sec"}})
    assert void["differs"] == list(void["outcome"])


def test_a_choice_of_several_cards_is_told_card_by_card() -> None:
    plain = beginning("tarocchino", "museum")
    hand = plain["hands"][plain["dealer"]]
    kept = {card.code for card in GAMES["tarocchino"].deck if card.is_king or card.is_tarocco}
    assert judged(plain)["unfinished"] == {
        "to_act": [plain["dealer"]],
        "choices": [f"discard {code}" for code in hand if code not in kept],
    }


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("verb", ["play", "bid", "discard", "chelem", "poignee", "declare"])
def test_a_verb_alone_is_no_word_in_any_game(game: str, verb: str) -> None:
    plain = beginning(game, "museum")
    (seat,) = from_plain(plain).begin().actors
    assert judged({**plain, "actions": [f"{seat} {verb}"]})["rule"] == "record.word"
