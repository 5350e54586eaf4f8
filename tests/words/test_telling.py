"""Events, actions, refusals and score sheets in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum

import pytest

from cardavia.cards import Card, Deck, Seat
from cardavia.rules import (
    EVERYBODY,
    Action,
    Audience,
    CardPlayed,
    Choices,
    Event,
    Line,
    Pick,
    PlayCard,
    RuleId,
    ScoreSheet,
    Section,
    Unit,
    refusal,
)
from cardavia.words import Company, Speaker, speak
from cardavia.words.log import name_action, tell
from cardavia.words.naming import facts_of
from cardavia.words.refusals import allowed, explain
from cardavia.words.sheet import Block, Row, as_lines, tell_sheet, tell_void
from tests.words.toy import ENGLISH, speaking

TEXT = """
card-toy-K = King
    .play = the King
card-toy-V = Valet
    .play = the Valet
card-toy-1 = Ace
    .play = the Ace
event-toy-card-played = { SEAT($seat) } plays { NAME($card, form: "play") }
event-toy-bid-made = { SEAT($seat) }: { $bid ->
    [none] pass
    [double-game] double
   *[single] single
 }{ $partners ->
    [yes] , with a partner
   *[no] { "" }
 }
event-toy-shown = { $cards } by { $seats }
action-toy-call = { $bid ->
    [double-game] Double
   *[single] Single
 }
refusal-toy-play-follow = You cannot play that: { NAME($led) } was led.
    .rule = Follow if you can.
refusal-toy-play-own = You do not hold that card.
refusal-allowed = Allowed: { NAME($things, form: "play", join: "or") }.
refusal-nothing-allowed = Nothing can be done.
refusal-pick = { $size } of { NAME($cards, join: "unit") }
refusal-pick-more = { NAME($must) } and { $size } of { NAME($cards, join: "unit") }
refusal-pick-fixed = just { NAME($must) }
section-toy-count = Counting
column-toy-taker = Taker
side-yours = your side
    .label = Yours
side-others = the other side
    .label = Others
seat-you = you
    .label = You
seat-left = left
seat-right = right
seat-opposite = opposite
line-toy-tricks = { $n ->
    [one] One trick
   *[other] { $n } tricks
 }
line-toy-total = Total
void-toy-all-pass = Everybody passed.
"""
DECK = Deck([Card("K", 0), Card("V", 1), Card("1", 2)])
KING, VALET, ACE = DECK


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    with speaking({ENGLISH: TEXT}):
        yield


def english() -> Speaker:
    return speak("en").at("toy", Company(seen_from=0))


class Bid(StrEnum):
    SINGLE = "single"
    DOUBLE = "double-game"


class Colour(Enum):
    DARK_RED = 1


@dataclass(frozen=True, slots=True)
class Call(Action):
    bid: Bid


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: Seat
    bid: Bid | None
    partners: bool

    @property
    def audience(self) -> Audience:
        return EVERYBODY


@dataclass(frozen=True, slots=True)
class Shown(Event):
    cards: tuple[Card, ...]
    seats: frozenset[Seat]
    colour: Colour
    hands: tuple[tuple[Card, ...], ...]

    @property
    def audience(self) -> Audience:
        return EVERYBODY


def test_an_event_is_told_by_its_kind_and_its_fields() -> None:
    assert tell(english(), CardPlayed(1, KING)) == "left plays the King"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (BidMade(0, None, False), "you: pass"),
        (BidMade(2, Bid.DOUBLE, True), "opposite: double, with a partner"),
        (BidMade(3, Bid.SINGLE, False), "right: single"),
    ],
)
def test_a_word_of_an_event_chooses_the_sentence(event: Event, told: str) -> None:
    assert tell(english(), event) == told


def test_lists_of_lists_are_no_facts() -> None:
    shown = Shown((KING, ACE), frozenset({2, 1}), Colour.DARK_RED, ((KING,), (ACE,)))
    assert facts_of(shown) == {"cards": (KING, ACE), "seats": (1, 2), "colour": "dark-red"}


def test_a_card_to_play_is_named_as_it_is_played() -> None:
    assert name_action(english(), PlayCard(KING)) == "the King"


def test_another_action_has_a_name_of_its_own() -> None:
    assert name_action(english(), Call(Bid.DOUBLE)) == "Double"


def test_a_refusal_says_what_is_refused_and_the_rule_and_what_is_allowed() -> None:
    choices = Choices((PlayCard(KING), PlayCard(VALET)))
    explanation = explain(english(), refusal(RuleId("toy.play.follow"), led=ACE), choices)
    assert explanation.sentences == (
        "You cannot play that: Ace was led.",
        "Follow if you can.",
        "Allowed: the King or the Valet.",
    )


def test_a_refusal_that_says_its_own_rule_has_two_sentences() -> None:
    explanation = explain(english(), refusal(RuleId("toy.play.own")), Choices((PlayCard(KING),)))
    assert explanation.sentences == ("You do not hold that card.", "Allowed: the King.")


def test_actions_and_picks_are_allowed_by_name() -> None:
    choices = Choices((Call(Bid.SINGLE),), (Pick("lay", 2, (KING, VALET, ACE), (), (KING, VALET)),))
    assert allowed(english(), choices) == "Allowed: Single or 2 of King, Valet, Ace."


@pytest.mark.parametrize(
    ("size", "must", "sentence"),
    [
        (2, "K", "Allowed: King and 1 of Valet, Ace."),
        (2, "K V", "Allowed: just King and Valet."),
    ],
)
def test_a_pick_names_first_the_cards_it_must_hold(size: int, must: str, sentence: str) -> None:
    held = DECK.read(must)
    pick = Pick("lay", size, (KING, VALET, ACE) if len(held) < size else held, held, (KING, VALET))
    assert allowed(english(), Choices(picks=(pick,))) == sentence


def test_once_the_deal_is_over_nothing_is_allowed() -> None:
    assert allowed(english(), Choices()) == "Nothing can be done."


SHEET = ScoreSheet(
    sections=(
        Section(
            "count",
            ("taker", "side-0", "seat-0"),
            (
                Line(RuleId("toy.scoring.tricks"), "tricks", (9, None, -1), Unit.HALF_POINTS, (("n", 1),)),
                Line(RuleId("toy.scoring.sum"), "total", (1000, 0, 12), Unit.POINTS),
            ),
        ),
    ),
    scores=(1, 2, 3, 4),
    outcome={},
)


def test_a_score_sheet_is_told_line_by_line() -> None:
    assert tell_sheet(english(), SHEET) == (
        Block(
            "Counting",
            ("Taker", "Yours", "You"),
            (
                Row(RuleId("toy.scoring.tricks"), "One trick", ("4.5", "", "−0.5")),
                Row(RuleId("toy.scoring.sum"), "Total", ("1000", "0", "12")),
            ),
        ),
    )


def test_the_other_side_has_a_column_too() -> None:
    sheet = ScoreSheet((Section("count", ("side-0", "side-1"), ()),), (), {})
    assert tell_sheet(english(), sheet)[0].columns == ("Yours", "Others")


def test_a_block_is_set_in_columns_for_a_terminal() -> None:
    (block,) = tell_sheet(english(), SHEET)
    assert as_lines(block) == (
        "Counting",
        "           Taker  Yours   You",
        "One trick    4.5         −0.5",
        "Total       1000      0    12",
    )


def test_columns_stand_straight_in_scripts_of_other_widths() -> None:
    rows = (Row(RuleId("toy.a"), "切り札", ("1",)), Row(RuleId("toy.b"), "ทริก", ("10",)))
    assert as_lines(Block("t", ("n",), rows))[2:] == ("切り札   1", "ทริก     10")


def test_a_void_deal_says_why() -> None:
    assert tell_void(english(), ScoreSheet((), (0, 0, 0, 0), {"void": "all-pass"})) == "Everybody passed."


def test_a_deal_that_counts_has_no_reason_to_be_void() -> None:
    with pytest.raises(ValueError, match="this deal counts"):
        tell_void(english(), SHEET)
