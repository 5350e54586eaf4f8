"""The words any game is told in: rules, refusals, choices, audiences, score sheets and house rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import pytest

from cardavia.cards import SEATS, Card, Deck
from cardavia.rules import (
    EVERYBODY,
    NOBODY,
    Audience,
    CardPlayed,
    Choices,
    HouseRules,
    Pick,
    Refusal,
    RuleId,
    ScoreSheet,
    UnknownWord,
    game_prefix,
    only,
    refusal,
)

DECK = Deck([Card(code, order) for order, code in enumerate("ABCDE")])


def test_the_first_part_of_a_rule_names_the_game() -> None:
    assert game_prefix(RuleId("tarot.play.overtrump")) == "tarot"


def test_a_refusal_keeps_its_facts_in_order() -> None:
    assert refusal(RuleId("toy.play.follow"), led="hearts", count=2) == Refusal(
        RuleId("toy.play.follow"), (("led", "hearts"), ("count", 2))
    )


def test_a_refusal_may_have_no_facts() -> None:
    assert refusal(RuleId("toy.play.follow")).facts == ()


def test_an_unknown_word_is_a_wrong_value() -> None:
    assert issubclass(UnknownWord, ValueError)


def test_no_choices_are_offered_unless_named() -> None:
    assert Choices() == Choices((), ())


# A pick of three among A B C D that must hold A.


@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [
        ("A B C", True),
        ("D C A", True),
        ("B C D", False),  # without A
        ("A B", False),  # too few
        ("A B C D", False),  # too many
        ("A B B", False),  # one twice
        ("A A B C", False),  # one twice, though three are different
        ("A B E", False),  # not among those to choose from
        ("", False),
    ],
)
def test_a_pick_allows_so_many_of_its_cards_with_those_it_must_hold(chosen: str, allowed: bool) -> None:
    pick = Pick("discard", 3, DECK.read("A B C D"), DECK.read("A"), DECK.read("A B C"))
    assert pick.allows(DECK.read(chosen)) is allowed


def test_a_pick_of_nothing_allows_nothing_alone() -> None:
    pick = Pick("discard", 0, (), (), ())
    assert (pick.allows(()), pick.allows(DECK.read("A"))) == (True, False)


def test_a_pick_is_written_with_its_verb() -> None:
    pick = Pick("discard", 2, DECK.read("A B C"), (), DECK.read("A B"))
    assert pick.word(DECK.read("C A")) == "discard C A"


def knowing(audience: Audience) -> list[int | None]:
    return [seat for seat in (*SEATS, None) if audience.admits(seat)]


def test_everybody_is_all_seats_and_the_public() -> None:
    assert knowing(EVERYBODY) == [0, 1, 2, 3, None]


def test_nobody_is_nobody() -> None:
    assert knowing(NOBODY) == []


@pytest.mark.parametrize("seat", SEATS)
def test_a_single_seat_is_an_audience(seat: int) -> None:
    assert knowing(only(seat)) == [seat]


def test_everybody_sees_a_card_played() -> None:
    assert CardPlayed(0, DECK["A"]).audience == EVERYBODY


@pytest.mark.parametrize(
    ("outcome", "void"), [({"void": "all-pass"}, True), ({"points": [1, 0]}, False), ({}, False)]
)
def test_a_sheet_is_void_when_its_outcome_says_so(outcome: Mapping[str, object], void: bool) -> None:
    assert ScoreSheet((), (0, 0, 0, 0), outcome).void is void


class Unused(StrEnum):
    HIDDEN = "hidden"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class ToyRules(HouseRules):
    unused_cards: Unused = Unused.HIDDEN
    last_trick: bool = True


def test_without_switches_the_rulebook_holds() -> None:
    assert ToyRules.read({}) == ToyRules()


def test_switches_are_read_as_their_kind() -> None:
    assert ToyRules.read({"unused_cards": "shown", "last_trick": False}) == ToyRules(Unused.SHOWN, last_trick=False)


def test_an_unknown_switch_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="unknown switch 'turbo': this game has unused_cards, last_trick"):
        ToyRules.read({"turbo": True})


def test_a_game_without_switches_says_so() -> None:
    with pytest.raises(ValueError, match="unknown switch 'turbo': this game has none"):
        HouseRules.read({"turbo": True})


@pytest.mark.parametrize(
    ("switch", "value", "takes"),
    [("last_trick", 1, "true or false"), ("last_trick", "yes", "true or false"), ("unused_cards", True, "a word")],
)
def test_a_switch_of_another_kind_is_refused(switch: str, value: object, takes: str) -> None:
    with pytest.raises(ValueError, match=f"switch '{switch}' takes {takes}"):
        ToyRules.read({switch: value})


def test_a_word_that_a_switch_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="'face-up' is not a valid"):
        ToyRules.read({"unused_cards": "face-up"})


def test_only_what_differs_from_the_rulebook_is_written() -> None:
    assert [ToyRules().changed(), ToyRules(Unused.SHOWN).changed(), ToyRules(last_trick=False).changed()] == [
        {},
        {"unused_cards": "shown"},
        {"last_trick": False},
    ]


def test_words_are_written_as_plain_text() -> None:
    assert type(ToyRules(Unused.SHOWN).changed()["unused_cards"]) is str


def test_what_is_written_is_read_back() -> None:
    rules = ToyRules(Unused.SHOWN, last_trick=False)
    assert ToyRules.read(rules.changed()) == rules
